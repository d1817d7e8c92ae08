import { describe, expect, it } from "vitest";
import type { CandidateSource } from "./candidates.js";
import { createVectorIndex } from "./create-vector-index.js";

const row = (at: number, score = at) => ({
  id: `row-${at}`,
  vector: Float32Array.of(score),
  metadata: JSON.stringify({ at }),
});
const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at));

/** Knows the slots that a test tells it, and what it was asked. */
class ToldSource implements CandidateSource {
  covered = 0;
  known: number[] = [];
  asked: number[] = [];

  find(_query: Float32Array, count: number): readonly number[] {
    this.asked.push(count);
    return this.known.slice(0, count);
  }
}

function indexWith(candidates: ToldSource, kept: number[][] = []) {
  const onCompaction = (slots: Uint32Array) => {
    kept.push([...slots]);
    candidates.covered = 0;
  };
  return createVectorIndex({ dimension: 1, metric: "dot" }, { candidates, onCompaction });
}

const best = (index: ReturnType<typeof indexWith>, topK: number) =>
  index
    .search({ query: Float32Array.of(1), topK, includeMetadata: false })
    .map(({ id, score }) => [id, score]);

describe("a candidate source", () => {
  it("is ranked exactly, together with the slots that it does not cover", () => {
    const source = new ToldSource();
    const index = indexWith(source);
    index.put(rows(10));
    Object.assign(source, { covered: 8, known: [2, 6, 5] });

    expect(best(index, 3)).toEqual([
      ["row-9", 9],
      ["row-8", 8],
      ["row-6", 6],
    ]);
    expect(source.asked).toEqual([6]);
  });

  it("is not asked while it covers nothing, nor under a filter", () => {
    const source = new ToldSource();
    const index = indexWith(source);
    index.put(rows(10));
    best(index, 3);
    Object.assign(source, { covered: 10, known: [0] });
    const hits = index.search({
      query: Float32Array.of(1),
      topK: 1,
      filter: JSON.stringify({ at: { $lt: 7 } }),
      includeMetadata: false,
    });

    expect(hits).toEqual([{ id: "row-6", score: 6 }]);
    expect(source.asked).toEqual([]);
  });

  it("gives way to a scan when too few of what it finds are live", () => {
    const source = new ToldSource();
    const index = indexWith(source);
    index.put(rows(10));
    Object.assign(source, { covered: 10, known: [9, 8, 1, 1] });
    index.remove(["row-9"]);
    index.put([row(8, 0.5)]);

    expect(best(index, 2)).toEqual([
      ["row-7", 7],
      ["row-6", 6],
    ]);
  });

  it("reads slots that stay until a compaction, which says where rows were", () => {
    const source = new ToldSource();
    const kept: number[][] = [];
    const index = indexWith(source, kept);
    index.put(rows(2000));
    expect([index.slots, index.isLive(3), index.vectorAt(3)]).toEqual([
      2000,
      true,
      Float32Array.of(3),
    ]);
    index.remove(rows(1023).map(({ id }) => id));
    expect([index.slots, index.isLive(3), kept.length]).toEqual([2000, false, 0]);
    index.put([row(1500, 7)]);

    expect(kept).toEqual([
      Array.from({ length: 978 }, (_, at) => 1023 + at).filter((slot) => slot !== 1500),
    ]);
    expect([index.slots, index.isLive(0), index.vectorAt(0)]).toEqual([
      977,
      true,
      Float32Array.of(1023),
    ]);
    expect(best(index, 1)).toEqual([["row-1999", 1999]]);
  });
});
