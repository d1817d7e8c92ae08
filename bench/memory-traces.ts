// Traces of keys, caches to compare SIEVE with, and what each of them misses.
// Run it with: npx tsx bench/memory-traces.ts
import { pathToFileURL } from "node:url";
import { createSieveCache } from "../src/engines/caching/eviction/sieve-cache.js";

const REQUESTS = 200_000;

/** A cache that is asked for keys, and keeps those it did not have. */
export interface Contender {
  readonly name: string;
  /** True when it had the key. */
  request(key: string): boolean;
}

export interface Trace {
  readonly name: string;
  readonly keys: readonly string[];
}

/** Numbers of 0 up to 1 that a seed decides. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

/** Keys of a Zipf distribution, the n-th of which is asked for as often as 1 / n^exponent. */
export function zipfTrace(options: {
  readonly keys: number;
  readonly exponent: number;
  readonly requests?: number;
  readonly seed: number;
}): Trace {
  const { keys, exponent, requests = REQUESTS, seed } = options;
  const random = seededRandom(seed);
  const sums: number[] = [];
  let total = 0;
  for (let rank = 1; rank <= keys; rank += 1) {
    total += 1 / rank ** exponent;
    sums.push(total);
  }
  const draw = () => `key-${lowerBound(sums, random() * total)}`;
  return { name: `zipf ${exponent}`, keys: Array.from({ length: requests }, draw) };
}

/** What agents do: some keys again and again by Zipf, and 60 % that are written once. */
export function agentTrace(seed: number, requests: number = REQUESTS): Trace {
  const hot = zipfTrace({ keys: 5_000, exponent: 0.9, requests, seed });
  const random = seededRandom(seed + 1);
  const keys = hot.keys.map((key, at) => (random() < 0.6 ? `once-${at}` : key));
  return { name: "agent, 60 % once", keys };
}

function lowerBound(sums: readonly number[], wanted: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sums[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function sieveContender(size: number): Contender {
  const cache = createSieveCache<string, true>({ bytesMax: size, entriesMax: size });
  return {
    name: "SIEVE",
    request(key) {
      if (cache.get(key)) return true;
      cache.set(key, true, 1);
      return false;
    },
  };
}

export function lruContender(size: number): Contender {
  const kept = new Set<string>();
  return {
    name: "LRU",
    request(key) {
      const isHit = kept.delete(key);
      kept.add(key);
      dropOldest(kept, size);
      return isHit;
    },
  };
}

export function fifoContender(size: number): Contender {
  const kept = new Set<string>();
  return {
    name: "FIFO",
    request(key) {
      const isHit = kept.has(key);
      kept.add(key);
      dropOldest(kept, size);
      return isHit;
    },
  };
}

function dropOldest(kept: Set<string>, size: number): void {
  if (kept.size <= size) return;
  for (const oldest of kept) {
    kept.delete(oldest);
    return;
  }
}

/** The share of requests that a cache did not have. */
export function missRatio({ keys }: Trace, contender: Contender): number {
  let misses = 0;
  for (const key of keys) if (!contender.request(key)) misses += 1;
  return misses / keys.length;
}

export interface MissLine {
  readonly trace: string;
  /** Share of the trace's different keys that fit. */
  readonly share: number;
  readonly sieve: number;
  readonly lru: number;
  readonly fifo: number;
}

/** The miss ratios of the three on a Zipf and an agent-like trace, at 1 % and 10 % of their keys. */
export function compareMissRatios(seed: number): MissLine[] {
  const traces = [zipfTrace({ keys: 20_000, exponent: 0.9, seed }), agentTrace(seed)];
  return traces.flatMap((trace) =>
    [0.01, 0.1].map((share) => {
      const size = Math.max(8, Math.floor(new Set(trace.keys).size * share));
      return {
        trace: trace.name,
        share,
        sieve: missRatio(trace, sieveContender(size)),
        lru: missRatio(trace, lruContender(size)),
        fifo: missRatio(trace, fifoContender(size)),
      };
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  console.table(compareMissRatios(1_234_567));
}
