import { renameSync, rmSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { SavedGraph } from "../../../engines/vectors/graph/graph.js";
import { writeNodes } from "./graph-format.js";
import type { SnapshotFile } from "./snapshot-file.js";

const READ_BYTES = 2 ** 20;

/** A graph that the library has written under a temporary name, until `finish`. */
export class GraphFile {
  readonly #path: string;
  readonly #temporaryPath: string;
  readonly #saved: SavedGraph;
  readonly #createNodes: () => SnapshotFile;
  #isUnwanted = false;

  constructor(parts: {
    readonly path: string;
    readonly temporaryPath: string;
    readonly saved: SavedGraph;
    /** Begins the file of nodes, which comes last and makes the graph complete. */
    readonly createNodes: () => SnapshotFile;
  }) {
    this.#path = parts.path;
    this.#temporaryPath = parts.temporaryPath;
    this.#saved = parts.saved;
    this.#createNodes = parts.createNodes;
  }

  /** Brings it to disk and under its name, as the graph of the snapshot with this checksum. */
  async finish(rowsChecksum: number): Promise<void> {
    try {
      const { graphBytes, graphChecksum } = await syncAndSum(this.#temporaryPath);
      if (this.#isUnwanted) return;
      renameSync(this.#temporaryPath, this.#path);
      const nodes = this.#createNodes();
      nodes.write(writeNodes(this.#saved, { rowsChecksum, graphBytes, graphChecksum }));
      const written = nodes.finish();
      if (this.#isUnwanted) nodes.disown();
      await written;
    } finally {
      this.abandon();
    }
  }

  /** Makes a `finish` under way end without a graph. */
  disown(): void {
    this.#isUnwanted = true;
  }

  /** Gives up what is under the temporary name. */
  abandon(): void {
    rmSync(this.#temporaryPath, { force: true });
  }
}

async function syncAndSum(path: string): Promise<{ graphBytes: number; graphChecksum: number }> {
  const file = await open(path, "r+");
  try {
    await file.sync();
    return await sum(file);
  } finally {
    await file.close();
  }
}

/** In pieces, between which calls are answered. */
async function sum(file: FileHandle): Promise<{ graphBytes: number; graphChecksum: number }> {
  const piece = Buffer.allocUnsafe(READ_BYTES);
  let graphBytes = 0;
  let graphChecksum = 0;
  for (;;) {
    const { bytesRead } = await file.read(piece, 0, READ_BYTES, graphBytes);
    if (bytesRead === 0) return { graphBytes, graphChecksum };
    graphChecksum = crc32(piece.subarray(0, bytesRead), graphChecksum);
    graphBytes += bytesRead;
  }
}
