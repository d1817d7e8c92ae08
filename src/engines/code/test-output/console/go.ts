import { countFailures, type FoundFailure, type TestRun } from "../test-report.js";

const RESULT = /^(?: {2})*--- (PASS|FAIL|SKIP): (\S+) \([\d.]+m?s\)$/;
const MARK = /^=== (RUN|PAUSE|CONT|NAME) +(\S+)?$/;
const PACKAGE = /^(?:ok|FAIL|\?) *\t(\S+)/;
const BROKEN = /^FAIL\t(\S+) \[(.+)\]$/;
const BUILD = /^# (\S+)(?: \[.*\])?$/;
const PANIC = /^(?:panic: |fatal error: |\[signal )|^unexpected fault address/;
const LOG = /^\s*\S+\.go:\d+(?::\d+)?: /;

/** What was read so far of a log of go. */
interface Reading {
  readonly failures: FoundFailure[];
  /** The lines that each test wrote, by its name. */
  readonly outputs: Map<string, string[]>;
  /** The lines of compilers, by the package. */
  readonly builds: Map<string, string[]>;
  /** Failed tests of the package that is being read. */
  failed: string[];
  panic: string[] | undefined;
  current: string;
  build: string;
  passed: number;
  skipped: number;
  failedTotal: number;
  packages: number;
  isVerbose: boolean;
}

/** Reads the text of `go test`, with and without `-v`. */
export function readGo(lines: readonly string[]): TestRun | undefined {
  const reading: Reading = {
    failures: [],
    outputs: new Map(),
    builds: new Map(),
    failed: [],
    panic: undefined,
    current: "",
    build: "",
    passed: 0,
    skipped: 0,
    failedTotal: 0,
    packages: 0,
    isVerbose: false,
  };
  for (const line of lines) readLine(line, reading);
  endPackage(reading, "");
  const { failures, packages, failedTotal: failed, passed, skipped, isVerbose } = reading;
  const isWhole = packages > 0 || isVerbose;
  if (!isWhole && failures.length === 0) return undefined;
  const { errors } = countFailures(failures);
  const counts =
    isVerbose && packages > 0
      ? { total: passed + failed + skipped + errors, passed, failed, skipped, errors }
      : { total: null, passed: null, failed, skipped: null, errors };
  return {
    runner: "go test",
    format: "console",
    failures,
    counts,
    suites: packages || undefined,
    isPart: !isWhole,
  };
}

function readLine(line: string, reading: Reading): void {
  const ended = BROKEN.exec(line) ?? PACKAGE.exec(line);
  if (ended) {
    reading.packages += 1;
    const broken = BROKEN.exec(line);
    if (broken) reading.failures.push(brokenPackage(broken, reading));
    endPackage(reading, broken ? "" : (ended[1] ?? ""));
    return;
  }
  if (reading.panic) {
    reading.panic.push(line);
    return;
  }
  const isCompiler = reading.build !== "" && LOG.test(line);
  if (!isCompiler && !BUILD.test(line)) reading.build = "";
  const result = RESULT.exec(line);
  if (result) {
    const [, word, name = ""] = result;
    reading.current = name;
    if (word === "PASS") reading.passed += 1;
    else if (word === "SKIP") reading.skipped += 1;
    else {
      reading.failed.push(name);
      reading.failedTotal += 1;
    }
    return;
  }
  const mark = MARK.exec(line);
  if (mark) {
    reading.isVerbose = true;
    reading.current = mark[1] === "PAUSE" ? "" : (mark[2] ?? "");
  } else if (PANIC.test(line)) {
    reading.panic = [line];
  } else if (BUILD.test(line)) reading.build = BUILD.exec(line)?.[1] ?? "";
  else if (isCompiler) append(reading.builds, reading.build, line);
  else if (reading.current !== "" && (reading.isVerbose || /^(?: {4}|\t)/.test(line)))
    append(reading.outputs, reading.current, line);
}

function append(lists: Map<string, string[]>, name: string, line: string): void {
  const list = lists.get(name);
  if (list) list.push(line);
  else lists.set(name, [line]);
}

/** What failed in a package becomes failures at its end, when a panic's owner is known. */
function endPackage(reading: Reading, name: string): void {
  const { panic } = reading;
  const panicked = panic ? panickedTest(panic, reading) : undefined;
  for (const test of reading.failed) {
    const output = reading.outputs.get(test) ?? [];
    const isPanicked = panic !== undefined && test === panicked;
    reading.failures.push(failureOf(test, isPanicked ? [...panic, ...output] : output, isPanicked));
  }
  const isOfTest = panicked !== undefined || name !== "" || isTestsPanic(panic);
  if (panic && isOfTest && (panicked === undefined || !reading.failed.includes(panicked))) {
    const test = panicked ?? (name || "panic");
    reading.failures.push({ ...failureOf(test, panic, true), kind: "error" });
  }
  reading.failed = [];
  reading.outputs.clear();
  reading.panic = undefined;
  reading.current = "";
}

/** Whether a panic is one of the test binary, and of no other program in a log. */
const isTestsPanic = (panic: readonly string[] = []) =>
  panic.some((line) => /^goroutine \d+ \[/.test(line)) &&
  panic.some((line) => /^testing\.|_test\.go:\d+/.test(line.trim()));

/** The failed test before a panic, or the test in whose frames it is. */
function panickedTest(panic: readonly string[], reading: Reading): string | undefined {
  const running = panic.findIndex((line) => line.trim() === "running tests:");
  const listed = running === -1 ? undefined : /^\s+(\S+) \(/.exec(panic[running + 1] ?? "")?.[1];
  if (listed !== undefined) return listed;
  const frames = panic.map(
    (line) => /\.((?:Test|Fuzz|Example|Benchmark)\w*)(?:\.func[\d.]+)?\(/.exec(line)?.[1],
  );
  const framed = frames.find((test) => test !== undefined);
  const failed = reading.failed.find((test) => test === framed || test.startsWith(`${framed}/`));
  return failed ?? framed ?? reading.failed.at(-1);
}

function brokenPackage(
  [, name = "", why = ""]: RegExpExecArray,
  { builds }: Reading,
): FoundFailure {
  const lines = builds.get(name) ?? builds.get(`${name}_test`) ?? [];
  return {
    test: name,
    kind: "error",
    message: lines.map((line) => line.replace(LOG, "")).join("\n") || why,
    details: lines,
    otherwise: why === "build failed" ? "syntax" : "fixture_error",
  };
}

function failureOf(test: string, lines: readonly string[], isPanicked: boolean): FoundFailure {
  if (isPanicked) {
    const end = lines.findIndex((line) => line === "" || /^goroutine \d+/.test(line));
    const told = lines.slice(0, end === -1 ? 1 : end).filter((line) => !/^\s*\[signal/.test(line));
    const message = told.map((line) => line.trim().replace(/ \[recovered.*\]$/, ""));
    return {
      test,
      kind: "failure",
      message: [...new Set(message)].join("\n"),
      details: lines,
      cause: /timed out after/.test(lines[0] ?? "") ? "timeout" : undefined,
      otherwise: "crash",
    };
  }
  const first = lines.findIndex((line) => LOG.test(line));
  const message = first === -1 ? lines : lines.slice(first);
  return {
    test,
    kind: "failure",
    message: message
      .map((line) => line.trim().replace(LOG, ""))
      .join("\n")
      .trim(),
    details: lines,
    otherwise: "assertion",
  };
}
