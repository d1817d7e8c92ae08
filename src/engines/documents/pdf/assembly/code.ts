import type { Line } from "../text/lines.js";

const BLANK_LINE = 1.7;
const BLANK_LINES_MAX = 3;
const INDENT_MAX = 200;

/** Lines of code with their indentation, which monospace text draws as distance from the left. */
export function codeOf(lines: readonly Line[]): string {
  const left = lines.reduce((low, line) => Math.min(low, line.left), Infinity);
  const pitches = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? line.y));
  const pitch = pitches.filter((value) => value > 0).reduce((a, b) => Math.min(a, b), Infinity);
  return lines
    .map((line, index) => {
      const skipped = index === 0 ? 1 : (pitches[index - 1] ?? 0) / pitch;
      const blanks = skipped >= BLANK_LINE ? Math.min(BLANK_LINES_MAX, Math.round(skipped) - 1) : 0;
      return "\n".repeat(blanks) + indented(line, left);
    })
    .join("\n");
}

/** Each segment stands in the column where it is drawn. */
function indented({ segments, spans, glyphWidth, text, left: start }: Line, left: number): string {
  const indent = Math.min(INDENT_MAX, Math.max(0, Math.round((start - left) / glyphWidth)));
  if (segments.length < 2 || spans.length === 0) return " ".repeat(indent) + text;
  let written = "";
  for (const segment of segments) {
    const column = Math.min(INDENT_MAX, Math.round((segment.left - left) / glyphWidth));
    const words = segment.spans
      .map((span) => span.text)
      .join("")
      .trim();
    written =
      written === ""
        ? " ".repeat(indent)
        : written.padEnd(column) + (written.length >= column ? " " : "");
    written += words;
  }
  return written;
}
