import { setPriority } from "node:os";
import type { DedicatedService } from "../threads/define-tasks.js";
import { BodySyntaxError, Guest } from "./guest.js";
import { MEMORY_BYTES_MAX } from "./isolate-limits.js";
import type { IsolateEnding, IsolateOrder, ThreadEnding } from "./isolate-program.js";
import { IsolateRun } from "./isolate-run.js";

/** Below everything else that the server does; on Linux this is of the thread alone. */
const NICENESS = 10;

/** A thread whose isolate came to more is given up: grown memory is given back late otherwise. */
const MEMORY_KEPT_BYTES = 25_165_824;
/** So is one that took the types out of more: the stripper never gives memory back. */
const TYPED_CHARS_KEPT = 16_384;

/** Runs code in isolates, one after the other, each in a fresh one that is made in advance. */
export interface IsolateThread extends DedicatedService {
  /** Resolves when the next run can begin at once. */
  warm(): Promise<void>;
  run(order: IsolateOrder): Promise<ThreadEnding>;
}

/** The service of a thread for isolates. */
export function openIsolateThread(): IsolateThread {
  if (process.platform === "linux") setPriority(NICENESS);
  let prepared: Guest | undefined;

  async function warm(): Promise<void> {
    prepared ??= await Guest.create();
  }

  async function takeGuest(order: IsolateOrder, run: IsolateRun): Promise<Guest> {
    if ("snapshot" in order.program) return Guest.restore(order.program.snapshot, run);
    const guest = prepared ?? (await Guest.create());
    prepared = undefined;
    return guest;
  }

  return {
    warm,
    async work() {
      await warm();
      return false;
    },
    async run(order) {
      const run = new IsolateRun(order);
      let guest: Guest | undefined;
      let ending: IsolateEnding;
      let isSpent: boolean;
      try {
        guest = await takeGuest(order, run);
        if (!("snapshot" in order.program)) guest.begin(order.program, run);
        ending = namedFault(await run.end(guest), guest);
        isSpent = isGrown(guest);
      } catch (error) {
        ending = run.explain(error);
        isSpent = !(error instanceof BodySyntaxError) || (guest !== undefined && isGrown(guest));
      }
      order.port.close();
      if (!isSpent) guest?.dispose();
      return { ending, isSpent };
    },
  };
}

/** Where no memory is left for an error, null is thrown in its place. */
function namedFault(ending: IsolateEnding, { memoryBytes }: Guest): IsolateEnding {
  const isNull = ending.kind === "error" && ending.fault.message === "null";
  const isFull = memoryBytes >= MEMORY_BYTES_MAX;
  return isNull && isFull ? OUT_OF_MEMORY : ending;
}

const OUT_OF_MEMORY: IsolateEnding = {
  kind: "error",
  fault: { name: "InternalError", message: "out of memory" },
};

function isGrown({ memoryBytes, typedChars }: Guest): boolean {
  return memoryBytes > MEMORY_KEPT_BYTES || typedChars > TYPED_CHARS_KEPT;
}
