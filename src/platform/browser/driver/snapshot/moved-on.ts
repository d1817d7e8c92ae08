import { BrowserFault } from "../../actions.js";
import type { DriverTab } from "../driver-session.js";

export const MOVED_ON = "the page went to another document meanwhile: take a new snapshot";

const TRIES_MAX = 3;
const LOAD_MS = 2_000;
/** How playwright and the protocol call what was begun in a document that is gone. */
const TOLD_BY =
  /context was destroyed|Cannot find context|Frame (?:was|has been) detached|No frame (?:for|with) given id|Inspected target navigated|because of a navigation/i;

/** Whether an error comes of a document that gave way to another one. */
export function hasMovedOn(error: unknown): boolean {
  return error instanceof Error && TOLD_BY.test(error.message);
}

/**
 * Reads something of a page. Where it goes to another document meanwhile, that one is read once it has loaded, at
 * most two times; then fault `failed`.
 */
export async function readSettled<T>(tab: DriverTab, read: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await read();
    } catch (error) {
      if (!hasMovedOn(error)) throw error;
      if (tries === TRIES_MAX) throw new BrowserFault("failed", MOVED_ON);
      // One that takes longer is read as far as it is.
      await tab.page.waitForLoadState("load", { timeout: LOAD_MS }).catch(() => undefined);
    }
  }
}
