/** What keeps a style sheet from being closed at its end. */
export interface OpenEnd {
  readonly message: string;
  readonly start: number;
}

const CLOSES: Readonly<Record<string, string>> = { "}": "{", ")": "(", "]": "[" };
const PLAIN_URL = /url\([\t\n\f\r ]*(?![\t\n\f\r "'])[^)]*\)?/iy;

/**
 * The first thing that is closed without being open, or else the innermost one that is open at the end: a comment, a
 * string or a block. Undefined where what is added at the end stands outside of all of them. Linear.
 */
export function findOpenEnd(source: string): OpenEnd | undefined {
  const open: { mark: string; start: number }[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const mark = source.charAt(at);
    const start = at;
    if (mark === "\\") at += 1;
    else if (mark === "/" && source.charAt(at + 1) === "*") {
      at = source.indexOf("*/", at + 2) + 1;
      if (at === 0) return { message: "a comment begins here and does not end", start };
    } else if (mark === '"' || mark === "'") {
      at = endOfString(source, at);
      if (at === -1) return { message: "a string begins here and does not end", start };
    } else if (mark === "u" || mark === "U") {
      PLAIN_URL.lastIndex = at;
      const [url = ""] = PLAIN_URL.exec(source) ?? [];
      if (url !== "" && !url.endsWith(")")) return notClosed("(", start);
      at += Math.max(0, url.length - 1);
    } else if (mark === "{" || mark === "(" || mark === "[") open.push({ mark, start });
    else if (CLOSES[mark] !== undefined && open.pop()?.mark !== CLOSES[mark]) {
      return { message: `${mark} closes nothing here`, start };
    }
  }
  const last = open.at(-1);
  return last && notClosed(last.mark, last.start);
}

function notClosed(mark: string, start: number): OpenEnd {
  return { message: `${mark} is not closed`, start };
}

function endOfString(source: string, start: number): number {
  const quote = source.charAt(start);
  for (let at = start + 1; at < source.length; at += 1) {
    const mark = source.charAt(at);
    if (mark === "\\") at += 1;
    else if (mark === quote) return at;
    else if (mark === "\n") return -1;
  }
  return -1;
}
