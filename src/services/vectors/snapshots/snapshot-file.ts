import { closeSync, fsync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { promisify } from "node:util";
import { crc32 } from "node:zlib";
import { checksumBytes } from "./snapshot-format.js";

/** A file under a temporary name until `finish`: nobody ever sees a part of it under its own name. */
export class SnapshotFile {
  readonly #path: string;
  readonly #temporaryPath: string;
  readonly #syncDirectory: () => void;
  readonly #descriptor: number;
  #checksum = 0;
  #isUnwanted = false;

  constructor(path: string, syncDirectory: () => void) {
    this.#path = path;
    this.#temporaryPath = `${path}.tmp`;
    this.#syncDirectory = syncDirectory;
    this.#descriptor = openSync(this.#temporaryPath, "w", 0o600);
  }

  /** Of what was written so far. */
  get checksum(): number {
    return this.#checksum;
  }

  write(bytes: Uint8Array): void {
    this.#checksum = crc32(bytes, this.#checksum);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#descriptor, bytes, at);
  }

  /** Brings the file to disk, without holding up the thread for it, and then under its name. */
  async finish(): Promise<void> {
    try {
      this.write(checksumBytes(this.#checksum));
      await promisify(fsync)(this.#descriptor);
    } catch (error) {
      this.abandon();
      throw error;
    }
    if (this.#isUnwanted) {
      this.abandon();
      return;
    }
    closeSync(this.#descriptor);
    renameSync(this.#temporaryPath, this.#path);
    this.#syncDirectory();
  }

  /** Makes a `finish` under way end without a file. */
  disown(): void {
    this.#isUnwanted = true;
  }

  /** Gives up a file that is not being finished. */
  abandon(): void {
    closeSync(this.#descriptor);
    rmSync(this.#temporaryPath, { force: true });
  }
}
