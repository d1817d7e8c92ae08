import type { ProgramFault, RepairTask } from "../../engines/code/repair/build-program.js";
import type {
  Proposed,
  prepareRun,
  proposeRepairs,
  RunnableProgram,
  WrittenRepair,
  writeRepair,
} from "../../engines/code/repair/repair-steps.js";
import type { Isolates } from "../../platform/isolate/isolates.js";
import { CANDIDATES_MAX } from "./repair-schemas.js";
import {
  type CountedRun,
  observeCandidates,
  runTests,
  type TestOutcome,
  type Turn,
  tools,
  tryCandidates,
} from "./run-in-isolate.js";

/** The steps that compute, each of which may take a while. */
export interface RepairSteps {
  prepare(input: Parameters<typeof prepareRun>[0]): Promise<ReturnType<typeof prepareRun>>;
  propose(input: Parameters<typeof proposeRepairs>[0]): Promise<Proposed>;
  write(input: Parameters<typeof writeRepair>[0]): Promise<WrittenRepair>;
}

/** How the tests ended. */
export interface TestSummary {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestOutcome[];
}

export type RepairOutcome =
  /** The program cannot be run. */
  | { readonly kind: "refused"; readonly fault: ProgramFault }
  | {
      readonly kind: "unrepaired";
      readonly reason: "already_passing" | "no_patch_found" | "tests_do_not_run";
      readonly message: string;
      readonly before: TestSummary | undefined;
      readonly tried: number;
    }
  | {
      readonly kind: "repaired";
      readonly before: TestSummary;
      readonly after: TestSummary;
      readonly repair: WrittenRepair;
      readonly tried: number;
      /** Candidates that made all tests pass. */
      readonly passing: number;
      /** Of these, those that did the same as the one that was taken wherever it was looked. */
      readonly agreeing: number;
    };

const STEPS_MAX = 300_000;
const STEPS_FEW = 10_000;
/** What a candidate may take at first; those that took more are tried again where no other passed. */
const STEPS_MIN = 1_000;
const STEPS_FACTOR = 20;
/** Each candidate writes at most two lines, of which a run keeps 1,000. */
const BATCH = 250;
const SEARCH_MS = 16_000;
/** Goes on so long after a first candidate passed, to choose among several that are nearly as likely. */
const CHOICE_MS = 4_000;
const CHOICE_SHARE = 0.3;
const OBSERVED_MAX = 60;
const OBSERVE_MS = 3_000;
const CONFIRMED_MAX = 5;
/** What the runner of tests throws into what does not end. */
const ENDLESS = new Set(["StepsExceeded", "NeverEnds"]);

/** Searches a small change that makes the tests of a program pass: generate and validate. */
export function createRepairSearch(isolates: Isolates, steps: RepairSteps) {
  return async (task: RepairTask, turn: Turn): Promise<RepairOutcome> => {
    const program = await steps.prepare({ task, tools });
    if ("message" in program) return { kind: "refused", fault: program };
    const run = await runOnce(isolates, program, turn);
    if (typeof run === "string") return unrepaired("tests_do_not_run", run, undefined, 0);
    const before = summaryOf(run);
    if (before.failed === 0) {
      return unrepaired(
        "already_passing",
        "the tests pass as they are: there is nothing to repair",
        before,
        0,
      );
    }
    const tests = { failed: before.failed, passed: before.passed };
    const proposed = await steps.propose({
      task,
      tools,
      counts: run.counts,
      tests,
      candidatesMax: CANDIDATES_MAX,
    });
    const limits = limitsOf(run);
    const { tried, passed } = await search(isolates, proposed, limits, turn);
    const chosen = await choose(isolates, proposed, passed, limits, turn);
    for (const { index, agreeing } of chosen.slice(0, CONFIRMED_MAX)) {
      const candidate = proposed.ranked[index];
      if (!candidate) continue;
      const repair = await steps.write({ task, candidate });
      const after = await confirmed(isolates, steps, patchedTask(task, repair), turn);
      if (!after) continue;
      return { kind: "repaired", before, after, repair, tried, passing: passed.length, agreeing };
    }
    return unrepaired(
      "no_patch_found",
      `none of ${tried} small changes makes all tests pass`,
      before,
      tried,
    );
  };
}

/** Runs all tests; where they come to no end, once more with steps that are fewer, since each takes long. */
async function runOnce(isolates: Isolates, program: RunnableProgram, turn: Turn) {
  const run = await runTests(isolates, program, STEPS_MAX, turn);
  return typeof run === "string" ? runTests(isolates, program, STEPS_FEW, turn) : run;
}

function unrepaired(
  reason: Extract<RepairOutcome, { kind: "unrepaired" }>["reason"],
  message: string,
  before: TestSummary | undefined,
  tried: number,
): RepairOutcome {
  return { kind: "unrepaired", reason, message, before, tried };
}

