import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own that a test can fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte free. */
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

export const SMALL_DISK_MISSING = "only root on Linux can mount a disk in memory";

const PIECE = Buffer.alloc(64 * 1024);

/** Mounts a disk in memory of some MiB; undefined where that is not allowed. */
export function mountSmallDisk(mebibytes: number): SmallDisk | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-disk-"));
  const options = ["-t", "tmpfs", "-o", `size=${mebibytes}m,mode=0700`, "tmpfs", folder];
  if (spawnSync("mount", options).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      const descriptor = openSync(filler, "a");
      try {
        for (let size = PIECE.length; size >= 1; ) {
          try {
            writeSync(descriptor, PIECE, 0, size);
          } catch {
            size = Math.floor(size / 2);
          }
        }
      } finally {
        closeSync(descriptor);
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync("umount", [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
