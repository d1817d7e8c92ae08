import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../helpers/apps/test-app.js";
import { launchBrowser } from "../helpers/servers/browser.js";
import { freePort } from "../helpers/servers/server-process.js";

const PAGE_CHECKS = fileURLToPath(new URL("page-checks.js", import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const VIEWS = [390, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

const browser: Browser | undefined = await launchBrowser();
let house: TestApp;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  house = await buildTestApp({ PUBLIC_URL: origin });
  await house.app.listen({ port, host: "127.0.0.1" });
});
afterAll(async () => {
  await browser?.close();
  await house.close();
});

async function expectSound(page: Page): Promise<void> {
  await page.evaluate(AXE);
  expect(await page.evaluate("pageChecks.barriers()")).toEqual([]);
  expect(await page.evaluate("pageChecks.overflow()")).toEqual([]);
  expect(await page.evaluate("pageChecks.violations()")).toEqual([]);
}

describe.skipIf(!browser).each(VIEWS)("at $width px, $colorScheme", ({ width, colorScheme }) => {
  it.each([true, false])(
    "leads from the front page to a session and a key; scripts: %s",
    async (javaScriptEnabled) => {
      const context = await browser!.newContext({
        viewport: { width, height: 844 },
        colorScheme,
        javaScriptEnabled,
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("request", (request) => {
        if (!request.url().startsWith(`${origin}/`)) complaints.push(`left: ${request.url()}`);
      });
      if (javaScriptEnabled) await page.addInitScript({ path: PAGE_CHECKS });
      const check = async () => {
        if (javaScriptEnabled) await expectSound(page);
      };
      const email = `ada-${width}-${colorScheme}-${javaScriptEnabled}@example.org`;

      await page.goto(`${origin}/`);
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Account" })
        .click();
      await page.getByLabel("E-mail address").fill(email);
      await check();
      await page.getByRole("button", { name: "Mail me a link" }).click();
      await page.getByRole("heading", { name: "A link is on its way" }).waitFor();
      await check();
      await page.getByRole("link", { name: "local mailbox" }).click();
      await check();
      const letter = page.locator("article", { hasText: email });
      expect(await letter.getByRole("link").count()).toBe(1);
      await letter.getByRole("link").click();

      await page.waitForURL(/\/account\/confirm\?token=/);
      const link = page.url();
      await check();
      expect(await context.cookies()).toEqual([]);
      await page.getByRole("button", { name: "Confirm the address" }).click();

      await page.getByRole("heading", { name: "Your address is confirmed" }).waitFor();
      await check();
      expect(page.url()).toBe(`${origin}/account/confirm`);
      expect(await context.cookies()).toMatchObject([
        { name: "gatehouse_session", httpOnly: true, sameSite: "Lax", path: "/" },
      ]);
      await page.getByRole("button", { name: "Make a key", exact: true }).click();
      await page.getByRole("heading", { name: "Your new key" }).waitFor();
      await check();
      const key = await page.locator("#key").innerText();
      const called = await fetch(`${origin}/v1/api/og-card/card.svg?title=a`, {
        headers: { authorization: `Bearer ${key}` },
      });
      expect(called.status).toBe(200);
      await page.getByRole("link", { name: "Back to your account" }).click();
      await page.getByText(email).waitFor();
      await check();
      const account = await page.goto(`${origin}/v1/account`);
      expect(await account?.json()).toMatchObject({ email });

      await page.goto(link);
      await page.getByRole("button", { name: "Confirm the address" }).click();
      await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
      await check();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
