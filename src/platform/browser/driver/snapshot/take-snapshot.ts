import type { Locator } from "playwright-core";
import { entriesBetween } from "../../../../engines/aria-snapshot/between.js";
import { changedEntries, NOTHING_CHANGED } from "../../../../engines/aria-snapshot/changes.js";
import type { Entry } from "../../../../engines/aria-snapshot/entries.js";
import { writeSnapshot } from "../../../../engines/aria-snapshot/write.js";
import { type ActionReply, BrowserFault } from "../../actions.js";
import type { DriverTab } from "../driver-session.js";
import { readTree } from "./read-tree.js";

export interface SnapshotOptions {
  readonly root?: Locator | undefined;
  /** Siblings from one ref to another. */
  readonly range?: { readonly first: string; readonly last: string } | undefined;
  readonly depth?: number | undefined;
  readonly boxes?: boolean | undefined;
  readonly incremental?: boolean | undefined;
}

type Snapshot = NonNullable<ActionReply["snapshot"]>;

/** A larger snapshot is not kept to be compared with: it would cost each tab megabytes. */
const KEPT_BYTES_MAX = 256 * 1_024;

const lastSnapshots = new WeakMap<DriverTab, readonly Entry[]>();
const watchedTabs = new WeakSet<DriverTab>();

/** Writes what a tab shows, or what changed of it. Rejects with BrowserFault. */
export async function takeSnapshot(
  tab: DriverTab,
  options: SnapshotOptions = {},
): Promise<Snapshot> {
  const { root, range, depth, boxes, incremental } = options;
  if (range) return whole(await siblings(tab, range));
  const entries = await readTree(tab, { root, depth, boxes });
  if (root || depth !== undefined || boxes) return whole(entries);
  const last = lastSnapshots.get(tab);
  keep(tab, entries);
  if (!incremental || !last) return whole(entries);
  const changed = changedEntries(last, entries);
  return changed.length === 0
    ? { text: NOTHING_CHANGED, isCut: false, isIncremental: true }
    : { ...writeSnapshot(changed), isIncremental: true };
}

function whole(entries: readonly Entry[]): Snapshot {
  return { ...writeSnapshot(entries), isIncremental: false };
}

async function siblings(
  tab: DriverTab,
  range: NonNullable<SnapshotOptions["range"]>,
): Promise<Entry[]> {
  const found = entriesBetween(await readTree(tab), range);
  if (found) return found;
  throw new BrowserFault(
    "invalid",
    `${range.first}..${range.last} are not siblings on the page any more: take a new snapshot`,
  );
}

function keep(tab: DriverTab, entries: readonly Entry[]): void {
  if (!watchedTabs.has(tab)) {
    watchedTabs.add(tab);
    // Another document is another page.
    tab.page.on("domcontentloaded", () => lastSnapshots.delete(tab));
  }
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (bytes <= KEPT_BYTES_MAX) lastSnapshots.set(tab, entries);
  else lastSnapshots.delete(tab);
}
