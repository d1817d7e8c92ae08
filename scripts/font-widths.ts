// Writes the advance widths of Inter into src/content/fonts/font-widths.ts.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

interface Font {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
}

const WEIGHTS = [400, 700] as const;
/** In the order in which a code point that several of them hold is looked up. */
const SUBSETS = [
  "latin",
  "latin-ext",
  "vietnamese",
  "greek",
  "greek-ext",
  "cyrillic",
  "cyrillic-ext",
] as const;
const ROW_LENGTH = 16;
const FIRST_PRINTABLE = 0x20;

const require = createRequire(import.meta.url);
const fontkit: { create(bytes: Buffer): Font } = require("fontkit");
const target = fileURLToPath(new URL("../src/content/fonts/font-widths.ts", import.meta.url));

/** The source of the table, as it is checked in. */
export function fontWidthsSource(): string {
  const tables = WEIGHTS.map((weight) => `  ${weight}: [\n${rows(weight).join("\n")}\n  ],`);
  return `// Written by scripts/font-widths.ts from the Inter fonts of @fontsource/inter; do not edit.

/** A first code point, and the advances from there on; \`-\` where the font has no glyph. */
export type WidthRow = readonly [first: number, advances: string];

/** Advance widths of Inter in thousandths of an em, by weight. */
export const fontWidths: { readonly [Weight in ${WEIGHTS.join(" | ")}]: readonly WidthRow[] } = {
${tables.join("\n")}
};
`;
}

function rows(weight: number): string[] {
  const advances = advancesOf(weight);
  const starts = new Set([...advances.keys()].map((point) => point - (point % ROW_LENGTH)));
  return [...starts]
    .sort((one, other) => one - other)
    .map((start) => {
      const cells = Array.from({ length: ROW_LENGTH }, (_, at) => advances.get(start + at) ?? "-");
      while (cells.at(-1) === "-") cells.pop();
      return `    [0x${start.toString(16).padStart(4, "0")}, "${cells.join(" ")}"],`;
    });
}

function advancesOf(weight: number): Map<number, number> {
  const advances = new Map<number, number>();
  for (const subset of SUBSETS) {
    const path = require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff2`);
    const font = fontkit.create(readFileSync(path));
    for (const point of font.characterSet) {
      if (point < FIRST_PRINTABLE || advances.has(point)) continue;
      const isMark = /\p{M}/u.test(String.fromCodePoint(point));
      const { advanceWidth } = font.glyphForCodePoint(point);
      advances.set(point, isMark ? 0 : Math.round((advanceWidth * 1000) / font.unitsPerEm));
    }
  }
  return advances;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, fontWidthsSource());
