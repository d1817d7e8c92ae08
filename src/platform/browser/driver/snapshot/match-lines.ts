import { createContext, Script } from "node:vm";
import type { LineMatch } from "../../../../engines/aria-snapshot/find.js";
import { BrowserFault } from "../../actions.js";

const PATTERN_LENGTH_MAX = 500;
const MATCHING_MS = 500;
const SLASHED = /^\/(.+)\/([a-z]*)$/s;
/** Others make a pattern remember where it was. */
const FLAGS = /^[imsu]*$/;

export type LineSearch = (lines: readonly string[]) => readonly LineMatch[];

/** A text is found anywhere in a line, in any case; a pattern may stand in slashes with flags. */
export function searchFor(wanted: {
  readonly text?: string | undefined;
  readonly regex?: string | undefined;
}): LineSearch {
  const { text, regex } = wanted;
  if (regex && !text) return matchPattern(patternOf(regex));
  if (!text || regex) throw new BrowserFault("invalid", "text or regex must be given, not both");
  const needle = text.toLowerCase();
  return (lines) => matchesOf(lines, (line) => line.toLowerCase().indexOf(needle));
}

function patternOf(regex: string): RegExp {
  const [, source = regex, flags = ""] = SLASHED.exec(regex) ?? [];
  if (source.length > PATTERN_LENGTH_MAX) {
    throw new BrowserFault("invalid", `regex must have at most ${PATTERN_LENGTH_MAX} characters`);
  }
  try {
    if (FLAGS.test(flags)) return new RegExp(source, flags);
  } catch {
    // The fault below says it.
  }
  throw new BrowserFault("invalid", "regex must be a regular expression, with flags i, m, s or u");
}

/** In a context of its own, because only there work can be ended that takes too long. */
function matchPattern(pattern: RegExp): LineSearch {
  return (lines) => {
    const script = new Script("found = matchesOf(lines, (line) => line.search(pattern))");
    const context = createContext({ lines, pattern, matchesOf, found: [] });
    try {
      script.runInContext(context, { timeout: MATCHING_MS });
    } catch {
      throw new BrowserFault("invalid", "regex takes too long: use a simpler one, or text");
    }
    return context.found as LineMatch[];
  };
}

function matchesOf(lines: readonly string[], search: (line: string) => number): LineMatch[] {
  return lines.flatMap((line, place) => {
    const at = search(line);
    return at < 0 ? [] : [{ line: place, at }];
  });
}
