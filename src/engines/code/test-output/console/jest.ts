import { messageOf } from "../message-of.js";
import { countFailures, type FoundFailure, type TestRun } from "../test-report.js";
import { countWords, dedent, durationOf } from "./count-words.js";
import { isInHook } from "./hook-in-code.js";
import { resultsWithout } from "./jest-results.js";

const FILE =
  /^ ?(PASS|FAIL) {1,2}(?:.{0,100} )?((?:[A-Za-z]:)?[^\s:]+\.[\w.]+)(?: \([^)]{1,40}\))*$/;
const TITLE = /^ {2}● (.+)$/;
/** The same where the text was copied without its indent. */
const LONE = /^ {0,4}● (.+)$/;
/** What a block of a failure holds: a frame, or what the matcher was called with. */
const PROOF = /^\s*at .*:\d+:\d+\)?(?: \{)?$|^\s*expect\(/;
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
  const isHeaded = suites !== "" || totals !== "" || (file !== undefined && failures.length > 0);
  const blocks = isHeaded ? failures : loneFailures(lines);
  // The list of results of a verbose run stands above the blocks.
  const found = totals === "" ? [...blocks, ...resultsWithout(blocks, lines)] : blocks;
  if (!isHeaded && found.length === 0) return undefined;
  return {
    runner: "jest",
    format: "console",
    failures: found,
    counts: countsIn(totals, found),
    durationMs,
    suites: Number(/(\d+) total/.exec(suites)?.[1] ?? 0) || undefined,
    isPart: !isHeaded,
  };
}

function countsIn(totals: string, failures: readonly FoundFailure[]) {
  if (totals === "") return countFailures(failures);
  const words = countWords(totals);
  const count = (word: string) => words.get(word) ?? 0;
  return {
    total: count("total"),
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped") + count("todo"),
    errors: countFailures(failures).errors,
  };
}

/** Blocks with the stack or the quoted code of an error, without the line of their file. */
function loneFailures(lines: readonly string[]): readonly FoundFailure[] {
  return lines.flatMap((line, at) => {
    const title = LONE.exec(line)?.[1];
    if (title === undefined || NOTES.test(title)) return [];
    const block = blockAt(lines, at + 1);
    const isError = block.lines.some((one) => PROOF.test(one));
    return isError ? [failureOf(title, block, undefined)] : [];
  });
}

function blockAt(lines: readonly string[], start: number): Block {
  const block: string[] = [];
  const quoted: string[] = [];
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (LONE.test(line) || FILE.test(line) || END.test(line)) break;
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
