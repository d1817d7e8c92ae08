import { setTimeout as wait } from "node:timers/promises";
import type { DriverSession, DriverTab } from "../driver-session.js";
import { evaluateInOwnWorld, frameIdsOf } from "../snapshot/own-world.js";
import { within } from "../time-limit.js";
import { loaded } from "./settle.js";

/** A place in the history of a tab. */
interface Place {
  readonly entryId: number | undefined;
  readonly url: string;
}

const BLANK = "about:blank";
const ERROR_PAGE = "chrome-error:";
const ASKING_MS = 1_000;
const RETURN_MS = 5_000;
const NOT_ACTIVE = /Not attached to an active page/;
const ACTIVE_TRIES_MAX = 20;
const ACTIVE_MS = 50;
const URL_LENGTH_MAX = 300;

/** What became of a tab that showed no page. */
export interface PageReturn {
  readonly told: string;
  /** There was a page before, and it could not be shown again. */
  readonly isLost: boolean;
}

/** Where each tab last showed a page. */
const places = new WeakMap<DriverTab, Place>();

/**
 * Remembers the page that the current tab shows. Where it shows none, but Chromium's page of an error or a file that
 * it has no viewer for, the page before is put in its place, or an empty one; answers which.
 */
export async function keepPage(session: DriverSession): Promise<PageReturn | undefined> {
  const tab = session.tabs[session.currentIndex];
  if (!tab || tab.dialog) return undefined;
  const entry = await entryOf(tab);
  const place: Place = { entryId: entry?.id, url: tab.page.url() };
  const before = places.get(tab);
  const hasMoved = before?.entryId !== place.entryId || before?.url !== place.url;
  if (!isErrorPage(tab) && !(hasMoved && (await isFile(tab)))) {
    places.set(tab, place);
    return undefined;
  }
  // The page of an error may have come since.
  const failed = await entryOf(tab);
  const failure = describe(tab, failed?.url ?? "");
  if (before && before.entryId !== failed?.id && (await goTo(tab, before))) {
    return { told: `${failure}: the page before is shown again.`, isLost: false };
  }
  await tab.page.goto(BLANK, { timeout: RETURN_MS }).catch(() => undefined);
  const isLost = before !== undefined && before.url !== BLANK;
  return { told: `${failure}: the tab is empty now.`, isLost };
}

function isErrorPage({ page }: DriverTab): boolean {
  return page.url().startsWith(ERROR_PAGE);
}

/** Chromium makes an empty page of what it would show with its viewer. */
async function isFile({ protocol }: DriverTab): Promise<boolean> {
  const asking = frameIdsOf(protocol).then(([frameId = ""]) =>
    evaluateInOwnWorld(protocol, frameId, "document.contentType"),
  );
  // A page that is busy is a page.
  const type = await within(ASKING_MS, asking, "no type").catch(() => undefined);
  return type === "application/pdf";
}

async function goTo(tab: DriverTab, { entryId, url }: Place): Promise<boolean> {
  if (entryId === undefined || url === BLANK) return false;
  const { page, protocol } = tab;
  // Chromium may tell of its own page more than once.
  const predicate = (frame: unknown) => frame === page.mainFrame() && !isErrorPage(tab);
  const moved = page.waitForEvent("framenavigated", { predicate, timeout: RETURN_MS });
  const going = onceActive(() => protocol.send("Page.navigateToHistoryEntry", { entryId }));
  const isThere = await Promise.all([moved, going]).then(
    () => !isErrorPage(tab),
    () => false,
  );
  if (isThere) await loaded(tab);
  return isThere;
}

function describe({ requests }: DriverTab, url: string): string {
  const line = requests.findLast((request) => request.includes(`] ${url} => [net::`));
  const reason = /\[net::(ERR_\w+)\]$/.exec(line ?? "")?.[1];
  const told = reason === undefined ? "" : ` (${reason})`;
  return `${url.slice(0, URL_LENGTH_MAX)} could not be shown${told}`;
}

/** Chromium itself answers, whatever the page is doing. */
async function entryOf({ protocol }: DriverTab) {
  const asking = onceActive(() => protocol.send("Page.getNavigationHistory"));
  const history = await asking.catch(() => undefined);
  return history?.entries[history.currentIndex];
}

/** While one page gives way to another in a process of its own, Chromium refuses for a moment. */
async function onceActive<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === ACTIVE_TRIES_MAX || !NOT_ACTIVE.test(String(error))) throw error;
      await wait(ACTIVE_MS);
    }
  }
}
