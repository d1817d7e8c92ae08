import { setTimeout as sleep } from "node:timers/promises";
import type { DriverTab } from "../driver-session.js";
import type { Session } from "./session.js";

const WINDOW_MS = 250;
const ANSWER_MS_MAX = 1_000;

/** The session whose pages compute most at present; of those that do not answer, the newest. */
export async function busiestOf(sessions: readonly Session[]): Promise<Session | undefined> {
  const weighed = await Promise.all(
    sessions.map(async (session) => {
      const loads = await Promise.all(session.tabs.map(loadOf));
      return { session, load: Math.max(0, ...loads) };
    }),
  );
  return weighed.reduce<(typeof weighed)[number] | undefined>(
    (most, one) => (most === undefined || one.load >= most.load ? one : most),
    undefined,
  )?.session;
}

/** Processor time that the process of a page takes within the window, in seconds. */
async function loadOf(tab: DriverTab): Promise<number> {
  const before = await processorTime(tab);
  if (before === Number.POSITIVE_INFINITY) return before;
  await sleep(WINDOW_MS);
  return (await processorTime(tab)) - before;
}

/** Infinite where a page does not answer; a dialog has its page stand still. */
async function processorTime({ protocol, dialog }: DriverTab): Promise<number> {
  if (dialog !== undefined) return 0;
  const ask = async () => {
    await protocol.send("Performance.enable");
    const { metrics } = await protocol.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ProcessTime")?.value ?? 0;
  };
  const answer = ask().catch(() => 0);
  return Promise.race([answer, sleep(ANSWER_MS_MAX, Number.POSITIVE_INFINITY)]);
}
