import { headingLevels } from "./heading-levels.js";
import { countsWithLetters, numbersHeadings } from "./lost-numbers.js";
import type { OfficePackage } from "./package.js";
import { hasHidden } from "./prepare-xml.js";

interface Message {
  readonly type: string;
  readonly message: string;
}

/** Elements that say how something looks or where it is, and have no text. */
const SILENT =
  /^w:(?:perm|bookmark|comment|move|footnote|endnote|proof|separator|continuation|noBreak|lastRendered|yearLong|dayLong|monthLong|pgNum|tblPrEx|customXml|annotation|sectPr|sdt|del|ins)/;
const UNREAD = /^An unrecognised element was ignored: (w:\S+)/;

/** What the Markdown of a document lacks, one sentence for each kind. */
export function findLosses(
  parts: OfficePackage,
  body: string,
  { messages, images }: { readonly messages: readonly Message[]; readonly images: number },
): string[] {
  const said: string[] = [];
  const say = (is: boolean, sentence: string) => {
    if (is) said.push(sentence);
  };
  const partsLike = (pattern: RegExp) => parts.names.filter((name) => pattern.test(name));
  const haveText = (pattern: RegExp) =>
    partsLike(pattern).some((name) => /<w:t[ >]/.test(parts.xml(name)));
  say(
    images > 0,
    `${images === 1 ? "one picture is" : `${images} pictures are`} left out; the Markdown says where`,
  );
  say(
    /<w:(?:ins|del|moveFrom|moveTo)[ >]/.test(body),
    "the document has tracked changes: it reads as if they were accepted",
  );
  say(hasHidden(body), "hidden text is left out");
  const styles = parts.xml("word/styles.xml");
  say(
    numbersHeadings(body, styles, headingLevels(styles)),
    "the numbers that headings count by themselves are left out",
  );
  say(
    countsWithLetters(body, parts.xml("word/numbering.xml")),
    "lists that count with letters or Roman numerals have figures instead",
  );
  say(haveText(/^word\/comments\.xml$/), "comments are left out");
  say(haveText(/^word\/(?:header|footer)\d*\.xml$/), "headers and footers are left out");
  say(/<m:oMath[ >]/.test(body), "formulas are given as their characters, without their layout");
  say(partsLike(/^word\/charts\/chart/).length > 0, "charts are left out");
  say(partsLike(/^word\/diagrams\/data/).length > 0, "diagrams are left out");
  say(/<w:altChunk[ >]/.test(body), "embedded documents are left out");
  say(
    hasLostBoxes(body),
    "the text of some shapes is left out, as the document has it in one form only",
  );
  const unread = messages.flatMap(({ message }) => UNREAD.exec(message)?.[1] ?? []);
  const lost = [...new Set(unread.filter((name) => !SILENT.test(name)))];
  say(
    lost.length > 0,
    `what stands in these elements is left out: ${lost.slice(0, 10).join(", ")}`,
  );
  return said;
}

/** Shapes are read by their older form; one whose fallback has no text is lost. */
function hasLostBoxes(body: string): boolean {
  const shapes = body.split("<wps:txbx").length;
  return shapes > 1 && shapes > body.split("<v:textbox").length;
}
