import { countFailures, type FoundFailure, type Runner, type TestRun } from "../test-report.js";
import { processError } from "./process-error.js";
import { readDiagnostic } from "./tap-diagnostic.js";

const POINT = /^(\s*)(not )?ok\b(?: +(\d+))?(?: +- +| +|$)(.*)$/;
const SUBTEST = /^(\s*)# Subtest: (.*)$/;
const PLAN = /^1\.\.(\d+)(?:\s|$)/;
/** A failure that stands for itself, with what the next line must be. */
const LONE = /^(?: {2})*not ok \d+(?:( - \S.*)|\b.*)$/;
const DIAGNOSTIC = /^\s+---\s*$/;
/** Only node:test writes it. */
const FAILURE_TYPE = /^\s+failureType: '/;
const INNER_PLAN = /^(\s+)1\.\.\d+(?:\s|$)/;
const COUNT = /^# (tests|pass|fail|cancelled|skipped|todo|duration_ms):? +([\d.]+)$/;
const DIRECTIVE = / # (?:(skip|todo)\b.*|time=[\d.]+m?s)$/i;
const TIME = / # time=[\d.]+m?s/;
const OPENED = / \{$/;
const DEPTH_MAX = 64;

interface Open {
  readonly indent: number;
  readonly name: string;
  /** True when its result came before what is in it. */
  readonly isClosed: boolean;
}

/** What was read so far. */
interface Reading {
  readonly open: Open[];
  readonly failures: FoundFailure[];
  readonly tally: { passed: number; failed: number; skipped: number; errors: number };
  readonly totals: Map<string, number>;
  /** Whether nothing but failures is there, which have numbers then. */
  readonly isPart: boolean;
  /** Tests that plans announce, and those that are there, of the outermost level. */
  planned: number | undefined;
  points: number;
  /** The indent of the plan of a subtest since the last test. */
  innerPlan: number;
  /** The indent of the last test, to tell a parent from a leaf. */
  lastIndent: number;
}

/** Reads TAP 12 to 14 with subtests: those of node:test and TAP 14 above their result, those of Vitest in braces after it. */
export function readTap(lines: readonly string[]): TestRun | undefined {
  const hasPlan = lines.some((line) => PLAN.test(line) || /^TAP version \d+/.test(line));
  const isPart = !hasPlan;
  if (isPart && !lines.some((line, at) => isLone(line, lines[at + 1]))) return undefined;
  if (!isPart && !lines.some((line) => /^(?:not )?ok\b/.test(line))) return undefined;
  const reading: Reading = {
    open: [],
    failures: [],
    tally: { passed: 0, failed: 0, skipped: 0, errors: 0 },
    totals: new Map(),
    isPart,
    planned: undefined,
    points: 0,
    innerPlan: 0,
    lastIndent: 0,
  };
  for (let at = 0; at < lines.length; at++) at = readLine(lines, at, reading);
  if (isPart && reading.failures.length === 0) return undefined;
  const isOfNode =
    reading.totals.has("duration_ms") || lines.some((line) => FAILURE_TYPE.test(line));
  const runner: Runner = isOfNode ? "node:test" : "tap";
  return {
    runner,
    format: "tap",
    failures: reading.failures,
    counts: countsIn(reading),
    durationMs: durationIn(reading),
    isPart,
  };
}

function durationIn({ totals }: Reading): number | undefined {
  const told = totals.get("duration_ms");
  return told === undefined ? undefined : Math.round(told);
}

/** Whether a line with its next tells a failure, and is no sentence with `not ok`. */
const isLone = (line: string, next = "") => {
  const found = LONE.exec(line);
  return found !== null && (found[1] !== undefined || DIAGNOSTIC.test(next));
};

function countsIn({ tally, totals, failures, planned, points }: Reading) {
  const isCut = planned === undefined || points < planned;
  if (isCut && !totals.has("tests")) return countFailures(failures);
  const counted = { total: tally.passed + tally.failed + tally.skipped + tally.errors, ...tally };
  if (!totals.has("tests") || !totals.has("pass")) return counted;
  const count = (name: string) => totals.get(name) ?? 0;
  return {
    total: count("tests"),
    passed: count("pass"),
    failed: count("fail") + count("cancelled"),
    skipped: totals.has("skipped") ? count("skipped") + count("todo") : tally.skipped,
    errors: tally.errors,
  };
}

/** Reads what begins at a line; answers the last line that it took. */
function readLine(lines: readonly string[], at: number, reading: Reading): number {
  const line = lines[at] ?? "";
  reading.innerPlan = INNER_PLAN.exec(line)?.[1]?.length ?? reading.innerPlan;
  const plan = PLAN.exec(line);
  if (plan) reading.planned = (reading.planned ?? 0) + Number(plan[1]);
  const count = COUNT.exec(line);
  if (count) reading.totals.set(count[1] ?? "", Number(count[2]));
  const subtest = SUBTEST.exec(line);
  if (subtest) {
    const indent = subtest[1]?.length ?? 0;
    leave(reading.open, indent);
    if (reading.open.length < DEPTH_MAX) {
      reading.open.push({ indent, name: subtest[2] ?? "", isClosed: false });
    }
    return at;
  }
  if (/^\s*Bail out!/.test(line)) {
    reading.tally.errors += 1;
    const reason = line.replace(/^\s*Bail out!\s*/, "");
    reading.failures.push({
      test: "Bail out!",
      kind: "error",
      message: reason,
      details: [],
      cause: "crash",
    });
    return at;
  }
  const point = POINT.exec(line);
  return point ? readPoint(lines, at, point, reading) : at;
}

function readPoint(
  lines: readonly string[],
  at: number,
  [, blanks = "", not, number, rest = ""]: RegExpExecArray,
  reading: Reading,
): number {
  if (reading.isPart && number === undefined) return at;
  const indent = blanks.length;
  if (indent === 0) reading.points += 1;
  const isOpened = OPENED.test(rest);
  const described = rest.replace(OPENED, "");
  const directive = DIRECTIVE.exec(described)?.[1]?.toLowerCase();
  const name = described.replace(TIME, "").replace(DIRECTIVE, "").replaceAll("\\#", "#").trim();
  const isParent =
    reading.lastIndent > indent &&
    (reading.innerPlan > indent ||
      reading.open.some((one) => one.indent === indent && !one.isClosed));
  reading.innerPlan = 0;
  leave(reading.open, indent);
  const test = [...reading.open.map((one) => one.name), name].join(" > ");
  reading.lastIndent = indent;
  const { fields, last } = readDiagnostic(lines, at + 1, indent);
  if (isOpened) {
    if (reading.open.length < DEPTH_MAX) reading.open.push({ indent, name, isClosed: true });
    return last;
  }
  const isOfChildren =
    fields.get("failureType") === "subtestsFailed" ||
    (isParent && fields.get("error") === undefined);
  if (directive === "skip" || directive === "todo") reading.tally.skipped += 1;
  else if (!not) reading.tally.passed += isParent ? 0 : 1;
  else if (!isOfChildren) {
    reading.tally.failed += 1;
    const failure = failureOf(test, fields);
    const isFile = failure.message === "test failed" && fields.has("exitCode");
    const ended = isFile ? (processError(lines, at - 1) ?? { cause: "crash" as const }) : {};
    reading.failures.push({ ...failure, ...ended });
  }
  return last;
}

function otherwise(failureType = "", code = "", message = "") {
  if (failureType === "hookFailed") return "fixture_error";
  const isThrown = code === "ERR_TEST_FAILURE" || /^\w*(?:Error|Exception)\b/.test(message);
  return isThrown ? "exception" : "assertion";
}

/** Ends the tests that are not above an indent. */
function leave(open: Open[], indent: number): void {
  while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
}

function failureOf(test: string, fields: ReadonlyMap<string, string>): FoundFailure {
  const field = (...names: readonly string[]) =>
    names.map((name) => fields.get(name)).find((value) => value !== undefined);
  const name = field("name", "error.name", "type");
  const message = field("error", "message", "error.message", "text") ?? "";
  const place = /^(.*?):(\d+)(?::\d+)?$/.exec(field("at", "location") ?? "");
  const stack = field("stack", "error.stack") ?? "";
  const details = [field("at", "location.at"), ...stack.split("\n")].filter(
    (line) => line !== undefined,
  );
  return {
    test,
    kind: "failure",
    message: (message || stack.split("\n")[0] || "").trim(),
    details: details.map((line) => (/^\S+:\d+:\d+$/.test(line) ? `at ${line}` : line)),
    type: name,
    file: place?.[1] ?? field("at.file", "file", "at.fileName"),
    line: Number(place?.[2] ?? field("at.line", "line", "at.lineNumber")) || undefined,
    expected: field("expected", "wanted") || undefined,
    actual: field("actual", "found", "got") || undefined,
    cause: /^test timed out|testTimeoutFailure/.test(field("failureType") ?? "")
      ? "timeout"
      : undefined,
    otherwise: otherwise(field("failureType"), field("code"), message),
  };
}
