import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { guardTransaction } from "./guarded-transaction.js";
import { fromPostgresError, isCollision, isStalePlan, keepsConnection } from "./postgres-errors.js";
import { isRowInsert, toStatements } from "./row-insert.js";
import {
  type Query,
  type RowInsert,
  type Store,
  StoreUnavailable,
  type Transaction,
  type TransactionOptions,
} from "./sql.js";

const CONNECT_MS_MAX = 5_000;
const STATEMENT_MS_MAX = 30_000;
/** The server's own limit comes first; this one is for a network that swallows the answer. */
const ANSWER_MS_MAX = STATEMENT_MS_MAX + 5_000;
const SCRIPT_MS_MAX = 60 * 60 * 1_000;
const TRANSACTION_IDLE_MS_MAX = 30_000;
/** Far longer than any pile of collisions takes to get through one after the other. */
const RETRY_MS_MAX = 10_000;
const FIRST_PAUSE_MS = 5;
const PAUSE_MS_MAX = 250;

// An operator may have switched synchronous_commit off for a role or a database; an answer that
// says "stored" must not depend on that.
const SESSION_SETTINGS = `
  SET synchronous_commit = on;
  SET statement_timeout = ${STATEMENT_MS_MAX};
  SET idle_in_transaction_session_timeout = ${TRANSACTION_IDLE_MS_MAX}`;

export interface PostgresOptions {
  readonly poolSize: number;
  /** For how long a transaction that collides is tried again; 10 seconds unless given. */
  readonly retryMsMax?: number;
}

/**
 * Opens a pool of connections to a PostgreSQL database; connects when first used.
 *
 * Single statements run READ COMMITTED, transactions SERIALIZABLE unless asked for less. What
 * collided with others is tried again for 10 seconds. Each call site has one named prepared statement
 * per connection. Every commit is on disk when it settles.
 */
export function openPostgres(
  url: string,
  { poolSize, retryMsMax = RETRY_MS_MAX }: PostgresOptions,
): Store {
  const pool = createPool(url, poolSize);
  const unfinished = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;

  /** Lends a connection to `use`, which gives it back, and repeats that as long as it can help. */
  async function repeat<T>(
    use: (client: pg.PoolClient) => Promise<T>,
    canHelp: (error: unknown) => boolean,
  ): Promise<T> {
    if (closed) throw new StoreUnavailable("the store is closed");
    const attempt = async () => use(await connect(pool));
    const running = retry(attempt, { canHelp, retryMsMax });
    unfinished.add(running);
    try {
      return await running;
    } finally {
      unfinished.delete(running);
    }
  }

  const perform = (query: Query) =>
    repeat((client) => performOnce(client, prepare(query)), isStalePlan);

  function insertRows(insert: RowInsert): Promise<number> {
    const [first, ...others] = toStatements(insert);
    if (first === undefined || others.length > 0) return store.tx((tx) => tx.run(insert));
    // Two insertions that meet the same keys in another order can deadlock.
    return repeat(async (client) => (await performOnce(client, first)).rowCount ?? 0, isRepeatable);
  }

  async function finish(): Promise<void> {
    // A pool that ends forgets whoever still waits for a connection.
    await Promise.allSettled(unfinished);
    await pool.end();
  }

  const store: Store = {
    dialect: "postgres",
    get: async <Row>(query: Query) => (await perform(query)).rows[0] as Row | undefined,
    all: async <Row>(query: Query) => (await perform(query)).rows as Row[],
    run: async (statement) =>
      isRowInsert(statement) ? insertRows(statement) : ((await perform(statement)).rowCount ?? 0),
    tx: (work, options) => repeat((client) => transact(client, work, options), isRepeatable),
    exec: (script) => store.tx((tx) => tx.exec(script)),
    get durable() {
      return store;
    },
    onDisk: () => Promise.resolve(),
    close() {
      closed ??= finish();
      return closed;
    },
  };
  return store;
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw fromPostgresError(error);
  }
}

function createPool(url: string, poolSize: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    query_timeout: ANSWER_MS_MAX,
    keepAlive: true,
    application_name: "gatehouse",
    types: { getTypeParser },
    async onConnect(client) {
      // A connection that breaks between two statements of a transaction has no other listener, and
      // an error event without one ends the process. The next statement reports the loss.
      client.on("error", ignore);
      await client.query(SESSION_SETTINGS);
    },
  });
  // The pool has dropped the idle connection that broke; the next use opens another.
  pool.on("error", ignore);
  return pool;
}

function ignore(): void {}

/** Answers numbers and truth values as SQLite does; counts and epoch milliseconds stay below 2^53. */
const getTypeParser: pg.CustomTypesConfig["getTypeParser"] = (oid, format) => {
  switch (oid) {
    case pg.types.builtins.INT8:
    case pg.types.builtins.NUMERIC:
      return Number;
    case pg.types.builtins.BOOL:
      return (text: string) => (text === "t" ? 1 : 0);
    default:
      return pg.types.getTypeParser(oid, format);
  }
};

