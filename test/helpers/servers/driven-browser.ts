import type { ActionReply, BrowserAction } from "../../../src/platform/browser/actions.js";
import type { Browser } from "../../../src/platform/browser/browser.js";
import {
  type ExecutableSource,
  findExecutable,
} from "../../../src/platform/browser/executable/find-executable.js";
import {
  BrowserHost,
  type BrowserOptions,
} from "../../../src/platform/browser/host/browser-host.js";
import { USUAL_LIMITS } from "../../../src/platform/browser/host/usual-limits.js";

/** What the driver runs, as it was built: sources are not what Node can start. */
export const BUILT = new URL("../../../dist/", import.meta.url);

export interface DrivenBrowser extends Browser {
  /** What the browser logged as a warning. */
  readonly warnings: readonly string[];
  /** Does an action in a session; `someone` and `theirs` unless given. */
  run(action: BrowserAction, whose?: Partial<Whose>): Promise<ActionReply>;
}

interface Whose {
  readonly account: string;
  readonly session: string;
  readonly sign: (url: string) => Promise<Readonly<Record<string, string>>>;
  readonly signal: AbortSignal;
}

export interface DrivenOptions {
  readonly limits?: Partial<BrowserOptions["limits"]>;
  readonly source?: ExecutableSource | undefined;
  /** Which addresses a name has; this machine's unless given. */
  readonly judge?: BrowserOptions["judge"];
}

/** Whether there is a Chromium; says so where there is none. */
export function hasChromium(): boolean {
  const isThere = findExecutable(process.env.BROWSER_EXECUTABLE) !== undefined;
  if (!isThere) console.warn("Skipped: there is no Chromium on this machine.");
  return isThere;
}

/** The real browser with its driver; every name that it asks for is this machine unless the test says otherwise. */
export function driveBrowser(options: DrivenOptions = {}): DrivenBrowser {
  const { limits, judge = async () => ["127.0.0.1"] } = options;
  const source =
    "source" in options ? options.source : findExecutable(process.env.BROWSER_EXECUTABLE);
  const warnings: string[] = [];
  const browser = new BrowserHost({
    source,
    root: BUILT,
    judge,
    vouchedFor: [],
    log: { warn: (message: string) => void warnings.push(message) },
    onRestart: () => undefined,
    limits: {
      ...USUAL_LIMITS,
      pagesMax: 4,
      sessionsMax: 20,
      memoryBytesMax: 512 * 1_048_576,
      ...limits,
    },
  });
  return Object.assign(browser, {
    warnings,
    run: (action: BrowserAction, whose: Partial<Whose> = {}) =>
      browser.act({
        account: "someone",
        session: "theirs",
        signal: new AbortController().signal,
        ...whose,
        action,
      }),
  });
}
