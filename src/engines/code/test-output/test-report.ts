/** Runners and report formats that are read, by the name that answers carry. */
export const RUNNERS = [
  "vitest",
  "jest",
  "mocha",
  "node:test",
  "bun",
  "playwright",
  "pytest",
  "unittest",
  "go test",
  "cargo test",
  "junit",
  "tap",
  "trx",
  "nunit",
  "xunit",
  "dart",
  "rspec",
  "phpunit",
] as const;
export type Runner = (typeof RUNNERS)[number];

/** What a failure most likely is; `causeMeanings` in the content says each in a sentence. */
export const LIKELY_CAUSES = [
  "assertion",
  "snapshot",
  "type_error",
  "reference_error",
  "module_missing",
  "syntax",
  "timeout",
  "fixture_error",
  "unhandled_rejection",
  "crash",
  "recursion",
  "memory",
  "file_missing",
  "permission",
  "connection",
  "no_tests",
  "unexpected_pass",
  "exception",
  "unknown",
] as const;
export type LikelyCause = (typeof LIKELY_CAUSES)[number];

/** One line of a stack; the line counts from 1. */
export interface StackFrame {
  readonly file: string;
  readonly line: number;
  readonly function: string | null;
}

/**
 * Tests as the runner counts them: `errors` are what it calls an error and not a failure, such as a
 * fixture or a file that does not load. A number that the output does not tell is null.
 */
export interface TestCounts {
  readonly total: number | null;
  readonly passed: number | null;
  readonly failed: number;
  readonly skipped: number | null;
  readonly errors: number;
}

/** A failure as a reader of one format found it. */
export interface FoundFailure {
  /** The full name as the runner writes it; it ends with the title of the test. */
  readonly test: string;
  readonly kind: "failure" | "error";
  /** The message, with what was compared, without the stack. */
  readonly message: string;
  /** Lines of the stack and what may hold a place, as they were written. */
  readonly details: readonly string[];
  /** The class of what was thrown, where a report tells it apart. */
  readonly type?: string | undefined;
  readonly expected?: string | undefined;
  readonly actual?: string | undefined;
  /** Where the report says that the test is. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  /** What the runner itself says of the cause. */
  readonly cause?: LikelyCause | undefined;
  /** What it is when nothing in it tells. */
  readonly otherwise?: LikelyCause | undefined;
}

/** What one format holds of one run, or of several that it adds up. */
export interface TestRun {
  readonly runner: Runner;
  readonly format: "console" | "xml" | "json" | "tap";
  readonly failures: readonly FoundFailure[];
  readonly counts: TestCounts;
  readonly durationMs?: number | undefined;
  readonly suites?: number | undefined;
  /** True where failures stand alone, without a heading, a progress or totals of the runner. */
  readonly isPart?: boolean | undefined;
}

export const noCounts: TestCounts = { total: 0, passed: 0, failed: 0, skipped: 0, errors: 0 };

/** The counts of a text that tells failures, and not how many tests there were. */
export function countFailures(failures: readonly FoundFailure[]): TestCounts {
  const errors = failures.filter(({ kind }) => kind === "error").length;
  return { total: null, passed: null, failed: failures.length - errors, skipped: null, errors };
}

/** Adds counts; what one of them does not tell, the sum does not tell. */
export function addCounts(one: TestCounts, other: TestCounts): TestCounts {
  const add = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
  return {
    total: add(one.total, other.total),
    passed: add(one.passed, other.passed),
    failed: one.failed + other.failed,
    skipped: add(one.skipped, other.skipped),
    errors: one.errors + other.errors,
  };
}

/** Counts of results of which each is told. */
export function countsOf(told: {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly errors: number;
}): TestCounts {
  return { total: told.passed + told.failed + told.skipped + told.errors, ...told };
}
