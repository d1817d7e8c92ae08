import type { Config } from "../../platform/config/read-config.js";
import type { Needed } from "../../platform/parts/part.js";
import { fail, type Judgement, ok, reasonOf, textOf, warn } from "./finding.js";

/** What the server gives the launch and the picture: at its low priority, a busy machine takes that long. */
const START_MS_MAX = 25_000;
/** The end of a browser that does not turn any more takes five seconds of it. */
export const BROWSER_CHECK_MS_MAX = START_MS_MAX + 6_000;
const EMPTY_PAGE = {
  status: 200,
  headers: { "content-type": "text/html" },
  body: Buffer.from("<!doctype html><title>Doctor</title>"),
};
const UNCONFINED =
  "but without its sandbox, which wants a user that is not root and user namespaces: see The browser in docs/operations.md";

/** Starts the browser as the server would, and has it take a picture of an empty page. */
export async function checkBrowser(
  { browser }: Needed<"browser">,
  config: Config,
): Promise<Judgement> {
  const before = browser.status();
  if (before.state === "missing") {
    const named = textOf(config, "BROWSER_EXECUTABLE");
    if (named !== undefined) return fail(`nothing is at ${named}: correct BROWSER_EXECUTABLE`);
    return warn(`${before.reason}; without one pages are opened without scripts and pictures`);
  }
  const signal = AbortSignal.timeout(START_MS_MAX);
  try {
    await browser.capture({
      url: "http://localhost/",
      width: 320,
      height: 200,
      answer: async () => EMPTY_PAGE,
      signal,
    });
  } catch (error) {
    const late = `${before.source} took no picture within ${START_MS_MAX / 1_000} seconds: is this machine busy?`;
    if (signal.aborted) return warn(late);
    return fail(`${before.source} does not work: ${reasonOf(error)}`);
  }
  const status = browser.status();
  if (status.state !== "ready") return fail(status.reason);
  const says = `Chromium ${status.version ?? ""} of ${status.source} takes pictures`;
  return status.isSandboxed ? ok(`${says}, in its sandbox`) : warn(`${says}, ${UNCONFINED}`);
}
