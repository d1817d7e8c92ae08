import {
  AT_WORDS,
  MORE_SIDES,
  ORIGIN_WORDS,
} from "../../../../content/air-traffic-words/place-words.js";
import { HEMISPHERES } from "../../../../content/compass-words/compass-words.js";
import { positionAt } from "../../../../engines/prompt-reading/coordinates/position-at.js";
import { unitAt } from "../../../../engines/prompt-reading/quantities/unit-spellings.js";
import type { NumberToken, Token } from "../../../../engines/prompt-reading/tokens/token.js";
import type { Place } from "../draft/said.js";
import { hasOtherLevel } from "../scene/other-level.js";
import { prefixedPositionAt } from "../scene/prefixed-position.js";
import { keyAt, type Scene } from "../scene/scene.js";
import { milesOf } from "./length-at.js";

export interface PlaceFound {
  readonly place: Place;
  readonly next: number;
}

const atWords = new Set(AT_WORDS);
const originWords = new Set(ORIGIN_WORDS);
const hemispheres = new Map(
  Object.entries(HEMISPHERES).flatMap(([side, words]) =>
    [...words, ...(MORE_SIDES[side] ?? [])].map((word) => [word, side] as const),
  ),
);
const ANDS = /^(?:and|und|et|y|e|en)$/u;
const SIDE_FILLERS = /^(?:a|al|au|to|the|in|im|nach|l|due|further|aan|ao|na)$/u;
const PLACE_NAMES = /^(?:place|pos|position|posn|location|located|xy)$/u;
const SEPARATORS = /^[,;/]$/u;
const ARTICLES = /^(?:the|el|la|a)$/u;

/** A position at a token: degrees, an offset in the plane, a pair of numbers, or the origin. */
export function placeAt(scene: Scene, at: number): PlaceFound | undefined {
  return (
    originAt(scene.tokens, at) ??
    offsetAt(scene.tokens, at) ??
    degreesAt(scene, at) ??
    pairAt(scene.tokens, at)
  );
}

function originAt(tokens: readonly Token[], at: number): PlaceFound | undefined {
  const from = ARTICLES.test(keyAt(tokens, at)) ? at + 1 : at;
  // `on the zero`.
  const isZero = from > at && keyAt(tokens, from) === "zero" && tokens[from]?.kind === "word";
  const isPoint = /^(?:point|mark)$/u.test(keyAt(tokens, from + 1));
  if (isZero) return { place: { kind: "plane", x: 0, y: 0 }, next: isPoint ? from + 2 : from + 1 };
  if (!originWords.has(keyAt(tokens, from))) return undefined;
  return { place: { kind: "plane", x: 0, y: 0 }, next: from + 1 };
}

