import { type CueItem, type EquationItem, isCue } from "../items/item.js";
import type { Measured } from "../items/measured.js";
import { addQuantity } from "./add-quantity.js";
import { askedSize, conditionsOf } from "./asked-sizes.js";
import { askedTerms } from "./asked-terms.js";
import { Draft, formulaOf } from "./draft.js";
import { quoted } from "./put-request.js";
import type { Question } from "./question.js";
import { cuesIn, type Scene, type Sentence, use } from "./scene.js";
import { speciesOfEquation, type TermName, termByClass, termsOf } from "./terms.js";
import { isPercentYield, isYield } from "./yields.js";

export function isLimiting(cues: readonly CueItem[]): boolean {
  return cues.some((cue) => isCue(cue, "limiting"));
}

interface Known {
  /** Quantities of which the prompt does not say what they are of. */
  readonly unnamed?: readonly Measured[];
  readonly equation?: EquationItem;
  readonly known: readonly { readonly each: Measured; readonly term: TermName }[];
}

export function reaction(
  scene: Scene,
  { sentence, given, cues }: Question,
  { equation, known, unnamed = [] }: Known,
): void {
  const reactants = known.filter(({ term }) => !term.isProduct);
  const unknown = unknownVolume(scene, sentence, known);
  const isMany = !unknown && (isLimiting(cues) || reactants.length > 1);
  const kind = isMany ? "limiting_reagent" : "stoichiometry";
  const [cue] = cues;
  const draft = new Draft(kind, (cue ?? sentence.items[0])?.span.start ?? 0, cue?.span);
  if (equation) draft.equation(equation);
  else draft.ask("equation", askEquation(scene));
  const isActual = cuesIn(scene, sentence, "actual yield").length > 0;
  const taken = unknown ? known : isMany || isActual ? reactants : known.slice(0, 1);
  const seen = new Set<string>();
  for (const { each, term } of taken) {
    if (seen.has(term.atoms)) continue;
    seen.add(term.atoms);
    if (each === unknown) draft.quantity(each, term.formula);
    else addQuantity(scene, draft, each, term.formula);
  }
  if (!equation) {
    for (const each of given) {
      const formula = each.species ? formulaOf(each.species) : undefined;
      if (formula !== undefined) addQuantity(scene, draft, each, formula);
    }
  }
  if (equation) putAsked(scene, draft, { sentence, given, cues }, equation);
  for (const each of unnamed) addUnnamed(scene, draft, each);
  const dropped = known.filter((one) => !taken.includes(one));
  const hasReactants = taken.length > 0 && taken.every(({ term }) => !term.isProduct);
  const actual = hasReactants ? putYield(scene, draft, { sentence, dropped }) : [];
  for (const { each } of dropped) {
    if (actual.includes(each)) continue;
    scene.warnings.push(
      `${each.quantity.digits} ${each.quantity.unit} of ${each.species?.written ?? "a product"} is not used: the amounts follow from what is there before the reaction.`,
    );
  }
  const open = equation && isLimiting(cues) ? openReactants(scene, equation, reactants) : [];
  if (draft.fields.quantities !== undefined && open.length > 0 && !unknown) {
    draft.ask("quantities", `How much is there of ${open.join(" and of ")}?`);
  }
  if (draft.fields.quantities === undefined) {
    draft.ask(
      "quantities",
      isActual
        ? "How much was there of a reactant? What was obtained does not tell the theoretical yield."
        : `How much is there of ${isMany ? "each reactant" : "one of the substances"}: a mass, an amount, or a volume with its molarity?`,
    );
  }
  scene.drafts.push(draft);
  finish(scene, sentence, given);
}

/** Reactants without a quantity where only one has any: which limits cannot be told, unless the rest is in excess. */
function openReactants(
  scene: Scene,
  equation: EquationItem,
  reactants: Known["known"],
): readonly string[] {
  const isEnough = scene.items.some((item) => isCue(item, "excess"));
  if (isEnough || reactants.length !== 1) return [];
  return termsOf(equation)
    .filter(({ isProduct, atoms }) => !isProduct && atoms !== reactants[0]?.term.atoms)
    .map(({ formula }) => formula);
}

