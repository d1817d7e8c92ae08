import type { Literal } from "acorn";
import { typeNames } from "../../../../content/repair-operators/operator-tables.js";
import type { Place } from "../syntax-tree.js";
import { type Proposal, propose, replaced, type Site } from "./operator.js";

const NUMBERS_MAX = 12;
const TEXTS_MAX = 12;
/** What is made of the test alone is likelier to fit nothing else. */
const TEST_ONLY = 0.25;

/** Another number, text, truth or pattern. */
export function* changeLiterals(site: Site): Generator<Proposal> {
  const { place } = site;
  const { node, parent } = place;
  if (node.type === "TemplateElement") return yield* changePiece(site, node);
  if (node.type !== "Literal" || !parent || isName(place)) return;
  if ("regex" in node && node.regex) return yield* changePattern(node, node.regex);
  const { value } = node;
  if (typeof value === "number") yield* changeNumber(site, node, value);
  else if (typeof value === "boolean")
    yield propose("boolean_literal", replaced(node, String(!value)));
  else if (typeof value === "string") yield* changeText(site, node, value);
  else if (value === null) yield propose("text_literal", replaced(node, "undefined"), 0.5);
}

function isName({ parent, key }: Place): boolean {
  const type = parent?.node.type ?? "";
  return (
    /^(Import|Export)/.test(type) ||
    (key === "key" && type === "Property") ||
    type === "ExpressionStatement"
  );
}

function* changeNumber({ material }: Site, node: Literal, value: number): Generator<Proposal> {
  const near: [number, number][] = [
    [value + 1, 1],
    [value - 1, 1],
    [0, 0.8],
    [1, 0.8],
    [-value, 0.6],
    [value * 10, 0.4],
    [value / 10, 0.4],
    [value * 2, 0.4],
    [value / 2, 0.4],
    [value + 2, 0.3],
    [-1, 0.3],
    [100, 0.2],
    [value * 1_000, 0.2],
    [value / 1_000, 0.2],
  ];
  const inFile = material.numbers.slice(0, NUMBERS_MAX).map((one): [number, number] => [one, 0.5]);
  const inTest = material.testNumbers
    .slice(0, NUMBERS_MAX)
    .map((one): [number, number] => [one, TEST_ONLY * 0.6]);
  const common = [2, 10, 24, 60, 3_600, 365, 7, 12, 16, 26, 32, 1_024, 255].map(
    (one): [number, number] => [one, 0.15],
  );
  const seen = new Set([value]);
  for (const [other, weight] of [...near, ...inFile, ...inTest, ...common]) {
    if (seen.has(other) || !Number.isFinite(other)) continue;
    seen.add(other);
    const text = Object.is(other, -0) ? "0" : String(Number(other.toPrecision(15)));
    yield propose(
      "number_literal",
      replaced(node, text.startsWith("-") ? `(${text})` : text),
      weight,
    );
  }
}

function* changeText(site: Site, node: Literal, value: string): Generator<Proposal> {
  const { material, place } = site;
  const isTyped = place.parent?.node.type === "BinaryExpression" && typeNames.includes(value);
  if (isTyped) for (const name of typeNames) yield* asText(node, value, name, 0.8);
  const quote = material.text[node.start] === "'" ? "'" : '"';
  const own = [...changedTexts(value)];
  for (const [text, weight] of own) yield* asText(node, value, text, weight, quote);
  for (const text of material.texts.slice(0, TEXTS_MAX))
    yield* asText(node, value, text, 0.8, quote);
  const tested = material.testTexts.filter((text) => isAlike(text, value)).slice(0, TEXTS_MAX);
  for (const text of tested) yield* asText(node, value, text, TEST_ONLY * 1.5, quote);
}

