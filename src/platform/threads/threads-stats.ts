export interface ThreadsStats {
  /** Threads that are started at the moment. */
  readonly threads: number;
  readonly busy: number;
  /** Places that are taken and not computing: jobs that wait, and permits. */
  readonly queued: number;
  /** Jobs that may wait, over both lanes. */
  readonly queueMax: number;
  readonly completed: number;
  readonly timedOut: number;
  /** Jobs whose engine threw or ran out of memory, or whose thread did not start. */
  readonly failed: number;
  readonly aborted: number;
  /** Jobs and reservations that found no place, or waited too long for a thread. */
  readonly rejected: number;
}

export type Availability = { readonly ok: true } | { readonly ok: false; readonly reason: string };
