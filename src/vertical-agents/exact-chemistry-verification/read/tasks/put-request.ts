import type { TaskKind } from "../../../../engines/chemistry/problem/problem.js";
import { type CueItem, type EquationItem, type Item, isCue } from "../items/item.js";
import type { SpeciesItem } from "../items/measured.js";
import { combustionOf } from "./combustion.js";
import { Draft } from "./draft.js";
import { putMedium } from "./medium.js";
import { substancesOfReaction } from "./reaction-substances.js";
import type { Request, RequestKind } from "./request.js";
import type { Scene } from "./scene.js";
import { equationNear, use } from "./scene.js";

const OF_SUBSTANCES: Readonly<Partial<Record<RequestKind, TaskKind>>> = {
  mass: "molar_mass",
  percents: "percent_composition",
  states: "oxidation_states",
};
const QUOTE_MAX = 120;
const WANTED_GAP_MAX = 8;
const WANTED =
  /^(?:needs?|wants?|wanted|get|have|make|give|gimme|please|pls|brauche|hatte|mochte|bitte|quiero|necesito|quero|preciso|veux|voudrais|faut)$/u;
const STRUCTURE: readonly RequestKind[] = ["exact mass", "formula", "smiles"];

/** Makes the tasks of one request, kind by kind. */
export function putRequest(scene: Scene, request: Request): void {
  const equations = request.objects.filter(
    (item): item is EquationItem => item.type === "equation",
  );
  const substances = request.objects.filter(
    (item): item is SpeciesItem => item.type === "substance" || item.type === "symbol",
  );
  for (const kind of request.kinds) {
    if (kind === "balance" || kind === "check") ofEquations(scene, request, kind, equations);
    else if (OF_SUBSTANCES[kind]) {
      const own = substances.length > 0 ? substances : ofReaction(scene, request, kind);
      ofSubstances(scene, request, kind, own);
    }
  }
  const isStructure = request.kinds.some((kind) => STRUCTURE.includes(kind));
  if (isStructure) ofStructures(scene, request, substances);
  use(scene, ...request.cues);
}

/** Where only an equation is there to ask about, its own substances are meant. */
function ofReaction(scene: Scene, request: Request, kind: RequestKind): readonly SpeciesItem[] {
  const cue = cueOf(request, kind);
  const sentence = scene.sentences.find(({ items }) => cue !== undefined && items.includes(cue));
  const found = sentence ? substancesOfReaction(scene, sentence, kind) : [];
  const equation = sentence && equationNear(scene, sentence);
  if (equation && found.length > 0) use(scene, equation);
  return found;
}

function ofEquations(
  scene: Scene,
  request: Request,
  kind: "balance" | "check",
  equations: readonly EquationItem[],
): void {
  const cue = cueOf(request, kind);
  const asked = kind === "check" || isChecked(request, cue) ? "check_balance" : "balance";
  if (equations.length === 0) {
    if (kind === "check" || scene.drafts.some((draft) => draft.fields.equation)) return;
    const burnt = combustionOf(scene.items);
    const draft = new Draft(asked, cue?.span.start ?? 0, cue?.span);
    if (burnt) draft.equation(burnt);
    else draft.ask("equation", askWhich(scene));
    scene.drafts.push(draft);
    use(scene, ...request.objects);
    return;
  }
  const isGoal = asked === "check_balance" && isToBeReached(scene, cue);
  for (const equation of equations) {
    const taskKind = isGoal && !equation.parsed.hasCoefficients ? "balance" : asked;
    if (hasTask(scene, equation, taskKind) || isRemark(scene, request, equation)) continue;
    // The first of its tasks stands where the equation does, so that lists keep their order.
    const at = Math.max(equation.span.start, cue?.span.start ?? 0);
    const draft = new Draft(taskKind, at, cue?.span).equation(equation);
    if (taskKind === "balance") putMedium(scene, draft, equation);
    scene.drafts.push(draft);
    use(scene, equation);
  }
}

/** `I need these balanced`: no question whether they are. */
function isToBeReached({ sentences }: Scene, cue: CueItem | undefined): boolean {
  const sentence = sentences.find(({ items }) => cue !== undefined && items.includes(cue));
  if (!sentence || !cue || sentence.isQuestion || !isCue(cue, "balanced")) return false;
  const at = sentence.items.indexOf(cue);
  return sentence.items
    .slice(Math.max(0, at - WANTED_GAP_MAX), at)
    .some((item) => "key" in item && WANTED.test(item.key));
}

/** `is it balanced right?` asks to check, whatever else the verb. */
function isChecked({ isJudged, kinds }: Request, cue: CueItem | undefined): boolean {
  return isJudged && kinds.includes("check") && !isCue(cue, "balanced equation");
}

