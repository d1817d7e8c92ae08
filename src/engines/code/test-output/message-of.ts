const FRAME =
  /^\s*(?:at \S|❯ \S|File "|Traceback \(most recent|# \.?\/|#\d+ |\S+\.php:\d+$|stack backtrace:)/;

/** The lines of an error before its stack, without empty lines around them. */
export function messageOf(lines: readonly string[]): string {
  const end = lines.findIndex((line) => FRAME.test(line));
  return (end === -1 ? lines : lines.slice(0, end)).join("\n").trim();
}

const PYTHON_ERROR = /^[A-Za-z_][\w.]*(?::|$)/;

/** The last error that a Python traceback names, with the lines of its message. */
export function pythonMessage(lines: readonly string[]): string | undefined {
  const last = lines.findLastIndex((line) => /^\s*(?:\| )?File "[^"]+", line \d+/.test(line));
  if (last === -1) return undefined;
  const start = lines.findIndex((line, place) => place > last && PYTHON_ERROR.test(line));
  return start === -1 ? undefined : lines.slice(start).join("\n").trim();
}
