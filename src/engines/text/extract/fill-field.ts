import { documentWords, sameWords } from "../../../content/extraction/field-words.js";
import { stemWord } from "../search/porter-stem.js";
import type { Entity } from "./entity.js";
import { type Field, toSingular } from "./field.js";
import { matchLabel, specificWords } from "./match-label.js";
import type { ReadDocument } from "./read-document.js";
import { entityKindOf, entityValue, type FieldValue, readValue } from "./read-value.js";

const LABEL_SCORE_MIN = 0.5;
const CUE_BEFORE = 90;
const CUE_AFTER = 40;
const CANDIDATES_MAX = 200;
const SEQUENCE_TEXT_MAX = 200_000;
const WORD = /[\p{L}\p{M}]+|[#№]/gu;

/**
 * The value of one field in a text, null where the text does not tell it: by its label, else by its
 * kind beside the words of its name, else by its name in a sentence ("the reference is X-7").
 */
export function fillField(field: Field, document: ReadDocument): FieldValue {
  if (field.kind === "rows") return document.rows;
  if (field.kind === "pairs") return pairsOf(document);
  if (field.isMany) return fillMany(field, document);
  return (
    byLabel(field, document, 0.7) ??
    byCue(field, document) ??
    byLabel(field, document, LABEL_SCORE_MIN) ??
    byKind(field, document) ??
    byName(field, document) ??
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
      .map(({ value }) => readValue(value, { ...field, isMany: false }, []) ?? null);
    return values.filter((value) => value !== null);
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
    const value = readValue(pair.value, field, inside);
    if (value !== undefined) best = { score, value };
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
  return first && isEnough && isSure ? entityValue(first, field, document.text) : undefined;
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
  return words.length === 1 && !isCertain && word === words[0];
}

function currencyOf({ entities }: ReadDocument): string | undefined {
  return entities.find((entity) => entity.kind === "amount")?.value.currency;
}

/** The entity that stands nearest to the words of a field's name, in its line. */
function bestCued(field: Field, found: readonly Entity[], text: string): Entity | undefined {
  const cues = new Set(specificWords(field).map((word) => stemWord(word)));
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
  const before = text.slice(from, entity.start).split("\n").at(-1) ?? "";
  const after = text.slice(entity.end, to).split("\n")[0] ?? "";
  return (
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
    if (cues.has(stem)) score += 1 - distanceAt(match.index) / 200;
  }
  return score;
}

function normalWord(word: string): string {
  const lower = word.toLowerCase();
  return sameWords.get(lower) ?? sameWords.get(toSingular(lower)) ?? lower;
}

const CONNECTED =
  /^\s{0,3}(?:(?:is|are|was|number|no\.?|code|id|[#:=№-])\s{0,3}){0,3}["'“(]?([^\s"'”,;()]{1,80})/iu;
const STATED = /^\s{0,3}(?:is|are|was|:|=)\s{1,3}(?:the |a |an )?([^.,;\n]{1,120})/iu;

/** "reference RF-7", "Invoice #77", "the colour is red": the name, and then the value. */
function byName(field: Field, { text }: ReadDocument): FieldValue | undefined {
  const special = bySpeech(field, text.slice(0, SEQUENCE_TEXT_MAX));
  if (special !== undefined) return special;
  const isIdentifier = field.kind === "identifier";
  if (!isIdentifier && field.kind !== "text" && field.kind !== "number") return undefined;
  const searched = text.slice(0, SEQUENCE_TEXT_MAX);
  const wanted = isIdentifier ? specificWords(field) : field.words;
  if (wanted.length === 0) return undefined;
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
  const found = CONNECTED.exec(rest)?.[1]?.replace(/[.:!?]+$/, "");
  return found && /\d/.test(found) ? found : undefined;
}

const AGE = /\b(\d{1,3})(?: years? old|[- ]years?[- ]old)|\baged? (\d{1,3})\b/iu;
const ROLE =
  /(?:\p{Lu}[\p{L}-]+ ){0,4}(?:Officer|Manager|Director|Engineer|President|Analyst|Developer|Designer|Consultant|Assistant|Accountant|Architect|Administrator|Coordinator|Scientist|Professor|Editor|Secretary|Chairman|Chairwoman|Founder|Partner|Lead|Head|CEO|CTO|CFO|COO)(?: of (?:\p{Lu}\p{L}+)(?: (?:and )?\p{Lu}\p{L}+)?)?/u;

/** What prose states without naming it: an age, a position. */
function bySpeech({ words }: Field, text: string): FieldValue | undefined {
  const name = words.at(-1) ?? "";
  if (name === "age") {
    const [, before, after] = AGE.exec(text) ?? [];
    const age = before ?? after;
    return age === undefined ? undefined : Number(age);
  }
  const isRole = name === "role" || name === "position" || words.join(" ") === "job title";
  return isRole ? ROLE.exec(text)?.[0] : undefined;
}
