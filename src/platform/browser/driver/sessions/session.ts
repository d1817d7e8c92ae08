import type { Browser, BrowserContext, Page } from "playwright-core";
import { BrowserFault } from "../../actions.js";
import type { SessionName } from "../../browser.js";
import type { FloodLimits, SessionMemory } from "../../wire.js";
import type { DriverSession, DriverTab } from "../driver-session.js";
import { proxyOfContext } from "../flags.js";
import { within } from "../time-limit.js";
import type { AccountPages } from "./account-pages.js";
import { addEvent } from "./events.js";
import { type SignUrl, signDocuments } from "./sign-documents.js";
import { DIALOGS_MAX, watchTab } from "./watch-tab.js";

export interface SessionOptions {
  readonly name: SessionName;
  readonly pages: AccountPages;
  readonly floods: FloodLimits;
  /** Documents are asked for with the headers that it answers. */
  readonly sign: SignUrl | undefined;
  /** Why a page crashed, where somebody killed it. */
  readonly reasonOfCrash: () => string | undefined;
  /** It is over; without a reason where Chromium is gone with it. */
  readonly onEnd: (reason: string | undefined) => void;
}

const POPUPS_CLOSED_MAX = 20;
const URLS_KEPT_MAX = 4;
const COOKIES_KEPT_BYTES_MAX = 262_144;
const COOKIES_MS_MAX = 2_000;
const CLOSING_MS_MAX = 5_000;

/** A context of Chromium with its tabs; nothing of it is shared with any other. */
export class Session implements DriverSession {
  readonly context: BrowserContext;
  readonly tabs: DriverTab[] = [];
  currentIndex = 0;
  readonly events: string[] = [];
  cancelled = new AbortController().signal;
  readonly #options: SessionOptions;
  readonly #tabsByPage = new Map<Page, Promise<DriverTab>>();
  readonly #closers: (() => Promise<unknown>)[] = [];
  readonly #watches = new Map<Page, () => void>();
  /** Rejects when the session ends. */
  readonly ended: Promise<never>;
  #fail: (fault: BrowserFault) => void = () => undefined;
  #endFault: BrowserFault | undefined;
  #cookies: readonly unknown[] | undefined = [];
  #dialogs = 0;
  #popupsClosed = 0;

