import { setTimeout as wait } from "node:timers/promises";
import type { Request } from "playwright-core";
import type { DriverTab } from "../driver-session.js";

/** What a page does at once after an action, it begins within this time. */
const SETTLE_MS = 400;
const LOAD_MS = 5_000;
/** Their answers may change what the page shows; pictures and fonts are not waited for. */
const AWAITED_TYPES = new Set(["document", "stylesheet", "script", "xhr", "fetch"]);

/** Does something on a page, and waits for what the page loads because of it, at most some 6 s. */
export async function settleAfter(tab: DriverTab, work: () => Promise<void>): Promise<void> {
  const requests: Request[] = [];
  const note = (request: Request) => void requests.push(request);
  tab.page.on("request", note);
  try {
    await work();
    await wait(SETTLE_MS);
  } finally {
    tab.page.off("request", note);
  }
  if (requests.some((request) => isDocument(request))) {
    await loaded(tab);
    return;
  }
  const awaited = requests.filter((request) => AWAITED_TYPES.has(request.resourceType()));
  if (awaited.length === 0) return;
  const answers = awaited.map(async (request) => (await request.response())?.finished());
  await Promise.race([Promise.allSettled(answers), wait(LOAD_MS)]);
  await wait(SETTLE_MS);
}

/** Waits until the document has loaded with its parts; one that takes longer is shown as far as it is. */
export async function loaded(tab: DriverTab): Promise<void> {
  await tab.page.waitForLoadState("load", { timeout: LOAD_MS }).catch(() => undefined);
}

function isDocument(request: Request): boolean {
  return request.isNavigationRequest() && request.frame().parentFrame() === null;
}
