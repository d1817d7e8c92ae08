import { messageOf } from "../message-of.js";
import type { FoundFailure, TestRun } from "../test-report.js";
import { countWords, dedent, durationOf } from "./count-words.js";
import { isInHook } from "./hook-in-code.js";

const FILE =
  /^ ?(PASS|FAIL) {1,2}(?:.{0,100} )?((?:[A-Za-z]:)?[^\s:]+\.[\w.]+)(?: \([^)]{1,40}\))*$/;
const TITLE = /^ {2}● (.+)$/;
const CODE = /^\s*>?\s*\d*\s+\|/;
const TESTS = /^Tests: {2,}(.*)$/;
const SUITES = /^Test Suites: {1,}(.*)$/;
const END =
  /^(?:Test Suites:|Snapshot Summary| › \d+ snapshot|Summary of all failing tests|-{4,}\|)/;
/** Blocks of Jest that are no failure. */
const NOTES =
  /^(?:Console$|Cannot log after tests are done|Deprecation Warning|Validation (?:Warning|Error)|process\.exit called)/;
const UNLOADED = "Test suite failed to run";

/** What is written of a failure, and the code that is quoted in it. */
interface Block {
  readonly lines: readonly string[];
  readonly quoted: readonly string[];
}

/** Reads what Jest writes to a console (default and verbose). */
export function readJest(lines: readonly string[]): TestRun | undefined {
  const failures: FoundFailure[] = [];
  let file: string | undefined;
  let isSummary = false;
  let totals = "";
  let suites = "";
  let durationMs: number | undefined;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const header = FILE.exec(line);
    if (header) file = header[2];
    // After many files, all failures are written once more below this line.
    if (line === "Summary of all failing tests") isSummary = failures.length > 0;
    totals = TESTS.exec(line)?.[1] ?? totals;
    suites = SUITES.exec(line)?.[1] ?? suites;
    if (/^Time: {2,}/.test(line)) durationMs = durationOf(line);
    const title = TITLE.exec(line)?.[1];
    if (title === undefined || NOTES.test(title) || isSummary) continue;
    failures.push(failureOf(title, blockAt(lines, at + 1), file));
  }
  const isThere = suites !== "" || totals !== "" || (file !== undefined && failures.length > 0);
  if (!isThere) return undefined;
  return {
    runner: "jest",
    format: "console",
    failures,
    counts: countsIn(totals, failures),
    durationMs,
    suites: Number(/(\d+) total/.exec(suites)?.[1] ?? 0) || undefined,
  };
}

function countsIn(totals: string, failures: readonly FoundFailure[]) {
  const errors = failures.filter(({ kind }) => kind === "error").length;
  if (totals === "") {
    const failed = failures.length - errors;
    return { total: null, passed: null, failed, skipped: null, errors };
  }
  const words = countWords(totals);
  const count = (word: string) => words.get(word) ?? 0;
  return {
    total: count("total"),
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped") + count("todo"),
    errors,
  };
}

function blockAt(lines: readonly string[], start: number): Block {
  const block: string[] = [];
  const quoted: string[] = [];
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (TITLE.test(line) || FILE.test(line) || END.test(line)) break;
    if (CODE.test(line)) quoted.push(line);
    else block.push(line);
  }
  return { lines: dedent(block), quoted };
}

function failureOf(
  title: string,
  { lines: block, quoted }: Block,
  file: string | undefined,
): FoundFailure {
  const isUnloaded = title === UNLOADED || title.endsWith(` › ${UNLOADED}`);
  const cause = block.indexOf("Cause:");
  const message = messageOf(cause === -1 ? block : block.slice(0, cause));
  return {
    test: isUnloaded ? (file ?? title) : title,
    kind: isUnloaded ? "error" : "failure",
    message,
    details: block,
    file,
    otherwise: "exception",
    cause: isInHook(quoted) ? "fixture_error" : undefined,
  };
}
