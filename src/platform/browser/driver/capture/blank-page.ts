import type { Browser, Page } from "playwright-core";

interface SparePage {
  readonly opening: Promise<Page>;
  readonly closeTimer: NodeJS.Timeout;
}

/** A page that waits costs a process, so it waits only while more pictures are likely. */
const SPARE_KEPT_MS = 30_000;
/** Nothing that a page connects to past its answers arrives: port 9 is where bytes are thrown away (RFC 863). */
const NOWHERE = "http://127.0.0.1:9";

const spares = new WeakMap<Browser, SparePage>();

/** An empty page in a context that nothing else was or will be shown in; closing that is the caller's. */
export async function takeBlankPage(browser: Browser): Promise<Page> {
  const spare = spares.get(browser);
  spares.delete(browser);
  clearTimeout(spare?.closeTimer);
  // One that was lost while it waited is no reason for the picture to fail.
  const opened = await spare?.opening.catch(() => undefined);
  return opened && !opened.isClosed() ? opened : openBlankPage(browser);
}

/** Opens the page of the next picture ahead, which is a third of the time that a picture takes. */
export function openSparePage(browser: Browser): void {
  if (spares.has(browser) || !browser.isConnected()) return;
  const opening = openBlankPage(browser);
  const closeSpare = () => {
    if (spares.get(browser)?.opening === opening) spares.delete(browser);
    // A browser that is gone has closed it.
    opening.then((page) => page.context().close()).catch(() => undefined);
  };
  spares.set(browser, { opening, closeTimer: setTimeout(closeSpare, SPARE_KEPT_MS).unref() });
  opening.then((page) => page.once("crash", closeSpare)).catch(closeSpare);
}

async function openBlankPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    serviceWorkers: "block",
    acceptDownloads: false,
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "en",
    timezoneId: "UTC",
    proxy: { server: NOWHERE },
  });
  return context.newPage();
}
