import type { Cell, Table } from "../../../../engines/prompt-reading/blocks/block.js";
import { findTables } from "../../../../engines/prompt-reading/blocks/find-tables.js";
import { cellOf, linesOf } from "../../../../engines/prompt-reading/blocks/lines.js";
import { sourceSpan } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import { type DraftPicture, said } from "../draft/draft-picture.js";
import type { Said } from "../draft/said.js";
import type { Scene } from "../scene/scene.js";
import { columnMeaning } from "./column-meaning.js";
import { type ColumnMeaning, factsOfCell } from "./read-cell.js";

const ID = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,15}$/u;

/** Reads tables whose head names the call sign and a value at least, and takes their tokens. */
export function readTables(scene: Scene, draft: DraftPicture): void {
  for (const table of findTables(scene.prompt)) {
    if (readRows(table, draft) || readColumns(scene, table, draft))
      scene.claims.takeSpans([table.span]);
  }
}

function readRows({ header, rows }: Table, draft: DraftPicture): boolean {
  const columns = header?.map(({ text }) => columnMeaning(text)) ?? [];
  const idAt = columns.findIndex((column) => column?.label === "id");
  const known = columns.filter((column) => column !== undefined).length;
  const isHead = header?.every(({ text }) => !/[:=]|\b[A-Z]{2,3}\d{1,4}\b/u.test(text)) ?? false;
  if (idAt < 0 || known < 2 || !isHead) return false;
  for (const row of rows) {
    const name = row[idAt];
    if (!name || !ID.test(name.text)) continue;
    const aircraft = draft.addAircraft(idOf(name.text), name.span);
    row.forEach((cell, index) => {
      const column = columns[index];
      if (column && index !== idAt) addCell(aircraft.facts, cell, column);
    });
    takeRadial(aircraft.facts, columns, row);
  }
  return true;
}

/** A column of bearings and one of distances are a position, told from a point that is the origin. */
function takeRadial(
  facts: Said[],
  columns: readonly (ColumnMeaning | undefined)[],
  row: readonly Cell[],
): void {
  const bearing = row[columns.findIndex((column) => column?.label === "bearing")];
  const dist = facts.find(({ field }) => field === "dist");
  const bearing_deg = Number.parseFloat(bearing?.text.replace(",", ".") ?? "");
  if (!bearing || dist?.field !== "dist" || !(bearing_deg >= 0 && bearing_deg <= 360)) return;
  facts.splice(facts.indexOf(dist), 1);
  const distance_nm = dist.value;
  const value = { kind: "relative", bearing_deg, distance_nm, of: "@reference" } as const;
  facts.push(said({ field: "place", value }, bearing.span));
}

/** A table on its side: each column is an aircraft, whose names stand in its head or on the line above it. */
function readColumns(scene: Scene, table: Table, draft: DraftPicture): boolean {
  const { header, rows } = table;
  const lines = rows.map((row) => ({ row, column: columnMeaning(row[0]?.text ?? "") }));
  const width = rows[0]?.length ?? 0;
  const names = header ? header.slice(header.length - width + 1) : namesAbove(scene, table);
  const isSideways =
    lines.filter(({ column }) => column !== undefined && column.label !== "id").length >= 2 &&
    names.length === width - 1 &&
    names.length >= 2 &&
    names.every(({ text }) => !/^(?:FL?)?\d+$/iu.test(text)) &&
    names.every(({ text }) => /\d/u.test(text) && ID.test(text));
  if (!isSideways) return false;
  names.forEach((name, index) => {
    const aircraft = draft.addAircraft(idOf(name.text), name.span);
    for (const { row, column } of lines) {
      const cell = row[index + 1];
      if (cell && column) addCell(aircraft.facts, cell, column);
    }
  });
  if (!header) scene.claims.takeSpans(names.map(({ span }) => span));
  return true;
}

function namesAbove({ prompt }: Scene, { span }: Table): readonly Cell[] {
  const lines = linesOf(prompt);
  const below = lines.findIndex(
    ({ from }) => sourceSpan(prompt.folded, from, from + 1).start > span.start,
  );
  const line = lines[(below < 0 ? lines.length : below) - 2];
  if (!line) return [];
  return [...line.text.matchAll(/[^\s|]+/gu)].map((word) =>
    cellOf(prompt, line, [word.index, word.index + word[0].length]),
  );
}

function idOf(text: string): string {
  return /^[a-z]{2,4}\d/u.test(text) ? text.toUpperCase() : text;
}

function addCell(
  facts: { push(fact: ReturnType<typeof said>): unknown },
  cell: Cell,
  column: ColumnMeaning,
): void {
  for (const fact of factsOfCell(cell.text, column)) facts.push(said(fact, cell.span));
}
