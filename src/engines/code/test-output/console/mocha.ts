import { messageOf } from "../message-of.js";
import type { FoundFailure, TestRun } from "../test-report.js";
import { durationOf } from "./count-words.js";

const PASSING = /^ {2}(\d+) passing(?: \((.+)\))?$/;
const PENDING = /^ {2}(\d+) pending$/;
const FAILING = /^ {2}(\d+) failing$/;
const HEADER = /^ {2}(\d+)\) (.+)$/;
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
    passed ??= 0;
    failures.push(...failuresAt(lines, at + 1, failing));
  }
  if (passed === undefined) return undefined;
  const counts = { total: passed + failed + skipped, passed, failed, skipped, errors: 0 };
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

function failureOf(block: readonly string[]): FoundFailure {
  const titleEnd = block.slice(0, TITLE_LINES_MAX).findIndex((line) => line.endsWith(":"));
  const titles = block
    .slice(0, titleEnd + 1)
    .map((line, place) => (place === 0 ? line.replace(/^ {2}\d+\) /, "") : line.trim()));
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
