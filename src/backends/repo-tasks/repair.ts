import type { ProgramFault, RepairTask } from "../../engines/code/repair/build-program.js";
import { errors } from "../../http/api-error.js";
import type { Needed } from "../../platform/parts/part.js";
import type { Deadline } from "../../platform/threads/deadline.js";
import { FILES_CHARS_MAX, type RepairBody, type RepairReply } from "./repair-schemas.js";
import { createRepairSearch, type RepairOutcome, type TestSummary } from "./search-repair.js";
import { tasks } from "./tasks.js";

const STEP_MS_MAX = 10_000;
const FAILURES_SHOWN = 50;
const LANGUAGES = ["javascript", "js", "ecmascript", "node", "nodejs"];

/** Makes what repairs programs for an account: their code runs in isolates alone. */
export function createRepairing({ isolates, threads }: Needed<"isolates" | "threads">) {
  return async (owner: string, body: RepairBody, { signal }: Deadline): Promise<RepairReply> => {
    const task = taskOf(body);
    const startedAt = performance.now();
    const options = { owner, timeoutMs: STEP_MS_MAX, signal };
    const search = createRepairSearch(isolates, {
      prepare: (input) => threads.run(tasks["prepare-repair"], input, options),
      propose: (input) => threads.run(tasks["propose-repairs"], input, options),
      write: (input) => threads.run(tasks["write-repair"], input, options),
    });
    const outcome = await search(task, { owner, signal });
    if (outcome.kind === "refused") throw unreadable(task, outcome.fault);
    return replyOf(outcome, Math.round(performance.now() - startedAt));
  };
}

function taskOf({ files, test, language }: RepairBody): RepairTask {
  if (language !== undefined && !LANGUAGES.includes(language.toLowerCase())) {
    throw unknownLanguage(language);
  }
  const chars = files.reduce((sum, { content }) => sum + content.length, 0);
  if (chars > FILES_CHARS_MAX) {
    const message = `must have at most ${FILES_CHARS_MAX} characters together`;
    throw errors.validation(`files ${message}`, { details: [{ path: "/files", message }] });
  }
  const seen = new Set<string>();
  for (const [at, { path }] of files.entries()) {
    if (seen.has(path)) {
      const message = "must be another path than those before";
      throw errors.validation(`files/${at}/path ${message}`, {
        details: [{ path: `/files/${at}/path`, message }],
      });
    }
    seen.add(path);
  }
  return { files, test: typeof test === "string" ? { content: test } : test };
}

/** The refusal of a language that does not run in an isolate. */
export function unknownLanguage(language: string) {
  const message = `must be javascript; ${language} is not repaired`;
  return errors.validation(`language ${message}`, { details: [{ path: "/language", message }] });
}

/** The refusal of code that is not JavaScript, or that names what is not there. */
function unreadable({ files }: RepairTask, { path, line, column, message }: ProgramFault) {
  const at = files.findIndex((file) => file.path === path);
  const field = at === -1 ? "/test" : `/files/${at}/content`;
  const place = line === undefined ? "" : ` (line ${line}, column ${column})`;
  const told = `${message}${place}`;
  return errors.validation(`${at === -1 ? "test" : path}: ${told}`, {
    details: [{ path: field, message: told }],
  });
}

function replyOf(
  outcome: Exclude<RepairOutcome, { kind: "refused" }>,
  timeMs: number,
): RepairReply {
  const { before, tried } = outcome;
  if (outcome.kind === "unrepaired") {
    return {
      repaired: false,
      patch: null,
      files: [],
      tried,
      evidence: {
        reason: outcome.reason,
        message: outcome.message,
        before: before ? shownSummary(before) : null,
        after: null,
        operator: null,
        location: null,
        candidates_passing: 0,
        candidates_agreeing: 0,
        time_ms: timeMs,
      },
    };
  }
  const { repair, after, passing, agreeing } = outcome;
  return {
    repaired: true,
    patch: repair.patch,
    files: [{ ...repair.file }],
    tried,
    evidence: {
      reason: "repaired",
      message: "all tests pass with the patch",
      before: shownSummary(outcome.before),
      after: shownSummary(after),
      operator: repair.operator,
      location: { path: repair.path, line: repair.line },
      candidates_passing: passing,
      candidates_agreeing: agreeing,
      time_ms: timeMs,
    },
  };
}

function shownSummary({ passed, failed, tests }: TestSummary) {
  const failures = tests.filter(({ status }) => status === "failed").slice(0, FAILURES_SHOWN);
  return {
    passed,
    failed,
    failures: failures.map(({ name, error }) => ({
      test: name,
      message: error?.message ?? "the code takes too many steps: it may never end",
      expected: error?.expected ?? null,
      actual: error?.actual ?? null,
    })),
  };
}
