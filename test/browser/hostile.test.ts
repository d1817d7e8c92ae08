import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { backend } from "../../src/backends/browser/index.js";
import { type GatewayTestApp, startGateway } from "../helpers/apps/gateway-app.js";
import { type BrowserAgent, connectBrowserAgent, refOf } from "../helpers/browser-agent.js";
import { launchBrowser } from "../helpers/servers/browser.js";
import { type Site, startSite } from "../helpers/servers/site/site.js";

let site: Site;
let gateway: GatewayTestApp;
let hasBrowser = false;
let neighbour: BrowserAgent;
beforeAll(async () => {
  const browser = await launchBrowser();
  hasBrowser = browser !== undefined;
  await browser?.close();
  site = await startSite();
  gateway = await startGateway({
    offered: [backend],
    environment: { OUTBOUND_ALLOW_CIDRS: "127.0.0.0/8" },
  });
  neighbour = await connect();
});
afterAll(async () => {
  await neighbour?.close();
  await gateway?.close();
  await site?.close();
});

async function connect(): Promise<BrowserAgent> {
  const { text: key, key: issued } = await gateway.issueKey();
  await gateway.grant(issued.ownerId, "browser");
  return connectBrowserAgent({ url: gateway.url, key });
}

describe("a page that means no good", () => {
  let visitor: BrowserAgent;
  beforeAll(async () => {
    visitor = await connect();
  });
  afterAll(() => visitor?.close());
  const visit = (page: string) => visitor.call("navigate", { url: `${site.url}/hostile/${page}` });

  beforeEach(async ({ skip }) => {
    if (!hasBrowser) return skip();
    const { snapshot } = await neighbour.must("navigate", { url: `${site.url}/calm.html` });
    await neighbour.must("click", { target: refOf(snapshot, "button", "Press") });
  });
  afterEach(async () => {
    if (!hasBrowser) return;
    // Whatever it did, its visitor can go on, and nobody else lost a page to it.
    const calm = await visitor.must("navigate", { url: `${site.url}/calm.html` });
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

  it("asks the same again and again, which its visitor answers or leaves", async () => {
    const { snapshot } = await visit("confirms.html");
    const asked = await visitor.must("click", { target: refOf(snapshot, "button", "Go") });
    expect(asked.text).toContain('A dialog (confirm) says "Really?"');
    const next = await visitor.must("handle_dialog", { accept: true });
    expect(next.text).toContain('A dialog (prompt) says "Why?"');
    await visitor.must("close");
  });
});
