import { type Item, isCue } from "../items/item.js";
import type { Measured } from "../items/measured.js";
import { numberOf, putClaim, subjectOf, tolerance } from "./claim-parts.js";
import { Draft, formulaOf } from "./draft.js";
import { cuesIn, measuredIn, type Scene, type Sentence, use } from "./scene.js";

const SAYING =
  /^(?:is|are|=|equals|contains?|holds?|has|have|corresponds|makes|≈|ist|sind|enthalt|est|sont|contient|es|son|contiene|e|sao|contem|there)$/u;

/** `5.00 g CaCO3 is 0.0500 mol` and `100 mL of 0.5 M HCl contains 3.65 g HCl`. */
export function claimOfAmount(scene: Scene, sentence: Sentence): void {
  const given = measuredIn(scene, sentence).filter(isSample);
  for (const [index, one] of given.entries()) {
    const claimed = given[index + 1];
    const species =
      one.species ?? claimed?.species ?? subjectOf(scene, sentence, one.quantity, undefined);
    const sample = species ? { ...one, species } : one;
    if (!claimed || !sample.species || scene.used.has(sample.quantity)) continue;
    if (claimed.molarity || !/^(?:mass|amount)$/u.test(claimed.quantity.dimension)) continue;
    const between = sentence.items.slice(sample.at - sentence.from + 1, claimed.at - sentence.from);
    const isOther =
      claimed.species !== undefined && formulaOf(claimed.species) !== formulaOf(sample.species);
    if (isOther || !between.some(isSaying) || isOfOneKind(sample, claimed)) continue;
    putAmount(scene, sentence, { sample, claimed });
  }
}

function putAmount(
  scene: Scene,
  sentence: Sentence,
  { sample, claimed }: { readonly sample: Measured; readonly claimed: Measured },
): void {
  const { quantity, species } = sample;
  if (!species) return;
  const draft = new Draft("claim", quantity.span.start).formula(species);
  const { formula } = draft.fields;
  draft.quantity(sample, typeof formula === "string" ? formula : undefined);
  const { digits, unit } = claimed.quantity;
  putClaim(draft, { ...numberOf(digits), unit }, claimed.quantity);
  tolerance(scene, draft, sentence.items, claimed.at - sentence.from);
  scene.drafts.push(draft);
  use(scene, quantity, claimed.quantity, species);
  if (claimed.species) use(scene, claimed.species);
  use(scene, ...cuesIn(scene, sentence, "judge", "speaker", "yield", "makes", "amount", "mass"));
}

function isSample({ quantity: { dimension }, molarity }: Measured): boolean {
  return /^(?:mass|amount)$/u.test(dimension) || (dimension === "volume" && molarity !== undefined);
}

/** Grams of grams are a part, and no other measure of the same. */
function isOfOneKind(first: Measured, second: Measured): boolean {
  return first.quantity.dimension === second.quantity.dimension;
}

function isSaying(item: Item): boolean {
  if (isCue(item, "mass", "makes")) return true;
  return "key" in item && SAYING.test(item.key);
}
