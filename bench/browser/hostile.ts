import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserAgent, ToolAnswer } from "../../test/helpers/browser-agent.js";
import { hostilePages } from "../../test/helpers/servers/site/site.js";
import { print, quantile, timed } from "./figures.js";
import { type HealthFigure, watchHealth } from "./health.js";
import type { BenchHouse } from "./house.js";
import { mainThreadMs, processesBelow, proportionalMb } from "./processes.js";

const NEIGHBOUR_EVERY_MS = 250;
const MEMORY_EVERY_MS = 500;
const TRIES_MAX = 5;
const SETTLE_MS = 500;

/** What a visit of one hostile page came to. */
interface Visit {
  readonly page: string;
  readonly steps: readonly Step[];
  /** Whether the session, or one that begins anew, could go to a calm page afterwards. */
  readonly isUsable: boolean;
  readonly health: HealthFigure;
  readonly neighbour: readonly number[];
  readonly neighbourFaults: readonly string[];
  readonly peakMb: number;
  /** How long the main thread of the server ran meanwhile and waited for a core, as shares of the time. */
  readonly mainThread: MainThread;
}

interface MainThread {
  readonly ran: number;
  readonly waited: number;
}

interface Step {
  readonly tool: string;
  readonly ms: number;
  readonly answer: ToolAnswer;
}

/** What a caller does with a page, one call after another. */
const calls: readonly (readonly [tool: string, args: (seen: string) => object | undefined])[] = [
  ["snapshot", () => ({})],
  [
    "click",
    (seen) => {
      const ref = /- button "Go"[^\n]*\[ref=(\w+)\]/.exec(seen)?.[1];
      return ref ? { target: ref } : undefined;
    },
  ],
  ["take_screenshot", () => ({})],
  ["wait_for", () => ({ time: 2 })],
  ["find", () => ({ text: "Row 4999" })],
  ["extract", () => ({})],
  ["snapshot", () => ({})],
];

/** Prints what becomes of sessions that visit hostile pages, of `/health` and of a neighbour. */
export async function benchHostile(house: BenchHouse, wanted: readonly string[]): Promise<void> {
  const visitor = await house.connect();
  const neighbour = await house.connect();
  const health = watchHealth(Number(new URL(house.server.url).port));
  const visits: Visit[] = [];
  const pages = hostilePages().filter(
    (page) => wanted.length === 0 || wanted.some((name) => page.includes(name)),
  );
  try {
    await comesToCalm(neighbour, house.site.url);
    await sleep(2_000);
    printHealth("nothing", await health.take());
    for (const page of pages) {
      const visit = await visitPage({ house, visitor, neighbour, health }, page);
      visits.push(visit);
      printVisit(visit);
    }
  } finally {
    health.stop();
  }
  printSums(visits);
}

interface Bench {
  readonly house: BenchHouse;
  readonly visitor: BrowserAgent;
  readonly neighbour: BrowserAgent;
  readonly health: ReturnType<typeof watchHealth>;
}

async function visitPage(bench: Bench, page: string): Promise<Visit> {
  const { house, visitor, neighbour, health } = bench;
  const { pid } = house.server.process;
  // What it lost to the page before was counted there.
  await comesToCalm(neighbour, house.site.url);
  await health.take();
  const startedAt = performance.now();
  const before = mainThreadMs(pid);
  const watch = watchNeighbour(bench);
  const steps = await walk(visitor, house.site.url + page);
  const { times, faults, peakMb } = await watch.stop();
  const mainThread = shareSince(before, mainThreadMs(pid), performance.now() - startedAt);
  const figure = await health.take();
  const isUsable = await comesToCalm(visitor, house.site.url);
  await visitor.call("close");
  await sleep(SETTLE_MS);
  return {
    page,
    steps,
    isUsable,
    health: figure,
    neighbour: times,
    neighbourFaults: faults,
    peakMb,
    mainThread,
  };
}

function shareSince(before: MainThread, after: MainThread, ms: number): MainThread {
  return { ran: (after.ran - before.ran) / ms, waited: (after.waited - before.waited) / ms };
}

/** Goes to a page and does what callers do, until something fails. */
async function walk(visitor: BrowserAgent, url: string): Promise<Step[]> {
  const steps: Step[] = [];
  const step = async (tool: string, args: object) => {
    const [ms, answer] = await timed(() => visitor.call(tool, { ...args }).catch(noAnswer));
    steps.push({ tool, ms, answer });
    return answer;
  };
  let seen = (await step("navigate", { url })).snapshot;
  for (const [tool, argsOf] of calls) {
    if (steps.some(({ answer }) => isEnd(answer))) break;
    const args = argsOf(seen);
    if (args) seen = (await step(tool, args)).snapshot || seen;
  }
  return steps;
}

/** What a caller has who waited in vain. */
function noAnswer(error: unknown): ToolAnswer {
  return { isError: true, text: `NO ANSWER: ${String(error)}`, snapshot: "", image: undefined };
}

