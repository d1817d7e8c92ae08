import type { AnyNode, Literal } from "acorn";
import { type Random, seededRandom } from "../../math/seeded-random/seeded-random.js";
import type { ParsedFile, Place } from "./syntax-tree.js";
import type { TextEdit } from "./text-edits.js";

const SHARE = 0.5;
const RESIZED_SHARE = 0.25;
const LITERALS_MAX = 500;
const SIGNS_MAX = 2_000;

/**
 * A test with some of its values changed, the same for the same seed: what its checks see then tells apart
 * changes that all make the test itself pass.
 */
export function varyTest(test: ParsedFile, seed: string): readonly TextEdit[] {
  const random = seededRandom(seed);
  const signs = signsOf(test);
  const edits: TextEdit[] = [];
  const removed: TextEdit[] = [];
  for (const place of test.places) {
    const { node } = place;
    if (edits.length >= LITERALS_MAX) break;
    if (removed.some(({ start, end }) => node.start >= start && node.end <= end)) continue;
    const resized = node.type === "ArrayExpression" ? resize(test.text, node, random) : undefined;
    if (resized) {
      edits.push(resized);
      if (resized.end > resized.start) removed.push(resized);
      continue;
    }
    if (node.type !== "Literal" || edits.length >= LITERALS_MAX || isTitleOrName(place)) continue;
    if (random.next() > SHARE) continue;
    const text = varied(node, random, signs);
    if (text !== undefined) edits.push({ start: node.start, end: node.end, text });
  }
  return edits;
}

/** A list with its last element gone, or another one more. */
function resize(
  text: string,
  { elements }: Extract<AnyNode, { type: "ArrayExpression" }>,
  random: Random,
): TextEdit | undefined {
  const last = elements.at(-1);
  const before = elements.at(-2);
  if (!last || random.next() > RESIZED_SHARE) return undefined;
  if (before && random.next() < 0.5) return { start: before.end, end: last.end, text: "" };
  const other = random.pick(elements) ?? last;
  return { start: last.end, end: last.end, text: `, ${text.slice(other.start, other.end)}` };
}

function varied({ value }: Literal, random: Random, signs: string): string | undefined {
  if (typeof value === "number") {
    const other = random.pick([
      value + 1,
      value - 1,
      value * 2,
      0,
      -value,
      value + 3,
      Math.floor(value / 2),
    ]);
    return `(${other})`;
  }
  if (typeof value === "boolean") return String(!value);
  if (typeof value !== "string") return undefined;
  const at = random.below(value.length + 1);
  const swapped =
    value.slice(0, at) +
    value.slice(at + 1, at + 2) +
    value.slice(at, at + 1) +
    value.slice(at + 2);
  const sign = signs.charAt(random.below(signs.length));
  const other = random.pick([
    value.slice(1),
    value.slice(0, -1),
    value + value,
    swapped,
    swapped,
    value.slice(0, at) + sign + value.slice(at),
    value.slice(0, at) + sign + value.slice(at + 1),
    value.slice(0, at) + sign + value.slice(at + 1),
    value.toUpperCase(),
    "",
  ]);
  return JSON.stringify(other);
}

/** The characters of all texts, as often as they are in them. */
function signsOf({ places }: ParsedFile): string {
  let signs = "";
  for (const place of places) {
    const { node } = place;
    if (node.type !== "Literal" || typeof node.value !== "string" || isTitleOrName(place)) continue;
    signs += node.value.slice(0, SIGNS_MAX);
    if (signs.length > SIGNS_MAX) break;
  }
  return signs || "a";
}

/** Titles of tests, names of modules, keys and directives stay what they are. */
function isTitleOrName({ node, parent, key }: Place): boolean {
  if (!parent) return true;
  const { node: above } = parent;
  if (/^(Import|Export)|^ExpressionStatement$/.test(above.type)) return true;
  if (above.type === "Property" && key === "key") return true;
  if (above.type !== "CallExpression" || above.arguments[0] !== node) return false;
  const { callee } = above;
  const name = callee.type === "MemberExpression" ? callee.object : callee;
  return (
    name.type === "Identifier" &&
    /^(describe|it|test|suite|context|specify|require|t)$/.test(name.name)
  );
}
