import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { ActionReply, BrowserAction } from "../../../src/platform/browser/actions.js";
import { perform } from "../../../src/platform/browser/driver/actions/perform.js";
import { AccountPages } from "../../../src/platform/browser/driver/sessions/account-pages.js";
import { Session } from "../../../src/platform/browser/driver/sessions/session.js";

/** Pages by path; what is not a listener is the page itself. */
type Pages = Readonly<Record<string, string | RequestListener>>;

/** A session on a site; both are there while the tests of a suite run. */
export interface DrivenSite {
  readonly session: Session;
  readonly url: string;
  act(action: BrowserAction): Promise<ActionReply>;
  /** Goes to a path of the site. */
  open(path: string): Promise<ActionReply>;
}

/** Opens a session on a site of these pages before the tests of a suite, and closes the browser after them. */
export function driveSite(browser: Browser | undefined, pages: Pages): DrivenSite {
  let session: Session;
  let site: Awaited<ReturnType<typeof serveSite>>;
  beforeAll(async () => {
    site = await serveSite(pages);
    if (browser) session = await openSession(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  const act = (action: BrowserAction) => perform(session, action);
  return {
    get session() {
      return session;
    },
    get url() {
      return site.url;
    },
    act,
    open: (path) => act({ name: "navigate", url: site.url + path }),
  };
}

/** A session in a context of its own, with at most four tabs. */
export async function openSession(browser: Browser): Promise<Session> {
  const context = await browser.newContext({
    acceptDownloads: false,
    serviceWorkers: "block",
    viewport: { width: 1280, height: 720 },
  });
  return new Session(context, {
    name: { account: "someone", session: "first" },
    pages: new AccountPages(4, () => undefined),
    // No page here is to be ended for how often it does something.
    floods: {
      windowMs: 10_000,
      documentsMax: 1_000,
      movesMax: 1_000,
      consoleLinesMax: 10_000,
      requestsMax: 10_000,
    },
    sign: undefined,
    reasonOfCrash: () => undefined,
    onEnd: () => undefined,
  });
}

/** A site on loopback. */
export async function serveSite(
  pages: Pages,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const page = pages[new URL(request.url ?? "/", "http://site").pathname];
    if (typeof page === "function") return page(request, response);
    response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html" });
    response.end(page ?? "<h1>Not here</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
