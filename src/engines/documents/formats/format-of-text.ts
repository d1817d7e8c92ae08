import type { TextFormat } from "./find-format.js";

const SAMPLE_LENGTH = 20_000;
const HTML_START =
  /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype\s+html|html|head|body)\b/i;
const HTML_ELEMENT =
  /<(p|div|h[1-6]|table|ul|ol|section|article|span|a)\b[^<>]{0,500}>[\s\S]*?<\/\1>/i;
const MARKDOWN_LINES = [
  /^#{1,6} \S/,
  /^(?:`{3}|~{3})/,
  /^\|?(?: ?:?-{3,}:? ?\|)+(?: ?:?-{3,}:? ?)?$/,
  /\[[^\]]{1,200}\]\([^()\s]{1,500}\)/,
  /(?:^|\s)\*\*\S[^*]{0,200}\*\*/,
  /^> \S/,
];
const ROWS_LOOKED_AT = 50;
const CELL_LENGTH_MAX = 60;

/** The format that a text of no known name has, by what it looks like; plain text where nothing tells. */
export function formatOfText(text: string): TextFormat {
  const sample = text.slice(0, SAMPLE_LENGTH);
  if (HTML_START.test(sample)) return "html";
  if (/^\s*</.test(sample) && HTML_ELEMENT.test(sample)) return "html";
  const lines = sample.split("\n");
  if (looksLikeMarkdown(lines)) return "markdown";
  return looksLikeTable(lines) ? "csv" : "text";
}

/** A heading, a fence or a table tells, and so do two of the marks that other texts have by chance. */
function looksLikeMarkdown(lines: readonly string[]): boolean {
  const [heading, fence, rule, ...others] = MARKDOWN_LINES.map(
    (mark) => lines.filter((line) => mark.test(line)).length,
  );
  if ((fence ?? 0) > 0 || (rule ?? 0) > 0) return true;
  if ((heading ?? 0) > 0 && !isCommented(lines)) return true;
  return others.filter((count) => count > 0).length > 1 || (others[0] ?? 0) > 0;
}

/** Lines of a script or a settings file begin with a hash as headings do, one after the other. */
function isCommented(lines: readonly string[]): boolean {
  const hashes = lines.filter((line) => /^#/.test(line)).length;
  return (
    /^#!/.test(lines[0] ?? "") ||
    lines.some(
      (line, index) => /^# /.test(line) && /^# /.test(lines[index + 1] ?? "") && hashes > 2,
    )
  );
}

/** Rows of equally many short cells, in more than two lines, or in two that are no sentences. */
function looksLikeTable(lines: readonly string[]): boolean {
  const rows = lines.filter((line) => line.trim() !== "").slice(0, ROWS_LOOKED_AT);
  if (rows.length < 2) return false;
  return [",", ";", "\t", "|"].some((delimiter) => {
    const cells = rows.map((row) => row.replace(/"[^"]*"/g, "q").split(delimiter));
    const columns = cells[0]?.length ?? 0;
    if (columns < 2) return false;
    const isEven = cells.every((row) => row.length === columns);
    const isShort = cells.flat().every((cell) => cell.length <= CELL_LENGTH_MAX);
    const reads = rows.filter((row) => /[.!?]$/.test(row) || /, \p{L}/u.test(row)).length;
    return isEven && isShort && reads * 2 < rows.length;
  });
}
