import type { PageFormat } from "../../engines/pages/read-page.js";
import type { ActionReply, BrowserAction } from "../../platform/browser/actions.js";
import type { SessionName } from "../../platform/browser/browser.js";

export interface BrowsingOrder extends SessionName {
  readonly action: BrowserAction;
  readonly signal: AbortSignal;
}

export interface ExtractOrder extends SessionName {
  readonly format: PageFormat;
  readonly signal: AbortSignal;
}

/** The page of a session, read. */
export interface ExtractedPage {
  readonly engine: ActionReply["engine"];
  /** Where the page was found. */
  readonly url: string;
  /** The reading as JSON, as the part `pageReading` writes it. */
  readonly reading: Uint8Array;
  readonly events: readonly string[];
}

/** Pages for agents: in Chromium where there is one, else as they are written, with no script run. */
export interface Browsing {
  engine(): ActionReply["engine"];
  /** Runs actions of a session one after the other. Rejects with BrowserFault. */
  act(order: BrowsingOrder): Promise<ActionReply>;
  /** Reads the current page of a session. Rejects with BrowserFault. */
  extract(order: ExtractOrder): Promise<ExtractedPage>;
  /** Ends a session; nothing happens where there is none. */
  end(name: SessionName): Promise<void>;
}
