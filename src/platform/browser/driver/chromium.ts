import type { Browser, BrowserType, LaunchOptions } from "playwright-core";
import { BrowserFault } from "../actions.js";
import type { PreparedExecutable } from "../executable/prepare.js";
import { STARTS_MAX, StartLimit } from "../start-limit.js";
import type { ChromiumFacts } from "../wire.js";
import { chromiumFlags, UNWANTED_DEFAULT_FLAGS } from "./flags.js";
import { yieldSession } from "./priority.js";

export interface ChromiumOptions {
  readonly executable: PreparedExecutable;
  readonly onStart: (opened: OpenChromium) => void;
  /** It ended by itself; everything in it is gone. */
  readonly onLost: () => void;
}

/** One Chromium, started by its first use and again by the first one after it was lost. */
export interface Chromium {
  /** Rejects with BrowserFault `unavailable` where it cannot be started. */
  open(): Promise<OpenChromium>;
}

export interface OpenChromium {
  readonly browser: Browser;
  readonly facts: ChromiumFacts;
}

const LAUNCH_MS_MAX = 20_000;

export function createChromium({ executable, onStart, onLost }: ChromiumOptions): Chromium {
  let opening: Promise<OpenChromium> | undefined;
  const starts = new StartLimit();

  const launch = async () => {
    if (!starts.take()) {
      throw new BrowserFault("unavailable", `Chromium ended ${STARTS_MAX} times within a minute`);
    }
    const opened = await start(executable);
    opened.browser.on("disconnected", () => {
      opening = undefined;
      onLost();
    });
    onStart(opened);
    return opened;
  };

  return {
    open() {
      opening ??= launch().catch((error) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
  };
}

async function start({ executablePath, env }: PreparedExecutable): Promise<OpenChromium> {
  const { chromium } = await import("playwright-core");
  const options: LaunchOptions = {
    executablePath,
    env: { ...env },
    args: [...chromiumFlags()],
    ignoreDefaultArgs: UNWANTED_DEFAULT_FLAGS,
    timeout: LAUNCH_MS_MAX,
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  };
  try {
    const { browser, isSandboxed } = await launchSandboxed(chromium, options);
    const pid = await mainProcess(browser);
    if (pid !== undefined) yieldSession(pid);
    return { browser, facts: { version: browser.version(), isSandboxed, pid } };
  } catch (error) {
    throw new BrowserFault("unavailable", `Chromium cannot be started: ${reasonOf(error)}`);
  }
}

/** With its sandbox where the system lets it have one: not for root, nor without user namespaces. */
async function launchSandboxed(chromium: BrowserType, options: LaunchOptions) {
  if (process.getuid?.() !== 0) {
    try {
      const browser = await chromium.launch({ ...options, chromiumSandbox: true });
      return { browser, isSandboxed: true };
    } catch (error) {
      if (!/no usable sandbox|namespace|SUID sandbox/i.test(String(error))) throw error;
    }
  }
  const browser = await chromium.launch({ ...options, chromiumSandbox: false });
  return { browser, isSandboxed: false };
}

async function mainProcess(browser: Browser): Promise<number | undefined> {
  const protocol = await browser.newBrowserCDPSession();
  const { processInfo } = await protocol.send("SystemInfo.getProcessInfo");
  await protocol.detach();
  return processInfo.find(({ type }) => type === "browser")?.id;
}

/** The line in which Chromium says what is amiss, from among its whole log. */
function reasonOf(error: unknown): string {
  const lines = String(error).split("\n");
  const said = lines.find((line) => /error while loading|FATAL|ENOENT|EACCES|exitCode=/.test(line));
  return (said ?? lines[0] ?? "").trim().slice(0, 300);
}
