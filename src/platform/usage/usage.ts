import type { Clock } from "../clock/clock.js";
import type { Key } from "../keys/key.js";
import { KEPT_DAYS, utcDay } from "../quota/days.js";
import { deleteInSlices } from "../store/delete-in-slices.js";
import { inOneCommit } from "../store/one-commit.js";
import { type Store, sql } from "../store/sql.js";
import { latencyStep } from "./latency-steps.js";

const WRITE_AFTER_MS = 20;

/** A call that came to its end. */
interface FinishedCall {
  readonly key: Key;
  readonly slug: string;
  readonly status: number;
  readonly ms: number;
}

export interface UsageRow {
  readonly key_id: string;
  readonly day: number;
  readonly slug: string;
  readonly status_class: number;
  readonly latency_step: number;
  readonly calls: number;
}

/** Statistics of finished calls by key, day, service, status class and latency. */
export interface Usage {
  /** Notes a call; it is written within 20 ms, together with others. */
  record(call: FinishedCall): void;
  /** Writes what is still noted, then reads the rows of an owner since a day. */
  since(ownerId: string, day: number): Promise<UsageRow[]>;
  sweep(): Promise<void>;
  close(): Promise<void>;
}

interface Tally {
  readonly call: FinishedCall;
  readonly day: number;
  calls: number;
}

/** Statistics over a store; a write that fails is reported and lost, and no call waits for one. */
export function createUsage(store: Store, clock: Clock, onError: (error: unknown) => void): Usage {
  let tallies = new Map<string, Tally>();
  let timer: NodeJS.Timeout | undefined;
  let written: Promise<void> = Promise.resolve();

  const today = () => utcDay(clock());

  async function write(batch: Iterable<Tally>): Promise<void> {
    await inOneCommit(store, async (writer) => {
      for (const { call, day, calls } of batch) {
        const { key, slug, status, ms } = call;
        await writer.run(sql`
          INSERT INTO usage_days (owner_id, key_id, day, slug, status_class, latency_step, calls)
          VALUES (${key.ownerId}, ${key.id}, ${day}, ${slug}, ${Math.floor(status / 100)},
                  ${latencyStep(ms)}, ${calls})
          ON CONFLICT (owner_id, day, key_id, slug, status_class, latency_step)
          DO UPDATE SET calls = usage_days.calls + excluded.calls`);
      }
    });
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (tallies.size > 0) {
      const batch = tallies;
      tallies = new Map();
      written = written.then(() => write(batch.values())).catch(onError);
    }
    return written;
  }

  return {
    record(call) {
      const day = today();
      const step = latencyStep(call.ms);
      const name = `${call.key.id} ${day} ${call.slug} ${Math.floor(call.status / 100)} ${step}`;
      const tally = tallies.get(name);
      if (tally) tally.calls++;
      else tallies.set(name, { call, day, calls: 1 });
      timer ??= setTimeout(flush, WRITE_AFTER_MS);
    },
    async since(ownerId, day) {
      await flush();
      return store.all<UsageRow>(sql`
        SELECT key_id, day, slug, status_class, latency_step, calls FROM usage_days
         WHERE owner_id = ${ownerId} AND day >= ${day}
         ORDER BY day, key_id, slug, status_class, latency_step`);
    },
    async sweep() {
      await deleteInSlices((limit) =>
        store.run(sql`
          DELETE FROM usage_days
           WHERE (owner_id, day, key_id, slug, status_class, latency_step) IN (
             SELECT owner_id, day, key_id, slug, status_class, latency_step FROM usage_days
              WHERE day < ${today() - KEPT_DAYS} LIMIT ${limit})`),
      );
    },
    close: flush,
  };
}
