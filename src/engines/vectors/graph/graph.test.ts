import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clusteredVectors } from "../../../../test/helpers/clustered-vectors.js";
import { type WatchedLibrary, watchedLibrary } from "../../../../test/helpers/graph-library.js";
import { createVectorIndex } from "../index/create-vector-index.js";
import type { IndexRow, IndexSettings, Metric } from "../index/vector-index.js";
import { CollectionGraph } from "./graph.js";
import { GraphsUnavailable, loadGraphLibrary } from "./graph-library.js";

const dimension = 16;
const METRICS = ["cosine", "dot", "euclidean"] as const;
let library: WatchedLibrary;
let sets: Record<"small" | "large", ReturnType<typeof clusteredVectors>>;

beforeAll(() => {
  sets = {
    small: clusteredVectors({ dimension, rows: 3_000, queries: 60, seed: "small" }),
    large: clusteredVectors({ dimension: 32, rows: 20_000, queries: 200, seed: "large" }),
  };
});
beforeEach(async () => {
  library = await watchedLibrary();
});

/** A clock by which an exact search and one with a graph take so long, in turns. */
function clockOf(exactMs: number, graphMs: number): () => number {
  let time = 0;
  let calls = 0;
  return () => {
    time += [0, exactMs, graphMs][calls % 3] ?? 0;
    calls += 1;
    return time;
  };
}

function graphed(settings: IndexSettings, now = clockOf(10, 1)) {
  const graph = new CollectionGraph(settings, { library, now });
  const index = createVectorIndex(settings, {
    candidates: graph,
    onCompaction: (kept) => graph.compact(kept),
  });
  const finish = () => graph.work(index, () => false);
  return { graph, index, finish };
}

function toUnit(vector: Float32Array): Float32Array {
  const norm = Math.hypot(...vector);
  return vector.map((component) => component / norm);
}

const rowsOf = (vectors: readonly Float32Array[], from = 0) =>
  vectors.map((vector, at) => ({
    id: `row-${from + at}`,
    vector,
    metadata: `{"at":${from + at}}`,
  }));

function built(metric: Metric, now?: () => number) {
  const made = graphed({ dimension, metric }, now);
  // A graph by dot products leads astray where lengths differ much.
  const { rows } = sets.small;
  made.index.put(rowsOf(metric === "dot" ? rows.map(toUnit) : rows));
  made.finish();
  return made;
}

const search = (index: ReturnType<typeof createVectorIndex>, query: Float32Array, topK = 10) =>
  index.search({ query, topK, includeMetadata: false });

/** The part of what a scan finds that is found; all hits have the score that the scan gives. */
function recallOf(
  { index, settings }: { index: ReturnType<typeof createVectorIndex>; settings: IndexSettings },
  queries: readonly Float32Array[],
  topK = 10,
): number {
  const rows = [...index.rows()];
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const exact = createVectorIndex(settings);
  exact.put(rows);
  let found = 0;
  for (const query of queries) {
    const best = search(exact, query, topK);
    const scores = new Map(best.map(({ id, score }) => [id, score]));
    const lowest = best.at(-1)?.score ?? Number.NEGATIVE_INFINITY;
    const hits = search(index, query, topK);
    expect(hits).toHaveLength(best.length);
    for (const { id, score } of hits) {
      const row = rowsById.get(id);
      expect(score).toBe(scores.get(id) ?? (row && scoreOf(settings, query, row)));
      if (score >= lowest) found += 1;
    }
  }
  return found / (queries.length * topK);
}

function scoreOf(settings: IndexSettings, query: Float32Array, row: IndexRow): number | undefined {
  const alone = createVectorIndex(settings);
  alone.put([row]);
  return search(alone, query, 1)[0]?.score;
}

