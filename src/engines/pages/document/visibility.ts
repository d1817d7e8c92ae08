import type { DomElement } from "./dom.js";

const NEVER_SHOWN = new Set([
  "head",
  "script",
  "style",
  "template",
  "noscript",
  "datalist",
  "iframe",
  "audio",
  "video",
  "map",
  "rt",
  "rp",
]);
const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/iu;

/** What documentation shows beside a heading, to be copied as its address. */
const PERMALINK = /^\s*(?:#|¶|§|🔗|🔖)\s*$/u;

/**
 * Whether an element itself, whatever holds it, says that it is not shown: by its kind, `hidden` or style;
 * or is the sign by which a heading links to itself.
 */
export function isHidden(element: DomElement): boolean {
  const name = element.localName;
  if (NEVER_SHOWN.has(name)) return true;
  if (element.hasAttribute("hidden")) return true;
  if (name === "dialog") return !element.hasAttribute("open");
  if (name === "input") return true;
  if (name === "option") return !element.hasAttribute("selected");
  if (name === "a" && isPermalink(element)) return true;
  const style = element.getAttribute("style");
  return style !== null && HIDING_STYLE.test(style);
}

function isPermalink(anchor: DomElement): boolean {
  return (
    anchor.getAttribute("href")?.startsWith("#") === true && PERMALINK.test(anchor.textContent)
  );
}
