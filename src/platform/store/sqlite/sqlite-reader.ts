import Database from "better-sqlite3";
import type { Query, Reader, Store } from "../sql.js";
import { fromSqliteError } from "./sqlite-errors.js";

const LOCKED_MS_MAX = 5_000;
const FAULTS_MAX = 3;

/** Reads one database file that nobody writes to. */
export interface SqliteReader extends Reader, Pick<Store, "dialect"> {
  /** What is wrong with its pages, tables and indexes; empty when nothing is. Reads all of it. */
  faults(): string[];
  close(): void;
}

/** Opens a file to look at it; throws StoreUnavailable when it cannot be read. */
export function openSqliteReader(file: string): SqliteReader {
  const connection = guarded(
    () => new Database(file, { readonly: true, fileMustExist: true, timeout: LOCKED_MS_MAX }),
  );
  return {
    ...readThrough(connection),
    faults: () => findFaults(connection),
    close: () => {
      connection.close();
    },
  };
}

/** The rows that a connection answers. */
export function readThrough(connection: Database.Database): Reader & Pick<Store, "dialect"> {
  const prepare = ({ strings }: Query) => connection.prepare(strings.join("?"));
  return {
    dialect: "sqlite",
    get: async <Row>(query: Query) =>
      guarded(() => prepare(query).get(...query.values) as Row | undefined),
    all: async <Row>(query: Query) => guarded(() => prepare(query).all(...query.values) as Row[]),
  };
}

function findFaults(connection: Database.Database): string[] {
  try {
    const found = connection.pragma(`integrity_check(${FAULTS_MAX})`) as {
      integrity_check: string;
    }[];
    const broken = connection.pragma("foreign_key_check") as { table: string; parent: string }[];
    return [
      ...found
        .flatMap(({ integrity_check: text }) => text.split("\n"))
        .filter((line) => line !== "ok" && !line.startsWith("***")),
      ...broken
        .slice(0, FAULTS_MAX)
        .map(({ table, parent }) => `a row of ${table} names one of ${parent} that is not there`),
    ];
  } catch (error) {
    const known = fromSqliteError(error);
    return [known instanceof Error ? known.message : String(known)];
  }
}

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw fromSqliteError(error);
  }
}
