import { createHash } from "node:crypto";
import { type Cell, writeRow } from "./cells.js";
import type { Table } from "./tables.js";

/** The rows of a database as they were at one moment. */
export interface RowSource {
  count(table: Table): Promise<number>;
  /** All rows in the order of the key, some at a time, so that few are in memory. */
  rows(table: Table): AsyncIterable<readonly (readonly Cell[])[]>;
}

/** What tells the rows of one table from any others. */
export interface TableSum {
  readonly rows: number;
  /** Hexadecimal, over its lines with their ends. */
  readonly sha256: string;
}

/** The rows of a table as lines of an archive, some at a time. */
export async function* linesOf(source: RowSource, table: Table): AsyncGenerator<string[]> {
  const types = table.columns.map(({ type }) => type);
  for await (const rows of source.rows(table)) yield rows.map((row) => writeRow(types, row));
}

/** Adds up the lines of one table. */
export function createSum(): { add(lines: readonly string[]): string; end(): TableSum } {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add(lines) {
      const text = lines.map((line) => `${line}\n`).join("");
      hash.update(text);
      rows += lines.length;
      return text;
    },
    end: () => ({ rows, sha256: hash.digest("hex") }),
  };
}

/** The sum of a table as it is stored. */
export async function sumTable(source: RowSource, table: Table): Promise<TableSum> {
  const sum = createSum();
  for await (const lines of linesOf(source, table)) sum.add(lines);
  return sum.end();
}
