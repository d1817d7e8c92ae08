import type { VectorSlots } from "../index/candidates.js";
import type { IndexSettings } from "../index/vector-index.js";
import { type GraphLibrary, type NativeGraph, nodeBytes } from "./graph-library.js";

/** Sums over squares of larger components might go out of the range of single precision. */
const COMPONENT_MAX = 1e15;
const FIRST_CAPACITY = 1024;
/** The node of a row that a compaction has removed. */
const GONE = -1;
/** One: the other cores are for those who wait. */
const THREADS = 1;

/** What a graph on disk needs beside the file of the library. */
export interface SavedNodes {
  /** Rows from the first on that the graph knows, of those that were live, in their order. */
  readonly covered: number;
  /** By node, the number of its row among those that were live; -1 for none. */
  readonly rows: Int32Array;
}

/**
 * A graph over the slots of an index from the first on. Slots are numbered anew by a compaction;
 * nodes are not, so that the graph outlives it. Nothing is ever taken out of it.
 */
export class GraphNodes {
  readonly #settings: IndexSettings;
  readonly #native: NativeGraph;
  /** What is added or asked for, as the graph takes it. */
  readonly #vector: Float32Array;
  #slotByNode: Int32Array;
  #nodes: number;
  #gone: number;
  #covered: number;

  constructor(library: GraphLibrary, settings: IndexSettings, saved?: SavedNodes) {
    this.#settings = settings;
    this.#native = library.create(settings);
    this.#vector = new Float32Array(settings.dimension);
    this.#slotByNode = saved?.rows ?? new Int32Array(FIRST_CAPACITY);
    this.#nodes = saved?.rows.length ?? 0;
    this.#gone = saved?.rows.reduce((sum, row) => (row === GONE ? sum + 1 : sum), 0) ?? 0;
    this.#covered = saved?.covered ?? 0;
  }

  /** Reads a graph of nodes that were saved with it; throws where it is none of these. */
  static load(
    library: GraphLibrary,
    settings: IndexSettings,
    { path, saved }: { readonly path: string; readonly saved: SavedNodes },
  ): GraphNodes {
    const nodes = new GraphNodes(library, settings, saved);
    nodes.#native.load(path);
    const size = nodes.#native.size();
    if (size !== saved.rows.length) throw new Error(`it has ${size} of ${saved.rows.length} nodes`);
    return nodes;
  }

  /** Slots from 0 on that are in the graph or were dead when it came to them. */
  get covered(): number {
    return this.#covered;
  }

  get bytes(): number {
    return this.#nodes * nodeBytes(this.#settings) + this.#slotByNode.byteLength;
  }

  /** The part of its nodes whose rows are gone. */
  get goneShare(): number {
    return this.#nodes === 0 ? 0 : this.#gone / this.#nodes;
  }

  /** Covers the next slot; false when the graph cannot take its vector. */
  addNext(index: VectorSlots): boolean {
    const slot = this.#covered;
    if (index.isLive(slot)) {
      if (!this.#take(index.vectorAt(slot))) return false;
      this.#native.add(BigInt(this.#nodes), this.#vector, THREADS);
      this.#remember(slot);
    }
    this.#covered += 1;
    return true;
  }

  /**
   * Up to `count` slots, the best first by what the graph knows, from an expansion to that many
   * nodes; none for a query that it cannot take.
   */
  find(
    query: Float32Array,
    { count, expansion }: { readonly count: number; readonly expansion: number },
  ): number[] {
    if (this.#nodes === this.#gone || !this.#take(query)) return [];
    const factor = this.#nodes / (this.#nodes - this.#gone);
    const wanted = Math.min(this.#nodes, Math.ceil(Math.max(expansion, count) * factor));
    const { keys } = this.#native.search(this.#vector, wanted, THREADS);
    const slots: number[] = [];
    for (let position = 0; position < keys.length && slots.length < count; position += 1) {
      const slot = this.#slotByNode[Number(keys[position])] ?? GONE;
      if (slot !== GONE) slots.push(slot);
    }
    return slots;
  }

  compact(kept: Uint32Array): void {
    const targets = new Int32Array((kept.at(-1) ?? -1) + 1).fill(GONE);
    let covered = 0;
    kept.forEach((slot, target) => {
      targets[slot] = target;
      if (slot < this.#covered) covered += 1;
    });
    this.#covered = covered;
    this.#renumber((slot) => targets[slot] ?? GONE);
  }

  /** Writes the file of the library to `path`, and answers what belongs to it. */
  save(index: VectorSlots, path: string): SavedNodes {
    this.#native.save(path);
    const ranks = new Int32Array(this.#covered);
    let live = 0;
    for (let slot = 0; slot < ranks.length; slot += 1) {
      ranks[slot] = index.isLive(slot) ? live++ : GONE;
    }
    const rows = this.#slotByNode.slice(0, this.#nodes);
    return {
      covered: live,
      rows: rows.map((slot) => (slot === GONE ? GONE : (ranks[slot] ?? GONE))),
    };
  }

  /** Sets the vector of the graph to one of the index or a query; false when it cannot. */
  #take(vector: Float32Array): boolean {
    const scale = this.#settings.metric === "cosine" ? inverseNorm(vector) : 1;
    for (let at = 0; at < vector.length; at += 1) {
      const component = (vector[at] ?? 0) * scale;
      if (!(Math.abs(component) <= COMPONENT_MAX)) return false;
      this.#vector[at] = component;
    }
    return true;
  }

  #remember(slot: number): void {
    if (this.#nodes === this.#slotByNode.length) {
      const larger = new Int32Array(Math.max(FIRST_CAPACITY, this.#nodes * 2));
      larger.set(this.#slotByNode);
      this.#slotByNode = larger;
    }
    this.#slotByNode[this.#nodes] = slot;
    this.#nodes += 1;
  }

  #renumber(targetOf: (slot: number) => number): void {
    let gone = 0;
    for (let node = 0; node < this.#nodes; node += 1) {
      const slot = this.#slotByNode[node] ?? GONE;
      const target = slot === GONE ? GONE : targetOf(slot);
      this.#slotByNode[node] = target;
      if (target === GONE) gone += 1;
    }
    this.#gone = gone;
  }
}

function inverseNorm(vector: Float32Array): number {
  let square = 0;
  for (const component of vector) square += component * component;
  return 1 / Math.sqrt(square);
}
