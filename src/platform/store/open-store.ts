import type { Store } from "./sql.js";
import type { SqliteOptions } from "./sqlite/sqlite.js";
import type { StoreObserver } from "./store-observer.js";

export interface StoreOptions {
  /** Connections to PostgreSQL; SQLite has its own two. */
  readonly poolSize: number;
  /** Told of each path of the database that other users can reach, and that stays so. */
  readonly onExposed?: (path: string) => void;
  /** Who checkpoints the log of SQLite apart from the event loop. */
  readonly checkpointsOf?: SqliteOptions["checkpointsOf"];
  readonly observer?: StoreObserver;
}

/**
 * Opens the store that a DATABASE_URL names: `sqlite:./data/gatehouse.db`, `sqlite::memory:` or
 * `postgres://user:password@host:5432/name`. Throws an Error that names what is wrong, without the
 * password, and StoreUnavailable when the database cannot be used.
 */
export async function openStore(databaseUrl: string, options: StoreOptions): Promise<Store> {
  const scheme = databaseUrl.slice(0, databaseUrl.indexOf(":") + 1);
  // Only the driver that is used gets loaded.
  switch (scheme) {
    case "sqlite:": {
      const file = sqliteFile(databaseUrl.slice(scheme.length));
      const { openSqlite } = await import("./sqlite/sqlite.js");
      return openSqlite(file, options);
    }
    case "postgres:":
    case "postgresql:": {
      assertPostgresUrl(databaseUrl);
      const { openPostgres } = await import("./postgres/postgres.js");
      return openPostgres(databaseUrl, options);
    }
    default:
      throw new Error("DATABASE_URL must start with sqlite:, postgres:// or postgresql://");
  }
}

function sqliteFile(file: string): string {
  if (file.trim() === "") {
    throw new Error("DATABASE_URL names no file; try sqlite:./data/gatehouse.db");
  }
  // Two slashes would silently mean a folder at the root of the file system.
  if (/^\/\/[^/]/.test(file)) {
    throw new Error("DATABASE_URL with sqlite: takes a path, not a host; try sqlite:./file.db");
  }
  return file;
}

function assertPostgresUrl(databaseUrl: string): void {
  if (!URL.canParse(databaseUrl)) {
    throw new Error("DATABASE_URL must look like postgres://user:password@host:5432/name");
  }
}
