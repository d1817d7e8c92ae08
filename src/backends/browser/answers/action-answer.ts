import { codeBlock } from "../../../engines/pages/markdown/escape-text.js";
import type { McpContent, McpToolAnswer } from "../../../http/mcp/surface.js";
import type { ActionReply, BrowserAction, OpenTab } from "../../../platform/browser/actions.js";
import { onOneLine } from "./quote.js";
import { eventsSection, type Section, textOf } from "./sections.js";

const TITLE_LENGTH_MAX = 300;
const URL_LENGTH_MAX = 2_000;
const DIALOG_LENGTH_MAX = 1_000;
const EMPTY_PAGE = "The page shows nothing that could be read; browser_navigate opens another one.";

/** What an action came to, for the model that asked. */
export function actionAnswer(
  action: BrowserAction,
  reply: ActionReply,
  events: readonly string[],
): McpToolAnswer {
  const { engine, image } = reply;
  const told = [...events, ...reply.events];
  const text = textOf(engine, [
    resultSection(action, reply),
    pageSection(reply),
    tabsSection(reply, action.name === "tabs"),
    dialogSection(reply),
    snapshotSection(reply),
    eventsSection(told),
  ]);
  const content: McpContent[] = [{ type: "text", text }];
  if (image) {
    const { bytes, mimeType } = image;
    content.push({ type: "image", data: Buffer.from(bytes).toString("base64"), mimeType });
  }
  return { content };
}

function resultSection({ name }: BrowserAction, { lines = [] }: ActionReply): Section {
  const lists = name === "console_messages" || name === "network_requests";
  const shown = lines.length > 0 ? [codeBlock(lines.join("\n"))] : [];
  return { heading: "Result", lines: lists && lines.length === 0 ? ["There are none."] : shown };
}

function pageSection({ tabs, httpStatus }: ActionReply): Section {
  const current = tabs.find(({ isCurrent }) => isCurrent);
  if (!current) return { heading: "Page", lines: [] };
  const isGood = httpStatus === undefined || (httpStatus >= 200 && httpStatus < 300);
  return {
    heading: "Page",
    lines: [...pageLines(current), ...(isGood ? [] : [`- HTTP status: ${httpStatus}`])],
  };
}

/** Where a page is and what it calls itself. */
export function pageLines({ url, title }: Pick<OpenTab, "url" | "title">): string[] {
  const shownTitle = onOneLine(title, TITLE_LENGTH_MAX);
  return [
    `- Page URL: ${onOneLine(url, URL_LENGTH_MAX)}`,
    ...(shownTitle === "" ? [] : [`- Page Title: ${shownTitle}`]),
  ];
}

function tabsSection({ tabs }: ActionReply, isAskedFor: boolean): Section {
  if (tabs.length === 0) {
    return { heading: "Open tabs", lines: ["There are none; browser_navigate opens one."] };
  }
  return { heading: "Open tabs", lines: isAskedFor || tabs.length > 1 ? tabs.map(tabLine) : [] };
}

function tabLine({ title, url, isCurrent }: OpenTab, index: number): string {
  const mark = isCurrent ? " (current)" : "";
  // A title that closes the brackets would give its tab another address.
  const shown = onOneLine(title, TITLE_LENGTH_MAX).replace(/[[\]\\]/g, "\\$&");
  return `- ${index}:${mark} [${shown}](${onOneLine(url, URL_LENGTH_MAX)})`;
}

function dialogSection({ dialog }: ActionReply): Section {
  if (!dialog) return { heading: "Dialog", lines: [] };
  const message = JSON.stringify(onOneLine(dialog.message, DIALOG_LENGTH_MAX));
  const line = `- A dialog (${dialog.type}) says ${message}; nothing else works before browser_handle_dialog.`;
  return { heading: "Dialog", lines: [line] };
}

function snapshotSection({ snapshot }: ActionReply): Section {
  if (!snapshot) return { heading: "Snapshot", lines: [] };
  const { text, isCut, isIncremental } = snapshot;
  const lines = [
    ...(isIncremental ? ["- Only what changed since the last snapshot."] : []),
    ...(isCut
      ? [
          "- Cut: browser_snapshot with the target of a part that was left out shows it, and browser_find searches all of it.",
        ]
      : []),
    text === "" ? EMPTY_PAGE : codeBlock(text, "yaml"),
  ];
  return { heading: "Snapshot", lines };
}
