import { type ChildProcess, fork } from "node:child_process";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { BrowserFault } from "../actions.js";
import type { ExecutableSource } from "../executable/find-executable.js";
import { killGroup } from "../executable/kill-group.js";
import { PROGRAM_FOLDERS, unpackedFolder } from "../executable/prepare.js";
import { type Answering, type Asking, type Message, openLine } from "../line.js";
import { inTime } from "../waiting.js";
import type { ChromiumFacts, DriverCalls, DriverSettings, ServerCalls } from "../wire.js";
import { makeDriverFolder } from "./driver-folder.js";

export interface DriverOptions {
  /** The folder of the built product. */
  readonly root: URL;
  readonly source: ExecutableSource;
  readonly settings: Omit<DriverSettings, "unpackedFolder" | "source">;
  readonly answering: Record<keyof ServerCalls, Answering[string]>;
  /** It ended by itself, or was lost. */
  readonly onExit: (process: DriverProcess) => void;
}

/** A driver at work. */
export interface DriverProcess {
  readonly pid: number | undefined;
  readonly ask: Asking<DriverCalls>;
  /** What Chromium was started as; rejects with BrowserFault `unavailable` where it was not. */
  readonly started: Promise<ChromiumFacts>;
  /** Ends it and Chromium; resolves when it is gone. */
  end(): Promise<void>;
  /** Chromium was started again, as something else than at first. */
  noteFacts(facts: ChromiumFacts): void;
  /** Ends it whatever it does, and Chromium with it. */
  kill(): void;
}

const ENTRY = "platform/browser/driver/entry.js";
/** Playwright takes some 60 MB of it; the rest holds what a page floods it with until it is ended. */
const HEAP_MIB_MAX = 512;
/** A packed browser is unpacked by the first start. */
const START_MS_MAX = 60_000;
const ENDING_MS_MAX = 5_000;

/** Starts a driver. It sees no variable of the server, whose environment may hold secrets. */
export function startDriver(options: DriverOptions): DriverProcess {
  const { root, source, settings, answering, onExit } = options;
  const home = makeDriverFolder();
  const child = fork(fileURLToPath(new URL(ENTRY, root)), [], {
    // A session of its own, so that what it computes is not taken from the server's share of the cores.
    detached: true,
    env: { PATH: PROGRAM_FOLDERS, HOME: home, TMPDIR: home, LANG: "C.UTF-8" },
    execArgv: [`--max-old-space-size=${HEAP_MIB_MAX}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const channel = {
    send: (message: Message, onSent: (error: Error | null) => void) =>
      void child.send(message, onSent),
    onMessage: (listener: (message: Message) => void) => void child.on("message", listener),
  };
  const line = openLine<DriverCalls>(channel, answering);
  let chromiumPid: number | undefined;
  const noteFacts = ({ pid }: ChromiumFacts) => {
    chromiumPid = pid;
  };
  const exit = new Promise((resolve) => {
    child.once("exit", resolve);
    child.once("error", resolve);
  });
  const gone = exit.then(async () => {
    line.close(new BrowserFault("lost", "the process that drives the browser ended"));
    // Left to itself, it would write to its folder again while it ends.
    killGroup(chromiumPid);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  });
  const start = line.ask.start({ ...settings, source, unpackedFolder: unpackedFolder() });
  const late = new BrowserFault("unavailable", "the browser does not start in time");
  const driver: DriverProcess = {
    pid: child.pid,
    ask: line.ask,
    started: inTime(START_MS_MAX, start, late),
    noteFacts,
    end: () => end(child, gone),
    kill: () => void child.kill("SIGKILL"),
  };
  // Whoever needs it waits for it.
  driver.started.then(noteFacts, () => undefined);
  // The driver is lost as soon as its process is.
  void exit.then(() => onExit(driver));
  return driver;
}

/** It ends with its channel; one that does not turn any more is ended by force. */
async function end(child: ChildProcess, gone: Promise<void>): Promise<void> {
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill("SIGKILL"), ENDING_MS_MAX);
  await gone;
  clearTimeout(timer);
}
