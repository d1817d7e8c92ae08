import type { Store } from "../../platform/store/sql.js";
import { sweepChallenges } from "./challenge-store.js";
import { sweepLinks } from "./link-store.js";

/** So few that no other write waits long. */
const ROWS_MAX = 2_000;

/** Forgets some expired challenges and links, and answers `"more"` when there are more. */
export async function sweepSignIns(store: Store, now: number): Promise<"more" | undefined> {
  const limits = { now, rowsMax: ROWS_MAX };
  const swept = [await sweepChallenges(store, limits), await sweepLinks(store, limits)];
  return Math.max(...swept) < ROWS_MAX ? undefined : "more";
}
