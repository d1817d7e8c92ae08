import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareMissRatios } from "../../../../bench/memory-traces.js";
import { createSieveCache } from "./sieve-cache.js";

/** The algorithm of the paper as it is printed, for entries of one byte. */
function paperSieve(size: number) {
  // Index 0 is the head, where new objects come in.
  const queue: { key: string; visited: boolean }[] = [];
  let hand: { key: string; visited: boolean } | undefined;
  return (key: string): string | undefined => {
    const known = queue.find((entry) => entry.key === key);
    if (known) {
      known.visited = true;
      return undefined;
    }
    let gone: string | undefined;
    if (queue.length === size) {
      let at = hand ? queue.indexOf(hand) : queue.length - 1;
      while (queue[at]!.visited) {
        queue[at]!.visited = false;
        at = at === 0 ? queue.length - 1 : at - 1;
      }
      gone = queue[at]!.key;
      hand = queue[at - 1];
      queue.splice(at, 1);
    }
    queue.unshift({ key, visited: false });
    return gone;
  };
}

describe("a SIEVE cache", () => {
  it("evicts what the algorithm of the paper evicts", () => {
    const requests = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 400 });
    fc.assert(
      fc.property(requests, fc.integer({ min: 1, max: 8 }), (numbers, size) => {
        const cache = createSieveCache<string, number>({ bytesMax: 1_000, entriesMax: size });
        const paper = paperSieve(size);
        for (const number of numbers) {
          const key = `k${number}`;
          const gone = cache.get(key) === undefined ? cache.set(key, number, 1) : [];
          const expected = paper(key);
          expect(gone).toEqual(expected === undefined ? [] : [expected]);
        }
      }),
    );
  });

  it("never holds a byte or an entry too many, and lists exactly what is gone", () => {
    const operation = fc.record({
      kind: fc.constantFrom("get", "set", "set", "delete"),
      key: fc.integer({ min: 0, max: 30 }),
      bytes: fc.integer({ min: 0, max: 120 }),
    });
    const bounds = fc.record({
      bytesMax: fc.integer({ min: 0, max: 400 }),
      entriesMax: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 300 }), bounds, (operations, bound) => {
        const cache = createSieveCache<number, string>(bound);
        const there = new Map<number, { value: string; bytes: number }>();
        for (const [at, { kind, key, bytes }] of operations.entries()) {
          if (kind === "get") expect(cache.get(key)).toBe(there.get(key)?.value);
          else if (kind === "delete") expect(cache.delete(key)).toBe(there.delete(key));
          else {
            const isTooLarge = bytes > bound.bytesMax || bound.entriesMax === 0;
            const wasThere = there.has(key);
            const gone = cache.set(key, `v${at}`, bytes);
            for (const other of gone) expect(there.delete(other)).toBe(true);
            expect(gone.includes(key)).toBe(isTooLarge && wasThere);
            if (!isTooLarge) there.set(key, { value: `v${at}`, bytes });
          }
          const sum = [...there.values()].reduce((total, entry) => total + entry.bytes, 0);
          expect([cache.size(), cache.bytes()]).toEqual([there.size, sum]);
          expect(sum).toBeLessThanOrEqual(bound.bytesMax);
          expect(there.size).toBeLessThanOrEqual(bound.entriesMax);
        }
      }),
    );
  });

  it.each([1_234_567, 20_260_101])("misses no more than LRU on traces of seed %i", (seed) => {
    const lines = compareMissRatios(seed);
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`;
      console.info(
        `${line.trace}, ${percent(line.share)} of the keys fit: SIEVE misses ${percent(line.sieve)}, LRU ${percent(line.lru)}, FIFO ${percent(line.fifo)}`,
      );
      expect(line.sieve, line.trace).toBeLessThanOrEqual(line.lru);
      expect(line.lru, line.trace).toBeLessThanOrEqual(line.fifo);
    }
  });
});
