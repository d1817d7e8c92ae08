import type { Browser, Page } from "playwright-core";
import { BrowserFault } from "../../actions.js";
import { openSparePage, takeBlankPage } from "./blank-page.js";
import { answerOwnRequests, type OwnSite } from "./own-requests.js";

/** What the picture is of; the page and all that it loads are answered by `fetchOwn`. */
export interface Capture extends OwnSite {
  /** CSS pixels, which are pixels of the picture. */
  readonly width: number;
  readonly height: number;
}

/** For all of it, from the empty page to the picture. */
const TIMEOUT_MS = 5_000;

/**
 * A PNG of what a window of this size shows of a page of this site, in a context of its own that
 * reaches nothing else. Rejects with BrowserFault: `failed` when the page is not there or cannot be
 * shown, `timeout` after 5 s.
 */
export async function capture(browser: Browser, order: Capture): Promise<Uint8Array> {
  const page = await takeBlankPage(browser).catch((error: unknown) => {
    throw asFault(error);
  });
  const context = page.context();
  let isLate = false;
  // Whatever waits for the page fails when its context is gone.
  const timer = setTimeout(() => {
    isLate = true;
    void context.close();
  }, TIMEOUT_MS);
  try {
    const { width, height } = order;
    await Promise.all([answerOwnRequests(context, order), page.setViewportSize({ width, height })]);
    await load(page, order.url);
    return await photograph(page);
  } catch (error) {
    throw isLate ? late() : asFault(error);
  } finally {
    clearTimeout(timer);
    // Nobody has to wait for it; a browser that is gone has closed it.
    context.close().then(
      () => openSparePage(browser),
      () => undefined,
    );
  }
}

async function load(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url, { waitUntil: "load", timeout: TIMEOUT_MS });
  if (!answer?.ok()) throw new BrowserFault("failed", `the page answered ${answer?.status()}`);
  // Text is laid out again once its fonts are there.
  await page.evaluate("document.fonts.ready.then(() => undefined)");
}

/** By the protocol itself, which compresses for speed where playwright cannot ask for it. */
async function photograph(page: Page): Promise<Uint8Array> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
  });
  return Buffer.from(data, "base64");
}

function late(): BrowserFault {
  return new BrowserFault("timeout", `the page was not there after ${TIMEOUT_MS / 1000} s`);
}

function asFault(error: unknown): BrowserFault {
  if (error instanceof BrowserFault) return error;
  const { name, message } = error as Error;
  if (name === "TimeoutError") return late();
  return new BrowserFault("failed", `the page could not be shown: ${message.split("\n")[0]}`);
}
