import type { TestFailure } from "../../engines/code/test-output/finish-failure.js";
import { findRunner } from "../../engines/code/test-output/runner-names.js";
import { RUNNERS, type Runner } from "../../engines/code/test-output/test-report.js";
import { errors } from "../../http/api-error.js";
import type { Needed } from "../../platform/parts/part.js";
import type { TestFailureBody, TestFailureReply } from "./schemas.js";
import { tasks } from "./tasks.js";

const READ_MS_MAX = 20_000;

/** Makes what reads the output of tests for an account. */
export function createTestReading({ threads }: Needed<"threads">) {
  return async (owner: string, { output, runner }: TestFailureBody): Promise<TestFailureReply> => {
    const input = { output, runner: runner === undefined ? undefined : runnerNamed(runner) };
    const options = { owner, timeoutMs: READ_MS_MAX };
    const report = await threads.run(tasks["read-test-output"], input, options);
    return {
      runner: report.runner,
      failures: report.failures.map(shownFailure),
      summary: {
        ...report.counts,
        duration_ms: report.durationMs,
        suites: report.suites,
        runners: [...report.runners],
        formats: [...report.formats],
      },
      notes: [...report.notes],
    };
  };
}

function runnerNamed(name: string): Runner {
  const runner = findRunner(name);
  if (runner === undefined) throw unknownRunner();
  return runner;
}

/** The refusal of a runner whose output is not read. */
export function unknownRunner() {
  const message = `must be one of ${RUNNERS.join(", ")}`;
  return errors.validation(`runner ${message}`, { details: [{ path: "/runner", message }] });
}

function shownFailure({ likelyCause, suspects, ...failure }: TestFailure) {
  return {
    ...failure,
    likely_cause: likelyCause,
    suspects: suspects.map((suspect) => ({ ...suspect })),
  };
}
