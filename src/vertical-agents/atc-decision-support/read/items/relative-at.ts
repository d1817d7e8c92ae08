import {
  ALONG_WORDS,
  BEARING_WORDS,
  DIRECTION_FILLERS,
  IT_WORDS,
  OF_WORDS,
} from "../../../../content/air-traffic-words/place-words.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import type { RelativePlace } from "../draft/said.js";
import type { Mention } from "../scene/mention.js";
import { keyOfId } from "../scene/mention.js";
import { keyAt } from "../scene/scene.js";
import { directionAt } from "./direction-at.js";
import { type Length, lengthAt } from "./length-at.js";
import { offsetAt } from "./place-at.js";

export interface RelativeFound {
  readonly place: RelativePlace;
  readonly next: number;
}

/** Looks up the aircraft that begins at a token. */
export type MentionAt = (at: number) => Mention | undefined;

const fillers = new Set(DIRECTION_FILLERS);
const ofWords = new Set(OF_WORDS);
const itWords = new Set(IT_WORDS);
const bearingWords = new Set(BEARING_WORDS);
const ARTICLES = /^(?:the|a|le|la|l|el|dem|der|the|o)$/u;
const POINT_WORDS =
  /^(?:fix|vor|waypoint|wpt|field|airport|airfield|threshold|point|navaid|ndb|origin|reference|center|centre|station|vortac|balise|baliza|baken|boje|beacon|fixpunkt|feststation|platz|flugplatz|aeroport)$/u;
const POINT_NAME = /^[A-Z]{1,7}$/u;
const BETWEEN = /^(?:at|and|,|\/|distance|dist|for|,|d)$/u;

/** `10 nm west of AFR12`, `bearing 270, 20 nm from the fix`, `20 nm on the 045 radial from SPY`, `270°/20nm from it`. */
export function relativeAt(
  tokens: readonly Token[],
  at: number,
  mentionAt: MentionAt,
): RelativeFound | undefined {
  return (
    byRadial(tokens, at) ??
    byDistanceAndRadial(tokens, at, mentionAt) ??
    byOffset(tokens, at, mentionAt) ??
    byDirection(tokens, at, mentionAt) ??
    byBearing(tokens, at, mentionAt) ??
    alongAt(tokens, at, mentionAt)
  );
}

/** `R-090 D25`, `R090/25`, `radial 090 DME 25`, `090 radial 25 DME`: from the aid that is spoken of. */
function byRadial(tokens: readonly Token[], at: number): RelativeFound | undefined {
  const radial = radialAt(tokens, at);
  if (!radial) return undefined;
  let next = radial.next;
  for (let links = 0; links < 2 && /^(?:\/|,|at|-|and)$/u.test(keyAt(tokens, next)); links += 1)
    next += 1;
  const distance = dmeAt(tokens, next, radial.isShort);
  if (!distance) return undefined;
  if (ofWords.has(keyAt(tokens, distance.next))) return undefined;
  const place = {
    kind: "relative",
    bearing_deg: radial.deg,
    distance_nm: distance.nm,
    of: "@reference",
  } as const;
  return { place, next: distance.next };
}

/** `10 NM DME from PEK on the 270 radial`, `18 DME on the 272 radial`. */
function byDistanceAndRadial(
  tokens: readonly Token[],
  at: number,
  mentionAt: MentionAt,
): RelativeFound | undefined {
  const distance = dmeAt(tokens, at, false) ?? lengthAt(tokens, at);
  if (!distance) return undefined;
  let { next } = distance;
  let of = "@reference";
  if (ofWords.has(keyAt(tokens, next))) {
    const article = ARTICLES.test(keyAt(tokens, next + 1)) ? 2 : 1;
    const reference = referenceAt(tokens, next + article, mentionAt);
    if (!reference?.key) return undefined;
    of = reference.key;
    next = reference.next;
  }
  for (let links = 0; links < 3 && /^(?:on|the|a|,|at)$/u.test(keyAt(tokens, next)); links += 1)
    next += 1;
  const bearing = bearingAt(tokens, next);
  if (!bearing || ofWords.has(keyAt(tokens, bearing.next))) return undefined;
  const place = {
    kind: "relative",
    bearing_deg: bearing.deg,
    distance_nm: distance.nm,
    of,
  } as const;
  return { place, next: bearing.next };
}

