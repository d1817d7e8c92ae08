import { setMaxListeners } from "node:events";
import type { Store } from "../../../platform/store/sql.js";
import { LEASE_MS, type RunParts, runQueue } from "./queue-run.js";
import { findWaitingQueues } from "./queue-store.js";
import { createUnreadable } from "./unreadable.js";

/** Endpoints that this process sends to at once. */
const RUNS_MAX = 64;
const QUEUES_READ_MAX = 1_000;
/** Gathers calls to wake, and lets a transaction that is about to end do so. */
const GATHER_MS = 5;
const TIMER_MS_MAX = 3_600_000;
const GRACE_MS = 2_000;

export interface Delivery {
  /** Looks soon for what is due. */
  wake(): void;
  /** Endpoints that are sent to now. */
  readonly underWay: number;
  /** Endpoints with events that wait because this process cannot read their secret. */
  unreadable(): number;
  /** Lets attempts under way end, for two seconds. */
  close(): Promise<void>;
}

/** Sends what waits in the outbox: each queue in order, up to 64 of them at once. */
export function createDelivery(
  store: Store,
  parts: Omit<RunParts, "ending" | "ended" | "unreadable">,
): Delivery {
  const { clock, log } = parts;
  const ending = new AbortController();
  const ended = new AbortController();
  setMaxListeners(RUNS_MAX, ended.signal);
  const unreadable = createUnreadable();
  const runParts: RunParts = {
    ...parts,
    unreadable,
    ending: ending.signal,
    ended: ended.signal,
  };
  const runs = new Map<string, Promise<void>>();
  let looking: Promise<void> | undefined;
  let isAsked = false;
  let timer: NodeJS.Timeout | undefined;
  let timerAt = 0;

  function wakeIn(ms: number): void {
    const at = performance.now() + ms;
    if (ending.signal.aborted || (timer !== undefined && timerAt <= at)) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(look, Math.min(ms, TIMER_MS_MAX)).unref();
  }

  function look(): void {
    timer = undefined;
    isAsked = looking !== undefined;
    looking ??= startDue()
      .catch((error) => log.warn({ err: error }, "the webhooks that are due could not be read"))
      .finally(() => {
        looking = undefined;
        if (isAsked) wakeIn(GATHER_MS);
      });
  }

  async function startDue(): Promise<void> {
    const now = clock();
    const due = { now, deadBefore: parts.deadBefore() };
    const queues = await findWaitingQueues(store, { ...due, limit: QUEUES_READ_MAX });
    for (const { endpoint_id, retry_at } of queues) {
      if (ending.signal.aborted || runs.size >= RUNS_MAX) return;
      if (retry_at > now) return wakeIn(retry_at - now);
      if (unreadable.isPausing(endpoint_id, now)) continue;
      if (!runs.has(endpoint_id)) runs.set(endpoint_id, run(endpoint_id));
    }
  }

  async function run(endpointId: string): Promise<void> {
    try {
      await runQueue(store, endpointId, runParts);
      wakeIn(GATHER_MS);
    } catch (error) {
      // The lease was not given back, so the queue waits until it runs out.
      log.warn({ err: error, endpointId }, "a turn of a webhook was broken off");
      wakeIn(LEASE_MS);
    } finally {
      runs.delete(endpointId);
    }
  }

  return {
    wake: () => wakeIn(GATHER_MS),
    get underWay() {
      return runs.size;
    },
    unreadable: () => unreadable.count(clock()),
    async close() {
      ending.abort();
      clearTimeout(timer);
      const grace = setTimeout(() => ended.abort(), GRACE_MS);
      await looking;
      await Promise.all(runs.values());
      clearTimeout(grace);
    },
  };
}
