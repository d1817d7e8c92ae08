import pg from "pg";
import { CopyRefused } from "../files/copy-refused.js";
import { fromPostgresError } from "../postgres/postgres-errors.js";
import { getExactTypeParser, getTypeParser } from "../postgres/types.js";
import type { Query, Reader, Store } from "../sql.js";
import { type Cell, type ColumnType, floatText, RawText } from "./cells.js";
import type { RowSource } from "./row-source.js";
import { quote, type Table } from "./tables.js";

const CONNECT_MS_MAX = 5_000;
const LOCK_MS_MAX = 5_000;
const BATCH_BYTES = 2 ** 20;
const FIRST_ROWS = 50;
const ROWS_MAX = 500;
/** None of the statements is bounded: one may sort a table, or add to a large index. */
const SESSION_SETTINGS = `
  SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0;
  SET synchronous_commit = on;
  SET extra_float_digits = 1;
  SET lock_timeout = ${LOCK_MS_MAX}`;
const ARRAY_TYPES: Readonly<Record<ColumnType, string>> = {
  TEXT: "text[]",
  BIGINT: "bigint[]",
  "DOUBLE PRECISION": "double precision[]",
  BYTEA: "bytea[]",
};

/** One connection in one transaction. */
export interface PostgresSession extends RowSource {
  readonly reader: Reader & Pick<Store, "dialect">;
  run(statement: Query): Promise<number>;
  /** Keeps everybody else away from the tables until the end. */
  lock(tables: readonly Table[]): Promise<void>;
  empty(table: Table): Promise<void>;
  add(table: Table, rows: readonly (readonly Cell[])[]): Promise<void>;
  /** Lets the numbers that PostgreSQL gives rows go on after those that are there. */
  raiseSequences(table: Table): Promise<void>;
  commit(): Promise<void>;
  /** Leaves everything as it was, unless it was committed. */
  close(): Promise<void>;
}

/**
 * Connects and begins a transaction: one that sees a single state of the database and changes
 * nothing, or one that adds. Throws StoreUnavailable when it cannot.
 */
