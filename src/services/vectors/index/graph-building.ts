import { CollectionGraph } from "../../../engines/vectors/graph/graph.js";
import {
  type GraphLibrary,
  GraphsUnavailable,
} from "../../../engines/vectors/graph/graph-library.js";
import type { IndexSettings } from "../../../engines/vectors/index/vector-index.js";
import type { BackgroundJob } from "./background-job.js";
import type { HeldCollections } from "./held-collections.js";

/** Components of all rows together; the exact scan of fewer takes about a millisecond at most. */
const GRAPH_COMPONENTS_MIN = 4_000_000;

/** Builds the graphs of the large collections in memory, as far as the budget has room. */
export class GraphBuilding implements BackgroundJob {
  readonly #collections: HeldCollections;
  readonly #library: GraphLibrary | GraphsUnavailable | undefined;
  readonly #componentsMin: number;
  readonly #now: () => number;
  #isReported = false;

  constructor(parts: {
    readonly collections: HeldCollections;
    /** None are built without one. */
    readonly library: GraphLibrary | GraphsUnavailable | undefined;
    readonly componentsMin?: number | undefined;
    /** For the times that decide whether a graph is worth it, in ms. */
    readonly now: () => number;
  }) {
    this.#collections = parts.collections;
    this.#library = parts.library;
    this.#componentsMin = parts.componentsMin ?? GRAPH_COMPONENTS_MIN;
    this.#now = parts.now;
  }

  /** The graph of a collection that is made present, without nodes yet. */
  newGraph({ dimension, metric }: IndexSettings): CollectionGraph | undefined {
    const library = this.#library;
    if (library === undefined || library instanceof GraphsUnavailable) return undefined;
    return new CollectionGraph({ dimension, metric }, { library, now: this.#now });
  }

  /** Throws once, with the first large collection, where the library could not be loaded. */
  work(isOver: () => boolean): boolean {
    for (const { index, graph } of this.#collections.values()) {
      if (index.count * index.dimension < this.#componentsMin) continue;
      this.#reportMissing();
      if (graph === undefined || !graph.isBehind(index)) continue;
      if (!this.#collections.hasRoom(graph.bytesWanted(index))) continue;
      if (graph.work(index, isOver)) return true;
    }
    return false;
  }

  #reportMissing(): void {
    if (this.#isReported || !(this.#library instanceof GraphsUnavailable)) return;
    this.#isReported = true;
    throw this.#library;
  }
}
