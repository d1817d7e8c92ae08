import type { Clock } from "../../platform/clock/clock.js";

const MINUTE_MS = 60_000;

/** What clients used in the minute that the clock is in. */
export interface MinuteSums {
  of(client: string): number;
  /** Adds to what a client used; answers its sum. */
  add(client: string, used: number): number;
  /** Until the next minute: 1 to 60. */
  secondsLeft(): number;
}

/** Sums in fixed windows of one minute; clients beyond those it has room for share one sum. */
export function createMinuteSums(clock: Clock, clientsMax: number): MinuteSums {
  let minute = 0;
  let sums = new Map<string, number>();

  function placeOf(client: string): string {
    const now = Math.floor(clock() / MINUTE_MS);
    if (now !== minute) {
      minute = now;
      sums = new Map();
    }
    return sums.has(client) || sums.size < clientsMax ? client : "others";
  }

  return {
    of: (client) => sums.get(placeOf(client)) ?? 0,
    add(client, used) {
      const place = placeOf(client);
      const sum = (sums.get(place) ?? 0) + used;
      sums.set(place, sum);
      return sum;
    },
    secondsLeft: () => Math.ceil((MINUTE_MS - (clock() % MINUTE_MS)) / 1000),
  };
}
