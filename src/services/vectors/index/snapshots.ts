import type { HostedCollection } from "../index-host.js";
import type { GraphFile } from "../snapshots/graph-file.js";
import type { SnapshotDirectory } from "../snapshots/snapshot-directory.js";
import type { SnapshotFile } from "../snapshots/snapshot-file.js";
import { type Snapshot, writeSnapshot } from "../snapshots/snapshot-format.js";
import type { BackgroundJob } from "./background-job.js";
import type { HeldCollection, HeldCollections } from "./held-collections.js";

/** Fewer rows are read from the store about as fast. */
const ROWS_MIN = 5_000;
/** Of the rows; fewer changes are read from the store about as fast. */
const CHANGED_PART_MIN = 0.05;
const SNAPSHOT_EVERY_MS = 10_000;
/** After so many snapshots that a change overtook, one is written in a single slice. */
const OVERTAKEN_MAX = 3;

/** A snapshot that is being written, of one version of a collection. */
interface Writing {
  readonly held: HeldCollection;
  readonly version: number;
  readonly file: SnapshotFile;
  readonly steps: Generator<void, void>;
}

/** A snapshot that is written whole and on its way to disk. */
interface Finishing {
  readonly collectionId: string;
  readonly file: SnapshotFile;
  readonly graph: GraphFile | undefined;
  /** Settles always. */
  readonly end: Promise<void>;
}

/** Keeps the large collections of the memory on disk as well, and reads them back. */
export class Snapshots implements BackgroundJob {
  readonly #directory: SnapshotDirectory;
  readonly #collections: HeldCollections;
  readonly #now: () => number;
  #isPrepared = false;
  #prepareAt = Number.NEGATIVE_INFINITY;
  #writing: Writing | undefined;
  #overtaken = 0;
  #finishing: Finishing | undefined;
  /** What went wrong last where it must not fail a call. */
  #fault: Error | undefined;

  constructor(parts: {
    readonly directory: SnapshotDirectory;
    readonly collections: HeldCollections;
    readonly now: () => number;
  }) {
    this.#directory = parts.directory;
    this.#collections = parts.collections;
    this.#now = parts.now;
  }

  /**
   * The snapshot of a collection that is not newer than `version`, or undefined; removes one that
   * is of no use. Faults of the disk fail the next slice of work instead: rows are in the store.
   */
  read(asked: HostedCollection & { readonly version: number }): Snapshot | undefined {
    try {
      return this.#directory.read(asked);
    } catch (error) {
      this.forget(asked.collectionId);
      this.#fault = faultOf(asked.collectionId, error);
      return undefined;
    }
  }

  /**
   * Takes the graph into use that was saved with the snapshot that a collection has just been filled
   * from. One that is of no use is removed, and faults fail the next slice of work instead.
   */
  readGraph({ collectionId, graph }: HeldCollection, { checksum }: Snapshot): void {
    try {
      const found = this.#directory.readGraph(collectionId, checksum);
      if (found !== undefined) graph?.load(found.path, found.saved);
    } catch (error) {
      this.#directory.removeGraph(collectionId);
      this.#fault = faultOf(collectionId, error);
    }
  }

