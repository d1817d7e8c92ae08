import type { BrowserAction } from "../../actions.js";
import type { SessionMemory } from "../../wire.js";
import type { Session } from "./session.js";

const LOAD_MS_MAX = 10_000;

/** Opens the tabs of a session again, and says so; the page that the action leaves stays empty. */
export async function restoreTabs(
  session: Session,
  { urls, currentIndex, cookies }: SessionMemory,
  action: BrowserAction,
): Promise<void> {
  for (const _ of urls) await session.openTab();
  session.currentIndex = currentIndex;
  const leaves = action.name === "navigate" ? currentIndex : -1;
  const loads = urls.map(async (url, index) => {
    const tab = session.tabs[index];
    if (tab === undefined || index === leaves || !url.startsWith("http")) return;
    const load = tab.page.goto(url, { waitUntil: "domcontentloaded", timeout: LOAD_MS_MAX });
    await load.catch(() => session.note(`${url} could not be opened again.`));
  });
  await Promise.all(loads);
  session.note(
    "The browser was restarted. Pages were opened again by their addresses; what was typed is lost.",
  );
  if (cookies === undefined) session.note("Cookies were too many to keep and are lost, too.");
}
