import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FontFace } from "../../engines/pictures/share-card/font-faces.js";

type Weight = FontFace["weight"];

/** In the order in which a character that several of them hold is looked up. */
const SUBSETS = [
  "latin",
  "vietnamese",
  "latin-ext",
  "greek",
  "greek-ext",
  "cyrillic",
  "cyrillic-ext",
] as const;
type Subset = (typeof SUBSETS)[number];

interface Coverage {
  readonly subset: Subset;
  readonly unicodeRange: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const require = createRequire(import.meta.url);
let coverages: readonly Coverage[] | undefined;
/** At most one entry for each subset and weight. */
const files = new Map<string, string>();

/** The parts of Inter that hold the characters of some texts; each file is read once. */
export async function fontFacesFor(
  texts: readonly { readonly weight: Weight; readonly text: string }[],
): Promise<readonly FontFace[]> {
  const known = coverages ?? (await readCoverages());
  coverages = known;
  const faces = texts.flatMap(({ weight, text }) =>
    subsetsOf(text, known).map(async ({ subset, unicodeRange }) => ({
      weight,
      unicodeRange,
      woff2Base64: await readFont(subset, weight),
    })),
  );
  return Promise.all(faces);
}

function subsetsOf(text: string, known: readonly Coverage[]): readonly Coverage[] {
  const needed = new Set<Coverage>();
  for (const character of new Set(text)) {
    const point = character.codePointAt(0) ?? 0;
    const holder = known.find(({ ranges }) =>
      ranges.some(([first, last]) => first <= point && point <= last),
    );
    if (holder) needed.add(holder);
  }
  return [...needed];
}

async function readCoverages(): Promise<readonly Coverage[]> {
  const text = await readFile(require.resolve("@fontsource/inter/unicode.json"), "utf8");
  const unicodeRanges = JSON.parse(text) as Record<Subset, string>;
  return SUBSETS.map((subset) => {
    const unicodeRange = unicodeRanges[subset];
    const ranges = unicodeRange.split(",").map((range) => {
      const [first = "", last = first] = range.replace("U+", "").split("-");
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
    return { subset, unicodeRange, ranges };
  });
}

async function readFont(subset: Subset, weight: Weight): Promise<string> {
  const path = require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff2`);
  const file = files.get(path) ?? (await readFile(path, "base64"));
  files.set(path, file);
  return file;
}
