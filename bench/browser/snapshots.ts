import type { Page } from "playwright-core";
import { type BrowserAgent, refOf } from "../../test/helpers/browser-agent.js";
import { launchBrowser } from "../../test/helpers/servers/browser.js";
import { type Site, snapshotPages } from "../../test/helpers/servers/site/site.js";
import { print } from "./figures.js";

const VIEWPORT = { width: 1_280, height: 720 };
const CALM_PAGE = "/calm.html";
const TURNING_PAGE = "/pages/changes-after-click.html";
const TURNING_BUTTON = "Turn over";

/** Prints on how many local pages the snapshots of the server are Playwright's own, letter by letter. */
export async function benchSnapshots(agent: BrowserAgent, site: Site): Promise<void> {
  const browser = await launchBrowser();
  if (!browser) throw new Error("the peer needs Chromium, too");
  try {
    const pages = snapshotPages();
    // One tab for all pages on both sides: refs within frames count the frames of the tab.
    const peer = await browser.newPage({ viewport: VIEWPORT });
    await peer.goto(`${site.url}${CALM_PAGE}`);
    await agent.must("navigate", { url: `${site.url}${CALM_PAGE}` });
    await agent.must("resize", VIEWPORT);
    let equal = 0;
    for (const path of pages) {
      if (await isEqual(agent, peer, site.url + path)) equal += 1;
    }
    print("pages whose snapshot is Playwright's own", equal, `/${pages.length}`, "all wanted");
  } finally {
    await browser.close();
  }
}

async function isEqual(agent: BrowserAgent, peer: Page, url: string): Promise<boolean> {
  await peer.goto(url);
  const wanted = await ownSnapshot(peer);
  const { snapshot } = await agent.must("navigate", { url });
  if (!agrees(url, snapshot, wanted)) return false;
  if (!url.endsWith(TURNING_PAGE)) return true;
  const ref = refOf(snapshot, "button", TURNING_BUTTON);
  await peer.locator(`aria-ref=${ref}`).click();
  await agent.must("click", { target: ref });
  return agrees(url, (await agent.must("snapshot")).snapshot, await ownSnapshot(peer));
}

function ownSnapshot(page: Page): Promise<string> {
  return page.ariaSnapshot({ mode: "ai" });
}

/** Whether two snapshots are the same; prints the first line that differs where they are not. */
function agrees(url: string, ours: string, wanted: string): boolean {
  if (ours === wanted) return true;
  const lines = { ours: ours.split("\n"), wanted: wanted.split("\n") };
  const at = lines.wanted.findIndex((line, index) => line !== lines.ours[index]);
  const line = at < 0 ? lines.wanted.length : at;
  console.log(
    `${url}, line ${line + 1}\n  ours:   ${lines.ours[line]}\n  wanted: ${lines.wanted[line]}`,
  );
  return false;
}