/** Whether the session is over. */
function isEnd({ isError, text }: ToolAnswer): boolean {
  return isError && /session (was |has )?(ended|closed)|is over/i.test(text);
}

function watchNeighbour({ house, neighbour }: Bench) {
  const times: number[] = [];
  const faults: string[] = [];
  let peakMb = 0;
  let isOver = false;
  const call = async () => {
    while (!isOver) {
      const [ms, { isError, text }] = await timed(() => neighbour.call("snapshot").catch(noAnswer));
      times.push(ms);
      if (isError || !text.includes("A calm page")) faults.push(firstLine(text));
      await sleep(NEIGHBOUR_EVERY_MS);
    }
  };
  const weigh = async () => {
    while (!isOver) {
      peakMb = Math.max(peakMb, proportionalMb(processesBelow(house.server.process.pid)));
      await sleep(MEMORY_EVERY_MS);
    }
  };
  const done = Promise.all([call(), weigh()]);
  return {
    async stop() {
      isOver = true;
      await done;
      return { times, faults, peakMb };
    },
  };
}

async function comesToCalm(agent: BrowserAgent, site: string): Promise<boolean> {
  for (let tried = 0; tried < TRIES_MAX; tried += 1) {
    const answer = await agent.call("navigate", { url: `${site}/calm.html` }).catch(noAnswer);
    if (!answer.isError && answer.snapshot.includes("A calm page")) return true;
    console.log(`  not yet on a calm page: ${firstLine(answer.text)}`);
    // What asks and asks cannot be left otherwise.
    if (answer.text.includes("dialog waits")) await agent.call("close");
  }
  return false;
}

function printVisit(visit: Visit): void {
  const { page, steps, isUsable, health, neighbour, neighbourFaults, peakMb, mainThread } = visit;
  const slowest = steps.reduce((one, other) => (other.ms > one.ms ? other : one));
  const totalMs = steps.reduce((sum, { ms }) => sum + ms, 0);
  const failed = steps.filter(({ answer }) => answer.isError);
  const end = steps.find(({ answer }) => isEnd(answer));
  const outcome = end ? "session ended" : failed.length > 0 ? "told, goes on" : "served";
  console.log(
    `\n${page}: ${outcome} after ${(totalMs / 1_000).toFixed(1)} s${isUsable ? "" : ", NOT USABLE AFTERWARDS"}`,
  );
  for (const { tool, ms, answer } of failed) {
    console.log(`  ${tool}, ${(ms / 1_000).toFixed(1)} s: ${firstLine(answer.text)}`);
  }
  console.log(
    `  slowest call ${slowest.tool}, ${(slowest.ms / 1_000).toFixed(1)} s; peak ${peakMb.toFixed(0)} MiB; main thread ran ${percent(mainThread.ran)}, waited for a core ${percent(mainThread.waited)}`,
  );
  printHealth("  /health", health);
  console.log(
    `  neighbour p50 ${quantile(neighbour, 0.5).toFixed(0)} ms, max ${Math.max(...neighbour).toFixed(0)} ms, ${neighbourFaults.length} faults of ${neighbour.length} ${neighbourFaults[0] ?? ""}`,
  );
}

function printHealth(name: string, { p50, p99, max, failed, lateP99 }: HealthFigure): void {
  const figures = [p50, p99, max].map((ms) => ms.toFixed(1)).join(" / ");
  console.log(
    `${name} p50/p99/max ${figures} ms, ${failed} failed; the caller itself was late by ${lateP99.toFixed(1)} ms (p99)`,
  );
}

function printSums(visits: readonly Visit[]): void {
  const times = visits.flatMap(({ health }) => health.times);
  console.log("");
  print("hostile pages", visits.length, "");
  print(
    "sessions that could not be used again",
    visits.filter(({ isUsable }) => !isUsable).length,
    "",
    "0 wanted",
  );
  print("/health meanwhile, p50", quantile(times, 0.5), "ms");
  print("/health meanwhile, p99", quantile(times, 0.99), "ms", "< 50");
  print(
    "/health meanwhile, the largest p99 of a page",
    Math.max(...visits.map(({ health }) => health.p99)),
    "ms",
  );
  print(
    "the slowest call",
    Math.max(...visits.flatMap(({ steps }) => steps.map(({ ms }) => ms))),
    "ms",
  );
  print("memory at the peak (PSS)", Math.max(...visits.map(({ peakMb }) => peakMb)), "MiB");
  print(
    "neighbour's calls that failed",
    visits.reduce((sum, { neighbourFaults }) => sum + neighbourFaults.length, 0),
    "",
    "0 wanted",
  );
  print(
    "neighbour's calls, p99",
    quantile(
      visits.flatMap(({ neighbour }) => neighbour),
      0.99,
    ),
    "ms",
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function firstLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").slice(0, 300);
}
