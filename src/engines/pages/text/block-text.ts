import { BLOCKS, PARAGRAPHS } from "../document/block-elements.js";
import { childrenOf, type DomElement, type DomNode, isElement, isText } from "../document/dom.js";
import { isHidden } from "../document/visibility.js";
import { scriptText } from "./script-text.js";

/**
 * The text that an element shows, as a reader would copy it: a line for each block, an empty line around
 * paragraphs, headings, lists and tables, the cells of a row apart by tabs, white space as in the source
 * within <pre> and collapsed elsewhere. Time and length are linear in the markup.
 */
export function blockText(
  root: DomElement,
  isLeftOut: (element: DomElement) => boolean = isHidden,
): string {
  const lines = createLines();
  writeChildren(root, { lines, isLeftOut, isPre: false });
  return lines.finish();
}

/** As HTML has it, and spaces that do not break; single spaces stay, because each replacement costs. */
const SPACE = /[\t\n\f\r \u00a0]{2,}|[\t\n\f\r\u00a0]/gu;
/** What holds short blocks, between which no empty line is wanted. */
const NARROW = new Set(["li", "td", "th"]);

interface Writing {
  readonly lines: Lines;
  readonly isLeftOut: (element: DomElement) => boolean;
  readonly isPre: boolean;
}

function writeChildren(parent: DomElement, writing: Writing): void {
  for (const child of childrenOf(parent)) writeNode(child, writing);
}

function writeNode(node: DomNode, writing: Writing): void {
  const { lines } = writing;
  if (isText(node)) {
    if (writing.isPre) lines.kept(node.data);
    else lines.text(node.data);
    return;
  }
  if (!isElement(node) || writing.isLeftOut(node)) return;
  const script = scriptText(node);
  if (script !== undefined) {
    lines.text(script);
    return;
  }
  const name = node.localName;
  if (name === "br") {
    lines.newLine(1);
    return;
  }
  if (name === "td" || name === "th") {
    if (node.previousElementSibling !== null) lines.cell();
    writeChildren(node, writing);
    return;
  }
  if (!BLOCKS.has(name)) {
    writeChildren(node, writing);
    return;
  }
  const apart = PARAGRAPHS.has(name) && !NARROW.has(node.parentNode?.localName ?? "") ? 2 : 1;
  lines.newLine(apart);
  if (name === "li") lines.mark("- ");
  if (name === "tr") lines.row();
  writeChildren(node, name === "pre" || name === "xmp" ? { ...writing, isPre: true } : writing);
  lines.newLine(apart);
}

interface Lines {
  text(data: string): void;
  kept(data: string): void;
  mark(bullet: string): void;
  row(): void;
  cell(): void;
  newLine(count: 1 | 2): void;
  finish(): string;
}

/** Collects lines; a break, a cell's tab, a bullet and a space are written once something follows them. */
function createLines(): Lines {
  const out: string[] = [];
  let rowFrom = 0;
  let breaks = 0;
  let gap = "";
  let bullet = "";
  const flush = () => {
    if (breaks > 0) {
      if (out.length > 0) out.push("\n".repeat(breaks));
      gap = "";
    }
    out.push(gap, bullet);
    breaks = 0;
    gap = "";
    bullet = "";
  };
  return {
    text(data) {
      const collapsed = data.replace(SPACE, " ");
      const trimmed = collapsed.trim();
      if (trimmed === "") {
        if (collapsed !== "" && gap === "") gap = " ";
        return;
      }
      if (collapsed.startsWith(" ") && gap === "") gap = " ";
      flush();
      out.push(trimmed);
      if (collapsed.endsWith(" ")) gap = " ";
    },
    kept(data) {
      const unix = data.replace(/\r\n?/gu, "\n");
      const kept = breaks > 0 ? unix.replace(/^\n+/u, "") : unix;
      if (kept === "") return;
      flush();
      out.push(kept);
    },
    mark(written) {
      bullet = written;
    },
    row() {
      breaks = Math.max(breaks, 1);
      gap = "";
      rowFrom = out.length;
    },
    cell() {
      if (out.length === rowFrom) return;
      gap = "\t";
      breaks = 0;
    },
    newLine(count) {
      if (gap !== "\t") breaks = Math.max(breaks, count);
    },
    finish: () => out.join("").trim(),
  };
}
