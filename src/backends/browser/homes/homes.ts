import { USUAL_LIMITS } from "../../../platform/browser/host/usual-limits.js";
import { isAlive } from "../../../platform/heartbeat/heartbeat.js";
import type { Needed } from "../../../platform/parts/part.js";
import type { BrowserName, HomeRow } from "./store.js";
import * as rows from "./store.js";

/** A browser whose pages are on this server. */
export interface Home {
  /** When this server began with it, in epoch milliseconds; another time is another browser. */
  readonly since: number;
  /** Whether it was another server's that has ended, with its pages. */
  readonly isTakenOver: boolean;
}

/**
 * On which server of an installation a browser is while it is used outside of a session, so that no
 * other one begins a second with the same name.
 */
export interface BrowserHomes {
  /** Undefined where another server has it. */
  claim(browser: BrowserName): Promise<Home | undefined>;
  /**
   * Forgets where a browser is, whichever server has it. Answers since when this one had it; undefined
   * where it had not.
   */
  release(browser: BrowserName): Promise<number | undefined>;
}

/** A home is written again when it was not for this long. */
export const RENEWED_EVERY_MS = 30_000;
/** Its pages are closed by then, whoever has them. */
export const HOME_KEPT_MS = USUAL_LIMITS.idleMs + RENEWED_EVERY_MS;

/** Each time that a claim is tried again, another one came before it. */
const TRIES_MAX = 5;

/** Keeps homes in the database. */
export function createBrowserHomes({
  store,
  clock,
  heartbeat,
}: Needed<"store" | "clock" | "heartbeat">): BrowserHomes {
  const { processId } = heartbeat;

  /** A file has one server: any other that is named in it was there before. */
  async function isGone({ processId: other }: HomeRow): Promise<boolean> {
    return store.dialect === "sqlite" || !(await isAlive(store, other, heartbeat));
  }

  /** Undefined where the row changed meanwhile. */
  async function claimFrom(
    browser: BrowserName,
    from: HomeRow | undefined,
  ): Promise<Home | "elsewhere" | undefined> {
    const now = clock();
    const anew = { processId, since: now, usedAt: now };
    if (!from) {
      const isNew = await rows.insertHome(store, browser, anew);
      return isNew ? { since: now, isTakenOver: false } : undefined;
    }
    const idleMs = now - from.usedAt;
    if (from.processId === processId) {
      const to = { ...from, usedAt: now };
      if (idleMs >= RENEWED_EVERY_MS) await rows.replaceHome(store, browser, { from, to });
      return { since: from.since, isTakenOver: false };
    }
    const isLapsed = idleMs >= HOME_KEPT_MS;
    if (!isLapsed && !(await isGone(from))) return "elsewhere";
    const isMoved = await rows.replaceHome(store, browser, { from, to: anew });
    return isMoved ? { since: now, isTakenOver: !isLapsed } : undefined;
  }

  return {
    async claim(browser) {
      for (let tries = 0; tries < TRIES_MAX; tries += 1) {
        const home = await claimFrom(browser, await rows.findHome(store, browser));
        if (home === "elsewhere") break;
        if (home) return home;
      }
      return undefined;
    },
    async release(browser) {
      const row = await rows.findHome(store, browser);
      if (row) await rows.deleteHome(store, browser);
      return row?.processId === processId ? row.since : undefined;
    },
  };
}

/** Forgets homes that nobody uses any more; answers how many. */
export function forgetHomes({ store, clock }: Needed<"store" | "clock">): Promise<number> {
  return rows.deleteHomesUsedBy(store, clock() - HOME_KEPT_MS);
}