function degreesAt({ prompt }: Scene, at: number): PlaceFound | undefined {
  const word = prompt.tokens[at];
  // Names of axes are facts of their own: only one of the two may be said.
  if (word?.kind === "word" && /^(?:lat|lon|lng|x|y|breite|lange)/u.test(word.key))
    return undefined;
  const prefixed = prefixedPositionAt(prompt, at);
  if (prefixed) {
    const { lat, lon, next } = prefixed;
    return { place: { kind: "degrees", lat, lon }, next };
  }
  const found = positionAt(prompt, at);
  if (!found || found.next <= at) return undefined;
  const { value, unit } = found.reading;
  if (value.kind === "degrees") {
    const unit = trailingUnitAt(prompt.tokens, found.next);
    const written = prompt.tokens.slice(at, found.next);
    const isPlain = written.every(({ text }) => !/[°'"]/u.test(text)) && written.length >= 4;
    if (!unit || !isPlain)
      return { place: isPlain ? { ...value, isPlain } : value, next: found.next };
    const [x, y] = [milesOf(value.lon, unit.unit), milesOf(value.lat, unit.unit)];
    return x === undefined || y === undefined
      ? undefined
      : { place: { kind: "plane", x, y }, next: unit.next };
  }
  if (value.kind !== "offset") return undefined;
  const [x, y] = [milesOf(value.east, unit), milesOf(value.north, unit)];
  return x === undefined || y === undefined
    ? undefined
    : { place: { kind: "plane", x, y }, next: found.next };
}

interface Component {
  readonly side: string;
  readonly value: number;
  readonly unit: string | null;
  readonly next: number;
}

/** A unit behind two numbers, in brackets too; `mn` is a slip for `nm`. */
function trailingUnitAt(
  tokens: readonly Token[],
  at: number,
): { readonly unit: string; readonly next: number } | undefined {
  const isOpen = /^[([]$/u.test(keyAt(tokens, at));
  const from = isOpen ? at + 1 : at;
  const unit =
    keyAt(tokens, from) === "mn" ? { unit: "nm", next: from + 1 } : lengthUnitAt(tokens, from);
  if (!unit || !isOpen) return unit;
  return /^[)\]]$/u.test(keyAt(tokens, unit.next)) ? { ...unit, next: unit.next + 1 } : undefined;
}

/** `2 nm N 1 nm E`, `10 nm east, 5 nm north`, `60 nm E 0 N`, `0 E -14 N nm`. */
export function offsetAt(tokens: readonly Token[], at: number): PlaceFound | undefined {
  const first = componentAt(tokens, at);
  if (!first) return undefined;
  const isJoined =
    SEPARATORS.test(keyAt(tokens, first.next)) || ANDS.test(keyAt(tokens, first.next));
  const second = componentAt(tokens, first.next + (isJoined ? 1 : 0));
  if (!second || isNorthSouth(first.side) === isNorthSouth(second.side)) return undefined;
  const trailing =
    first.unit === null && second.unit === null ? trailingUnitAt(tokens, second.next) : undefined;
  // No latitude is minus so much north: these are miles.
  const isSigned = first.value < 0 || second.value < 0;
  const unit = first.unit ?? second.unit ?? trailing?.unit ?? (isSigned ? "nm" : null);
  if (unit === null) return undefined;
  const [east, north] = isNorthSouth(first.side) ? [second, first] : [first, second];
  const x = milesOf(signed(east), east.unit ?? unit);
  const y = milesOf(signed(north), north.unit ?? unit);
  if (x === undefined || y === undefined) return undefined;
  return { place: { kind: "plane", x, y }, next: trailing?.next ?? second.next };
}

function isNorthSouth(side: string): boolean {
  return side === "N" || side === "S";
}

function signed({ side, value }: Component): number {
  return side === "S" || side === "W" ? -value : value;
}

function componentAt(tokens: readonly Token[], at: number): Component | undefined {
  const number = tokens[at];
  if (number?.kind !== "number") return undefined;
  const unit = unitAt(tokens, at + 1);
  const isLength = unit?.unit.kind === "length";
  let next = isLength ? unit.next : at + 1;
  for (let words = 0; isLength && words < 2 && SIDE_FILLERS.test(keyAt(tokens, next)); words += 1)
    next += 1;
  const side = hemispheres.get(keyAt(tokens, next).replace(/^[ld]'/u, ""));
  if (side === undefined) return undefined;
  return { side, value: number.value, unit: isLength ? unit.unit.unit : null, next: next + 1 };
}

/** Two numbers in brackets, with a unit of length behind them, or behind a word such as `at`. */
function pairAt(tokens: readonly Token[], at: number): PlaceFound | undefined {
  const isOpen = /^[([]$/u.test(keyAt(tokens, at));
  const numbers = numbersAt(tokens, isOpen ? at + 1 : at, isOpen);
  if (!numbers) return undefined;
  let next = numbers.next;
  const inner = lengthUnitAt(tokens, next);
  if (inner) next = inner.next;
  if (isOpen && !/^[)\]]$/u.test(keyAt(tokens, next))) return undefined;
  if (isOpen) next += 1;
  const outer = inner ? undefined : lengthUnitAt(tokens, next);
  const unit = inner ?? outer;
  if (!isOpen && !isPlaced(tokens, at, numbers, unit !== undefined)) return undefined;
  const { first, second } = numbers;
  const isBearing = numbers.separator === "/" && /^\d{3}$/u.test(first.text) && first.value <= 360;
  if (unit && isBearing) {
    const distance_nm = milesOf(second.value, unit.unit) ?? second.value;
    const isSure = first.text.startsWith("0") && first.text !== "000";
    return {
      place: { kind: "radial", bearing_deg: first.value, distance_nm, isSure },
      next: unit.next,
    };
  }
  if (!unit) {
    const decimals = Math.max(decimalsOf(first), decimalsOf(second));
    return {
      place: { kind: "pair", first: first.value, second: second.value, decimals },
      next,
    };
  }
  const [x, y] = [milesOf(first.value, unit.unit), milesOf(second.value, unit.unit)];
  if (x === undefined || y === undefined) return undefined;
  return { place: { kind: "plane", x, y }, next: unit.next };
}

interface Numbers {
  readonly first: NumberToken;
  readonly second: NumberToken;
  readonly separator: string;
  readonly isTight: boolean;
  readonly next: number;
}

function numbersAt(tokens: readonly Token[], at: number, isOpen: boolean): Numbers | undefined {
  const first = tokens[at];
  if (first?.kind !== "number") return undefined;
  const [left, right] = first.parts;
  // `52,400` are thousands unless brackets make a pair of them.
  const isGrouped =
    !isOpen && /^[1-9]\d{0,2},\d{3}$/u.test(first.text) && !hasOtherLevel(tokens, at);
  if (left && right && first.parts.length === 2 && !isGrouped) {
    return { first: left, second: right, separator: ",", isTight: true, next: at + 1 };
  }
  const unit = lengthUnitAt(tokens, at + 1);
  const from = unit?.next ?? at + 1;
  const separator = SEPARATORS.test(keyAt(tokens, from)) ? keyAt(tokens, from) : "";
  const second = tokens[separator ? from + 1 : from];
  if (
    second?.kind !== "number" ||
    (!separator &&
      !isOpen &&
      !hasDecimals(first, second) &&
      !isMilesPair(tokens, at, from) &&
      !isCell(tokens, at, from))
  )
    return;
  // `25nm/240` are a distance and a speed.
  if (unit && !lengthUnitAt(tokens, separator ? from + 2 : from + 1)) return undefined;
  const isTight = separator !== "" && tokens[from]?.isGlued === true && second.isGlued;
  return { first, second, separator, isTight, next: separator ? from + 2 : from + 1 };
}

/** `position 4 7 nm`, and small numbers such as `0 0 nm` by themselves. */
function isMilesPair(tokens: readonly Token[], at: number, from: number): boolean {
  if (from !== at + 1 || lengthUnitAt(tokens, from + 1) === undefined) return false;
  const areSmall = [at, from].every((index) => /^-?\d{1,2}$/u.test(tokens[index]?.text ?? ""));
  const isFirst = tokens[at - 1]?.kind !== "number";
  return (areSmall && isFirst) || PLACE_NAMES.test(keyAt(tokens, at - 1));
}

/** `| -15 5 |`: two short numbers between bars. */
function isCell(tokens: readonly Token[], at: number, from: number): boolean {
  const isBar = (index: number) => keyAt(tokens, index) === "|";
  const areShort = [at, from].every((index) =>
    /^-?\d{1,2}(?:\.\d+)?$/u.test(tokens[index]?.text ?? ""),
  );
  return from === at + 1 && areShort && isBar(at - 1) && isBar(from + 1);
}

function hasDecimals(first: NumberToken, second: NumberToken): boolean {
  return decimalsOf(first) > 0 && decimalsOf(second) > 0;
}

/** Numbers that are not in brackets are a place if a word says so, or if they look like nothing else. */
function isPlaced(
  tokens: readonly Token[],
  at: number,
  { first, second, separator, isTight }: Numbers,
  hasUnit: boolean,
): boolean {
  const colon = /^[:=]$/u.test(keyAt(tokens, at - 1)) ? at - 2 : at - 1;
  const word = keyAt(tokens, colon);
  const isBehindWord = atWords.has(word);
  if (separator === "/" && /^\d{3}$/u.test(first.text) && !hasUnit) return false;
  if (isBehindWord) return separator !== "" || isMilesPair(tokens, at, at + 1);
  const areTiny = [first, second].every(({ text }) => /^-?\d{1,2}$/u.test(text));
  if (colon === at - 2 && areTiny && separator !== "") return true;
  if (separator === "" && (isMilesPair(tokens, at, at + 1) || isCell(tokens, at, at + 1)))
    return true;
  if (decimalsOf(first) >= 2 && decimalsOf(second) >= 2) return true;
  // `090,420` are rather a track and a speed.
  const areTriples = [first, second].every(({ text }) => /^\d{3}$/u.test(text));
  if (areTriples && !hasUnit) return false;
  const isShort = [first, second].every(({ text }) => /^-?\d{1,2}$/u.test(text));
  return isTight && (hasUnit || separator === "," || (separator === "/" && isShort));
}

function lengthUnitAt(
  tokens: readonly Token[],
  at: number,
): { readonly unit: string; readonly next: number } | undefined {
  const unit = unitAt(tokens, at);
  return unit?.unit.kind === "length" ? { unit: unit.unit.unit, next: unit.next } : undefined;
}

function decimalsOf({ text }: NumberToken): number {
  const point = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  return point < 0 ? 0 : text.length - point - 1;
}
