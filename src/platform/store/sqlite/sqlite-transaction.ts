import type Database from "better-sqlite3";
import { limitTime } from "../../clock/time-limit.js";
import { guardTransaction } from "../guarded-transaction.js";
import { isRowInsert } from "../row-insert.js";
import { type Query, type RowInsert, StoreUnavailable, type Transaction } from "../sql.js";
import { fromSqliteError, retryWhileLocked } from "./sqlite-errors.js";

type StatementOf = (query: Query) => Database.Statement;

/** Runs `work` as one transaction; waits until `deadline` for another process to free the lock. */
export type RunTransaction = <T>(
  work: (tx: Transaction) => Promise<T>,
  deadline: number,
) => Promise<T>;

/** Transactions on a connection that the caller gives to one of them at a time. */
export function createTransactionRunner(
  connection: Database.Database,
  statementOf: StatementOf,
  idleMsMax: number,
): RunTransaction {
  const begin = connection.prepare("BEGIN IMMEDIATE");
  const commit = connection.prepare("COMMIT");
  const rollback = connection.prepare("ROLLBACK");

  return async <T>(work: (tx: Transaction) => Promise<T>, deadline: number): Promise<T> => {
    await retryWhileLocked(() => begin.run(), deadline);
    let giveUp = (_error: Error) => {};
    const idle = limitTime(idleMsMax, () => giveUp(idleTooLong(idleMsMax)));
    const guarded = guardTransaction(createStatements(connection, statementOf, idle.restart));
    try {
      const result = await new Promise<T>((resolve, reject) => {
        giveUp = reject;
        work(guarded.tx).then(resolve, reject);
      });
      if (guarded.failure()) throw guarded.failure();
      commit.run();
      return result;
    } catch (error) {
      throw fromSqliteError(error);
    } finally {
      idle.stop();
      guarded.end();
      // A full disk makes SQLite roll back by itself, or leaves the transaction open after COMMIT.
      if (connection.inTransaction) rollback.run();
    }
  };
}

function createStatements(
  connection: Database.Database,
  statementOf: StatementOf,
  restartIdleTime: () => void,
): Transaction {
  /** Settles what SQLite answers at once. */
  function settle<T>(operation: () => T): Promise<T> {
    restartIdleTime();
    try {
      if (!connection.inTransaction) {
        throw new StoreUnavailable("the database rolled the transaction back");
      }
      return Promise.resolve(operation());
    } catch (error) {
      return Promise.reject(fromSqliteError(error));
    }
  }

  return {
    get: <Row>(query: Query) =>
      settle(() => statementOf(query).get(...query.values) as Row | undefined),
    all: <Row>(query: Query) => settle(() => statementOf(query).all(...query.values) as Row[]),
    run: (statement) =>
      settle(() =>
        isRowInsert(statement)
          ? insertRows(statement, statementOf)
          : statementOf(statement).run(...statement.values).changes,
      ),
    exec: (script) => settle(() => void connection.exec(script)),
  };
}

function insertRows({ oneRow, rows }: RowInsert, statementOf: StatementOf): number {
  const statement = statementOf({ strings: oneRow, values: [] });
  let inserted = 0;
  for (const row of rows) inserted += statement.run(...row).changes;
  return inserted;
}

/** A transaction that waits for what never comes, such as a write on the store, would hold up all others. */
function idleTooLong(ms: number): Error {
  return new Error(`the transaction was idle for over ${ms} ms and was rolled back`);
}
