import { FIGURE_WORDS } from "../../../../content/flight-words/figure-words.js";
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
  const turned = lines.map((line) => line.map(({ span }) => tokensWithin(sheet, span)));
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

/** Puts `name : value unit` for each column behind the text, with the places of the table. */
function turn(sheet: Sheet, table: Table, header: readonly Cell[], row: readonly Cell[]): void {
  const columns = header.map(({ span }, at) => ({
    name: tokensWithin(sheet, span),
    value: row[at] ? tokensWithin(sheet, row[at].span) : [],
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
