import type pg from "pg";
import { guardTransaction } from "../guarded-transaction.js";
import { isRowInsert } from "../row-insert.js";
import { type Query, StoreUnavailable, type Transaction, type TransactionOptions } from "../sql.js";
import { ignore } from "./pool.js";
import {
  fromPostgresError,
  isRepeatable,
  isStalePlan,
  keepsConnection,
} from "./postgres-errors.js";
import { toPrepared, toPreparedInserts } from "./statements.js";

const SCRIPT_MS_MAX = 60 * 60 * 1_000;

/** Runs `work` once as one transaction of a connection, which it gives back. */
export async function transact<T>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<T>,
  { isolation, sendsAtOnce = false }: TransactionOptions = {},
): Promise<T> {
  const line = createLine(client);
  const guarded = guardTransaction(createStatements(line));
  let isInStep = true;
  try {
    const level = isolation === "statement" ? "READ COMMITTED" : "SERIALIZABLE";
    // A transaction that did not begin fails with its first statement, and at the latest here.
    line.post({ text: `BEGIN ISOLATION LEVEL ${level}` });
    const result = await endWithConnection(client, work(guarded.tx));
    guarded.end();
    if (!sendsAtOnce) await settle();
    // The server makes a ROLLBACK of it when a statement before it failed.
    const committed = line.send({ text: "COMMIT" });
    committed.catch(ignore);
    await settle();
    await committed;
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

  async function settle(): Promise<void> {
    await line.settle();
    if (guarded.failure()) throw guarded.failure();
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

function isConnectionSound(failure: unknown): boolean {
  // What failed without a word of the server is a fault of the work, or of the line to it.
  return keepsConnection(failure) || !(failure instanceof StoreUnavailable || isStalePlan(failure));
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

/** The statements of one connection, which are answered in the order they are sent in. */
interface Line {
  send(query: SentQuery): Promise<pg.QueryResult>;
  /** Sends a statement whose failure is told by those after it, and by `settle`. */
  post(query: SentQuery): void;
  /** Settles when everything sent was answered; rejects as what was posted did. */
  settle(): Promise<void>;
}

function createLine(client: pg.PoolClient): Line {
  let last: Promise<unknown> = Promise.resolve();
  let posted: Promise<unknown> = Promise.resolve();

  async function send(query: SentQuery): Promise<pg.QueryResult> {
    try {
      return await client.query(query);
    } catch (error) {
      throw fromPostgresError(error);
    }
  }

  return {
    send(query) {
      const mine = send(query);
      last = mine.catch(ignore);
      return mine;
    },
    post(query) {
      posted = send(query);
      posted.catch(ignore);
    },
    async settle() {
      await last;
      await posted;
    },
  };
}

function createStatements(line: Line): Transaction {
  return {
    get: async <Row>(query: Query) =>
      (await line.send(toPrepared(query))).rows[0] as Row | undefined,
    all: async <Row>(query: Query) => (await line.send(toPrepared(query))).rows as Row[],
    run: async (statement) => {
      const queries = isRowInsert(statement)
        ? toPreparedInserts(statement)
        : [toPrepared(statement)];
      const results = await Promise.all(queries.map(line.send));
      return results.reduce((changed, { rowCount }) => changed + (rowCount ?? 0), 0);
    },
    async exec(script) {
      await line.send({ text: script, query_timeout: SCRIPT_MS_MAX });
    },
  };
}
