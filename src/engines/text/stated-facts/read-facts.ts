import { ambiguousNumberWords, numberWords } from "../../../content/scripts/model/number-words.js";
import { readCalendarWords } from "./calendar-words.js";

/** What a text states that can be checked word by word; each as it is written, by its normal form. */
export interface StatedFacts {
  /** Web and mail addresses, without scheme and in lower case. */
  readonly links: ReadonlyMap<string, string>;
  /** Numbers by value, in digits: prices, dates, times, amounts. */
  readonly numbers: ReadonlyMap<string, string>;
  /** The same in words. */
  readonly spelledNumbers: ReadonlyMap<string, string>;
  /** Currencies by their code. */
  readonly currencies: ReadonlyMap<string, string>;
  /** Months and weekdays by their place. */
  readonly calendar: ReadonlyMap<string, string>;
  /** Words that are names by how they are written, in lower case. */
  readonly names: ReadonlyMap<string, string>;
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"“”«»]+|(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?<![\p{L}\d@.])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|app|dev|example|test|de|at|ch|fr|es|it|nl|be|pt|br|uk|eu|info|shop|store|co)(?![\p{L}\d])(?:\/[^\s<>"“”«»]*)?/giu;
/** Digits in groups of three, or not, with a fraction, or a time of day. */
const NUMBER = /\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,:]\d+)?/gu;
const CURRENCIES: readonly (readonly [code: string, pattern: RegExp])[] = [
  ["USD", /\$|\bUSD\b|\bdollars?\b|\bdólares\b/iu],
  ["EUR", /€|\bEUR\b|\beuros?\b/iu],
  ["GBP", /£|\bGBP\b|\bpounds? sterling\b|\bquid\b|\b\d+ pounds\b/iu],
  ["CHF", /\bCHF\b|\bfranken\b|\bfrancs\b/iu],
  ["JPY", /¥|\bJPY\b|\byen\b/iu],
];
const SENTENCE_END = /[.!?…:;。！？]["'”’»)]*\s*$/u;
const OPENS_CLAUSE = /["“„«(‘]\s*$/u;
/** German writes every noun large, so a capital alone says nothing there. */
const CAPITALS_MEAN_LITTLE: ReadonlySet<string> = new Set(["de"]);
const NEVER_NAMES: ReadonlySet<string> = new Set([
  "i",
  "i'm",
  "i'll",
  "i've",
  "i'd",
  "ok",
  "am",
  "pm",
]);

/** Reads what a text of a language states; a month as a word counts as a part of its date. */
export function readFacts(text: string, language: string): StatedFacts {
  const links = new Map<string, string>();
  const rest = text.replace(LINK, (link) => {
    const shown = link.replace(/[.,;:!?)\]]+$/u, "");
    links.set(normalLink(shown), shown);
    return " ";
  });
  const calendar = readCalendarWords(rest, language);
  return {
    links,
    numbers: readNumbers(rest),
    spelledNumbers: readSpelledNumbers(rest, language),
    currencies: readCurrencies(rest),
    calendar: calendar.found,
    names: readNames(rest, language, calendar.words),
  };
}

function normalLink(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//u, "")
    .replace(/^www\./u, "")
    .replace(/\/$/u, "");
}

function readNumbers(text: string): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const [shown] of text.matchAll(NUMBER)) numbers.set(normalNumber(shown), shown);
  return numbers;
}

/** `1,250.00`, `1.250` and `1250` are one number; `10:00` is `10`, and `10:30` stays a time. */
function normalNumber(shown: string): string {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/u.exec(shown) ?? [];
  if (hours !== undefined) {
    return minutes === "00" ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
  }
  const isGrouped = /^\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?!\d)/u.test(shown);
  const [, whole = shown, fraction = ""] = isGrouped
    ? (/^(.*?)(?:[.,](\d{1,2}))?$/u.exec(shown) ?? [])
    : (/^(\d+)[.,](\d+)$/u.exec(shown) ?? []);
  const digits = whole.replace(/\D/gu, "").replace(/^0+(?=\d)/u, "");
  const decimals = fraction.replace(/0+$/u, "");
  return decimals === "" ? digits : `${digits}.${decimals}`;
}

function readSpelledNumbers(text: string, language: string): Map<string, string> {
  const words = numberWords[language] ?? {};
  const unsure = ambiguousNumberWords[language] ?? [];
  const found = new Map<string, string>();
  const numberOf = (word: string) => (Object.hasOwn(words, word) ? words[word] : undefined);
  let run: { value: number; shown: string[] } | undefined;
  const close = () => {
    const isUnsure = run?.shown.length === 1 && unsure.includes(run.shown[0] ?? "");
    if (run && !isUnsure) found.set(String(run.value), run.shown.join(" "));
    run = undefined;
  };
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}]+|[^\p{L}\s-]/gu)) {
    const value = numberOf(word);
    const joins = run !== undefined && /^(?:and|und|et|y|e|en|a)$/u.test(word);
    if (value !== undefined)
      run = { value: joined(run?.value, value), shown: [...(run?.shown ?? []), word] };
    else if (!joins) close();
  }
  close();
  return found;
}

/** `two hundred and fifty` is 250, `twenty five` is 25. */
function joined(before: number | undefined, value: number): number {
  if (before === undefined) return value;
  return value >= 100 ? before * value : before + value;
}

function readCurrencies(text: string): Map<string, string> {
  return new Map(
    CURRENCIES.flatMap(([code, pattern]) => {
      const shown = pattern.exec(text)?.[0];
      return shown === undefined ? [] : [[code, shown] as const];
    }),
  );
}

/** Words with a capital that no beginning of a sentence explains, and words such as `iPhone` or `NATO`. */
function readNames(
  text: string,
  language: string,
  calendarWords: ReadonlySet<string>,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const match of text.matchAll(/\p{L}[\p{L}\p{M}\d]*(?:['’-]\p{L}[\p{L}\d]*)*/gu)) {
    const shown = match[0].replace(/['’]s$/u, "");
    const lower = shown.toLowerCase();
    if (shown.length < 2 || NEVER_NAMES.has(lower) || calendarWords.has(lower)) continue;
    const isMarked = /.\p{Lu}/u.test(shown) || (/\d/u.test(shown) && /\p{Lu}/u.test(shown));
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const isOpening =
      before.trim() === "" || SENTENCE_END.test(before) || OPENS_CLAUSE.test(before);
    const isCapital = /^\p{Lu}/u.test(shown) && !isOpening && !CAPITALS_MEAN_LITTLE.has(language);
    if (isMarked || isCapital) names.set(lower, shown);
  }
  return names;
}
