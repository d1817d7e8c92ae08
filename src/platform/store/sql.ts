import type { StoreObserver } from "./store-observer.js";

/**
 * A value that both engines can bind. Booleans are written as 0 and 1, JSON as text.
 * Numbers reach SQLite as floating point: a column turns them into integers, an expression such as
 * a division does not, so arithmetic on values belongs in the program.
 */
export type Value = string | number | bigint | Buffer | null;

/** A query written as a tagged template: literal text and bound values, never joined text. */
export interface Query {
  readonly strings: readonly string[];
  readonly values: readonly Value[];
}

/**
 * Tags a query. The strings array of a tagged template is one object per call site, so it also
 * keys the cache of prepared statements.
 */
export function sql(strings: TemplateStringsArray, ...values: Value[]): Query {
  return { strings, values };
}

/** Rows for one table; made by the functions of `rowInsert`. */
export interface RowInsert {
  /** The text of the insertion of one row, between its values. */
  readonly oneRow: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

export interface Reader {
  /** The first row, or undefined. */
  get<Row>(query: Query): Promise<Row | undefined>;
  all<Row>(query: Query): Promise<Row[]>;
}

export interface Writer extends Reader {
  /**
   * Runs a statement and answers the number of rows it changed. A RowInsert adds all of its rows in
   * as few steps as the engine allows, or none when one of them fails.
   */
  run(statement: Query | RowInsert): Promise<number>;
}

/** The writer of one open transaction. */
export interface Transaction extends Writer {
  /** Runs a script of several statements without parameters. */
  exec(script: string): Promise<void>;
}

export interface TransactionOptions {
  /**
   * "statement" for a transaction in which each statement decides by itself, on what is committed by
   * then: on PostgreSQL (READ COMMITTED) it waits for those that change the same rows, where the
   * usual one (SERIALIZABLE) would collide with them. SQLite runs one at a time either way.
   */
  readonly isolation?: "statement";
  /**
   * For work that sends its statements and awaits none of them: the end of the transaction is sent
   * right behind, so that no lock waits for this process. A statement that fails rolls all back;
   * whatever else is to do that has to break a constraint. Results are good once `tx` has settled.
   */
  readonly sendsAtOnce?: boolean;
}

/** For transactions that read nothing which others may change meanwhile, or lock it first. */
export const BY_STATEMENT: TransactionOptions = { isolation: "statement" };

export interface TransactionalWriter extends Writer {
  /**
   * Runs `work` as one transaction; what it throws rolls everything back and is thrown on.
   *
   * `work` writes through its argument only: a write on the store itself waits for the end of this
   * very transaction. It may run more than once (PostgreSQL repeats a transaction that collided
   * with another), so it changes nothing outside the database. A statement that failed spoils the
   * transaction, caught or not. One that is idle is rolled back: after 30 seconds on SQLite, after
   * 2 on PostgreSQL, where it runs once more.
   */
  tx<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

/**
 * One data layer over SQLite and PostgreSQL.
 *
 * A settled write on the store itself survives the death of the process. A settled write on
 * `durable` is on disk as well: its commit was followed by an fsync, shared by all that waited.
 */
export interface Store extends TransactionalWriter {
  readonly dialect: "sqlite" | "postgres";
  /** The file of the database, with its whole path; undefined when it is in memory or on a server. */
  readonly file?: string;
  readonly durable: TransactionalWriter;
  /** Hears what work on it waits for. */
  readonly observer?: StoreObserver;
  /** Settles when everything that was committed on the store before is on disk. */
  onDisk(): Promise<void>;
  /** Runs a script of several statements without parameters, as one transaction. */
  exec(script: string): Promise<void>;
  /** Finishes the work that was accepted, then closes; what comes later is refused. */
  close(): Promise<void>;
}

/**
 * The storage cannot be used now: full, read-only, locked, corrupt or out of reach.
 * The message is for the operator and holds no SQL. A write that failed so may still have been stored.
 */
export class StoreUnavailable extends Error {
  constructor(reason: string, options?: { cause?: unknown }) {
    super(reason, options);
    this.name = "StoreUnavailable";
  }
}
