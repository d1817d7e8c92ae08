import { type ActionReply, BrowserFault } from "../../platform/browser/actions.js";
import type { Needed } from "../../platform/parts/part.js";
import type { Browsing, BrowsingOrder, ExtractedPage, ExtractOrder } from "./browsing.js";
import { toFault } from "./faults.js";
import { StaticBrowsing, type StaticLimits } from "./static/static-browsing.js";

/** With what only the part itself does. */
export interface BrowsingPart extends Browsing {
  /** Ends the sessions without a browser that were not used for too long. */
  sweep(): void;
}

/**
 * Pages in Chromium; without one, as they are written. A Chromium that is there and does not start is no reason for
 * the other engine: it answers faults, and is tried again.
 */
export function createBrowsing(
  needed: Needed<"browser" | "pageReading" | "threads" | "webBotAuth">,
  limits?: StaticLimits,
): BrowsingPart {
  const { browser, pageReading, webBotAuth } = needed;
  const withoutBrowser = new StaticBrowsing(needed, limits);
  const isStatic = () => browser.status().state === "missing";
  const sign = webBotAuth.keys.length > 0 ? webBotAuth.sign : undefined;
  const act = (order: BrowsingOrder): Promise<ActionReply> =>
    isStatic() ? withoutBrowser.act(order) : browser.act({ ...order, sign });

  async function extractFromBrowser(order: ExtractOrder): Promise<ExtractedPage> {
    const { account: owner, format, signal } = order;
    const { html, tabs, events } = await act({ ...order, action: { name: "content" } });
    const url = tabs.find(({ isCurrent }) => isCurrent)?.url;
    if (html === undefined || url === undefined) {
      throw new BrowserFault("failed", "the page was closed meanwhile");
    }
    const baseUrl = URL.canParse(url) ? url : undefined;
    const reading = await pageReading.read({ html }, { format, baseUrl, owner, signal });
    return { engine: "chromium", url, reading, events };
  }

  function extractFetched(order: ExtractOrder): Promise<ExtractedPage> {
    const { account: owner, format, signal } = order;
    return withoutBrowser.withPage(order, async (fetched) => {
      const reading = await pageReading.read({ fetched }, { format, owner, signal });
      return { engine: "static", url: fetched.url, reading, events: [] };
    });
  }

  return {
    engine: () => (isStatic() ? "static" : "chromium"),
    act,
    async extract(order) {
      try {
        return await (isStatic() ? extractFetched(order) : extractFromBrowser(order));
      } catch (error) {
        throw order.signal.aborted ? error : toFault(error);
      }
    },
    async end(name) {
      withoutBrowser.end(name);
      await browser.end(name);
    },
    sweep: () => withoutBrowser.sweep(),
  };
}
