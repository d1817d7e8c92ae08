import { type Prompt, sourceSpan } from "../tokens/read-prompt.js";
import type { Cell } from "./block.js";

/** A line of the folded text. */
export interface Line {
  readonly text: string;
  /** Its offset in the folded text. */
  readonly from: number;
}

export function linesOf({ folded }: Prompt): readonly Line[] {
  let from = 0;
  return folded.text.split("\n").map((text) => {
    const line = { text, from };
    from += text.length + 1;
    return line;
  });
}

/** A stretch of a line as a cell: without spaces and one pair of double quotes around it. */
export function cellOf(
  { folded }: Prompt,
  line: Line,
  [begin, end]: readonly [number, number],
): Cell {
  let [from, to] = [begin, end];
  const isSpace = (at: number) => /\s/u.test(line.text[at] ?? "");
  while (from < to && isSpace(from)) from += 1;
  while (to > from && isSpace(to - 1)) to -= 1;
  const isQuoted = to - from >= 2 && line.text[from] === '"' && line.text[to - 1] === '"';
  if (isQuoted) [from, to] = [from + 1, to - 1];
  const text = line.text.slice(from, to);
  return {
    text: isQuoted ? text.replaceAll('""', '"') : text,
    span: sourceSpan(folded, line.from + from, line.from + to),
  };
}
