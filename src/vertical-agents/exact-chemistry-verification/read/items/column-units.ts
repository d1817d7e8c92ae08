import type { TaskWord } from "../../../../content/chemistry-words/task-words.js";
import type { Item } from "./item.js";
import { quantityOf } from "./measure-at.js";

const HEADER_UNIT =
  /(?:^|[_ ([/])(g\/mol|g mol-1|mmol\/l|mol\/l|mmol|umol|mol|mg|kg|ug|g|ml|ul|l|%|M|mM)[)\]]?\s*$/iu;
const MASS_COLUMN =
  /^(?:m\.?w\.?|fw|mr|molar[ _]?mass|molar[ _]?weight|mol[ ._]?w(?:eigh)?t\.?|molmasse|molare masse|masse molaire|masa molar|massa molar)$/iu;
const SUBSTANCE_COLUMN =
  /\b(?:formula|compound|substance|species|salt|reagent|chemical|name|element|sample|material|smiles|stoff|verbindung|substanz|formel|formule|compose|compuesto|sustancia|composto|substancia)s?\b/iu;
const UNIT_COLUMN = /^(?:units?|einheit(?:en)?|unites?|unidad(?:es)?|unidades?)$/iu;
const DELIMITERS = ["\t", "|", ";", ","] as const;
const HEADER_CELL_MAX = 30;
const LINE_MAX = 1_000;

interface Columns {
  readonly delimiter: string;
  /** By the place of the column. */
  readonly units: ReadonlyMap<number, string>;
}

/** Gives the numbers of a table the units that its header names: `compound,mass_g`. */
export function withColumnUnits(items: readonly Item[], source: string): readonly Item[] {
  const result: Item[] = [];
  let columns: Columns | undefined;
  let named: NamedColumns | undefined;
  let unitColumn: UnitColumn | undefined;
  let start = 0;
  const lines = linesOf(items);
  for (const [index, line] of lines.entries()) {
    const end = line.at(-1)?.span.end ?? start;
    const text = source.slice(start, Math.min(end, start + LINE_MAX));
    const hasNumbers = line.some(({ type }) => type === "number" || type === "quantity");
    const header = hasNumbers ? undefined : columnsOf(text);
    const isTable = !hasNumbers && isHeaderOf(text, lines.slice(index + 1, index + 3), source);
    const isRule = /^[\s|:+=-]*$/u.test(text);
    if (isTable) named = namedColumns(text);
    else if (named && cellsOf(text) !== named.count && !isRule) named = undefined;
    if (!hasNumbers && !isRule) unitColumn = unitColumnOf(text);
    if (header) columns = header;
    else if (!hasNumbers && !isRule) columns = undefined;
    const place = { source, start };
    if (unitColumn && hasNumbers) {
      result.push(...withOwnUnits(line, unitColumn, { text, start }));
      start = end;
      continue;
    }
    for (const item of line) {
      if (header || isTable) result.push(ofHeader(item, isTable));
      else {
        const own = named ? inNamedColumn(item, named, place) : item;
        result.push(columns ? inColumn(own, columns, place) : own);
      }
    }
    start = end;
  }
  return result;
}

interface UnitColumn {
  readonly delimiter: string;
  readonly place: number;
}

/** `species,value,unit`: the unit of each row stands in a column of its own. */
function unitColumnOf(line: string): UnitColumn | undefined {
  const text = line.trim();
  const delimiter = DELIMITERS.find((one) => text.includes(one));
  if (delimiter === undefined) return undefined;
  const cells = text.split(delimiter).map((cell) => cell.trim());
  const place = cells.findIndex((cell) => UNIT_COLUMN.test(cell));
  const isHeader = cells.length > 2 && cells.every((cell) => cell.length <= HEADER_CELL_MAX);
  return place > 0 && isHeader ? { delimiter, place } : undefined;
}

/** The numbers of a row in the unit of its cell, which is then no word of its own. */
function withOwnUnits(
  line: readonly Item[],
  { delimiter, place }: UnitColumn,
  { text, start }: { readonly text: string; readonly start: number },
): readonly Item[] {
  const lead = /^[\r\n]*/u.exec(text)?.[0].length ?? 0;
  const cells = text.slice(lead).split(delimiter);
  const unit = cells[place]?.trim() ?? "";
  const before = cells.slice(0, place).reduce((sum, cell) => sum + cell.length + 1, lead);
  const [from, to] = [start + before, start + before + (cells[place]?.length ?? 0)];
  const hasUnit = line.some(
    (item) => item.type === "number" && quantityOf(item, unit) !== undefined,
  );
  if (!hasUnit) return line;
  return line.flatMap((item) => {
    const isUnit = item.span.start >= from && item.span.end <= to && item.type !== "break";
    if (isUnit) return [];
    return [item.type === "number" ? (quantityOf(item, unit) ?? item) : item];
  });
}

