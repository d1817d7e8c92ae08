import type { IndexSettings } from "../index/vector-index.js";

/** The part of an index of usearch that is used here. Its searches expand to as many as are asked for. */
export interface NativeGraph {
  add(key: bigint, vector: Float32Array, threads: number): void;
  search(query: Float32Array, count: number, threads: number): { readonly keys: ArrayLike<bigint> };
  size(): number;
  save(path: string): void;
  load(path: string): void;
}

export interface GraphLibrary {
  create(settings: IndexSettings): NativeGraph;
}

/** There are no graphs on this machine; `cause` says why. */
export class GraphsUnavailable extends Error {
  override readonly name = "GraphsUnavailable";
}

/** Links of a node on each level above the lowest, which has twice as many. */
const CONNECTIVITY = 16;
/** Nodes that are looked at for the links of a new one: quality against the time to build. */
const EXPANSION_ADD = 128;
/** A search expands to what it asks for when that is more. */
const EXPANSION_SEARCH = 1;

/**
 * HNSW (Malkov and Yashunin, 2016) by usearch, a native module that is not everywhere: answers
 * GraphsUnavailable where it cannot be loaded.
 */
export async function loadGraphLibrary(
  load: () => Promise<Pick<typeof import("usearch"), "Index" | "MetricKind" | "ScalarKind">> = () =>
    import("usearch"),
): Promise<GraphLibrary | GraphsUnavailable> {
  try {
    const { Index, MetricKind, ScalarKind } = await load();
    return {
      create: ({ dimension, metric }) =>
        new Index({
          dimensions: dimension,
          metric: metric === "euclidean" ? MetricKind.L2sq : MetricKind.IP,
          // Under cosine it holds vectors of unit length, for which half precision is enough.
          quantization: metric === "cosine" ? ScalarKind.F16 : ScalarKind.F32,
          connectivity: CONNECTIVITY,
          expansion_add: EXPANSION_ADD,
          expansion_search: EXPANSION_SEARCH,
          multi: false,
        }),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new GraphsUnavailable(`large collections are searched without a graph: ${reason}`, {
      cause,
    });
  }
}

/** Bytes of memory that one vector takes in a graph, roughly. */
export function nodeBytes({ dimension, metric }: IndexSettings): number {
  return dimension * (metric === "cosine" ? 2 : 4) + NODE_BYTES;
}

/** Links on all levels, the key, and entries of the tables of nodes, vectors and keys. */
const NODE_BYTES = 280;
