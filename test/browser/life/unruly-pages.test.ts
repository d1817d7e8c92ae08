import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findPacked } from "../../../src/platform/browser/executable/find-executable.js";
import { driveBrowser, hasChromium } from "../../helpers/servers/driven-browser.js";
import { type PageServer, startPageServer } from "../../helpers/servers/page-server.js";
import { processesBelow } from "../../helpers/servers/processes-below.js";

const packed = findPacked();
if (packed === undefined) console.warn("Skipped: npm left @sparticuz/chromium out.");

describe.skipIf(!hasChromium())("a page that does not behave", () => {
  let server: PageServer;
  let site: string;
  let browser: ReturnType<typeof driveBrowser>;

  beforeEach(async () => {
    server = await startPageServer();
    site = server.url.replace("127.0.0.1", "site.test");
    serve("/", "<h1>Good</h1>");
  });
  afterEach(async () => {
    await browser.close();
    await server.close();
  });

  const serve = (path: string, text: string) =>
    void server.pages.set(path, (_request, reply) => void reply.end(`<!doctype html>${text}`));

  /** Opens the page beside a good one of somebody else, and answers why its session ended. */
  const endOf = async (script: string) => {
    serve("/bad", `<script>${script}</script>`);
    await browser.run({ name: "navigate", url: site }, { account: "other" });
    const tell = (error: { code: string; message: string }) => [error.code, error.message];
    const opened = browser.run({ name: "navigate", url: `${site}/bad` }).then(() => [], tell);
    await expect.poll(() => browser.stats().sessions).toBe(1);
    const [code, message] = await opened;
    // What ended meanwhile is told by the next reply.
    const told =
      code === "session_ended"
        ? [code, message]
        : await browser.run({ name: "navigate", url: site }).then(() => [], tell);
    const good = await browser.run({ name: "snapshot" }, { account: "other" });
    expect(good.events).toEqual([]);
    expect(good.snapshot?.text).toContain("Good");
    expect(browser.stats().restarts).toBe(0);
    expect(told[0]).toBe("session_ended");
    return told[1];
  };

  it("ends its session when it takes too much memory", async () => {
    browser = driveBrowser({ limits: { memoryBytesMax: 200 * 1_048_576 } });
    const script =
      "const kept=[];setInterval(() => kept.push(new Uint8Array(20_000_000).fill(1)), 50)";
    expect(await endOf(script)).toBe(
      "the session is over: the page took more than 200 MiB of memory",
    );
  });

  it("ends its session when it computes without end", async () => {
    browser = driveBrowser({ limits: { processorMsMax: 2_000, processorWindowMs: 10_000 } });
    expect(await endOf("setTimeout(() => { for (;;); }, 0)")).toBe(
      "the session is over: the page computed for more than 2 of 10 s",
    );
  });

  it("ends its session when it computes without end while nobody does anything with it", async () => {
    browser = driveBrowser({ limits: { freezeAfterMs: 100, graceMs: 1_000 } });
    expect(await endOf("setTimeout(() => { for (;;); }, 1_000)")).toBe(
      "the session is over: the page computed without end and did not answer any more",
    );
  });

  it("ends its session when it computes without end while it is left", async () => {
    browser = driveBrowser({ limits: { actionMs: 4_000, graceMs: 1_000 } });
    serve("/stays", "<script>addEventListener('pagehide', () => { for (;;); })</script>");
    await browser.run({ name: "navigate", url: `${site}/stays` });
    await expect(browser.run({ name: "navigate", url: site })).rejects.toMatchObject({
      code: "session_ended",
      message: "the session is over: the page computed without end and did not answer any more",
    });
    const { snapshot } = await browser.run({ name: "navigate", url: site });
    expect(snapshot?.text).toContain("Good");
  });

  it("ends its session when the browser keeps too much for it", async () => {
    browser = driveBrowser({ limits: { sharedBytesMax: 200 * 1_048_576 } });
    const script =
      "const part=new Uint8Array(2e7).fill(1),kept=[];setInterval(() => kept.push(new Blob([part,''+kept.length])),50)";
    expect(await endOf(script)).toBe(
      "the session is over: the page had the browser keep more than 200 MiB for it",
    );
  });

  it("ends its session when a frame of another site takes too much memory", async () => {
    browser = driveBrowser({ limits: { memoryBytesMax: 200 * 1_048_576 } });
    serve(
      "/frame",
      "<script>const kept=[];setInterval(() => kept.push(new Uint8Array(20_000_000).fill(1)), 50)</script>",
    );
    const frame = `${site.replace("site.test", "elsewhere.test")}/frame`;
    expect(await endOf(`document.write('<iframe src="${frame}"></iframe>')`)).toBe(
      "the session is over: the page took more than 200 MiB of memory",
    );
  });

  it("ends its session when it does not answer after the time of an action", async () => {
    browser = driveBrowser({ limits: { actionMs: 4_000, graceMs: 1_000 } });
    expect(await endOf("setTimeout(() => { for (;;); }, 0)")).toBe(
      "the session is over: the page computed without end and did not answer any more",
    );
  });

  it("ends its session when it opens dialogs without end", async () => {
    browser = driveBrowser();
    expect(await endOf("for (let i = 0; i < 10_000; i++) alert(i)")).toBe(
      "the session is over: the page opened more than 50 dialogs between two actions",
    );
  });

  it.skipIf(!packed)("ends its session when it opens windows without end", async () => {
    // The headless shell blocks none; the browser lets one through for each action.
    browser = driveBrowser({ source: packed });
    expect(await endOf("setInterval(() => open('/'), 1)")).toBe(
      "the session is over: the page opened windows without end",
    );
  });

  it.each([
    [
      "goes from document to document",
      "setTimeout(() => location.reload(), 0)",
      "went to another document more than 5 times in 60 s",
    ],
    [
      "changes its address without end",
      "setInterval(() => { location.hash = Math.random() }, 1)",
      "changed its address more than 20 times in 60 s",
    ],
    [
      "fills the console",
      "setInterval(() => console.log('more'), 1)",
      "wrote to the console more than 50 times in 60 s",
    ],
    [
      "asks without end",
      "setInterval(() => fetch('/'), 1)",
      "asked for something more than 30 times in 60 s",
    ],
  ])("ends its session when it %s", async (_name, script, told) => {
    const floods = {
      windowMs: 60_000,
      documentsMax: 5,
      movesMax: 20,
      consoleLinesMax: 50,
      requestsMax: 30,
    };
    browser = driveBrowser({ limits: { floods } });
    expect(await endOf(script)).toBe(`the session is over: the page ${told}`);
  });

  it.each([
    [
      "lines",
      "setInterval(() => { for (let i = 0; i < 10_000; i++) console.log(i, { i, more: [1, 2] }) }, 1)",
      "wrote to the console more than 1000 times in 10 s",
    ],
    [
      "requests",
      "setInterval(() => { for (let i = 0; i < 500; i++) fetch('/' + i) }, 1)",
      "asked for something more than 3000 times in 10 s",
    ],
  ])("holds nobody else up with a flood of %s", async (_name, script, told) => {
    browser = driveBrowser();
    expect(await endOf(script)).toBe(`the session is over: the page ${told}`);
    expect(browser.warnings).toEqual([]);
  });

  it("goes on where it changes its address more often than Chromium lets it", async () => {
    browser = driveBrowser();
    serve("/hashes", "<script>setInterval(() => { location.hash = Math.random() }, 1)</script>");
    await browser.run({ name: "navigate", url: `${site}/hashes` });
    await browser.run({ name: "wait_for", time: 2 });
    const { tabs } = await browser.run({ name: "navigate", url: site });
    expect(tabs).toHaveLength(1);
  });

  it("is told as slow where it does not come in time, and its session lives on", async () => {
    browser = driveBrowser({ limits: { actionMs: 4_000 } });
    server.pages.set("/silent", () => undefined);
    const slow = browser.run({ name: "navigate", url: `${site}/silent` });
    await expect(slow).rejects.toMatchObject({
      code: "timeout",
      message: "the page was not done within 4 s",
    });
    const { snapshot } = await browser.run({ name: "navigate", url: site });
    expect(snapshot?.text).toContain("Good");
  });

  it.skipIf(process.platform !== "linux")(
    "is not blamed for a browser that stands still",
    async () => {
      browser = driveBrowser({ limits: { actionMs: 1_000, graceMs: 500 } });
      await browser.run({ name: "navigate", url: site });
      const chromium = processesBelow(process.pid).find(
        ({ command }) => command.includes("--remote-debugging") && !command.includes("--type="),
      );
      process.kill(chromium!.pid, "SIGSTOP");
      const late = browser.run({ name: "snapshot" });
      setTimeout(() => process.kill(chromium!.pid, "SIGCONT"), 2_500);
      await expect(late).rejects.toMatchObject({ code: "timeout" });
      const { snapshot, events } = await browser.run({ name: "snapshot" });
      expect(snapshot?.text).toContain("Good");
      expect(events).toEqual([]);
    },
  );

  it("keeps the newest lines of the console and the newest requests", async () => {
    browser = driveBrowser();
    serve("/lines", "<script>for (let i = 0; i < 300; i++) console.log('line ' + i)</script>");
    await browser.run({ name: "navigate", url: `${site}/lines` });
    const { lines = [] } = await browser.run({ name: "console_messages", level: "debug" });
    const text = lines.join("\n");
    expect(text).toContain("line 299");
    expect(text).not.toContain("line 99\n");
  });
});
