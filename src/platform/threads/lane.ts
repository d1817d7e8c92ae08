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
  /** Places that one owner may have. */
  readonly perOwnerMax: number;
}

const RETRY_AFTER_SECONDS_MAX = 60;
const WEIGHT_OF_LAST_RUN = 0.2;

/** The jobs of one lane, whose owners take turns, and the places that jobs and permits hold. */
export class Lane {
  readonly name: LaneName;
  readonly #limits: LaneLimits;
  /** Jobs that wait, by owner; the first owner is served next. */
  readonly #queues = new Map<string, Job[]>();
  readonly #placesOf = new Map<string, number>();
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

  /** The job that is served next. */
  get next(): Job | undefined {
    const [jobs] = this.#queues.values();
    return jobs?.[0];
  }

  /** Takes a place, the one of the permit if there is one, or throws `WorkersBusy`. */
  enter(owner: string, permit?: Permit): void {
    if (permit !== undefined) {
      if (!this.#permits.delete(permit)) throw new Error("the permit was used or released before");
      this.leave(owner);
    }
    if (this.#isClosed) throw this.busy("the workers are closed");
    const { threads, queueMax, perOwnerMax } = this.#limits;
    if (this.#places >= threads + queueMax) throw this.busy(`the ${this.name} queue is full`);
    const own = this.#placesOf.get(owner) ?? 0;
    if (own >= perOwnerMax) throw this.busy(`the ${this.name} queue is full for this owner`);
    this.#places += 1;
    this.#placesOf.set(owner, own + 1);
  }

  leave(owner: string): void {
    this.#places -= 1;
    const own = this.#placesOf.get(owner) ?? 0;
    if (own > 1) this.#placesOf.set(owner, own - 1);
    else this.#placesOf.delete(owner);
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

  /** Takes a job out of the queue; when it is served, all other owners come before its owner. */
  remove(job: Job, { isServed }: { readonly isServed: boolean }): void {
    const { owner } = job.options;
    const left = (this.#queues.get(owner) ?? []).filter((other) => other !== job);
    if (isServed || left.length === 0) this.#queues.delete(owner);
    if (left.length > 0) this.#queues.set(owner, left);
    if (!isServed) this.leave(owner);
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
