import type { Job } from "./job.js";
import { WorkersBusy } from "./thread-errors.js";

export type LaneName = "quick" | "long";

/** A place in a lane, held before the work is known to be needed. */
export interface Permit {
  readonly lane: LaneName;
  readonly owner: string;
  /** Gives the place back, unless `run` took it over; calling it again does nothing. */
  release(): void;
}

export interface LaneLimits {
  readonly threads: number;
  readonly queueMax: number;
}

const RETRY_AFTER_SECONDS_MAX = 60;
const WEIGHT_OF_LAST_RUN = 0.2;

/**
 * The jobs of one lane, whose owners take turns, and the places that jobs and permits hold.
 *
 * An owner gets a further place, or a further thread, only while more of them are free than it has:
 * one owner alone at most half, two a third each, and the last one is for an owner without any.
 */
export class Lane {
  readonly name: LaneName;
  readonly #limits: LaneLimits;
  /** Jobs that wait, by owner; the first owner is served next. */
  readonly #queues = new Map<string, Job[]>();
  readonly #placesOf = new Map<string, number>();
  readonly #runningOf = new Map<string, number>();
  readonly #permits = new Set<Permit>();
  #places = 0;
  #meanRunMs = 0;
  #isClosed = false;

  constructor(name: LaneName, limits: LaneLimits) {
    this.name = name;
    this.#limits = limits;
  }

  /** Places taken by jobs that wait, jobs that run, and permits. */
  get places(): number {
    return this.#places;
  }

  get waiting(): readonly Job[] {
    return [...this.#queues.values()].flat();
  }

  /**
   * The job that is served next while so many threads are free; those that overran come singly. Where the
   * buffers of one have no room, no later one that needs buffers comes before it.
   */
  nextFor(threadsFree: number, hasRoomFor: (bytes: number) => boolean): Job | undefined {
    let isRoomAwaited = false;
    for (const [owner, [job]] of this.#queues) {
      const running = this.#runningOf.get(owner) ?? 0;
      const isDue = running === 0 || (running < threadsFree && !job?.hasOverrun);
      if (!job || !isDue || (isRoomAwaited && job.bufferBytes > 0)) continue;
      if (hasRoomFor(job.bufferBytes)) return job;
      isRoomAwaited = true;
    }
    return undefined;
  }

  /** Takes a place, or throws `WorkersBusy`. */
  enter(owner: string): void {
    const refusal = this.#refusalFor(owner);
    if (refusal !== undefined) throw this.busy(refusal);
    this.#places += 1;
    increment(this.#placesOf, owner);
  }

  leave(owner: string): void {
    this.#places -= 1;
    decrement(this.#placesOf, owner);
  }

  /** Makes the place of a permit that of a job: none is ever refused for who came since. */
  redeem(permit: Permit): void {
    if (!this.#permits.delete(permit)) throw new Error("the permit was used or released before");
    if (!this.#isClosed) return;
    this.leave(permit.owner);
    throw this.busy("the workers are closed");
  }

  reserve(owner: string): Permit {
    this.enter(owner);
    const permit: Permit = {
      lane: this.name,
      owner,
      release: () => {
        if (this.#permits.delete(permit)) this.leave(owner);
      },
    };
    this.#permits.add(permit);
    return permit;
  }

  add(job: Job): void {
    const { owner } = job.options;
    this.#queues.set(owner, [...(this.#queues.get(owner) ?? []), job]);
  }

  /** Takes a job out of the queue to run it; all other owners come before its owner then. */
  start(job: Job): void {
    const { owner } = job.options;
    const left = this.#without(job);
    this.#queues.delete(owner);
    if (left.length > 0) this.#queues.set(owner, left);
    increment(this.#runningOf, owner);
  }

  /** Takes over a job that runs in another lane; false where its owner runs one here or gets no place. */
  adopt({ options: { owner } }: Job): boolean {
    if (this.#runningOf.has(owner) || this.#refusalFor(owner) !== undefined) return false;
    this.enter(owner);
    increment(this.#runningOf, owner);
    return true;
  }

  /** Gives back the thread and the place of a job that was started. */
  finish({ options: { owner } }: Job): void {
    decrement(this.#runningOf, owner);
    this.leave(owner);
  }

  /** Takes a job that nobody waits for any more out of the queue, with its place. */
  cancel(job: Job): void {
    const { owner } = job.options;
    const left = this.#without(job);
    if (left.length > 0) this.#queues.set(owner, left);
    else this.#queues.delete(owner);
    this.leave(owner);
  }

  #refusalFor(owner: string): string | undefined {
    if (this.#isClosed) return "the workers are closed";
    const { threads, queueMax } = this.#limits;
    const free = threads + queueMax - this.#places;
    if (free <= 0) return `the ${this.name} queue is full`;
    const own = this.#placesOf.get(owner) ?? 0;
    return own >= free ? `the ${this.name} queue is full for this owner` : undefined;
  }

  #without(job: Job): Job[] {
    return (this.#queues.get(job.options.owner) ?? []).filter((other) => other !== job);
  }

  close(): void {
    this.#isClosed = true;
  }

  recordRun(runMs: number): void {
    this.#meanRunMs += WEIGHT_OF_LAST_RUN * (runMs - this.#meanRunMs);
  }

  /** The error for a caller who should come back when the queue of now has been worked off. */
  busy(message: string, options?: ErrorOptions): WorkersBusy {
    const seconds = Math.ceil((this.#meanRunMs * this.#places) / this.#limits.threads / 1000);
    const retryAfterSeconds = Math.min(Math.max(seconds, 1), RETRY_AFTER_SECONDS_MAX);
    return new WorkersBusy(message, retryAfterSeconds, options);
  }
}

function increment(counts: Map<string, number>, owner: string): void {
  counts.set(owner, (counts.get(owner) ?? 0) + 1);
}

function decrement(counts: Map<string, number>, owner: string): void {
  const count = counts.get(owner) ?? 0;
  if (count > 1) counts.set(owner, count - 1);
  else counts.delete(owner);
}
