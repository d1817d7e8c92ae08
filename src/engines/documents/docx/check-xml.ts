import { DocumentRefused } from "../document.js";

/** Elements within elements; tables in tables in text boxes reach about 60. */
const DEPTH_MAX = 256;
/** Elements of one part, each of which becomes several objects; a document of 500 pages has half of them. */
const ELEMENTS_MAX = 400_000;

/**
 * Refuses XML that is made to hurt its reader: document types, which alone can declare entities, and
 * deep nesting or far more elements than people write. Office writes neither. One pass over the marks, whatever the text is.
 */
export function checkXml(xml: string, name: string): void {
  let depth = 0;
  let elements = 0;
  for (let at = xml.indexOf("<"); at >= 0; at = xml.indexOf("<", at)) {
    if (xml.startsWith("<!", at) || xml.startsWith("<?", at)) {
      at = endOfSpecial(xml, at, name);
      continue;
    }
    const end = xml.indexOf(">", at);
    if (end < 0) return;
    if (xml[at + 1] === "/") depth -= 1;
    else {
      elements += 1;
      if (xml[end - 1] !== "/") depth += 1;
    }
    if (elements > ELEMENTS_MAX) {
      const message = `${name} has more than ${ELEMENTS_MAX} elements`;
      throw new DocumentRefused("too_large", message);
    }
    if (depth > DEPTH_MAX) {
      const message = `${name} nests elements more than ${DEPTH_MAX} deep`;
      throw new DocumentRefused("too_large", message);
    }
    at = end;
  }
}

function endOfSpecial(xml: string, at: number, name: string): number {
  const close = xml.startsWith("<!--", at)
    ? "-->"
    : xml.startsWith("<![CDATA[", at)
      ? "]]>"
      : xml.startsWith("<?", at)
        ? "?>"
        : undefined;
  if (close === undefined) {
    throw new DocumentRefused(
      "damaged",
      `${name} declares a document type, which Office never does`,
    );
  }
  const end = xml.indexOf(close, at);
  return end < 0 ? xml.length : end + close.length;
}
