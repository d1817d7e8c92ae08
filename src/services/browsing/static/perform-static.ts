import { NOTHING_CHANGED } from "../../../engines/aria-snapshot/changes.js";
import {
  type ActionReply,
  type BrowserAction,
  BrowserFault,
} from "../../../platform/browser/actions.js";
import { pageAddress } from "../../../platform/browser/driver/actions/address.js";
import type { Needed } from "../../../platform/parts/part.js";
import type { BrowsingOrder } from "../browsing.js";
import { toFault } from "../faults.js";
import type { HeldPage } from "./held-pages.js";
import type { PageView } from "./show-page.js";
import { viewPage } from "./view-page.js";

export type StaticPlatform = Needed<"browser" | "pageReading" | "threads">;

/** A session while it acts. */
export interface ActingSession extends StaticPlatform {
  held(): HeldPage | undefined;
  /** Takes the place of the page before; undefined closes it. */
  hold(page: HeldPage | undefined): void;
}

export const NO_PAGE = "no page is open: open one with browser_navigate";

const HISTORY_MAX = 50;
const TITLE_LENGTH_MAX = 300;
const URL_LENGTH_MAX = 2_000;
const REF = /^\[?(?:ref=)?(e\d+)\]?$/;
const NO_BOXES = "Boxes are left out: where things are on the page only a browser tells.";
const IS_CUT = "The page has more elements than are read; what comes after them is left out.";

/** Does an action without a browser; its arguments were checked. Rejects with BrowserFault. */
export async function performStatic(
  order: BrowsingOrder,
  session: ActingSession,
): Promise<ActionReply> {
  try {
    return await new StaticAction(order, session).reply();
  } catch (error) {
    throw order.signal.aborted ? error : toFault(error);
  }
}

class StaticAction {
  readonly #order: BrowsingOrder;
  readonly #session: ActingSession;
  readonly #events: string[] = [];

  constructor(order: BrowsingOrder, session: ActingSession) {
    this.#order = order;
    this.#session = session;
  }

  reply(): Promise<ActionReply> | ActionReply {
    const { action } = this.#order;
    switch (action.name) {
      case "navigate":
        return this.#goTo(action.url);
      case "navigate_back":
        return this.#goBack();
      case "snapshot":
        return this.#snapshot(action);
      case "find": {
        const { text, regex, maxResults } = action;
        return this.#view({ kind: "lines", text, regex, maxResults });
      }
      case "content":
        return this.#view({ kind: "markup" });
      case "tabs":
        if (action.action !== "list") break;
        return this.#told({});
      case "close":
        this.#session.hold(undefined);
        return this.#told({});
    }
    throw new BrowserFault("unavailable", this.#missing());
  }

  #goTo(url: string): Promise<ActionReply> {
    const held = this.#session.held();
    const history = held ? [...held.history, held.page.url].slice(-HISTORY_MAX) : [];
    return this.#open(pageAddress(url), history);
  }

  #goBack(): Promise<ActionReply> {
    const { history } = this.#heldPage();
    const before = history.at(-1);
    if (before === undefined) {
      throw new BrowserFault("invalid", "there is no page to go back to");
    }
    return this.#open(before, history.slice(0, -1));
  }

  async #open(url: string, history: readonly string[]): Promise<ActionReply> {
    const { account: owner, signal } = this.#order;
    const page = await this.#session.pageReading.fetch(url, { owner, signal });
    this.#session.hold({ page, title: "", isShown: false, history });
    return this.#snapshotOf();
  }

  /** A page that cannot be shown is still where the session is: the events say why. */
  async #snapshotOf(): Promise<ActionReply> {
    try {
      return await this.#view({ kind: "snapshot" });
    } catch (error) {
      const fault = this.#order.signal.aborted ? error : toFault(error);
      if (!(fault instanceof BrowserFault)) throw fault;
      this.#events.push(`No snapshot: ${fault.message}`);
      return this.#told({});
    }
  }

  #snapshot({
    target,
    depth,
    boxes,
    incremental,
  }: BrowserAction & { name: "snapshot" }): Promise<ActionReply> | ActionReply {
    const { isShown } = this.#heldPage();
    if (boxes) this.#events.push(NO_BOXES);
    if (target === undefined && depth === undefined && incremental && isShown) {
      return this.#told({ snapshot: { text: NOTHING_CHANGED, isCut: false, isIncremental: true } });
    }
    return this.#view({ kind: "snapshot", ref: target && refOf(target), depth });
  }

  async #view(view: PageView): Promise<ActionReply> {
    const held = this.#heldPage();
    const { threads } = this.#session;
    const { account: owner, signal } = this.#order;
    const { title, isCut, ...shown } = await viewPage(threads, {
      page: held.page,
      view,
      owner,
      signal,
    });
    const isWhole = view.kind === "snapshot" && view.ref === undefined && view.depth === undefined;
    this.#session.hold({
      ...held,
      title: title.slice(0, TITLE_LENGTH_MAX),
      isShown: held.isShown || isWhole,
    });
    if (isCut) this.#events.push(IS_CUT);
    return this.#told(shown);
  }

  #told(shown: Pick<ActionReply, "snapshot" | "lines" | "html">): ActionReply {
    const held = this.#session.held();
    const tab = held && {
      title: held.title,
      url: held.page.url.slice(0, URL_LENGTH_MAX),
      isCurrent: true,
    };
    return {
      engine: "static",
      tabs: tab ? [tab] : [],
      ...shown,
      events: this.#events,
    };
  }

  #heldPage(): HeldPage {
    const held = this.#session.held();
    if (held === undefined) throw new BrowserFault("no_page", NO_PAGE);
    return held;
  }

  #missing(): string {
    const { action } = this.#order;
    const status = this.#session.browser.status();
    const tool = `browser_${action.name}`;
    const use = action.name === "tabs" ? `${tool} with action ${action.action}` : tool;
    return status.state === "missing"
      ? `${use} needs Chromium: ${status.reason}`
      : `${use} needs Chromium`;
  }
}

function refOf(target: string): string {
  const ref = REF.exec(target.trim())?.[1];
  if (ref !== undefined) return ref;
  const message = "target must be a ref of the snapshot, such as e12; selectors need Chromium";
  throw new BrowserFault("invalid", message);
}
