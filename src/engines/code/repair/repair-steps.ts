import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from "diff";
import {
  type BuiltProgram,
  buildProgram,
  linkTools,
  type ProgramFault,
  type RepairTask,
  type RunnableModule,
  type SourceFile,
} from "./build-program.js";
import type { StatementCounts } from "./localize-fault.js";
import type { OperatorName } from "./operators/operator.js";
import { type Candidate, proposeCandidates } from "./propose-candidates.js";
import { plainPath } from "./resolve-path.js";
import { lineAt } from "./syntax-tree.js";
import { applyEdits } from "./text-edits.js";
import { tidyEdits } from "./tidy-edits.js";
import { varyTest } from "./vary-test.js";

/** A program and the runner of its tests, as an isolate takes them. */
export interface RunnableProgram {
  readonly modules: readonly RunnableModule[];
  readonly tools: readonly RunnableModule[];
  readonly test: number;
  readonly statements: number;
}

/** A change as an isolate takes it: `[start, end, text]` in the code of one module. */
export interface RunnableCandidate {
  readonly module: number;
  readonly edits: readonly (readonly [number, number, string])[];
}

/** Changes to try, each with what the isolate needs and what a reader does. */
export interface Proposed {
  readonly program: RunnableProgram;
  readonly candidates: readonly RunnableCandidate[];
  readonly ranked: readonly Candidate[];
  /** The test with other values, to tell apart what passes. */
  readonly variants: readonly RunnableCandidate["edits"][];
}

export interface WrittenRepair {
  /** A unified diff with `a/` and `b/` before the path. */
  readonly patch: string;
  readonly file: SourceFile;
  readonly path: string;
  /** From 1, in the file before. */
  readonly line: number;
  readonly operator: OperatorName;
}

const VARIANTS = 8;
const CONTEXT_LINES = 3;

/** A program that counts its statements while its tests run. Linear in the length of the files. */
export function prepareRun(input: {
  readonly task: RepairTask;
  readonly tools: readonly SourceFile[];
}): RunnableProgram | ProgramFault {
  const built = buildProgram(input.task, { isCounted: true });
  return "message" in built ? built : runnable(built, input.tools);
}

/** Changes to try after the tests ran once, at most `candidatesMax`. */
export function proposeRepairs(input: {
  readonly task: RepairTask;
  readonly tools: readonly SourceFile[];
  readonly counts: StatementCounts;
  readonly tests: { readonly failed: number; readonly passed: number };
  readonly candidatesMax: number;
}): Proposed {
  const counted = built(input.task, true);
  const ranked = proposeCandidates(counted, input.counts, input.tests, input.candidatesMax);
  const plain = built(input.task, false);
  const moved = (module: number, edits: Candidate["edits"]) =>
    edits
      .map((edit) => plain.move(module, edit))
      .toSorted((a, b) => a.start - b.start || a.end - b.end)
      .map(({ start, end, text }) => [start, end, text] as const);
  return {
    program: runnable(plain, input.tools),
    candidates: ranked.map(({ module, edits }) => ({ module, edits: moved(module, edits) })),
    ranked,
    variants: Array.from({ length: VARIANTS }, (_, at) =>
      moved(plain.test, varyTest(plain.testFile, `variant ${at}`)),
    ),
  };
}

/** The file with a change in it, and the change as a patch. */
export function writeRepair({
  task,
  candidate,
}: {
  readonly task: RepairTask;
  readonly candidate: Candidate;
}): WrittenRepair {
  const { path, content } = task.files[candidate.module] ?? { path: "", content: "" };
  const after = applyEdits(content, tidyEdits(content, candidate.edits));
  const name = plainPath(path);
  const structured = structuredPatch(
    `a/${name}`,
    `b/${name}`,
    content,
    after,
    undefined,
    undefined,
    { context: CONTEXT_LINES },
  );
  const start = Math.min(...candidate.edits.map((edit) => edit.start));
  return {
    patch: formatPatch(structured, FILE_HEADERS_ONLY),
    file: { path, content: after },
    path,
    line: lineAt(content, start),
    operator: candidate.operator,
  };
}

function built(task: RepairTask, isCounted: boolean): BuiltProgram {
  const program = buildProgram(task, { isCounted });
  if ("message" in program)
    throw new Error(`a program that ran does not build: ${program.message}`);
  return program;
}

function runnable(program: BuiltProgram, tools: readonly SourceFile[]): RunnableProgram {
  const { modules, test, numbers } = program;
  return { modules, test, tools: linkTools(tools), statements: numbers.size };
}