/** `(unbalanced)` beside a question for amounts, which balances by itself. */
function isRemark({ drafts }: Scene, { cues }: Request, { text }: EquationItem): boolean {
  const isOnly = cues.every((item) => isCue(item, "unbalanced"));
  return (
    isOnly &&
    drafts.some(
      ({ kind, fields }) =>
        /^(?:stoichiometry|limiting_reagent)$/u.test(kind) && fields.equation === text,
    )
  );
}

function hasTask({ drafts }: Scene, { text }: EquationItem, kind: TaskKind): boolean {
  return drafts.some((draft) => draft.kind === kind && draft.fields.equation === text);
}

/** A text as a question quotes it: an equation may have thousands of characters. */
export function quoted(text: string): string {
  const plain = text.trim();
  return `"${plain.length <= QUOTE_MAX ? plain : `${plain.slice(0, QUOTE_MAX)}…`}"`;
}

export function askWhich({ fragments }: Scene): string {
  const [fragment] = fragments;
  const why = fragment ? ` ${quoted(fragment.text)} cannot be balanced: ${fragment.fault}.` : "";
  return `Which equation, with all reactants and products, such as H2 + O2 -> H2O?${why}`;
}

function ofSubstances(
  scene: Scene,
  request: Request,
  kind: RequestKind,
  substances: readonly SpeciesItem[],
): void {
  const cue = cueOf(request, kind);
  const taskKind = OF_SUBSTANCES[kind];
  if (!taskKind) return;
  if (substances.length === 0) {
    if (cue && isCue(cue, "mass") && !isCue(cue, "molar mass")) return;
    const draft = new Draft(taskKind, cue?.span.start ?? 0, cue?.span);
    scene.drafts.push(draft.ask("formula", askSubstance(scene, cue)));
    return;
  }
  for (const substance of substances) {
    const at = Math.max(cue?.span.start ?? 0, substance.span.start);
    if (kind === "mass" && isStructure(substance))
      putStructure(scene, substance, at, { cue, isOfFormula: false });
    else scene.drafts.push(new Draft(taskKind, at, cue?.span).formula(substance));
    use(scene, substance);
  }
}

/** Whether the prompt writes a SMILES text. */
function isStructure(item: SpeciesItem): boolean {
  return item.type === "substance" && item.smiles !== undefined && item.smiles === item.written;
}

/** What stands behind the cue may be a name that is not known. */
function askSubstance({ source, items, fragments: _ }: Scene, cue: CueItem | undefined): string {
  const at = cue ? items.indexOf(cue) : -1;
  const words = items.slice(at + 1, at + 6).filter(({ type }) => type === "word");
  const [first, last] = [words[0], words.at(-1)];
  const written =
    first && last
      ? source.slice(first.span.start, last.span.end).replace(/^(?:of|von|de|du|do|da)\s+/u, "")
      : "";
  return written === ""
    ? "Of which substance? Give its formula, such as H2SO4, or a common name."
    : `What is the formula of the substance? "${written}" is not known here.`;
}

function ofStructures(scene: Scene, request: Request, substances: readonly SpeciesItem[]): void {
  const kind = STRUCTURE.find((one) => request.kinds.includes(one)) ?? "smiles";
  const isMassToo = request.kinds.includes("mass");
  const cue = cueOf(request, kind);
  for (const substance of substances) {
    // A formula that is written answers what the formula is, and shows no structure.
    if (kind !== "exact mass" && !substance.isName && !isStructure(substance)) continue;
    if (kind === "formula" && isMassToo && !isStructure(substance)) continue;
    const at = Math.max(cue?.span.start ?? 0, substance.span.start);
    putStructure(scene, substance, at, { cue, isOfFormula: kind === "formula" });
    use(scene, substance);
  }
}

interface Asked {
  readonly cue: CueItem | undefined;
  /** The formula is asked, so that a name needs no structure. */
  readonly isOfFormula: boolean;
}

function putStructure(
  scene: Scene,
  substance: SpeciesItem,
  at: number,
  { cue, isOfFormula }: Asked,
): void {
  const isByName = isOfFormula && !isStructure(substance);
  if (substance.type === "substance" && substance.smiles !== undefined && !isByName) {
    scene.drafts.push(new Draft("smiles", at, cue?.span).smiles(substance));
  } else {
    scene.drafts.push(new Draft("molar_mass", at, cue?.span).formula(substance));
  }
}

function cueOf({ cues }: Request, kind: RequestKind): CueItem | undefined {
  const isOf = (cue: Item) => {
    if (kind === "balance") return isCue(cue, "balance", "unbalanced", "balanced equation");
    if (kind === "check") return isCue(cue, "balanced", "judge");
    if (kind === "mass") return isCue(cue, "molar mass", "mass");
    if (kind === "percents") return isCue(cue, "percent composition");
    if (kind === "states") return isCue(cue, "oxidation state");
    return isCue(cue, kind);
  };
  return cues.find(isOf) ?? cues[0];
}
