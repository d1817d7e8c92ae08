import { NODES_MAX } from "../../pages/document/parse-page.js";
import { readPage } from "../../pages/read-page.js";
import { type ConvertedDocument, DocumentRefused } from "../document.js";

/** As much as a page may have where pages are read. */
const LENGTH_MAX = 8 * 1_048_576;

/** A whole HTML document as Markdown: what it shows, with nothing taken for boilerplate. */
export function readHtml(html: string): ConvertedDocument {
  if (html.length > LENGTH_MAX) {
    throw new DocumentRefused("too_large", `an HTML document has at most ${LENGTH_MAX} characters`);
  }
  checkNodes(html);
  const { markdown = "", title } = readPage(html, { format: "markdown" });
  return { markdown, title, pages: null, warnings: [] };
}

/** Refuses what has more elements and texts than are read, in the place of reading its beginning alone. */
export function checkNodes(html: string): void {
  let nodes = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
    const code = html.charCodeAt(at + 1) | 0x20;
    if (code >= 0x61 && code <= 0x7a) nodes += 1;
    if (at > 0 && html[at - 1] !== ">") nodes += 1;
  }
  if (nodes > NODES_MAX) {
    const message = `the document has more than ${NODES_MAX} elements and texts`;
    throw new DocumentRefused("too_large", message);
  }
}
