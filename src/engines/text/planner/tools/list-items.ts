import { answerDate } from "../../dates/answer-date.js";
import { MARK_SOURCE, numbersOf } from "../request/literals.js";
import { CannotDo, type Request, rowsOf, subjectOf } from "../request/request.js";
import { readRecords } from "./records.js";

const ITEMS_MAX = 100_000;

/** A list that a task gives, item by item, and the instruction without it. */
export interface Listing {
  readonly asked: string;
  readonly items: readonly string[];
  readonly areNumbers: boolean;
}

/** Splits a text at lines, else at semicolons, else at commas, else at spaces; an "and" before the last is no part of it. */
export function splitItems(text: string): string[] {
  const trimmed = text
    .trim()
    .replace(/(\b\p{L}{3,9}\.? \d{1,2}), (?=\d{4}\b)/gu, "$1 ")
    .replace(/^[[({]\s*|\s*[\])}]$/gu, "")
    .replace(/[.]$/u, "");
  const cut = (separator: RegExp) =>
    trimmed
      .split(separator)
      .map(clean)
      .filter((item) => item !== "");
  const items = /\n/u.test(trimmed)
    ? cut(/\n+/u)
    : /;/u.test(trimmed)
      ? cut(/;/u)
      : /,/u.test(trimmed)
        ? cut(/,/u)
        : cut(/\s+(?:and\s+)?|\s*\|\s*/u);
  if (items.length > ITEMS_MAX) throw new CannotDo(`a list has at most ${ITEMS_MAX} items here`);
  if (!/\n|;/u.test(trimmed) && /,/u.test(trimmed)) {
    const last = items.at(-1) ?? "";
    const joined = /^(.+?) and (.+)$/u.exec(last);
    if (joined?.[1] && joined[2])
      items.splice(items.length - 1, 1, joined[1].trim(), joined[2].trim());
  }
  return items.map((item) => item.replace(/^and /u, ""));
}

/** "Sort b, d and a alphabetically": a list that stands behind the order without a colon. */
const BARE_LIST =
  /^(?:please )?(?:sort|alphabeti[sz]e|order|arrange|reverse)(?: (?:the )?(?:words|names|letters|items|list))? ((?!the |these |this |those |my |them )[\p{L}'-]{1,30}(?:, (?!and )[\p{L}'-]{1,30})+(?:,? and [\p{L}'-]{1,30})?)(?= (?:alphabetically|in |from |by |descending|ascending)|[.!?]?$)/iu;

function clean(item: string): string {
  return item
    .trim()
    .replace(/^(?:[-*•]|\d{1,3}[.)])\s+/u, "")
    .replace(/^(["'])(.*)\1$/u, "$2")
    .trim();
}

/** Finds the list of a request: quoted items, a row of numbers, a block, the context, or words after "sort". */
export function listingOf(request: Request): Listing | undefined {
  const quoted = request.literals.filter(({ kind }) => kind === "quoted");
  if (quoted.length >= 2 && !/\b(?:by|with|using|separated)\b/u.test(request.asked)) {
    const asked = request.asked.replace(new RegExp(`(?:${MARK_SOURCE}[ ,and]*)+`, "gu"), " ");
    return { asked, items: quoted.map(({ text }) => text), areNumbers: false };
  }
  const rows = request.literals.filter(({ kind }) => kind === "numbers");
  const [row] = rows;
  if (row && rows.length === 1 && quoted.length === 0 && !/\p{L}{3,}/u.test(row.text)) {
    const asked = request.asked
      .replace(new RegExp(MARK_SOURCE, "u"), " ")
      .replace(/\s+/gu, " ")
      .trim();
    return { asked, items: numbersOf(row.text), areNumbers: true };
  }
  const subject = subjectOf(request);
  if (subject?.from === "context" && readRecords(subject.text)) return undefined;
  if (subject && subject.asked !== "") {
    const items = splitItems(subject.text);
    return { asked: subject.asked, items, areNumbers: items.every(isNumber) };
  }
  const bare = BARE_LIST.exec(request.raw.trim());
  if (bare?.[1] && quoted.length === 0 && !request.previous)
    return {
      asked: request.asked.replace(bare[1].toLowerCase(), " ").replace(/\s+/gu, " ").trim(),
      items: splitItems(bare[1]),
      areNumbers: false,
    };
  const [given] = rowsOf(request);
  if (given !== undefined && rows.length === 0 && request.previous)
    return { asked: request.asked, items: numbersOf(given), areNumbers: true };
  if (request.previous && /[,\n]/u.test(request.previous.value)) {
    const items = splitItems(request.previous.value);
    return { asked: request.asked, items, areNumbers: items.every(isNumber) };
  }
  return undefined;
}

export const isNumber = (item: string) => /^-?[$€£]?\d[\d,]*(?:\.\d+)?%?$/u.test(item.trim());

/** A date in ISO form of an item that is one, so that items sort in time; its year has to be told. */
export function isoOf(item: string): string | undefined {
  if (!/\d/u.test(item) || !/\b\d{4}\b/u.test(item)) return undefined;
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/u.test(item)) return item;
  if (
    !/^(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}|[\p{L}\d ,.]{6,40}|\d{1,2}[./-]\d{1,2}[./-]\d{4})$/u.test(
      item,
    )
  )
    return undefined;
  const found = answerDate(item, { nowMs: 0, timeZone: "UTC" });
  if (found.kind === "refused") {
    if (found.code === "not_understood") return undefined;
    throw new CannotDo(found.message);
  }
  return typeof found.value === "string" && /^\d{4}-\d{2}-\d{2}$/u.test(found.value)
    ? found.value
    : undefined;
}
