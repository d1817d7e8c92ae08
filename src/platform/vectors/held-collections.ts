import type { VectorIndex } from "../../engines/vector-index/vector-index.js";
import { CollectionTooLarge } from "./vectors.js";

/** A collection in memory, at one version. */
export interface HeldCollection {
  readonly collectionId: string;
  readonly index: VectorIndex;
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

  /** Drops others until all fit; drops the collection itself and throws where it never does. */
  makeRoomFor(held: HeldCollection): void {
    try {
      this.#dropUntil(held.index.bytes, held);
    } catch (error) {
      this.drop(held.collectionId);
      throw error;
    }
  }

  #dropUntil(bytesNeeded: number, kept: HeldCollection | undefined): void {
    if (bytesNeeded > this.#bytesMax) throw new CollectionTooLarge(this.#bytesMax);
    const others = [...this.#held.values()].filter((held) => held !== kept);
    let bytes = others.reduce((sum, { index }) => sum + index.bytes, bytesNeeded);
    for (const { collectionId, index } of others) {
      if (bytes <= this.#bytesMax) return;
      bytes -= index.bytes;
      this.drop(collectionId);
    }
  }
}
