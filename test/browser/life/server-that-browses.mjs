// A process that has the browser open a page, and is killed by the test amid its life.
import { env } from "node:process";

const built = new URL(env.BUILT_ROOT);
const { BrowserHost } = await import(new URL("platform/browser/host/browser-host.js", built));
const { USUAL_LIMITS } = await import(new URL("platform/browser/host/usual-limits.js", built));
const { findExecutable } = await import(
  new URL("platform/browser/executable/find-executable.js", built)
);
const browser = new BrowserHost({
  source: findExecutable(undefined),
  judge: async () => ["127.0.0.1"],
  vouchedFor: [],
  log: { warn: () => undefined },
  onRestart: () => undefined,
  limits: { ...USUAL_LIMITS, pagesMax: 4, sessionsMax: 20, memoryBytesMax: 2 ** 29 },
});
const { tabs } = await browser.act({
  account: "someone",
  session: "theirs",
  action: { name: "navigate", url: env.SITE },
  signal: new AbortController().signal,
});
process.send(tabs[0].title);
