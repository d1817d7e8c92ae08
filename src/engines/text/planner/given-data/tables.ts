import type { Request } from "../request/request.js";
import { blockOf } from "../request/request.js";
import { type Record as Row, readCsv } from "../tools/csv.js";

/** Rows of named cells, or names with one value each. */
export interface Table {
  readonly kind: "table" | "pairs";
  readonly fields: readonly string[];
  readonly rows: readonly Row[];
}

export interface Given {
  readonly table: Table;
  /** The instruction without the data. */
  readonly asked: string;
}

const ROWS_MAX = 10_000;
const TEXT_MAX = 1_000_000;
const PAIR =
  /^\s*(?:[-*•]\s+|\d{1,3}[.)]\s+)?["']?([\p{L}][\p{L}\p{N} _./()#&'-]{0,48}?)["']?\s*(?::|=|\t|→|->|\s[–—-]\s)\s*(\S.*?)[,;]?\s*$/u;
export const ITEM = "item";
export const VALUE = "value";

/** Reads JSON records, CSV, a table of Markdown, or lines of names and values. */
export function readTable(text: string): Table | undefined {
  const trimmed = text.trim().replace(/^```\w*\n|\n```$/gu, "");
  if (trimmed === "" || trimmed.length > TEXT_MAX) return undefined;
  if (/^[[{]/u.test(trimmed)) return readJson(trimmed);
  const csv = trimmed.includes("\n") ? readCsv(trimmed) : undefined;
  return (
    readMarkdown(trimmed) ??
    (csv ? { kind: "table", fields: csv.fields, rows: csv.rows } : undefined) ??
    readPairs(trimmed)
  );
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readJson(text: string): Table | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const list = Array.isArray(parsed) ? parsed : listWithin(parsed);
  if (list) return ofRows(list);
  if (!isRow(parsed)) return undefined;
  const pairs = flatten(parsed);
  return pairs.length === 0 ? undefined : ofPairs(pairs);
}

/** The one list of records that an object holds beside plain values. */
function listWithin(parsed: unknown): unknown[] | undefined {
  if (!isRow(parsed)) return undefined;
  const lists = Object.values(parsed).filter((value) => Array.isArray(value));
  const [list] = lists;
  return lists.length === 1 && list && list.length > 0 && list.every(isRow) ? list : undefined;
}

function ofRows(list: readonly unknown[]): Table | undefined {
  if (list.length === 0 || list.length > ROWS_MAX || !list.every(isRow)) return undefined;
  const rows = list.map((row) => Object.fromEntries(Object.entries(row)));
  return { kind: "table", fields: [...new Set(rows.flatMap((row) => Object.keys(row)))], rows };
}

function ofPairs(pairs: readonly (readonly [string, unknown])[]): Table {
  return {
    kind: "pairs",
    fields: [ITEM, VALUE],
    rows: pairs.map(([name, value]) => ({ [ITEM]: name, [VALUE]: value })),
  };
}

function flatten(row: Row, path = "", depth = 0): [string, unknown][] {
  if (depth > 4) return [];
  return Object.entries(row)
    .slice(0, 500)
    .flatMap(([name, value]): [string, unknown][] =>
      isRow(value)
        ? flatten(value, `${path}${name} `, depth + 1)
        : [[`${path}${name}`, Array.isArray(value) ? value.join(", ") : value]],
    );
}

function readMarkdown(text: string): Table | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  const start = lines.findIndex((line) => line.includes("|"));
  if (start < 0) return undefined;
  const block = lines.slice(start).filter((line) => line.includes("|"));
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/gu, "")
      .split("|")
      .map((cell) => cell.trim());
  const [heading, second, ...rest] = block;
  if (heading === undefined || second === undefined) return undefined;
  const isRule = /^[\s|:-]+$/u.test(second);
  const fields = cells(heading);
  const body = (isRule ? rest : [second, ...rest]).map(cells);
  if (fields.length < 2 || body.length === 0 || body.length > ROWS_MAX) return undefined;
  if (new Set(fields).size !== fields.length || body.some((row) => row.length !== fields.length))
    return undefined;
  const rows = body.map((row) =>
    Object.fromEntries(fields.map((field, place) => [field, row[place] ?? ""])),
  );
  return { kind: "table", fields, rows };
}

function readPairs(text: string): Table | undefined {
  const lines = text.split(/\n|;\s+/u).filter((line) => line.trim() !== "");
  if (lines.length > ROWS_MAX) return undefined;
  const found = lines.map((line) => PAIR.exec(line));
  if (found.some((pair) => pair === null)) return undefined;
  return ofPairs(found.map((pair) => [pair?.[1]?.trim() ?? "", pair?.[2]?.trim() ?? ""]));
}

/** The table that a request is about: quoted, in a block, or in the context. */
export function tableOf(request: Request): Given | undefined {
  const quoted = request.literals.filter(({ kind }) => kind === "quoted");
  const own = quoted.map(({ text }) => ({ text, table: readTable(text) }));
  const shown = own.filter(
    ({ table }) => table && (table.rows.length > 1 || table.kind === "pairs"),
  );
  if (shown.length === 1 && shown[0]?.table && /\n|^\s*[[{]/u.test(shown[0].text)) {
    const place = request.literals.findIndex(({ text }) => text === shown[0]?.text);
    return {
      table: shown[0].table,
      asked: request.asked.replace(new RegExp(`\uE000${place}\uE001`, "u"), " "),
    };
  }
  const block = blockOf(request);
  const inBlock = block && /\n/u.test(block.block) ? readTable(block.block) : undefined;
  if (block && inBlock && quoted.length === 0)
    return { table: inBlock, asked: block.head.text.toLowerCase().replace(/\s+/gu, " ") };
  if (request.plan.context.length === 0) return undefined;
  const contexts = request.plan.context.map(readTable);
  const tables = contexts.filter((table) => table !== undefined);
  const [table] = tables;
  if (table && tables.length === 1) return { table, asked: request.asked };
  if (tables.length === contexts.length && tables.every(({ kind }) => kind === "pairs"))
    return {
      table: { kind: "pairs", fields: [ITEM, VALUE], rows: tables.flatMap(({ rows }) => rows) },
      asked: request.asked,
    };
  return undefined;
}
