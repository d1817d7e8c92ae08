import type Database from "better-sqlite3";
import { insertInSlices } from "../insert-in-slices.js";
import { isRowInsert } from "../row-insert.js";
import {
  type Query,
  StoreUnavailable,
  type Transaction,
  type TransactionalWriter,
  type Value,
} from "../sql.js";
import { fromSqliteError, isLocked, retryWhileLocked } from "./sqlite-errors.js";
import type { SqliteFiles } from "./sqlite-files.js";
import { createTransactionRunner } from "./sqlite-transaction.js";
import { createWriteQueue } from "./write-queue.js";

export interface SqliteLimits {
  readonly lockedMsMax: number;
  readonly transactionIdleMsMax: number;
  /** Hears how long each piece of work waited for its turn. */
  readonly onWait: (seconds: number) => void;
}

/** The statements and transactions of one SQLite database. */
export interface SqliteWriter extends TransactionalWriter {
  /** True for a query that changes nothing. */
  isRead(query: Query): boolean;
  /** Refuses new work and settles when what was accepted is done. */
  drain(): Promise<void>;
}

type Operation<T> = (statement: Database.Statement, values: readonly Value[]) => T;

const getRow: Operation<unknown> = (statement, values) => statement.get(...values);
const getRows: Operation<unknown[]> = (statement, values) => statement.all(...values);
const changeRows: Operation<number> = (statement, values) => statement.run(...values).changes;

/**
 * Runs statements at once where it can: SQLite answers synchronously, so a read, and a write when
 * no other is under way, cost one settled promise. Everything else goes through the queue.
 */
export function createSqliteWriter(files: SqliteFiles, limits: SqliteLimits): SqliteWriter {
  const queue = createWriteQueue(limits.onWait);
  const onWriter = cacheStatements(files.writer);
  const hasReader = files.reader !== files.writer;
  const onReader = hasReader ? cacheStatements(files.reader) : onWriter;
  const runTransaction = createTransactionRunner(
    files.writer,
    onWriter,
    limits.transactionIdleMsMax,
  );
  let isClosed = false;

  function perform<T>(query: Query, operation: Operation<T>): Promise<T> {
    if (isClosed) return Promise.reject(closedError());
    let readsApart = false;
    try {
      const statement = onReader(query);
      readsApart = hasReader && statement.readonly;
      if (readsApart) return Promise.resolve(operation(statement, query.values));
      if (queue.isIdle()) return Promise.resolve(operation(onWriter(query), query.values));
    } catch (error) {
      if (!isLocked(error)) return Promise.reject(fromSqliteError(error));
    }
    const deadline = performance.now() + limits.lockedMsMax;
    const statementOf = readsApart ? onReader : onWriter;
    const attempt = () => operation(statementOf(query), query.values);
    const untilDone = () => retryWhileLocked(attempt, deadline);
    return readsApart ? untilDone() : queue.run(untilDone);
  }

  function transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(closedError());
    const deadline = performance.now() + limits.lockedMsMax;
    return queue.run(() => runTransaction(work, deadline));
  }

  return {
    get: <Row>(query: Query) => perform(query, getRow) as Promise<Row | undefined>,
    all: <Row>(query: Query) => perform(query, getRows) as Promise<Row[]>,
    run: (statement) =>
      isRowInsert(statement)
        ? transact((tx) => insertInSlices(tx, statement))
        : perform(statement, changeRows),
    tx: transact,
    isRead: (query) => onReader(query).readonly,
    drain() {
      isClosed = true;
      return queue.run(() => {});
    },
  };
}

/** One prepared statement per call site; they go with the call site or the connection. */
function cacheStatements(connection: Database.Database): (query: Query) => Database.Statement {
  const statements = new WeakMap<readonly string[], Database.Statement>();
  return (query) => {
    let statement = statements.get(query.strings);
    if (!statement) {
      statement = connection.prepare(query.strings.join("?"));
      statements.set(query.strings, statement);
    }
    return statement;
  };
}

function closedError(): StoreUnavailable {
  return new StoreUnavailable("the store is closed");
}
