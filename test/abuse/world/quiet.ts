import { setTimeout as sleep } from "node:timers/promises";
import type { AbusedServer } from "./abused-server.js";

const EVERY_MS = 250;
/** Share of a core that housekeeping takes. */
const IDLE_SHARE = 0.1;
const WAIT_MS_MAX = 120_000;

/** Waits until the server has done what was asked of it before: work outlives its caller. */
export async function untilQuiet(server: AbusedServer): Promise<void> {
  const endsAt = performance.now() + WAIT_MS_MAX;
  for (let usedMs = EVERY_MS; usedMs > IDLE_SHARE * EVERY_MS && performance.now() < endsAt; ) {
    const before = server.usage().processMs;
    await sleep(EVERY_MS);
    usedMs = server.usage().processMs - before;
  }
}
