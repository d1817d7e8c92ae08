const BREAKS = /[\s\p{Cc}]+/gu;
const FENCE_LENGTH_MIN = 3;

/** A text of a page on one line, so that it begins no line of ours; cut beyond some characters. */
export function onOneLine(text: string, lengthMax: number): string {
  const line = text.replace(BREAKS, " ").trim();
  return line.length > lengthMax ? `${line.slice(0, lengthMax)}…` : line;
}

/**
 * A text of a page as a block of Markdown. Its fence is longer than any run of backticks inside, so
 * that no text can close its own block.
 */
export function fenced(text: string, language = ""): string {
  const runs = text.match(/`+/g) ?? [];
  const longest = runs.reduce((length, run) => Math.max(length, run.length), 0);
  const fence = "`".repeat(Math.max(FENCE_LENGTH_MIN, longest + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}
