import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { isRowInsert } from "../row-insert.js";
import {
  type Query,
  type RowInsert,
  type Store,
  StoreUnavailable,
  type TransactionalWriter,
} from "../sql.js";
import type { StoreObserver } from "../store-observer.js";
import { syncAfterWrites } from "../sync-after-writes.js";
import { createLogSync, noLogSync } from "./log-sync.js";
import { borrow, createPool, ignore } from "./pool.js";
import {
  fromPostgresError,
  isRepeatable,
  isStalePlan,
  keepsConnection,
  sqlStateOf,
} from "./postgres-errors.js";
import { isRead, toPrepared, toPreparedInserts } from "./statements.js";
import { transact } from "./transaction.js";

/** Far longer than any pile of collisions takes to get through one after the other. */
const RETRY_MS_MAX = 10_000;
const FIRST_PAUSE_MS = 5;
const PAUSE_MS_MAX = 250;

export interface PostgresOptions {
  /** Connections, at least 1. */
  readonly poolSize: number;
  /** For how long a transaction that collides is tried again; 10 seconds unless given. */
  readonly retryMsMax?: number;
  readonly observer?: StoreObserver | undefined;
}

/**
 * Opens a pool of connections to a PostgreSQL database; connects when first used.
 *
 * Single statements run READ COMMITTED, transactions SERIALIZABLE unless asked for less. What
 * collided with others is tried again for 10 seconds. Each call site has one named prepared statement
 * per connection.
 *
 * Commits are answered before they are on disk, so that no lock is held while the disk is waited for;
 * what has to be there waits for a sync, which one connection does for all who wait. With a pool of
 * one connection, or a server that cannot do so, every commit is on disk when it is answered.
 */
export function openPostgres(
  url: string,
  { poolSize, retryMsMax = RETRY_MS_MAX, observer }: PostgresOptions,
): Store {
  const log = poolSize > 1 ? createLogSync(url) : noLogSync;
  const pool = createPool(url, {
    size: Math.max(1, poolSize - 1),
    syncsCommits: async () => !(await log.isPossible()),
  });
  const unfinished = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;

  /** Lends a connection to `use`, which gives it back, and repeats that as long as it can help. */
  async function repeat<T>(
    use: (client: pg.PoolClient) => Promise<T>,
    canHelp: (error: unknown) => boolean,
    { writes }: { readonly writes: boolean } = { writes: true },
  ): Promise<T> {
    if (closed) throw new StoreUnavailable("the store is closed");
    const attempt = async () => {
      const noteCommit = writes ? await log.begin() : ignore;
      const result = await use(await borrow(pool, observer));
      noteCommit();
      return result;
    };
    const onRepeat = (error: unknown) => observer?.repeated(sqlStateOf(error));
    const running = retry(attempt, { canHelp, retryMsMax, onRepeat });
    unfinished.add(running);
    try {
      return await running;
    } finally {
      unfinished.delete(running);
    }
  }

  const perform = (query: Query) =>
    repeat((client) => performOnce(client, toPrepared(query)), isStalePlan, {
      writes: !isRead(query),
    });

  async function insertRows(insert: RowInsert): Promise<number> {
    const [first, ...others] = toPreparedInserts(insert);
    if (first === undefined) return 0;
    if (others.length > 0) return writer.tx((tx) => tx.run(insert));
    // Two insertions that meet the same keys in another order can deadlock.
    return repeat(async (client) => (await performOnce(client, first)).rowCount ?? 0, isRepeatable);
  }

  const writer: TransactionalWriter = {
    get: async <Row>(query: Query) => (await perform(query)).rows[0] as Row | undefined,
    all: async <Row>(query: Query) => (await perform(query)).rows as Row[],
    run: async (statement) =>
      isRowInsert(statement) ? insertRows(statement) : ((await perform(statement)).rowCount ?? 0),
    tx: (work, options) => repeat((client) => transact(client, work, options), isRepeatable),
  };

  async function finish(): Promise<void> {
    // A pool that ends forgets whoever still waits for a connection.
    await Promise.allSettled(unfinished);
    // One turn later, every durable write that was committed has asked for its sync.
    await nextTurn();
    await log.close();
    await pool.end();
  }

  const durable = syncAfterWrites(writer, { isRead, wait: log.wait });
  return {
    ...writer,
    dialect: "postgres",
    ...(observer ? { observer } : {}),
    durable,
    onDisk: log.wait,
    exec: (script) => durable.tx((tx) => tx.exec(script)),
    close() {
      closed ??= finish();
      return closed;
    },
  };
}

interface Repeating {
  readonly canHelp: (error: unknown) => boolean;
  readonly retryMsMax: number;
  readonly onRepeat: (error: unknown) => void;
}

async function retry<T>(
  attempt: () => Promise<T>,
  { canHelp, retryMsMax, onRepeat }: Repeating,
): Promise<T> {
  const startedAt = performance.now();
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, PAUSE_MS_MAX)) {
    try {
      return await attempt();
    } catch (error) {
      if (!canHelp(error) || performance.now() - startedAt > retryMsMax) throw error;
      onRepeat(error);
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
