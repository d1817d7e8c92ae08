import type { Locator } from "playwright-core";
import { type Entry, entriesOf } from "../../../../engines/aria-snapshot/entries.js";
import type { AriaTree } from "../../../../engines/aria-snapshot/tree.js";
import { BrowserFault } from "../../actions.js";
import type { DriverTab } from "../driver-session.js";
import { within } from "../time-limit.js";
import { readSettled } from "./moved-on.js";
import { weighPage } from "./page-weight.js";

export interface TreeOptions {
  /** The root; the whole page unless given. */
  readonly root?: Locator | undefined;
  readonly depth?: number | undefined;
  readonly boxes?: boolean | undefined;
}

/** Reading so many takes Chromium about 2 s, and the driver 0.5 s and 20 MB. */
export const ELEMENTS_MAX = 40_000;
export const CHARACTERS_MAX = 4_000_000;
const WEIGHING_MS = 5_000;
const READING_MS = 6_000;
/** Playwright's own limit comes first where it works. */
const GRACE_MS = 500;
export const BUSY = "the page does not answer: its scripts keep it busy";
const counted = new Intl.NumberFormat("en");

/** The lines of a page's accessibility tree, frames included. Rejects with BrowserFault. */
export function readTree(tab: DriverTab, options: TreeOptions = {}): Promise<Entry[]> {
  // Another document does not have the root.
  return options.root ? readOnce(tab, options) : readSettled(tab, () => readOnce(tab, options));
}

async function readOnce(tab: DriverTab, options: TreeOptions): Promise<Entry[]> {
  const { root = tab.page, depth, boxes } = options;
  await within(WEIGHING_MS, refuseTooMuch(tab, options.root), BUSY);
  const shape = {
    mode: "ai" as const,
    timeout: READING_MS,
    ...(depth === undefined ? {} : { depth }),
    ...(boxes === undefined ? {} : { boxes }),
  };
  const tree = await within(READING_MS + GRACE_MS, root.ariaSnapshotJSON(shape), BUSY);
  return entriesOf(tree as unknown as AriaTree);
}

async function refuseTooMuch(tab: DriverTab, root: Locator | undefined): Promise<void> {
  const { elements, characters } = await weighPage(tab);
  if (characters > CHARACTERS_MAX) throw tooMuch(characters, CHARACTERS_MAX, "characters");
  if (elements <= ELEMENTS_MAX) return;
  const wanted = root ? await root.locator("*").count() : elements;
  if (wanted > ELEMENTS_MAX) throw tooMuch(wanted, ELEMENTS_MAX, "elements");
}

function tooMuch(count: number, countMax: number, what: string): BrowserFault {
  return new BrowserFault(
    "failed",
    `there are ${counted.format(count)} ${what}, and a snapshot is made of at most ` +
      `${counted.format(countMax)}: give a selector of a part as target, or use browser_extract`,
  );
}
