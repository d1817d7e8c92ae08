const BREAKS = /[\s\p{Cc}]+/gu;

/** A text of a page on one line, so that it begins no line of ours; cut beyond some characters. */
export function onOneLine(text: string, lengthMax: number): string {
  const line = text.replace(BREAKS, " ").trim();
  return line.length > lengthMax ? `${line.slice(0, lengthMax)}…` : line;
}
