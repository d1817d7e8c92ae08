import { type Item, isCue } from "../items/item.js";
import type { Measured, SpeciesItem } from "../items/measured.js";
import { addQuantity } from "./add-quantity.js";
import { Draft } from "./draft.js";
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
  scene.drafts.push(draft);
  finish(scene, sentence, given);
  if (species) use(scene, species);
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
