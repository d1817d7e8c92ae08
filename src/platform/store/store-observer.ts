/** What a piece of work waited for: a connection to PostgreSQL, SQLite's one writer, or a row's lock. */
export type WaitedFor = "connection" | "writer" | "row";

/** Hears how the work on a store goes; called often, so it costs little. */
export interface StoreObserver {
  /** Work waited so long for its turn. */
  waited(reason: WaitedFor, seconds: number): void;
  /** Work is run again, because PostgreSQL ended it with this SQLSTATE. */
  repeated(sqlState: string): void;
  /** So many wait for a connection now. */
  connectionsWaiting(count: number): void;
}
