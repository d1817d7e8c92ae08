import { unitOf } from "../../../../engines/chemistry/amounts/units.js";
import { type Item, isCue } from "../items/item.js";
import type { Measured, SpeciesItem } from "../items/measured.js";
import { addQuantity } from "./add-quantity.js";
import { askedSize } from "./asked-sizes.js";
import { Draft, formulaOf } from "./draft.js";
import type { Question } from "./question.js";
import { finish } from "./reaction-amounts.js";
import { type Scene, type Sentence, use } from "./scene.js";

/** A substance that was named so many items before is no longer spoken of. */
const REACH = 40;

/** The amount of a sample: the molar mass with the quantity. */
export function conversion(
  scene: Scene,
  { sentence, given, cues }: Question,
  each: Measured,
): void {
  const isOfOther = isFrom(scene.items[each.at - 1]);
  const species = each.species ?? (isOfOther ? undefined : subjectBefore(scene, sentence, each));
  const isInside = each.at >= sentence.from && each.at < sentence.to;
  if (!species && !isInside) return;
  const draft = new Draft("molar_mass", each.quantity.span.start, cues[0]?.span);
  if (species) draft.formula(species);
  else
    draft.ask(
      "formula",
      `Of which substance are the ${each.quantity.digits} ${each.quantity.unit}?`,
    );
  const formula = draft.fields.formula;
  const { species: _, ...rest } = each;
  if (typeof formula === "string")
    addQuantity(scene, draft, species ? { ...rest, species } : rest, formula);
  const part = partAsked(sentence, each, species);
  const size = askedSize(scene, sentence);
  const isNumber = size !== undefined && unitOf(size.unit, "").dimension === "number";
  const partFormula = part && formulaOf(part);
  if (typeof formula === "string" && isNumber) draft.askedIn(partFormula ?? formula, size, {});
  else if (part && partFormula !== undefined && typeof formula === "string")
    draft.asked([{ formula: partFormula, span: part.span }]);
  scene.drafts.push(draft);
  finish(scene, sentence, given);
  if (species) use(scene, species);
}

/** `moles of water in 10 g CuSO4·5H2O`: a part of the substance, right behind the word that asks. */
function partAsked(
  { items }: Sentence,
  { quantity }: Measured,
  species: SpeciesItem | undefined,
): SpeciesItem | undefined {
  if (!species) return undefined;
  const at = items.findIndex((item) => isCue(item, "amount"));
  const end = items.indexOf(quantity);
  if (at < 0 || end < at) return undefined;
  const between = items.slice(at + 1, end);
  const part = between.find(
    (item): item is SpeciesItem => item.type === "substance" || item.type === "symbol",
  );
  const isIn = between.some((item) => "key" in item && /^(?:in|dans|en|em|im)$/u.test(item.key));
  return part && isIn && formulaOf(part) !== formulaOf(species) ? part : undefined;
}

/** `how much N2O from 1 kg` does not say of what the kilogram is. */
function isFrom(item: Item | undefined): boolean {
  return isCue(item, "yield") && /^(?:from|aus)$/u.test(item.key);
}

function subjectBefore(
  scene: Scene,
  sentence: Sentence,
  { at }: Measured,
): SpeciesItem | undefined {
  const isSubstance = (item: Item): item is SpeciesItem => item.type === "substance";
  const inside = sentence.items.filter(isSubstance);
  const before = inside.filter((item) => scene.items.indexOf(item) < at);
  const structure = before.find((item) => item.type === "substance" && item.smiles !== undefined);
  return (
    structure ??
    before.at(-1) ??
    inside[0] ??
    scene.items
      .slice(Math.max(0, at - REACH), at)
      .filter(isSubstance)
      .at(-1)
  );
}
