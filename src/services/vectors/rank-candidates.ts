import { createVectorIndex } from "../../engines/vectors/index/create-vector-index.js";
import type {
  Hit,
  IndexRow,
  IndexSearch,
  IndexSettings,
  VectorIndex,
} from "../../engines/vectors/index/vector-index.js";

const INDEXES_MAX = 4;

/** The best of some rows, by the same sums as in an index of all of them. */
export type RankCandidates = (
  settings: IndexSettings,
  rows: readonly IndexRow[],
  search: Pick<IndexSearch, "query" | "topK">,
) => Hit[];

/** Makes a ranking that keeps the memory of a few indexes between its calls, but no rows. */
export function createRanking(): RankCandidates {
  /** Least recently used first. */
  const indexes = new Map<string, VectorIndex>();

  function indexFor({ dimension, metric }: IndexSettings): VectorIndex {
    const key = `${metric} ${dimension}`;
    const index = indexes.get(key) ?? createVectorIndex({ dimension, metric });
    indexes.delete(key);
    indexes.set(key, index);
    for (const oldest of indexes.keys()) {
      if (indexes.size <= INDEXES_MAX) break;
      indexes.delete(oldest);
    }
    return index;
  }

  return (settings, rows, search) => {
    const index = indexFor(settings);
    index.put(rows);
    const hits = index.search({ ...search, includeMetadata: false });
    index.remove(rows.map(({ id }) => id));
    return hits;
  };
}
