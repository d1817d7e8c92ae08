import { SAME_WORDS } from "../../../../content/air-traffic-words/question-words.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import type { Item, NumberField } from "../draft/said.js";
import { keyAt } from "../scene/scene.js";
import { speedAt } from "./length-at.js";
import { levelAt } from "./level-at.js";
import { levelItemsAt } from "./level-items-at.js";
import type { MentionAt } from "./relative-at.js";

const sameWords = new Set(SAME_WORDS);
const HIGHER: ReadonlyMap<string, number> = new Map([
  ["above", 1],
  ["higher", 1],
  ["below", -1],
  ["lower", -1],
  ["beneath", -1],
  ["underneath", -1],
]);
const FASTER: ReadonlyMap<string, number> = new Map([
  ["faster", 1],
  ["quicker", 1],
  ["more", 1],
  ["slower", -1],
  ["less", -1],
  ["schneller", 1],
  ["langsamer", -1],
]);
const SAME_FIELDS: readonly (readonly [RegExp, NumberField])[] = [
  [/^(?:level|altitude|fl|height|alt|hohe|niveau|nivel|altitud|altura|flughohe|flight)$/u, "alt"],
  [/^(?:speed|vitesse|geschwindigkeit|velocidad|velocidade|groundspeed|gs)$/u, "gs"],
  [/^(?:heading|track|course|direction|kurs|cap|rumbo|rumo|hdg|trk|richtung)$/u, "track"],
];

/** What is told by another aircraft: the same level, so many feet above it, so many knots faster. */
export function relationAt(
  tokens: readonly Token[],
  at: number,
  mentionAt: MentionAt,
): readonly Item[] | undefined {
  return (
    sameAt(tokens, at, mentionAt) ??
    aboveAt(tokens, at, mentionAt) ??
    fasterAt(tokens, at, mentionAt)
  );
}

/** `1000 ft above BAW2`, `500 ft below`. */
function aboveAt(
  tokens: readonly Token[],
  at: number,
  mentionAt: MentionAt,
): readonly Item[] | undefined {
  const level = tokens[at]?.kind === "number" ? levelAt(tokens, at) : undefined;
  const sign = level ? HIGHER.get(keyAt(tokens, level.next)) : undefined;
  if (!level || sign === undefined) return undefined;
  const link = /^(?:than|von|de|du|da|do)$/u.test(keyAt(tokens, level.next + 1)) ? 1 : 0;
  const as = mentionAt(level.next + 1 + link);
  const next = as?.next ?? level.next + 1;
  return [
    { field: "same", value: "alt", as: as?.key ?? null, more: sign * level.ft, from: at, next },
  ];
}

/** `30 kt faster`, `20 kt slower than AFR12`. */
function fasterAt(
  tokens: readonly Token[],
  at: number,
  mentionAt: MentionAt,
): readonly Item[] | undefined {
  const speed = tokens[at]?.kind === "number" ? speedAt(tokens, at) : undefined;
  const sign = speed ? FASTER.get(keyAt(tokens, speed.next)) : undefined;
  if (!speed || sign === undefined) return undefined;
  const link = /^(?:than|als|que|do|da)$/u.test(keyAt(tokens, speed.next + 1)) ? 1 : 0;
  const as = mentionAt(speed.next + 1 + link);
  const next = as?.next ?? speed.next + 1;
  return [
    { field: "same", value: "gs", as: as?.key ?? null, more: sign * speed.kt, from: at, next },
  ];
}

/** `same level and speed as AFR12`; a value behind it is no reference. */
function sameAt(
  tokens: readonly Token[],
  at: number,
  mentionAt: MentionAt,
): readonly Item[] | undefined {
  if (!sameWords.has(keyAt(tokens, at))) return undefined;
  const fields: { field: NumberField; at: number }[] = [];
  let next = at + 1;
  for (let words = 0; words < 6; words += 1, next += 1) {
    const key = keyAt(tokens, next);
    const field = SAME_FIELDS.find(([pattern]) => pattern.test(key))?.[1];
    if (field && isValueBehind(tokens, next)) break;
    if (field && fields.at(-1)?.field !== field) fields.push({ field, at: next });
    else if (!field && !/^(?:and|und|et|y|e|the|,|\/)$/u.test(key)) break;
  }
  if (fields.length === 0) return undefined;
  const end = (fields.at(-1)?.at ?? next - 1) + 1;
  const isSeparator = end < next;
  if (
    !isSeparator &&
    levelItemsAt(tokens, next, {
      trend: null,
      trendNext: -1,
      hasAltitude: false,
      altitude_ft: null,
    })
  )
    return;
  const as = /^(?:as|wie|que|como|than)$/u.test(keyAt(tokens, end))
    ? mentionAt(end + 1)
    : undefined;
  const to = as?.next ?? end;
  return fields.map(({ field }) => ({
    field: "same",
    value: field,
    as: as?.key ?? null,
    more: 0,
    from: at,
    next: to,
  }));
}

/** `same level, heading 360`: the heading is its own. */
function isValueBehind(tokens: readonly Token[], at: number): boolean {
  const link = /^[:=]$/u.test(keyAt(tokens, at + 1)) ? at + 2 : at + 1;
  return tokens[link]?.kind === "number" || /^fl\d/u.test(keyAt(tokens, link));
}
