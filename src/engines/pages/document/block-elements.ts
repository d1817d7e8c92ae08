const set = (names: string) => new Set(names.split(" "));

/** Elements that begin and end a line. */
export const BLOCKS = set(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption " +
    "figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p " +
    "pre search section select summary table tbody tfoot thead tr ul xmp",
);

/** Blocks that stand apart from what is around them by an empty line. */
export const PARAGRAPHS = set(
  "article blockquote dl fieldset figure h1 h2 h3 h4 h5 h6 hr main menu ol p pre section table ul xmp",
);

/** The level of a heading, 1 to 6, or 0 of any other element. */
export function headingLevel(localName: string): number {
  return /^h[1-6]$/u.test(localName) ? Number(localName.charAt(1)) : 0;
}