function radialAt(tokens: readonly Token[], at: number) {
  const short = /^r(\d{3})$/u.exec(keyAt(tokens, at))?.[1];
  if (short !== undefined && Number(short) <= 360)
    return { deg: Number(short), next: at + 1, isShort: true };
  if (keyAt(tokens, at) === "r") {
    const number = tokens[keyAt(tokens, at + 1) === "-" ? at + 2 : at + 1];
    if (number?.kind !== "number" || !/^-?\d{3}$/u.test(number.text)) return undefined;
    const next = tokens.indexOf(number, at) + 1;
    return { deg: Math.abs(number.value), next, isShort: true };
  }
  const named = bearingAt(tokens, at);
  return named ? { ...named, isShort: false } : undefined;
}

/** `D25`, `DME 25`, `25 DME`, `25D`; a plain length or number behind `R090`. */
function dmeAt(tokens: readonly Token[], at: number, isShort: boolean): Length | undefined {
  const short = /^d(?:me)?(\d{1,3})$/u.exec(keyAt(tokens, at))?.[1];
  if (short !== undefined) return { nm: Number(short), next: at + 1 };
  if (/^(?:d|dme)$/u.test(keyAt(tokens, at)) && tokens[at + 1]?.kind === "number") {
    const length = lengthAt(tokens, at + 1);
    const number = tokens[at + 1];
    return length ?? (number?.kind === "number" ? { nm: number.value, next: at + 2 } : undefined);
  }
  const number = tokens[at];
  if (number?.kind !== "number") return undefined;
  if (/^(?:d|dme)$/u.test(keyAt(tokens, at + 1))) return { nm: number.value, next: at + 2 };
  const length = lengthAt(tokens, at);
  if (length) {
    const isDme = /^(?:dme)$/u.test(keyAt(tokens, length.next));
    if (isDme) return { nm: length.nm, next: length.next + 1 };
    return isShort ? length : undefined;
  }
  return isShort && number.value <= 300 ? { nm: number.value, next: at + 1 } : undefined;
}

/** `12 nm west and 3 nm north of AFR12`. */
function byOffset(tokens: readonly Token[], at: number, mentionAt: MentionAt) {
  const offset = offsetAt(tokens, at);
  if (offset?.place.kind !== "plane") return undefined;
  const { x, y } = offset.place;
  const deg = ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360;
  const length = { nm: Math.hypot(x, y), next: offset.next };
  return relative(tokens, { deg, length, next: offset.next }, mentionAt);
}

/** `15 nm behind AFR12`, `10 nm ahead`: of the one before where nobody is named. */
function alongAt(
  tokens: readonly Token[],
  at: number,
  mentionAt: MentionAt,
): RelativeFound | undefined {
  const length = lengthAt(tokens, at);
  const key = length ? keyAt(tokens, length.next) : "";
  const bearing_deg = Object.hasOwn(ALONG_WORDS, key) ? ALONG_WORDS[key] : undefined;
  if (!length || bearing_deg === undefined) return undefined;
  const link = ofWords.has(keyAt(tokens, length.next + 1)) ? 2 : 1;
  const reference = referenceAt(tokens, length.next + link, mentionAt);
  const of = reference && !reference.key?.startsWith("@") ? reference.key : null;
  const place = { kind: "relative", bearing_deg, distance_nm: length.nm, of } as const;
  return { place, next: reference && of !== null ? reference.next : length.next + 1 };
}

function byDirection(tokens: readonly Token[], at: number, mentionAt: MentionAt) {
  const length = lengthAt(tokens, at);
  if (!length) return undefined;
  let next = length.next;
  for (let count = 0; count < 4 && fillers.has(keyAt(tokens, next)); count += 1) next += 1;
  const direction = directionAt(tokens, next);
  if (direction)
    return relative(tokens, { deg: direction.deg, length, next: direction.next }, mentionAt);
  const bearing = bearingAt(tokens, next) ?? slashedBearingAt(tokens, next);
  return bearing
    ? relative(tokens, { deg: bearing.deg, length, next: bearing.next }, mentionAt)
    : undefined;
}

