import { plainText } from "./plain-text.js";

/** A log, taken apart. */
interface CleanLog {
  readonly sources: readonly LogLines[];
  /** Lines of the middle that were not read. */
  readonly leftOut: number;
}

/** Lines of one source of a log, without colours and without what a machine put before each. */
export type LogLines = readonly string[];

/** Lines that are read of a log; of a longer one the first and, since results stand last, the last. */
const LINES_MAX = 300_000;
const HEAD_LINES = 50_000;
const SOURCES_MAX = 64;
const WRAPS_MAX = 4;
/** The share of lines with a prefix from which on it belongs to the log and not to its text. */
const PREFIXED_SHARE = 0.7;

/** `2026-01-31T09:30:00.1234567Z `, with `[…]` around it in some logs. */
const TIMESTAMP =
  /^\uFEFF?\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?(?: |$)/;
const WORKFLOW_MARK = /^##\[(?:error|warning|notice|debug|group|endgroup|section|command)\]/;
const WORKFLOW_COMMAND = /^::(?:error|warning|notice|debug|group|endgroup|add-matcher)\b/;
/** `web-1  | `, as docker compose writes it. */
const COMPOSED = /^([A-Za-z][\w.-]{0,63})\s*\| ?/;
/** `job<TAB>step<TAB>`, as `gh run view --log` writes it. */
const JOB_AND_STEP = /^([^\t\n]{1,100}\t[^\t\n]{1,100})\t/;
/** `@scope/package:test: `, as turbo writes it, and `[0] ` of concurrently. */
const PACKAGED = /^((?:@?[\w./-]{1,80}:[\w.-]{1,40}:(?= |$))|\[(?!gw\d)[\w:./-]{1,40}\](?= |$)) ?/;

/**
 * Takes a log apart into the lines of its sources: control sequences, time stamps and the names
 * that containers, jobs and workspaces put before their lines are left out, and what several of
 * them wrote by turns is put in order. Linear in the text; of more than 300,000 lines the
 * first 50,000 and the last 250,000 are kept.
 */
export function cleanLog(text: string): CleanLog {
  const lines = plainText(text).split(/\r\n|\n|\r/);
  const kept =
    lines.length <= LINES_MAX
      ? lines
      : [...lines.slice(0, HEAD_LINES), ...lines.slice(HEAD_LINES - LINES_MAX)];
  return {
    sources: unwrap(kept, 0).map((source) => source.map(withoutMark).filter(isOutput)),
    leftOut: lines.length - kept.length,
  };
}

function unwrap(lines: LogLines, depth: number): readonly LogLines[] {
  if (depth === WRAPS_MAX) return [lines];
  if (areMost(lines, TIMESTAMP)) {
    return unwrap(
      lines.map((line) => line.replace(TIMESTAMP, "")),
      depth + 1,
    );
  }
  for (const prefix of [COMPOSED, JOB_AND_STEP, PACKAGED]) {
    if (areMost(lines, prefix)) {
      return bySource(lines, prefix).flatMap((source) => unwrap(source, depth + 1));
    }
  }
  return [lines];
}

function areMost(lines: LogLines, prefix: RegExp): boolean {
  let written = 0;
  let prefixed = 0;
  for (const line of lines) {
    if (line === "" || WORKFLOW_MARK.test(line)) continue;
    written += 1;
    if (prefix.test(line)) prefixed += 1;
  }
  return prefixed > 1 && prefixed >= written * PREFIXED_SHARE;
}

/** The lines by the name before them, each without it; a line without a name follows the last one. */
function bySource(lines: LogLines, prefix: RegExp): readonly LogLines[] {
  const sources = new Map<string, string[]>();
  let last = "";
  for (const line of lines) {
    const found = prefix.exec(line);
    const name = found?.[1] ?? last;
    if (sources.has(name) || sources.size < SOURCES_MAX) last = name;
    const source = sources.get(last) ?? [];
    sources.set(last, source);
    source.push(found ? line.slice(found[0].length) : line);
  }
  return [...sources.values()];
}

const withoutMark = (line: string) => line.replace(WORKFLOW_MARK, "");
const isOutput = (line: string) => !WORKFLOW_COMMAND.test(line);
