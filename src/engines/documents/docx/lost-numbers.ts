const PARAGRAPH_NUMBERS = /<w:numPr>(?:<w:ilvl w:val="(\d)"\s*\/>)?<w:numId w:val="(\d+)"\s*\/>/g;
/** What GFM can write: figures and bullets. */
const WRITTEN = new Set(["decimal", "bullet", "none"]);
const LEVELS_MAX = 9;

/** Whether a list of the text counts with letters or Roman numerals, which become figures. Linear. */
export function countsWithLetters(body: string, numbering: string): boolean {
  const formats = formatsOf(numbering);
  for (const [, level = "0", id = ""] of body.matchAll(PARAGRAPH_NUMBERS)) {
    const format = formats.get(id)?.[Number(level)];
    if (format !== undefined && !WRITTEN.has(format)) return true;
  }
  return false;
}

/** Whether a style of headings numbers them, which no heading of Markdown shows. Linear. */
export function numbersHeadings(
  body: string,
  styles: string,
  headings: ReadonlyMap<string, number>,
): boolean {
  return styles
    .split("<w:style ")
    .slice(1)
    .some((piece) => {
      const style = piece.slice(0, piece.indexOf("</w:style>") >>> 0);
      const id = /w:styleId="([^"]*)"/.exec(style)?.[1];
      if (id === undefined || !headings.has(id) || !/<w:numPr>/.test(style)) return false;
      if (/<w:numId w:val="0"/.test(style)) return false;
      return body.includes(`<w:pStyle w:val="${id}"`);
    });
}

/** The formats of the levels of each list. */
function formatsOf(numbering: string): ReadonlyMap<string, readonly string[]> {
  const definitions = new Map<string, string[]>();
  for (const piece of numbering.split("<w:abstractNum ").slice(1)) {
    const id = /w:abstractNumId="(\d+)"/.exec(piece)?.[1];
    if (id === undefined) continue;
    const levels = piece.split("<w:lvl ").slice(1, LEVELS_MAX + 1);
    definitions.set(
      id,
      levels.map((level) => /<w:numFmt w:val="(\w+)"/.exec(level)?.[1] ?? "decimal"),
    );
  }
  const lists = new Map<string, readonly string[]>();
  for (const piece of numbering.split("<w:num ").slice(1)) {
    const id = /w:numId="(\d+)"/.exec(piece)?.[1];
    const definition = /<w:abstractNumId w:val="(\d+)"/.exec(piece)?.[1];
    const formats = definitions.get(definition ?? "");
    if (id !== undefined && formats !== undefined) lists.set(id, formats);
  }
  return lists;
}
