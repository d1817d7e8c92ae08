import { type Item, isCue } from "../items/item.js";
import { numberOf, putClaim, putSubject, subjectOf, tolerance } from "./claim-parts.js";
import { Draft } from "./draft.js";
import { cuesIn, type Scene, type Sentence, use } from "./scene.js";

/** Words and marks between a substance, or what asks for its mass, and a bare number that is its molar mass. */
const STATING =
  /^(?:is|was|be|has|have|of|as|at|to|equals|about|approximately|approx|around|gives|with|and|or|not|but|got|ist|hat|sei|est|a|es|tiene|e|tem|und|et|y|der|la|=|:|,|;|\||\(|≈|~|→|->|>|"|'|`|-)$/u;

export function isMolarQuantity(item: Item): boolean {
  return item.type === "quantity" && item.dimension === "molar_mass";
}

/** `NaCl 58.44`: a number directly behind a formula is its molar mass. */
export function hasNumberBehind({ items }: Sentence): boolean {
  return items.some((item, at) => {
    if (item.type !== "number" || item.value < 1) return false;
    if (isForNext(items, at)) return true;
    const before = items[at - 1];
    const isApart = before !== undefined && "key" in before && /^[,:=|]$/u.test(before.key);
    return items[isApart ? at - 2 : at - 1]?.type === "substance";
  });
}

/** `mw 180.2`, `molar mass … 100.09 g/mol`. */
export function claimOfMass(scene: Scene, sentence: Sentence): void {
  const { items } = sentence;
  const claimed = new Map<Item, number>();
  for (const [at, item] of items.entries()) {
    const isMolar = isMolarQuantity(item);
    if (
      scene.used.has(item) ||
      !(isMolar || (item.type === "number" && isMassNumber(sentence, at)))
    )
      continue;
    if (item.type !== "quantity" && item.type !== "number") continue;
    const next = isForNext(items, at) ? items[at + 2] : undefined;
    const subject = next?.type === "substance" ? next : subjectOf(scene, sentence, item, undefined);
    if (!subject || (!isMolar && isWeighed(scene, sentence, { subject, at, claimed }))) continue;
    claimed.set(subject, at);
    const draft = new Draft("claim", item.span.start);
    putSubject(draft, subject);
    putClaim(draft, { ...numberOf(item.digits), unit: "g/mol" }, item);
    if (item.type === "number")
      draft.note("claim.unit", "a molar mass without a unit is in g/mol", "g/mol");
    tolerance(scene, draft, items, at);
    scene.drafts.push(draft);
    use(scene, item, subject, ...cuesIn(scene, sentence, "judge", "speaker", "molar mass", "mass"));
  }
}

/** A substance has one molar mass, unless somebody else says another. */
function isWeighed(
  scene: Scene,
  { items }: Sentence,
  of: {
    readonly subject: Item;
    readonly at: number;
    readonly claimed: ReadonlyMap<Item, number>;
  },
): boolean {
  const before = of.claimed.get(of.subject);
  if (before === undefined) return false;
  const between = items.slice(before + 1, of.at);
  const isOther = between.some(
    (item) => isCue(item, "speaker") || ("key" in item && /^(?:or|oder|ou|o)$/u.test(item.key)),
  );
  return !isOther || scene.used.has(items[of.at] as Item);
}

/** A number that stands where the molar mass does, and is no part of a date or a registry number. */
function isMassNumber({ items }: Sentence, at: number): boolean {
  const item = items[at];
  const before = items[at - 1];
  if (item?.type !== "number" || item.value < 1 || !before) return false;
  if (isChained(items, at, -1) || isChained(items, at, 1)) return false;
  const isStated =
    before.type === "substance" ||
    isCue(before, "molar mass", "mass", "speaker", "judge", "matches") ||
    ("key" in before && before.type !== "break" && STATING.test(before.key));
  if (isForNext(items, at)) return true;
  return isStated && items.slice(0, at).some(({ type }) => type === "substance" || type === "cue");
}

/** `58.45 for NaCl`. */
function isForNext(items: readonly Item[], at: number): boolean {
  const [link, subject] = [items[at + 1], items[at + 2]];
  const isLink =
    link !== undefined && "key" in link && /^(?:for|fur|pour|para|bei)$/u.test(link.key);
  return isLink && subject?.type === "substance";
}

/** `7647-14-5` and `05/2026`. */
function isChained(items: readonly Item[], at: number, step: 1 | -1): boolean {
  const [mark, other] = [items[at + step], items[at + 2 * step]];
  if (other?.type !== "number" || mark?.type !== "mark" || !/^[-–/:]$/u.test(mark.key))
    return false;
  const ends = step > 0 ? [items[at], mark, other] : [other, mark, items[at]];
  return ends.every((one, index) => index === 0 || one?.span.start === ends[index - 1]?.span.end);
}
