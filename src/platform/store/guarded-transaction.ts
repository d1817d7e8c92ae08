import type { Query, Transaction } from "./sql.js";

/** The writer handed to the work of one transaction, and how that went. */
export interface GuardedTransaction {
  readonly tx: Transaction;
  /** What the first statement that failed rejected with. */
  failure(): unknown;
  /** Refuses every later statement. */
  end(): void;
}

/**
 * Gives both engines the same rules: after a failed statement all others are refused, and the
 * caller rolls back even when the work caught the error (PostgreSQL would turn the COMMIT into a
 * silent ROLLBACK); a statement that comes after the end is refused (it would land in somebody
 * else's transaction).
 */
export function guardTransaction(statements: Transaction): GuardedTransaction {
  let ended = false;
  let failure: unknown;

  function fail(error: unknown): never {
    failure ??= error;
    throw error;
  }

  function guard<T>(statement: () => Promise<T>): Promise<T> {
    if (ended) return Promise.reject(new Error("the transaction is over"));
    if (failure) return Promise.reject(failure);
    const result = statement().catch(fail);
    // Work that sends its statements without waiting for them learns of the failure at the end.
    result.catch(() => {});
    return result;
  }

  return {
    tx: {
      get: <Row>(query: Query) => guard(() => statements.get<Row>(query)),
      all: <Row>(query: Query) => guard(() => statements.all<Row>(query)),
      run: (statement) => guard(() => statements.run(statement)),
      exec: (script) => guard(() => statements.exec(script)),
    },
    failure: () => failure,
    end() {
      ended = true;
    },
  };
}
