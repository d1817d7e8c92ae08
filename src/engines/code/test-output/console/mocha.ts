import { messageOf } from "../message-of.js";
import { countFailures, type FoundFailure, type TestRun } from "../test-report.js";
import { durationOf } from "./count-words.js";

const PASSING = /^ {2}(\d+) passing(?: \((.+)\))?$/;
const PENDING = /^ {2}(\d+) pending$/;
const FAILING = /^ {2}(\d+) failing$/;
const HEADER = /^ {2}(\d+)\) (.+)$/;
const LONE = /^ {0,4}\d{1,4}\) \S/;
const FRAME = /^\s+at .*:\d+:\d+\)?(?: \{)?$/;
/** A timeout names the file of the test, and has no frame of it. */
const TIMED_OUT = /^\s*Error: Timeout of .*\((\S+\.[cm]?[jt]sx?)\)$/;
const TITLE_LINES_MAX = 40;

/** Reads what mocha's reporters for consoles write after the last test (spec, dot, list, min). */
export function readMocha(lines: readonly string[]): TestRun | undefined {
  let passed: number | undefined;
  let skipped = 0;
  let failed = 0;
  let durationMs: number | undefined;
  const failures: FoundFailure[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const passing = PASSING.exec(line);
    if (passing) {
      passed = (passed ?? 0) + Number(passing[1]);
      durationMs = durationOf(passing[2] ?? "");
    }
    skipped += Number(PENDING.exec(line)?.[1] ?? 0);
    const failing = Number(FAILING.exec(line)?.[1] ?? 0);
    if (failing === 0) continue;
    failed += failing;
    failures.push(...failuresAt(lines, at + 1, failing));
  }
  if (passed === undefined && failed === 0) return loneFailures(lines);
  const counts =
    passed === undefined
      ? { ...countFailures(failures), failed }
      : { total: passed + failed + skipped, passed, failed, skipped, errors: 0 };
  return { runner: "mocha", format: "console", failures, counts, durationMs };
}

/** The failures, numbered from 1, of a run. */
function failuresAt(lines: readonly string[], start: number, count: number) {
  const failures: FoundFailure[] = [];
  const starts: number[] = [];
  let end = lines.length;
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (Number(HEADER.exec(line)?.[1]) === starts.length + 1 && starts.length < count)
      starts.push(at);
    if (!PASSING.test(line) && !FAILING.test(line)) continue;
    end = at;
    break;
  }
  starts.forEach((begin, place) => {
    failures.push(failureOf(lines.slice(begin, starts[place + 1] ?? end)));
  });
  return failures;
}

/** Numbered failures with the stack of an error, without what mocha writes above them. */
function loneFailures(lines: readonly string[]): TestRun | undefined {
  const starts = lines.flatMap((line, at) => (LONE.test(line) && isTitled(lines, at) ? [at] : []));
  const failures = starts.flatMap((start, place) => {
    const block = upToStack(lines.slice(start, starts[place + 1]));
    return block.some((line) => FRAME.test(line)) ? [failureOf(block)] : [];
  });
  if (failures.length === 0) return undefined;
  const counts = countFailures(failures);
  return { runner: "mocha", format: "console", failures, counts, isPart: true };
}

/** Whether the titles that begin at a line, each further in than the one before, end with a colon. */
function isTitled(lines: readonly string[], start: number): boolean {
  let indent = (lines[start] ?? "").search(/\S/) + 3;
  for (const [place, line] of lines.slice(start, start + TITLE_LINES_MAX).entries()) {
    if (place > 0 && line.search(/\S/) !== indent) return false;
    if (line.endsWith(":")) return true;
    indent += 2;
  }
  return false;
}

/** The lines up to the end of the stack. */
function upToStack(block: readonly string[]): readonly string[] {
  const first = block.findIndex((line) => FRAME.test(line));
  const end = block.findIndex((line, at) => at > first && /^\S/.test(line));
  return first === -1 || end === -1 ? block : block.slice(0, end);
}

function failureOf(block: readonly string[]): FoundFailure {
  const titleEnd = block.slice(0, TITLE_LINES_MAX).findIndex((line) => line.endsWith(":"));
  const titles = block
    .slice(0, titleEnd + 1)
    .map((line, place) => (place === 0 ? line.replace(/^ *\d+\) /, "") : line.trim()));
  const lines = block.slice(titleEnd + 1);
  const last = (titles.at(-1) ?? "").replace(/:$/, "");
  return {
    test: [...titles.slice(0, -1), last].join(" "),
    kind: "failure",
    message: messageOf(lines.map((line) => line.replace(/^ {5,6}/, ""))),
    details: lines,
    file: lines.map((line) => TIMED_OUT.exec(line)?.[1]).find(Boolean),
    otherwise: "exception",
  };
}
