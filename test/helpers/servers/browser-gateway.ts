import { afterAll, beforeAll } from "vitest";
import { backend } from "../../../src/backends/browser/index.js";
import { type GatewayTestApp, startGateway } from "../apps/gateway-app.js";
import { type BrowserAgent, connectBrowserAgent, type Era } from "../browser-agent.js";
import { launchBrowser } from "./browser.js";
import { type Site, startSite } from "./site/site.js";

/** The browser behind a gateway, with a site to visit; both are there while the tests of a file run. */
export interface BrowserGateway {
  readonly site: Site;
  /** Whether a browser can be started on this machine. */
  readonly hasBrowser: boolean;
  /** Connects an agent of an account of its own. */
  connect(era?: Era): Promise<BrowserAgent>;
}

/** Starts the gateway and the site before the tests of a file, and ends them after those. */
export function useBrowserGateway(): BrowserGateway {
  let site: Site;
  let gateway: GatewayTestApp;
  let hasBrowser = false;
  beforeAll(async () => {
    const browser = await launchBrowser();
    hasBrowser = browser !== undefined;
    await browser?.close();
    site = await startSite();
    gateway = await startGateway({
      offered: [backend],
      environment: { OUTBOUND_ALLOW_CIDRS: "127.0.0.0/8" },
    });
  });
  afterAll(async () => {
    await gateway?.close();
    await site?.close();
  });
  return {
    get site() {
      return site;
    },
    get hasBrowser() {
      return hasBrowser;
    },
    async connect(era) {
      const { text: key, key: issued } = await gateway.issueKey();
      await gateway.grant(issued.ownerId, "browser");
      return connectBrowserAgent({ url: gateway.url, key, ...(era && { era }) });
    },
  };
}
