import { findLines } from "../../../../engines/aria-snapshot/find.js";
import { BrowserFault } from "../../actions.js";
import type { DriverTab } from "../driver-session.js";
import { searchFor } from "../snapshot/match-lines.js";
import { readSettled } from "../snapshot/moved-on.js";
import { evaluateInOwnWorld, frameIdsOf } from "../snapshot/own-world.js";
import { BUSY, readTree } from "../snapshot/read-tree.js";
import { takeSnapshot } from "../snapshot/take-snapshot.js";
import { within } from "../time-limit.js";
import type { TabAction } from "./outcome.js";
import { shownMarkup } from "./shown-markup.js";
import { locate } from "./targets.js";

/** As a snapshot names siblings that it leaves out. */
const RANGE = /^((?:f\d+)?e\d+)\.\.((?:f\d+)?e\d+)$/;
const HTML_BYTES_MAX = 8 * 1_024 * 1_024;
const CONTENT_MS = 5_000;
/** From the gravest; a level shows itself and those before it. */
const LEVELS = ["error", "warning", "info", "debug"] as const;
/** What Chromium calls other kinds of lines; what is not here is of level `info`. */
const LEVEL_OF: Readonly<Record<string, (typeof LEVELS)[number]>> = {
  ERROR: "error",
  ASSERT: "error",
  WARNING: "warning",
  DEBUG: "debug",
  TRACE: "debug",
  CLEAR: "debug",
  STARTGROUP: "debug",
  STARTGROUPCOLLAPSED: "debug",
  ENDGROUP: "debug",
  PROFILE: "debug",
  PROFILEEND: "debug",
};

export const snapshot: TabAction<"snapshot"> = async (tab, action) => {
  const { target, depth, boxes, incremental } = action;
  const [, first, last] = RANGE.exec(target ?? "") ?? [];
  if (first && last) return { snapshot: await takeSnapshot(tab, { range: { first, last } }) };
  const root = target === undefined ? undefined : await locate(tab, target);
  return { snapshot: await takeSnapshot(tab, { root, depth, boxes, incremental }) };
};

export const find: TabAction<"find"> = async (tab, action) => {
  const search = searchFor(action);
  const entries = await readTree(tab);
  return { lines: findLines(entries, search, action.maxResults) };
};

export const consoleMessages: TabAction<"console_messages"> = async (tab, { level = "info" }) => {
  const shown = LEVELS.slice(0, LEVELS.indexOf(level) + 1);
  const lines = tab.console.filter((line) => {
    const kind = /^\[(\w+)\]/.exec(line)?.[1] ?? "";
    return shown.includes(LEVEL_OF[kind] ?? "info");
  });
  return { lines };
};

export const networkRequests: TabAction<"network_requests"> = async (tab, { filter }) => {
  const lines = [...tab.requests];
  if (filter === undefined) return { lines };
  const matches = searchFor({ regex: filter })(lines);
  return { lines: matches.map(({ line }) => lines[line] ?? "") };
};

export const content: TabAction<"content"> = async (tab) => {
  const markup = readSettled(tab, () => markupOf(tab));
  const html = await within(CONTENT_MS, markup, BUSY);
  if (typeof html === "string" && Buffer.byteLength(html) <= HTML_BYTES_MAX) return { html };
  throw new BrowserFault("failed", "the page is larger than 8 MiB");
};

/** Measured before it leaves the page. */
async function markupOf({ protocol }: DriverTab): Promise<unknown> {
  const [frameId = ""] = await frameIdsOf(protocol);
  return evaluateInOwnWorld(protocol, frameId, shownMarkup(HTML_BYTES_MAX));
}
