import { type ActionReply, type BrowserAction, BrowserFault } from "../../actions.js";
import type { DriverSession, DriverTab } from "../driver-session.js";
import { messageOf, untilDialog } from "./dialog-watch.js";
import { handleDialog } from "./dialogs.js";
import { toFault } from "./faults.js";
import { fillForm, selectOption, type } from "./fields.js";
import { pressKey } from "./keys.js";
import { goTo, navigateBack } from "./navigate.js";
import type { Outcome } from "./outcome.js";
import { keepPage } from "./page-before.js";
import { click, drag, hover } from "./pointer.js";
import { toReply } from "./reply.js";
import { consoleMessages, content, find, networkRequests, snapshot } from "./reports.js";
import { takeScreenshot } from "./screenshot.js";
import { changeTabs } from "./tabs.js";
import { resize } from "./viewport.js";
import { waitFor } from "./wait.js";

/** Does an action of a session; its arguments were checked. Rejects with BrowserFault. */
export async function perform(session: DriverSession, action: BrowserAction): Promise<ActionReply> {
  try {
    // What an action asked for may fail after its reply.
    await tellKept(session);
    const outcome = await outcomeOf(session, action);
    await tellKept(session);
    const incremental = "incremental" in action && action.incremental === true;
    return await toReply(session, outcome, { incremental });
  } catch (error) {
    const { code, message } = toFault(error);
    // Why the page is not there is the fault itself.
    const kept = await keepPage(session).catch(() => undefined);
    const lost = kept?.isLost ? "; the page before is gone, and the tab is empty" : "";
    throw new BrowserFault(code, message + lost);
  }
}

async function tellKept(session: DriverSession): Promise<void> {
  const kept = await keepPage(session);
  if (kept) session.events.push(kept.told);
}

async function outcomeOf(session: DriverSession, action: BrowserAction): Promise<Outcome> {
  switch (action.name) {
    case "close":
      return closeAll(session);
    case "tabs":
      return changeTabs(session, action);
    case "navigate":
      return navigate(session, action.url);
    case "resize":
      // The first page may be wanted in another size.
      if (session.tabs.length === 0) await session.openTab();
      return onCurrentTab(session, action);
    default:
      return onCurrentTab(session, action);
  }
}

async function navigate(session: DriverSession, url: string): Promise<Outcome> {
  const tab = session.tabs[session.currentIndex] ?? (await session.openTab());
  refuseWhileAsked(tab);
  await untilDialog(tab, () => goTo(tab, url, session));
  return { showsPage: true };
}

async function closeAll(session: DriverSession): Promise<Outcome> {
  for (const tab of [...session.tabs]) await session.closeTab(tab);
  return {};
}

async function onCurrentTab(
  session: DriverSession,
  action: Exclude<BrowserAction, { name: "close" | "tabs" | "navigate" }>,
): Promise<Outcome> {
  const tab = session.tabs[session.currentIndex];
  if (!tab) throw new BrowserFault("no_page", "no page is open: open one with browser_navigate");
  if (action.name === "handle_dialog") return handleDialog(tab, action, session);
  refuseWhileAsked(tab);
  // The page as it is when it asks is told by the reply.
  let outcome: Outcome = {};
  await untilDialog(tab, async () => {
    outcome = await onPage(tab, action, session);
  });
  return outcome;
}

type PageAction = Exclude<BrowserAction, { name: "close" | "tabs" | "navigate" | "handle_dialog" }>;

function onPage(tab: DriverTab, action: PageAction, session: DriverSession): Promise<Outcome> {
  switch (action.name) {
    case "navigate_back":
      return navigateBack(tab, action, session);
    case "snapshot":
      return snapshot(tab, action, session);
    case "find":
      return find(tab, action, session);
    case "click":
      return click(tab, action, session);
    case "hover":
      return hover(tab, action, session);
    case "drag":
      return drag(tab, action, session);
    case "type":
      return type(tab, action, session);
    case "fill_form":
      return fillForm(tab, action, session);
    case "select_option":
      return selectOption(tab, action, session);
    case "press_key":
      return pressKey(tab, action, session);
    case "wait_for":
      return waitFor(tab, action, session);
    case "take_screenshot":
      return takeScreenshot(tab, action, session);
    case "resize":
      return resize(tab, action, session);
    case "console_messages":
      return consoleMessages(tab, action, session);
    case "network_requests":
      return networkRequests(tab, action, session);
    case "content":
      return content(tab, action, session);
    default:
      return action satisfies never;
  }
}

/** A page that asks something stands still until it is answered. */
function refuseWhileAsked({ dialog }: DriverTab): void {
  if (!dialog) return;
  throw new BrowserFault(
    "invalid",
    `a ${dialog.type()} dialog waits for an answer, ${JSON.stringify(messageOf(dialog))}: ` +
      "answer it with browser_handle_dialog first",
  );
}
