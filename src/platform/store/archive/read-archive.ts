import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { CopyRefused } from "../files/copy-refused.js";
import { type Cell, NotACell, readRow } from "./cells.js";
import { createSum, type TableSum } from "./row-source.js";
import type { Table } from "./tables.js";
import { type ArchiveHead, FORMAT, type Sums, VERSION } from "./write-archive.js";

/** No row of the product is nearly as long; a line without an end must not fill the memory. */
const LINE_BYTES_MAX = 256 * 2 ** 20;
const ROWS_PER_BATCH = 500;
const BATCH_BYTES_MAX = 2 ** 20;
const NEWLINE = 0x0a;
const ROW_BEGIN = "[";

/** Some rows of one table. */
export interface ArchivedRows {
  readonly table: Table;
  readonly rows: readonly (readonly Cell[])[];
}

/** Reads an archive from its begin to its end, once. */
export interface ArchiveReader {
  readonly head: ArchiveHead;
  /** The rows in their order; throws CopyRefused at the end when they are not those of the sums. */
  rows(tables: readonly Table[]): AsyncGenerator<ArchivedRows, Sums>;
  close(): Promise<void>;
}

/** Opens an archive and reads its head; throws CopyRefused for a file that is none. */
export async function openArchive(file: string): Promise<ArchiveReader> {
  const lines = readLines(file);
  const head = await readHead(lines, file);
  return {
    head,
    rows: (tables) => readRows(lines, { file, tables }),
    close: async () => {
      await lines.return(undefined);
    },
  };
}

async function readHead(lines: AsyncGenerator<string>, file: string): Promise<ArchiveHead> {
  const first = await lines.next();
  const head = first.done ? undefined : parseControl(first.value);
  if (head?.format !== FORMAT) throw new CopyRefused(`${file} is not an archive of Gatehouse`);
  if (head.version !== VERSION) {
    throw new CopyRefused(
      `${file} is an archive of a newer release: its version is ${head.version}`,
    );
  }
  return head as unknown as ArchiveHead;
}

async function* readRows(
  lines: AsyncGenerator<string>,
  { file, tables }: { readonly file: string; readonly tables: readonly Table[] },
): AsyncGenerator<ArchivedRows, Sums> {
  const sums: Record<string, TableSum> = {};
  let table: Table | undefined;
  let sum = createSum();
  let batch: string[] = [];
  let batchBytes = 0;

  const takeBatch = (): ArchivedRows[] => {
    if (table === undefined || batch.length === 0) return [];
    const types = table.columns.map(({ type }) => type);
    const rows = batch.map((line) => readLine(() => readRow(types, line), file));
    sum.add(batch);
    batch = [];
    batchBytes = 0;
    return [{ table, rows }];
  };

  for await (const line of lines) {
    if (line.startsWith(ROW_BEGIN)) {
      batch.push(line);
      batchBytes += line.length;
      if (batch.length >= ROWS_PER_BATCH || batchBytes >= BATCH_BYTES_MAX) yield* takeBatch();
      continue;
    }
    yield* takeBatch();
    if (table) sums[table.name] = sum.end();
    const control = parseControl(line);
    if (control?.sums !== undefined) {
      assertSums(sums, { file, wanted: control.sums, tables });
      return sums;
    }
    table = findTable(tables, { control, file });
    sum = createSum();
  }
  throw new CopyRefused(`${file} is cut off: its end is missing`);
}

function findTable(
  tables: readonly Table[],
  { control, file }: { readonly control: Control | undefined; readonly file: string },
): Table {
  const table = tables.find(({ name }) => name === control?.table);
  if (!table) throw damaged(file, `it has a table ${String(control?.table)}, which there is not`);
  const columns = JSON.stringify(table.columns.map(({ name, type }) => [name, type]));
  if (JSON.stringify(control?.columns) === columns) return table;
  throw damaged(file, `the columns of ${table.name} are others`);
}

function assertSums(
  sums: Sums,
  options: { readonly file: string; readonly wanted: unknown; readonly tables: readonly Table[] },
): void {
  const { file, tables } = options;
  const wanted = options.wanted as Sums;
  for (const { name } of tables) {
    const [is, was] = [sums[name], wanted[name]];
    if (!is || !was) throw damaged(file, `the table ${name} is missing`);
    if (is.rows === was.rows && is.sha256 === was.sha256) continue;
    throw damaged(file, `the rows of ${name} are not those that were written`);
  }
}

type Control = Readonly<Record<string, unknown>>;

function parseControl(line: string): Control | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Control) : undefined;
  } catch {
    return undefined;
  }
}

function readLine<T>(read: () => T, file: string): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NotACell)) throw error;
    throw damaged(file, error.message);
  }
}

function damaged(file: string, reason: string): CopyRefused {
  return new CopyRefused(`${file} is damaged: ${reason}`);
}

/** The lines of a compressed file, without their ends. */
async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on("error", (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  let parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        parts.push(chunk.subarray(from, end));
        yield parts.length === 1 ? String(parts[0]) : Buffer.concat(parts).toString();
        parts = [];
        length = 0;
        from = end + 1;
      }
      parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > LINE_BYTES_MAX) throw damaged(file, "a line is longer than any row");
    }
  } catch (error) {
    throw explain(file, error);
  } finally {
    source.destroy();
    unpacked.destroy();
  }
  if (length > 0) throw new CopyRefused(`${file} is cut off: its last line has no end`);
}

function explain(file: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR") return new CopyRefused(`${file} is cut off: its end is missing`);
  if (code?.startsWith("Z_")) return damaged(file, `it cannot be unpacked (${message})`);
  return error;
}
