import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { createSum, linesOf, type RowSource, type TableSum } from "./row-source.js";
import type { Table } from "./tables.js";

export const FORMAT = "gatehouse-archive";
export const VERSION = 1;
/** Rows with keys and hashes hardly get smaller at the higher levels, which take far longer. */
const COMPRESSION_LEVEL = 1;

/** The first line of an archive. */
export interface ArchiveHead {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** ISO 8601, in UTC. */
  readonly created_at: string;
  /** The engine that the rows come from. */
  readonly engine: "sqlite" | "postgres";
  /** The migrations that its tables are of. */
  readonly schema: readonly string[];
  /** In all tables. */
  readonly rows: number;
}

/** The sums of all tables by their names. */
export type Sums = Readonly<Record<string, TableSum>>;

/** How many tables and rows sums are of. */
export function totalsOf(sums: Sums): { readonly tables: number; readonly rows: number } {
  const all = Object.values(sums);
  return { tables: all.length, rows: all.reduce((total, { rows }) => total + rows, 0) };
}

export interface ArchiveOrder {
  readonly file: string;
  readonly engine: ArchiveHead["engine"];
  readonly schema: readonly string[];
  readonly createdAt: string;
  readonly tables: readonly Table[];
  readonly source: RowSource;
  /** Told as a share of 1 how far it is. */
  readonly onProgress: (share: number) => void;
}

/**
 * Writes an archive: compressed lines of JSON, which are its head, each table with its columns and
 * then its rows, and at the end the sums of all tables, which say that it is whole. A few rows are in
 * memory at a time.
 */
export async function writeArchive(order: ArchiveOrder): Promise<Sums> {
  const sums: Record<string, TableSum> = {};
  await pipeline(
    Readable.from(textOf(order, sums), { objectMode: false, highWaterMark: 2 ** 20 }),
    createGzip({ level: COMPRESSION_LEVEL }),
    createWriteStream(order.file),
  );
  return sums;
}

async function* textOf(
  { engine, schema, createdAt, tables, source, onProgress }: ArchiveOrder,
  sums: Record<string, TableSum>,
): AsyncGenerator<Buffer> {
  let total = 0;
  for (const table of tables) total += await source.count(table);
  let written = 0;
  const head: ArchiveHead = {
    format: FORMAT,
    version: VERSION,
    created_at: createdAt,
    engine,
    schema,
    rows: total,
  };
  yield control(head);
  for (const table of tables) {
    const columns = table.columns.map(({ name, type }) => [name, type]);
    yield control({ table: table.name, columns });
    const sum = createSum();
    for await (const lines of linesOf(source, table)) {
      yield Buffer.from(sum.add(lines));
      written += lines.length;
      onProgress(written / Math.max(total, 1));
    }
    sums[table.name] = sum.end();
  }
  yield control({ sums });
}

/** A line that is no row. */
function control(content: object): Buffer {
  return Buffer.from(`${JSON.stringify(content)}\n`);
}
