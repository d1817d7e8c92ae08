import { Latencies, type Rate } from "../../../engines/evidence/benchmark/latencies.js";
import { ownTurn } from "../../../platform/threads/own-turn.js";

/** Reads and writes of the memory store as a caller's are, under an owner that is nobody's key. */
export interface MemoryProbes {
  /** Writes an entry, and settles when it is on disk; the number tells entries apart. */
  write(number: number): Promise<unknown>;
  /** Reads an entry that was written. */
  read(number: number): Promise<unknown>;
  /** Takes away what was written. */
  clear(): Promise<unknown>;
}

export const AT_ONCE = 16;
const ENTRIES = 256;
const SLICE_MS = 3;

/** Writes and then reads entries, 16 at once, each for a part of the budget in milliseconds. */
export async function probeMemory(
  probes: MemoryProbes,
  budgetMs: number,
): Promise<{ readonly writes: Rate; readonly reads: Rate }> {
  try {
    const writes = await repeatFor(budgetMs / 2, (number) => probes.write(number % ENTRIES));
    const entries = Math.min(ENTRIES, writes.measured);
    const reads = await repeatFor(budgetMs / 2, (number) => probes.read(number % entries));
    return { writes, reads };
  } finally {
    await probes.clear();
  }
}

async function repeatFor(
  budgetMs: number,
  work: (number: number) => Promise<unknown>,
): Promise<Rate> {
  const latencies = new Latencies();
  const startedAt = performance.now();
  let begun = 0;
  const giveWay = sharedSlices();
  const line = async () => {
    do {
      await giveWay();
      const at = performance.now();
      await work(begun++);
      latencies.add(performance.now() - at);
    } while (performance.now() - startedAt < budgetMs);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return latencies.rate(performance.now() - startedAt);
}

/**
 * Lets lines of work, which share their slices of time, wait for a turn together between two of them:
 * a store that answers at once would hold the event loop until all of them are done.
 */
function sharedSlices(): () => Promise<void> | undefined {
  let turn: Promise<void> | undefined;
  let sliceEnd = 0;
  return () => {
    if (turn === undefined && performance.now() >= sliceEnd) {
      turn = ownTurn("server").then(() => {
        turn = undefined;
        sliceEnd = performance.now() + SLICE_MS;
      });
    }
    return turn;
  };
}
