/** Until an endpoint is tried again whose secret could not be read. */
const PAUSE_MS = 10_000;
/** One that was not tried for longer has nothing to send any more. */
const FORGOTTEN_AFTER_MS = 60_000;

/**
 * Endpoints that this process cannot sign for. Nothing becomes of their events: they stay due, for
 * another process that has the right secret or for this one once it was started with it.
 */
export interface Unreadable {
  /** True for the first time in a row. */
  add(endpointId: string, now: number): boolean;
  remove(endpointId: string): void;
  /** Whether it is too early to try again. */
  isPausing(endpointId: string, now: number): boolean;
  count(now: number): number;
}

export function createUnreadable(): Unreadable {
  const triedAt = new Map<string, number>();
  return {
    add(endpointId, now) {
      const isNew = !triedAt.has(endpointId);
      triedAt.set(endpointId, now);
      return isNew;
    },
    remove: (endpointId) => void triedAt.delete(endpointId),
    isPausing: (endpointId, now) =>
      now < (triedAt.get(endpointId) ?? Number.NEGATIVE_INFINITY) + PAUSE_MS,
    count(now) {
      for (const [endpointId, at] of triedAt) {
        if (at < now - FORGOTTEN_AFTER_MS) triedAt.delete(endpointId);
      }
      return triedAt.size;
    },
  };
}