  constructor(context: BrowserContext, options: SessionOptions) {
    this.context = context;
    this.#options = options;
    this.ended = new Promise((_resolve, reject) => {
      this.#fail = reject;
    });
    // Between two actions nobody waits for it.
    this.ended.catch(() => undefined);
    context.on("page", (page) => this.#meetPage(page));
  }

  /** Why it is over, once it is. */
  get endFault(): BrowserFault | undefined {
    return this.#endFault;
  }

  /** Adds something to close with the session. */
  onClose(close: () => Promise<unknown>): void {
    this.#closers.push(close);
  }

  async openTab(): Promise<DriverTab> {
    if (!this.#options.pages.hasRoom(this.#options.name.account)) throw this.#tooManyPages();
    const page = await this.context.newPage();
    const tab = await this.#tabsByPage.get(page);
    if (tab === undefined) throw this.#tooManyPages();
    this.currentIndex = this.tabs.indexOf(tab);
    return tab;
  }

  async closeTab(tab: DriverTab): Promise<void> {
    await tab.page.close();
    this.#forget(tab.page);
  }

  end(reason: string): void {
    if (this.#endFault !== undefined) return;
    this.#stop(new BrowserFault("session_ended", `the session is over: ${reason}`));
    this.#options.onEnd(reason);
  }

  /** Chromium is gone; the server has what is needed to open the session again. */
  lose(): void {
    if (this.#endFault !== undefined) return;
    this.#stop(new BrowserFault("lost", "the browser ended unexpectedly"));
    this.#options.onEnd(undefined);
  }

  /** Tells the next reply. */
  note(event: string): void {
    addEvent(this.events, event);
  }

  /** What a page may do a few times between two actions begins anew. */
  beginAction(cancelled: AbortSignal): void {
    this.#dialogs = 0;
    this.#popupsClosed = 0;
    this.cancelled = cancelled;
  }

  /** What is kept of it in case that Chromium is lost. */
  async remember(): Promise<SessionMemory> {
    try {
      const cookies = await within(COOKIES_MS_MAX, this.context.cookies(), "no cookies");
      const isKept = JSON.stringify(cookies).length <= COOKIES_KEPT_BYTES_MAX;
      this.#cookies = isKept ? cookies : undefined;
    } catch {
      // The action is done, and those from before it are better than none.
    }
    return {
      cookies: this.#cookies,
      urls: this.tabs.slice(0, URLS_KEPT_MAX).map(({ page }) => page.url()),
      currentIndex: Math.min(this.currentIndex, URLS_KEPT_MAX - 1),
    };
  }

  #meetPage(page: Page): void {
    const { pages, name, reasonOfCrash } = this.#options;
    if (!pages.take(name.account)) {
      this.#refuse(page);
      return;
    }
    page.on("crash", () => this.end(reasonOfCrash() ?? "the page crashed, or ran out of memory"));
    page.on("close", () => this.#forget(page));
    const adopting = this.#adopt(page);
    this.#tabsByPage.set(page, adopting);
    // It may close before it is known; then there is nothing to adopt.
    adopting.catch(() => this.#forget(page));
  }

  #tooManyPages(): BrowserFault {
    const { pagesMax } = this.#options.pages;
    return new BrowserFault(
      "busy",
      `an account may have ${pagesMax} pages open at once: close one first`,
    );
  }

  #refuse(page: Page): void {
    void page.close().catch(() => undefined);
    this.#popupsClosed += 1;
    if (this.#popupsClosed > POPUPS_CLOSED_MAX) this.end("the page opened windows without end");
    const { pagesMax } = this.#options.pages;
    this.note(`A window that the page opened was closed: at most ${pagesMax} pages may be open.`);
  }

  async #adopt(page: Page): Promise<DriverTab> {
    const { sign } = this.#options;
    const protocol = await this.context.newCDPSession(page);
    const tab: DriverTab = {
      page,
      protocol,
      httpStatus: undefined,
      dialog: undefined,
      console: [],
      requests: [],
    };
    const keeper = {
      note: (event: string) => this.note(event),
      end: (reason: string) => this.end(reason),
      countDialog: () => {
        this.#dialogs += 1;
        return this.#dialogs > DIALOGS_MAX;
      },
    };
    this.#watches.set(page, watchTab(tab, keeper, this.#options.floods));
    if (sign !== undefined) await signDocuments(protocol, sign);
    if (this.#tabsByPage.has(page)) this.tabs.push(tab);
    return tab;
  }

  /** Gives the place of a page back, once. */
  #forget(page: Page): void {
    this.#watches.get(page)?.();
    this.#watches.delete(page);
    if (!this.#tabsByPage.delete(page)) return;
    this.#options.pages.giveBack(this.#options.name.account);
    const index = this.tabs.findIndex((tab) => tab.page === page);
    if (index === -1) return;
    this.tabs.splice(index, 1);
    const isBefore = index < this.currentIndex;
    if (isBefore || this.currentIndex === this.tabs.length) {
      this.currentIndex = Math.max(this.currentIndex - 1, 0);
    }
  }

  #stop(fault: BrowserFault): void {
    this.#endFault = fault;
    this.#fail(fault);
    for (const page of [...this.#tabsByPage.keys()]) this.#forget(page);
    void this.#close();
  }

  async #close(): Promise<void> {
    // A page that does not let itself be closed is the watchdog's.
    const closing = this.context.close().catch(() => undefined);
    await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, CLOSING_MS_MAX))]);
    for (const close of this.#closers) await close();
  }
}

/** A new context, with nothing but the cookies that are given. */
export function openContext(
  browser: Browser,
  proxyPort: number,
  cookies: readonly unknown[],
): Promise<BrowserContext> {
  type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;
  return browser.newContext({
    acceptDownloads: false,
    locale: "en-US",
    proxy: proxyOfContext(proxyPort),
    serviceWorkers: "block",
    // They were read from a context such as this.
    storageState: { cookies: cookies as Cookies, origins: [] },
    viewport: { width: 1280, height: 720 },
  });
}
