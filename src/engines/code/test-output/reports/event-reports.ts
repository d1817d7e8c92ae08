import { readGo } from "../console/go.js";
import { countsOf, type FoundFailure, type TestRun } from "../test-report.js";
import { type Json, lineOf, numberOf, objectOf, textOf } from "./json-values.js";

/**
 * Reads `go test -json`: what it says beside the results is read as the text that each package wrote.
 * Failing parents of subtests are listed and counted, as go itself counts them.
 * @param others lines among the events that are none: packages that do not build
 */
export function readGoEvents(events: readonly Json[], others: readonly string[]): TestRun {
  const results = new Map<string, string>();
  const packages = new Map<string, string[]>([["", others.map((line) => `${line}\n`)]]);
  for (const event of events) {
    const name = textOf(event.Package) || textOf(event.ImportPath);
    const output = packages.get(name) ?? [];
    packages.set(name, output);
    if (event.Action === "output" || event.Action === "build-output")
      output.push(textOf(event.Output));
    if (textOf(event.Test) !== "" && /^(?:pass|fail|skip)$/.test(textOf(event.Action))) {
      results.set(`${name} ${textOf(event.Test)}`, textOf(event.Action));
    }
  }
  const failures: FoundFailure[] = [];
  let errors = 0;
  for (const [name, output] of packages) {
    const run = readGo(output.join("").split("\n"));
    if (!run) continue;
    for (const failure of run.failures) {
      const isCounted = results.get(`${name} ${failure.test}`) === "fail";
      failures.push(isCounted ? { ...failure, kind: "failure" } : failure);
      if (failure.kind === "error" && !isCounted) errors += 1;
    }
  }
  const count = (action: string) =>
    [...results.values()].filter((result) => result === action).length;
  const counts = countsOf({
    passed: count("pass"),
    failed: count("fail"),
    skipped: count("skip"),
    errors,
  });
  return { runner: "go test", format: "json", failures, counts, suites: packages.size - 1 };
}

/** Reads the events of `dart test` and `flutter test` (`--reporter json`, `--machine`). */
export function readDartEvents(events: readonly Json[]): TestRun {
  const tests = new Map<number, Json>();
  const suites = new Map<number, string>();
  const thrown = new Map<number, Json>();
  const tally = { passed: 0, failed: 0, skipped: 0, errors: 0 };
  const failures: FoundFailure[] = [];
  let durationMs = 0;
  for (const event of events) {
    durationMs = Math.max(durationMs, numberOf(event.time));
    const suite = objectOf(event.suite);
    const test = objectOf(event.test);
    const id = numberOf(event.testID);
    if (event.type === "suite") suites.set(numberOf(suite.id), textOf(suite.path));
    else if (event.type === "testStart") tests.set(numberOf(test.id), test);
    else if (event.type === "error" && !thrown.has(id)) thrown.set(id, event);
    if (event.type !== "testDone" || event.hidden === true) continue;
    if (event.skipped === true) tally.skipped += 1;
    else if (event.result === "success") tally.passed += 1;
    else {
      const isError = event.result === "error";
      tally[isError ? "errors" : "failed"] += 1;
      failures.push(dartFailure(tests.get(id) ?? {}, thrown.get(id) ?? {}, suites, isError));
    }
  }
  return {
    runner: "dart",
    format: "json",
    failures,
    counts: countsOf(tally),
    durationMs,
    suites: suites.size,
  };
}

function dartFailure(
  test: Json,
  error: Json,
  suites: ReadonlyMap<number, string>,
  isError: boolean,
): FoundFailure {
  const url = textOf(test.root_url) || textOf(test.url);
  return {
    test: textOf(test.name),
    kind: isError ? "error" : "failure",
    message: textOf(error.error).trim(),
    details: textOf(error.stackTrace).split("\n"),
    file: suites.get(numberOf(test.suiteID)) || url.replace("file://", "") || undefined,
    line: lineOf(test.root_line ?? test.line),
    otherwise: isError ? "exception" : "assertion",
  };
}
