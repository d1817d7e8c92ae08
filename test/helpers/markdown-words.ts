const NOT_SAID = /<(nav|button|svg)\b.*?<\/\1>/gs;
/** Elements that stand apart from the text around them. */
const BLOCK =
  /<\/?(?:h\d|p|li|ul|ol|t[dhr]|thead|tbody|table|caption|figcaption|pre|div|section)\b/g;

/** The words that the main part of a page says, in their order. */
export function wordsOfPage(page: string): string[] {
  const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
  const text = main
    .replace(NOT_SAID, " ")
    .replace(BLOCK, " $&")
    .replace(/<[^>]*>/g, "")
    .replace(/&#(\d+);/g, (_reference, code) => String.fromCharCode(Number(code)));
  return text.split(/\s+/).filter(Boolean);
}

/** Code between fences, and the lines between them with the language of each. */
export function fencesOf(markdown: string): { language: string; code: string }[] {
  const fences = markdown.matchAll(/^( *)(`{3,})(\w*)\n(.*?)\n\1\2$/gms);
  return [...fences].map(([, , , language = "", code = ""]) => ({ language, code }));
}

const UNDER_HEAD = /^\|(?: --- \|)+$/;

/** The cells of every table, row by row, without the line under its head. */
export function tablesOf(markdown: string): string[][][] {
  const tables = markdown.split("\n\n").filter((block) => block.startsWith("|"));
  return tables.map((table) =>
    table
      .split("\n")
      .filter((line) => !UNDER_HEAD.test(line))
      .map(cellsOf),
  );
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\| ?| ?\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** The words that Markdown says: without marks, destinations of links, and escapes. */
export function wordsOfMarkdown(markdown: string): string[] {
  let isCode = false;
  const lines = markdown.split("\n").map((line) => {
    if (/^ *```/.test(line)) {
      isCode = !isCode;
      return "";
    }
    if (isCode) return line;
    if (UNDER_HEAD.test(line)) return "";
    if (line.startsWith("|")) return cellsOf(line).map(wordsOfCell).join(" ");
    return inlineText(line.replace(/^ *(#+|-|\d+\.) /, ""));
  });
  return lines.join("\n").split(/\s+/).filter(Boolean);
}

function wordsOfCell(cell: string): string {
  return inlineText(cell.replaceAll("\\|", "|"));
}

const INLINE = /(`+) ?(.*?) ?\1(?!`)|\\([!-/:-@[-`{-~])|\]\([^)]*\)|\*\*|[*[]/g;

function inlineText(line: string): string {
  return line.replace(INLINE, (_mark, _ticks, code?: string, sign?: string) => code ?? sign ?? "");
}
