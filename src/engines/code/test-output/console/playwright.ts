import { messageOf } from "../message-of.js";
import { countFailures, type FoundFailure, type TestRun } from "../test-report.js";
import { dedent, durationOf } from "./count-words.js";

const PLACE = String.raw`(?:\[[^\]]{1,80}\] › )?(\S+\.[cm]?[jt]sx?):(\d+):\d+ › (\S.*?)`;
const HEADER = new RegExp(String.raw`^ {1,4}\d+\) ${PLACE}(?: ─+)?$`);
const LISTED = new RegExp(`^ {4}${PLACE}(?: ─+)?$`);
const ATTEMPTED = new RegExp(
  String.raw`^ {2}✘ +\d+ ${PLACE}(?: \(retry #\d+\))?(?: \([\d.]+m?s\))?$`,
);
const UNMET = /^(?:failed|timed out|interrupted)$/;
const RUNNING = /^Running \d+ tests? using \d+ workers?/;
const TOTAL =
  /^ {2}(\d+) (failed|flaky|passed|skipped|did not run|interrupted|timed out)(?: \((.+)\))?$/;
const CODE = /^\s*>?\s*\d*\s+\|/;
const ATTEMPT = /^\s+Retry #\d+ ─|^\s+attachment #\d+: |^\s+Error Context: /;

/** Reads what Playwright's reporters for consoles write (list, line, dot). */
export function readPlaywright(lines: readonly string[]): TestRun | undefined {
  const failures = new Map<string, FoundFailure>();
  const named = new Map<string, RegExpExecArray>();
  const attempts = new Map<string, RegExpExecArray>();
  const passedLater = new Set<string>();
  const totals = new Map<string, number>();
  let durationMs: number | undefined;
  let isHeaded = false;
  let group = "";
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? "").trimEnd();
    if (RUNNING.test(line)) isHeaded = true;
    const header = HEADER.exec(line);
    if (header && !failures.has(keyOf(header))) {
      failures.set(keyOf(header), failureOf(header, lines, at + 1));
    }
    const [, count, word = "", time = ""] = TOTAL.exec(line) ?? [];
    if (count !== undefined) {
      group = word;
      totals.set(word, (totals.get(word) ?? 0) + Number(count));
      durationMs = durationOf(time) ?? durationMs;
    }
    const listed = LISTED.exec(line);
    if (listed && group === "flaky") passedLater.add(keyOf(listed));
    else if (listed && UNMET.test(group)) named.set(keyOf(listed), listed);
    const attempt = ATTEMPTED.exec(line);
    if (attempt) attempts.set(keyOf(attempt), attempt);
  }
  // What became of a test whose attempt failed is told at the end alone.
  for (const [key, place] of totals.size > 0 ? named : attempts) {
    if (!failures.has(key)) failures.set(key, failureOf(place, [], 0));
  }
  const isWhole = isHeaded && totals.size > 0;
  if (failures.size === 0 && !isWhole) return undefined;
  const found = [...failures].flatMap(([key, one]) => (passedLater.has(key) ? [] : [one]));
  const count = (...words: readonly string[]) =>
    words.reduce((sum, word) => sum + (totals.get(word) ?? 0), 0);
  const told = {
    passed: count("passed", "flaky"),
    failed: count("failed", "timed out", "interrupted"),
    skipped: count("skipped", "did not run"),
    errors: 0,
  };
  // The number of those that passed stands last.
  const isTold = isHeaded || totals.has("passed");
  return {
    runner: "playwright",
    format: "console",
    failures: found,
    counts: isTold
      ? { total: told.passed + told.failed + told.skipped, ...told }
      : { ...countFailures(found), failed: Math.max(found.length, told.failed) },
    durationMs,
    isPart: totals.size === 0 && !isHeaded,
  };
}

/** The project, the place and the titles, without the number before them and the rule after. */
const keyOf = ([line]: RegExpExecArray) =>
  line
    .replace(/^\s*(?:\d+\) |✘ +\d+ )?/, "")
    .replace(/(?: ─+|(?: \(retry #\d+\))? \([\d.]+m?s\))$/, "");

function failureOf(
  [, file, at, title = ""]: RegExpExecArray,
  lines: readonly string[],
  start: number,
): FoundFailure {
  const block: string[] = [];
  for (let next = start; next < lines.length; next++) {
    const line = (lines[next] ?? "").trimEnd();
    if (HEADER.test(line) || TOTAL.test(line) || ATTEMPT.test(line)) break;
    if (!CODE.test(line)) block.push(line);
  }
  const told = dedent(block);
  return {
    test: title,
    kind: "failure",
    message: messageOf(told),
    details: told,
    file,
    line: Number(at),
    otherwise: block.length > 0 ? "exception" : undefined,
  };
}
