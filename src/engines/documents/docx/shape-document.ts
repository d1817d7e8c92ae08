import { itemMark } from "./marks.js";
import { START } from "./prepare-xml.js";

/** An element of the converter's own document, as far as it is read or changed here. */
export interface DocxElement {
  readonly type: string;
  children?: DocxElement[];
  styleId?: string | null;
  styleName?: string | null;
  numbering?: DocxNumbering | null;
  isHeader?: boolean;
  readonly font?: string | null;
  readonly href?: string;
  readonly anchor?: string;
  readonly value?: string;
}

interface DocxNumbering {
  readonly isOrdered: boolean;
  readonly level: string;
  readonly paragraphStyleId?: string | null;
}

const MONOSPACED =
  /^(?:courier|consolas|menlo|monaco|lucida console|cascadia|fira code|source code|(?:dejavu|liberation|noto|ubuntu|roboto|pt|jetbrains) (?:sans )?mono)/i;

/**
 * Shapes the converter's document in place: paragraphs are headings by the level of their style, items of
 * ordered lists know their number, paragraphs in a typewriter face are code, and links into the document
 * itself are plain text, as Markdown has no places for them.
 */
export function shapeDocument<Root extends DocxElement>(
  root: Root,
  headings: ReadonlyMap<string, number>,
): Root {
  const numbers = new ListNumbers();
  const visit = (element: DocxElement): DocxElement[] => {
    element.children = (element.children ?? []).flatMap(visit);
    if (element.type === "hyperlink" && element.href === undefined) return element.children;
    if (element.type === "paragraph") shapeParagraph(element, headings, numbers);
    if (element.type === "table") shapeTable(element);
    return [element];
  };
  root.children = (root.children ?? []).flatMap(visit);
  return root;
}

function shapeParagraph(
  paragraph: DocxElement,
  headings: ReadonlyMap<string, number>,
  numbers: ListNumbers,
): void {
  const level = headings.get(paragraph.styleId ?? "");
  if (level !== undefined) {
    paragraph.styleId = `Heading${level}`;
    paragraph.styleName = `heading ${level}`;
    paragraph.numbering = null;
    return;
  }
  const { numbering, children = [] } = paragraph;
  if (numbering) {
    const number = numbers.next(numbering);
    if (numbering.isOrdered && number !== 1) {
      children.unshift({ type: "text", value: itemMark(number) });
    }
  } else if (isTypewritten(children)) {
    paragraph.styleName = "Code";
  }
}

/** Markdown has no table without a head, and by its head a table is one although a cell holds a list. */
function shapeTable({ children: rows = [] }: DocxElement): void {
  const isWide = rows.some(({ children = [] }) => children.length > 1);
  if (isWide && rows.length > 1 && rows[0]) rows[0].isHeader = true;
}

function isTypewritten(children: readonly DocxElement[]): boolean {
  const runs = children.filter(({ type, children: own = [] }) => type === "run" && own.length > 0);
  return runs.length > 0 && runs.every(({ font }) => MONOSPACED.test(font ?? ""));
}

/** Counts the items of lists. The definition of a list's level is one object wherever the list goes on. */
class ListNumbers {
  readonly #counts = new Map<DocxNumbering, number>();
  #deeper: DocxNumbering[] = [];

  next(numbering: DocxNumbering): number {
    const level = Number(numbering.level);
    for (const other of this.#deeper) {
      if (Number(other.level) > level) this.#counts.delete(other);
    }
    this.#deeper = this.#deeper.filter((other) => Number(other.level) <= level);
    if (!this.#deeper.includes(numbering)) this.#deeper.push(numbering);
    const start = Number(START.exec(numbering.paragraphStyleId ?? "")?.[1] ?? 1);
    const number = (this.#counts.get(numbering) ?? start - 1) + 1;
    this.#counts.set(numbering, number);
    return number;
  }
}
