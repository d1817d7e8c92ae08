import { randomInt } from "node:crypto";
import { errors } from "../../http/api-error.js";
import type { Needed } from "../../platform/parts/part.js";
import type { RunOptions } from "../../platform/threads/run-options.js";
import { TaskOutOfMemory, TaskTimedOut } from "../../platform/threads/thread-errors.js";
import type { Call } from "./call.js";
import type { Operation } from "./operation.js";
import type { Outcome } from "./outcome.js";
import { errorOf } from "./refusals.js";
import { tasks } from "./tasks.js";
import { COMPUTE_MS, SEARCH_MS } from "./time-limits.js";

export interface QuantumCall {
  readonly body: object;
  readonly owner: string;
  readonly signal: AbortSignal;
}

/** What the bodies of several routes may say. */
interface Wishes {
  readonly seed?: number;
  readonly timeout_ms?: number;
  readonly time_limit_ms?: number;
}

interface Programs {
  readonly qasm: string;
  readonly a: string;
  readonly b: string;
}

interface Sizes {
  readonly n: number;
  readonly coords: readonly unknown[];
  readonly matrix: readonly unknown[];
}

const SEED_BOUND = 2 ** 32;
const QUICK_MS = 250;
const WAIT_MS = 20_000;
/** Arrays that work may have in the quick lane, where circuits are read first. */
const QUICK_BUFFER_BYTES = 16_777_216;
/** Characters of programs that are read in the quick lane. */
const QUICK_LENGTH_MAX = 65_536;
/** A search ends by itself; the time for what comes before and after it. */
const SEARCH_GRACE_MS = 5_000;
/** Cities and variables of what is mostly solved exactly at once. */
const QUICK_CITIES_MAX = 13;
const QUICK_VARIABLES_MAX = 24;

/** Computes what the routes answer, as JSON. */
export function createQuantum({ threads }: Needed<"threads">) {
  type Shared = Pick<RunOptions, "owner" | "signal" | "waitMs" | "timeoutMs">;

  /** Reads a program in the quick lane, and runs it there unless it takes more memory than that allows. */
  async function runCircuit(input: Call, { timeoutMs, ...shared }: Shared): Promise<Outcome> {
    const isQuick = isShort(input.body);
    const first: RunOptions = isQuick
      ? {
          ...shared,
          lane: "quick",
          timeoutMs: Math.min(QUICK_MS, timeoutMs),
          ...(timeoutMs > QUICK_MS ? { overrunMs: timeoutMs - QUICK_MS } : {}),
        }
      : { ...shared, timeoutMs };
    const small = { ...input, bytesMax: QUICK_BUFFER_BYTES, isQuick };
    const outcome = await threads.run(tasks["run-circuit"], small, first);
    if (!("bufferBytes" in outcome)) return outcome;
    const { bufferBytes, spentMs } = outcome;
    const whole = { ...input, bytesMax: Number.POSITIVE_INFINITY, isQuick: false };
    const leftMs = Math.max(1, Math.ceil(timeoutMs - spentMs));
    const options = { ...shared, timeoutMs: leftMs, bufferBytes };
    return threads.run(tasks["run-circuit"], whole, options);
  }

  function runSolver(operation: Operation, input: Call, { timeoutMs, ...shared }: Shared) {
    const bufferBytes = operation.bufferBytesOf?.(input.body as never) ?? 0;
    const options: RunOptions =
      isQuick(operation, input.body) && bufferBytes <= QUICK_BUFFER_BYTES
        ? { ...shared, lane: "quick", timeoutMs: QUICK_MS, overrunMs: timeoutMs }
        : { ...shared, timeoutMs, bufferBytes };
    return threads.run(tasks["run-solver"], input, options);
  }

  return {
    async run(operation: Operation, { body, owner, signal }: QuantumCall): Promise<Uint8Array> {
      operation.check?.(body as never);
      const wishes: Wishes = body;
      const seed = wishes.seed ?? randomInt(SEED_BOUND);
      const input = { path: operation.path, body, seed };
      const timeoutMs = timeOf(operation, wishes);
      const shared = { owner, signal, waitMs: WAIT_MS, timeoutMs };
      const outcome = await (operation.work === "circuit"
        ? runCircuit(input, shared)
        : runSolver(operation, input, shared)
      ).catch((error: unknown) => asRefusal(error, timeoutMs));
      if ("json" in outcome) return outcome.json;
      if ("refused" in outcome) throw errorOf(outcome.refused);
      throw new Error(`${operation.path} found no memory`);
    },
  };
}

/** Whether programs are read in little time, unless loops are in them. */
function isShort(body: object): boolean {
  const { qasm = "", a = "", b = "" } = body as Partial<Programs>;
  return qasm.length + a.length + b.length <= QUICK_LENGTH_MAX;
}

function timeOf({ work }: Operation, wishes: Wishes): number {
  const { timeout_ms: timeoutMs = COMPUTE_MS, time_limit_ms: limitMs = SEARCH_MS } = wishes;
  return work === "search" ? limitMs + SEARCH_GRACE_MS : timeoutMs;
}

/** What is solved exactly at once need not wait for long searches. */
function isQuick({ work }: Operation, body: object): boolean {
  const { n, coords, matrix } = body as Partial<Sizes>;
  const cities = (coords ?? matrix)?.length ?? 0;
  const isSmall = n === undefined ? cities <= QUICK_CITIES_MAX : n <= QUICK_VARIABLES_MAX;
  return work === "evaluation" || isSmall;
}

function asRefusal(error: unknown, timeoutMs: number): never {
  if (error instanceof TaskTimedOut) {
    throw errors.timeout(`the answer was not computed within ${timeoutMs} ms`, { cause: error });
  }
  if (error instanceof TaskOutOfMemory) {
    throw errors.validation("the computation takes more memory than there is for it");
  }
  throw error;
}
