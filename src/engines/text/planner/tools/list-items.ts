import { MARK_SOURCE, numbersOf } from "../request/literals.js";
import { CannotDo, type Request, rowsOf, subjectOf } from "../request/request.js";

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
  if (subject && subject.asked !== "") {
    const items = splitItems(subject.text);
    return { asked: subject.asked, items, areNumbers: items.every(isNumber) };
  }
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

/** A date in ISO form of an item that is one, so that items sort in time. */
export function isoOf(item: string): string | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/u.test(item) ? item : undefined;
  if (iso === undefined) return undefined;
  const at = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso.slice(0, 10))
    throw new CannotDo(`${item} is no date`);
  return iso;
}
