import { Latencies, type Rate } from "../../../engines/evidence/benchmark/latencies.js";

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
  const line = async () => {
    do {
      const at = performance.now();
      await work(begun++);
      latencies.add(performance.now() - at);
    } while (performance.now() - startedAt < budgetMs);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return latencies.rate(performance.now() - startedAt);
}