function summaryOf({ tests }: CountedRun): TestSummary {
  const count = (status: TestOutcome["status"]) =>
    tests.filter((test) => test.status === status).length;
  return { passed: count("passed"), failed: count("failed"), tests };
}

interface Limits {
  readonly stepsMax: number;
  readonly testsMin: number;
}

/** A candidate may take some times what the longest test took that ended. */
function limitsOf({ tests }: CountedRun): Limits {
  const isEndless = ({ error }: TestOutcome) => error && ENDLESS.has(error.name);
  const ended = tests.filter((test) => !isEndless(test)).map(({ steps }) => steps);
  const stepsMax = Math.min(STEPS_MAX, STEPS_MIN + STEPS_FACTOR * Math.max(0, ...ended));
  const testsMin = tests.filter(({ name }) => name !== "the test file").length;
  return { stepsMax, testsMin };
}

/** Tries candidates in turn; answers how many, and the indexes of those that passed. */
async function search(
  isolates: Isolates,
  { program, candidates, ranked }: Proposed,
  limits: Limits,
  turn: Turn,
): Promise<{ readonly tried: number; readonly passed: readonly number[] }> {
  let endsAt = performance.now() + SEARCH_MS;
  const pass = async (indexes: readonly number[], { stepsMax, testsMin }: Limits) => {
    const passed: number[] = [];
    const exceeded: number[] = [];
    let tried = 0;
    let scoreMin = 0;
    const isWorthwhile = (index: number | undefined) =>
      index !== undefined && (ranked[index]?.score ?? 0) >= scoreMin;
    while (isWorthwhile(indexes[tried]) && performance.now() < endsAt) {
      const batch = indexes.slice(tried, tried + BATCH);
      const order = {
        candidates: batch.flatMap((index) => candidates[index] ?? []),
        stepsMax,
        testsMin,
        timeMs: Math.max(1, endsAt - performance.now()),
      };
      const result = await tryCandidates(isolates, program, order, turn);
      passed.push(...result.passed.flatMap((at) => batch[at] ?? []));
      exceeded.push(...result.exceeded.flatMap((at) => batch[at] ?? []));
      tried += Math.max(1, Math.min(batch.length, result.tried));
      const [first] = passed;
      if (first === undefined || scoreMin > 0) continue;
      endsAt = Math.min(endsAt, performance.now() + CHOICE_MS);
      scoreMin = CHOICE_SHARE * (ranked[first]?.score ?? 0);
    }
    return { tried, passed, exceeded };
  };
  const first = await pass([...candidates.keys()], limits);
  if (first.passed.length > 0) return first;
  const second = await pass(first.exceeded, { ...limits, stepsMax: STEPS_MAX });
  return { tried: first.tried, passed: second.passed };
}

interface Choice {
  readonly index: number;
  readonly agreeing: number;
}

/**
 * Orders what passed: candidates that see the same in varied tests speak for one another, and the likeliest
 * of the group that weighs most comes first.
 */
async function choose(
  isolates: Isolates,
  { program, candidates, ranked, variants }: Proposed,
  passed: readonly number[],
  { stepsMax }: Limits,
  turn: Turn,
): Promise<readonly Choice[]> {
  const compared = passed.slice(0, OBSERVED_MAX);
  const observation = {
    candidates: compared.flatMap((index) => candidates[index] ?? []),
    variants,
    stepsMax,
    timeMs: OBSERVE_MS,
  };
  const seen =
    compared.length > 1 ? await observeCandidates(isolates, program, observation, turn) : [];
  const groups = new Map<string, number[]>();
  for (const [at, index] of compared.entries()) {
    const key = seen[at]?.join(" ") ?? `alone ${index}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  const weightOf = (group: readonly number[]) =>
    groupWeight(group.map((index) => ranked[index]?.score ?? 0));
  return [...groups.values()]
    .sort((a, b) => weightOf(b) - weightOf(a))
    .flatMap((group) => group.map((index) => ({ index, agreeing: group.length })));
}

/** The best counts in full, each further one less: many ways to write a change are no more than one change. */
function groupWeight(scores: readonly number[]): number {
  return scores.toSorted((a, b) => b - a).reduce((sum, score, rank) => sum + score / 2 ** rank, 0);
}

function patchedTask({ files, test }: RepairTask, { file }: WrittenRepair): RepairTask {
  return { files: files.map((one) => (one.path === file.path ? file : one)), test };
}

/** The tests of the program as it is written now, undefined where they do not all pass. */
async function confirmed(
  isolates: Isolates,
  steps: RepairSteps,
  task: RepairTask,
  turn: Turn,
): Promise<TestSummary | undefined> {
  const program: RunnableProgram | ProgramFault = await steps.prepare({ task, tools });
  if ("message" in program) return undefined;
  const run = await runTests(isolates, program, STEPS_MAX, turn);
  if (typeof run === "string") return undefined;
  const summary = summaryOf(run);
  return summary.failed === 0 && summary.passed > 0 ? summary : undefined;
}
