/** Work that is done again and again. */
export interface Work {
  /** Names its metrics, its leases across processes and its faults in the log. */
  readonly name: string;
  /** From one start to the next; a run that takes longer makes the next one wait. */
  readonly everyMs: number;
  /** A run is given up for dead after this time, and told so; default 60 s. */
  readonly timeoutMs?: number;
  /** One run for all processes on the store, instead of one in each. */
  readonly isShared?: true;
  /** Answers `"more"` when it stopped short of the end: it is asked again soon. */
  run(): Promise<unknown>;
}

/** Everything in this process that happens by the clock. */
export interface Schedule {
  /** Runs work from one period after now until the schedule is closed, once at a time. */
  every(work: Work): void;
  /** Starts no more runs and waits for those under way, each for 5 s at most. */
  close(): Promise<void>;
}