/** The name of a column asks for nothing. */
function ofHeader(item: Item, isTable: boolean): Item {
  if (
    item.type !== "cue" ||
    ["molar mass", "speaker", "judge"].some((one) => item.words.has(one as TaskWord))
  )
    return item;
  if (!isTable && !item.words.has("mass") && !item.words.has("amount")) return item;
  return { type: "word", span: item.span, key: item.key, isGlued: false };
}

interface NamedColumns {
  readonly count: number;
  /** Columns that hold substances. */
  readonly places: ReadonlySet<number>;
}

function namedColumns(header: string): NamedColumns | undefined {
  const cells = cellTexts(header);
  const places = cells.flatMap((cell, place) => (SUBSTANCE_COLUMN.test(cell) ? [place] : []));
  return places.length > 0 ? { count: cells.length, places: new Set(places) } : undefined;
}

/** What looks like a formula in another column is a code of its own. */
function inNamedColumn(
  item: Item,
  { places }: NamedColumns,
  { source, start }: { readonly source: string; readonly start: number },
): Item {
  if (item.type !== "substance" && item.type !== "symbol") return item;
  if (item.span.start > start + LINE_MAX) return item;
  const place =
    cellTexts(`${source.slice(start, item.span.start).replace(/^[\r\n]+/u, "")}x`).length - 1;
  if (places.has(place)) return item;
  return { type: "word", span: item.span, key: item.written.toLowerCase(), isGlued: false };
}

/** Whether a line of short cells stands above a line of as many; a rule may stand between. */
function isHeaderOf(text: string, below: readonly (readonly Item[])[], source: string): boolean {
  const count = cellsOf(text);
  if (count < 2 || /[.?!:]\s*$/u.test(text)) return false;
  return below.some((line) => {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) return false;
    const row = source.slice(
      first.span.start,
      Math.min(last.span.end, first.span.start + LINE_MAX),
    );
    const hasValue = line.some(({ type }) => type === "number" || type === "quantity");
    return hasValue && cellsOf(row) === count;
  });
}

/** Cells of a line, between bars, tabs, semicolons or wide gaps; 0 where one is longer than a name. */
function cellsOf(line: string): number {
  const cells = cellTexts(line);
  return cells.some((cell) => cell.length > HEADER_CELL_MAX) ? 0 : cells.length;
}

function cellTexts(line: string): readonly string[] {
  return line
    .trim()
    .split(/\s*[|;\t]\s*| {2,}/u)
    .filter((cell) => cell !== "");
}

/** Each line with the break that ends it. */
function linesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const lines: Item[][] = [[]];
  for (const item of items) {
    lines.at(-1)?.push(item);
    if (item.type === "break") lines.push([]);
  }
  return lines;
}

function columnsOf(line: string): Columns | undefined {
  const text = line.trimEnd();
  const delimiter = DELIMITERS.find((one) => text.includes(one));
  if (delimiter === undefined) return undefined;
  const cells = text.split(delimiter);
  const units = new Map<number, string>();
  for (const [place, cell] of cells.entries()) {
    if (cell.length > HEADER_CELL_MAX) return undefined;
    const named = MASS_COLUMN.test(cell.trim()) ? "g/mol" : undefined;
    const unit = HEADER_UNIT.exec(cell.trim())?.[1] ?? named;
    if (unit !== undefined) units.set(place, unit);
  }
  return units.size > 0 ? { delimiter, units } : undefined;
}

function inColumn(
  item: Item,
  { delimiter, units }: Columns,
  { source, start }: { readonly source: string; readonly start: number },
): Item {
  if (item.type !== "number" || item.span.start > start + LINE_MAX) return item;
  const place = source.slice(start, item.span.start).split(delimiter).length - 1;
  const unit = units.get(place);
  return (unit === undefined ? undefined : quantityOf(item, unit)) ?? item;
}
