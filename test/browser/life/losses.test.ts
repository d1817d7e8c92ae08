import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BUILT, driveBrowser, hasChromium } from "../../helpers/servers/driven-browser.js";
import { type PageServer, startPageServer } from "../../helpers/servers/page-server.js";
import { isRunning, processesBelow } from "../../helpers/servers/processes-below.js";

const RESTARTED =
  "The browser was restarted. Pages were opened again by their addresses; what was typed is lost.";
/** Until an action that was sent is being done. */
const UNDER_WAY_MS = 500;
const SERVER = fileURLToPath(new URL("server-that-browses.mjs", import.meta.url));
/** Where there is no /proc, processes cannot be told apart. */
const canLook = process.platform === "linux" && hasChromium();

describe.skipIf(!canLook)("a browser that is lost", () => {
  let server: PageServer;
  let site: string;
  let browser: ReturnType<typeof driveBrowser>;

  beforeEach(async () => {
    server = await startPageServer();
    site = server.url.replace("127.0.0.1", "site.test");
    for (const path of ["/", "/other"]) {
      server.pages.set(path, (request, reply) => {
        const seen = request.headers.cookie ?? "nothing";
        reply.setHeader("set-cookie", "who=me");
        reply.end(`<!doctype html><title>${path}</title><p>sent ${seen}</p><input>`);
      });
    }
  });
  afterEach(async () => {
    await browser?.close();
    await server.close();
  });

  const driverPid = () => {
    const drivers = processesBelow(process.pid).filter(({ command }) =>
      command.includes("browser/driver/entry.js"),
    );
    expect(drivers).toHaveLength(1);
    return drivers[0]!.pid;
  };
  const chromiumPids = (type?: "renderer") =>
    processesBelow(driverPid())
      .filter(({ command }) => /chromium/.test(command))
      .filter(({ command }) =>
        type ? command.includes(`--type=${type}`) : !/--type=/.test(command),
      )
      .map(({ pid }) => pid);

  it.each([
    ["Chromium", () => chromiumPids()],
    ["the driver", () => [driverPid()]],
  ])("opens pages again with their cookies when %s was killed", async (_name, findPids) => {
    browser = driveBrowser();
    await browser.run({ name: "navigate", url: site });
    await browser.run({ name: "tabs", action: "new", url: `${site}/other` });
    await browser.run({ name: "navigate", url: site }, { account: "other" });
    for (const pid of findPids()) process.kill(pid, "SIGKILL");
    await expect.poll(() => browser.stats().restarts).toBe(1);
    const reply = await browser.run({ name: "snapshot" });
    expect(reply.events).toEqual([RESTARTED]);
    expect(reply.tabs).toEqual([
      { title: "/", url: `${site}/`, isCurrent: false },
      { title: "/other", url: `${site}/other`, isCurrent: true },
    ]);
    expect(reply.snapshot?.text).toContain("sent who=me");
    expect(browser.warnings).toHaveLength(1);
    const other = await browser.run({ name: "tabs", action: "list" }, { account: "other" });
    expect(other.tabs).toHaveLength(1);
    expect(other.events).toEqual([RESTARTED]);
    const later = await browser.run({ name: "snapshot" });
    expect(later.events).toEqual([]);
  });

  it.each([
    ["Chromium", () => chromiumPids()],
    ["the driver", () => [driverPid()]],
  ])("reads again what was being read when %s was killed", async (_name, findPids) => {
    browser = driveBrowser();
    await browser.run({ name: "navigate", url: site });
    const waiting = browser.run({ name: "wait_for", text: "sent who=me", time: 20 });
    // The page has it only when it is loaded anew, with the cookie that it set.
    await sleep(UNDER_WAY_MS);
    for (const pid of findPids()) process.kill(pid, "SIGKILL");
    const reply = await waiting;
    expect(reply.events).toEqual([RESTARTED]);
    expect(reply.snapshot?.text).toContain("sent who=me");
    expect(browser.stats().restarts).toBe(1);
  });

  it.each([
    ["Chromium", () => chromiumPids(), "the browser ended unexpectedly"],
    ["the driver", () => [driverPid()], "the process that drives the browser ended"],
  ])("does nothing twice that was being done when %s was killed", async (_name, findPids, why) => {
    browser = driveBrowser();
    await browser.run({ name: "navigate", url: site });
    server.pages.set("/silent", () => undefined);
    const going = browser.run({ name: "navigate", url: `${site}/silent` });
    await expect.poll(() => server.asked.filter(({ url }) => url === "/silent").length).toBe(1);
    for (const pid of findPids()) process.kill(pid, "SIGKILL");
    await expect(going).rejects.toMatchObject({
      code: "lost",
      message: `${why}, and is started again: whether the action was done is not known; its pages are opened again by the next one`,
    });
    const { events, tabs } = await browser.run({ name: "snapshot" });
    expect(events).toEqual([RESTARTED]);
    expect(tabs).toEqual([{ title: "/", url: `${site}/`, isCurrent: true }]);
    expect(server.asked.filter(({ url }) => url === "/silent")).toHaveLength(1);
  });

  it("ends the one session whose page crashed", async () => {
    browser = driveBrowser();
    await browser.run({ name: "navigate", url: site }, { account: "other" });
    const before = new Set(chromiumPids("renderer"));
    await browser.run({ name: "navigate", url: site });
    for (const pid of chromiumPids("renderer")) if (!before.has(pid)) process.kill(pid, "SIGKILL");
    await expect.poll(() => browser.stats().sessions).toBe(1);
    await expect(browser.run({ name: "navigate", url: site })).rejects.toMatchObject({
      code: "session_ended",
      message: "the session is over: the page crashed, or ran out of memory",
    });
    const { tabs } = await browser.run({ name: "navigate", url: site });
    expect(tabs).toHaveLength(1);
    const { events } = await browser.run({ name: "snapshot" }, { account: "other" });
    expect(events).toEqual([]);
    expect(browser.stats().restarts).toBe(0);
  });

  it("says that cookies are lost which were too many to keep", async () => {
    browser = driveBrowser();
    server.pages.set("/many", (_request, reply) => {
      reply.end(
        "<!doctype html><script>for (let i = 0; i < 90; i++) document.cookie = 'c' + i + '=' + 'x'.repeat(3_500)</script>",
      );
    });
    await browser.run({ name: "navigate", url: `${site}/many` });
    process.kill(driverPid(), "SIGKILL");
    await expect.poll(() => browser.stats().restarts).toBe(1);
    const { events } = await browser.run({ name: "navigate", url: site });
    expect(events).toEqual([RESTARTED, "Cookies were too many to keep and are lost, too."]);
  });

  it("ends a driver that does not turn any more, and starts another one", async () => {
    browser = driveBrowser({ limits: { silenceMs: 500 } });
    await browser.run({ name: "navigate", url: site });
    const pid = driverPid();
    process.kill(pid, "SIGSTOP");
    await expect.poll(() => browser.stats().restarts).toBe(1);
    expect(isRunning(pid)).toBe(false);
    const { events } = await browser.run({ name: "snapshot" });
    expect(events).toEqual([RESTARTED]);
  });

  describe("and its folder", () => {
    const { TMPDIR: before = tmpdir() } = process.env;
    let folder: string;

    beforeEach(() => {
      folder = mkdtempSync(join(before, "browser-life-"));
      process.env.TMPDIR = folder;
    });
    afterEach(() => {
      process.env.TMPDIR = before;
      rmSync(folder, { recursive: true });
    });

    it("leaves no process and no file behind when the server is killed", async () => {
      const env = { SITE: site, BUILT_ROOT: BUILT.href, TMPDIR: folder };
      const killed = fork(SERVER, { env });
      expect(await once(killed, "message")).toEqual(["/", undefined]);
      const pids = processesBelow(killed.pid!).map(({ pid }) => pid);
      expect(pids.length).toBeGreaterThan(3);
      expect(readdirSync(folder)).toHaveLength(1);
      killed.kill("SIGKILL");
      await expect.poll(() => pids.filter(isRunning)).toEqual([]);
      await expect.poll(() => readdirSync(folder)).toEqual([]);
    });

    it("leaves no process and no file behind when the driver is killed", async () => {
      browser = driveBrowser();
      await browser.run({ name: "navigate", url: site });
      const pids = [driverPid(), ...processesBelow(driverPid()).map(({ pid }) => pid)];
      await browser.end({ account: "someone", session: "theirs" });
      process.kill(driverPid(), "SIGKILL");
      await expect.poll(() => pids.filter(isRunning)).toEqual([]);
      await expect.poll(() => readdirSync(folder)).toEqual([]);
    });

    it("leaves no process and no file behind when it is closed", async () => {
      browser = driveBrowser();
      await browser.run({ name: "navigate", url: site });
      const pids = [driverPid(), ...processesBelow(driverPid()).map(({ pid }) => pid)];
      await browser.close();
      await expect.poll(() => pids.filter(isRunning)).toEqual([]);
      expect(readdirSync(folder)).toEqual([]);
    });
  });

  it("hands no variable of the server to the driver and to Chromium", async () => {
    process.env.STRIPE_SECRET = "sesame-4711";
    try {
      browser = driveBrowser();
      await browser.run({ name: "navigate", url: site });
    } finally {
      delete process.env.STRIPE_SECRET;
    }
    const pids = [driverPid(), ...processesBelow(driverPid()).map(({ pid }) => pid)];
    for (const pid of pids) {
      expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toContain("sesame-4711");
    }
  });

  it("is less urgent than the server", async () => {
    browser = driveBrowser();
    await browser.run({ name: "navigate", url: site });
    expect(getPriority(driverPid())).toBeGreaterThan(getPriority());
  });
});
