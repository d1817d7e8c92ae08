// How many small mistakes are repaired, and whether the repair is right. Build first, then:
// npx tsx bench/repair.ts
// MUTANTS=200 programs of test/helpers/repair-programs with one mistake each, made by SEED=1; those that no
// visible test notices are left out. A repair is right when tests that the search never saw pass as well.
// VERBOSE=1 writes a line for each; ONLY=csv,matrix takes these programs alone.

import { runTests, tools } from "../src/backends/repo-tasks/run-in-isolate.js";
import { createRepairSearch, type RepairSteps } from "../src/backends/repo-tasks/search-repair.js";
import {
  prepareRun,
  proposeRepairs,
  writeRepair,
} from "../src/engines/code/repair/repair-steps.js";
import { createIsolates } from "../src/platform/isolate/isolates.js";
import { createThreads } from "../src/platform/threads/threads.js";
import {
  type Mutant,
  makeMutants,
  type RepairProgram,
  readPrograms,
} from "../test/helpers/repair-programs.js";

const MUTANTS = Number(process.env.MUTANTS ?? 200);
const SEED = process.env.SEED ?? "1";
const ONLY = process.env.ONLY?.split(",");
const STEPS_MAX = 2_000_000;

const threads = createThreads({
  threads: 1,
  memoryMb: 128,
  root: new URL("../dist/", import.meta.url),
});
const isolates = createIsolates({ threads, atOnce: 1 });
const steps: RepairSteps = {
  prepare: async (input) => prepareRun(input),
  propose: async (input) => proposeRepairs(input),
  write: async (input) => writeRepair(input),
};
const repair = createRepairSearch(isolates, steps);
const turn = { owner: "bench", signal: new AbortController().signal };

async function passes(files: RepairProgram["files"], test: string): Promise<boolean> {
  const program = prepareRun({ task: { files, test: { content: test } }, tools });
  if ("message" in program) throw new Error(program.message);
  const run = await runTests(isolates, program, STEPS_MAX, turn);
  const isGood = typeof run !== "string" && run.tests.every(({ status }) => status === "passed");
  if (!isGood && process.env.VERBOSE === "2")
    console.log(
      typeof run === "string" ? run : run.tests.filter(({ status }) => status !== "passed"),
    );
  return isGood;
}

interface Result {
  readonly mutant: Mutant;
  readonly isRepaired: boolean;
  readonly isRight: boolean;
  readonly breaksVisible: boolean;
  readonly ms: number;
}

/** Undefined for a mistake that no visible test notices. */
async function tryMutant(mutant: Mutant): Promise<Result | undefined> {
  const { program, files } = mutant;
  const startedAt = performance.now();
  const outcome = await repair({ files, test: { content: program.visible } }, turn);
  const ms = performance.now() - startedAt;
  if (outcome.kind === "unrepaired" && outcome.reason === "already_passing") return undefined;
  const isRepaired = outcome.kind === "repaired";
  const patched = isRepaired
    ? files.map((file) => (file.path === outcome.repair.path ? outcome.repair.file : file))
    : files;
  const isRight = isRepaired && (await passes(patched, program.heldOut));
  const breaksVisible = isRepaired && !(await passes(patched, program.visible));
  if (process.env.VERBOSE) {
    const state = isRight ? "right" : isRepaired ? "WRONG" : "none";
    const told = isRepaired
      ? `${outcome.repair.operator} ${outcome.passing}/${outcome.agreeing} of ${outcome.tried}`
      : outcome.kind === "unrepaired"
        ? outcome.message
        : outcome.fault.message;
    console.log(
      `${state} ${program.name} [${mutant.kind}] ${mutant.change} | ${told} | ${Math.round(ms)} ms`,
    );
    if (isRepaired && !isRight)
      console.log(
        outcome.repair.patch
          .split("\n")
          .filter((line) => /^[-+] /.test(line))
          .join("\n"),
      );
  }
  return { mutant, isRepaired, isRight, breaksVisible, ms };
}

const programs = readPrograms().filter(({ name }) => !ONLY || ONLY.includes(name));
for (const { name, files, visible, heldOut } of programs) {
  for (const test of [visible, heldOut]) {
    if (!(await passes(files, test)))
      throw new Error(`the tests of ${name} do not pass without a mistake`);
  }
}
const queues = programs.map((program) => [...makeMutants(program, SEED)]);
const results: Result[] = [];
let unnoticed = 0;
while (results.length < MUTANTS && queues.some((queue) => queue.length > 0)) {
  for (const queue of queues) {
    const mutant = queue.shift();
    if (!mutant || results.length >= MUTANTS) continue;
    const result = await tryMutant(mutant);
    if (result) results.push(result);
    else unnoticed += 1;
  }
}
await isolates.close();
await threads.close();

const share = (count: number) =>
  `${count} of ${results.length} (${(count / results.length).toFixed(3)})`;
const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
const counted = (test: (result: Result) => boolean) => results.filter(test).length;
console.log(
  `${programs.length} programs, ${results.length} mistakes that a test notices, ${unnoticed} others left out`,
);
console.log(`repaired                        ${share(counted(({ isRepaired }) => isRepaired))}`);
console.log(`repaired, held-out tests pass   ${share(counted(({ isRight }) => isRight))}`);
console.log(`patches that break a visible test ${counted(({ breaksVisible }) => breaksVisible)}`);
console.log(
  `time: median ${Math.round(times[times.length >> 1] ?? 0)} ms, longest ${Math.round(times.at(-1) ?? 0)} ms`,
);
