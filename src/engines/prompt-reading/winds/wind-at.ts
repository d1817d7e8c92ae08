import { COMPASS_POINTS } from "../../../content/compass-words/compass-words.js";
import type { Found, Reading } from "../kit/reading.js";
import { convertQuantity } from "../quantities/convert-quantity.js";
import { quantityAt } from "../quantities/quantity-at.js";
import { spanning } from "../tokens/span.js";
import type { Token } from "../tokens/token.js";

/** A wind by the direction that it blows from, or along the track alone. */
export type Wind =
  | {
      readonly kind: "vector";
      readonly fromDeg: number;
      readonly kt: number;
      readonly gustKt: number | null;
    }
  | { readonly kind: "along"; readonly tailwindKt: number };

const WIND_WORDS: ReadonlySet<string> = new Set([
  "wind",
  "winds",
  "wnd",
  "w",
  "vent",
  "viento",
  "vento",
]);
const LINKS: ReadonlySet<string> = new Set(["at", "@", "/", "with", "mit", "a", "com", "con"]);
const OPENERS: ReadonlySet<string> = new Set([
  "from",
  "the",
  "is",
  "of",
  "aus",
  "du",
  "del",
  "do",
  "de",
  ":",
  "=",
  ",",
  "v",
  "/",
  "avg",
  "average",
]);
const METAR = /^(?:g(\d{2,3}))?kts?$/u;
const OPENERS_MAX = 4;

/**
 * The wind at a token: `wind 270/60`, `winds from the west at 20 knots`, `27015G25KT`, `tailwind avg 75kt`. A bare
 * `270/60` is none: traffic is written so too; `directionAndSpeedAt` reads it.
 */
export function windAt(tokens: readonly Token[], at: number): Found<Reading<Wind>> | undefined {
  const first = tokens[at];
  if (first?.kind === "number") return metarAt(tokens, at);
  if (first?.kind !== "word") return undefined;
  const along = /^(tail|head)winds?$/u.exec(first.key);
  if (along) return alongAt(tokens, at, along[1] === "head" ? -1 : 1);
  if (!WIND_WORDS.has(first.key)) return undefined;
  const from = behindOpeners(tokens, at + 1);
  const found = metarAt(tokens, from) ?? directionAndSpeedAt(tokens, from);
  if (!found) return undefined;
  return {
    ...found,
    reading: { ...found.reading, span: spanning(first.span, found.reading.span) },
  };
}

/** `270/60`, `000/450kt`, `270 at 60`, `west at 20 knots`: degrees and knots; a speed without a unit is in knots. */
export function directionAndSpeedAt(
  tokens: readonly Token[],
  at: number,
): Found<Reading<Wind>> | undefined {
  const direction = directionAt(tokens, at);
  if (!direction) return undefined;
  const link = tokens[direction.next];
  const isLinked = link && LINKS.has(link.kind === "word" ? link.key : link.text);
  if (!isLinked && !direction.isNamed) return undefined;
  const speed = speedAt(tokens, direction.next + (isLinked ? 1 : 0));
  const first = tokens[at];
  if (!speed || !first) return undefined;
  const value = {
    kind: "vector",
    fromDeg: direction.degrees % 360,
    kt: speed.kt,
    gustKt: null,
  } as const;
  return reading(tokens, { first, value, next: speed.next });
}

function directionAt(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  if (token?.kind === "word") return namedDirectionAt(tokens, at);
  if (token?.kind !== "number" || !/^\d{1,3}$/u.test(token.text) || token.value > 360)
    return undefined;
  const degree = tokens[at + 1];
  const hasUnit =
    degree?.text === "°" || (degree?.kind === "word" && /^deg(?:rees)?$/u.test(degree.key));
  return { degrees: token.value, next: at + (hasUnit ? 2 : 1), isNamed: false };
}

/** `west`, `north-westerly`, `SSW`. */
function namedDirectionAt(tokens: readonly Token[], at: number) {
  const [word, hyphen, other] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (word?.kind !== "word") return undefined;
  if (hyphen?.text === "-" && other?.kind === "word") {
    const joined = pointOf(word.key + other.key);
    if (joined !== undefined) return { degrees: joined, next: at + 3, isNamed: true };
  }
  const degrees = pointOf(word.key);
  return degrees === undefined ? undefined : { degrees, next: at + 1, isNamed: true };
}

function pointOf(key: string): number | undefined {
  return Object.hasOwn(COMPASS_POINTS, key) ? COMPASS_POINTS[key] : undefined;
}

function speedAt(tokens: readonly Token[], at: number) {
  const quantity = quantityAt(tokens, at);
  if (!quantity || quantity.reading.value < 0) return undefined;
  const { value, unit } = quantity.reading;
  const kt = unit === null ? value : convertQuantity(value, { from: unit, to: "kt" });
  return kt === undefined ? undefined : { kt, next: quantity.next };
}

function alongAt(tokens: readonly Token[], at: number, sign: 1 | -1) {
  const first = tokens[at];
  const speed = speedAt(tokens, behindOpeners(tokens, at + 1));
  if (!first || !speed) return undefined;
  return reading(tokens, {
    first,
    value: { kind: "along", tailwindKt: sign * speed.kt },
    next: speed.next,
  });
}

/** `27060KT`, `270100KT`, `27015G25KT`: three digits of direction, then the speed. */
function metarAt(tokens: readonly Token[], at: number): Found<Reading<Wind>> | undefined {
  const [digits, word] = [tokens[at], tokens[at + 1]];
  if (digits?.kind !== "number" || !/^\d{5,6}$/u.test(digits.text) || !word?.isGlued)
    return undefined;
  const unit = METAR.exec(word.kind === "word" ? word.key : "");
  const fromDeg = Number(digits.text.slice(0, 3));
  if (!unit || fromDeg > 360) return undefined;
  const gustKt = unit[1] === undefined ? null : Number(unit[1]);
  const value = {
    kind: "vector",
    fromDeg: fromDeg % 360,
    kt: Number(digits.text.slice(3)),
    gustKt,
  } as const;
  return reading(tokens, { first: digits, value, next: at + 2 });
}

function behindOpeners(tokens: readonly Token[], at: number): number {
  let next = at;
  for (let openers = 0; openers < OPENERS_MAX; openers += 1) {
    const token = tokens[next];
    if (token && OPENERS.has(token.kind === "word" ? token.key : token.text)) next += 1;
  }
  return next;
}

interface Read {
  readonly first: Token;
  readonly value: Wind;
  readonly next: number;
}

function reading(tokens: readonly Token[], { first, value, next }: Read): Found<Reading<Wind>> {
  const last = tokens[next - 1] ?? first;
  return {
    reading: { value, unit: "kt", span: spanning(first.span, last.span), alternatives: [] },
    next,
  };
}