describe("a graph", () => {
  it("finds 99 % of what a scan finds among 20,000 rows, with the scores of the scan", () => {
    const settings = { dimension: 32, metric: "cosine" } as const;
    const { index, graph, finish } = graphed(settings);
    index.put(rowsOf(sets.large.rows));
    expect(graph.covered).toBe(0);
    expect(finish()).toBe(false);

    expect(graph.covered).toBe(20_000);
    for (const topK of [1, 10, 25]) {
      const before = library.searches;
      expect(recallOf({ index, settings }, sets.large.queries, topK)).toBeGreaterThan(0.99);
      expect(library.searches - before).toBe(sets.large.queries.length);
    }
  });

  it.each(METRICS)("serves %s, for few hits and for many", (metric) => {
    const { index, graph } = built(metric);
    expect(graph.covered).toBe(3_000);
    for (const topK of [10, 60, 100]) {
      const recall = recallOf({ index, settings: { dimension, metric } }, sets.small.queries, topK);
      expect(recall).toBeGreaterThan(0.99);
    }
  });

  it("is built in slices, and rows put after it are found at once", () => {
    const { index, graph } = graphed({ dimension, metric: "euclidean" });
    index.put(rowsOf(sets.small.rows.slice(0, 2_000)));
    let looks = 0;
    let slices = 1;
    while (graph.work(index, () => ++looks % 100 === 0)) slices += 1;
    expect(slices).toBeGreaterThan(20);
    const later = new Float32Array(dimension).fill(40);
    index.put([{ id: "later", vector: later, metadata: null }]);

    expect(graph.covered).toBe(2_000);
    expect(search(index, later, 1)).toEqual([{ id: "later", score: 0 }]);
    expect(graph.isBehind(index)).toBe(true);
    expect(graph.work(index, () => false)).toBe(false);
    expect(graph.covered).toBe(2_001);
    expect(search(index, later, 1)).toEqual([{ id: "later", score: 0 }]);
  });

  it("never shows a row that was removed, nor one as it was before", () => {
    const { index, graph } = built("cosine");
    const [first = new Float32Array(), second = new Float32Array()] = sets.small.rows;
    index.remove(["row-0"]);
    index.put([{ id: "row-1", vector: first, metadata: null }]);

    expect(graph.covered).toBe(3_000);
    expect(search(index, first, 1)).toEqual([{ id: "row-1", score: 1 }]);
    expect(search(index, second, 100).find(({ id }) => id === "row-1")?.score).not.toBe(1);
  });

  it("is not asked under a filter", () => {
    const { index } = built("dot");
    const before = library.searches;
    const hits = index.search({
      query: sets.small.queries[0] ?? new Float32Array(dimension),
      topK: 5,
      filter: JSON.stringify({ at: { $lt: 2 } }),
      includeMetadata: false,
    });
    expect(hits.map(({ id }) => id).sort()).toEqual(["row-0", "row-1"]);
    expect(library.searches).toBe(before);
  });

  it("outlives a compaction", () => {
    const settings = { dimension, metric: "euclidean" } as const;
    const { index, graph, finish } = built("euclidean");
    const { searches } = library;
    index.remove(rowsOf(sets.small.rows.slice(0, 1_100)).map(({ id }) => id));
    expect([index.slots, graph.covered]).toEqual([1_900, 1_900]);
    expect(recallOf({ index, settings }, sets.small.queries)).toBeGreaterThan(0.99);
    index.put(rowsOf(sets.small.rows.slice(0, 300)));
    finish();
    expect(graph.covered).toBe(2_200);
    expect(recallOf({ index, settings }, sets.small.queries)).toBeGreaterThan(0.99);
    expect(library.searches - searches).toBe(2 * sets.small.queries.length);
  });

  it("is built anew when most of it stands for nothing", () => {
    const { index, graph, finish } = built("dot");
    const { bytes } = graph;
    index.remove(rowsOf(sets.small.rows.slice(0, 2_000)).map(({ id }) => id));
    expect([graph.covered, graph.bytes]).toEqual([0, 0]);
    finish();
    expect(graph.covered).toBe(1_000);
    expect(graph.bytes).toBeLessThan(bytes / 2);
  });

  it("takes a compaction and rows while it is built and measured", () => {
    const settings = { dimension, metric: "cosine" } as const;
    const { index, graph, finish } = graphed(settings);
    index.put(rowsOf(sets.small.rows));
    let looks = 0;
    graph.work(index, () => ++looks > 1_500);
    index.remove(rowsOf(sets.small.rows.slice(1_000, 2_100)).map(({ id }) => id));
    expect(index.slots).toBe(1_900);
    graph.work(index, () => ++looks > 2_500);
    index.put(rowsOf(sets.small.rows.slice(1_000, 1_500), 1_000));
    finish();
    expect(graph.covered).toBe(2_400);
    expect(recallOf({ index, settings }, sets.small.queries)).toBeGreaterThan(0.99);
  });

  it("counts its memory", () => {
    const { index, graph } = graphed({ dimension, metric: "euclidean" });
    expect(graph.bytes).toBe(0);
    index.put(rowsOf(sets.small.rows));
    const wanted = graph.bytesWanted(index);
    graph.work(index, () => false);
    expect(wanted).toBeGreaterThan(3_000 * (4 * dimension + 200));
    expect(graph.bytes).toBeGreaterThanOrEqual(wanted);
    expect(graph.bytes).toBeLessThan(wanted + 8 * 3_000);
    expect(graph.bytesWanted(index)).toBe(0);
  });
});

