import { type Direction, directionOf, runsRightToLeft } from "./direction.js";
import type { Paragraph, SetLine } from "./paragraph.js";

export type HorizontalAlign = "left" | "center" | "right";

/** Where a paragraph is put: the column, and the top of its first line. */
export interface TextBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly align: HorizontalAlign;
  readonly fill: string;
}

/** Of Inter, in em. */
const ASCENT = 0.97;
const DESCENT = 0.24;
const LEFT_TO_RIGHT_MARK = "\u200e";
const RIGHT_TO_LEFT_MARK = "\u200f";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text as it stands in an element or a double-quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/**
 * A paragraph as one `<text>` a line. Where another font could carry a line over the edge, all of
 * its lines state the width that they were set to, and the reader's program scales the glyphs.
 */
export function drawParagraph(paragraph: Paragraph, box: TextBox): string {
  const { lines, sizePx, lineHeightPx, weight, tracking, direction } = paragraph;
  const isHeld = lines.some((line) => line.widthMaxPx > box.width);
  const isBidirectional = direction === "rtl" || lines.some(({ text }) => runsRightToLeft(text));
  const x = box.left + box.width * { left: 0, center: 0.5, right: 1 }[box.align];
  const baseline = box.top + (lineHeightPx - (ASCENT + DESCENT) * sizePx) / 2 + ASCENT * sizePx;
  const shared = [
    `font-size="${sizePx}" font-weight="${weight}" fill="${box.fill}"`,
    tracking === 0 ? "" : ` letter-spacing="${short(tracking * sizePx)}"`,
    ` text-anchor="${anchorOf(box.align, direction)}"`,
    direction === "rtl" ? ' direction="rtl"' : "",
  ].join("");
  const drawn = lines.map((line, at) => {
    const y = short(baseline + at * lineHeightPx);
    const held = isHeld
      ? ` textLength="${short(line.widthPx)}" lengthAdjust="spacingAndGlyphs"`
      : "";
    const plain = isBidirectional ? ' unicode-bidi="plaintext"' : "";
    const text = isBidirectional ? withDirection(line, direction) : line.text;
    return `<text x="${x}" y="${y}"${held}${plain}>${escapeXml(text)}</text>`;
  });
  return `<g ${shared}>${drawn.join("")}</g>`;
}

/** `start` is where the paragraph begins to be read. */
function anchorOf(align: HorizontalAlign, direction: Direction): "start" | "middle" | "end" {
  if (align === "center") return "middle";
  return (align === "left") === (direction === "ltr") ? "start" : "end";
}

/** Each line is a paragraph of its own to the reader's program: a mark keeps it from turning around. */
function withDirection({ text }: SetLine, direction: Direction): string {
  if (directionOf(text) === direction) return text;
  return (direction === "rtl" ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK) + text;
}

function short(pixels: number): string {
  return String(Math.round(pixels * 10) / 10);
}
