import { messageOf } from "../message-of.js";
import { plainText } from "../plain-text.js";
import type { FoundFailure, Runner, TestRun } from "../test-report.js";
import { type Json, lineOf, listOf, numberOf, objectOf, shownOf, textOf } from "./json-values.js";

/** Reads what `jest --json` and Vitest's json reporter write. */
export function readJestJson(report: Json): TestRun {
  const files = listOf(report.testResults);
  const runner = files.some((file) => listOf(file.assertionResults).some(isOfVitest))
    ? "vitest"
    : "jest";
  const failures = files.flatMap((file) => failuresOfFile(file, runner));
  const errors = failures.filter(({ kind }) => kind === "error").length;
  const [failed, passed] = [numberOf(report.numFailedTests), numberOf(report.numPassedTests)];
  const skipped = numberOf(report.numPendingTests) + numberOf(report.numTodoTests);
  const counts = { total: numberOf(report.numTotalTests), passed, failed, skipped, errors };
  return { runner, format: "json", failures, counts, suites: files.length };
}

const isOfVitest = (test: Json) => "meta" in test;

function failuresOfFile(file: Json, runner: Runner): readonly FoundFailure[] {
  const path = textOf(file.name) || textOf(file.testFilePath);
  const tests = listOf(file.assertionResults);
  const failed = tests.filter((test) => test.status === "failed");
  if (failed.length === 0 && file.status === "failed") {
    const lines = plainText(textOf(file.message) || textOf(file.failureMessage)).split("\n");
    return [{ test: path, kind: "error", message: messageOf(lines), details: lines, file: path }];
  }
  return failed.map((test) => {
    const text = plainText(textOf((test.failureMessages as readonly unknown[] | undefined)?.[0]));
    const titles = [...((test.ancestorTitles as readonly unknown[]) ?? []), test.title].map(textOf);
    const matcher = objectOf(listOf(test.failureDetails)[0]?.matcherResult);
    return {
      test: titles.join(runner === "vitest" ? " > " : " › "),
      kind: "failure",
      message: messageOf(text.split("\n")),
      details: text.split("\n"),
      file: path,
      line: lineOf(objectOf(test.location).line),
      expected: shownOf(matcher.expected),
      actual: shownOf(matcher.actual),
      otherwise: "exception",
    };
  });
}

/** Reads mocha's json reporter. */
export function readMochaJson(report: Json): TestRun {
  const stats = objectOf(report.stats);
  const failures = listOf(report.failures).map((test): FoundFailure => {
    const error = objectOf(test.err);
    const stack = plainText(textOf(error.stack));
    const message = plainText(textOf(error.message));
    return {
      test: textOf(test.fullTitle) || textOf(test.title),
      kind: "failure",
      message: message || messageOf(stack.split("\n")),
      details: stack.split("\n"),
      type: textOf(error.name) || /^(\w*Error)\b/.exec(stack)?.[1],
      file: textOf(test.file) || undefined,
      expected: shownOf(error.expected),
      actual: shownOf(error.actual),
      otherwise: "exception",
    };
  });
  const [passed, failed, skipped] = [
    numberOf(stats.passes),
    numberOf(stats.failures),
    numberOf(stats.pending),
  ];
  return {
    runner: "mocha",
    format: "json",
    failures,
    counts: { total: passed + failed + skipped, passed, failed, skipped, errors: 0 },
    durationMs: numberOf(stats.duration),
    suites: numberOf(stats.suites),
  };
}

/** Reads RSpec's json formatter. */
export function readRspecJson(report: Json): TestRun {
  const summary = objectOf(report.summary);
  const failures = listOf(report.examples)
    .filter((example) => example.status === "failed")
    .map((example): FoundFailure => {
      const error = objectOf(example.exception);
      const backtrace = Array.isArray(error.backtrace) ? error.backtrace.map(textOf) : [];
      return {
        test: textOf(example.full_description) || textOf(example.description),
        kind: "failure",
        message: textOf(error.message).trim(),
        details: backtrace,
        type: textOf(error.class) || undefined,
        file: textOf(example.file_path) || undefined,
        line: lineOf(example.line_number),
      };
    });
  const [total, failed] = [numberOf(summary.example_count), numberOf(summary.failure_count)];
  const skipped = numberOf(summary.pending_count);
  return {
    runner: "rspec",
    format: "json",
    failures,
    counts: {
      total,
      failed,
      skipped,
      passed: total - failed - skipped,
      errors: numberOf(summary.errors_outside_of_examples_count),
    },
    durationMs: Math.round(numberOf(summary.duration) * 1_000),
  };
}