function* changedTexts(value: string): Generator<[string, number]> {
  if (value !== "") yield ["", 0.7];
  if (value === "") {
    for (const text of [" ", ",", "0", "-", "\n"]) yield [text, 0.5];
  }
  if (value.length > 0 && value.length <= 3) {
    yield [` ${value}`, 0.3];
    yield [`${value} `, 0.5];
    for (const text of [" ", ",", ", ", ".", "-", ":", "0", "\n", ";", "/", "_"]) yield [text, 0.3];
  }
  if (value.trim() !== value) yield [value.trim(), 0.6];
  const [upper, lower] = [value.toUpperCase(), value.toLowerCase()];
  for (const text of [upper, lower, value.charAt(0).toUpperCase() + value.slice(1)])
    yield [text, 0.5];
  if (value.length > 1) {
    yield [value.slice(0, -1), 0.3];
    yield [value.slice(1), 0.3];
  }
}

function* asText(
  node: Literal,
  value: string,
  text: string,
  weight: number,
  quote = '"',
): Generator<Proposal> {
  if (text === value) return;
  const json = JSON.stringify(text);
  const quoted =
    quote === "'" ? `'${json.slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'` : json;
  yield propose("text_literal", replaced(node, quoted), weight);
}

/** Texts of a test are long or of something else mostly: alike are those of nearly the same words. */
function isAlike(text: string, value: string): boolean {
  if (text.length > 200) return false;
  if (text.includes(value) || value.includes(text)) return true;
  const words = new Set(value.toLowerCase().split(/\W+/));
  const shared = text
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => words.has(word)).length;
  return shared * 2 >= words.size || Math.abs(text.length - value.length) <= 2;
}

function* changePiece(
  { material }: Site,
  { start, end }: { start: number; end: number },
): Generator<Proposal> {
  const text = material.text.slice(start, end);
  const piece = { start, end };
  if (text === "") {
    for (const other of [" ", ",", "-", ":", "/", "."])
      yield propose("text_literal", replaced(piece, other), 0.3);
    return;
  }
  for (const [other, weight] of changedTexts(text)) {
    if (other !== text && !/[`$\\]/.test(other))
      yield propose("text_literal", replaced(piece, other), weight);
  }
}

function* changePattern(
  node: Literal,
  { pattern, flags }: { pattern: string; flags: string },
): Generator<Proposal> {
  const make = (body: string, marks: string, weight: number) =>
    propose("regular_expression", replaced(node, `/${body}/${marks}`), weight);
  for (const flag of ["g", "i", "m", "u", "s"]) {
    const marks = flags.includes(flag) ? flags.replace(flag, "") : flags + flag;
    yield make(pattern, marks, flag === "g" || flag === "i" ? 1 : 0.3);
  }
  const anchored: [string, string][] = [
    [/^\^/.test(pattern) ? pattern.slice(1) : `^${pattern}`, flags],
    [/(^|[^\\])\$$/.test(pattern) ? pattern.slice(0, -1) : `${pattern}$`, flags],
  ];
  for (const [body, marks] of anchored) yield make(body, marks, 0.7);
  const counted = /\\[dwsDWSbB]|[*+?]|\[\^?/g;
  const twins: Readonly<Record<string, readonly string[]>> = {
    "*": ["+", "?"],
    "+": ["*", ""],
    "?": ["", "*"],
    "[": ["[^"],
    "[^": ["["],
    "\\d": ["\\D", "\\w"],
    "\\D": ["\\d"],
    "\\w": ["\\W", "\\d", "\\s"],
    "\\W": ["\\w", "\\s"],
    "\\s": ["\\S", "\\W"],
    "\\S": ["\\s"],
    "\\b": ["\\B", ""],
    "\\B": ["\\b"],
  };
  for (const { 0: found, index } of pattern.matchAll(counted)) {
    for (const twin of twins[found] ?? []) {
      yield make(pattern.slice(0, index) + twin + pattern.slice(index + found.length), flags, 0.6);
    }
  }
  for (const { 0: single, index } of pattern.matchAll(
    /\\[dws](?![*+?{])|\](?![*+?{])|\.(?![*+?{])/g,
  )) {
    const at = index + single.length;
    yield make(`${pattern.slice(0, at)}+${pattern.slice(at)}`, flags, 0.5);
  }
}
