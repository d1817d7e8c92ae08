import type { Transaction, TransactionalWriter, TransactionOptions, Writer } from "../store/sql.js";

/**
 * One call that may be repeated. Work that creates, charges or counts keeps its result through this in
 * its own transaction: after a crash both are there, and a repeat gets the answer, or neither is, and it
 * runs the work.
 */
export interface Once<Result> {
  /**
   * Keeps the answer that a result leads to, as the last step of a transaction. Throws, so that the
   * transaction is rolled back, when another process has taken the call over.
   */
  keep(writer: Writer, result: Result): Promise<void>;
  /** What an earlier run of this call reached before it was cut off. */
  readonly recoveryPoint: string | undefined;
  /**
   * Notes where a repeat goes on, inside the transaction that gets there: for work of several
   * transactions, whose last one keeps the answer. Throws as `keep` does.
   */
  reach(writer: Writer, recoveryPoint: string): Promise<void>;
}

/** The same call for work whose result is a part of the answer. */
export function onceFor<Result, Answer>(
  once: Once<Answer> | undefined,
  toAnswer: (result: Result) => Answer,
): Once<Result> | undefined {
  return once && { ...once, keep: (writer, result) => once.keep(writer, toAnswer(result)) };
}

/** Runs work as one transaction, with its answer in it when the call may be repeated. */
export function commitOnce<Result>(
  store: TransactionalWriter,
  once: Once<Result> | undefined,
  work: (tx: Transaction) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  if (!once) return store.tx(work, options);
  return store.tx(async (tx) => {
    const result = await work(tx);
    await once.keep(tx, result);
    return result;
  }, options);
}