/** The 180 of `10 NM/180° from VUT`. */
function slashedBearingAt(tokens: readonly Token[], at: number) {
  const number = tokens[at + 1];
  if (keyAt(tokens, at) !== "/" || number?.kind !== "number") return undefined;
  if (!/^\d{1,3}$/u.test(number.text) || number.value > 360) return undefined;
  const isMarked = /^(?:°|deg|degrees|grad)$/u.test(keyAt(tokens, at + 2));
  return { deg: number.value, next: isMarked ? at + 3 : at + 2 };
}

/** `bearing 045`, `045 radial`, `on a bearing of 045°`. */
function bearingAt(
  tokens: readonly Token[],
  at: number,
): { deg: number; next: number } | undefined {
  const isNamed = bearingWords.has(keyAt(tokens, at));
  let next = isNamed ? at + 1 : at;
  if (isNamed && /^(?:of|is|:|=)$/u.test(keyAt(tokens, next))) next += 1;
  const number = tokens[next];
  if (number?.kind !== "number" || number.value < 0 || number.value > 360) return undefined;
  next += 1;
  if (/^(?:°|deg|degrees|grad)$/u.test(keyAt(tokens, next))) next += 1;
  const isBehind = bearingWords.has(keyAt(tokens, next));
  if (!isNamed && !isBehind) return undefined;
  return { deg: number.value, next: isBehind ? next + 1 : next };
}

/** The bearing first: `bearing 270/20 nm from X`, `270°/20nm from X`. */
function byBearing(tokens: readonly Token[], at: number, mentionAt: MentionAt) {
  const bearing = bearingAt(tokens, at) ?? plainBearingAt(tokens, at);
  if (!bearing) return undefined;
  let next = bearing.next;
  for (let count = 0; count < 2 && BETWEEN.test(keyAt(tokens, next)); count += 1) next += 1;
  const length = lengthAt(tokens, next);
  return length
    ? relative(tokens, { deg: bearing.deg, length, next: length.next }, mentionAt)
    : undefined;
}

function plainBearingAt(tokens: readonly Token[], at: number) {
  const number = tokens[at];
  if (number?.kind !== "number" || !/^\d{3}$/u.test(number.text) || number.value > 360) return;
  const unit = /^(?:°|deg|degrees)$/u.test(keyAt(tokens, at + 1)) ? at + 2 : at + 1;
  return keyAt(tokens, unit) === "/" ? { deg: number.value, next: unit } : undefined;
}

interface Seen {
  readonly deg: number;
  readonly length: Length;
  readonly next: number;
}

function relative(
  tokens: readonly Token[],
  { deg, length, next }: Seen,
  mentionAt: MentionAt,
): RelativeFound | undefined {
  if (!ofWords.has(keyAt(tokens, next))) return undefined;
  let at = next + 1;
  if (keyAt(tokens, at) === "'") at += 1;
  if (ARTICLES.test(keyAt(tokens, at)) && !mentionAt(at)) at += 1;
  const reference = referenceAt(tokens, at, mentionAt);
  if (!reference) return undefined;
  const place = {
    kind: "relative",
    bearing_deg: deg,
    distance_nm: length.nm,
    of: reference.key,
  } as const;
  return { place, next: reference.next };
}

function referenceAt(tokens: readonly Token[], at: number, mentionAt: MentionAt) {
  const mention = mentionAt(at);
  if (mention) return { key: mention.key, next: mention.next };
  const token = tokens[at];
  if (token?.kind !== "word") return undefined;
  if (POINT_WORDS.test(token.key)) {
    const name = tokens[at + 1];
    const isNamed = name?.kind === "word" && POINT_NAME.test(name.text);
    return isNamed
      ? { key: `@${keyOfId(name.text)}`, next: at + 2 }
      : { key: `@${token.key}`, next: at + 1 };
  }
  if (itWords.has(token.key)) return { key: null, next: at + 1 };
  return POINT_NAME.test(token.text) ? { key: `@${keyOfId(token.text)}`, next: at + 1 } : undefined;
}