/** The volume of a titration whose concentration is what is asked. */
function unknownVolume(
  scene: Scene,
  { block }: Sentence,
  known: Known["known"],
): Measured | undefined {
  const isOpen = ({ each }: Known["known"][number]) =>
    each.quantity.dimension === "volume" && !each.molarity;
  const open = known.filter(isOpen);
  const isAsked = scene.sentences
    .filter((one) => one.block === block)
    .some(({ items }) => items.some((item) => isCue(item, "unknown")));
  return isAsked && open.length === 1 && known.length > 1 ? open[0]?.each : undefined;
}

/** The species that are asked about; of one also the volume or number of particles. */
function putAsked(scene: Scene, draft: Draft, question: Question, equation: EquationItem): void {
  const asked = askedTerms(scene, question, equation);
  const size = askedSize(scene, question.sentence);
  const terms = termsOf(equation);
  const term = size && (speciesOfEquation(terms, size.species) ?? termByClass(terms, scene.items));
  const formula = term?.formula ?? (asked.length === 1 ? asked[0]?.formula : undefined);
  const conditions = size && formula !== undefined ? conditionsOf(scene, size, formula) : undefined;
  if (size && formula !== undefined && conditions) draft.askedIn(formula, size, conditions);
  else draft.asked(asked);
}

/** A yield that the prompt states, or what formed, from which it follows. */
function putYield(
  scene: Scene,
  draft: Draft,
  { sentence, dropped }: { readonly sentence: Sentence; readonly dropped: Known["known"] },
): readonly Measured[] {
  const part = scene.sentences.filter(({ block }) => block === sentence.block);
  const stated = part
    .flatMap(({ measured }) => measured)
    .find(({ quantity }) => isYield(scene.items, quantity));
  const actual = dropped.filter(
    ({ each, term }) => term.isProduct && /^(?:mass|amount)$/u.test(each.quantity.dimension),
  );
  const [only] = actual;
  const isAsked = part.some(({ items }) =>
    items.some((item) => isCue(item, "actual yield") || isPercentYield(items, item)),
  );
  if (stated && stated.quantity.value <= 100) {
    const { quantity } = stated;
    draft.put("yield_percent", quantity.value, quantity.span);
    use(scene, quantity);
  } else if (only && actual.length === 1 && isAsked) {
    const { quantity, species } = only.each;
    const { value, unit, span } = quantity;
    draft.fields.actual = { species: only.term.formula, value, unit };
    draft.spans.push(
      { field: "actual.species", span: species?.span ?? span },
      { field: "actual.value", span },
      { field: "actual.unit", span },
    );
    return [only.each];
  }
  return [];
}

function addUnnamed(scene: Scene, draft: Draft, each: Measured): void {
  const path = `quantities[${((draft.fields.quantities ?? []) as object[]).length}]`;
  const { digits, unit } = each.quantity;
  addQuantity(scene, draft, each, undefined);
  draft.ask(`${path}.species`, `Of which substance of the equation are the ${digits} ${unit}?`);
}

function askEquation({ fragments }: Scene): string {
  const [fragment] = fragments;
  const why = fragment ? ` ${quoted(fragment.text)} cannot be used: ${fragment.fault}.` : "";
  return `Which equation does the reaction have, such as 2 H2 + O2 -> 2 H2O?${why}`;
}

export function finish(scene: Scene, sentence: Sentence, given: readonly Measured[]): void {
  use(scene, ...given.map(({ quantity }) => quantity));
  use(scene, ...given.flatMap(({ species }) => species ?? []));
  use(
    scene,
    ...cuesIn(
      scene,
      sentence,
      "how much",
      "amount",
      "limiting",
      "yield",
      "makes",
      "mass",
      "actual yield",
    ),
  );
  use(scene, ...sentence.items.filter(({ type }) => type === "substance"));
}
