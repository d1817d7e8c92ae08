import { Type } from "@sinclair/typebox";
import { count } from "../config/variables.js";
import { definePart } from "../parts/part.js";
import type { Browser } from "./browser.js";
import { findExecutable, MISNAMED_BROWSER, MISSING_BROWSER } from "./executable/find-executable.js";
import { BrowserHost } from "./host/browser-host.js";
import { USUAL_LIMITS } from "./host/usual-limits.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly browser: Browser;
  }
}

const HTTP_PORT = 80;
const BYTES_PER_MIB = 1_048_576;

export const part = definePart({
  name: "browser",
  needs: ["log", "metrics", "pageGuard", "vouchedNetworks", "threadCode"],
  config: {
    BROWSER_EXECUTABLE: Type.Optional(
      Type.String({
        group: "machine",
        pattern: "^/",
        expected: "an absolute path",
        shownDefault: "the system's, else the optional package's",
        description: "the Chromium that pages are opened in",
      }),
    ),
    BROWSER_MAX_PAGES: count("machine", 4, 1, "pages that an account may have open", 100),
    BROWSER_MAX_SESSIONS: count("machine", 20, 1, "sessions of the browser at once", 1_000),
    BROWSER_MEMORY_MB: count("machine", 512, 64, "memory of one page of the browser", 16_384),
  },
  create({ log, metrics, pageGuard, vouchedNetworks, threadCode }, settings) {
    const onRestart = metrics.counter({
      name: "gatehouse_browser_restarts_total",
      help: "Times that the browser ended by itself and was started again",
    });
    const browser = new BrowserHost({
      source: findExecutable(settings.BROWSER_EXECUTABLE),
      whyMissing: settings.BROWSER_EXECUTABLE === undefined ? MISSING_BROWSER : MISNAMED_BROWSER,
      root: threadCode.root,
      judge: ({ host, port }) =>
        pageGuard.addressesOf({
          protocol: port === HTTP_PORT ? "http:" : "https:",
          hostname: host,
          port: String(port),
        }),
      vouchedFor: vouchedNetworks.map(([base, prefix]) => `${base}/${prefix}`),
      log,
      onRestart: () => onRestart({}),
      limits: {
        ...USUAL_LIMITS,
        pagesMax: settings.BROWSER_MAX_PAGES,
        sessionsMax: settings.BROWSER_MAX_SESSIONS,
        memoryBytesMax: settings.BROWSER_MEMORY_MB * BYTES_PER_MIB,
      },
    });
    metrics.gauge(
      "gatehouse_browser_sessions",
      "Sessions of the browser",
      () => browser.stats().sessions,
    );
    metrics.gauge("gatehouse_browser_pages", "Pages that are open", () => browser.stats().pages);
    return browser;
  },
  close: (browser) => browser.close(),
});