export async function openPostgresSession(
  url: string,
  { changes }: { readonly changes: boolean },
): Promise<PostgresSession> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    application_name: "gatehouse archive",
    types: { getTypeParser },
  });
  // The statement that is under way reports the loss of the connection.
  client.on("error", () => {});
  const send = async (query: pg.QueryConfig | pg.QueryArrayConfig) => {
    try {
      return await client.query(query);
    } catch (error) {
      throw fromPostgresError(error);
    }
  };
  const exec = (text: string) => send({ text });
  try {
    await client.connect();
    await exec(SESSION_SETTINGS);
    await exec(`BEGIN ISOLATION LEVEL ${changes ? "READ COMMITTED" : "REPEATABLE READ READ ONLY"}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw fromPostgresError(error);
  }
  const reader: PostgresSession["reader"] = {
    dialect: "postgres",
    get: async <Row>(query: Query) => (await send(toConfig(query))).rows[0] as Row | undefined,
    all: async <Row>(query: Query) => (await send(toConfig(query))).rows as Row[],
  };
  return {
    reader,
    ...readRows(send),
    run: async (statement) => (await send(toConfig(statement))).rowCount ?? 0,
    async lock(tables) {
      const names = tables.map(({ name }) => quote(name)).join(", ");
      await exec(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
    },
    async empty({ name }) {
      await exec(`DELETE FROM ${quote(name)}`);
    },
    async add(table, rows) {
      await send({
        name: `add ${table.name}`,
        text: insertInto(table),
        values: columnsOf(table, rows),
      });
    },
    async raiseSequences({ name }) {
      const { rows } = await send({
        text: `SELECT column_name AS column, pg_get_serial_sequence($1, column_name) AS sequence
          FROM information_schema.columns
          WHERE table_schema = current_schema() AND table_name = $2
            AND pg_get_serial_sequence($1, column_name) IS NOT NULL`,
        values: [quote(name), name],
      });
      for (const { column, sequence } of rows as { column: string; sequence: string }[]) {
        const highest = `SELECT max(${quote(column)}) AS value FROM ${quote(name)}`;
        await send({
          text: `SELECT setval($1::regclass, value) FROM (${highest}) AS highest WHERE value > 0`,
          values: [sequence],
        });
      }
    },
    async commit() {
      await exec("COMMIT");
    },
    close: () => client.end(),
  };
}

type Send = (
  query: pg.QueryConfig | pg.QueryArrayConfig,
) => Promise<pg.QueryArrayResult | pg.QueryResult>;

function readRows(send: Send): RowSource {
  return {
    async count({ name }) {
      const { rows } = await send({ text: `SELECT count(*) AS count FROM ${quote(name)}` });
      return Number((rows[0] as { count: number }).count);
    },
    async *rows(table) {
      await send({ text: `DECLARE rows NO SCROLL CURSOR FOR ${selectOf(table)}` });
      for (let count = FIRST_ROWS; ; ) {
        const { rows } = await send({
          text: `FETCH ${count} FROM rows`,
          rowMode: "array",
          types: { getTypeParser: getExactTypeParser },
        });
        if (rows.length === 0) break;
        // The driver makes only values of the four types out of the columns that are asked for.
        const cells = rows as Cell[][];
        yield cells;
        const bytes = cells.flat().reduce((sum: number, cell) => sum + sizeOf(cell), 0);
        const fitting = Math.floor((BATCH_BYTES * rows.length) / Math.max(bytes, 1));
        count = Math.min(Math.max(fitting, 1), 2 * count, ROWS_MAX);
      }
      await send({ text: "CLOSE rows" });
    },
  };
}

/** Texts are ordered by their bytes, as SQLite orders them. */
function selectOf({ name, columns, key }: Table): string {
  const order = key.map((column) => {
    const isText = columns.some((one) => one.name === column && one.type === "TEXT");
    return isText ? `${quote(column)} COLLATE "C"` : quote(column);
  });
  const names = columns.map((column) => quote(column.name)).join(", ");
  return `SELECT ${names} FROM ${quote(name)} ORDER BY ${order.join(", ")}`;
}

function sizeOf(cell: Cell): number {
  return typeof cell === "string" || Buffer.isBuffer(cell) ? cell.length : 8;
}

/** A list for each column: the statement stays the same, however many rows there are. */
function insertInto({ name, columns }: Table): string {
  const names = columns.map((column) => quote(column.name)).join(", ");
  const lists = columns.map(({ type }, place) => `$${place + 1}::${ARRAY_TYPES[type]}`);
  return `INSERT INTO ${quote(name)} (${names}) SELECT * FROM unnest(${lists.join(", ")})`;
}

function columnsOf(table: Table, rows: readonly (readonly Cell[])[]): unknown[] {
  return table.columns.map(({ name, type }, place) =>
    rows.map((row) => toBound(row[place] ?? null, { type, path: `${table.name}.${name}` })),
  );
}

function toBound(
  cell: Cell,
  { type, path }: { readonly type: ColumnType; readonly path: string },
): string | Buffer | null {
  if (cell === null) return null;
  if (typeof cell === "string" && type === "TEXT") {
    if (cell.includes("\0")) throw unfit(path, "a text with a zero character");
    return cell;
  }
  if (typeof cell === "bigint" && type === "BIGINT") return String(cell);
  if (typeof cell === "number" && type === "DOUBLE PRECISION") return floatText(cell);
  if (Buffer.isBuffer(cell) && type === "BYTEA") return cell;
  if (cell instanceof RawText) throw unfit(path, "a text that is not UTF-8");
  throw unfit(path, "a value of another type than its column");
}

function unfit(path: string, what: string): CopyRefused {
  return new CopyRefused(`PostgreSQL cannot hold ${what}, which a row has in ${path}`);
}

function toConfig({ strings, values }: Query): pg.QueryConfig {
  const text = strings.reduce((before, part, index) => `${before}$${index}${part}`);
  return { text, values: [...values] };
}
