import type { ActionReply, OpenTab } from "../../actions.js";
import type { DriverSession, DriverTab } from "../driver-session.js";
import { evaluateInOwnWorld, frameIdsOf } from "../snapshot/own-world.js";
import { type SnapshotOptions, takeSnapshot } from "../snapshot/take-snapshot.js";
import { within } from "../time-limit.js";
import { messageOf, untilDialog } from "./dialog-watch.js";
import { toFault } from "./faults.js";
import { invalidField } from "./invalid-field.js";
import type { Outcome } from "./outcome.js";

/** Whether the page is shown as a whole. */
type SnapshotExtent = Pick<SnapshotOptions, "incremental">;

const TITLE_MS = 1_000;
const TITLE_LENGTH_MAX = 300;
const URL_LENGTH_MAX = 2_000;

/** Of a page that does not answer, the title that it had is told. */
const titles = new WeakMap<DriverTab, string>();

/** Puts a reply together: what the action came to, the tabs, and what happened meanwhile. */
export async function toReply(
  session: DriverSession,
  outcome: Outcome,
  extent: SnapshotExtent,
): Promise<ActionReply> {
  const { showsPage, ...given } = outcome;
  const tab = session.tabs[session.currentIndex];
  const snapshot = showsPage && tab && !tab.dialog ? await shown(session, tab, extent) : undefined;
  const refusal = showsPage && tab && !tab.dialog ? await invalidField(tab) : undefined;
  const tabs = await Promise.all(session.tabs.map((each) => openTab(each, each === tab)));
  const dialog = tab?.dialog;
  return {
    engine: "chromium",
    tabs,
    ...(tab?.httpStatus === undefined ? {} : { httpStatus: tab.httpStatus }),
    ...(snapshot ? { snapshot } : {}),
    ...(dialog ? { dialog: { type: dialog.type(), message: messageOf(dialog) } } : {}),
    ...given,
    events: [...session.events.splice(0), ...(refusal === undefined ? [] : [refusal])],
  };
}

/** A page that cannot be read is no reason to take back what was done: the events say why. */
async function shown(
  session: DriverSession,
  tab: DriverTab,
  extent: SnapshotExtent,
): Promise<ActionReply["snapshot"]> {
  let snapshot: ActionReply["snapshot"];
  try {
    await untilDialog(tab, async () => {
      snapshot = await takeSnapshot(tab, extent);
    });
  } catch (error) {
    session.events.push(`No snapshot: ${toFault(error).message}`);
  }
  return snapshot;
}

async function openTab(tab: DriverTab, isCurrent: boolean): Promise<OpenTab> {
  if (!tab.dialog) {
    const title = await within(TITLE_MS, titleOf(tab), "no title").catch(() => undefined);
    if (typeof title === "string") titles.set(tab, title);
  }
  return {
    title: titles.get(tab) ?? "",
    url: tab.page.url().slice(0, URL_LENGTH_MAX),
    isCurrent,
  };
}

/** Shortened before it leaves the page, which may have made it as long as it likes. */
async function titleOf({ protocol }: DriverTab): Promise<unknown> {
  const [frameId = ""] = await frameIdsOf(protocol);
  return evaluateInOwnWorld(protocol, frameId, `document.title.slice(0, ${TITLE_LENGTH_MAX})`);
}
