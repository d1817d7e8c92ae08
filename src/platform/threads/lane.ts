import type { Job } from "./job.js";
import { WorkersBusy } from "./worker-errors.js";

export type LaneName = "quick" | "long";

/** A place in a lane, held before the work is known to be needed. */
export interface Ticket {
  readonly lane: LaneName;
  /** Gives the place back, unless `run` took it over; calling it again does nothing. */
  release(): void;
}

const RETRY_AFTER_SECONDS_MAX = 60;
const WEIGHT_OF_LAST_RUN = 0.2;

/** The jobs of one lane in their order of arrival, and the places that they and the tickets hold. */
export class Lane {
  readonly name: LaneName;
  readonly waiting: Job[] = [];
  readonly #threads: number;
  readonly #placesMax: number;
  readonly #tickets = new Set<Ticket>();
  #places = 0;
  #meanRunMs = 0;
  #isClosed = false;

  constructor(name: LaneName, { threads, queueMax }: { threads: number; queueMax: number }) {
    this.name = name;
    this.#threads = threads;
    this.#placesMax = threads + queueMax;
  }

  /** Places taken by jobs that wait, jobs that run, and tickets. */
  get places(): number {
    return this.#places;
  }

  /** Takes a place, the one of the ticket if there is one, or throws `WorkersBusy`. */
  enter(ticket?: Ticket): void {
    if (ticket !== undefined) {
      if (!this.#tickets.delete(ticket)) throw new Error("the ticket was used or released before");
      this.leave();
    }
    if (this.#isClosed) throw this.busy("the workers are closed");
    if (this.#places >= this.#placesMax) throw this.busy(`the ${this.name} queue is full`);
    this.#places += 1;
  }

  leave(): void {
    this.#places -= 1;
  }

  reserve(): Ticket {
    this.enter();
    const ticket: Ticket = {
      lane: this.name,
      release: () => {
        if (this.#tickets.delete(ticket)) this.leave();
      },
    };
    this.#tickets.add(ticket);
    return ticket;
  }

  /** Takes a job that nobody waits for any more out of the queue. */
  remove(job: Job): void {
    const index = this.waiting.indexOf(job);
    if (index === -1) return;
    this.waiting.splice(index, 1);
    job.clearDeadline();
    this.leave();
  }

  close(): void {
    this.#isClosed = true;
  }

  recordRun(runMs: number): void {
    this.#meanRunMs += WEIGHT_OF_LAST_RUN * (runMs - this.#meanRunMs);
  }

  /** The error for a caller who should come back when the queue of now has been worked off. */
  busy(message: string, options?: ErrorOptions): WorkersBusy {
    const seconds = Math.ceil((this.#meanRunMs * this.#places) / this.#threads / 1000);
    const retryAfterSeconds = Math.min(Math.max(seconds, 1), RETRY_AFTER_SECONDS_MAX);
    return new WorkersBusy(message, retryAfterSeconds, options);
  }
}
