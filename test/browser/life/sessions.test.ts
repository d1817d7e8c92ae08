import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BrowserAction } from "../../../src/platform/browser/actions.js";
import { findPacked } from "../../../src/platform/browser/executable/find-executable.js";
import { driveBrowser, hasChromium } from "../../helpers/servers/driven-browser.js";
import { type PageServer, startPageServer } from "../../helpers/servers/page-server.js";

/** Its headless shell blocks no windows. */
const packed = findPacked();
if (packed === undefined) console.warn("Skipped: npm left @sparticuz/chromium out.");

/** Answers a page of HTML. */
const html = (text: string) => (_request: unknown, reply: { end(text: string): unknown }) =>
  void reply.end(`<!doctype html>${text}`);

describe.skipIf(!hasChromium())("sessions of the browser", () => {
  let server: PageServer;
  let site: string;
  let browser: ReturnType<typeof driveBrowser>;
  /** For all tests that need no limits of their own: starting one takes longer than most of them. */
  const usual = driveBrowser();

  beforeEach(async () => {
    browser = usual;
    server = await startPageServer();
    site = server.url.replace("127.0.0.1", "site.test");
    server.pages.set("/", html("<title>Front</title><h1>Hello</h1>"));
  });
  afterEach(async () => {
    if (browser === usual) await endAll();
    else await browser.close();
    await server.close();
  });
  afterAll(() => usual.close());

  /** Leaves nothing open for the next test, and nothing to tell it. */
  async function endAll() {
    for (const account of ["someone", "other"]) {
      for (const session of ["theirs", "first", "second"]) await usual.end({ account, session });
    }
    await expect.poll(() => usual.stats()).toEqual({ sessions: 0, pages: 0, restarts: 0 });
  }

  it("opens a page, and says where Chromium comes from and what it is", async () => {
    const reply = await browser.run({ name: "navigate", url: site });
    expect(reply.tabs).toEqual([{ title: "Front", url: `${site}/`, isCurrent: true }]);
    expect(reply.httpStatus).toBe(200);
    expect(reply.snapshot?.text).toContain('heading "Hello"');
    expect(browser.status()).toMatchObject({
      state: "ready",
      version: expect.stringMatching(/^\d+\./),
      // Who is not root has a sandbox where the system allows user namespaces.
      isSandboxed: process.getuid?.() === 0 ? false : expect.any(Boolean),
    });
    await expect.poll(() => browser.stats()).toEqual({ sessions: 1, pages: 1, restarts: 0 });
  });

  describe("whose caller hung up", () => {
    /** What was given up would hold the turn for longer. */
    const TURN_MS = 12_000;
    const nextSnapshot = () =>
      Promise.race([
        browser.run({ name: "snapshot" }),
        sleep(TURN_MS, undefined, { ref: false }).then(() => {
          throw new Error("the turn is still held");
        }),
      ]);
    const hangUp = async (action: BrowserAction, isUnderWay: () => Promise<unknown>) => {
      const gone = new AbortController();
      const call = browser.run(action, { signal: gone.signal });
      await isUnderWay();
      gone.abort(new Error("hung up"));
      await expect(call).rejects.toThrow("hung up");
    };

    it("stop loading, and serve the next call", async () => {
      await browser.run({ name: "navigate", url: site });
      server.pages.set("/silent", () => undefined);
      const isAsked = () => expect.poll(() => server.asked.at(-1)?.url).toBe("/silent");
      await hangUp({ name: "navigate", url: `${site}/silent` }, isAsked);
      const { tabs } = await nextSnapshot();
      expect(tabs).toEqual([{ title: "Front", url: `${site}/`, isCurrent: true }]);
    });

    it.each([{ time: 20 }, { time: 20, text: "never" }])(
      "stop waiting for %j, and serve the next call",
      async (wanted) => {
        await browser.run({ name: "navigate", url: site });
        await hangUp({ name: "wait_for", ...wanted }, () => sleep(500));
        const { snapshot } = await nextSnapshot();
        expect(snapshot?.text).toContain('heading "Hello"');
      },
    );
  });

  it("keeps cookies and storage of sessions apart, also of one account", async () => {
    server.pages.set(
      "/store",
      html("<script>document.cookie='who=me';localStorage.who='me'</script>"),
    );
    server.pages.set(
      "/read",
      html(
        "<p id=p></p><script>p.textContent='cookie '+document.cookie+' storage '+localStorage.who</script>",
      ),
    );
    const read = async (whose: { account?: string; session?: string }) => {
      const reply = await browser.run({ name: "navigate", url: `${site}/read` }, whose);
      return reply.snapshot?.text;
    };
    await browser.run({ name: "navigate", url: `${site}/store` });
    expect(await read({})).toContain("cookie who=me storage me");
    for (const whose of [{ account: "other" }, { session: "second" }]) {
      expect(await read(whose)).toContain("cookie storage undefined");
    }
  });

  it("opens at most so many pages for an account, over all its sessions", async () => {
    browser = driveBrowser({ limits: { pagesMax: 2 } });
    await browser.run({ name: "navigate", url: site });
    await browser.run({ name: "navigate", url: site }, { session: "second" });
    await expect(browser.run({ name: "tabs", action: "new" })).rejects.toMatchObject({
      code: "busy",
      message: "an account may have 2 pages open at once: close one first",
    });
    await expect(
      browser.run({ name: "navigate", url: site }, { session: "third" }),
    ).rejects.toMatchObject({
      code: "busy",
      message: "an account may have 2 sessions: try again in a minute",
    });
    const other = await browser.run({ name: "navigate", url: site }, { account: "other" });
    expect(other.tabs).toHaveLength(1);
    await browser.run({ name: "tabs", action: "close", index: 0 });
    const again = await browser.run({ name: "navigate", url: site });
    expect(again.tabs).toHaveLength(1);
  });

  it.skipIf(!packed)("closes windows beyond the cap that a page opens, and says so", async () => {
    browser = driveBrowser({ source: packed, limits: { pagesMax: 2 } });
    server.pages.set("/popups", html("<script>for (let i=0;i<4;i++) open('/')</script>"));
    const opened = await browser.run({ name: "navigate", url: `${site}/popups` });
    await expect.poll(() => browser.stats().pages).toBe(2);
    const reply = await browser.run({ name: "snapshot" });
    expect(reply.tabs).toHaveLength(2);
    expect([...opened.events, ...reply.events]).toContainEqual(
      expect.stringMatching(
        /^A window that the page opened was closed: at most 2 pages may be open\.( \([23] times\))?$/,
      ),
    );
  });

  it("makes room by ending the session that was idle longest, and else is busy", async () => {
    browser = driveBrowser({ limits: { sessionsMax: 1, yieldsAfterMs: 0 } });
    await browser.run({ name: "navigate", url: site });
    await browser.run({ name: "navigate", url: site }, { account: "other" });
    await expect(browser.run({ name: "snapshot" })).rejects.toMatchObject({
      code: "session_ended",
      message: "the session is over: it was idle and made room for another one",
    });
    await browser.close();

    browser = driveBrowser({ limits: { sessionsMax: 1 } });
    await browser.run({ name: "navigate", url: site });
    await expect(
      browser.run({ name: "navigate", url: site }, { account: "other" }),
    ).rejects.toMatchObject({
      code: "busy",
      message: "there are 1 sessions, all of them in use: try again in a minute",
    });
  });

  it("lets 8 actions of a session wait, and does them in turn", async () => {
    const actions = Array.from({ length: 9 }, (_, index) =>
      browser.run({ name: "navigate", url: `${site}/?${index}` }).then(
        ({ tabs }) => tabs[0]?.url,
        (error) => error.message,
      ),
    );
    expect(await Promise.all(actions)).toEqual([
      ...Array.from({ length: 8 }, (_, index) => `${site}/?${index}`),
      "8 actions of the session wait already",
    ]);
  });

  it("ends a session without actions, which the next one says or begins anew after", async () => {
    browser = driveBrowser({ limits: { idleMs: 200 } });
    await browser.run({ name: "navigate", url: site });
    await expect.poll(() => browser.stats()).toMatchObject({ sessions: 0, pages: 0 });
    await expect(browser.run({ name: "snapshot" })).rejects.toMatchObject({
      code: "session_ended",
      message: "the session is over: it was idle for 0.2 s",
    });
    await browser.run({ name: "navigate", url: site });
    await expect.poll(() => browser.stats()).toMatchObject({ sessions: 0, pages: 0 });
    const { events } = await browser.run({ name: "navigate", url: site });
    expect(events).toEqual(["The session before is over: it was idle for 0.2 s."]);
  });

  it("ends a session that is closed, with its pages and its cookies", async () => {
    server.pages.set("/store", html("<script>document.cookie='who=me'</script>"));
    await browser.run({ name: "navigate", url: `${site}/store` });
    await browser.end({ account: "someone", session: "theirs" });
    await expect.poll(() => browser.stats()).toMatchObject({ sessions: 0, pages: 0 });
    await browser.run({ name: "navigate", url: site });
    expect(server.asked.at(-1)?.headers.cookie).toBeUndefined();
  });

  it("gives the pages of a session back that is closed during its first action", async () => {
    server.pages.set("/slow", (_request, reply) => void setTimeout(() => reply.end("slow"), 1_000));
    await browser.run({ name: "navigate", url: site }, { session: "first" });
    const navigation = browser.run({ name: "navigate", url: `${site}/slow` });
    await expect.poll(() => browser.stats().pages).toBe(2);
    await browser.end({ account: "someone", session: "theirs" });
    await navigation.catch(() => undefined);
    await expect.poll(() => browser.stats()).toMatchObject({ sessions: 1, pages: 1 });
  });

  it("ends the driver when nothing needs it, and starts it again", async () => {
    browser = driveBrowser({ limits: { idleMs: 100, driverIdleMs: 100 } });
    const { processesBelow } = await import("../../helpers/servers/processes-below.js");
    const all = () =>
      processesBelow(process.pid).filter(({ command }) => command.includes("driver/entry.js"));
    const others = all().map(({ pid }) => pid);
    const drivers = () => all().filter(({ pid }) => !others.includes(pid));
    await browser.run({ name: "navigate", url: site });
    expect(drivers()).toHaveLength(1);
    await expect.poll(drivers).toHaveLength(0);
    await browser.run({ name: "navigate", url: site });
    expect(browser.stats().restarts).toBe(0);
  });

  it("lets pages stand still that nothing is done with, and wakes them for the next action", async () => {
    browser = driveBrowser({ limits: { freezeAfterMs: 100 } });
    server.pages.set("/", html("<script>setInterval(() => fetch('/tick'), 20)</script>"));
    await browser.run({ name: "navigate", url: site });
    const ticks = () => server.asked.filter(({ url }) => url === "/tick").length;
    const ticksWithin = async (ms: number) => {
      const before = ticks();
      await sleep(ms);
      return ticks() - before;
    };
    await expect.poll(() => ticksWithin(300)).toBe(0);
    const frozenAt = ticks();
    await browser.run({ name: "snapshot" });
    await expect.poll(ticks).toBeGreaterThan(frozenAt);
  });

  it("signs documents alone, each of them, also after a redirect", async () => {
    server.pages.set("/from", (_request, reply) => {
      reply.writeHead(302, { location: "/to" }).end();
    });
    server.pages.set("/to", html("<img src=/picture>"));
    const sign = async (url: string) => ({ "x-signed": new URL(url).pathname });
    await browser.run({ name: "navigate", url: `${site}/from` }, { sign });
    await expect.poll(() => server.asked.map(({ url }) => url)).toContain("/picture");
    const signatures = server.asked.map(({ url, headers }) => [url, headers["x-signed"]]);
    expect(signatures).toEqual(
      expect.arrayContaining([
        ["/from", "/from"],
        ["/to", "/to"],
        ["/picture", undefined],
      ]),
    );
  });

  it("does not do what nobody waits for any more", async () => {
    const reason = new Error("gone");
    const order = { account: "someone", session: "theirs", signal: AbortSignal.abort(reason) };
    await expect(browser.act({ ...order, action: { name: "navigate", url: site } })).rejects.toBe(
      reason,
    );
    const reply = await browser.run({ name: "tabs", action: "list" });
    expect(reply.tabs).toEqual([]);
    expect(server.asked).toEqual([]);
  });
});
