import {
  type AirTrafficLabel,
  PASSING_WORDS,
  TOWARDS_WORDS,
  VALUE_LABELS,
} from "../../../../content/air-traffic-words/field-words.js";
import { TYPE_DESIGNATORS } from "../../../../content/air-traffic-words/type-designators.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import { convertQuantity } from "../../../../engines/prompt-reading/quantities/convert-quantity.js";
import { quantityAt } from "../../../../engines/prompt-reading/quantities/quantity-at.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import type { Fact, Item } from "../draft/said.js";
import { keyAt } from "../scene/scene.js";
import { flownDirectionAt } from "./direction-at.js";
import { lengthAt, milesOf, speedAt } from "./length-at.js";
import { bareLevelAt, levelAt, rateAt } from "./level-at.js";
import {
  airspeedBehind,
  DEGREE_WORDS,
  signedRateAt,
  slashedSpeedAt,
  slashedTrackAt,
  speedAndTrackAt,
  trackAndSpeedAt,
} from "./slashed-at.js";

const labels = new Vocabulary(VALUE_LABELS);
const passing = new Set(PASSING_WORDS);
const towards = new Set(TOWARDS_WORDS);
const LINKS =
  /^(?:=|:|is|of|at|@|ist|es|est|e|de|now|about|approx|approximately|ca|um|-|a|sur|den|du|\(|both|all|each|beide|ambos|tous)$/u;

/** What a token and those behind it say of an aircraft, by a name before a value or by a unit. */
export function valueAt(tokens: readonly Token[], at: number): readonly Item[] | undefined {
  return (
    labelledAt(tokens, at) ??
    trackAndSpeedAt(tokens, at) ??
    speedAndTrackAt(tokens, at) ??
    signedRateAt(tokens, at) ??
    flownAt(tokens, at) ??
    unitAt(tokens, at) ??
    typeAt(tokens, at)
  );
}

/** `track 120`, `GS=450`, `alt: 35000`, `x 40`. */
function labelledAt(tokens: readonly Token[], at: number): readonly Item[] | undefined {
  const term = labels.termAt(tokens, at);
  const label = term?.meanings[0];
  if (!term || label === undefined || term.meanings.length > 1) return undefined;
  let next = term.next;
  for (let links = 0; links < 2 && LINKS.test(keyAt(tokens, next)); links += 1) next += 1;
  const plainly = labelledValueAt(tokens, next, label);
  if (!plainly) return undefined;
  const found = isNegated(tokens, next, label) ? negated(plainly) : plainly;
  const to = keyAt(tokens, next - 1) === "(" && keyAt(tokens, found.next) === ")" ? 1 : 0;
  const item: Item = { ...found.fact, from: at, next: found.next + to };
  const speed = label === "track" ? slashedSpeedAt(tokens, found.next) : undefined;
  const track =
    label === "gs" || label === "speed" ? slashedTrackAt(tokens, found.next) : undefined;
  const beside = speed ?? track;
  return beside ? [item, beside] : [item];
}

/** The sign of `X-12`, which is no hyphen. */
function isNegated(tokens: readonly Token[], at: number, label: AirTrafficLabel): boolean {
  const hyphen = tokens[at - 1];
  if (hyphen?.text !== "-" || tokens[at]?.isGlued !== true) return false;
  return /^(?:x|y|lat|lon|vs)$/u.test(label);
}

function negated({ fact, next }: FactFound): FactFound {
  return typeof fact.value === "number" && fact.field !== "bare"
    ? { fact: { ...fact, value: -fact.value } as Fact, next }
    : { fact, next };
}

interface FactFound {
  readonly fact: Fact;
  readonly next: number;
}

/** The value of a name, in the unit that it has or that the name implies. */
export function labelledValueAt(
  tokens: readonly Token[],
  at: number,
  label: AirTrafficLabel,
): FactFound | undefined {
  if (label === "track") return degreesAt(tokens, at);
  if (label === "alt" || label === "target" || label === "fl") return altitudeAt(tokens, at, label);
  if (label === "vs" || label === "climb" || label === "sink") return rateOf(tokens, at, label);
  if (label === "gs" || label === "speed" || label === "tas" || label === "ias") {
    return speedOf(tokens, at, label);
  }
  if (label === "type") return typeOf(tokens, at);
  if (label === "dist") {
    const length = lengthAt(tokens, at);
    const plain = length ? undefined : plainAt(tokens, at);
    const nm = length?.nm ?? plain?.value;
    const next = length?.next ?? plain?.next;
    return nm === undefined || next === undefined
      ? undefined
      : { fact: { field: "dist", value: nm }, next };
  }
  if (label === "mach") {
    const plain = plainAt(tokens, at);
    return plain && plain.value < 5
      ? { fact: { field: "mach", value: plain.value }, next: plain.next }
      : undefined;
  }
  return label === "x" || label === "y" || label === "lat" || label === "lon"
    ? axisOf(tokens, at, label)
    : undefined;
}

function degreesAt(tokens: readonly Token[], at: number): FactFound | undefined {
  const flown = flownDirectionAt(tokens, at - 1);
  const number = tokens[at];
  if (number?.kind !== "number") {
    return flown && flown.next > at
      ? { fact: { field: "track", value: flown.deg }, next: flown.next }
      : undefined;
  }
  if (number.value < 0 || number.value > 360 || number.parts.length > 0) return undefined;
  const unit = quantityAt(tokens, at)?.reading.unit ?? null;
  if (unit !== null && unit !== "deg" && unit !== "m" && unit !== "t") return undefined;
  let next = at + 1;
  for (let words = 0; words < 2 && DEGREE_WORDS.test(keyAt(tokens, next)); words += 1) next += 1;
  return { fact: { field: "track", value: number.value }, next };
}

function altitudeAt(tokens: readonly Token[], at: number, label: "alt" | "target" | "fl") {
  const quantity = quantityAt(tokens, at);
  const isFlightLevel = label === "fl" && quantity?.reading.unit === null;
  const level = isFlightLevel
    ? { ft: quantity.reading.value * 100, next: quantity.next }
    : bareLevelAt(tokens, at);
  const isKm = quantity?.reading.unit === "km" && quantity.reading.value <= 30;
  const high = isKm ? convertQuantity(quantity.reading.value, { from: "km", to: "ft" }) : undefined;
  if (high !== undefined && quantity) {
    return {
      fact: { field: label === "target" ? "target" : "alt", value: high },
      next: quantity.next,
    } as const;
  }
  if (!level || (isFlightLevel && level.ft > 99_900)) return undefined;
  const field = label === "target" ? "target" : "alt";
  return { fact: { field, value: level.ft }, next: level.next } as const;
}

function rateOf(tokens: readonly Token[], at: number, label: "vs" | "climb" | "sink") {
  const rate = rateAt(tokens, at);
  const plain = rate ? undefined : plainAt(tokens, at);
  const fpm = rate?.fpm ?? plain?.value;
  const next = rate?.next ?? plain?.next;
  if (fpm === undefined || next === undefined) return undefined;
  const value = label === "sink" ? -Math.abs(fpm) : fpm;
  return { fact: { field: "vs", value }, next } as const;
}

function speedOf(tokens: readonly Token[], at: number, label: "gs" | "speed" | "tas" | "ias") {
  const speed = speedAt(tokens, at);
  if (!speed) return machAt(tokens, at);
  const kind = airspeedBehind(tokens, speed.next);
  if (label === "speed" && speed.unit === null && speed.kt < 5 && speed.kt > 0) {
    return { fact: { field: "mach", value: speed.kt }, next: speed.next } as const;
  }
  const field = kind ?? (label === "speed" ? "gs" : label);
  return { fact: { field, value: speed.kt }, next: speed.next + (kind ? 1 : 0) } as const;
}

/** `Mach 0.78`, `M.78`, `M0.78`, `M078`. */
function machAt(tokens: readonly Token[], at: number): FactFound | undefined {
  const quantity = quantityAt(tokens, at);
  if (quantity?.reading.unit === "mach") {
    return { fact: { field: "mach", value: quantity.reading.value }, next: quantity.next };
  }
  const [word, point, digits] = [keyAt(tokens, at), tokens[at + 1], tokens[at + 2]];
  const short = /^m0?(\d{2})$/u.exec(word)?.[1];
  if (short !== undefined)
    return { fact: { field: "mach", value: Number(short) / 100 }, next: at + 1 };
  if (!/^m[01]?$/u.test(word) || point?.isGlued !== true) return undefined;
  if (point.kind === "number" && point.value < 5) {
    return { fact: { field: "mach", value: point.value }, next: at + 2 };
  }
  if (point.text !== "." || digits?.kind !== "number" || !digits.isGlued) return undefined;
  const value = Number(`${word.slice(1)}.${digits.text}`);
  return { fact: { field: "mach", value }, next: at + 3 };
}

function typeOf(tokens: readonly Token[], at: number): FactFound | undefined {
  const token = tokens[at];
  if (token?.kind !== "word" || !/^[A-Z][A-Z0-9]{1,3}$/u.test(token.text)) return undefined;
  return { fact: { field: "type", value: token.text }, next: at + 1 };
}

function axisOf(tokens: readonly Token[], at: number, label: "x" | "y" | "lat" | "lon") {
  const length = label === "x" || label === "y" ? signedLengthAt(tokens, at) : undefined;
  if (length) return { fact: { field: label, value: length.nm }, next: length.next } as const;
  const plain = plainAt(tokens, at);
  if (!plain) return undefined;
  const nm = label === "x" ? milesOf(plain.value, unitOfOther(tokens, plain.next)) : undefined;
  if (nm !== undefined) return { fact: { field: label, value: nm }, next: plain.next } as const;
  const degree = keyAt(tokens, plain.next) === "°" ? plain.next + 1 : plain.next;
  const side = /^[nsew]$/u.exec(keyAt(tokens, degree))?.[0];
  const value = side === "s" || side === "w" ? -plain.value : plain.value;
  return { fact: { field: label, value }, next: side ? degree + 1 : degree } as const;
}

/** `x 1 y -5 km`: one unit for both. */
function unitOfOther(tokens: readonly Token[], at: number): string | null {
  let next = at;
  if (/^[,;]$/u.test(keyAt(tokens, next))) next += 1;
  if (keyAt(tokens, next) !== "y") return null;
  next += 1;
  if (/^[=:]$/u.test(keyAt(tokens, next))) next += 1;
  const quantity = quantityAt(tokens, next);
  return quantity?.reading.unit === "km" ? "km" : null;
}

function signedLengthAt(tokens: readonly Token[], at: number) {
  const number = tokens[at];
  if (number?.kind !== "number" || number.value >= 0) return lengthAt(tokens, at);
  const quantity = quantityAt(tokens, at);
  const unit = quantity?.reading.unit;
  if (!quantity || (unit !== "nm" && unit !== "mi" && unit !== "km")) return undefined;
  const nm = milesOf(quantity.reading.value, unit);
  return nm === undefined ? undefined : { nm, next: quantity.next };
}

/** A number without a unit. */
function plainAt(tokens: readonly Token[], at: number) {
  const quantity = quantityAt(tokens, at);
  if (!quantity) return undefined;
  const { value, unit } = quantity.reading;
  return unit === null || unit === "deg" ? { value, next: quantity.next } : undefined;
}

function flownAt(tokens: readonly Token[], at: number): readonly Item[] | undefined {
  const flown = flownDirectionAt(tokens, at);
  return flown ? [{ field: "track", value: flown.deg, from: at, next: flown.next }] : undefined;
}

/** `FL350`, `450kt`, `1800 fpm`, `32nm`, `120°`, `M.78`. */
function unitAt(tokens: readonly Token[], at: number): readonly Item[] | undefined {
  const rate = rateAt(tokens, at);
  if (rate && !rate.isMetric) return [{ field: "vs", value: rate.fpm, from: at, next: rate.next }];
  const level = levelAt(tokens, at);
  if (level) return [{ field: "alt", value: level.ft, from: at, next: level.next }];
  const speed = speedAt(tokens, at);
  if (speed && speed.unit !== null) {
    const kind = airspeedBehind(tokens, speed.next) ?? "gs";
    const next = kind === "gs" ? speed.next : speed.next + 1;
    return [{ field: kind, value: speed.kt, from: at, next }];
  }
  if (speed) {
    const kind = /^(?:kias|kcas)$/u.test(keyAt(tokens, speed.next))
      ? "ias"
      : /^ktas$/u.test(keyAt(tokens, speed.next))
        ? "tas"
        : undefined;
    if (kind) return [{ field: kind, value: speed.kt, from: at, next: speed.next + 1 }];
  }
  const length = lengthAt(tokens, at);
  if (length) return [{ field: "dist", value: length.nm, from: at, next: length.next }];
  const mach = machAt(tokens, at);
  if (mach) return [{ ...mach.fact, from: at, next: mach.next }];
  const quantity = quantityAt(tokens, at);
  if (quantity?.reading.unit !== "deg" || quantity.reading.value > 360) return undefined;
  if (quantity.reading.value < 0 || /^(?:by|turn|turns|left|right)$/u.test(keyAt(tokens, at - 1)))
    return undefined;
  return [{ field: "track", value: quantity.reading.value, from: at, next: quantity.next }];
}

function typeAt(tokens: readonly Token[], at: number): readonly Item[] | undefined {
  const token = tokens[at];
  if (token?.kind !== "word" || !TYPE_DESIGNATORS.has(token.text.toUpperCase())) return undefined;
  if (token.text.length < 3) return undefined;
  return [{ field: "type", value: token.text.toUpperCase(), from: at, next: at + 1 }];
}

/** What the word before a level says of it. */
export function leadOf(tokens: readonly Token[], at: number): "alt" | "target" | undefined {
  const key = keyAt(tokens, at - 1);
  if (towards.has(key)) return "target";
  return passing.has(key) ? "alt" : undefined;
}
