import {
  cueWords,
  documentWords,
  fieldKinds,
  sameWords,
} from "../../../content/extraction/field-words.js";
import { stemWord } from "../search/porter-stem.js";
import type { Entity } from "./entity.js";
import { type Field, toSingular } from "./field.js";
import { matchLabel, specificWords } from "./match-label.js";
import type { ReadDocument } from "./read-document.js";
import { readLead, readSpeech } from "./read-speech.js";
import { entityKindOf, entityValue, type FieldValue, readValue } from "./read-value.js";

const LABEL_SCORE_MIN = 0.5;
const SURE_SCORE_MIN = 0.7;
const CUE_BEFORE = 90;
const CUE_AFTER = 40;
const MEMBER_WORDS_MAX = 4;
const LABELLED_LENGTH_MAX = 40;
const CANDIDATES_MAX = 200;
const CUE_STEM_MIN = 5;
const SEQUENCE_TEXT_MAX = 200_000;
const WORD = /[\p{L}\p{M}]+|[#№]/gu;
/** Between the members of a list in one value; a comma within brackets is none. */
const LISTED = /\s*[,;|•]\s*(?![^()]{0,80}\))(?:and\s)?/u;

/**
 * The value of one field in a text, null where the text does not tell it: by its label, else by its
 * kind beside the words of its name, else by its name in a sentence ("the reference is X-7").
 */
export function fillField(field: Field, document: ReadDocument): FieldValue {
  if (field.kind === "rows") return document.rows;
  if (field.kind === "pairs") return pairsOf(document);
  if (field.isMany) return fillMany(field, document);
  const value = fillOne(field, document);
  const members = field.isPlural && typeof value === "string" ? value.split(LISTED) : [];
  const isList =
    members.length > 1 && field.kind === "text" && !field.type && members.every(isShort);
  return isList ? members : value;
}

function isShort(member: string): boolean {
  return member !== "" && member.split(/\s+/, MEMBER_WORDS_MAX + 1).length <= MEMBER_WORDS_MAX;
}

function fillOne(field: Field, document: ReadDocument): FieldValue {
  return (
    byLabel(field, document, SURE_SCORE_MIN) ??
    (field.kind === "place"
      ? readLead(field, document.text.slice(0, SEQUENCE_TEXT_MAX))
      : undefined) ??
    byCue(field, document) ??
    byLabel(field, document, LABEL_SCORE_MIN) ??
    byName(field, document) ??
    readSpeech(field, document) ??
    byKind(field, document) ??
    null
  );
}

function pairsOf({ pairs }: ReadDocument): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs.map(({ label, value }) => [label, value]));
}

function fillMany(field: Field, document: ReadDocument): FieldValue {
  const kind = entityKindOf(field.kind);
  if (kind === undefined) {
    const values = document.pairs
      .filter(({ label }) => matchLabel(field, label) >= LABEL_SCORE_MIN)
      .map(({ value }) => value);
    const listed = values.length === 1 ? values.flatMap((value) => value.split(LISTED)) : values;
    return listed
      .map((value) => readValue(value, { ...field, isMany: false }, []) ?? null)
      .filter((value) => value !== null);
  }
  const values = document.entities
    .filter((entity) => entity.kind === kind && isMeasured(entity, field))
    .map((entity) => entityValue(entity, field, document.text));
  return distinct(values);
}

const MEASURES: Readonly<Record<string, RegExp>> = {
  weight: /^(?:kg|g|mg|t|lb|oz)$/,
  mass: /^(?:kg|g|mg|t|lb|oz)$/,
  distance: /^(?:km|m|cm|mm|mi|yd|ft|in)$/,
  length: /^(?:km|m|cm|mm|mi|yd|ft|in)$/,
  height: /^(?:km|m|cm|mm|mi|yd|ft|in)$/,
  duration: /^(?:ms|s|min|h|d|week|month|year)$/,
  volume: /^(?:L|mL|gal)$/,
  area: /^(?:m²|km²|ft²|ha|acre)$/,
  temperature: /^°[CF]$/,
  speed: /^(?:km\/h|mph|m\/s)$/,
};

