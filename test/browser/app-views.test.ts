import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../helpers/apps/test-app.js";
import { launchBrowser } from "../helpers/servers/browser.js";
import { modern } from "../mcp/message.js";

const HOST = readFileSync(new URL("app-host.js", import.meta.url), "utf8");
const CHECKOUT = "ui://gatehouse/checkout";
const MIME_TYPE = "text/html;profile=mcp-app";

interface Sent {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: unknown;
}

const browser: Browser | undefined = await launchBrowser();
let served: TestApp;
beforeAll(async () => {
  served = await buildTestApp();
});
afterAll(async () => {
  await browser?.close();
  await served.close();
});

async function ask(method: string, params: Record<string, unknown> = {}) {
  const { headers, payload } = modern(method, params);
  const reply = await served.app.inject({
    method: "POST",
    url: "/mcp?tools=all",
    headers,
    payload,
  });
  return reply.json().result;
}

const callTool = (name: string, args: object) => ask("tools/call", { name, arguments: args });

/** Buys a script, and answers what the tool answered. */
async function buy() {
  const { apiKey: api_key } = (await callTool("jobs_signup", {})).structuredContent;
  const brief = "Water your plants on Sunday. The kit costs 12 euros.";
  const { job } = (await callTool("jobs_create_job", { brief, api_key })).structuredContent;
  return callTool("jobs_purchase_job", { id: job.id, paymentMethod: "stripe", api_key });
}

it("is named by the tool that it shows the answers of", async () => {
  const { tools } = await ask("tools/list");
  const shown = tools.filter(({ _meta }: { _meta?: object }) => _meta);
  expect(shown).toContainEqual(
    expect.objectContaining({
      name: "jobs_purchase_job",
      _meta: { ui: { resourceUri: CHECKOUT } },
    }),
  );
  const { resources } = await ask("resources/list");
  expect(resources).toContainEqual(expect.objectContaining({ uri: CHECKOUT, mimeType: MIME_TYPE }));
  const { contents } = await ask("resources/read", { uri: CHECKOUT });
  expect(contents).toMatchObject([{ uri: CHECKOUT, mimeType: MIME_TYPE }]);
  expect(contents[0].text).not.toMatch(/(src|href)=|https?:|import|url\(/);
  const { capabilities } = await ask("server/discover");
  expect(capabilities.extensions).toHaveProperty(["io.modelcontextprotocol/ui"]);
  expect(await ask("resources/read", { uri: "ui://gatehouse/none" })).toBeUndefined();
});

describe.skipIf(!browser)("the view of a checkout", () => {
  let page: Page;
  const asked: string[] = [];

  async function open(): Promise<void> {
    page = await (browser as Browser).newPage();
    page.on("request", (request) => asked.push(request.url()));
    const { contents } = await ask("resources/read", { uri: CHECKOUT });
    await page.addScriptTag({ content: HOST });
    await page.evaluate(`appHost.open(${JSON.stringify(contents[0].text)})`);
    await page.waitForFunction(sentOne('method === "ui/notifications/initialized"'));
  }

  /** Whether the view sent what a condition holds for. */
  const sentOne = (condition: string) => `appHost.sent.some(({ id, method }) => ${condition})`;
  const tell = (message: object) => page.evaluate(`appHost.tell(${JSON.stringify(message)})`);
  const sent = () => page.evaluate<Sent[]>("appHost.sent");
  const show = (params: object) => tell({ method: "ui/notifications/tool-result", params });
  const main = () => page.frameLocator("iframe").locator("main");

  beforeAll(open);
  afterAll(() => page.close());

  it("says hello and shows what was bought", async () => {
    const [hello] = await sent();
    expect(hello).toMatchObject({
      method: "ui/initialize",
      params: { protocolVersion: "2026-01-26", appInfo: { name: "Checkout" } },
    });
    const answer = await buy();
    const { job, amount } = answer.structuredContent;
    await show(answer);
    await main().getByRole("heading", { name: "Bought" }).waitFor();
    const text = await main().innerText();
    for (const part of [job.id, `${amount.toFixed(2)} USD`, "no money moved"]) {
      expect(text).toContain(part);
    }
    await main().getByRole("button", { name: "Open the receipt" }).click();
    const opened = (await sent()).find(({ method }) => method === "ui/open-link");
    expect(opened?.params).toEqual({ url: answer.structuredContent.checkoutUrl });
    const sizes = (await sent()).filter(({ method }) => method === "ui/notifications/size-changed");
    expect(Number(sizes.at(-1)?.params?.height)).toBeGreaterThan(100);
    const style = await page.frameLocator("iframe").locator("html").getAttribute("style");
    expect(style).toContain("color-scheme: dark");
  });

  it("shows the address where the host opens none", async () => {
    const [request] = (await sent()).filter(({ method }) => method === "ui/open-link");
    await tell({ id: request?.id, error: { code: -32_000, message: "no" } });
    await main()
      .getByText(/\/checkout\/job_/)
      .waitFor();
  });

  it("says why nothing was bought, and shows a fault as it is", async () => {
    const job = { id: "job_1", seconds: 60 };
    const message = "<img src=x onerror=alert(1)> was purchased before";
    await show({ content: [], structuredContent: { ok: false, job, message } });
    await main().getByRole("heading", { name: "Nothing was bought" }).waitFor();
    expect(await main().innerText()).toContain(message);
    await show({ isError: true, content: [{ type: "text", text: "not_found: <b>no job</b>" }] });
    await main().getByText("not_found: <b>no job</b>").waitFor();
    expect(await main().locator("img, b").count()).toBe(0);
  });

  it("answers its host, and loads nothing", async () => {
    await tell({ id: 70, method: "ping" });
    await tell({ id: 71, method: "ui/resource-teardown", params: {} });
    await tell({ id: 72, method: "ui/unheard" });
    await page.waitForFunction(sentOne("id === 72"));
    const answers = (await sent()).filter(({ id = 0 }) => id >= 70);
    expect(answers).toMatchObject([
      { id: 70, result: {} },
      { id: 71, result: {} },
      { id: 72, error: { code: -32_601 } },
    ]);
    expect(asked.filter((url) => !/^(about|data):/.test(url))).toEqual([]);
  });
});
