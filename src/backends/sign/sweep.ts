import { deleteInSlices } from "../../platform/store/delete-in-slices.js";
import type { Store } from "../../platform/store/sql.js";
import { sweepChallenges } from "./challenge-store.js";
import { sweepLinks } from "./link-store.js";

/** Forgets the expired challenges and links. */
export async function sweepSignIns(store: Store, now: number): Promise<void> {
  await deleteInSlices((rowsMax) => sweepChallenges(store, { now, rowsMax }));
  await deleteInSlices((rowsMax) => sweepLinks(store, { now, rowsMax }));
}
