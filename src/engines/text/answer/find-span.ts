import { colourNames } from "../../../content/questions/question-words.js";
import type { Entity, EntityKind } from "../extract/entity.js";
import type { Candidate } from "./candidate.js";
import { askedSubject, findClause } from "./find-clause.js";
import { alikeTerms, isEmptyWord } from "./question-terms.js";
import { entitiesOf, type Sentence } from "./read-passages.js";
import type { Question } from "./read-question.js";
import type { Wanted } from "./read-wanted.js";

const DURATION =
  "(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|ninety)[ -](?:milli)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries)";
const DAY = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const WHEN = new RegExp(
  `(?:from )?${DAY}s? (?:to|through|until) ${DAY}s?(?:,? (?:from )?\\d{1,2}(?::\\d{2})? ?(?:[ap]m)? (?:to|–|-|until) \\d{1,2}(?::\\d{2})? ?(?:[ap]m)?(?: [A-Z]{3,4})?)?|(?:every |on )?${DAY}s?|(?:after|within|before|in|for) ${DURATION}|(?<![\\p{N}.,])(?:1[0-9]|20)\\d{2}s?(?![\\p{N}%]|[.,]\\d)|\\d(?:st|nd|rd|th) century|(?:last|next|this) (?:week|month|year|spring|summer|autumn|winter)|(?:spring|summer|autumn|winter)(?: of)? \\d{4}|yesterday|today|tomorrow|noon|midnight`,
  "giu",
);
const YEAR = /(?<![\p{N}.,])(?:1[0-9]|20)\d{2}(?![\p{N}%]|[.,]\d)/gu;
const FREQUENCY = new RegExp(
  `(?:once|twice|(?:\\d+|two|three|four|five|six) times)(?: (?:an?|per|each|every) \\w+)?|every (?:other )?(?:${DURATION}|\\w+ \\w+s\\b|\\w+)|(?:hourly|daily|weekly|monthly|quarterly|yearly|annually)`,
  "giu",
);
/** Dimensions that exclude one another: what is 412 metres long is not so high. */
const DIMENSIONS: readonly RegExp[] = [
  /\b(?:long|length)\b/i,
  /\b(?:high|tall|height|elevation)\b/i,
  /\b(?:wide|width|broad)\b/i,
  /\b(?:deep|depth)\b/i,
  /\b(?:heavy|weighs?|weight)\b/i,
  /\b(?:old|aged?)\b/i,
];
const DURATION_ONLY = new RegExp(`^${DURATION}$`, "iu");
const LENGTH = new RegExp(
  `${DURATION}|(?<![\\p{N}.,])\\d[\\d.,]*(?: (?:million|billion|thousand|hundred))?[ -]?(?:square |cubic )?(?:kilomet(?:re|er)s?|met(?:re|er)s?|centimet(?:re|er)s?|millimet(?:re|er)s?|miles?|feet|foot|inch(?:es)?|yards?|tonnes?|tons?|kilograms?|kilos|grams?|pounds|litres?|liters?|gallons?|degrees(?: celsius| fahrenheit)?|kilowatts?|watts?|volts?|hectares?|acres?|km\\/h|mph|km|cm|mm|kg|lb|oz|GB|MB|TB|kWh|kW|°[CF]|m|g|L)(?![\\p{L}])(?: per \\w+)?`,
  "giu",
);
const COUNT =
  /(?<![\p{L}\p{N}.,])(?:\d[\d.,]*\d|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|millions?|several)(?: (?:million|billion|thousand|hundred|dozen))?(?![\p{L}\p{N}]|[.,]\d)/giu;
const MONEY_TAIL =
  /^ ?(?:per|an?|each|every|\/) ?(?:person|month|year|week|day|night|hour|kilo|unit|seat|user|adult|child)\b/iu;
