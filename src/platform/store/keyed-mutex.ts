import { type Store, StoreUnavailable } from "./sql.js";
import type { StoreObserver } from "./store-observer.js";

const WAITING_MAX = 1_000;

/** Work under one key runs one at a time, in order of arrival; different keys never wait. */
export interface KeyedMutex {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Keeps the transactions of this process that change the same rows from colliding: PostgreSQL
 * would make each of them wait in a connection of its own, or repeat it until it gets through.
 * SQLite serialises transactions itself and lets them share a sync, so there nothing is locked.
 * Throws StoreUnavailable when 1,000 already wait for a key.
 */
export function createKeyedMutex({
  dialect,
  observer,
}: Pick<Store, "dialect" | "observer">): KeyedMutex {
  return dialect === "sqlite" ? { run: (_key, work) => work() } : createQueues(observer);
}

function createQueues(observer: StoreObserver | undefined): KeyedMutex {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();

  return {
    async run(key, work) {
      const queue = queues.get(key) ?? { length: 0, last: Promise.resolve() };
      if (queue.length >= WAITING_MAX) {
        throw new StoreUnavailable(`${WAITING_MAX} transactions wait to change the same rows`);
      }
      queues.set(key, queue);
      queue.length += 1;
      const askedAt = performance.now();
      const mine = queue.last.then(() => {
        observer?.waited("row", (performance.now() - askedAt) / 1000);
        return work();
      });
      const release = () => {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(key);
      };
      queue.last = mine.then(release, release);
      return mine;
    },
  };
}
