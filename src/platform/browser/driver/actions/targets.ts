import type { Locator, Page } from "playwright-core";
import { BrowserFault, type Target } from "../../actions.js";
import type { DriverTab } from "../driver-session.js";
import { BUSY } from "../snapshot/read-tree.js";
import { within } from "../time-limit.js";

/** Also as it stands in a snapshot. */
const REF = /^\[?(?:ref=)?((?:f\d+)?e\d+)\]?$/;
const FINDING_MS = 3_000;

/** The one element that a ref or a selector names. Rejects with fault `invalid` where it is not one. */
export async function locate(tab: DriverTab, target: Target): Promise<Locator> {
  const ref = REF.exec(target.trim())?.[1];
  return within(
    FINDING_MS,
    ref === undefined ? bySelector(tab.page, target) : byRef(tab.page, ref),
    BUSY,
  );
}

async function byRef(page: Page, ref: string): Promise<Locator> {
  const locator = page.getByRef(ref);
  if ((await countOf(locator)) === 1) return locator;
  // A snapshot of a part makes playwright forget the refs of the rest; elements keep theirs.
  await page.ariaSnapshotJSON({ mode: "ai", depth: 1, timeout: FINDING_MS });
  if ((await countOf(locator)) === 1) return locator;
  throw new BrowserFault("invalid", `ref ${ref} is not on the page any more: take a new snapshot`);
}

/** Playwright throws where the ref's frame is gone. */
function countOf(locator: Locator): Promise<number> {
  return locator.count().catch(() => 0);
}

async function bySelector(page: Page, selector: string): Promise<Locator> {
  const locator = page.locator(selector);
  let count: number;
  try {
    count = await locator.count();
  } catch {
    throw new BrowserFault(
      "invalid",
      "target must be a ref of the snapshot, such as e12, or a selector of CSS",
    );
  }
  if (count === 1) return locator;
  throw new BrowserFault(
    "invalid",
    count === 0
      ? "no element matches the selector: take a snapshot, and use a ref of it"
      : `the selector matches ${count} elements, and must match one: use a ref of the snapshot`,
  );
}
