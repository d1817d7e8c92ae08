import { hasHeader } from "../../documents/csv/header-row.js";
import { type Prompt, sourceSpan } from "../tokens/read-prompt.js";
import type { Table } from "./block.js";
import { cellOf, type Line, linesOf } from "./lines.js";

type Delimiter = Table["delimiter"];
type Cut = readonly [from: number, to: number];

const DELIMITERS: readonly Delimiter[] = ["|", "\t", ";", ",", "aligned"];
const RULE = /^[\s|:+=-]*-[\s|:+=-]*$/u;
const NUMERIC = /\d/u;
const CELL_CHARACTERS_MAX = 40;

/**
 * Tables of a prompt: Markdown, CSV with commas, semicolons or tabs, and aligned columns. At least two lines
 * with as many cells, of which some hold digits; rules such as `|---|` are not rows. Linear.
 */
export function findTables(prompt: Prompt): readonly Table[] {
  const lines = linesOf(prompt);
  const tables: Table[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = tableAt(prompt, lines, at);
    if (found) tables.push(found.table);
    at = found?.next ?? at + 1;
  }
  return tables;
}

function tableAt(prompt: Prompt, lines: readonly Line[], at: number) {
  const next = lines[at + 1];
  const first = lines[at];
  if (!first?.text.trim() || !next?.text.trim() || RULE.test(first.text)) return undefined;
  for (const delimiter of DELIMITERS) {
    const rows = rowsFrom(lines, at, delimiter);
    const table = rows ? tableOf(prompt, rows, delimiter) : undefined;
    if (rows && table) return { table, next: rows.next };
  }
  return undefined;
}

interface Rows {
  readonly cuts: readonly { readonly line: Line; readonly cells: readonly Cut[] }[];
  readonly next: number;
}

function rowsFrom(lines: readonly Line[], at: number, delimiter: Delimiter): Rows | undefined {
  const cuts: { line: Line; cells: readonly Cut[] }[] = [];
  let next = at;
  for (; next < lines.length; next += 1) {
    const line = lines[next];
    if (!line?.text.trim()) break;
    if (RULE.test(line.text) && cuts.length > 0) continue;
    const cells = cutLine(line.text, delimiter);
    if (cells.length < 2 || cells.length !== (cuts[0]?.cells.length ?? cells.length)) break;
    const isMarked = delimiter === "|" || delimiter === "\t";
    if (!isMarked && !mayBeRow(line, cells, cuts.length === 0)) break;
    cuts.push({ line, cells });
  }
  return cuts.length < 2 ? undefined : { cuts, next };
}

function tableOf(prompt: Prompt, { cuts }: Rows, delimiter: Delimiter): Table | undefined {
  const rows = cuts.map(({ line, cells }) => cells.map((cut) => cellOf(prompt, line, cut)));
  const texts = rows.map((row) => row.map(({ text }) => text));
  const isHeaded = hasHeader(texts);
  const [first, last] = [cuts[0], cuts.at(-1)];
  if (!first || !last) return undefined;
  const to = last.line.from + last.line.text.length;
  return {
    kind: "table",
    delimiter,
    header: isHeaded ? (rows[0] ?? null) : null,
    rows: isHeaded ? rows.slice(1) : rows,
    span: sourceSpan(prompt.folded, first.line.from, to),
  };
}

/**
 * Sentences have commas as well: cells of a table are short, and a third of each row below the first holds digits.
 * Judged by row, so that no run of lines is looked at twice.
 */
function mayBeRow(line: Line, cells: readonly Cut[], isFirst: boolean): boolean {
  const isShort = cells.every(([from, to]) => to - from <= CELL_CHARACTERS_MAX);
  if (isFirst || !isShort) return isShort;
  const numeric = cells.filter(([from, to]) => NUMERIC.test(line.text.slice(from, to))).length;
  return numeric * 3 >= cells.length;
}

function cutLine(text: string, delimiter: Delimiter): readonly Cut[] {
  if (delimiter === "aligned") return cutColumns(text);
  const cuts = cutAtMarks(text, delimiter);
  if (delimiter !== "|") return cuts;
  const isEmpty = (cut: Cut | undefined) => cut !== undefined && !text.slice(cut[0], cut[1]).trim();
  const from = isEmpty(cuts[0]) ? 1 : 0;
  return cuts.slice(from, isEmpty(cuts.at(-1)) ? -1 : undefined);
}

/** Cuts at a mark outside of double quotes. */
function cutAtMarks(text: string, mark: string): readonly Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted && /^\s*$/u.test(text.slice(from, at).slice(0, 9));
    else if (text[at] === mark && !isQuoted) {
      cuts.push([from, at]);
      from = at + 1;
    }
  }
  cuts.push([from, text.length]);
  return cuts;
}

/** Columns stand apart by two spaces or a tab; a line without such gaps is cut into words. */
function cutColumns(text: string): readonly Cut[] {
  const wide = [...text.matchAll(/\S+(?:[ \u00a0]\S+)*/gu)].map(cutOf);
  return wide.length > 1 ? wide : [...text.matchAll(/\S+/gu)].map(cutOf);
}

function cutOf(match: RegExpExecArray): Cut {
  return [match.index, match.index + match[0].length];
}
