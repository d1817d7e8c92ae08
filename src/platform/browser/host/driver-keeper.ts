import { setTimeout as sleep } from "node:timers/promises";
import { BrowserFault } from "../actions.js";
import type { BrowserStatus } from "../browser.js";
import type { ExecutableSource } from "../executable/find-executable.js";
import { STARTS_MAX, StartLimit } from "../start-limit.js";
import type { ChromiumFacts } from "../wire.js";
import { type DriverOptions, type DriverProcess, startDriver } from "./driver-process.js";

export interface KeeperOptions extends Omit<DriverOptions, "onExit" | "source"> {
  readonly source: ExecutableSource | undefined;
  /** Why there is none, and what to do. */
  readonly whyMissing: string;
  /** A driver that does not turn for so long is ended. */
  readonly silenceMs: number;
  /** The driver ended although nobody wanted it to. */
  readonly onLost: () => void;
}

export interface DriverKeeper {
  /** The driver with Chromium at work; rejects with BrowserFault `unavailable` where there is none. */
  open(): Promise<DriverProcess>;
  status(): BrowserStatus;
  noteFacts(facts: ChromiumFacts): void;
  /** Ends the driver, which the next use starts again. */
  end(): Promise<void>;
}

const PING_EVERY_MS_MAX = 5_000;

/** Starts the driver when it is needed, and again when it was lost; ends one that stands still. */
export function createDriverKeeper(options: KeeperOptions): DriverKeeper {
  const { source, whyMissing, onLost, silenceMs, ...given } = options;
  let driver: DriverProcess | undefined;
  let facts: ChromiumFacts | undefined;
  let failure: string | undefined;
  const starts = new StartLimit();

  const start = (found: ExecutableSource) => {
    if (!starts.take()) {
      throw new BrowserFault("unavailable", `the browser ended ${STARTS_MAX} times in a minute`);
    }
    const started = startDriver({
      ...given,
      source: found,
      onExit: () => {
        if (driver !== started) return;
        driver = undefined;
        onLost();
      },
    });
    void watchOver(started, silenceMs);
    return started;
  };

  return {
    async open() {
      if (source === undefined) throw new BrowserFault("unavailable", whyMissing);
      driver ??= start(source);
      const current = driver;
      try {
        facts = await current.started;
        failure = undefined;
        return current;
      } catch (error) {
        failure = (error as Error).message;
        if (driver === current) driver = undefined;
        await current.end();
        throw new BrowserFault("unavailable", failure);
      }
    },
    status() {
      if (source === undefined) return { state: "missing", reason: whyMissing };
      const { name } = source;
      if (failure !== undefined) return { state: "failed", source: name, reason: failure };
      if (facts === undefined) return { state: "ready", source: name };
      const { version, isSandboxed } = facts;
      return { state: "ready", source: name, version, isSandboxed };
    },
    noteFacts(told) {
      driver?.noteFacts(told);
      facts = told;
    },
    async end() {
      const current = driver;
      driver = undefined;
      await current?.end();
    },
  };
}

/** A page can keep playwright's process busy; one that does not answer any more is lost. */
async function watchOver(driver: DriverProcess, silenceMs: number): Promise<void> {
  const isStill = Symbol("no answer");
  // While it starts, it may unpack Chromium, and its event loop stands.
  await driver.started.catch(() => undefined);
  for (;;) {
    const ping = driver.ask.ping(undefined);
    const timer = new AbortController();
    const late = sleep(silenceMs, isStill, { ref: false, signal: timer.signal });
    late.catch(() => undefined);
    try {
      if ((await Promise.race([ping, late])) === isStill) return driver.kill();
    } catch {
      return;
    } finally {
      timer.abort();
    }
    await sleep(Math.min(silenceMs, PING_EVERY_MS_MAX), undefined, { ref: false });
  }
}