async function retry<T>(
  attempt: () => Promise<T>,
  { canHelp, retryMsMax }: { canHelp: (error: unknown) => boolean; retryMsMax: number },
): Promise<T> {
  const startedAt = performance.now();
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, PAUSE_MS_MAX)) {
    try {
      return await attempt();
    } catch (error) {
      if (!canHelp(error) || performance.now() - startedAt > retryMsMax) throw error;
    }
    // Those that collided go on at different moments.
    await sleep(Math.random() * pauseMs);
  }
}

async function performOnce(client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
  try {
    const result = await client.query(query);
    client.release();
    return result;
  } catch (error) {
    client.release(!keepsConnection(error));
    throw fromPostgresError(error);
  }
}

async function transact<T>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<T>,
  { isolation }: TransactionOptions = {},
): Promise<T> {
  const line = createLine(client);
  const guarded = guardTransaction(createStatements(line));
  let isInStep = true;
  try {
    const level = isolation === "statement" ? "READ COMMITTED" : "SERIALIZABLE";
    await line.send({ text: `BEGIN ISOLATION LEVEL ${level}` });
    const result = await endWithConnection(client, work(guarded.tx));
    guarded.end();
    await line.settle();
    if (guarded.failure()) throw guarded.failure();
    await line.send({ text: "COMMIT" });
    return result;
  } catch (error) {
    guarded.end();
    const failure = guarded.failure() ?? error;
    isInStep = isConnectionSound(failure) && (await rollBack(line));
    // The work may have wrapped the error that says "try again".
    throw isRepeatable(failure) ? failure : error;
  } finally {
    // Closing the connection makes the server roll back.
    client.release(!isInStep);
  }
}

/**
 * Settles as `work` does, or rejects when the connection breaks while the work waits for something
 * else. The server cuts it after a transaction was idle for too long.
 */
async function endWithConnection<T>(client: pg.PoolClient, work: Promise<T>): Promise<T> {
  let report: (error: Error) => void = ignore;
  const broken = new Promise<never>((_resolve, reject) => {
    report = (error) => reject(fromPostgresError(error));
    client.once("error", report);
  });
  try {
    return await Promise.race([work, broken]);
  } finally {
    client.off("error", report);
  }
}

function isRepeatable(error: unknown): boolean {
  return isCollision(error) || isStalePlan(error);
}

function isConnectionSound(failure: unknown): boolean {
  return !(failure instanceof StoreUnavailable) || keepsConnection(failure);
}

async function rollBack(line: Line): Promise<boolean> {
  try {
    await line.send({ text: "ROLLBACK" });
    return true;
  } catch {
    // The error that led here is the one to report.
    return false;
  }
}

/** What `pg` accepts beside the type of its own query. */
interface SentQuery extends pg.QueryConfig {
  readonly query_timeout?: number;
}

/** The statements of one connection, one after another however the work awaits them. */
interface Line {
  send(query: SentQuery): Promise<pg.QueryResult>;
  /** Settles when everything sent was answered. */
  settle(): Promise<void>;
}

function createLine(client: pg.PoolClient): Line {
  let last: Promise<unknown> = Promise.resolve();

  async function query(config: SentQuery): Promise<pg.QueryResult> {
    try {
      return await client.query(config);
    } catch (error) {
      throw fromPostgresError(error);
    }
  }

  return {
    send(config) {
      const mine = last.then(() => query(config));
      last = mine.catch(ignore);
      return mine;
    },
    async settle() {
      await last;
    },
  };
}

function createStatements(line: Line): Transaction {
  return {
    get: async <Row>(query: Query) => (await line.send(prepare(query))).rows[0] as Row | undefined,
    all: async <Row>(query: Query) => (await line.send(prepare(query))).rows as Row[],
    run: async (statement) => {
      // All are sent at once: what was still to be sent when the work ends would miss the COMMIT.
      const queries = isRowInsert(statement) ? toStatements(statement) : [prepare(statement)];
      const results = await Promise.all(queries.map(line.send));
      return results.reduce((changed, { rowCount }) => changed + (rowCount ?? 0), 0);
    },
    async exec(script) {
      await line.send({ text: script, query_timeout: SCRIPT_MS_MAX });
    },
  };
}

interface Prepared {
  readonly name: string;
  readonly text: string;
}

const preparedBySite = new WeakMap<readonly string[], Prepared>();
let siteCount = 0;

/** One name per call site of the process; each connection prepares it when it first meets it. */
function prepare({ strings, values }: Query): pg.QueryConfig {
  let prepared = preparedBySite.get(strings);
  if (!prepared) {
    siteCount += 1;
    const text = strings.reduce((before, part, index) => `${before}$${index}${part}`);
    prepared = { name: `site_${siteCount}`, text };
    preparedBySite.set(strings, prepared);
  }
  return { name: prepared.name, text: prepared.text, values: [...values] };
}
