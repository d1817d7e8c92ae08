import type { StackFrame } from "../test-report.js";
import { isOwnCode } from "./own-code.js";

const SUSPECTS_MAX = 10;

/** Places that messages of parsers and compilers name, where no stack reaches the file. */
const NAMED_PLACES = [
  /(?:^|\s)At file: (\S+?):(\d+):\d+/,
  /^\s*-->\s+(\S+?):(\d+):\d+/,
  /^\s*(?:\w*Error: )?((?:[A-Za-z]:)?[\w./\\@-]+\.[cm]?[jt]sx?): .{0,400}\((\d+):\d+\)/,
  /^((?:[A-Za-z]:)?[\w./\\@-]+\.(?:[cm]?[jt]sx?|vue|svelte|go|rs|py|cpp|cc|c|h)):(\d+)(?::\d+)?(?::|$)/,
  /\b(?:in|at) ((?:[A-Za-z]:)?[\w./\\@-]+\.\w{1,5}):(\d+)(?::\d+)?\b/,
];

/** The project's own frames, innermost first, each place once; at most ten. */
export function ownFrames(frames: readonly StackFrame[]): readonly StackFrame[] {
  const own = new Map<string, StackFrame>();
  for (const frame of frames) {
    if (own.size === SUSPECTS_MAX) break;
    const place = `${frame.file}:${frame.line}`;
    if (!own.has(place) && isOwnCode(frame.file, frame.function)) own.set(place, frame);
  }
  return [...own.values()];
}

/** The first place that a text names beside any stack. */
export function namedPlace(lines: readonly string[]): StackFrame | undefined {
  for (const line of lines) {
    if (line.length > 500) continue;
    for (const form of NAMED_PLACES) {
      const [, file, at] = form.exec(line) ?? [];
      if (file !== undefined && isOwnCode(file, null)) {
        return { file, line: Number(at), function: null };
      }
    }
  }
  return undefined;
}
