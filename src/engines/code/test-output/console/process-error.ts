const LINES_MAX = 60;
const END = /^(?:# )?Node\.js v\d/;
const ERROR = /^(?:# )?((?:Uncaught )?\w*Error(?: \[\w+\])?: .*)$/;

/**
 * The error with which a process of node ended just before a line: a file that does not load is told by
 * its own output, and the runner says no more than that it failed.
 */
export function processError(
  lines: readonly string[],
  at: number,
): { readonly message: string; readonly details: readonly string[] } | undefined {
  const before = lines.slice(Math.max(0, at - LINES_MAX), at);
  const end = before.findLastIndex((line) => END.test(line));
  if (end < before.length - 4) return undefined;
  const start = before.slice(0, end).findLastIndex((line) => ERROR.test(line));
  if (start === -1) return undefined;
  const plain = before.slice(Math.max(0, start - 4), end).map((line) => line.replace(/^# ?/, ""));
  return { message: ERROR.exec(before[start] ?? "")?.[1] ?? "", details: plain };
}
