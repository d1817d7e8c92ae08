import { createHmac } from "node:crypto";
import type { Clock } from "../clock/clock.js";
import { secondsToNextDay, utcDay } from "../quota/days.js";
import type { ServerSecret } from "../secrets/server-secret.js";
import { deleteInSlices } from "../store/delete-in-slices.js";
import { type Store, sql } from "../store/sql.js";

/** What callers without any key ask for: agents, keys, sign-in links. */
export interface SignUps {
  /** Most of them from one client on one UTC day. */
  readonly limit: number;
  /** Counts one; false, and not counted, at the limit. */
  take(client: string): Promise<boolean>;
  /** Seconds until the next UTC day. */
  secondsToReset(): number;
  /** Forgets the days before this one. */
  sweep(): Promise<void>;
}

/** Counts in a store, for all processes on it, without keeping who asked. */
export function createSignUps(
  store: Store,
  {
    clock,
    secret,
    limit,
  }: { readonly clock: Clock; readonly secret: ServerSecret; readonly limit: number },
): SignUps {
  return {
    limit,
    async take(client) {
      const day = utcDay(clock());
      const digest = createHmac("sha256", secret.current)
        .update(`sign-ups ${day} ${client}`)
        .digest("base64url");
      const changed = await store.run(sql`
        INSERT INTO sign_up_days (client, day, asked) VALUES (${digest}, ${day}, 1)
        ON CONFLICT (client, day) DO UPDATE SET asked = sign_up_days.asked + 1
          WHERE sign_up_days.asked < ${limit}`);
      return changed === 1;
    },
    secondsToReset: () => secondsToNextDay(clock()),
    async sweep() {
      await deleteInSlices((limit) =>
        store.run(sql`
          DELETE FROM sign_up_days WHERE (client, day) IN (
            SELECT client, day FROM sign_up_days WHERE day < ${utcDay(clock())} LIMIT ${limit})`),
      );
    },
  };
}
