import { LINKS_MAX } from "../library/bounds.js";
import type { OpenPdf } from "../library/open-pdf.js";
import type { PdfPage, PdfStructureNode } from "../library/pdf-js.js";
import { type Font, fontOf, type LibraryFont } from "./font-style.js";
import { interpretOperators } from "./interpret-operators.js";
import { layersOf } from "./layers.js";
import { asMatrix, IDENTITY, type Matrix, transform } from "./matrix.js";
import type { Layer, LinkArea } from "./page-content.js";
import { type StructureElement, structureOf } from "./structure-tree.js";

export interface PageContent {
  readonly layers: readonly Layer[];
  readonly structure: StructureElement | undefined;
  readonly glyphCount: number;
  /** Whether it holds more than is read. */
  readonly isCut: boolean;
  /** Whether some of its letters seem to stand for others. */
  readonly hasReplaced: boolean;
}

/** Reads the glyphs, lines, links and structure of one page. */
export async function readPage(pdf: OpenPdf, number: number): Promise<PageContent> {
  pdf.beginPage();
  const page = await within(pdf, pdf.document.getPage(number));
  const { width, height, transform: base } = page.getViewport({ scale: 1 });
  const matrix = asMatrix(base) ?? IDENTITY;
  const operators = await within(pdf, page.getOperatorList());
  const drawn = interpretOperators(operators, pdf.operations, matrix, fontFinder(page));
  const links = await within(pdf, linksOf(page, matrix));
  const structure = structureOf(await within(pdf, treeOf(page)));
  page.cleanup();
  return {
    layers: layersOf(drawn.glyphs, drawn.rules, links, { width, height }),
    structure,
    glyphCount: drawn.glyphs.length,
    isCut: drawn.isCut,
    hasReplaced: drawn.hasReplaced,
  };
}

/** The library waits for ever for what was cut off. */
function within<T>(pdf: OpenPdf, work: Promise<T>): Promise<T> {
  return Promise.race([work, pdf.spent]);
}

/** Each font is read once a page. */
function fontFinder(page: PdfPage): (name: string) => Font | undefined {
  const known = new Map<string, Font>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined || !page.commonObjs.has(name)) return found;
    const font = fontOf(libraryFont(page.commonObjs.get(name)));
    known.set(name, font);
    return font;
  };
}

function libraryFont(font: unknown): LibraryFont {
  return typeof font === "object" && font !== null ? font : {};
}

/** A page whose annotations are damaged is a page without links. */
async function linksOf(page: PdfPage, matrix: Matrix): Promise<LinkArea[]> {
  const annotations = await page.getAnnotations().catch(() => []);
  const areas: LinkArea[] = [];
  for (const { url, rect } of annotations) {
    if (url === undefined || !/^(https?|mailto|tel|ftp):/i.test(url)) continue;
    const [x1, y1, x2, y2] = rect ?? [];
    if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) continue;
    const one = transform(matrix, x1, y1);
    const other = transform(matrix, x2, y2);
    areas.push({
      url,
      left: Math.min(one.x, other.x),
      right: Math.max(one.x, other.x),
      top: Math.min(one.y, other.y),
      bottom: Math.max(one.y, other.y),
    });
    if (areas.length >= LINKS_MAX) break;
  }
  return areas;
}

/** A page whose structure is damaged is read by its looks. */
function treeOf(page: PdfPage): Promise<PdfStructureNode | null> {
  return page.getStructTree().catch(() => null);
}
