import { type ActionReply, BrowserFault } from "../../../platform/browser/actions.js";
import type { SessionName } from "../../../platform/browser/browser.js";
import {
  type BookedSession,
  type BookLimits,
  SessionBook,
} from "../../../platform/browser/host/session-book.js";
import { unlessAborted } from "../../../platform/threads/deadline.js";
import type { BrowsingOrder } from "../browsing.js";
import { HeldPages } from "./held-pages.js";
import { NO_PAGE, performStatic, type StaticPlatform } from "./perform-static.js";
import type { PageBytes } from "./show-page.js";

export interface StaticLimits extends BookLimits {
  /** A session without an action for so long ends. */
  readonly idleMs: number;
  /** Of the pages of all sessions together, as they were fetched. */
  readonly bytesMax: number;
}

/** The limits that nobody sets. */
export const USUAL_LIMITS: StaticLimits = {
  sessionsMax: 1_000,
  accountSessionsMax: 16,
  actionsMax: 8,
  yieldsAfterMs: 60_000,
  idleMs: 300_000,
  bytesMax: 64 * 1_048_576,
};

/** What needs nothing of the session before. */
const BEGINNINGS: readonly string[] = ["navigate", "tabs", "close"];
const LET_GO = "its page made room for pages of others";

/** Sessions without a browser: each is an address, where it came from, and the page as it was fetched. */
export class StaticBrowsing {
  readonly #platform: StaticPlatform;
  readonly #limits: StaticLimits;
  readonly #book: SessionBook;
  readonly #pages: HeldPages;

  constructor(platform: StaticPlatform, limits: StaticLimits = USUAL_LIMITS) {
    this.#platform = platform;
    this.#limits = limits;
    this.#book = new SessionBook(limits, (session) => this.#pages.release(session));
    this.#pages = new HeldPages(limits.bytesMax, (session) =>
      this.#book.drop(session, { reason: LET_GO, isSilent: true }),
    );
  }

  /** Runs actions of a session one after the other. Rejects with BrowserFault. */
  act(order: BrowsingOrder): Promise<ActionReply> {
    const isBeginning = BEGINNINGS.includes(order.action.name);
    return this.#inTurn(order, { isBeginning }, async (session, told) => {
      const reply = await performStatic(order, {
        ...this.#platform,
        held: () => this.#pages.of(session),
        hold: (held) => {
          if (held === undefined) this.#pages.release(session);
          else if (this.#book.find(order) === session) this.#pages.hold(session, held);
        },
      });
      return { ...reply, events: [...told, ...reply.events] };
    });
  }

  /** Does something with the page of a session as it was fetched. Rejects with BrowserFault. */
  withPage<T>(
    order: Pick<BrowsingOrder, "account" | "session" | "signal">,
    work: (page: PageBytes) => Promise<T>,
  ): Promise<T> {
    return this.#inTurn(order, { isBeginning: false }, async (session) => {
      const held = this.#pages.of(session);
      if (held === undefined) throw new BrowserFault("no_page", NO_PAGE);
      return work(held.page);
    });
  }

  /** Ends a session; nothing happens where there is none. */
  end(name: SessionName): void {
    this.#book.takeEnd(name);
    const session = this.#book.find(name);
    if (session === undefined) return;
    this.#book.drop(session);
    this.#pages.release(session);
  }

  /** Ends the sessions that were not used for too long. */
  sweep(): void {
    const { idleMs } = this.#limits;
    for (const session of this.#book.idleFor(idleMs)) {
      const reason = `it was idle for ${idleMs / 1_000} s`;
      this.#book.drop(session, { reason, isSilent: true });
      this.#pages.release(session);
    }
  }

  async #inTurn<T>(
    order: Pick<BrowsingOrder, "account" | "session" | "signal">,
    { isBeginning }: { readonly isBeginning: boolean },
    work: (session: BookedSession, told: readonly string[]) => Promise<T>,
  ): Promise<T> {
    const past = this.#book.takeEnd(order);
    if (past !== undefined && !isBeginning) {
      throw new BrowserFault("session_ended", `the session is over: ${past.reason}`);
    }
    const told = past === undefined ? [] : [`The session before is over: ${past.reason}.`];
    const session = this.#book.enter(order);
    session.actions += 1;
    const result = session.turn.then(() => {
      order.signal.throwIfAborted();
      session.usedAt = performance.now();
      return work(session, told);
    });
    session.turn = result
      .catch(() => undefined)
      .then(() => {
        session.actions -= 1;
        session.usedAt = performance.now();
        const isEmpty = session.actions === 0 && this.#pages.of(session) === undefined;
        if (isEmpty && this.#book.find(order) === session) this.#book.drop(session);
      });
    return unlessAborted(order.signal, result);
  }
}
