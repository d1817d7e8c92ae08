import { cleanLog, type LogLines } from "./clean-log.js";
import { readBareErrors } from "./console/bare-errors.js";
import { readBun } from "./console/bun.js";
import { readCargo } from "./console/cargo.js";
import { readGo } from "./console/go.js";
import { readJest } from "./console/jest.js";
import { readMocha } from "./console/mocha.js";
import { readNodeTest } from "./console/node-test.js";
import { readPhpunit } from "./console/phpunit.js";
import { readPlaywright } from "./console/playwright.js";
import { readPytest } from "./console/pytest.js";
import { readRspec } from "./console/rspec.js";
import { readTap } from "./console/tap.js";
import { readUnittest } from "./console/unittest.js";
import { readVitest } from "./console/vitest.js";
import { finishFailure, type TestFailure } from "./finish-failure.js";
import { readJsonReports } from "./reports/json-reports.js";
import { readXmlReports } from "./reports/xml-reports.js";
import { addCounts, type Runner, type TestCounts, type TestRun } from "./test-report.js";

/** Failures that are listed; more are counted. */
export const FAILURES_MAX = 2_000;

interface TestOutput {
  readonly output: string;
  /** Whose output it is; found out where it is not told. */
  readonly runner?: Runner | undefined;
}

export interface TestReport {
  /** The runner with most failures, else with most tests; null when no output of any is found. */
  readonly runner: Runner | null;
  /** All whose output is in the text, in the order in which they are looked for. */
  readonly runners: readonly Runner[];
  readonly formats: readonly TestRun["format"][];
  readonly failures: readonly TestFailure[];
  readonly counts: TestCounts;
  readonly durationMs: number | null;
  readonly suites: number | null;
  /** What the caller must know of how it was read. */
  readonly notes: readonly string[];
}

/** Each reader answers undefined for a text that its runner did not write. */
const CONSOLES: readonly ((lines: LogLines) => TestRun | undefined)[] = [
  readVitest,
  readJest,
  readMocha,
  readNodeTest,
  readBun,
  readPlaywright,
  readTap,
  readPytest,
  readUnittest,
  readGo,
  readCargo,
  readRspec,
  readPhpunit,
];

/**
 * Reads what test runners wrote, as a console's text or as a report, with whatever a machine wrote
 * around it, and answers the failures with places, compared values and likely causes. Each reader is
 * linear in the text; at most 2,000 failures are listed.
 */
export function readTestOutput({ output, runner }: TestOutput): TestReport {
  const { runs, leftOut } = runsIn(output, runner);
  const own = runner === undefined ? runs : runs.filter((run) => isOf(run, runner));
  const notes: string[] = [];
  if (leftOut > 0) {
    notes.push(`the log is very long: ${leftOut} lines of its middle were not read`);
  }
  if (runner !== undefined && own.length === 0 && runs.length > 0) {
    notes.push(
      `nothing of ${runner} was found; what is answered is of ${namesOf(runs).join(", ")}`,
    );
  }
  if (runs.length === 0) notes.push("no output of a known test runner was found");
  const chosen = own.length > 0 ? own : runs;
  const found = chosen.flatMap(({ failures }) => failures);
  if (found.length > FAILURES_MAX) {
    notes.push(`${found.length} failures were found; the first ${FAILURES_MAX} are listed`);
  }
  if (chosen.some(({ counts }) => counts.total === null)) {
    notes.push("the output does not tell how many tests ran, or is cut off before it does");
  }
  const counts = sumOf(chosen);
  if (found.length < counts.failed + counts.errors) {
    notes.push(
      `${counts.failed + counts.errors} failures and errors are counted, of which the output tells ${found.length}`,
    );
  }
  const main = mainOf(chosen);
  return {
    runner: main?.runner ?? runner ?? null,
    runners: namesOf(chosen),
    formats: [...new Set(chosen.map(({ format }) => format))],
    failures: found.slice(0, FAILURES_MAX).map(finishFailure),
    counts,
    durationMs: addUp(chosen.map(({ durationMs }) => durationMs)),
    suites: addUp(chosen.map(({ suites }) => suites)),
    notes,
  };
}

interface FoundRuns {
  readonly runs: readonly TestRun[];
  /** Lines that were not read. */
  readonly leftOut: number;
}

/**
 * The reports of machines in a text, and what the readers of consoles find in what is left; where they
 * find nothing and the runner is known, bare errors of its language.
 */
function runsIn(output: string, runner: Runner | undefined): FoundRuns {
  const inXml = readXmlReports(output);
  const inJson = readJsonReports(inXml.rest);
  const reported = [...inXml.runs, ...inJson.runs];
  // A console that says the same beside a report of it would count each failure twice.
  if (reported.some(({ counts }) => counts.total !== 0)) return { runs: reported, leftOut: 0 };
  const { sources, leftOut } = cleanLog(inJson.rest);
  const written = sources.flatMap(readConsoles);
  if (written.length > 0) return { runs: written, leftOut };
  const bare =
    runner === undefined ? [] : sources.flatMap((lines) => readBareErrors(lines, runner) ?? []);
  return { runs: bare.length > 0 ? bare : reported, leftOut };
}

/** What looks like a lone failure beside a run with totals is what a test of that run wrote. */
function readConsoles(lines: LogLines): readonly TestRun[] {
  const runs = CONSOLES.flatMap((read) => read(lines) ?? []);
  const isWhole = runs.some(({ counts }) => counts.total !== null);
  return isWhole ? runs.filter(({ isPart }) => isPart !== true) : runs;
}

/** A report in JUnit's form may be of any runner, and one of node:test of TAP. */
function isOf(run: TestRun, runner: Runner): boolean {
  return (
    run.runner === runner || run.runner === "junit" || (runner === "tap" && run.format === "tap")
  );
}

const namesOf = (runs: readonly TestRun[]) => [...new Set(runs.map(({ runner }) => runner))];

function mainOf(runs: readonly TestRun[]): TestRun | undefined {
  return [...runs].sort(
    (one, other) =>
      other.failures.length - one.failures.length ||
      (other.counts.total ?? 0) - (one.counts.total ?? 0),
  )[0];
}

function sumOf(runs: readonly TestRun[]): TestCounts {
  const [first, ...others] = runs.map(({ counts }) => counts);
  if (!first) return { total: null, passed: null, failed: 0, skipped: null, errors: 0 };
  return others.reduce(addCounts, first);
}

function addUp(numbers: readonly (number | undefined)[]): number | null {
  const told = numbers.filter((number) => number !== undefined);
  return told.length === 0 ? null : told.reduce((sum, number) => sum + number, 0);
}
