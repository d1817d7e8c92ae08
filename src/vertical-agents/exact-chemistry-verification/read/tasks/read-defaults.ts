import { trySmiles } from "../items/attempts.js";
import { type EquationItem, type Item, isCue, type SubstanceItem } from "../items/item.js";
import { Draft } from "./draft.js";
import { askWhich } from "./put-request.js";
import { cuesIn, type Scene, type Sentence, use } from "./scene.js";

/** Tasks of equations and substances that stand without a request: what they are for shows in how they are written. */
export function readDefaults(scene: Scene): void {
  for (const sentence of scene.sentences) {
    for (const item of sentence.items) {
      if (item.type === "equation" && !sentence.items.some(isUncovered))
        ofEquation(scene, sentence, item);
    }
  }
  const [fragment] = scene.fragments.filter(({ text }) => text.includes("+"));
  if (scene.drafts.length === 0 && fragment) {
    const draft = new Draft("balance", fragment.span.start, fragment.span);
    scene.drafts.push(draft.ask("equation", askWhich(scene)));
  }
  if (scene.drafts.length > 0 || scene.items.some(isUncovered)) return;
  brokenStructure(scene);
  // Figures that no task took say that more is meant than a molar mass.
  const isOpen = scene.items.some((item) => item.type === "quantity" && !scene.used.has(item));
  if (isOpen) return;
  for (const item of scene.items) {
    if (item.type === "substance" && !item.isName && !scene.used.has(item))
      ofSubstance(scene, item);
  }
}

const STRUCTURE = /(?<!\S)[BCNOPSFI[][A-Za-z\d@+\-[\]()=#%/\\.]{2,300}/gu;

/** A SMILES text that cannot be read, where the prompt says that it is one. */
function brokenStructure(scene: Scene): void {
  if (!/\bsmi(?:les?)?\b/iu.test(scene.source)) return;
  const found = [...scene.source.matchAll(STRUCTURE)].find(([text]) => /[[\]()=#]|\d/u.test(text));
  if (!found) return;
  const [text] = found;
  const span = { start: found.index, end: found.index + text.length };
  const draft = new Draft("smiles", span.start, span).put("smiles", text, span);
  const why = trySmiles(text).fault ?? "it is no structure";
  scene.drafts.push(draft.ask("smiles", `"${text}" cannot be read: ${why}. How is it meant?`));
}

/** Whether the equation is used already; one that is judged needs a task that judges. */
function hasTask({ drafts }: Scene, { text }: EquationItem, isJudged: boolean): boolean {
  if (isClaimed(drafts, text)) return true;
  return drafts.some(
    ({ kind, fields }) =>
      fields.equation === text && (!isJudged || /^(?:balance|check_balance|claim)$/u.test(kind)),
  );
}

function isClaimed(drafts: Scene["drafts"], text: string): boolean {
  return drafts.some(({ kind, fields }) => kind === "claim" && fields.equation === text);
}

function isUncovered(item: Item): boolean {
  return item.type === "cue" && item.words.has("uncovered");
}

function ofEquation(scene: Scene, sentence: Sentence, equation: EquationItem): void {
  const next = scene.sentences[scene.sentences.indexOf(sentence) + 1];
  const judges = [sentence, ...(next ? [next] : [])].flatMap((one) =>
    cuesIn(scene, one, "judge", "speaker", "balanced"),
  );
  const header = scene.sentences.find((one) => one.isHeader && one.to <= sentence.from);
  const asked = judges[0] ?? (header ? cuesIn(scene, header, "judge", "balanced")[0] : undefined);
  const isJudged = sentence.items.some((one) => isCue(one, "judge") && !scene.used.has(one));
  const isRead = scene.used.has(equation) && asked === undefined;
  if (isRead || hasTask(scene, equation, isJudged)) return;
  const kind = asked || equation.parsed.hasCoefficients ? "check_balance" : "balance";
  const draft = new Draft(kind, equation.span.start, asked?.span).equation(equation);
  if (!asked) {
    const why =
      kind === "balance"
        ? "an equation without coefficients is balanced"
        : "an equation with coefficients is checked";
    draft.note("kind", `the prompt does not say what to do: ${why}`, kind);
  }
  scene.drafts.push(draft);
  use(scene, equation, ...judges);
}

function ofSubstance(scene: Scene, item: SubstanceItem): void {
  const isStructure = item.formula === undefined && item.smiles !== undefined;
  const kind = isStructure ? "smiles" : "molar_mass";
  const draft = new Draft(kind, item.span.start);
  if (isStructure) draft.smiles(item);
  else draft.formula(item);
  draft.note("kind", "the prompt does not say what to find: the mass is given", kind);
  scene.drafts.push(draft);
  use(scene, item);
}