function isMeasured(entity: Entity, { words }: Field): boolean {
  const units = MEASURES[words.at(-1) ?? ""];
  return entity.kind !== "quantity" || units === undefined || units.test(entity.value.unit);
}

function distinct(values: readonly FieldValue[]): readonly FieldValue[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = JSON.stringify(value);
    return !seen.has(key) && seen.add(key);
  });
}

/** The value of the label that says best what is wanted; of equals, the first. */
function byLabel(field: Field, document: ReadDocument, scoreMin: number): FieldValue | undefined {
  const { pairs } = document;
  let best: { readonly score: number; readonly value: FieldValue } | undefined;
  for (const pair of pairs) {
    const score = matchLabel(field, pair.label);
    if (score < scoreMin || (best && score <= best.score)) continue;
    const inside = document.entities.filter(
      ({ start, end }) => start >= pair.start && end <= pair.end,
    );
    const value = readValue(pair.value, field, inside, score >= SURE_SCORE_MIN);
    const isProse =
      field.kind === "identifier" && score < 1 && !/^\S*\d\S*(?: \S*\d\S*)*$/.test(String(value));
    if (value !== undefined && !isProse) best = { score, value };
  }
  return best?.value;
}

/** The entity that the words of the field's name stand beside. */
function byCue(field: Field, document: ReadDocument): FieldValue | undefined {
  const found = ofKind(field, document).slice(0, CANDIDATES_MAX);
  const cued = bestCued(field, found, document.text);
  return cued && entityValue(cued, field, document.text);
}

/** The first entity, where the field's name asks for no certain one or there is but one. */
function byKind(field: Field, document: ReadDocument): FieldValue | undefined {
  if (field.kind === "currency") return currencyOf(document);
  const found = ofKind(field, document);
  const [first] = found;
  const wanted = specificWords(field).filter((word) => !isOfKind(word, field));
  const isEnough = wanted.every((word) => documentWords.has(word));
  const isSure = wanted.length === 0 || found.length === 1 || isNamed(field);
  const isLone =
    found.length === 1 && field.isOnly && field.kind !== "person" && !isLabelled(first, document);
  return first && ((isEnough && isSure) || isLone)
    ? entityValue(first, field, document.text)
    : undefined;
}

/** What a label of its own claims is that, and nothing else. */
function isLabelled(entity: Entity | undefined, { pairs }: ReadDocument): boolean {
  return pairs.some(
    ({ start, end }) =>
      entity && start <= entity.start && entity.end <= end && end - start <= LABELLED_LENGTH_MAX,
  );
}

function ofKind(field: Field, { entities }: ReadDocument): Entity[] {
  const kind = entityKindOf(field.kind);
  return entities.filter((entity) => entity.kind === kind && isMeasured(entity, field));
}

function isNamed({ kind }: Field): boolean {
  return ["person", "organization", "place", "email", "phone"].includes(kind);
}

/** A field that is named by its kind alone, as "website" or "weight", asks for any of it. */
function isOfKind(word: string, { kind, words }: Field): boolean {
  const isCertain = kind === "money" || kind === "date" || kind === "person";
  return !isCertain && (words.length === 1 || fieldKinds.get(word) === kind);
}

function currencyOf({ entities }: ReadDocument): string | undefined {
  return entities.find((entity) => entity.kind === "amount")?.value.currency;
}

/** The entity that stands nearest to the words of a field's name, in its line. */
function bestCued(field: Field, found: readonly Entity[], text: string): Entity | undefined {
  const cues = new Set(
    specificWords(field)
      .flatMap((word) => [
        word,
        ...(Object.hasOwn(cueWords, word) ? (cueWords[word] ?? "").split(" ") : []),
      ])
      .map((word) => stemWord(word)),
  );
  let best: { readonly entity: Entity; readonly score: number } | undefined;
  for (const [at, entity] of found.entries()) {
    const score = scoreCues(cues, text, {
      from: Math.max(found[at - 1]?.end ?? 0, entity.start - CUE_BEFORE),
      entity,
      to: Math.min(found[at + 1]?.start ?? text.length, entity.end + CUE_AFTER),
    });
    if (score > (best?.score ?? 0)) best = { entity, score };
  }
  return best?.entity;
}