const CAPITALS =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’.-]*(?:\s(?:(?:of|the|de|van|von|and|&)\s)?\p{Lu}[\p{L}\p{M}'’-]*){0,5}/gu;
const BY =
  /\bby ((?:the |an? |its |two |three |several )?[^,.;()]{2,80}(?:, [\p{Lu}][^,.;()]{1,40}(?: and [\p{Lu}][^,.;()]{1,40})?)?)/u;
const PLACE =
  /\b(?:in the (?:\p{Ll}+ ){1,3}of|in|at|from|near|to|into|through|on|outside|between|(?:coast|north|south|east|west|heart|centre|center|edge) of) ((?:the |a )?\p{Lu}[\p{L}\p{M}'’-]*(?: (?:of |the |and )?\p{Lu}[\p{L}\p{M}'’-]*){0,4}(?:,? (?:in )?\p{Lu}[\p{L}\p{M}'’-]*)?)/gu;

const COLOUR = new RegExp(
  `(?<!\\p{L})(?:(?:light|dark|bright|deep|pale) )?(?:${colourNames})(?:(?:, | and |, and |-)(?:(?:light|dark|bright|deep|pale) )?(?:${colourNames}))*(?!\\p{L})`,
  "giu",
);
const PLAIN_PLACE =
  /\b(?:in|at|on|inside|outside|behind|under|near|next to|beside|above|below|opposite) (?:the|an?|his|her|its|their) (?:\p{L}[\p{L}'’-]*)(?: (?!(?:and|or|but|is|are|was|were|in|on|at|by|for|from|to|with|before|after|between|because|where|when|which|who|while|during)\b)\p{L}[\p{L}'’-]*){0,3}(?: of (?:the )?\p{L}[\p{L}'’-]*)?/giu;
const TIME_OF_DAY =
  /\b(?:morning|afternoon|evening|night|day|days|week|weeks|month|months|year|years|time|beginning|end|start|moment|past|future|meantime|minute|hour|century|spring|summer|autumn|winter|weekend|case|way|event|result|other hand|basis)\b/iu;

const ENTITY_OF: Partial<Record<Wanted, readonly EntityKind[]>> = {
  person: ["person"],
  organization: ["organization"],
  date: ["date", "time"],
  place: ["place"],
  money: ["amount"],
  percentage: ["percentage", "amount", "quantity"],
  email: ["email"],
  url: ["url"],
  phone: ["phone"],
};

/** The piece of a sentence that is of the kind that a question wants, nearest to what it asks about. */
export function findSpan(question: Question, sentence: Sentence): Candidate | undefined {
  const { wanted } = question;
  const labelled = findLabelled(question, sentence);
  if (labelled) return labelled;
  if (wanted === "reason" || wanted === "manner" || wanted === "thing" || wanted === "event") {
    return findClause(question, sentence);
  }
  const entities = entitiesOf(sentence);
  const candidates = candidatesOf(question, sentence, entities).filter(
    (candidate) => !isAsked(candidate, question, sentence),
  );
  const best = nearest(candidates, question, sentence);
  const isPlainWord = best?.start === 0 && best.end === sentence.words[0]?.end;
  const isUnknown = !entities.some(({ kind, start }) => kind === "person" && start === 0);
  if (wanted === "person" && question.asksSubject && isPlainWord && isUnknown) {
    return askedSubject(question, sentence) ?? best;
  }
  if (wanted === "person" && best) return withPartners(best, sentence.text);
  return best && FIGURES.has(wanted) ? withBounds(best, sentence.text) : best;
}

const FIGURES: ReadonlySet<Wanted> = new Set<Wanted>(["count", "length", "money", "percentage"]);
const BOUND =
  /\b(?:between [^,.;]{1,24} and|from [^,.;]{1,24} to|(?:fewer|less|more|no more|not more) than|at (?:least|most)|up to|about|around|approximately|roughly|nearly|almost|over|under|some) $/iu;

/** "Fewer than 130", "between 11 and 23 kg": the figure alone would say something else. */
function withBounds({ start, end }: Candidate, text: string): Candidate {
  const before = BOUND.exec(text.slice(Math.max(0, start - 48), start))?.[0].length ?? 0;
  return { start: start - before, end };
}

const NAME = "\\p{Lu}[\\p{L}'’-]*(?: (?:(?:van|von|de|der|del|di) )?\\p{Lu}[\\p{L}'’-]*){0,3}";
const NEXT = new RegExp(`^(?:(?:, ${NAME}){0,4},? (?:and|&) ${NAME})`, "u");
const PREVIOUS = new RegExp(`(?:${NAME}, ){0,4}${NAME},? (?:and|&) $`, "u");

/** "Who founded it" asks for both of "Imran and Faisal Qureshi". */
function withPartners({ start, end }: Candidate, text: string): Candidate {
  const before = PREVIOUS.exec(text.slice(Math.max(0, start - 120), start))?.[0].length ?? 0;
  const after = NEXT.exec(text.slice(end, end + 160))?.[0].length ?? 0;
  return { start: start - before, end: end + after };
}

function candidatesOf(
  question: Question,
  sentence: Sentence,
  entities: readonly Entity[],
): readonly Candidate[] {
  const { text } = sentence;
  const { wanted } = question;
  const ofKind = entities.filter(({ kind }) => ENTITY_OF[wanted]?.includes(kind));
  switch (wanted) {
    case "date":
      return [...ofKind, ...matches(WHEN, text)].filter(longest);
    case "year":
      return matches(YEAR, text);
    case "frequency":
      return matches(FREQUENCY, text);
    case "length":
      return lengthsOf(question, text);
    case "count":
      return countsOf(question, sentence, entities);
    case "money":
      return ofKind.map(({ start, end }) => {
        const tail = MONEY_TAIL.exec(text.slice(end))?.[0].length ?? 0;
        return { start, end: end + tail };
      });
    case "place":
      return firstOf(
        matches(PLACE, text, 1),
        ofKind,
        matches(PLAIN_PLACE, text).filter(
          (found) => !TIME_OF_DAY.test(text.slice(found.start, found.end)),
        ),
      );
    case "colour":
      return matches(COLOUR, text);
    case "person":
    case "organization":
      return firstOf(
        ofKind,
        matches(BY_ALL, text, 1),
        matches(CAPITALS, text),
        subjectOf(question, sentence),
      );
    default:
      return ofKind;
  }
}

const BY_ALL = new RegExp(BY.source, "gu");

/** Whoever the verb is said of, where no name is there: "She fell ill and died". */
function subjectOf(question: Question, { words, text }: Sentence): Candidate[] {
  const [first] = words;
  const isPronoun = first && /^(?:she|he|they)$/i.test(first.text);
  return isPronoun && question.asksSubject
    ? [{ start: 0, end: first.end }].filter(() => text !== "")
    : [];
}

/** "Status: shipped" answers what asks for its label. */
function findLabelled({ core, terms }: Question, { text, words }: Sentence): Candidate | undefined {
  const match = /^([^:\n]{1,60}):\s+(\S.*)$/su.exec(text);
  const [, label = "", value = ""] = match ?? [];
  const asked = core.length > 0 ? core : terms;
  const isAskedFor = words.some(
    ({ stem, end }) => end <= label.length && asked.some((term) => alikeTerms(term).has(stem)),
  );
  const start = text.length - value.length;
  return match && isAskedFor
    ? { start, end: start + value.replace(/[.;]$/, "").length }
    : undefined;
}

function lengthsOf({ adjective }: Question, text: string): readonly Candidate[] {
  const found = matches(LENGTH, text);
  const asked = DIMENSIONS.find((words) => words.test(adjective ?? ""));
  if (!asked) return found;
  const isOther = DIMENSIONS.some((words) => words !== asked && words.test(text));
  if (isOther && !asked.test(text)) return [];
  const isAge = adjective === "old";
  if (adjective === "long") return found;
  return found.filter(({ start, end }) => DURATION_ONLY.test(text.slice(start, end)) === isAge);
}

/** A number of what is counted: before its noun, or as the noun's quantity. */
function countsOf(
  { noun }: Question,
  { text, words }: Sentence,
  entities: readonly Entity[],
): readonly Candidate[] {
  const wanted = noun === undefined ? undefined : alikeTerms(noun);
  const isFigure = ({ start, end }: Candidate) =>
    !entities.some(
      (entity) =>
        (entity.kind === "amount" || entity.kind === "date" || entity.kind === "percentage") &&
        entity.start < end &&
        start < entity.end,
    );
  return matches(COUNT, text)
    .filter(isFigure)
    .flatMap(({ start, end }) => {
      const after = words.filter((word) => word.start >= end).slice(0, 3);
      const counted = after.find(({ stem }) => wanted?.has(stem));
      if (counted) return [{ start, end: counted.end }];
      return wanted ? [] : [{ start, end }];
    });
}

function matches(pattern: RegExp, text: string, group = 0): Candidate[] {
  return [...text.matchAll(pattern)].map((match) => {
    const piece = match[group] ?? "";
    const start = match.index + match[0].lastIndexOf(piece);
    return { start, end: start + piece.trimEnd().length };
  });
}

function firstOf(...lists: readonly (readonly Candidate[])[]): readonly Candidate[] {
  return lists.find((list) => list.length > 0) ?? [];
}

function longest({ start, end }: Candidate, at: number, all: readonly Candidate[]): boolean {
  return !all.some(
    (other, place) =>
      place !== at &&
      other.start <= start &&
      other.end >= end &&
      (other.end - other.start > end - start || place < at),
  );
}

/** What the question itself says is no answer to it. */
function isAsked({ start, end }: Candidate, question: Question, { words }: Sentence): boolean {
  const inside = words.filter((word) => word.start >= start && word.end <= end);
  const telling = inside.filter(({ text }) => !isEmptyWord(text));
  if (telling.length === 0) return !/^(?:she|he|they)$/i.test(inside[0]?.text ?? "");
  return telling.every(({ stem }) => question.terms.includes(stem));
}

const CLAUSE_COST = 6;
const FROM_COST = 2;

/** The candidate with the most of the question's words near to it; a comma or "and" between is far. */
function nearest(
  candidates: readonly Candidate[],
  question: Question,
  { text, words }: Sentence,
): Candidate | undefined {
  const asked = words.filter(({ stem }) => isAskedTerm(stem, question));
  let best: { readonly candidate: Candidate; readonly score: number } | undefined;
  for (const candidate of candidates) {
    const before = text.slice(0, candidate.start).trimEnd().toLowerCase();
    let score = question.lead !== undefined && before.endsWith(` ${question.lead}`) ? 5 : 0;
    // "Moved from Leeds to York": where something is, or when, is what it came to.
    const isLeft =
      before.endsWith(" from") &&
      / to (?:the )?\S/.test(text.slice(candidate.end, candidate.end + 8));
    if (isLeft && question.lead !== "from" && question.particle !== "from") score -= FROM_COST;
    for (const word of asked) {
      const [from, to] =
        word.start < candidate.start ? [word.end, candidate.start] : [candidate.end, word.start];
      const between = text.slice(from, Math.max(from, to));
      const isCore = question.core.includes(word.stem) ? 2 : 1;
      score += isCore / (1 + between.length / 6 + CLAUSE_COST * clauses(between));
    }
    if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { candidate, score };
  }
  return best?.candidate;
}

function isAskedTerm(stem: string, { terms, core }: Question): boolean {
  return [...terms, ...core].some((term) => alikeTerms(term).has(stem));
}

function clauses(between: string): number {
  return (between.match(/[,;:]|\b(?:and|but|or|while|which|where|who)\b/gu) ?? []).length;
}
