/** Asking Chromium for the styles of more would take longer than is waited for. */
const STYLED_ELEMENTS_MAX = 20_000;

/**
 * An expression for the markup of a page, as text at most so long, or else null. What its styles hide is marked as
 * hidden, and what they make a block of is parted from what is beside it: without them nobody could tell. The copy
 * belongs to no window, so that nothing in it runs or loads.
 */
export function shownMarkup(lengthMax: number): string {
  return `(() => {
    const root = document.documentElement;
    if (root.outerHTML.length > ${lengthMax}) return null;
    const copy = document.implementation.createHTMLDocument("").importNode(root, true);
    const shown = document.querySelectorAll("body *");
    const copies = copy.querySelectorAll("body *");
    if (shown.length === copies.length && shown.length <= ${STYLED_ELEMENTS_MAX}) {
      const unstyled = /^(script|style|template|noscript|title|meta|link)$/;
      const inline = /^(a|abbr|b|button|cite|code|em|i|img|label|q|small|span|strong|time|u)$/;
      for (const [at, element] of shown.entries()) {
        const { display, whiteSpaceCollapse } = getComputedStyle(element);
        if (unstyled.test(element.localName)) continue;
        if (display === "none") copies[at].setAttribute("hidden", "");
        if (!inline.test(element.localName) || /^(inline|contents|none)/.test(display)) continue;
        if (whiteSpaceCollapse !== "collapse") continue;
        copies[at].before(" ");
        copies[at].after(" ");
      }
    }
    return copy.outerHTML.length > ${lengthMax} ? null : copy.outerHTML;
  })()`;
}
