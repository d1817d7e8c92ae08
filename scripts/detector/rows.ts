import { type Static, Type } from "@sinclair/typebox";
import { shuffled } from "../learning/shuffled.js";

/** A text with what wrote it. */
export const DetectorRow = Type.Object({
  id: Type.String(),
  text: Type.String(),
  label: Type.Union([Type.Literal(0), Type.Literal(1)]),
  source: Type.String(),
  generator: Type.String(),
  domain: Type.String(),
  lang: Type.Optional(Type.String()),
  attack: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type DetectorRow = Static<typeof DetectorRow>;

const WORDS_MIN = 50;
const SAME_OPENING = 160;
/** Marks that some corpora put before a text, and that would give its source away. */
const OPENING_TAG = /^\s*\[ ?[A-Z]{2,3} ?\]\s*/u;

const families: readonly (readonly [family: string, domain: RegExp])[] = [
  ["academic", /abstract|academic|arxiv|pubmed|biomed|science|paper|methods|discussion/u],
  ["essay", /nonnative|essay|school|statement/u],
  ["fiction", /fiction|writing|story|poe|creative|diary/u],
  ["news", /news|xsum|sport/u],
  ["review", /review/u],
  ["questions", /qa|answer|chat|forum|exam|q&a|dialogue|advice/u],
  ["encyclopedia", /wiki|squad|encyc/u],
  ["technical", /tech|docs|proposal|code|how-?to|guide|readme/u],
  ["official", /gov|legal|press|law|court|relig|sermon|speech|policy|corporate/u],
  ["textbook", /textbook/u],
  ["personal", /mail|letter|blog|social|post|personal|gum/u],
];

/** The kind of writing that a domain is of: what is left out together. */
export function familyOf({ domain }: DetectorRow): string {
  const small = domain.toLowerCase();
  return families.find(([, pattern]) => pattern.test(small))?.[0] ?? "other";
}

/** Models without training to follow instructions, which continue a human beginning. */
export function isBaseModel({ generator }: DetectorRow): boolean {
  return /^(?:gpt2|opt|gpt-?neo|gpt-?j|davinci$|flan|llama$|bloom)/iu.test(generator);
}

/** Sources that share texts or authors: a source is left out together with its kin. */
const kin: readonly RegExp[] = [
  /^(?:fast-detect-gpt|glimpse|tocsin|imbd)/u,
  /^biscope/u,
  /^l2r/u,
  /^(?:outfox|sherbold|humanizer-test|ellipse)/u,
  /^(?:hart|seqxgpt|lamp)/u,
  /^(?:wildbench|humanize-rl|gfreedman|gum|ewt)/u,
  /^(?:online|rexshijaku|zippy|qa-en|us-pres|scotus|standard)/u,
  /^(?:openstax|arxiv|vijini|maths|plos)/u,
];

/** The number of the part that a source is left out with. */
export function sourceFold({ source, domain }: DetectorRow): string {
  if (source.startsWith("written")) return `written ${hashOf(domain) % 3}`;
  const known = kin.findIndex((pattern) => pattern.test(source));
  return known < 0 ? "others" : `kin ${known}`;
}

/** English texts that are long enough, each once, and of each kind (source, domain, generator, attack) no more than given. */
export function chooseRows(rows: readonly DetectorRow[], kindMax: number): DetectorRow[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return shuffled(rows)
    .map((row) => ({ ...row, text: row.text.replace(OPENING_TAG, "") }))
    .filter((row) => {
      if ((row.lang ?? "en") !== "en" || wordStarts(row.text).length < WORDS_MIN) return false;
      const opening = row.text.replace(/\W+/gu, "").toLowerCase().slice(0, SAME_OPENING);
      const same = `${row.label} ${opening}`;
      const kind = kindOf(row);
      const count = (counts.get(kind) ?? 0) + 1;
      // A human text stands for many machine texts: there are fewer of them, and they set the threshold.
      if (seen.has(same) || count > (row.label === 0 ? 2 * kindMax : kindMax)) return false;
      seen.add(same);
      counts.set(kind, count);
      return true;
    });
}

export function kindOf({ source, domain, generator, attack }: DetectorRow): string {
  return [source, domain, generator, attack ?? ""].join("|");
}

/** Where the words of a text begin. */
export function wordStarts(text: string): number[] {
  return Array.from(text.matchAll(/\S+/gu), ({ index }) => index);
}

/** So many words of a text, from a place in it that depends on nothing but its id. */
export function cutRow(row: DetectorRow, words: number, salt: string): string {
  const starts = wordStarts(row.text);
  if (starts.length <= words) return row.text;
  const from = Math.floor(shareOf(`${row.id} ${salt}`) * (starts.length - words));
  return row.text.slice(starts[from], starts[from + words]).trim();
}

/** A length from 50 to 400 words, short ones as often as long ones by ratio. */
export function lengthFor(row: DetectorRow): number {
  return Math.round(50 * 8 ** shareOf(`${row.id} length`));
}

function shareOf(text: string): number {
  return (hashOf(text) % 10_007) / 10_007;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * How much each row counts: kinds by the root of their size, families of domains within a label by
 * the root of theirs, both labels the same in total; texts of base models and edited texts less.
 */
export function weighRows(rows: readonly DetectorRow[]): number[] {
  const kinds = countBy(rows.map(kindOf), () => 1);
  const raw = rows.map(
    (row) =>
      ((isBaseModel(row) ? 0.1 : 1) * (row.attack ? 0.7 : 1)) /
      (row.source.startsWith("written") ? 2 : Math.sqrt(kinds.get(kindOf(row))!)),
  );
  const familyKeys = rows.map((row) =>
    row.source.startsWith("written") ? "written" : `${row.label} ${familyOf(row)}`,
  );
  const families = countBy(familyKeys, (at) => raw[at]!);
  const balanced = raw.map((weight, at) => weight / Math.sqrt(families.get(familyKeys[at]!)!));
  const labels = countBy(
    rows.map(({ label }) => String(label)),
    (at) => balanced[at]!,
  );
  return balanced.map(
    (weight, at) => (weight * rows.length) / 2 / labels.get(String(rows[at]!.label))!,
  );
}

function countBy(keys: readonly string[], weight: (at: number) => number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [at, key] of keys.entries()) sums.set(key, (sums.get(key) ?? 0) + weight(at));
  return sums;
}
