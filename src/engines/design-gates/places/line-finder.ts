/** Finds lines, counted from 1, and columns, counted from 1 in UTF-16 units. Ends of lines are LF, CRLF and CR. */
export interface LineFinder {
  readonly lineAt: (offset: number) => number;
  readonly columnAt: (offset: number) => number;
}

/** Reads a text once; each question then takes the logarithm of its lines. */
export function createLineFinder(text: string): LineFinder {
  const starts = [0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) starts.push(at + 1);
  }
  const indexAt = (offset: number) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low;
  };
  return {
    lineAt: (offset) => indexAt(offset) + 1,
    columnAt: (offset) => offset - (starts[indexAt(offset)] ?? 0) + 1,
  };
}
