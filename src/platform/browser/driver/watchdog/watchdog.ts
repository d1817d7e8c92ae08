import type { Browser, CDPSession } from "playwright-core";
import { type ProcessUse, readProcess } from "./processes.js";
import { SharedMemory, type SharedMemoryOptions } from "./shared-memory.js";

export interface WatchdogLimits {
  readonly memoryBytesMax: number;
  readonly sharedBytesMax: number;
  readonly processorMsMax: number;
  readonly processorWindowMs: number;
}

export type WatchdogMeans = Omit<SharedMemoryOptions, "bytesMax">;

export interface Watchdog {
  /** Why the page that just crashed did, where this was the cause. */
  takeReason(): string | undefined;
  stop(): void;
}

interface Sample {
  readonly at: number;
  readonly processorMs: number;
}

const INTERVAL_MS = 1_000;
/** Pages had the browser keep a gigabyte within a second. */
const SHARED_MS = 200;
/** A page is told to have crashed well within this time. */
const REASON_MS = 3_000;
const BYTES_PER_MIB = 1_048_576;

/**
 * Kills renderers that take more memory, or more processor time within a window, than a page may.
 * One at a time, so that each crash is told its own reason. Does nothing where there is no /proc.
 */
export function watch(browser: Browser, limits: WatchdogLimits, means: WatchdogMeans): Watchdog {
  const history = new Map<number, Sample[]>();
  const shared = new SharedMemory({ ...means, bytesMax: limits.sharedBytesMax });
  let killed: { readonly reason: string; readonly at: number } | undefined;
  let protocol: CDPSession | undefined;
  let sharedPids: readonly number[] = [];

  const check = async () => {
    protocol ??= await browser.newBrowserCDPSession();
    const { processInfo } = await protocol.send("SystemInfo.getProcessInfo");
    const pidsOf = (isRenderer: boolean) =>
      processInfo.filter(({ type }) => (type === "renderer") === isRenderer).map(({ id }) => id);
    const pids = pidsOf(true);
    for (const pid of history.keys()) if (!pids.includes(pid)) history.delete(pid);
    for (const pid of pids) {
      const use = readProcess(pid);
      const reason = use && judge(use, samplesOf(pid, use), limits);
      if (reason === undefined || isUntold()) continue;
      killed = { reason, at: performance.now() };
      process.kill(pid, "SIGKILL");
    }
    sharedPids = pidsOf(false);
  };

  const isUntold = () => killed !== undefined && performance.now() - killed.at < REASON_MS;

  const samplesOf = (pid: number, { processorMs }: ProcessUse) => {
    const at = performance.now();
    const kept = (history.get(pid) ?? []).filter(
      (sample) => at - sample.at <= limits.processorWindowMs,
    );
    history.set(pid, [...kept, { at, processorMs }]);
    return kept;
  };

  const stops = [every(INTERVAL_MS, check), every(SHARED_MS, () => shared.check(sharedPids))];

  return {
    takeReason() {
      const reason = isUntold() ? killed?.reason : undefined;
      killed = undefined;
      return reason;
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Does something again and again, once at a time, until it is stopped. */
function every(ms: number, work: () => Promise<void>): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    // Chromium is gone, which is noticed elsewhere, or the process was.
    void work()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  }, ms);
  return () => clearInterval(timer);
}

function judge(
  use: ProcessUse,
  [oldest]: readonly Sample[],
  limits: WatchdogLimits,
): string | undefined {
  if (use.memoryBytes > limits.memoryBytesMax) {
    return `the page took more than ${limits.memoryBytesMax / BYTES_PER_MIB} MiB of memory`;
  }
  const usedMs = use.processorMs - (oldest?.processorMs ?? use.processorMs);
  if (usedMs <= limits.processorMsMax) return undefined;
  const seconds = limits.processorWindowMs / 1_000;
  return `the page computed for more than ${limits.processorMsMax / 1_000} of ${seconds} s`;
}
