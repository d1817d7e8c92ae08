import pg from "pg";
import type { StoreObserver } from "../store-observer.js";
import { fromPostgresError } from "./postgres-errors.js";
import { getTypeParser } from "./types.js";

const CONNECT_MS_MAX = 5_000;
const STATEMENT_MS_MAX = 30_000;
/** The server's own limit comes first; this one is for a network that swallows the answer. */
const ANSWER_MS_MAX = STATEMENT_MS_MAX + 5_000;
/** What a process that was stopped inside a transaction costs those that wait for its locks. */
const TRANSACTION_IDLE_MS_MAX = 2_000;

export interface PoolOptions {
  /** Connections, at least 1. */
  readonly size: number;
  /**
   * Asked by each new connection whether its commits are on disk when they are answered. An operator
   * may have set that otherwise for a role or a database.
   */
  readonly syncsCommits: () => Promise<boolean>;
}

/**
 * A pool of connections that is empty until it is used. Statements are sent without waiting for the
 * answers to those before them, and answered in their order (pipelining).
 */
export function createPool(url: string, { size, syncsCommits }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(url),
    max: size,
    pipeline: true,
    async onConnect(client) {
      // A connection that breaks between two statements of a transaction has no other listener, and
      // an error event without one ends the process. The next statement reports the loss.
      client.on("error", ignore);
      await client.query(sessionSettings({ syncsCommits: await syncsCommits() }));
    },
  });
  // The pool has dropped the idle connection that broke; the next use opens another.
  pool.on("error", ignore);
  return pool;
}

/** A connection of a pool; throws StoreUnavailable when there is none. */
export async function borrow(
  pool: pg.Pool,
  observer: StoreObserver | undefined,
): Promise<pg.PoolClient> {
  const askedAt = performance.now();
  const connecting = pool.connect();
  observer?.connectionsWaiting(pool.waitingCount);
  try {
    return await connecting;
  } catch (error) {
    throw fromPostgresError(error);
  } finally {
    observer?.waited("connection", (performance.now() - askedAt) / 1000);
    observer?.connectionsWaiting(pool.waitingCount);
  }
}

/** A connection beside the pool, whose commits are on disk when they are answered. */
export async function openConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client(connectionSettings(url));
  client.on("error", ignore);
  await client.connect();
  await client.query(sessionSettings({ syncsCommits: true }));
  return client;
}

export function ignore(): void {}

function connectionSettings(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    query_timeout: ANSWER_MS_MAX,
    keepAlive: true,
    application_name: "gatehouse",
    types: { getTypeParser },
  };
}

function sessionSettings({ syncsCommits }: { syncsCommits: boolean }): string {
  return `
    SET synchronous_commit = ${syncsCommits ? "on" : "off"};
    SET statement_timeout = ${STATEMENT_MS_MAX};
    SET idle_in_transaction_session_timeout = ${TRANSACTION_IDLE_MS_MAX}`;
}
