import { CANDIDATES_PER_HIT, type CandidateSource, type VectorSlots } from "../index/candidates.js";
import type { IndexSettings, VectorIndex } from "../index/vector-index.js";
import { calibrate, type Expansions, FEW_HITS, MANY_HITS } from "./graph-calibration.js";
import { type GraphLibrary, nodeBytes } from "./graph-library.js";
import { GraphNodes, type SavedNodes } from "./graph-nodes.js";

export interface GraphMeans {
  readonly library: GraphLibrary;
  /** Milliseconds that rise, for the times that decide whether a graph is worth it. */
  readonly now: () => number;
}

/** A graph as it is saved, beside the file of the library. */
export interface SavedGraph extends SavedNodes {
  readonly expansions: Expansions;
  /** Rows when it was measured. */
  readonly measuredRows: number;
}

type GraphedIndex = VectorIndex & VectorSlots;

/** Measured anew when there are so many times the rows. */
const MEASURE_GROWTH = 1.5;
/** Built anew when more than this part of the nodes stands for nothing. */
const GONE_SHARE_MAX = 0.5;
const FEW_COUNT = FEW_HITS * CANDIDATES_PER_HIT;
const MANY_COUNT = MANY_HITS * CANDIDATES_PER_HIT;
/** An expansion for few hits serves for so many times their candidates: some of them are dead. */
const FEW_COUNT_REACH = 1.5;

/**
 * The graph of one collection: built and measured in slices, and asked once it was measured to find
 * what the exact scan finds, faster. Where it is not, or where a vector or a call of the library
 * fails, it covers nothing and its memory is free.
 */
export class CollectionGraph implements CandidateSource {
  readonly #settings: IndexSettings;
  readonly #means: GraphMeans;
  #nodes: GraphNodes | undefined;
  #expansions: Expansions | undefined;
  #measuring: Generator<void, Expansions | undefined> | undefined;
  #measuredRows = 0;
  #isSaved = false;
  /** No graph is built of fewer rows: one of about as many was of no use. */
  #rowsMin = 0;
  #fault: unknown;

  constructor(settings: IndexSettings, means: GraphMeans) {
    this.#settings = settings;
    this.#means = means;
  }

  get covered(): number {
    return this.#expansions === undefined ? 0 : (this.#nodes?.covered ?? 0);
  }

  get bytes(): number {
    return this.#nodes?.bytes ?? 0;
  }

  /** Whether it is in use and not on disk in any state since it was measured. */
  get isUnsaved(): boolean {
    return this.#expansions !== undefined && !this.#isSaved;
  }

  find(query: Float32Array, count: number): readonly number[] {
    const expansion = this.#expansions && expansionFor(this.#expansions, count);
    if (expansion === undefined) return [];
    try {
      return this.#nodes?.find(query, { count, expansion }) ?? [];
    } catch (error) {
      this.#giveUp(Number.POSITIVE_INFINITY);
      this.#fault = error;
      return [];
    }
  }

  /** For the index of this graph, when it has moved its rows. */
  compact(kept: Uint32Array): void {
    this.#nodes?.compact(kept);
    if ((this.#nodes?.goneShare ?? 0) > GONE_SHARE_MAX) this.clear();
  }

  /** Bytes that it takes more when it has all rows. */
  bytesWanted(index: GraphedIndex): number {
    return (index.slots - (this.#nodes?.covered ?? 0)) * nodeBytes(this.#settings);
  }

  /** Whether there is anything for `work` to do. */
  isBehind(index: GraphedIndex): boolean {
    if (this.#fault !== undefined) return true;
    if (index.count < this.#rowsMin) return false;
    return this.#nodes?.covered !== index.slots || this.#isMeasureDue(index);
  }

  /**
   * Adds rows, or makes a pair of searches to measure with, until `isOver` or it is no longer
   * behind; answers whether it still is. Throws what failed in the library, once.
   */
  work(index: GraphedIndex, isOver: () => boolean): boolean {
    this.#throwFault();
    try {
      while (this.isBehind(index) && !isOver()) this.#step(index);
    } catch (error) {
      this.#giveUp(Number.POSITIVE_INFINITY);
      throw error;
    }
    return this.isBehind(index);
  }

  /** Writes the file of the library to `path` and answers what belongs to it; only while in use. */
  save(index: GraphedIndex, path: string): SavedGraph | undefined {
    const expansions = this.#expansions;
    if (expansions === undefined || this.#nodes === undefined) return undefined;
    const saved = this.#nodes.save(index, path);
    this.#isSaved = true;
    return { ...saved, expansions, measuredRows: this.#measuredRows };
  }

  /** Takes a graph from disk into use, of the rows that are now in the slots from 0 on. */
  load(path: string, saved: SavedGraph): void {
    this.#nodes = GraphNodes.load(this.#means.library, this.#settings, { path, saved });
    this.#expansions = saved.expansions;
    this.#measuredRows = saved.measuredRows;
    this.#isSaved = true;
  }

  /** Frees its memory; it is built anew when there is work to do. */
  clear(): void {
    this.#nodes = undefined;
    this.#expansions = undefined;
    this.#measuring = undefined;
    this.#measuredRows = 0;
    this.#isSaved = false;
  }

  #isMeasureDue(index: GraphedIndex): boolean {
    return this.#measuring !== undefined || index.count >= this.#measuredRows * MEASURE_GROWTH;
  }

  #step(index: GraphedIndex): void {
    this.#nodes ??= new GraphNodes(this.#means.library, this.#settings);
    if (this.#nodes.covered < index.slots) {
      if (!this.#nodes.addNext(index)) this.#giveUp(Number.POSITIVE_INFINITY);
      return;
    }
    this.#measuring ??= this.#measure(index);
    const step = this.#measuring.next();
    if (!step.done) return;
    this.#measuring = undefined;
    this.#measuredRows = index.count;
    this.#expansions = step.value;
    this.#isSaved = false;
    if (step.value === undefined) this.#giveUp(index.count * MEASURE_GROWTH);
  }

  #measure(index: GraphedIndex): Generator<void, Expansions | undefined> {
    return calibrate({
      index,
      now: this.#means.now,
      search: (query, topK, expansion) => {
        const inUse = this.#expansions;
        this.#expansions =
          expansion === undefined ? undefined : { few: expansion, many: expansion };
        const hits = index.search({ query, topK, includeMetadata: false });
        this.#throwFault();
        this.#expansions = inUse;
        return hits;
      },
    });
  }

  #giveUp(rowsMin: number): void {
    this.clear();
    this.#rowsMin = rowsMin;
  }

  #throwFault(): void {
    const fault = this.#fault;
    this.#fault = undefined;
    if (fault !== undefined) throw fault;
  }
}

/** On a line through the two that were measured; undefined where no measure reaches. */
function expansionFor({ few, many }: Expansions, count: number): number | undefined {
  if (many === undefined) return count <= FEW_COUNT * FEW_COUNT_REACH ? few : undefined;
  const share = (count - FEW_COUNT) / (MANY_COUNT - FEW_COUNT);
  return Math.max(few, Math.ceil(few + (many - few) * share));
}
