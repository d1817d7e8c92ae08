import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { type Store, StoreUnavailable, sql } from "../../src/platform/store/sql.js";
import { openSqlite, type SqliteOptions } from "../../src/platform/store/sqlite/sqlite.js";

/** A folder for one database file, and the stores that a test opened on it. */
export interface Workspace {
  readonly folder: string;
  /** The path of the database, or ":memory:". */
  file: string;
  open(options?: SqliteOptions): Store;
  /** Opens a store that has the table `rows`. */
  createRows(options?: SqliteOptions): Promise<Store>;
  remove(): Promise<void>;
}

export async function createWorkspace(): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-sqlite-"));
  const stores: Store[] = [];
  const workspace: Workspace = {
    folder,
    file: join(folder, "store.db"),
    open(options) {
      const store = openSqlite(workspace.file, options);
      stores.push(store);
      return store;
    },
    async createRows(options) {
      const store = workspace.open(options);
      await store.exec("CREATE TABLE IF NOT EXISTS rows (id TEXT PRIMARY KEY, content BYTEA)");
      return store;
    },
    async remove() {
      await Promise.all(stores.map((store) => store.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
  return workspace;
}

export function insert(store: Pick<Store, "run">, id: string, content: Buffer | null = null) {
  return store.run(sql`INSERT INTO rows (id, content) VALUES (${id}, ${content})`);
}

export async function countRows(store: Store): Promise<number | undefined> {
  return (await store.get<{ count: number }>(sql`SELECT COUNT(*) AS count FROM rows`))?.count;
}

export async function expectUnavailable(outcome: Promise<unknown>, reason: string): Promise<void> {
  const error = await outcome.then(
    () => "it settled",
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(String(error)).toContain(reason);
  expect(String(error)).not.toMatch(/INSERT|SELECT/);
}