function scoreCues(
  cues: ReadonlySet<string>,
  text: string,
  { from, entity, to }: { from: number; entity: Entity; to: number },
): number {
  const line = text.slice(from, entity.start).split("\n").at(-1) ?? "";
  // "Ann Lee (tenant)": what is in brackets is said of the one before them.
  const before = line.slice(line.lastIndexOf(")") + 1);
  const after = text.slice(entity.end, to).split("\n")[0] ?? "";
  const inside = text.slice(entity.start, entity.end);
  return (
    scoreSide(cues, isNameLike(entity) ? inside : "", () => 0) +
    scoreSide(cues, before, (index) => before.length - index) +
    scoreSide(cues, after.replace(/[.;!?].*$/s, ""), (index) => index + 12)
  );
}

function scoreSide(
  cues: ReadonlySet<string>,
  side: string,
  distanceAt: (index: number) => number,
): number {
  let score = 0;
  for (const match of side.matchAll(WORD)) {
    const stem = stemWord(normalWord(match[0]));
    if (isCue(stem, cues)) score += 1 - distanceAt(match.index) / 200;
  }
  return score;
}

function isNameLike({ kind }: Entity): boolean {
  return kind === "organization" || kind === "place";
}

/** "Departs" stands for "departure": the one begins with the other. */
function isCue(stem: string, cues: ReadonlySet<string>): boolean {
  if (cues.has(stem)) return true;
  if (stem.length < CUE_STEM_MIN) return false;
  for (const cue of cues)
    if (cue.length >= CUE_STEM_MIN && (cue.startsWith(stem) || stem.startsWith(cue))) return true;
  return false;
}

function normalWord(word: string): string {
  const lower = word.toLowerCase();
  return sameWords.get(lower) ?? sameWords.get(toSingular(lower)) ?? lower;
}

const CONNECTED =
  /^\s{0,3}(?:(?:is|are|was|number|no\.?|code|id|[#:=№-])\s{0,3}){0,3}["'“(]?([^\s"'”,;()]{1,80})/iu;
/** "LH 1234". */
const SPACED =
  /^\s{0,3}(?:(?:is|number|no\.?|[#:=])\s{0,3}){0,2}((?!ID|NO|NR)[A-Z]{1,4} \d{1,6})(?![\p{L}\d-])/u;
const STATED = /^\s{0,3}(?:is|are|was|:|=)\s{1,3}(?:the |a |an )?([^.,;\n]{1,120})/iu;

/** "reference RF-7", "Invoice #77", "the colour is red": the name, and then the value. */
function byName(field: Field, { text }: ReadDocument): FieldValue | undefined {
  const isIdentifier = field.kind === "identifier";
  if (!isIdentifier && field.kind !== "text" && field.kind !== "number") return undefined;
  const searched = text.slice(0, SEQUENCE_TEXT_MAX);
  const wanted = isIdentifier ? specificWords(field) : field.words;
  const head = field.words.slice(-1);
  const names = [wanted, ...(isIdentifier && GENERIC_IDS.has(head[0] ?? "") ? [head] : [])];
  for (const name of names) {
    const value = name.length === 0 ? undefined : afterName(name, field, searched);
    if (value !== undefined) return value;
  }
  return undefined;
}

const GENERIC_IDS = new Set(["id", "number", "code"]);

function afterName(
  wanted: readonly string[],
  field: Field,
  searched: string,
): FieldValue | undefined {
  const isIdentifier = field.kind === "identifier";
  const words = [...searched.matchAll(WORD)];
  for (const [at, word] of words.entries()) {
    if (!wanted.every((name, offset) => normalWord(words[at + offset]?.[0] ?? "") === name))
      continue;
    const last = words[at + wanted.length - 1] ?? word;
    const rest = searched.slice(last.index + last[0].length, last.index + last[0].length + 240);
    const value = isIdentifier ? identifierIn(rest) : STATED.exec(rest)?.[1];
    const read = value === undefined ? undefined : readValue(value, field, []);
    if (read !== undefined) return read;
  }
  return undefined;
}

function identifierIn(rest: string): string | undefined {
  const found = (SPACED.exec(rest) ?? CONNECTED.exec(rest))?.[1]?.replace(/[.:!?]+$/, "");
  return found && /\d/.test(found) ? found : undefined;
}
