import type { FontStyle } from "./page-content.js";

/** The fields of a font that pdf.js hands over with the operators. */
export interface LibraryFont {
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly italic?: boolean;
  readonly isMonospace?: boolean;
  readonly vertical?: boolean;
  readonly isType3Font?: boolean;
  readonly fontMatrix?: readonly number[];
  readonly bbox?: readonly number[];
  readonly defaultVMetrics?: readonly number[];
}

export interface Font {
  readonly style: FontStyle;
  /** Width of a glyph to points of a font of size 1. */
  readonly unit: number;
  /** Height of the letters to the size that the font is set in. */
  readonly heightScale: number;
  readonly defaultVerticalMetrics: readonly number[] | undefined;
}

const BOLD = /bold|black|heavy|demi|[-,]bd|^(sf|cm)b(?!r)|^cmbx|medi\b.*nimbus|nimbus.*medi\b/i;
const ITALIC = /ital|obliq|slanted|^cm(ti|sl|mi)|^sf(ti|sl)/i;
const MONOSPACE =
  /mono(?!type)|courier|consol|typewriter|^(cm|sf)tt|menlo|inconsol|lucidacons|fixed/i;
const USUAL_UNIT = 0.001;

/** Reads how a font looks from its flags and, since producers seldom set them, from its name. */
export function fontOf(library: LibraryFont): Font {
  const name = (library.name ?? "").replace(/^[A-Z]{6}\+/, "");
  const unit = Math.abs(library.fontMatrix?.[0] ?? USUAL_UNIT) || USUAL_UNIT;
  return {
    style: {
      isBold: library.bold === true || library.black === true || BOLD.test(name),
      isItalic: library.italic === true || ITALIC.test(name),
      isMonospace: library.isMonospace === true || MONOSPACE.test(name),
      isVertical: library.vertical === true,
    },
    unit,
    heightScale: library.isType3Font === true ? drawnHeight(library) : 1,
    defaultVerticalMetrics: library.defaultVMetrics,
  };
}

/** The letters of a Type 3 font have any height; their common box tells it. */
function drawnHeight({ bbox, fontMatrix }: LibraryFont): number {
  const scale = Math.abs(fontMatrix?.[3] ?? USUAL_UNIT);
  const height = Math.abs((bbox?.[3] ?? 0) - (bbox?.[1] ?? 0)) * scale;
  return height > 0 && Number.isFinite(height) ? height : scale / USUAL_UNIT;
}

export const PLAIN_FONT: Font = fontOf({});
