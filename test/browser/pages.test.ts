import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  buildPagesApp,
  cryptoReceipt,
  defectId,
  outageId,
  stripeReceipt,
} from "../helpers/apps/pages-app.js";
import { launchBrowser } from "../helpers/servers/browser.js";

const PAGE_BYTES_MAX = 100 * 1024;
const HEIGHT = 844;
const PAGE_CHECKS = fileURLToPath(new URL("page-checks.js", import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const LONG = "long-and-wrong-".repeat(20);

/** Each page, its status, and the link that matters most on it. */
const PAGES = [
  ["/", 200, '.actions a[href="#quickstart"]'],
  ["/docs", 200, 'main a[href="/docs/jobs"]'],
  ["/status", 200, 'main a[href="/health"]'],
  ["/account", 200, 'main a[href="/docs/jobs"]'],
  ["/docs/jobs", 200, 'main a[href="/#quickstart"]'],
  ["/docs/mcp", 200, 'main a[href="#connect"]'],
  [`/checkout/${stripeReceipt.jobId}`, 200, 'main a[href="/docs/jobs#download"]'],
  [`/checkout/${cryptoReceipt.jobId}`, 200, 'main a[href="/docs/jobs#download"]'],
  ["/checkout/nothing", 404, '.actions a[href="/"]'],
  [`/${LONG}`, 404, '.actions a[href="/"]'],
  [`/${LONG}%zz`, 404, '.actions a[href="/"]'],
  [`/checkout/${defectId}`, 500, '.actions a[href="/"]'],
  [`/checkout/${outageId}`, 503, '.actions a[href="/"]'],
] as const;

const VIEWS = [390, 768, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

interface Visit {
  readonly status: number | undefined;
  /** What the console, the network and the content security policy had to say. */
  readonly complaints: readonly string[];
  readonly bytes: number;
}

const browser: Browser | undefined = await launchBrowser();
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = await buildPagesApp("http://localhost:8080");
  origin = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await browser?.close();
  await app.close();
});

async function visit(page: Page, path: string): Promise<Visit> {
  const complaints: string[] = [];
  const sizes: Promise<number>[] = [];
  page.removeAllListeners();
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const isOwnStatus = message.location().url === page.url() && /status of/.test(message.text());
    if (!isOwnStatus) complaints.push(message.text());
  });
  page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) complaints.push(`left the origin: ${request.url()}`);
  });
  page.on("response", (response) => sizes.push(response.body().then((body) => body.length)));
  const response = await page.goto(origin + path);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { status: response?.status(), complaints, bytes };
}

/** Walks through the page with the tab key, marks what is reached, answers where the focus is not seen. */
async function tabThrough(page: Page): Promise<readonly string[]> {
  const stopsMax = await page.locator("a, button, [tabindex='0']").count();
  const unseen: string[] = [];
  for (let count = 0; count <= stopsMax; count++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate<{ done: boolean; unseen?: string }>("pageChecks.focused()");
    if (stop.done) break;
    if (stop.unseen) unseen.push(stop.unseen);
  }
  return unseen;
}

describe.skipIf(!browser).each(PAGES)("%s", (path, status, mainLink) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser!.newPage();
    await page.addInitScript({ path: PAGE_CHECKS });
  });
  afterAll(() => page.close());

  it.each(VIEWS)("is sound at $width px, $colorScheme", async ({ width, colorScheme }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    const visited = await visit(page, path);
    expect(visited.status).toBe(status);
    expect(visited.bytes).toBeLessThan(PAGE_BYTES_MAX);
    expect(await page.evaluate("pageChecks.overflow()")).toEqual([]);
    expect(await page.evaluate("pageChecks.shift()")).toBe(0);
    await page.evaluate(AXE);
    expect(await page.evaluate("pageChecks.barriers()")).toEqual([]);
    expect(await page.evaluate("pageChecks.violations()")).toEqual([]);
    expect(visited.complaints).toEqual([]);
  });

  it("lets the tab key reach every link and button, with the focus in sight", async () => {
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await visit(page, path);
    expect(await tabThrough(page)).toEqual([]);
    expect(await page.locator(`${mainLink}[data-reached]`).count()).toBe(1);
    const missed = page.locator(":is(a, button, [tabindex='0']):not([data-reached])");
    expect(await missed.count()).toBe(0);
  });

  it("is as high without scripts, and shows no button that would do nothing", async () => {
    const height = async (shown: Page) => (await shown.locator("body").boundingBox())?.height;
    const viewport = { width: 1280, height: HEIGHT };
    await page.setViewportSize(viewport);
    await visit(page, path);
    const bare = await browser!.newPage({ viewport, javaScriptEnabled: false });
    await visit(bare, path);
    expect(await height(bare)).toBe(await height(page));
    expect(await bare.locator("button[type=button]:visible").count()).toBe(0);
    await bare.close();
  });
});

describe.skipIf(!browser)("the copy button", () => {
  it("copies the whole quickstart and says so", async () => {
    const context = await browser!.newContext({
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole("button", { name: "Copy Quickstart" }).click();
    await page.getByRole("status").getByText("Copied").waitFor();
    const copied = await page.evaluate("navigator.clipboard.readText()");
    expect(copied).toBe(await page.locator("#quickstart-code").textContent());
    expect(copied).toMatch(/^base='http:\/\/localhost:8080'\n/);
    await context.close();
  });

  it("selects the text where the clipboard is refused", async () => {
    const page = await browser!.newPage();
    await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await page.goto(origin);
    await page.getByRole("button", { name: "Copy Quickstart" }).click();
    await page.getByRole("status").getByText("Selected").waitFor();
    expect(await page.evaluate("String(getSelection())")).toContain("/api/agents/signup");
    await page.close();
  });
});
