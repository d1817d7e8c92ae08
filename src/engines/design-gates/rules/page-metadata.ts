import { isHtml } from "../accessibility/tree-walk.js";
import type { Finding, GateDefinition } from "../gate.js";
import type { PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";

const hasTitle = ["2779a5"];
const refreshInHours = ["bc659a"];
const refreshEver = ["bisz58"];
const MINUTE_S = 60;
const HOURS_20_S = 20 * 60 * MINUTE_S;

/** Gates about the title of a page and whether it leaves by itself. */
export const pageMetadataGates: readonly GateDefinition[] = [
  { id: "page-title", wcag: "2.4.2", actRules: hasTitle, check: checkTitle },
  {
    id: "meta-refresh",
    wcag: "2.2.1",
    actRules: refreshInHours,
    check: (page) => checkRefresh(page, refreshInHours, HOURS_20_S),
  },
  {
    id: "meta-refresh-ever",
    wcag: "2.2.4",
    actRules: refreshEver,
    check: (page) => checkRefresh(page, refreshEver, Number.POSITIVE_INFINITY),
  },
];

function* checkTitle(page: Page): Iterable<Finding> {
  const { root } = page;
  if (root === undefined || !isHtml(root, "html") || page.isFragment) return;
  const title = page.title ?? "";
  const isSet = title !== "";
  yield finding(isSet ? "pass" : "fail", undefined, {
    rules: hasTitle,
    measured: title,
    required: "a title that is not empty",
    message: isSet
      ? "The page has a title."
      : "The page has no title: tabs, bookmarks and search results have nothing to show.",
    repair: "title-from-h1",
  });
}

function* checkRefresh(
  page: Page,
  rules: readonly string[],
  isFineAbove: number,
): Iterable<Finding> {
  for (const element of page.elements) {
    const delay = refreshDelayOf(element);
    if (delay === undefined) continue;
    const isFine = delay === 0 || delay > isFineAbove;
    yield finding(isFine ? "pass" : "fail", element, {
      rules,
      measured: delay,
      required: Number.isFinite(isFineAbove) ? `0 or more than ${isFineAbove} seconds` : 0,
      message: isFine
        ? "The page leaves at once, or late enough."
        : `The page leaves or reloads by itself after ${delay} seconds, which readers cannot stop.`,
      repair: "remove-meta-refresh",
    });
    // Browsers follow the first valid one alone.
    return;
  }
}

/** Seconds after which a `meta` element leaves the page; undefined where it does not. */
function refreshDelayOf(element: PageElement): number | undefined {
  if (!isHtml(element, "meta")) return undefined;
  const { attributes } = element;
  if (attributes.get("http-equiv")?.trim().toLowerCase() !== "refresh") return undefined;
  return readRefresh(attributes.get("content") ?? "");
}

const REFRESH = /^[\t\n\f\r ]*(?:(\d{1,15})[\d.]*|\.[\d.]*)(?:[\t\n\f\r ;,]|$)/u;

/** The seconds in the `content` of a refresh (HTML, "Shared declarative refresh steps"). */
export function readRefresh(content: string): number | undefined {
  const match = REFRESH.exec(content);
  if (match === null) return undefined;
  return Number(match[1] ?? 0);
}
