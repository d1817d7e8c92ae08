import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Reader, type Store, StoreUnavailable, sql, type Transaction } from "./sql.js";

const FILE_NAME = /^(?<number>\d{4})_[a-z0-9_-]+?(?:\.(?<dialect>sqlite|postgres))?\.sql$/;
/** The table that tells which files were applied; each engine has its own files. */
export const MIGRATIONS_TABLE = "migrations";
/** Any constant will do, as long as every replica uses the same. */
const ADVISORY_LOCK = 4_716_201;
const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS ${MIGRATIONS_TABLE} (
  name TEXT PRIMARY KEY, sha256 TEXT NOT NULL, applied_at BIGINT NOT NULL)`;

type DialectReader = Reader & Pick<Store, "dialect">;

interface Migration {
  readonly name: string;
  readonly script: string;
  readonly sha256: string;
}

/**
 * Applies the files of a folder that were not applied yet, in order, and answers their names.
 *
 * `NNNN_name.sql` runs on both engines, `NNNN_name.sqlite.sql` and `NNNN_name.postgres.sql` after it
 * on one of them. All files are one transaction under a lock: processes that start together apply
 * each file once, and a file that fails leaves the database as it was. Throws when an applied file
 * was edited since, or when the database holds a migration that the folder does not.
 */
export async function migrate(store: Store, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder, store.dialect);
  await createTable(store);
  return store.durable.tx(async (tx) => {
    await lockTable(tx, store.dialect);
    const pending = findPending(migrations, await readApplied(tx));
    for (const migration of pending) await apply(tx, migration);
    return pending.map(({ name }) => name);
  });
}

/** The names of the files that `migrate` would apply; changes nothing and throws as it does. */
export async function pendingMigrations(store: DialectReader, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder, store.dialect);
  const applied = (await hasTable(store)) ? await readApplied(store) : new Map<string, string>();
  return findPending(migrations, applied).map(({ name }) => name);
}

/**
 * What the tables of a database are: the migrations that made them, without what tells the engines
 * apart. Undefined for a database without the table of migrations, which is none of Gatehouse.
 */
export async function schemaOf(store: DialectReader): Promise<string[] | undefined> {
  if (!(await hasTable(store))) return undefined;
  return [...new Set([...(await readApplied(store)).keys()].map(stemOf))];
}

async function readMigrations(folder: string, dialect: Store["dialect"]): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  const stems = new Map<string, string>();
  const chosen: string[] = [];
  for (const name of names) {
    const parts = FILE_NAME.exec(name)?.groups;
    if (!parts) throw new Error(`${name} is not named like 0001_name.sql or 0001_name.sqlite.sql`);
    const number = parts.number ?? "";
    const stem = stemOf(name);
    if ((stems.get(number) ?? stem) !== stem)
      throw new Error(`two migrations are number ${number}`);
    stems.set(number, stem);
    if (parts.dialect === undefined || parts.dialect === dialect) chosen.push(name);
  }
  return Promise.all(chosen.sort(sharedFirst).map((name) => readMigration(folder, name)));
}

function stemOf(name: string): string {
  return name.slice(0, name.indexOf("."));
}

/** Orders by number; plain text order would put `0001_a.postgres.sql` before `0001_a.sql`. */
function sharedFirst(a: string, b: string): number {
  const [left, right] = [stemOf(a), stemOf(b)];
  if (left !== right) return left < right ? -1 : 1;
  return a.length - b.length;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const script = await readFile(join(folder, name), "utf8");
  return { name, script, sha256: createHash("sha256").update(script).digest("hex") };
}

async function createTable(store: Store): Promise<void> {
  // Two replicas that create one table at the same moment collide in PostgreSQL's catalogue,
  // IF NOT EXISTS or not.
  const lock = `SELECT pg_advisory_xact_lock(${ADVISORY_LOCK});`;
  await store.durable.tx((tx) =>
    tx.exec(store.dialect === "postgres" ? `${lock}\n${CREATE_TABLE}` : CREATE_TABLE),
  );
}

/** An SQLite transaction holds the lock of the database from its first moment. */
async function lockTable(tx: Transaction, dialect: Store["dialect"]): Promise<void> {
  if (dialect === "sqlite") return;
  // LOCK takes no snapshot, so the transaction sees what the process before it committed. Reads
  // of the table are still allowed.
  await tx.exec(
    "SET LOCAL statement_timeout = 0; LOCK TABLE migrations IN SHARE ROW EXCLUSIVE MODE",
  );
}

async function hasTable(store: DialectReader): Promise<boolean> {
  const row = await (store.dialect === "sqlite"
    ? store.get(sql`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'`)
    : store.get(sql`SELECT 1 FROM pg_class WHERE oid = to_regclass('migrations')`));
  return row !== undefined;
}

async function readApplied(store: Reader): Promise<Map<string, string>> {
  const rows = await store.all<{ name: string; sha256: string }>(
    sql`SELECT name, sha256 FROM migrations ORDER BY name`,
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function findPending(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new Error(`the database is newer than this build: ${unknown}`);
  }
  return migrations.filter(({ name, sha256 }) => {
    const recorded = applied.get(name);
    if (recorded !== undefined && recorded !== sha256) {
      throw new Error(`${name} was edited after it was applied`);
    }
    return recorded === undefined;
  });
}

async function apply(tx: Transaction, { name, script, sha256 }: Migration): Promise<void> {
  try {
    await tx.exec(script);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    throw new Error(`${name} failed`, { cause: error });
  }
  await tx.run(
    sql`INSERT INTO migrations (name, sha256, applied_at) VALUES (${name}, ${sha256}, ${Date.now()})`,
  );
}
