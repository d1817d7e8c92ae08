import { isDeterminer, isNounPart } from "./choose-meanings.js";
import type { Lexeme, Meaning } from "./lexicon.js";
import type { Pending, SubjectDraft } from "./subject-drafts.js";

/** What says how or where a thing is. */
type Position = Extract<
  Meaning,
  { kind: "depth" | "side" | "facing" | "flying" | "leaping" | "colourful" | "arrangement" }
>;

/** Whether a meaning says how or where a thing is. */
export function isPosition(meaning: Meaning): meaning is Position {
  return POSITIONS.has(meaning.kind);
}

const POSITIONS: ReadonlySet<Meaning["kind"]> = new Set<Position["kind"]>([
  "depth",
  "side",
  "facing",
  "flying",
  "leaping",
  "colourful",
  "arrangement",
]);

/** `flying a kite` holds it. */
export function holdsNext(
  meaning: Position,
  next: Lexeme | "," | "." | undefined,
  hasNoun: boolean,
): boolean {
  return meaning.kind === "flying" && typeof next === "object" && hasNoun && isDeterminer(next);
}

/** Says a position of the noun that follows, or else of the things that it is spoken of. */
export function takePosition(
  meaning: Position,
  next: Lexeme | "," | "." | undefined,
  said: { readonly of: readonly SubjectDraft[]; readonly pending: Pending; isOfNext: boolean },
): void {
  const isAhead = typeof next === "object" && isNounPart(next);
  const isLater = meaning.kind === "facing" || meaning.kind === "arrangement";
  const targets = !isLater && (isAhead || said.isOfNext) ? [said.pending] : said.of;
  for (const target of targets) assign(meaning, target);
}

function assign(meaning: Position, target: Pending | SubjectDraft): void {
  switch (meaning.kind) {
    case "depth":
      target.depth = meaning.value;
      return;
    case "side":
      target.side = meaning.value;
      return;
    case "flying":
      target.isFlying = true;
      return;
    case "leaping":
      target.isLeaping = true;
      return;
    case "colourful":
      target.isColourful = true;
      return;
    case "facing":
      if ("facing" in target) target.facing = meaning.value;
      return;
    case "arrangement":
      if ("arrangement" in target) target.arrangement = meaning.value;
  }
}
