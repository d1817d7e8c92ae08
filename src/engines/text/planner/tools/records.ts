import { CannotDo, type Done, done, type Request, subjectOf } from "../request/request.js";
import { type Record as Row, readCsv, writeCsv } from "./csv.js";

const RECORDS_MAX = 10_000;

export interface Records {
  readonly fields: readonly string[];
  readonly rows: readonly Row[];
  readonly format: "json" | "csv";
}

/** Reads an array of flat objects, or CSV with a heading line. */
export function readRecords(text: string): Records | undefined {
  const trimmed = text.trim();
  if (trimmed.startsWith("[") || trimmed.startsWith("{")) {
    let parsed: unknown;
    try {
      parsed = JSON.parse(trimmed);
    } catch {
      return undefined;
    }
    const list: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
    if (list.length === 0 || list.length > RECORDS_MAX) return undefined;
    const rows: Row[] = [];
    for (const item of list) {
      if (typeof item !== "object" || item === null || Array.isArray(item)) return undefined;
      rows.push(Object.fromEntries(Object.entries(item)));
    }
    return { fields: [...new Set(rows.flatMap((row) => Object.keys(row)))], rows, format: "json" };
  }
  return readCsv(trimmed);
}

const BY =
  /\b(?:by|on|according to|based on) (?:the |their |its |column |field )*["']?([\p{L}_][\p{L}\d_ ]{0,40}?)["']?(?: (?:column|field|value))?(?=$|,| (?:in|from|descending|ascending|desc|asc|and|then|with|highest|lowest|largest|smallest|oldest|youngest|newest)\b)/u;

/** Sorts records by one field. */
export function sortRecords(
  request: Request,
  descending: RegExp,
  ascending: RegExp,
): Done | undefined {
  const subject = subjectOf(request);
  const records = subject ? readRecords(subject.text) : undefined;
  if (!subject || !records || records.rows.length < 2) return undefined;
  const name = BY.exec(subject.asked)?.[1];
  if (name === undefined || !/\b(?:sort|order|rank|arrange)/u.test(subject.asked)) return undefined;
  const plain = (field: string) => field.toLowerCase().replace(/[_\s-]/gu, "");
  const field = records.fields.find((candidate) => plain(candidate) === plain(name));
  if (field === undefined)
    throw new CannotDo(`the records have no field ${name}; they have ${records.fields.join(", ")}`);
  if (/\bthen by\b|\band then\b|\bwhere\b|\bonly\b|\btop\b/u.test(subject.asked)) return undefined;
  const rows = [...records.rows].sort((a, b) => compareCells(a[field], b[field]));
  if (descending.test(subject.asked)) rows.reverse();
  else if (!ascending.test(subject.asked) && /\b(?:best|worst|youngest)\b/u.test(subject.asked))
    return undefined;
  const output = records.format === "json" ? JSON.stringify(rows) : writeCsv(records.fields, rows);
  return done(
    "sort",
    {
      field,
      order: descending.test(subject.asked) ? "descending" : "ascending",
      records: rows.length,
    },
    output,
  );
}

function compareCells(a: unknown, b: unknown): number {
  const [first, second] = [Number(a), Number(b)];
  if (a !== "" && b !== "" && Number.isFinite(first) && Number.isFinite(second))
    return first - second;
  return new Intl.Collator("en").compare(String(a), String(b));
}
