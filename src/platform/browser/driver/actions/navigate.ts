import { setTimeout as wait } from "node:timers/promises";
import type { Frame } from "playwright-core";
import { BrowserFault } from "../../actions.js";
import type { DriverSession, DriverTab } from "../driver-session.js";
import { pageAddress } from "./address.js";
import { toFault } from "./faults.js";
import { isDownload, loadFault } from "./load-faults.js";
import type { TabAction } from "./outcome.js";
import { loaded } from "./settle.js";

const NAVIGATION_MS = 15_000;
const ERROR_PAGE_MS = 1_000;
const PDF = /^application\/pdf\b/i;
const HAS_ERROR_PAGE = /net::ERR_(?!ABORTED)/;

export const navigateBack: TabAction<"navigate_back"> = async (tab, _action, session) => {
  const { page } = tab;
  const before = page.url();
  const options = { waitUntil: "commit", timeout: NAVIGATION_MS } as const;
  const going = whileWanted(tab, session, () => page.goBack(options));
  const answer = await going.catch((error) => {
    throw loadFault(error, session.events, tab.httpStatus);
  });
  // Documents that no server answered come back without an answer, too.
  if (answer === null && page.url() === before) {
    throw new BrowserFault("invalid", "there is no page to go back to");
  }
  await loaded(tab);
  return { showsPage: true };
};

/** Loads a page into a tab. Rejects with BrowserFault. */
export async function goTo(tab: DriverTab, url: string, session: DriverSession): Promise<void> {
  const address = pageAddress(url);
  try {
    await load(tab, address, session);
  } catch (error) {
    const fault = toFault(error);
    const isAssumed = address.startsWith("https:") && !/^\s*https:/i.test(url);
    throw isAssumed && fault.code === "failed" ? assumedHttps(fault) : fault;
  }
  await loaded(tab);
}

function assumedHttps({ code, message }: BrowserFault): BrowserFault {
  return new BrowserFault(code, `${message} (https:// was tried; http:// has to be written)`);
}

/** Loading stops when nobody waits for it any more. */
async function whileWanted<T>(
  { protocol }: DriverTab,
  { cancelled }: DriverSession,
  load: () => Promise<T>,
): Promise<T> {
  cancelled.throwIfAborted();
  const stop = () => void protocol.send("Page.stopLoading").catch(() => undefined);
  cancelled.addEventListener("abort", stop);
  try {
    return await load();
  } finally {
    cancelled.removeEventListener("abort", stop);
  }
}

async function load(tab: DriverTab, address: string, session: DriverSession): Promise<void> {
  const { page } = tab;
  let comes: (() => void) | undefined;
  const errorPage = new Promise<void>((resolve) => {
    comes = resolve;
  });
  const note = (frame: Frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith("chrome-error:")) comes?.();
  };
  page.on("framenavigated", note);
  try {
    const options = { waitUntil: "domcontentloaded", timeout: NAVIGATION_MS } as const;
    const answer = await whileWanted(tab, session, () => page.goto(address, options));
    // Chromium makes an empty page of what it would show with its viewer.
    if (PDF.test(answer?.headers()["content-type"] ?? "")) throw isDownload();
  } catch (error) {
    const fault = loadFault(error, session.events, tab.httpStatus);
    // The page that tells of it comes later, and would take the place of whatever is loaded next.
    if (HAS_ERROR_PAGE.test(String(error))) await Promise.race([errorPage, wait(ERROR_PAGE_MS)]);
    throw fault;
  } finally {
    page.off("framenavigated", note);
  }
}
