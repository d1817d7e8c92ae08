import type { Glyph, Layer } from "../page/page-content.js";
import type { StructureElement } from "../page/structure-tree.js";
import { fragmentsOf } from "../text/fragments.js";
import { type Line, linesInOrder } from "../text/lines.js";
import type { Piece, Role } from "./pieces.js";

/** So much of the text of a page has to be tagged for its tags to be followed. */
const TAGGED_MIN = 0.92;
const INLINE = new Set([
  ...["Span", "Link", "Em", "Strong", "Quote", "Reference", "Code", "Annot", "Ruby", "RB", "RT"],
  ...["RP", "Warichu", "WT", "WP", "BibEntry", "Sub", "Formula", "Lbl"],
]);
/** Which Chromium and others use for boxes as well as for words. */
const EITHER = new Set(["NonStruct", "Private", ""]);
const SKIPPED = new Set(["Artifact"]);

/**
 * Reads a tagged page along its structure tree (ISO 32000-1, 14.8.4). Undefined where the tags leave
 * out too much of the text, or do not part it.
 */
export function piecesByTags(layer: Layer, root: StructureElement): Piece[] | undefined {
  const contents = new Map<number, Glyph[]>();
  let written = 0;
  for (const glyph of layer.glyphs) {
    if (glyph.isArtifact) continue;
    if (!glyph.isSpace) written += 1;
    if (glyph.content === undefined) continue;
    const known = contents.get(glyph.content);
    if (known === undefined) contents.set(glyph.content, [glyph]);
    else known.push(glyph);
  }
  const reader = new TagReader(contents);
  reader.readBlock(root, { role: { kind: "paragraph" }, depth: 0 });
  reader.endParagraph();
  if (written === 0 || reader.read < written * TAGGED_MIN) return undefined;
  return isParted(reader.pieces) && !reader.isDisordered ? reader.pieces : undefined;
}

/** Some producers tag a page as one paragraph, or each line as one; their looks tell more. */
function isParted(pieces: readonly Piece[]): boolean {
  const texts = pieces.flatMap((piece) => (piece.kind === "text" ? [piece.lines.length] : []));
  const lines = texts.reduce((sum, count) => sum + count, 0);
  if (lines < 12) return true;
  const hasKinds = pieces.some(
    (piece) => piece.kind === "table" || piece.role?.kind !== "paragraph",
  );
  const longest = texts.reduce((high, count) => Math.max(high, count), 0);
  return longest < lines * 0.9 && (hasKinds || lines / texts.length > 1.15);
}

interface Context {
  readonly role: Role;
  /** How many lists it stands in. */
  readonly depth: number;
}

class TagReader {
  readonly pieces: Piece[] = [];
  /** Glyphs that were read, without spaces. */
  read = 0;
  /** Whether a table names its cells in another order than they stand in. */
  isDisordered = false;
  readonly #contents: Map<number, Glyph[]>;
  #paragraph: Glyph[] = [];
  #role: Role = { kind: "paragraph" };

  constructor(contents: Map<number, Glyph[]>) {
    this.#contents = contents;
  }

  readBlock(element: StructureElement, context: Context): void {
    for (const child of element.children) {
      if (typeof child === "number" || isInline(child)) {
        this.#role = context.role;
        for (const glyph of this.#glyphsOf(child)) this.#paragraph.push(glyph);
        continue;
      }
      this.endParagraph();
      this.#readChild(child, context);
      this.endParagraph();
    }
  }

  #readChild(element: StructureElement, context: Context): void {
    const { role } = element;
    const level = /^H([1-6])$/.exec(role)?.[1];
    if (SKIPPED.has(role)) return;
    if (level !== undefined || role === "H" || role === "Title") {
      const known = level === undefined ? (role === "Title" ? 1 : undefined) : Number(level);
      this.readBlock(element, { ...context, role: { kind: "heading", level: known } });
    } else if (role === "L") this.#readList(element, context.depth);
    else if (role === "Table") this.#readTable(element, context);
    else if (role === "Note" || role === "FENote") {
      this.readBlock(element, { ...context, role: { kind: "note" } });
    } else this.readBlock(element, context);
  }

