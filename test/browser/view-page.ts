import { readFileSync } from "node:fs";
import type { Browser, Frame, Page } from "playwright-core";
import { expect } from "vitest";
import { readView } from "../../src/apis/mcp/app-views.js";

export const FLIGHT = "ui://gatehouse/flight-plan";
export const TRAFFIC = "ui://gatehouse/traffic-picture";
const HOST = readFileSync(new URL("app-host.js", import.meta.url), "utf8");

export interface Opening {
  readonly width: number;
  readonly height?: number;
  readonly theme?: "light" | "dark";
}

/** A view in the sandbox of a host of MCP Apps. */
export interface OpenedView {
  readonly page: Page;
  /** What the view asked the network for, and what it threw or complained of. */
  readonly asked: readonly string[];
  readonly complaints: readonly string[];
  /** Hands a result of the tool to it, and waits until its pictures are drawn. */
  show(result: object): Promise<void>;
}

/** The page of a view as its resource has it. */
export async function viewText(uri: string): Promise<string> {
  const contents = await readView(uri);
  if (contents === undefined || !("text" in contents)) throw new Error(`${uri} is no view`);
  return contents.text;
}

/** Opens a view by its address, as wide as its host lets it be. */
export async function openView(
  browser: Browser,
  uri: string,
  { width, height = 900, theme = "light" }: Opening,
): Promise<OpenedView> {
  const viewport = { width: width + 16, height };
  const page = await browser.newPage({ viewport, colorScheme: theme });
  const [asked, complaints]: [string[], string[]] = [[], []];
  page.on("request", (request) => asked.push(request.url()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => complaints.push(message.text()));
  const html = await viewText(uri);
  await page.addScriptTag({ content: HOST });
  await page.addStyleTag({
    content: `body { margin: 8px } iframe { border: 0; width: ${width}px; height: ${height}px }`,
  });
  await page.evaluate(`appHost.open(${JSON.stringify(html)}, ${JSON.stringify(theme)})`);
  await page.waitForFunction(
    'appHost.sent.some(({ method }) => method === "ui/notifications/initialized")',
  );
  const show = async (params: object) => {
    const message = JSON.stringify({ method: "ui/notifications/tool-result", params });
    await page.evaluate(`appHost.tell(${message})`);
    const main = page.frameLocator("iframe").locator("main");
    await main.locator("h1, pre").first().waitFor();
    await main.locator(".picture:empty").first().waitFor({ state: "detached" });
  };
  return { page, asked, complaints, show };
}

/** Shows an answer for as long as `look` takes; nothing may be asked of the network or complained of. */
export async function shown(
  browser: Browser | undefined,
  [uri, answer]: readonly [string, object],
  look: (view: OpenedView) => Promise<void>,
  { width = 640, theme = "light" as "light" | "dark" } = {},
): Promise<void> {
  const view = await openView(browser as Browser, uri, { width, theme });
  await view.show(answer);
  await look(view);
  expect(view.asked.filter((url) => !/^(about|data):/.test(url))).toEqual([]);
  expect(view.complaints).toEqual([]);
  await view.page.close();
}

/** What the view shows. */
export const main = ({ page }: OpenedView) => page.frameLocator("iframe").locator("main");
/** The page of the view itself. */
export function frame({ page }: OpenedView): Frame {
  const [, view] = page.frames();
  if (view === undefined) throw new Error("the view has no frame");
  return view;
}
