import { hash } from "node:crypto";
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { SavedGraph } from "../../../engines/vectors/graph/graph.js";
import { makePrivateFolder, narrowModes } from "../../../platform/private-files/private-files.js";
import type { HostedCollection } from "../index-host.js";
import { GraphFile } from "./graph-file.js";
import { readNodes } from "./graph-format.js";
import { SnapshotFile } from "./snapshot-file.js";
import { readSnapshot, type Snapshot, SnapshotUnusable } from "./snapshot-format.js";

/** The rows of a snapshot; its graph as the library writes it; what that has of the rows. */
type Kind = "vectors" | "graph" | "nodes";

const FILE_NAME = /^[0-9a-f]{64}\.(vectors|graph|nodes)(\.tmp)?$/;
const READ_BYTES_MAX = 2 ** 28;

/** The snapshots of one process, up to three files for each collection; another process has another directory. */
export class SnapshotDirectory {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Makes the directory, for nobody else to read, and removes what a process left that was ended while it wrote. */
  prepare(): void {
    makePrivateFolder(this.#path);
    const paths = this.#list();
    for (const path of paths) {
      if (path.endsWith(".tmp")) rmSync(path, { force: true });
    }
    narrowModes([this.#path, ...paths]);
  }

  /** Removes every snapshot: for a database whose history is another than theirs. */
  removeAll(): void {
    if (!existsSync(this.#path)) return;
    for (const path of this.#list()) rmSync(path, { force: true });
  }

  #list(): string[] {
    const names = readdirSync(this.#path).filter((name) => FILE_NAME.test(name));
    return names.map((name) => join(this.#path, name));
  }

  /**
   * The snapshot of a collection that is not newer than `version`; undefined when there is no file.
   * Throws for a file that is something else or cannot be read.
   */
  read(asked: HostedCollection & { readonly version: number }): Snapshot | undefined {
    const bytes = readWhole(this.#pathOf(asked.collectionId, "vectors"));
    return bytes && readSnapshot(bytes, asked);
  }

  /** Begins a snapshot that takes its place once it is whole and on disk. */
  create(collectionId: string): SnapshotFile {
    return this.#create(collectionId, "vectors");
  }

  /**
   * The file of the graph that was saved with the snapshot with this checksum; undefined when there
   * is none. Throws for files that are something else or cannot be read.
   */
  readGraph(
    collectionId: string,
    rowsChecksum: number,
  ): { readonly path: string; readonly saved: SavedGraph } | undefined {
    const bytes = readWhole(this.#pathOf(collectionId, "nodes"));
    if (bytes === undefined) return undefined;
    const { saved, ties } = readNodes(bytes);
    if (ties.rowsChecksum !== rowsChecksum) throw new SnapshotUnusable("its graph has other rows");
    const path = this.#pathOf(collectionId, "graph");
    const graph = readWhole(path);
    if (graph?.length !== ties.graphBytes || crc32(graph) !== ties.graphChecksum) {
      throw new SnapshotUnusable("the checksum of its graph is wrong");
    }
    return { path, saved };
  }

  /** Lets `save` write a graph to a path, and answers the file unless there is nothing to save. */
  createGraph(
    collectionId: string,
    save: (path: string) => SavedGraph | undefined,
  ): GraphFile | undefined {
    const path = this.#pathOf(collectionId, "graph");
    const temporaryPath = `${path}.tmp`;
    try {
      const saved = save(temporaryPath);
      const createNodes = () => this.#create(collectionId, "nodes");
      return saved && new GraphFile({ path, temporaryPath, saved, createNodes });
    } catch (error) {
      rmSync(temporaryPath, { force: true });
      throw error;
    }
  }

  remove(collectionId: string): void {
    this.removeGraph(collectionId);
    rmSync(this.#pathOf(collectionId, "vectors"), { force: true });
  }

  removeGraph(collectionId: string): void {
    for (const kind of ["nodes", "graph"] as const) {
      rmSync(this.#pathOf(collectionId, kind), { force: true });
    }
  }

  #create(collectionId: string, kind: Kind): SnapshotFile {
    return new SnapshotFile(this.#pathOf(collectionId, kind), () => this.#sync());
  }

  /** Hashed, because ids may hold what file names must not. */
  #pathOf(collectionId: string, kind: Kind): string {
    return join(this.#path, `${hash("sha256", collectionId)}.${kind}`);
  }

  /** A renamed file has its new name after a loss of power only when the directory is on disk. */
  #sync(): void {
    const descriptor = openSync(this.#path, "r");
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }
}

/** In pieces: one call reads at most 2 GiB. */
function readWhole(path: string): Buffer | undefined {
  const descriptor = openIfThere(path);
  if (descriptor === undefined) return undefined;
  try {
    // Not from the pool, whose pieces begin anywhere: vectors are looked at where they are.
    const bytes = Buffer.allocUnsafeSlow(fstatSync(descriptor).size);
    let at = 0;
    while (at < bytes.length) {
      const length = Math.min(bytes.length - at, READ_BYTES_MAX);
      const got = readSync(descriptor, bytes, at, length, at);
      if (got === 0) throw new SnapshotUnusable("it ended while it was read");
      at += got;
    }
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, "r");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