  #readList(list: StructureElement, depth: number): void {
    for (const item of list.children) {
      if (typeof item === "number") continue;
      if (item.role === "L") this.#readList(item, depth + 1);
      else if (item.role !== "LI") this.#readChild(item, plain(depth));
      else this.#readItem(item, depth);
    }
  }

  #readItem(item: StructureElement, depth: number): void {
    const labels = item.children.filter(isLabel);
    const label = textOfLines(this.#linesOf(labels.flatMap((child) => this.#glyphsOf(child))));
    const before = this.pieces.length;
    const body = { ...item, children: item.children.filter((child) => !isLabel(child)) };
    this.readBlock(body, { role: { kind: "item", depth, label }, depth: depth + 1 });
    this.endParagraph();
    if (this.pieces.length > before) this.#markFurther(before, depth);
  }

  /** The second paragraph of an item is no item of its own. */
  #markFurther(start: number, depth: number): void {
    let hasItem = false;
    for (let at = start; at < this.pieces.length; at += 1) {
      const piece = this.pieces[at];
      if (piece?.kind !== "text" || piece.role?.kind !== "item" || piece.role.depth !== depth)
        continue;
      if (hasItem) this.pieces[at] = { ...piece, role: { kind: "paragraph" } };
      hasItem = true;
    }
  }

  #readTable(table: StructureElement, context: Context): void {
    const rows: Line[][][] = [];
    const visit = (element: StructureElement) => {
      if (element.role === "TR") {
        const cells = element.children.filter((child) => typeof child !== "number");
        rows.push(cells.map((cell) => this.#linesOf(this.#glyphsOf(cell))));
      } else if (element.role === "Caption") this.readBlock(element, context);
      else for (const child of element.children) if (typeof child !== "number") visit(child);
    };
    visit(table);
    this.endParagraph();
    const written = rows.filter((cells) => cells.some((lines) => lines.length > 0));
    const columns = written.reduce((most, cells) => Math.max(most, cells.length), 0);
    if (isDisordered(written)) this.isDisordered = true;
    if (columns >= 2) this.pieces.push({ kind: "table", rows: alignCells(written, columns) });
    else {
      for (const lines of written.flat()) this.#push(lines, { kind: "paragraph" });
    }
  }

  #glyphsOf(node: StructureElement | number): Glyph[] {
    if (typeof node !== "number") {
      return SKIPPED.has(node.role) ? [] : node.children.flatMap((child) => this.#glyphsOf(child));
    }
    const glyphs = this.#contents.get(node) ?? [];
    this.#contents.delete(node);
    for (const { isSpace } of glyphs) if (!isSpace) this.read += 1;
    return glyphs;
  }

  #linesOf(glyphs: readonly Glyph[]): Line[] {
    return linesInOrder(fragmentsOf(glyphs));
  }

  endParagraph(): void {
    const glyphs = this.#paragraph;
    this.#paragraph = [];
    if (glyphs.length > 0) this.#push(this.#linesOf(glyphs), this.#role);
  }

  #push(lines: readonly Line[], role: Role): void {
    if (lines.length > 0) this.pieces.push({ kind: "text", lines, role });
  }
}

function plain(depth: number): Context {
  return { role: { kind: "paragraph" }, depth };
}

function isLabel(child: StructureElement | number): boolean {
  return typeof child !== "number" && child.role === "Lbl";
}

function isInline(element: StructureElement): boolean {
  if (!INLINE.has(element.role) && !EITHER.has(element.role)) return false;
  return element.children.every((child) => typeof child === "number" || isInline(child));
}

function textOfLines(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(" ");
}

/** Whether cells of more than a few rows stand neither from left to right nor from right to left. */
function isDisordered(rows: readonly Line[][][]): boolean {
  const mixed = rows.filter((cells) => {
    const lefts = cells.flatMap((lines) => (lines[0] === undefined ? [] : [lines[0].left]));
    const steps = lefts.slice(1).map((left, index) => Math.sign(left - (lefts[index] ?? left)));
    return steps.includes(1) && steps.includes(-1);
  });
  return mixed.length > Math.max(1, rows.length * 0.1);
}

/** Cells that run over several columns are tagged once; the others tell where their columns are. */
function alignCells(rows: readonly Line[][][], columns: number): Line[][][] {
  const full = rows.filter((cells) => cells.length === columns);
  const lefts = Array.from({ length: columns }, (_, column) =>
    Math.min(...full.flatMap((cells) => (cells[column] ?? []).map(({ left }) => left))),
  );
  return rows.map((cells) => {
    if (cells.length === columns) return cells;
    const aligned: Line[][] = Array.from({ length: columns }, () => []);
    let next = 0;
    cells.forEach((lines, index) => {
      const left = lines[0]?.left;
      const last = columns - (cells.length - index);
      let column = Math.min(next, last);
      while (left !== undefined && column < last && left >= (lefts[column + 1] ?? Infinity) - 2) {
        column += 1;
      }
      aligned[column] = lines;
      next = column + 1;
    });
    return aligned;
  });
}
