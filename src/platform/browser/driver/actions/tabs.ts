import { BrowserFault } from "../../actions.js";
import type { DriverSession, DriverTab } from "../driver-session.js";
import { untilDialog } from "./dialog-watch.js";
import { goTo } from "./navigate.js";
import type { ActionNamed, Outcome } from "./outcome.js";

/** Opens, closes and selects tabs; each reply lists them. */
export async function changeTabs(
  session: DriverSession,
  { action, index, url }: ActionNamed<"tabs">,
): Promise<Outcome> {
  switch (action) {
    case "list":
      return {};
    case "new": {
      const tab = await session.openTab();
      if (url !== undefined) await untilDialog(tab, () => goTo(tab, url, session));
      return { showsPage: true };
    }
    case "close":
      await session.closeTab(tabAt(session, index ?? session.currentIndex));
      return { showsPage: true };
    case "select": {
      if (index === undefined) throw new BrowserFault("invalid", "index must be given");
      const tab = tabAt(session, index);
      session.currentIndex = index;
      await tab.page.bringToFront();
      return { showsPage: true };
    }
    default:
      return action satisfies never;
  }
}

function tabAt(session: DriverSession, index: number): DriverTab {
  const tab = session.tabs[index];
  if (tab) return tab;
  const { length } = session.tabs;
  if (length === 0) throw new BrowserFault("no_page", "no page is open");
  throw new BrowserFault("invalid", `index must be from 0 to ${length - 1}`);
}
