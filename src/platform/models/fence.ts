import { randomBytes } from "node:crypto";

/**
 * A text as a block of data for a model: between two lines with a mark that was drawn after the text
 * was there, so that no text can close its own block.
 */
export function fence(text: string): string {
  const mark = drawMark(text);
  return `<<<data ${mark}\n${text}\ndata ${mark}>>>`;
}

function drawMark(text: string): string {
  for (;;) {
    const mark = randomBytes(12).toString("hex");
    if (!text.includes(mark)) return mark;
  }
}
