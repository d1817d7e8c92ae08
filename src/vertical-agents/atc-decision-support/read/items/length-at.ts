import { convertQuantity } from "../../../../engines/prompt-reading/quantities/convert-quantity.js";
import { numberWordsAt } from "../../../../engines/prompt-reading/quantities/number-words-at.js";
import { quantityAt } from "../../../../engines/prompt-reading/quantities/quantity-at.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import { keyAt } from "../scene/scene.js";

export interface Length {
  readonly nm: number;
  readonly next: number;
}

/** A length in nautical miles; miles are nautical ones in air traffic unless they are called statute miles. */
export function milesOf(value: number, unit: string | null): number | undefined {
  if (unit === null || unit === "nm" || unit === "mi") return value;
  return convertQuantity(value, { from: unit, to: "nm" });
}

/** `32nm`, `60 km`, `3 miles`, `2 statute miles`. */
export function lengthAt(tokens: readonly Token[], at: number): Length | undefined {
  const quantity = quantityAt(tokens, at);
  const { value, unit } = quantity?.reading ?? { value: 0, unit: null };
  if (!quantity || value < 0) return undefined;
  if (unit === null) {
    const isFlown = /^(?:flying|track|air|flight|naut)$/u.test(keyAt(tokens, quantity.next));
    const isMiles = /^(?:miles|mile|nm|nmi)$/u.test(keyAt(tokens, quantity.next + 1));
    return isFlown && isMiles ? { nm: value, next: quantity.next + 2 } : undefined;
  }
  if (unit !== "nm" && unit !== "mi" && unit !== "km" && unit !== "m") return undefined;
  const isStatute = unit === "mi" && /^(?:statute|sm)$/u.test(keyAt(tokens, at + 1));
  const nm = isStatute ? convertQuantity(value, { from: "mi", to: "nm" }) : milesOf(value, unit);
  return nm === undefined ? undefined : { nm, next: quantity.next };
}

/** A speed in knots at a token; null as its unit for a plain number. */
export function speedAt(
  tokens: readonly Token[],
  at: number,
): { readonly kt: number; readonly unit: string | null; readonly next: number } | undefined {
  const quantity = quantityAt(tokens, at);
  if (!quantity || quantity.reading.value < 0) return undefined;
  const { value, unit } = quantity.reading;
  const kt = unit === null ? value : convertQuantity(value, { from: unit, to: "kt" });
  return kt === undefined ? undefined : { kt, unit, next: quantity.next };
}

/** A duration in seconds at a token, `half an hour` and the like too. */
export function durationAt(
  tokens: readonly Token[],
  at: number,
): { readonly s: number; readonly next: number } | undefined {
  const words = [0, 1, 2, 3].map((offset) => keyAt(tokens, at + offset)).join(" ");
  for (const [phrase, s, length] of PHRASES) {
    if (`${words} `.startsWith(`${phrase} `)) return { s, next: at + length };
  }
  const quantity = quantityAt(tokens, at) ?? spokenAt(tokens, at);
  const { value, unit } = quantity?.reading ?? { value: 0, unit: null };
  if (!quantity || unit === null || value < 0) return undefined;
  // Minutes and metres share a letter.
  const from = unit === "m" ? "min" : unit;
  const s = convertQuantity(value, { from, to: "s" });
  return s === undefined ? undefined : { s, next: quantity.next };
}

/** `acht Minuten`, `dix minutes`. */
function spokenAt(tokens: readonly Token[], at: number) {
  if (tokens[at]?.kind !== "word") return undefined;
  for (const language of ["de", "fr", "es", "pt"] as const) {
    const found = numberWordsAt(tokens, at, language);
    if (found && found.reading.unit !== null) return found;
  }
  return undefined;
}

const PHRASES: readonly (readonly [phrase: string, s: number, length: number])[] = [
  ["half an hour", 1800, 3],
  ["half hour", 1800, 2],
  ["quarter of an hour", 900, 4],
  ["quarter hour", 900, 2],
  ["an hour", 3600, 2],
  ["halbe stunde", 1800, 2],
  ["demi heure", 1800, 2],
  ["media hora", 1800, 2],
  ["meia hora", 1800, 2],
  ["hour", 3600, 1],
  ["stunde", 3600, 1],
];
