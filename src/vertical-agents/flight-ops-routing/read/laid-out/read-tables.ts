import { FIGURE_WORDS } from "../../../../content/flight-words/figure-words.js";
import { COLUMN_WORDS } from "../../../../content/flight-words/network-words.js";
import type { Cell, Table } from "../../../../engines/prompt-reading/blocks/block.js";
import { findTables } from "../../../../engines/prompt-reading/blocks/find-tables.js";
import { keyOf } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import type { Draft } from "../draft.js";
import { isRoleWord } from "../places/role-before.js";
import type { Sheet } from "../sheet.js";

const FIGURE_NAMES: ReadonlySet<string> = new Set(Object.values(FIGURE_WORDS).flat());
const OTHER_COLUMNS: ReadonlySet<string> = new Set(
  "wind aircraft type acft etd std departure objective alternates alternate wind_kt wind_from_deg".split(
    " ",
  ),
);
const NAMED_COLUMNS_MIN = 2;

/**
 * A table with a row for its one flight is turned into lines of a name and its value, which are read as such. A
 * table of several flights is asked about.
 */
export function turnTables(sheet: Sheet, draft: Draft): void {
  for (const table of findTables(sheet.prompt)) {
    const { header, rows } = table;
    if (header && isOfLegs(sheet, header)) {
      turnLegs(sheet, table, header);
      continue;
    }
    if (isByRows(table)) {
      turnRows(sheet, table);
      continue;
    }
    if (!header || !isOfFlights(header)) continue;
    const [row] = rows;
    if (rows.length > 1) {
      draft.ask("origin", `The table has ${rows.length} flights: which one is to be planned?`);
      crossTable(sheet, table);
    } else if (row) turn(sheet, table, header, row);
  }
}

/** Names in the first column, with values beside them. */
function isByRows({ header, rows, delimiter }: Table): boolean {
  if (delimiter === "aligned") return false;
  const lines = header ? [header, ...rows] : rows;
  const named = lines.filter((line) => isFieldName(line[0]?.text ?? ""));
  return lines.length >= 2 && named.length * 2 > lines.length && named.length >= 2;
}

/** Each row becomes a line of a name, its value, and its unit. */
function turnRows(sheet: Sheet, table: Table): void {
  const lines = table.header ? [table.header, ...table.rows] : table.rows;
  const turned = lines.map((line) => line.map((cell) => valueTokens(sheet, table, cell)));
  crossTable(sheet, table);
  for (const [name = [], value = [], unit = []] of turned) {
    const own = partsOfName(name);
    append(sheet, own.words, value, unit.length > 0 ? unit : own.unit);
  }
}