describe("a graph that is of no use", () => {
  const keysUpTo = (count: number) => Array.from({ length: count }, (_, at) => BigInt(at));
  const expectExact = (index: ReturnType<typeof createVectorIndex>, metric: Metric) => {
    const settings = { dimension, metric };
    expect(recallOf({ index, settings }, sets.small.queries.slice(0, 10))).toBe(1);
  };

  it("gives way to the scan where it is hardly faster, until there are half as many rows more", () => {
    const { index, graph, finish } = built("cosine", clockOf(10, 6));
    expect([graph.covered, graph.bytes, graph.isBehind(index)]).toEqual([0, 0, false]);
    expectExact(index, "cosine");
    index.put(rowsOf(sets.small.rows.slice(0, 1_500), 3_000));
    expect(graph.isBehind(index)).toBe(true);
    finish();
    expect([graph.covered, graph.isBehind(index)]).toEqual([0, false]);
  });

  it("gives way where it does not find enough", () => {
    library.keys = keysUpTo;
    const { index, graph } = built("cosine");
    expect([graph.covered, graph.bytes]).toEqual([0, 0]);
    expectExact(index, "cosine");
  });

  it("serves few hits where it is good for those alone", () => {
    library.keys = (count) => (count < 100 ? undefined : keysUpTo(count));
    const { index, graph } = built("cosine");
    expect(graph.covered).toBe(3_000);
    const [query = new Float32Array()] = sets.small.queries;
    const before = library.searches;
    expect(search(index, query, 10)).toHaveLength(10);
    expect(library.searches).toBe(before + 1);
    const settings = { dimension, metric: "cosine" } as const;
    expect(recallOf({ index, settings }, [query], 100)).toBe(1);
    expect(library.searches).toBe(before + 1);
  });

  it("gives way for good to a vector that it cannot take", () => {
    const { index, graph, finish } = graphed({ dimension, metric: "euclidean" });
    index.put(rowsOf(sets.small.rows.slice(0, 50)));
    index.put([{ id: "far", vector: new Float32Array(dimension).fill(1e20), metadata: null }]);
    expect(finish()).toBe(false);
    expect([graph.covered, graph.bytes]).toEqual([0, 0]);
    expect(search(index, new Float32Array(dimension).fill(1e20), 1)[0]?.id).toBe("far");
  });

  it("leaves a query to the scan that it cannot take", () => {
    const { index } = built("euclidean");
    const before = library.searches;
    expect(search(index, new Float32Array(dimension).fill(1e30), 10)).toHaveLength(10);
    expect(library.searches).toBe(before);
  });

  it.each(["add", "search"] as const)("gives way for good when %s fails, and says so", (method) => {
    const error = new Error("out of memory");
    library.failure = { method, error };
    const { index, graph, finish } = graphed({ dimension, metric: "cosine" });
    index.put(rowsOf(sets.small.rows));
    expect(finish).toThrow(error);
    expect(finish()).toBe(false);
    expect([graph.covered, graph.bytes]).toEqual([0, 0]);
    expectExact(index, "cosine");
  });

  it("answers a search whose graph fails, and says so later", () => {
    const { index, graph, finish } = built("dot");
    const error = new Error("it is broken");
    library.failure = { method: "search", error };
    expectExact(index, "dot");
    expect(graph.bytes).toBe(0);
    expect(finish).toThrow(error);
    expect(finish()).toBe(false);
  });

  it("does not mind rows that are all the same", () => {
    const { index, finish } = graphed({ dimension, metric: "cosine" });
    const same = new Float32Array(dimension).fill(0.5);
    index.put(rowsOf(Array.from({ length: 2_000 }, () => same)));
    expect(finish()).toBe(false);
    expect(search(index, same, 100).map(({ score }) => score)).toEqual(Array(100).fill(1));
  });
});

describe("the library", () => {
  it("that cannot be loaded is an answer with the reason", async () => {
    const cause = new Error("No native build was found");
    const answer = await loadGraphLibrary(() => Promise.reject(cause));
    expect(answer).toBeInstanceOf(GraphsUnavailable);
    expect(answer).toMatchObject({
      message: "large collections are searched without a graph: No native build was found",
      cause,
    });
  });
});

describe("any course of changes, slices and searches", () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("put" as const), from: fc.nat(2_900), count: fc.nat(700) }),
    fc.record({ kind: fc.constant("remove" as const), from: fc.nat(2_900), count: fc.nat(700) }),
    fc.record({ kind: fc.constant("work" as const), from: fc.nat(0), count: fc.nat(4_000) }),
  );

  it("shows live rows with their exact scores, and nearly all of the best", () => {
    let recall = 0;
    let measured = 0;
    const courses = fc.record({
      metric: fc.constantFrom(...METRICS),
      steps: fc.array(step, { minLength: 2, maxLength: 8 }),
      topK: fc.constantFrom(1, 10, 100),
    });
    fc.assert(
      fc.property(courses, ({ metric, steps, topK }) => {
        const settings = { dimension, metric };
        const { index, graph } = graphed(settings);
        index.put(rowsOf(sets.small.rows.slice(0, 1_200)));
        for (const { kind, from, count } of steps) {
          const part = rowsOf(sets.small.rows.slice(from, from + count), from);
          let looks = 0;
          if (kind === "put") index.put(part);
          else if (kind === "remove") index.remove(part.map(({ id }) => id));
          else graph.work(index, () => ++looks > count);
          if (index.count < 100) continue;
          recall += recallOf({ index, settings }, sets.small.queries.slice(0, 5), topK);
          measured += 1;
        }
      }),
      { numRuns: 25 },
    );
    expect(recall / measured).toBeGreaterThan(0.985);
  });
});
