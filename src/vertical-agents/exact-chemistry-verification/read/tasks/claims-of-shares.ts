import { isElement } from "../../../../engines/chemistry/elements/elements.js";
import type { SpeciesItem } from "../items/measured.js";
import { numberOf, putClaim, subjectOf, tolerance } from "./claim-parts.js";
import { Draft } from "./draft.js";
import { cuesIn, measuredIn, type Scene, type Sentence, use } from "./scene.js";

/** `KCl is 98.1 % pure`: no formula decides that, so the claim stands with a question. */
export function claimOfPurity(scene: Scene, sentence: Sentence): void {
  const [pure] = cuesIn(scene, sentence, "pure");
  const share = measuredIn(scene, sentence).find(
    ({ quantity }) => quantity.dimension === "percent",
  );
  const subject = sentence.items.find((item) => item.type === "substance");
  const isOfElement = share?.species?.type === "symbol";
  if (!pure || !share || isOfElement || subject?.type !== "substance") return;
  const { quantity } = share;
  const draft = new Draft("claim", quantity.span.start).formula(subject);
  putClaim(draft, { ...numberOf(quantity.digits), unit: "%" }, quantity);
  draft.ask(
    "claim.species",
    "The purity of a sample does not follow from its formula. Which element is the share of, if one is meant?",
  );
  scene.drafts.push(draft);
  use(scene, pure, quantity, subject, ...cuesIn(scene, sentence, "judge", "speaker"));
}

/** `water is 88.81 % oxygen`. */
export function claimOfShare(scene: Scene, sentence: Sentence): void {
  for (const each of measuredIn(scene, sentence)) {
    const { quantity, species } = each;
    if (quantity.dimension !== "percent" || scene.used.has(quantity)) continue;
    // In `O in KClO3 is 39.2 %` what stands next to the share is the whole.
    const isWhole = species?.type === "substance" && !isElement(species.formula ?? "");
    const near = elementNear(sentence, each.at - sentence.from);
    const element = isWhole ? (near ?? species) : (species ?? near);
    const subject = subjectOf(scene, sentence, quantity, element);
    const symbol = element?.type === "symbol" ? element.formula : element?.formula;
    if (!element || !subject || symbol === undefined) continue;
    const draft = new Draft("claim", quantity.span.start);
    draft.formula(subject);
    putClaim(draft, { ...numberOf(quantity.digits), unit: "%", species: symbol }, quantity);
    draft.spans.push({ field: "claim.species", span: element.span });
    tolerance(scene, draft, sentence.items, each.at - sentence.from);
    scene.drafts.push(draft);
    use(
      scene,
      quantity,
      subject,
      element,
      ...cuesIn(scene, sentence, "judge", "speaker", "percent composition", "mass"),
    );
  }
}

/** `Mn is +6 in KMnO4`: a claim that no task judges; the states themselves are what can be told. */
export function claimOfState(scene: Scene, sentence: Sentence): boolean {
  const { items } = sentence;
  const at = items.findIndex(
    ({ span, type }) =>
      type === "number" && /^[+\-−–]/u.test(scene.source.slice(span.start, span.end)),
  );
  const element = items
    .slice(Math.max(0, at - 6), Math.max(0, at))
    .find(({ type }) => type === "symbol");
  const subject = items.find((item) => item.type === "substance");
  const number = items[at];
  if (at < 0 || !element || !number || subject?.type !== "substance") return false;
  const states = cuesIn(scene, sentence, "oxidation state");
  scene.drafts.push(
    new Draft("oxidation_states", element.span.start, states[0]?.span).formula(subject),
  );
  scene.warnings.push(
    `The state ${scene.source.slice(number.span.start, number.span.end)} is not judged; compare it with the states found.`,
  );
  use(scene, subject, number, element, ...states, ...cuesIn(scene, sentence, "judge", "speaker"));
  return true;
}

function elementNear({ items }: Sentence, at: number): SpeciesItem | undefined {
  const near = [...items.slice(Math.max(0, at - 6), at).reverse(), ...items.slice(at + 1, at + 6)];
  return near.find((item): item is SpeciesItem => item.type === "symbol");
}
