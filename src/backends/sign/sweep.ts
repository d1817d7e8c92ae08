import type { Platform } from "../../platform/platform.js";
import { sweepChallenges } from "./challenge-store.js";
import { sweepLinks } from "./link-store.js";

const SWEEP_EVERY_MS = 60_000;
/** So few that no other write waits long; what is left is swept after the next beat. */
const SWEEP_ROWS_MAX = 2_000;

/** Forgets expired challenges and links once a minute, and at every beat while there are many. */
export function sweepAfterBeats({ heartbeat, store, clock }: Platform): void {
  let dueAt = 0;
  heartbeat.afterBeat(async () => {
    const now = clock();
    if (now < dueAt) return;
    const limits = { now, rowsMax: SWEEP_ROWS_MAX };
    const swept = [await sweepChallenges(store, limits), await sweepLinks(store, limits)];
    dueAt = Math.max(...swept) < SWEEP_ROWS_MAX ? now + SWEEP_EVERY_MS : now;
  });
}
