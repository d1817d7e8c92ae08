import type { Colour, SceneElement } from "../../../../content/drawings/drawing.js";
import type { Meaning } from "./lexicon.js";
import type { CountWord } from "./modifier-words.js";
import type { Relation, RelationKind, Subject } from "./reading.js";

/** A subject while the rest of the prompt may still say something about it. */
export type SubjectDraft = { -readonly [Key in keyof Subject]: Subject[Key] } & {
  /** The word for it. */
  readonly text: string;
};

/** What was said before the noun that it belongs to. */
export interface Pending {
  count: CountWord | null;
  colours: Colour[];
  vary: ((colour: Colour) => Colour) | null;
  size: number;
  depth: Subject["depth"];
  side: Subject["side"];
  isFlying: boolean;
  isLeaping: boolean;
  isColourful: boolean;
  /** What burns on it, when it does. */
  fire: SceneElement | null;
}

const PLURAL_COUNT = 3;
const PLURAL_COUNT_SMALL = 5;
const SMALL_METRES = 0.5;

/** Nothing said yet. */
export function nothingPending(): Pending {
  return {
    count: null,
    colours: [],
    vary: null,
    size: 1,
    depth: null,
    side: null,
    isFlying: false,
    isLeaping: false,
    isColourful: false,
    fire: null,
  };
}

/** Adds what an adjective says to what is pending. */
export function describeNext(
  pending: Pending,
  meaning: Extract<Meaning, { kind: "colour" | "material" | "variant" | "size" }>,
): void {
  if (meaning.kind === "variant") pending.vary = meaning.value;
  else if (meaning.kind === "size") pending.size *= meaning.value;
  else {
    pending.colours.push(pending.vary?.(meaning.value) ?? meaning.value);
    pending.vary = null;
  }
}

/** A count after another: `a row of five cars` is five, in a row. */
export function countedAs(before: CountWord | null, said: CountWord): CountWord {
  return before?.needsOf === true ? { ...said, arrangement: before.arrangement } : said;
}

/** A subject as its noun and what stood before it say. */
export function draftSubject(
  element: SceneElement,
  pending: Pending,
  { isPlural, text }: { readonly isPlural: boolean; readonly text: string },
): SubjectDraft {
  const plain = isPlural ? pluralCount(element) : 1;
  return {
    text,
    element,
    count: pending.count?.count ?? plain,
    arrangement: pending.count?.arrangement ?? "loose",
    colours: pending.colours,
    size: pending.size,
    depth: pending.depth,
    side: pending.side,
    facing: null,
    isFlying: pending.isFlying,
    isLeaping: pending.isLeaping,
    isColourful: pending.isColourful,
    parts: {},
    relation: null,
  };
}

/** How many a plural without a number is. */
export function pluralCount({ heightMetres, group }: SceneElement): number {
  return heightMetres <= SMALL_METRES || group === "plant" ? PLURAL_COUNT_SMALL : PLURAL_COUNT;
}

const CONTAINER =
  /\b(?:bowl|basket|cup|glass|vase|mug|plate|bucket|box|pot|jar|bottle|crate|boat|canoe|cart|wheelbarrow|bathtub|nest|cage|bag|pan|tray|chest|backpack)\b/;
const HATTED =
  /^(?:wizard|witch|king|queen|chef|santa|pirate|farmer|fisherman|knight|scarecrow|skier|cyclist|snowman|painter)$/;

/** Whether a subject is drawn with something on its head. */
export function isHatted({ element }: SubjectDraft): boolean {
  return HATTED.test(element.name);
}

const CLOTHING = /hat|crown|cap|helmet|scarf|beret|turban/;

/** Relates a thing after `with`, `of`, `holding` or `wearing` to the subject before it. */
export function accompany(
  drafts: readonly SubjectDraft[],
  kind: "with" | "of" | "held" | "worn",
  { owner, thing }: { owner: number; thing: number },
): void {
  const [before, after] = [drafts[owner], drafts[thing]];
  if (before === undefined || after === undefined) return;
  relate(drafts, [after], { kind: belonging(kind, before.element, after.element), to: owner });
}

function belonging(
  kind: "with" | "of" | "held" | "worn",
  owner: SceneElement,
  thing: SceneElement,
): RelationKind {
  const isOwnerAlive = owner.group === "person" || owner.group === "animal";
  if (isFixture(thing, owner)) return "on";
  if (kind === "of" || kind === "with") {
    if (CONTAINER.test(owner.name)) return "in";
    if (isOwnerAlive && CLOTHING.test(thing.name)) return "worn";
    const isHandy = thing.heightMetres <= owner.heightMetres * 1.1 && thing.group !== "animal";
    return owner.group === "person" && isHandy && kind === "with" ? "held" : "beside";
  }
  if (kind === "worn") return CLOTHING.test(thing.name) ? "worn" : "held";
  return thing.heightMetres <= owner.heightMetres * 1.2 ? "held" : "beside";
}

/** Flags, smoke and fire are on a building or a vehicle that has them. */
function isFixture(thing: SceneElement, owner: SceneElement): boolean {
  const isCarrier = owner.group === "building" || owner.group === "vehicle";
  return isCarrier && ["flag", "smoke", "fire"].includes(thing.name);
}

/** Relates subjects to another one, unless they are related already or would go in a circle. */
export function relate(
  drafts: readonly SubjectDraft[],
  children: readonly SubjectDraft[],
  relation: Relation,
): void {
  for (const child of children) {
    if (child.relation === null && !leadsTo(drafts, relation.to, child)) child.relation = relation;
  }
}

function leadsTo(drafts: readonly SubjectDraft[], from: number, wanted: SubjectDraft): boolean {
  let index: number | undefined = from;
  for (let steps = 0; index !== undefined && steps <= drafts.length; steps += 1) {
    if (drafts[index] === wanted) return true;
    index = drafts[index]?.relation?.to;
  }
  return false;
}
