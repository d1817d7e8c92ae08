import type { Clock } from "../../platform/clock/clock.js";
import { utcDay } from "../../platform/quota/days.js";
import { deleteInSlices } from "../../platform/store/delete-in-slices.js";
import { inOneCommit } from "../../platform/store/one-commit.js";
import { type Store, sql } from "../../platform/store/sql.js";
import type { Health } from "./probe.js";

/** Days of which the history tells, today among them. */
export const HISTORY_DAYS = 90;

const STATES = ["ok", "degraded", "down"] as const;

/** How often a part was found in each state on one UTC day. */
export interface PartDay {
  readonly part: string;
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly ok: number;
  readonly degraded: number;
  readonly down: number;
}

/** What the parts were found to be, day by day. */
export interface HealthHistory {
  /** Counts one look at every part. */
  record(health: Pick<Health, "checks">): Promise<void>;
  /** The last 90 days, of each part and day that was looked at; oldest first. */
  read(): Promise<readonly PartDay[]>;
  /** Forgets the days before these. */
  sweep(): Promise<void>;
}

/** Keeps one row for each part and day: a look is counted, and not kept by itself. */
export function createHealthHistory(store: Store, clock: Clock): HealthHistory {
  const today = () => utcDay(clock());
  const firstDay = () => today() - HISTORY_DAYS + 1;
  return {
    async record({ checks }) {
      const day = today();
      await inOneCommit(store, async (writer) => {
        for (const [part, { status }] of Object.entries(checks)) {
          if (status === "not_configured") continue;
          const [ok, degraded, down] = STATES.map((state) => (state === status ? 1 : 0));
          await writer.run(sql`
            INSERT INTO health_days (part, day, ok, degraded, down)
            VALUES (${part}, ${day}, ${ok ?? 0}, ${degraded ?? 0}, ${down ?? 0})
            ON CONFLICT (part, day) DO UPDATE SET ok = health_days.ok + excluded.ok,
              degraded = health_days.degraded + excluded.degraded,
              down = health_days.down + excluded.down`);
        }
      });
    },
    read: () =>
      store.all<PartDay>(sql`
        SELECT part, day, ok, degraded, down FROM health_days
         WHERE day >= ${firstDay()} ORDER BY day, part`),
    async sweep() {
      await deleteInSlices((limit) =>
        store.run(sql`
          DELETE FROM health_days WHERE (part, day) IN (
            SELECT part, day FROM health_days WHERE day < ${firstDay()} LIMIT ${limit})`),
      );
    },
  };
}
