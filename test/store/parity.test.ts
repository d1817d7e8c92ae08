import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "../../src/platform/store/migrate.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { type Store, sql } from "../../src/platform/store/sql.js";
import { type Engine, startEngines } from "./engines.js";

const MIGRATIONS = fileURLToPath(new URL("../../migrations/", import.meta.url));
/** The types that migrations may use, by the name that PostgreSQL gives them. */
const TYPES = new Map([
  ["text", "TEXT"],
  ["bigint", "BIGINT"],
  ["double precision", "DOUBLE PRECISION"],
  ["bytea", "BYTEA"],
]);

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly mayBeNull: boolean;
}

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
  readonly may_be_null: number;
}

/**
 * Views, virtual tables and their shadows are one engine's own, so only plain tables count. A primary
 * key of type INTEGER is SQLite's row id, of 64 bits.
 */
function readSqliteColumns(store: Store): Promise<ColumnRow[]> {
  return store.all<ColumnRow>(sql`
    SELECT tables.name AS table_name, columns.name AS column_name,
      CASE WHEN columns.type = 'INTEGER' AND columns.pk = 1 THEN 'BIGINT' ELSE columns.type END AS type,
      columns."notnull" = 0 AND columns.pk = 0 AS may_be_null
    FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.schema = 'main' AND tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
    ORDER BY table_name, column_name`);
}

function readPostgresColumns(store: Store): Promise<ColumnRow[]> {
  return store.all<ColumnRow>(sql`
    SELECT columns.table_name, columns.column_name, columns.data_type AS type,
      columns.is_nullable = 'YES' AS may_be_null
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
    ORDER BY table_name COLLATE "C", column_name COLLATE "C"`);
}

async function readColumns(engine: Engine, folder: string): Promise<Column[]> {
  const place = await engine.createPlace();
  const store = await openStore(place.url, engine);
  await migrate(store, folder);
  const rows = await (store.dialect === "sqlite" ? readSqliteColumns : readPostgresColumns)(store);
  await store.close();
  await place.remove();
  return rows.map((row) => ({
    table: row.table_name,
    column: row.column_name,
    type: TYPES.get(row.type) ?? row.type,
    mayBeNull: row.may_be_null === 1,
  }));
}

const engines = await startEngines();
afterAll(() => engines.stop());
const [sqlite, , ...others] = engines.list;

describe("the migrations of the product", () => {
  it("use only the types that both engines store alike", async () => {
    const allowed = new Set(TYPES.values());
    const columns = await readColumns(sqlite!, MIGRATIONS);
    expect(columns.filter(({ type }) => !allowed.has(type))).toEqual([]);
  });

  for (const engine of others) {
    it.skipIf(engine.isMissing)(`make the same columns on SQLite and ${engine.title}`, async () => {
      expect(await readColumns(engine, MIGRATIONS)).toEqual(await readColumns(sqlite!, MIGRATIONS));
    });
  }
});
