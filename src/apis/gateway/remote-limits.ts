/** Longest waits for a backend elsewhere, in milliseconds. */
export interface RemoteLimits {
  readonly connectMs: number;
  /** For a connection of the pool to become free. */
  readonly queueMs: number;
  /** Between the end of the request and the head of the answer. */
  readonly headersMs: number;
  /** Between two chunks of the answer, unless the client asked for an event stream. */
  readonly bodyMs: number;
}

export const REMOTE_LIMITS: RemoteLimits = {
  connectMs: 5_000,
  queueMs: 10_000,
  headersMs: 120_000,
  bodyMs: 300_000,
};
