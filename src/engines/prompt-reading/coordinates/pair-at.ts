import type { Found, Reading } from "../kit/reading.js";
import type { Prompt } from "../tokens/read-prompt.js";
import { spanning } from "../tokens/span.js";
import type { NumberToken, Token } from "../tokens/token.js";
import type { Position } from "./position.js";

const OPEN: ReadonlySet<string> = new Set(["(", "["]);
const PLACE_WORDS: ReadonlySet<string> = new Set([
  "at",
  "depot",
  "pos",
  "position",
  "bei",
  "en",
  "em",
]);
const LATITUDE: ReadonlySet<string> = new Set(["lat", "latitude", "latitud", "breite"]);
const LONGITUDE: ReadonlySet<string> = new Set([
  "lon",
  "lng",
  "long",
  "longitude",
  "longitud",
  "lange",
]);

/** Two numbers that stand for a place: bracketed, both with decimals, behind `at`, or named `lat` and `lon`. */
export function pairAt({ tokens }: Prompt, at: number): Found<Reading<Position>> | undefined {
  return namedAt(tokens, at) ?? bracketedAt(tokens, at) ?? openAt(tokens, at);
}

function namedAt(tokens: readonly Token[], at: number): Found<Reading<Position>> | undefined {
  const first = labelledAt(tokens, at);
  if (!first) return undefined;
  const comma = tokens[first.next];
  const second = labelledAt(tokens, comma?.kind === "mark" ? first.next + 1 : first.next);
  const start = tokens[at];
  if (!second || !start || first.name === second.name) return undefined;
  const values = new Map([
    [first.name, first.number.value],
    [second.name, second.number.value],
  ]);
  const value = placeOf(values);
  if (!value) return undefined;
  const unit = value.kind === "degrees" ? "deg" : null;
  const span = spanning(start.span, second.number.span);
  return { reading: { value, unit, span, alternatives: [] }, next: second.next };
}

function placeOf(values: ReadonlyMap<string, number>): Position | undefined {
  const [lat, lon, x, y] = ["lat", "lon", "x", "y"].map((name) => values.get(name));
  if (x !== undefined && y !== undefined) return { kind: "pair", first: x, second: y };
  if (lat === undefined || lon === undefined) return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { kind: "degrees", lat, lon } : undefined;
}

function labelledAt(tokens: readonly Token[], at: number) {
  const word = tokens[at];
  if (word?.kind !== "word") return undefined;
  const name = labelOf(word.key);
  const sign = tokens[at + 1];
  const from = sign?.text === "=" || sign?.text === ":" ? at + 2 : at + 1;
  const number = tokens[from];
  return name && number?.kind === "number" ? { name, number, next: from + 1 } : undefined;
}

function labelOf(key: string): string | undefined {
  if (LATITUDE.has(key)) return "lat";
  if (LONGITUDE.has(key)) return "lon";
  return key === "x" || key === "y" ? key : undefined;
}

function bracketedAt(tokens: readonly Token[], at: number): Found<Reading<Position>> | undefined {
  const open = tokens[at];
  if (!open || !OPEN.has(open.text)) return undefined;
  const pair = numbersAt(tokens, at + 1);
  const close = pair ? tokens[pair.next] : undefined;
  if (!pair || (close?.text !== ")" && close?.text !== "]")) return undefined;
  return {
    ...pair,
    reading: { ...pair.reading, span: spanning(open.span, close.span) },
    next: pair.next + 1,
  };
}

function openAt(tokens: readonly Token[], at: number): Found<Reading<Position>> | undefined {
  const pair = numbersAt(tokens, at);
  if (!pair) return undefined;
  const before = tokens[at - 1];
  const isPlaced = before?.text === "@" || (before?.kind === "word" && PLACE_WORDS.has(before.key));
  return pair.areDecimal || (isPlaced && pair.hasComma) ? pair : undefined;
}

interface PairFound extends Found<Reading<Position>> {
  readonly areDecimal: boolean;
  readonly hasComma: boolean;
}

function numbersAt(tokens: readonly Token[], at: number): PairFound | undefined {
  const first = tokens[at];
  if (first?.kind !== "number") return undefined;
  const [left, right] = first.parts;
  if (left && right && first.parts.length === 2 && OPEN.has(tokens[at - 1]?.text ?? "")) {
    return pairOf({ left, right, next: at + 1 });
  }
  const separator = tokens[at + 1];
  const isSeparated = separator?.kind === "mark" && /^[,;/]$/u.test(separator.text);
  if (separator?.text === "/" && !separator.isGlued) return undefined;
  const second = tokens[isSeparated ? at + 2 : at + 1];
  if (second?.kind !== "number" || (!isSeparated && second.isGlued)) return undefined;
  return pairOf({
    left: first,
    right: second,
    next: at + (isSeparated ? 3 : 2),
    separator: isSeparated ? separator.text : " ",
  });
}

interface Pair {
  readonly left: NumberToken;
  readonly right: NumberToken;
  readonly next: number;
  readonly separator?: string;
}

function pairOf({ left, right, next, separator = "," }: Pair): PairFound {
  const value = { kind: "pair", first: left.value, second: right.value } as const;
  const [some, other] = [decimalsOf(left), decimalsOf(right)];
  return {
    reading: { value, unit: null, span: spanning(left.span, right.span), alternatives: [] },
    next,
    // Two decimals: `0.5 1.5` is rather a list than a place.
    areDecimal: separator === " " ? some >= 2 && other >= 2 : some > 0 && other > 0,
    hasComma: separator === ",",
  };
}

function decimalsOf({ text, value }: NumberToken): number {
  if (Number.isInteger(value) && !/[.,]/u.test(text)) return 0;
  return text.length - Math.max(text.lastIndexOf("."), text.lastIndexOf(",")) - 1;
}
