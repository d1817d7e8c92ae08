import { setTimeout as sleep } from "node:timers/promises";
import type { DriverTab } from "../driver-session.js";
import type { Session } from "./session.js";

/**
 * Whether the main thread of a page answers in time. A page that was told to pause does so with the
 * next script, so none is run for it. A dialog holds the thread, and that is no fault of the page.
 */
export async function answers({ dialog, protocol }: DriverTab, ms: number): Promise<boolean> {
  if (dialog !== undefined) return true;
  const answer = protocol.send("Runtime.getIsolateId").then(
    () => true,
    () => true,
  );
  return Promise.race([answer, sleep(ms, false)]);
}

/** Ends the session where one of the tabs does not answer in time. */
export async function demandAnswers(
  session: Session,
  tabs: readonly DriverTab[],
  graceMs: number,
): Promise<void> {
  const demand = async (tab: DriverTab) => {
    // While a document is on its way, Chromium keeps what a page is asked for the next one.
    if (tab.dialog === undefined) tab.protocol.send("Page.stopLoading").catch(() => undefined);
    if (await answers(tab, graceMs)) return;
    session.end("the page computed without end and did not answer any more");
  };
  await Promise.all(tabs.map(demand));
}
