import type { CollectionGraph } from "../../../engines/vectors/graph/graph.js";
import type { VectorSlots } from "../../../engines/vectors/index/candidates.js";
import type { VectorIndex } from "../../../engines/vectors/index/vector-index.js";
import { CollectionTooLarge } from "../vectors.js";

/** A collection in memory, at one version. */
export interface HeldCollection {
  readonly collectionId: string;
  readonly index: VectorIndex & VectorSlots;
  /** Undefined where there are no graphs at all. */
  readonly graph: CollectionGraph | undefined;
  version: number;
  /** Rows written or removed since the snapshot of it, or since it was empty. */
  changed: number;
  /** When it was made present or a snapshot of it was last begun, in ms of the thread's clock. */
  snapshotAt: number;
}

/** The collections in memory, within a budget: what was not used for the longest time goes first. */
export class HeldCollections {
  readonly #bytesMax: number;
  /** Least recently used first. */
  readonly #held = new Map<string, HeldCollection>();

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  /** Finds a collection and counts as a use of it. */
  use(collectionId: string): HeldCollection | undefined {
    const held = this.#held.get(collectionId);
    if (held === undefined) return undefined;
    this.#held.delete(collectionId);
    this.#held.set(collectionId, held);
    return held;
  }

  /** Whether this very state of the collection is the one in memory. */
  holds(held: HeldCollection): boolean {
    return this.#held.get(held.collectionId) === held;
  }

  /** Whether so many bytes more fit without dropping any. */
  hasRoom(bytes: number): boolean {
    return (
      [...this.#held.values()].reduce((sum, held) => sum + bytesOf(held), bytes) <= this.#bytesMax
    );
  }

  values(): Iterable<HeldCollection> {
    return this.#held.values();
  }

  add(held: HeldCollection): void {
    this.#held.set(held.collectionId, held);
    this.makeRoomFor(held);
  }

  drop(collectionId: string): void {
    this.#held.delete(collectionId);
  }

  /** Drops others until `bytes` more fit; throws CollectionTooLarge where they never do. */
  makeRoom(bytes: number): void {
    this.#dropUntil(bytes, undefined);
  }

  /**
   * Drops others until all fit; drops the collection itself and throws where it never does, even
   * without its graph.
   */
  makeRoomFor(held: HeldCollection): void {
    if (bytesOf(held) > this.#bytesMax) held.graph?.clear();
    try {
      this.#dropUntil(bytesOf(held), held);
    } catch (error) {
      this.drop(held.collectionId);
      throw error;
    }
  }

  #dropUntil(bytesNeeded: number, kept: HeldCollection | undefined): void {
    if (bytesNeeded > this.#bytesMax) throw new CollectionTooLarge(this.#bytesMax);
    const others = [...this.#held.values()].filter((held) => held !== kept);
    let bytes = others.reduce((sum, held) => sum + bytesOf(held), bytesNeeded);
    for (const held of others) {
      if (bytes <= this.#bytesMax) return;
      bytes -= bytesOf(held);
      this.drop(held.collectionId);
    }
  }
}

function bytesOf({ index, graph }: HeldCollection): number {
  return index.bytes + (graph?.bytes ?? 0);
}
