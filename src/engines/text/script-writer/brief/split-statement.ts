import type { ReadingRules } from "../../../../content/scripts/reading/reading-rules.js";

const joint = /\s*[,，、]\s+/u;

/** The items of "gyroscopic effect, trail and steering"; a sentence stays whole. */
export function listItems(rules: ReadingRules, text: string): string[] {
  const pieces = text.split(joint).filter((piece) => piece !== "");
  if (pieces.length < 2) {
    return pieces;
  }
  const last = (pieces.at(-1) ?? "").replace(rules.listJoint, "");
  const isJoined = last !== pieces.at(-1);
  const ends = isJoined ? [last] : splitLast(rules, last);
  if (pieces.length + ends.length < 3 + 1 && ends.length === 1 && !isJoined) {
    return [text];
  }
  const items = [...pieces.slice(0, -1), ...ends];
  const [first = ""] = items;
  const isSentence = rules.shapeOf(first) === "sentence";
  return isSentence && items.slice(1).some((item) => rules.shapeOf(item) !== "sentence")
    ? splitStatement(rules, text)
    : items;
}

/** "trail and steering" at the end of a list holds its last two items. */
function splitLast(rules: ReadingRules, text: string): string[] {
  const words = text.split(" ");
  const at = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && rules.listJoint.test(`${word} `),
  );
  return at > 0 && rules.shapeOf(text) !== "sentence"
    ? [words.slice(0, at).join(" "), words.slice(at + 1).join(" ")]
    : [text];
}

/**
 * Cuts a run of statements at its commas: independent sentences, orders, and the fragments beside
 * them, but never the list inside one sentence.
 */
export function splitStatement(rules: ReadingRules, clause: string): string[] {
  if (/[?？]\s*$/u.test(clause)) {
    return [clause];
  }
  const pieces = clause.split(joint).filter((piece) => piece !== "");
  const [first = ""] = pieces;
  if (pieces.length === 1) {
    return [clause];
  }
  const shape = rules.shapeOf(clause);
  if (shape !== "sentence" && pieces.every((piece) => rules.shapeOf(piece) !== "sentence")) {
    return pieces.length >= 3 || rules.isOrder(first) ? fragments(rules, pieces) : [clause];
  }
  const result: string[] = [first];
  let isSplit =
    !isSentence(rules, first) && first.split(" ").length >= 3 && rules.shapeOf(first) !== "noun";
  for (const piece of pieces.slice(1)) {
    const bare = piece.replace(rules.listJoint, "");
    const before = result.at(-1) ?? "";
    if (isSentence(rules, bare) && rules.isStatement(bare) && canEnd(rules, before)) {
      result.push(bare);
      isSplit = true;
    } else if (isSplit && isFragment(piece)) {
      result.push(bare);
    } else {
      result[result.length - 1] = `${before}, ${piece}`;
    }
  }
  return result;
}

function isSentence(rules: ReadingRules, piece: string): boolean {
  return rules.shapeOf(piece) === "sentence";
}

function canEnd(rules: ReadingRules, piece: string): boolean {
  return isSentence(rules, piece) || rules.isOrder(piece) || /\d/u.test(piece);
}

/** A fragment of some weight that does not continue the words before it. */
function isFragment(piece: string): boolean {
  return (
    piece.split(" ").length >= 3 &&
    !/^(?:in|on|at|for|from|with|to|by|and|or|but|that|which|who|where|when|because|including|a|an|the|\d)(?:\s|$)/iu.test(
      piece,
    )
  );
}

function fragments(rules: ReadingRules, pieces: readonly string[]): string[] {
  return pieces.map((piece, index) =>
    index === pieces.length - 1 ? piece.replace(rules.listJoint, "") : piece,
  );
}
