import { type Store, sql } from "../store/sql.js";
import type { Heartbeat } from "./heartbeat.js";

/** Whether the store can be used, and how long one read took. */
export interface StoreProbe {
  readonly status: "ok" | "down";
  readonly ms: number;
}

/** Reads from the store now, and asks the heartbeat whether its last write went well. */
export async function probeStore(store: Store, heartbeat: Heartbeat): Promise<StoreProbe> {
  const startedAt = performance.now();
  const readable = await store.get(sql`SELECT 1 AS one`).then(
    () => true,
    () => false,
  );
  const ms = Math.round((performance.now() - startedAt) * 100) / 100;
  return { status: readable && heartbeat.state().ok ? "ok" : "down", ms };
}
