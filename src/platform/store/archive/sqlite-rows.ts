import Database from "better-sqlite3";
import { CopyRefused } from "../files/copy-refused.js";
import type { Reader, Store } from "../sql.js";
import { beginSnapshot, endSnapshot } from "../sqlite/snapshot.js";
import { fromSqliteError } from "../sqlite/sqlite-errors.js";
import { readThrough } from "../sqlite/sqlite-reader.js";
import { type Cell, RawText, textOf } from "./cells.js";
import type { RowSource } from "./row-source.js";
import { quote, type Table } from "./tables.js";

const LOCKED_MS_MAX = 5_000;
const CACHE_KIB = 65_536;
const ROWS_PER_BATCH = 500;
const BATCH_BYTES_MAX = 2 ** 20;
/** What the driver answers for bytes that are not UTF-8. */
const REPLACED = "\ufffd";

/** A database file as it is at one moment, while others may write to it. */
export interface SqliteSnapshot extends RowSource {
  readonly reader: Reader & Pick<Store, "dialect">;
  close(): void;
}

/** Opens a file in one read transaction; throws StoreUnavailable when it cannot be read. */
export function openSqliteSnapshot(file: string): SqliteSnapshot {
  const options = { fileMustExist: true, timeout: LOCKED_MS_MAX };
  const connection = guarded(() => new Database(file, options));
  return guarded(() => {
    connection.pragma(`cache_size = -${CACHE_KIB}`);
    beginSnapshot(connection);
    const reader = readThrough(connection);
    return {
      reader,
      ...rowsThrough(connection),
      close() {
        if (connection.inTransaction) endSnapshot(connection);
        connection.close();
      },
    };
  });
}

/** The rows that a connection reads. */
export function rowsThrough(connection: Database.Database): RowSource {
  return {
    async count({ name }) {
      const count = guarded(() =>
        connection
          .prepare(`SELECT count(*) FROM ${quote(name)}`)
          .pluck()
          .get(),
      );
      return Number(count);
    },
    async *rows(table) {
      const statement = connection.prepare(selectOf(table)).raw().safeIntegers();
      let batch: Cell[][] = [];
      let bytes = 0;
      try {
        // Only values of SQLite come out of it, which the types of the driver do not tell.
        for (const row of statement.iterate() as IterableIterator<Cell[]>) {
          if (row.some(isReplaced)) restoreTexts(connection, table, row);
          batch.push(row);
          for (const cell of row) bytes += sizeOf(cell);
          if (batch.length < ROWS_PER_BATCH && bytes < BATCH_BYTES_MAX) continue;
          yield batch;
          batch = [];
          bytes = 0;
        }
      } catch (error) {
        throw fromSqliteError(error);
      }
      if (batch.length > 0) yield batch;
    },
  };
}

function selectOf({ name, columns, key }: Table): string {
  const list = (names: readonly string[]) => names.map(quote).join(", ");
  return `SELECT ${list(columns.map((column) => column.name))} FROM ${quote(name)} ORDER BY ${list(key)}`;
}

function isReplaced(cell: Cell): boolean {
  return typeof cell === "string" && cell.includes(REPLACED);
}

/** Reads texts that may not be UTF-8 once more, as bytes; a key that is not finds no row. */
function restoreTexts(connection: Database.Database, table: Table, row: Cell[]): void {
  const places = row.flatMap((cell, place) => (isReplaced(cell) ? [place] : []));
  const bytes = places
    .map((place) => `CAST(${quote(table.columns[place]?.name ?? "")} AS BLOB)`)
    .join(", ");
  const where = table.key.map((name) => `${quote(name)} IS ?`).join(" AND ");
  const key = table.key.map((name) => row[table.columns.findIndex((one) => one.name === name)]);
  const found = connection
    .prepare(`SELECT ${bytes} FROM ${quote(table.name)} WHERE ${where}`)
    .raw()
    .get(...key) as Buffer[] | undefined;
  if (!found) throw new CopyRefused(`a row of ${table.name} has a key that is not UTF-8`);
  places.forEach((place, index) => {
    row[place] = textOf(found[index] ?? Buffer.alloc(0));
  });
}

function sizeOf(cell: Cell): number {
  return typeof cell === "string" || Buffer.isBuffer(cell) ? cell.length : 8;
}

/** Adds rows to a file that nobody else has. */
export interface SqliteLoader extends RowSource {
  empty(table: Table): void;
  add(table: Table, rows: readonly (readonly Cell[])[]): void;
  /** Ends the one transaction that everything was added in. */
  commit(): void;
  close(): void;
}

/**
 * Opens a migrated file to fill it. It is not written safely until it is committed and synced: one
 * that is not finished is of no use.
 */
export function openSqliteLoader(file: string): SqliteLoader {
  const connection = new Database(file, { fileMustExist: true });
  connection.pragma("journal_mode = OFF");
  connection.pragma("synchronous = OFF");
  connection.pragma(`cache_size = -${CACHE_KIB}`);
  // The rows come with those that they refer to, and all of it is checked at the end.
  connection.pragma("foreign_keys = OFF");
  connection.exec("BEGIN");
  const insertInto = cacheInserts(connection);
  return {
    ...rowsThrough(connection),
    empty: ({ name }) => {
      connection.exec(`DELETE FROM ${quote(name)}`);
    },
    add(table, rows) {
      for (const row of rows) guarded(() => insertInto(table, row).run(...row.map(toBound)));
    },
    commit: () => {
      guarded(() => connection.exec("COMMIT"));
    },
    close: () => {
      connection.close();
    },
  };
}

/** One statement for each table; a text that is not UTF-8 is bound as its bytes, in one of its own. */
function cacheInserts(connection: Database.Database) {
  const statements = new Map<string, Database.Statement>();
  return ({ name, columns }: Table, row: readonly Cell[]): Database.Statement => {
    const values = row
      .map((cell) => (cell instanceof RawText ? "CAST(? AS TEXT)" : "?"))
      .join(", ");
    const names = columns.map((column) => quote(column.name)).join(", ");
    const text = `INSERT INTO ${quote(name)} (${names}) VALUES (${values})`;
    const statement = statements.get(text) ?? connection.prepare(text);
    statements.set(text, statement);
    return statement;
  };
}

function toBound(cell: Cell): Exclude<Cell, RawText> {
  if (cell instanceof RawText) return cell.bytes;
  if (typeof cell === "number" && (Object.is(cell, -0) || Number.isNaN(cell))) {
    throw new CopyRefused(`SQLite cannot hold the number ${Object.is(cell, -0) ? "-0" : "NaN"}`);
  }
  return cell;
}

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw fromSqliteError(error);
  }
}