function isFieldName(text: string): boolean {
  const key = keyOf(text.replace(/[([].*$/u, "").trim()).replaceAll("-", " ");
  return FIGURE_NAMES.has(key) || isRoleWord(key) || OTHER_COLUMNS.has(key);
}

function isOfFlights(header: readonly Cell[]): boolean {
  const named = header.filter(({ text }) => isFieldName(text));
  const hasFigure = header.some(({ text }) => isFieldName(text) && !isRoleWord(keyOf(text.trim())));
  return hasFigure && named.length >= NAMED_COLUMNS_MIN;
}

/** Between waypoints of a table beside it, `from`, `to` and a wind are the legs of one flight. */
function isOfLegs(sheet: Sheet, header: readonly Cell[]): boolean {
  const keys = new Set(sheet.tokens.flatMap((token) => (token.kind === "word" ? [token.key] : [])));
  const areFixes = [COLUMN_WORDS.lat, COLUMN_WORDS.lon].every((words) =>
    [...words].some((word) => keys.has(word)),
  );
  const { from, to, wind, direction, speed } = columnsOfLegs(header);
  const hasWind = wind >= 0 || (direction >= 0 && speed >= 0);
  return areFixes && from >= 0 && to >= 0 && hasWind;
}

function columnsOfLegs(header: readonly Cell[]) {
  const names = header.map(({ text }) => keyOf(text.replace(/[([].*$/u, "").trim()));
  const at = (is: (name: string) => boolean) => names.findIndex(is);
  return {
    from: at((name) => COLUMN_WORDS.from.has(name)),
    to: at((name) => COLUMN_WORDS.to.has(name)),
    wind: at((name) => /^(?:winds?|w\/v|wv)$/u.test(name)),
    direction: at((name) => FIGURE_WORDS.wind_from.includes(name)),
    speed: at((name) => FIGURE_WORDS.wind_speed.includes(name)),
  };
}

/** Each row becomes an edge, and a leg with its wind. */
function turnLegs(sheet: Sheet, table: Table, header: readonly Cell[]): void {
  const { from, to, wind, direction, speed } = columnsOfLegs(header);
  const legs = table.rows.map((row) => {
    const cellAt = (at: number) => (row[at] ? valueTokens(sheet, table, row[at]) : []);
    return {
      ends: [cellAt(from), cellAt(to)] as const,
      wind: wind >= 0 ? cellAt(wind) : joined(cellAt(direction), "/", cellAt(speed)),
    };
  });
  crossTable(sheet, table);
  for (const { ends, wind: blowing } of legs) {
    const leg = joined(ends[0], "-", ends[1]);
    if (leg.length === 0) continue;
    appendLine(sheet, leg);
    if (blowing.length > 0) appendLine(sheet, [...leg, ...blowing]);
  }
}

function joined(one: readonly Token[], mark: string, other: readonly Token[]): readonly Token[] {
  const last = one.at(-1);
  if (!last || other.length === 0) return [];
  return [...one, { ...last, kind: "mark", text: mark, isGlued: true }, ...other];
}

function appendLine(sheet: Sheet, line: readonly Token[]): void {
  const last = sheet.tokens.at(-1);
  if (!last) return;
  const end: Token = { ...last, kind: "break", text: "\n", from: last.to, isGlued: false };
  sheet.tokens.push(end, ...line, end);
}

/** Between semicolons, the comma of `2,45` begins decimals. */
function valueTokens(sheet: Sheet, { delimiter }: Table, cell: Cell): readonly Token[] {
  const tokens = tokensWithin(sheet, cell.span);
  const [first, last] = [tokens[0], tokens.at(-1)];
  const isDecimal = delimiter === ";" && /^\d+,\d{1,2}$/u.test(cell.text.trim());
  if (!isDecimal || !first || !last) return tokens;
  const text = cell.text.trim().replace(",", ".");
  const { from, isGlued } = first;
  const span = { start: first.span.start, end: last.span.end };
  const value = Number(text);
  return [
    { kind: "number", text, value, alternatives: [], parts: [], span, from, to: last.to, isGlued },
  ];
}

/** Puts `name : value unit` for each column behind the text, with the places of the table. */
function turn(sheet: Sheet, table: Table, header: readonly Cell[], row: readonly Cell[]): void {
  const columns = header.map(({ span }, at) => ({
    name: tokensWithin(sheet, span),
    value: row[at] ? valueTokens(sheet, table, row[at]) : [],
  }));
  crossTable(sheet, table);
  for (const { name, value } of columns) {
    const { words, unit } = partsOfName(name);
    append(sheet, words, value, unit);
  }
}

/** `Fuel flow (kg/h)` is a name and its unit. */
function partsOfName(name: readonly Token[]) {
  const unitFrom = name.findIndex(({ text }) => text === "(" || text === "[");
  if (unitFrom < 0) return { words: name, unit: [] };
  const unit = name.slice(unitFrom + 1).filter(({ text }) => !/^[)\]]$/u.test(text));
  return { words: name.slice(0, unitFrom), unit };
}

function append(
  sheet: Sheet,
  words: readonly Token[],
  value: readonly Token[],
  unit: readonly Token[],
): void {
  const last = sheet.tokens.at(-1);
  if (!last || value.length === 0) return;
  const end = { ...last, from: last.to, to: last.to, isGlued: false };
  const hasUnit = value.some(({ kind }) => kind === "word");
  sheet.tokens.push(
    { ...end, kind: "break", text: "\n" },
    ...words,
    { ...end, kind: "mark", text: ":" },
    ...value,
    ...(hasUnit ? [] : unit),
    { ...end, kind: "break", text: "\n" },
  );
}

function tokensWithin(sheet: Sheet, { start, end }: Cell["span"]): readonly Token[] {
  return sheet.tokens.filter(({ span }) => span.start >= start && span.end <= end);
}

function crossTable(sheet: Sheet, { span }: Table): void {
  for (const [at, token] of sheet.tokens.entries()) {
    if (token.span.start >= span.start && token.span.end <= span.end)
      sheet.cross({ from: at, to: at + 1 });
  }
}
