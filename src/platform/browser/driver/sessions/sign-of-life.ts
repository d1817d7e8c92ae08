import { setTimeout as sleep } from "node:timers/promises";
import type { DriverTab } from "../driver-session.js";
import type { Session } from "./session.js";

/** A page that stays silent for so many times its grace while Chromium is slow is not blamed for it. */
const GRACES_MAX = 4;
/** Chromium's own answer takes a few milliseconds where it has a core and no queue. */
const PROMPT_MS = 500;

/** Whether the main thread of a page answers in time. */
export function answers(tab: DriverTab, ms: number): Promise<boolean> {
  return isWithin(ms, answerOf(tab));
}

/**
 * Ends the session where one of the tabs does not answer in time. On a busy machine, or while another
 * page floods Chromium, everybody waits: a page is to blame where Chromium itself answers at once
 * before and after.
 */
export async function demandAnswers(
  session: Session,
  tabs: readonly DriverTab[],
  graceMs: number,
): Promise<void> {
  const demand = async (tab: DriverTab) => {
    // While a document is on its way, Chromium keeps what a page is asked for the next one.
    if (tab.dialog === undefined) tab.protocol.send("Page.stopLoading").catch(() => undefined);
    const answer = answerOf(tab);
    const askChromium = () => isWithin(PROMPT_MS, answerOfChromium(session));
    let isPrompt = await askChromium();
    for (let graces = 0; graces < GRACES_MAX; graces += 1) {
      if (await isWithin(graceMs, answer)) return;
      const wasPrompt = isPrompt;
      isPrompt = await askChromium();
      if (!wasPrompt || !isPrompt) continue;
      session.end("the page computed without end and did not answer any more");
      return;
    }
  };
  await Promise.all(tabs.map(demand));
}

/**
 * A page that was told to pause does so with the next script, so none is run for it. A dialog holds
 * the thread, and that is no fault of the page.
 */
async function answerOf({ dialog, protocol }: DriverTab): Promise<void> {
  if (dialog !== undefined) return;
  await protocol.send("Runtime.getIsolateId").catch(() => undefined);
}

async function answerOfChromium({ context }: Session): Promise<void> {
  const protocol = await context.browser()?.newBrowserCDPSession();
  await protocol?.detach();
}

/** One that fails is one, too: what is gone keeps nobody waiting. */
function isWithin(ms: number, answer: Promise<void>): Promise<boolean> {
  const come = answer.then(
    () => true,
    () => true,
  );
  return Promise.race([come, sleep(ms, false)]);
}
