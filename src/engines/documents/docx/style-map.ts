const codeParagraphs = [
  "Code",
  "Source Code",
  "HTML Preformatted",
  "Preformatted Text",
  "Listing",
  "macro",
];
const codeRuns = [
  "Code",
  "Source Text",
  "HTML Code",
  "HTML Sample",
  "Verbatim Char",
  "HTML Typewriter",
];
const quotes = ["Quote", "Intense Quote", "Quotations", "Block Text", "Block Quotation"];
/** Beyond these levels, a list goes on at the last one. */
const LIST_LEVELS = 9;

const levels = Array.from({ length: LIST_LEVELS }, (_, index) => index + 1);

/** How the styles of Word and LibreOffice become HTML, in the converter's notation. */
export const styleMap: readonly string[] = [
  ...codeParagraphs.map((name) => `p[style-name='${name}'] => pre:separator('\\n')`),
  ...codeRuns.map((name) => `r[style-name='${name}'] => code`),
  ...quotes.map((name) => `p[style-name='${name}'] => blockquote > p:fresh`),
  // A style of a deeper level begins a list of its own at the first level, so that its name counts.
  ...namedLists(levels.slice(1, 5)),
  ...levels.flatMap((level) => [
    `p:unordered-list(${level}) => ${path(level, "ul")}`,
    `p:ordered-list(${level}) => ${path(level, "ol")}`,
  ]),
  ...namedLists(levels.slice(0, 1)),
];

/** The styles of lists, which need no numbering of their own. */
function namedLists(of: readonly number[]): string[] {
  return of.flatMap((level) => {
    const suffix = level === 1 ? "" : ` ${level}`;
    return [
      `p[style-name='List Bullet${suffix}'] => ${path(level, "ul")}`,
      `p[style-name='List Number${suffix}'] => ${path(level, "ol")}`,
    ];
  });
}

function path(level: number, list: "ul" | "ol"): string {
  return `${"ul|ol > li > ".repeat(level - 1)}${list} > li:fresh`;
}
