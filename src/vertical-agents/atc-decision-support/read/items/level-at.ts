import { convertQuantity } from "../../../../engines/prompt-reading/quantities/convert-quantity.js";
import { quantityAt } from "../../../../engines/prompt-reading/quantities/quantity-at.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import { keyAt } from "../scene/scene.js";

/** An altitude at a token. */
export interface Level {
  readonly ft: number;
  readonly next: number;
}

const SHORT_LEVEL = /^(?:f|fl)(\d{2,3})$/u;
const MINUTE_WORDS = /^(?:min|mins|minute|mn|minuto|m)$/u;
const HEIGHT_WORDS = /^(?:altitude|high|hoch|hohe|altitud|altura|height|alt)$/u;
/** Lower ones are rather lengths or minutes. */
const METRES_MIN = 100;
const LOWEST_FT = -2000;

/** `FL350`, `F350`, `35,000 ft`, `10600 m`, `35k ft`: with a unit of altitude. */
export function levelAt(tokens: readonly Token[], at: number): Level | undefined {
  const key = keyAt(tokens, at);
  const short = tokens[at]?.kind === "word" ? SHORT_LEVEL.exec(key) : null;
  if (short) return { ft: Number(short[1]) * 100, next: at + 1 };
  const quantity = quantityAt(tokens, at);
  const isBelowSea = quantity?.reading.unit === "ft" && quantity.reading.value >= LOWEST_FT;
  if (!quantity || (quantity.reading.value < 0 && !isBelowSea)) return undefined;
  const { value, unit } = quantity.reading;
  const { next } = quantity;
  const isFeetMark = unit === null && tokens[next]?.text === "'" && tokens[next]?.isGlued === true;
  if (isFeetMark && value >= 500) return { ft: value, next: next + 1 };
  if (unit === "fl")
    return value <= 999 ? { ft: value * 100, next: behindMetric(tokens, next) } : undefined;
  if (unit === "km" && HEIGHT_WORDS.test(keyAt(tokens, next))) {
    const high = convertQuantity(value, { from: "km", to: "ft" });
    return high === undefined ? undefined : { ft: high, next: next + 1 };
  }
  if (unit !== "ft" && unit !== "m") return undefined;
  if (isRate(tokens, next) || (unit === "m" && value < METRES_MIN)) return undefined;
  const ft = unit === "ft" ? value : convertQuantity(value, { from: "m", to: "ft" });
  return ft === undefined ? undefined : { ft, next };
}

/** `FL350 (10,650 m)` says one altitude twice. */
function behindMetric(tokens: readonly Token[], next: number): number {
  if (tokens[next]?.text !== "(") return next;
  const again = quantityAt(tokens, next + 1);
  const isHeight = again?.reading.unit === "m" || again?.reading.unit === "ft";
  return again && isHeight && tokens[again.next]?.text === ")" ? again.next + 1 : next;
}

/** `ft` of `ft/min` and `pieds par minute`. */
function isRate(tokens: readonly Token[], next: number): boolean {
  const joint = keyAt(tokens, next);
  const isJoint = joint === "/" || /^(?:per|par|pro|por|a|an|each)$/u.test(joint);
  return isJoint && MINUTE_WORDS.test(keyAt(tokens, next + 1));
}

/** A level without its unit, where the words around it say that it is one: 350 is FL350, 35000 are feet. */
export function bareLevelAt(tokens: readonly Token[], at: number): Level | undefined {
  const level = levelAt(tokens, at);
  if (level) return level;
  const quantity = quantityAt(tokens, at);
  if (!quantity || quantity.reading.unit !== null || quantity.reading.value < 0) return undefined;
  const { value } = quantity.reading;
  if (!Number.isInteger(value) || value < 5 || (value > 600 && value < 1000)) return undefined;
  return { ft: value <= 600 ? value * 100 : value, next: quantity.next };
}

/** Feet a minute at a token: `1800fpm`, `1500 ft/min`, `8 m/s`, with the sign that is written. */
export function rateAt(
  tokens: readonly Token[],
  at: number,
): { readonly fpm: number; readonly next: number; readonly isMetric: boolean } | undefined {
  const quantity = quantityAt(tokens, at);
  if (!quantity) return undefined;
  const { value, unit } = quantity.reading;
  if (unit === "fpm") return { fpm: value, next: quantity.next, isMetric: false };
  if (unit === "ft" && isRate(tokens, quantity.next)) {
    return { fpm: value, next: quantity.next + 2, isMetric: false };
  }
  if (unit !== "ms") return undefined;
  const metres = convertQuantity(value, { from: "m", to: "ft" });
  return metres === undefined
    ? undefined
    : { fpm: metres * 60, next: quantity.next, isMetric: true };
}
