import { CopyRefused } from "../files/copy-refused.js";
import { MIGRATIONS_TABLE, migrate, schemaOf } from "../migrate.js";
import { MIGRATIONS } from "../migrated-store.js";
import { type Reader, type Store, sql } from "../sql.js";
import { openSqlite } from "../sqlite/sqlite.js";
import { type Cell, COLUMN_TYPES, type ColumnType, writeRow } from "./cells.js";

/** A column as the catalogue of a database has it. */
export interface CatalogueColumn {
  readonly table: string;
  readonly column: string;
  /** One of the four, or another that only this engine has. */
  readonly type: string;
}

/** A table that the migrations make. */
export interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[];
  /** The columns that order its rows, alike on both engines. */
  readonly key: readonly string[];
  /** The rows that the migrations themselves add, as lines of an archive. */
  readonly firstRows: readonly string[];
}

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
  readonly key_place: number;
}

/** The names that PostgreSQL gives the types. */
const POSTGRES_TYPES = new Map<string, ColumnType>([
  ["text", "TEXT"],
  ["bigint", "BIGINT"],
  ["double precision", "DOUBLE PRECISION"],
  ["bytea", "BYTEA"],
]);

/**
 * The columns of all plain tables. Views, virtual tables and their shadows are one engine's own. A
 * primary key of type INTEGER is SQLite's row id, of 64 bits.
 */
export async function readCatalogue(
  reader: Reader & Pick<Store, "dialect">,
): Promise<CatalogueColumn[]> {
  if (reader.dialect === "sqlite") return (await readSqliteColumns(reader)).map(toColumn);
  const rows = await reader.all<ColumnRow>(sql`
    SELECT columns.table_name, columns.column_name, columns.data_type AS type
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
    ORDER BY columns.table_name COLLATE "C", columns.ordinal_position`);
  return rows.map((row) => toColumn({ ...row, type: POSTGRES_TYPES.get(row.type) ?? row.type }));
}

/** How many plain tables there are, and rows in all of them. */
export async function countRows(
  reader: Reader & Pick<Store, "dialect">,
): Promise<{ readonly tables: number; readonly rows: number }> {
  const names = new Set((await readCatalogue(reader)).map(({ table }) => table));
  let rows = 0;
  for (const name of names) rows += await countTable(reader, name);
  return { tables: names.size, rows };
}

async function countTable(reader: Reader, name: string): Promise<number> {
  const text = `SELECT count(*) AS count FROM ${quote(name)}`;
  return (await reader.get<{ count: number }>({ strings: [text], values: [] }))?.count ?? 0;
}

function toColumn({ table_name, column_name, type }: ColumnRow): CatalogueColumn {
  return { table: table_name, column: column_name, type };
}

function readSqliteColumns(reader: Reader): Promise<ColumnRow[]> {
  return reader.all<ColumnRow>(sql`
    SELECT tables.name AS table_name, columns.name AS column_name, columns.pk AS key_place,
      CASE WHEN columns.type = 'INTEGER' AND columns.pk = 1 THEN 'BIGINT' ELSE columns.type END AS type
    FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.schema = 'main' AND tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
    ORDER BY tables.name, columns.cid`);
}

/** What the migrations of this build make. */
export interface Schema {
  /** The migrations, without what tells the engines apart. */
  readonly migrations: readonly string[];
  /**
   * The tables that an archive carries, each after those that its rows refer to. The list of
   * migrations itself is each engine's own.
   */
  readonly tables: readonly Table[];
}

/** The schema of this build, as the catalogue of a new database has it. */
export async function readSchema(): Promise<Schema> {
  const store = openSqlite(":memory:");
  try {
    await migrate(store, MIGRATIONS);
    const columns = (await readSqliteColumns(store)).filter(
      ({ table_name }) => table_name !== MIGRATIONS_TABLE,
    );
    const names = [...new Set(columns.map(({ table_name }) => table_name))];
    const tables = await Promise.all(
      names.map((name) =>
        describeTable(
          store,
          name,
          columns.filter(({ table_name }) => table_name === name),
        ),
      ),
    );
    const migrations = (await schemaOf(store)) ?? [];
    return { migrations, tables: parentsFirst(tables, await readReferences(store)) };
  } finally {
    await store.close();
  }
}

