import { readFileSync } from "node:fs";
import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import type { SourceFile } from "../../engines/code/repair/build-program.js";
import type { RunnableCandidate, RunnableProgram } from "../../engines/code/repair/repair-steps.js";
import type { IsolateEnding } from "../../platform/isolate/isolate-program.js";
import type { Isolates } from "../../platform/isolate/isolates.js";
import type { StopSignal } from "../../platform/threads/stop-signal.js";

/** One test as its run ended. */
const TestOutcome = Type.Object({
  name: Type.String(),
  status: Type.Union([Type.Literal("passed"), Type.Literal("failed"), Type.Literal("skipped")]),
  steps: Type.Number(),
  error: Type.Optional(
    Type.Object({
      name: Type.String(),
      message: Type.String(),
      expected: Type.Optional(Type.String()),
      actual: Type.Optional(Type.String()),
    }),
  ),
});
export type TestOutcome = Static<typeof TestOutcome>;

const Counts = Type.Array(Type.Number());

/** What the isolate tells of a run of all tests. It is the word of the code that ran. */
const CountedRun = Type.Object({
  tests: Type.Array(TestOutcome),
  counts: Type.Object({ failing: Counts, passing: Counts, last: Counts }),
});
export type CountedRun = Static<typeof CountedRun>;

/** How many candidates a run came to, and the indexes of those that passed or took too many steps. */
const Tried = Type.Object({
  tried: Type.Integer({ minimum: 0 }),
  passed: Type.Array(Type.Integer()),
  exceeded: Type.Array(Type.Integer()),
});
export type Tried = Static<typeof Tried>;

const Observed = Type.Object({ seen: Type.Array(Type.Array(Type.Number())) });

/** Whose run it is, and until when somebody waits for it. */
export interface Turn {
  readonly owner: string;
  readonly signal: StopSignal;
}

const RUN_MS_MAX = 10_000;
/** A run looks at the clock between candidates; one of them may still take a while. */
const LAST_MS = 1_500;

const readGuest = (path: string): SourceFile => ({
  path,
  content: readFileSync(new URL(`./guest/${path}`, import.meta.url), "utf8"),
});
const loader = readGuest("loader.js").content;

/** The runner of tests that the isolate has beside the program. */
export const tools: readonly SourceFile[] = [
  "equality.js",
  "show.js",
  "checks.js",
  "clock.js",
  "mocks.js",
  "chai.js",
  "expect.js",
  "assert.js",
  "suite.js",
  "events.js",
  "builtins.js",
  "run.js",
].map(readGuest);

/** Runs all tests once. A run that does not end by itself is told by why it ended. */
export async function runTests(
  isolates: Isolates,
  program: RunnableProgram,
  stepsMax: number,
  turn: Turn,
): Promise<CountedRun | string> {
  const { value, ending } = await runGuest(
    isolates,
    { program, kind: "tests", stepsMax },
    RUN_MS_MAX,
    turn,
  );
  return Value.Check(CountedRun, value) ? value : explained(ending);
}

/** Tries candidates in their order, for some time. */
export async function tryCandidates(
  isolates: Isolates,
  program: RunnableProgram,
  search: {
    readonly candidates: readonly RunnableCandidate[];
    readonly stepsMax: number;
    readonly testsMin: number;
    readonly timeMs: number;
  },
  turn: Turn,
): Promise<Tried> {
  const timeMs = Math.min(search.timeMs, RUN_MS_MAX - LAST_MS);
  const order = { program, kind: "candidates", ...search, timeMs };
  const { value, logs } = await runGuest(isolates, order, timeMs + LAST_MS, turn);
  if (Value.Check(Tried, value)) return value;
  // One of them ended the run: what was told until then counts, and the rest is tried without it.
  const started = logs.filter((line) => /^\d+$/.test(line)).map(Number);
  const passed = logs.flatMap((line) => /^(\d+) passes$/.exec(line)?.[1] ?? []).map(Number);
  return { tried: (started.at(-1) ?? 0) + 1, passed, exceeded: [] };
}

/** What the checks of varied tests see with each candidate; none for those that there was no time for. */
export async function observeCandidates(
  isolates: Isolates,
  program: RunnableProgram,
  observation: {
    readonly candidates: readonly RunnableCandidate[];
    readonly variants: readonly RunnableCandidate["edits"][];
    readonly stepsMax: number;
    readonly timeMs: number;
  },
  turn: Turn,
): Promise<readonly (readonly number[])[]> {
  const order = { program, kind: "observations", ...observation };
  const { value } = await runGuest(isolates, order, observation.timeMs + LAST_MS, turn);
  return Value.Check(Observed, value) ? value.seen : [];
}

async function runGuest(
  isolates: Isolates,
  { program, ...order }: { readonly program: RunnableProgram } & Record<string, unknown>,
  timeoutMs: number,
  { owner, signal }: Turn,
): Promise<{ value: unknown; ending: IsolateEnding; logs: readonly string[] }> {
  const { tools: runner, ...rest } = program;
  const inputJson = JSON.stringify({ tools: runner, program: { ...rest, ...order } });
  const { ending, logs } = await isolates.run(
    { source: loader, language: "javascript", inputJson, functions: {} },
    { owner, timeoutMs, signal, onCall: async () => NOTHING },
  );
  signal.throwIfAborted();
  const value: unknown =
    ending.kind === "value" && ending.json !== undefined ? JSON.parse(ending.json) : undefined;
  return { value, ending, logs: logs.map(({ text }) => text) };
}

const NOTHING = {
  kind: "answer",
  isGood: false,
  json: '{"message":"there is nothing to call"}',
} as const;

function explained(ending: IsolateEnding): string {
  if (ending.kind === "error") return `${ending.fault.name}: ${ending.fault.message}`;
  if (ending.kind === "value") return "the code spoils what its tests are run with";
  return `the tests did not end within ${RUN_MS_MAX} ms`;
}
