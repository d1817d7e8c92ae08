import type { StopSignal } from "./stop-signal.js";

/** Whose work it is, and until when it is wanted. */
export interface TurnOf {
  readonly owner: string;
  readonly signal: StopSignal;
}

interface Work {
  readonly owner: string;
  /** Settles when the turn is over, with whether there are more; never rejects. */
  take(): Promise<boolean>;
}

/**
 * Lets owners use something in turns, so that one with much to do is not ahead of one with little.
 * Between two turns of an owner every other owner who waits has one, and what an owner has under way
 * takes its turns in the same manner.
 */
export class OwnerTurns {
  readonly #atOnce: number;
  readonly #ofOwner: number;
  /** What waits, by owner; the first owner waits longest. */
  readonly #queues = new Map<string, Set<Work>>();
  /** Turns that run, by owner. */
  readonly #running = new Map<string, number>();
  #runningTotal = 0;

  /** Of all turns, `atOnce` run at the same time, and `ofOwner` of those of one owner. */
  constructor({
    atOnce,
    ofOwner = atOnce,
  }: { readonly atOnce: number; readonly ofOwner?: number }) {
    this.#atOnce = atOnce;
    this.#ofOwner = ofOwner;
  }

  /**
   * Takes one turn after the other until one answers something. Rejects with what a turn rejects
   * with, or with the reason of the signal: at once while it waits, or else after the turn.
   */
  run<T extends object>({ owner, signal }: TurnOf, turn: () => Promise<T | undefined>): Promise<T> {
    if (signal.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        if (this.#remove(work)) reject(signal.reason);
      };
      const take = async () => {
        try {
          const answer = await turn();
          if (answer !== undefined) resolve(answer);
          else if (signal.aborted) reject(signal.reason);
          else return true;
        } catch (error) {
          reject(error);
        }
        signal.removeEventListener("abort", giveUp);
        return false;
      };
      const work = { owner, take };
      signal.addEventListener("abort", giveUp, { once: true });
      this.#enqueue(work);
      this.#startNext();
    });
  }

  #enqueue(work: Work): void {
    const queue = this.#queues.get(work.owner);
    if (queue) queue.add(work);
    else this.#queues.set(work.owner, new Set([work]));
  }

  /** Answers whether it waited. */
  #remove(work: Work): boolean {
    const queue = this.#queues.get(work.owner);
    const wasThere = queue?.delete(work) ?? false;
    if (queue?.size === 0) this.#queues.delete(work.owner);
    return wasThere;
  }

  #startNext(): void {
    while (this.#runningTotal < this.#atOnce) {
      const owner = this.#nextOwner();
      const queue = owner === undefined ? undefined : this.#queues.get(owner);
      const [work] = queue ?? [];
      if (queue === undefined || work === undefined) return;
      this.#remove(work);
      // To the end, so that all other owners come before its next one.
      if (this.#queues.delete(work.owner)) this.#queues.set(work.owner, queue);
      void this.#take(work);
    }
  }

  /** Of those who wait and may have a turn, the one with the fewest that run; of these, the first. */
  #nextOwner(): string | undefined {
    let next: string | undefined;
    let fewest = this.#ofOwner;
    for (const owner of this.#queues.keys()) {
      const running = this.#runningOf(owner);
      if (running < fewest) {
        next = owner;
        fewest = running;
      }
    }
    return next;
  }

  #runningOf(owner: string): number {
    return this.#running.get(owner) ?? 0;
  }

  async #take(work: Work): Promise<void> {
    const { owner } = work;
    this.#runningTotal += 1;
    this.#running.set(owner, this.#runningOf(owner) + 1);
    const hasMore = await work.take();
    this.#runningTotal -= 1;
    if (this.#runningOf(owner) > 1) this.#running.set(owner, this.#runningOf(owner) - 1);
    else this.#running.delete(owner);
    // Before another is started, so that it has its place among them.
    if (hasMore) this.#enqueue(work);
    this.#startNext();
  }
}
