import { quantityAt } from "../../../../engines/prompt-reading/quantities/quantity-at.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import type { Item } from "../draft/said.js";
import { keyAt } from "../scene/scene.js";

const TRACK_NAMES =
  /^(?:trk|track|tk|hdg|heading|course|crs|kurs|steuerkurs|cap|route|rumbo|rumo|proa|tracking)$/u;
const LOWEST_FT = -2000;

/** A value that can be none of its field, for the caller to be told: `trk 361`, `FL9999`, `91N`, `-5000 ft`. */
export function outsideAt(tokens: readonly Token[], at: number): Item | undefined {
  return levelAt(tokens, at) ?? trackAt(tokens, at) ?? sideAt(tokens, at);
}

function levelAt(tokens: readonly Token[], at: number): Item | undefined {
  const token = tokens[at];
  const isWord = token?.kind === "word" && /^fl\d{4,6}$/u.test(token.key);
  const isNamed = keyAt(tokens, at) === "fl" && isDigits(tokens[at + 1], 4);
  if (isWord || isNamed) {
    const value = isWord ? token.text : `FL ${tokens[at + 1]?.text}`;
    return outside("alt", value, "flight levels go to FL999", at, isWord ? at + 1 : at + 2);
  }
  const quantity = token?.kind === "number" ? quantityAt(tokens, at) : undefined;
  const { value, unit } = quantity?.reading ?? { value: 0, unit: null };
  const isRate = /^(?:\/|per|a|an|each|pro|par|por)$/u.test(keyAt(tokens, quantity?.next ?? at));
  if (!quantity || (unit !== "ft" && unit !== "m") || isRate) return undefined;
  const isLow = unit === "ft" ? value < LOWEST_FT : value < LOWEST_FT * 0.3048;
  if (!isLow) return undefined;
  return outside("alt", `${value} ${unit}`, "the lowest altitude is -2000 ft", at, quantity.next);
}

function isDigits(token: Token | undefined, least: number): boolean {
  return token?.kind === "number" && /^\d+$/u.test(token.text) && token.text.length >= least;
}

function trackAt(tokens: readonly Token[], at: number): Item | undefined {
  if (!TRACK_NAMES.test(keyAt(tokens, at))) return undefined;
  const next = /^[:=]$|^(?:is|of)$/u.test(keyAt(tokens, at + 1)) ? at + 2 : at + 1;
  const number = tokens[next];
  if (number?.kind !== "number" || number.parts.length > 0) return undefined;
  if (number.value >= 0 && number.value <= 360) return undefined;
  return outside("track", number.text, "tracks go from 0 to 360 degrees", at, next + 1);
}

function sideAt(tokens: readonly Token[], at: number): Item | undefined {
  const number = tokens[at];
  const degree = keyAt(tokens, at + 1) === "°" ? at + 2 : at + 1;
  const side = tokens[degree];
  if (number?.kind !== "number" || side?.kind !== "word" || !/^[NSEW]$/u.test(side.text))
    return undefined;
  const most = /^[NS]$/u.test(side.text) ? 90 : 180;
  if (Math.abs(number.value) <= most) return undefined;
  const why = most === 90 ? "latitudes go to 90 degrees" : "longitudes go to 180 degrees";
  return outside("place", `${number.text}${side.text}`, why, at, degree + 1);
}

function outside(
  of: "alt" | "track" | "place",
  value: string,
  why: string,
  from: number,
  next: number,
): Item {
  return { field: "outside", of, value, why, from, next };
}
