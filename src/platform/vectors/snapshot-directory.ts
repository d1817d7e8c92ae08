import { hash } from "node:crypto";
import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import type { HostedCollection } from "./index-host.js";
import { SnapshotFile } from "./snapshot-file.js";
import { readSnapshot, type Snapshot, SnapshotUnusable } from "./snapshot-format.js";

const TEMPORARY_NAME = /^[0-9a-f]{64}\.vectors\.tmp$/;
const READ_BYTES_MAX = 2 ** 28;

/** The snapshots of one process, a file for each collection; another process has another directory. */
export class SnapshotDirectory {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Makes the directory and removes what a process left that was ended while it wrote. */
  prepare(): void {
    mkdirSync(this.#path, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(this.#path)) {
      if (TEMPORARY_NAME.test(name)) rmSync(join(this.#path, name), { force: true });
    }
  }

  /**
   * The snapshot of a collection that is not newer than `version`; undefined when there is no file.
   * Throws for a file that is something else or cannot be read.
   */
  read(asked: HostedCollection & { readonly version: number }): Snapshot | undefined {
    const bytes = readWhole(this.#pathOf(asked.collectionId));
    return bytes && readSnapshot(bytes, asked);
  }

  /** Begins a snapshot that takes its place once it is whole and on disk. */
  create(collectionId: string): SnapshotFile {
    return new SnapshotFile(this.#pathOf(collectionId), () => this.#sync());
  }

  remove(collectionId: string): void {
    rmSync(this.#pathOf(collectionId), { force: true });
  }

  /** Hashed, because ids may hold what file names must not. */
  #pathOf(collectionId: string): string {
    return join(this.#path, `${hash("sha256", collectionId)}.vectors`);
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