async function describeTable(
  store: Reader,
  name: string,
  rows: readonly ColumnRow[],
): Promise<Table> {
  const columns = rows.map(({ column_name, type }) => ({ name: column_name, type: known(type) }));
  const inKey = rows.filter(({ key_place }) => key_place > 0);
  const key = inKey.length > 0 ? inKey.sort((a, b) => a.key_place - b.key_place) : rows;
  const order = key.map(({ column_name }) => column_name);
  return { name, columns, key: order, firstRows: await readLines(store, { name, columns }) };
}

/** All rows of a small table as lines of an archive, in any order that is always the same. */
async function readLines(
  reader: Reader,
  { name, columns }: Pick<Table, "name" | "columns">,
): Promise<string[]> {
  const text = `SELECT * FROM ${quote(name)}`;
  const rows = await reader.all<Record<string, Cell>>({ strings: [text], values: [] });
  const types = columns.map(({ type }) => type);
  return rows
    .map((row) =>
      writeRow(
        types,
        columns.map((column) => asCell(column.type, row[column.name] ?? null)),
      ),
    )
    .sort();
}

function known(type: string): ColumnType {
  const found = COLUMN_TYPES.find((one) => one === type);
  if (found === undefined) throw new Error(`an archive has no values of type ${type}`);
  return found;
}

/** The store answers integers as numbers. */
function asCell(type: ColumnType, value: Cell): Cell {
  return type === "BIGINT" && typeof value === "number" ? BigInt(value) : value;
}

/** The tables that the rows of each table refer to. */
async function readReferences(store: Reader): Promise<Map<string, string[]>> {
  const rows = await store.all<{ child: string; parent: string }>(sql`
    SELECT DISTINCT tables.name AS child, keys."table" AS parent
    FROM pragma_table_list AS tables, pragma_foreign_key_list(tables.name) AS keys
    WHERE tables.schema = 'main' AND tables.type = 'table' AND keys."table" <> tables.name`);
  const parents = new Map<string, string[]>();
  for (const { child, parent } of rows) parents.set(child, [...(parents.get(child) ?? []), parent]);
  return parents;
}

function parentsFirst(
  tables: readonly Table[],
  references: ReadonlyMap<string, readonly string[]>,
): Table[] {
  const ordered: Table[] = [];
  const placed = new Set<string>();
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name }) =>
        !placed.has(name) && (references.get(name) ?? []).every((parent) => placed.has(parent)),
    );
    if (ready.length === 0) throw new Error("the tables refer to one another in a circle");
    for (const table of ready) placed.add(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

/**
 * What a database has beyond the tables and columns of the migrations: servers make it from them, so
 * an archive goes without. Throws CopyRefused when one of the migrations' is missing or differs.
 */
export function findDerived(
  tables: readonly Table[],
  catalogue: readonly CatalogueColumn[],
): string[] {
  const types = new Map(catalogue.map(({ table, column, type }) => [`${table}.${column}`, type]));
  for (const { name, columns } of tables) {
    for (const column of columns) {
      const path = `${name}.${column.name}`;
      if (types.get(path) === column.type) types.delete(path);
      else throw new CopyRefused(`the database has no column ${path} of type ${column.type}`);
    }
  }
  return [...types.keys()].filter((path) => !path.startsWith(`${MIGRATIONS_TABLE}.`));
}

/**
 * The first table of a database with rows that the migrations did not add; undefined for a database
 * that is new, or has no tables.
 */
export async function findFilled(
  reader: Reader & Pick<Store, "dialect">,
  tables: readonly Table[],
): Promise<string | undefined> {
  const names = new Set((await readCatalogue(reader)).map(({ table }) => table));
  names.delete(MIGRATIONS_TABLE);
  for (const name of names) {
    const rows = await countTable(reader, name);
    if (rows === 0) continue;
    const table = tables.find((one) => one.name === name);
    if (rows !== table?.firstRows.length) return name;
    const lines = await readLines(reader, table);
    if (lines.some((line, place) => line !== table.firstRows[place])) return name;
  }
  return undefined;
}

/** A name of a table or column in the text of a statement. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
