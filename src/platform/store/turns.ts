import { type Store, StoreUnavailable } from "./sql.js";

const WAITING_MAX = 1_000;

/** Runs the work for one key at a time, in the order of arrival; keys do not wait for each other. */
export type TakeTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Makes lines in which transactions on the same rows wait for each other; throws StoreUnavailable
 * when 1,000 wait in one. Transactions that collide in PostgreSQL are repeated a bounded number of
 * times, and some of many would never get through; in line, those of one process never collide.
 * SQLite takes transactions in turn by itself, and lets them share a sync, so there nothing waits.
 */
export function createTurns({ dialect }: Pick<Store, "dialect">): TakeTurn {
  return dialect === "sqlite" ? (_key, work) => work() : inLine();
}

function inLine(): TakeTurn {
  const lines = new Map<string, { length: number; last: Promise<unknown> }>();

  return async (key, work) => {
    const line = lines.get(key) ?? { length: 0, last: Promise.resolve() };
    if (line.length >= WAITING_MAX) {
      throw new StoreUnavailable(`${WAITING_MAX} transactions wait to change the same rows`);
    }
    lines.set(key, line);
    line.length += 1;
    const mine = line.last.then(work);
    const leave = () => {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    };
    line.last = mine.then(leave, leave);
    return mine;
  };
}
