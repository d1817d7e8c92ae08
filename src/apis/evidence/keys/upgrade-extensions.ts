import type { Reader } from "../../../platform/store/sql.js";
import { findPaidUntil } from "./upgrade-store.js";

const COUNTERS_HELD_MAX = 100_000;
/** Older values are read again: a purchase must take effect everywhere within a second. */
const TRUSTED_FOR_MS = 800;

/** Extensions of the tier pro by counter: when the last one ends, in epoch milliseconds, or 0. */
export interface Extensions {
  paidUntil(counterId: string): number | Promise<number>;
  /** Takes note of an extension that this process has sold. */
  note(counterId: string, paidUntil: number): void;
}

interface Held {
  readonly readAt: number;
  readonly paidUntil: number | Promise<number>;
}

/** Extensions as the store has them, each cached for less than a second. */
export function createExtensions(store: Reader): Extensions {
  const held = new Map<string, Held>();

  function hold(counterId: string, one: Held): void {
    held.delete(counterId);
    held.set(counterId, one);
    if (held.size > COUNTERS_HELD_MAX) held.delete(held.keys().next().value ?? counterId);
  }

  function read(counterId: string): Promise<number> {
    const readAt = performance.now();
    const reading = findPaidUntil(store, counterId);
    const mine: Held = { readAt, paidUntil: reading };
    hold(counterId, mine);
    const replace = (paidUntil: number | undefined) => {
      // An extension that was noted meanwhile is newer than what was read.
      if (held.get(counterId) !== mine) return;
      if (paidUntil === undefined) held.delete(counterId);
      else hold(counterId, { readAt, paidUntil });
    };
    reading.then(replace, () => replace(undefined));
    return reading;
  }

  return {
    paidUntil(counterId) {
      const known = held.get(counterId);
      const isCurrent = known && performance.now() - known.readAt < TRUSTED_FOR_MS;
      return isCurrent ? known.paidUntil : read(counterId);
    },
    note(counterId, paidUntil) {
      hold(counterId, { readAt: performance.now(), paidUntil });
    },
  };
}