  /** Removes the snapshot of a collection, also one that is being written. */
  forget(collectionId: string): void {
    if (this.#writing?.held.collectionId === collectionId) this.#abandon();
    if (this.#finishing?.collectionId === collectionId) {
      this.#finishing.file.disown();
      this.#finishing.graph?.disown();
    }
    try {
      this.#directory.remove(collectionId);
    } catch (error) {
      this.#fault = faultOf(collectionId, error);
    }
  }

  work(isOver: () => boolean): boolean {
    return this.#advance(isOver, SNAPSHOT_EVERY_MS);
  }

  /** Writes the snapshots of all collections that have changed enough, however lately. */
  async flush(): Promise<void> {
    await this.#finishing?.end;
    do {
      this.#advance(() => false, 0);
      await this.#finishing?.end;
    } while (this.#nextDue(0) !== undefined);
  }

  #advance(isOver: () => boolean, everyMs: number): boolean {
    this.#throwFault();
    if (!this.#prepare() || this.#finishing !== undefined) return false;
    if (this.#writing === undefined) {
      const held = this.#nextDue(everyMs);
      if (held === undefined) return false;
      this.#begin(held);
    } else if (this.#isOvertaken(this.#writing)) {
      this.#abandon();
      this.#overtaken += 1;
      return true;
    }
    return this.#step(this.#overtaken < OVERTAKEN_MAX ? isOver : () => false);
  }

  #throwFault(): void {
    const fault = this.#fault;
    this.#fault = undefined;
    if (fault !== undefined) throw fault;
  }

  /** Answers whether there is a directory to write to. */
  #prepare(): boolean {
    if (!this.#isPrepared && this.#now() - this.#prepareAt >= SNAPSHOT_EVERY_MS) {
      this.#prepareAt = this.#now();
      this.#directory.prepare();
      this.#isPrepared = true;
    }
    return this.#isPrepared;
  }

  #nextDue(everyMs: number): HeldCollection | undefined {
    const now = this.#now();
    for (const held of this.#collections.values()) {
      const { count } = held.index;
      const isOld = held.changed >= CHANGED_PART_MIN * count || held.graph?.isUnsaved;
      if (count >= ROWS_MIN && isOld && now - held.snapshotAt >= everyMs) return held;
    }
    return undefined;
  }

  #begin(held: HeldCollection): void {
    const { collectionId, version, index } = held;
    try {
      const file = this.#directory.create(collectionId);
      const steps = writeSnapshot({ collectionId, version, index }, (bytes) => file.write(bytes));
      this.#writing = { held, version, file, steps };
    } catch (error) {
      held.snapshotAt = this.#now();
      throw faultOf(collectionId, error);
    }
  }

  /** A file has one version: what was written of another is of no use. */
  #isOvertaken({ held, version }: Writing): boolean {
    return held.version !== version || !this.#collections.holds(held);
  }

  #step(isOver: () => boolean): boolean {
    const writing = this.#writing;
    if (writing === undefined) return false;
    try {
      while (!isOver()) {
        if (writing.steps.next().done) {
          this.#finish(writing);
          return false;
        }
      }
      return true;
    } catch (error) {
      writing.held.snapshotAt = this.#now();
      this.#abandon();
      throw faultOf(writing.held.collectionId, error);
    }
  }

  /** In the slice that has written the last row, so that the graph is of the same rows. */
  #finish({ held, file }: Writing): void {
    const { collectionId } = held;
    held.snapshotAt = this.#now();
    this.#writing = undefined;
    this.#overtaken = 0;
    const graph = this.#saveGraph(held);
    this.#finishing = { collectionId, file, graph, end: this.#bringToDisk(held, file, graph) };
  }

  #saveGraph({ collectionId, index, graph }: HeldCollection): GraphFile | undefined {
    try {
      return this.#directory.createGraph(collectionId, (path) => graph?.save(index, path));
    } catch (error) {
      this.#fault = faultOf(collectionId, error);
      return undefined;
    }
  }

  async #bringToDisk(
    held: HeldCollection,
    file: SnapshotFile,
    graph: GraphFile | undefined,
  ): Promise<void> {
    const { changed } = held;
    const { checksum } = file;
    try {
      await file.finish();
      held.changed -= changed;
      await graph?.finish(checksum);
      if (graph === undefined) this.#directory.removeGraph(held.collectionId);
    } catch (error) {
      graph?.abandon();
      this.#fault = faultOf(held.collectionId, error);
    }
    this.#finishing = undefined;
  }

  #abandon(): void {
    const writing = this.#writing;
    this.#writing = undefined;
    writing?.file.abandon();
  }
}

function faultOf(collectionId: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`the snapshot of ${collectionId} failed: ${reason}`, { cause });
}
