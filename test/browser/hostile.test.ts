import { existsSync, readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BrowserAgent, refOf } from "../helpers/browser-agent.js";
import { useBrowserGateway } from "../helpers/servers/browser-gateway.js";
import { processesBelow } from "../helpers/servers/processes-below.js";

/** Where Linux shares the cores out by session, see sched(7). */
const hasAutogroups = existsSync("/proc/self/autogroup");
if (!hasAutogroups) console.warn("Skipped: this system does not share its cores out by session.");

const gateway = useBrowserGateway();
let neighbour: BrowserAgent;
beforeAll(async () => {
  neighbour = await gateway.connect();
});
afterAll(() => neighbour?.close());

describe("a page that means no good", () => {
  let visitor: BrowserAgent;
  beforeAll(async () => {
    visitor = await gateway.connect();
  });
  afterAll(() => visitor?.close());
  const visit = (page: string) =>
    visitor.call("navigate", { url: `${gateway.site.url}/hostile/${page}` });

  beforeEach(async ({ skip }) => {
    if (!gateway.hasBrowser) return skip();
    const { snapshot } = await neighbour.must("navigate", { url: `${gateway.site.url}/calm.html` });
    await neighbour.must("click", { target: refOf(snapshot, "button", "Press") });
  });
  afterEach(async () => {
    if (!gateway.hasBrowser) return;
    // Whatever it did, its visitor can go on, and nobody else lost a page to it.
    const calm = await visitor.must("navigate", { url: `${gateway.site.url}/calm.html` });
    expect(calm.snapshot).toContain("A calm page");
    expect((await neighbour.must("snapshot")).snapshot).toContain('button "Pressed"');
  });

  it.each([
    [
      "elements.html",
      /session is over: the page took more than \d+ MiB|there are 200,\d+ elements/,
    ],
    ["alerts.html", /session is over: the page opened more than 50 dialogs/],
    ["moves.html", /session is over: the page went to another document more than/],
    ["memory-buffers.html", /session is over: the page took more than \d+ MiB of memory/],
    ["redirects", /redirects too often/],
    ["gigabyte", /session is over: .*MiB/],
  ])("is told of as what it is: %s", async (page, told) => {
    let answer = await visit(page);
    for (let waits = 0; !answer.isError && waits < 10; waits += 1) {
      answer = await visitor.call("wait_for", { time: 1 });
    }
    expect(answer.text).toMatch(told);
    expect(answer.isError).toBe(true);
  });

  it.skipIf(!hasAutogroups)("changes all the time, and comes after the server", async () => {
    await visit("mutations.html");
    const below = processesBelow(process.pid);
    const driver = below.find(({ command }) => command.includes("driver/entry.js"));
    expect(driver).toBeDefined();
    for (const thread of readdirSync(`/proc/${driver!.pid}/task`)) {
      expect(getPriority(Number(thread))).toBeGreaterThanOrEqual(10);
    }
    const renderers = below.filter(({ command }) => command.includes("--type=renderer"));
    expect(renderers).not.toEqual([]);
    for (const { pid } of [driver!, ...renderers]) {
      expect(readFileSync(`/proc/${pid}/autogroup`, "latin1")).toMatch(/nice 10$/m);
    }
  });

  it("asks the same again and again, which its visitor answers or leaves", async () => {
    const { snapshot } = await visit("confirms.html");
    const asked = await visitor.must("click", { target: refOf(snapshot, "button", "Go") });
    expect(asked.text).toContain('A dialog (confirm) says "Really?"');
    const next = await visitor.must("handle_dialog", { accept: true });
    expect(next.text).toContain('A dialog (prompt) says "Why?"');
    await visitor.must("close");
  });
});
