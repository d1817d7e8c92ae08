import type { BrowserContext, CDPSession, Dialog, Page } from "playwright-core";

/** A page of a session, with what was seen of it; whoever opens tabs keeps all of it up to date. */
export interface DriverTab {
  readonly page: Page;
  /** To the page itself; frames of other sites have targets of their own. */
  readonly protocol: CDPSession;
  /** Status of the last document's answer. */
  httpStatus: number | undefined;
  /** A dialog that waits for an answer; alerts are answered at once, and told among the events. */
  dialog: Dialog | undefined;
  /** The newest 200 lines of the console, as `[ERROR] text`, each at most 500 characters. */
  readonly console: string[];
  /** The newest 200 requests, as `[GET] address => [200]`. */
  readonly requests: string[];
}

/** What the driver keeps of a session: one context of Chromium. */
export interface DriverSession {
  readonly context: BrowserContext;
  readonly tabs: DriverTab[];
  /** Place in `tabs`; meaningless while there is none. */
  currentIndex: number;
  /** What the next reply tells besides its result; emptied by it. */
  readonly events: string[];
  /** Opens a tab and makes it the current one. Rejects with BrowserFault `busy` at the cap. */
  openTab(): Promise<DriverTab>;
  closeTab(tab: DriverTab): Promise<void>;
  /** Aborted when nobody waits for the action under way: waiting and loading stop, nothing else does. */
  readonly cancelled: AbortSignal;
  /** Ends the session at once; every action under way and the next one fail with the reason. */
  end(reason: string): void;
}
