import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { CopyRefused } from "./copy-refused.js";
import { syncFile, syncFolder } from "./sync-path.js";

const MODE = 0o600;
/** What SQLite keeps beside a database. */
export const DATABASE_SUFFIXES = ["", "-journal", "-wal", "-shm"] as const;
const UNFINISHED = /^(?<process>\d+)\.unfinished(?:-journal|-wal|-shm)?$/;
const BYTES_PER_MIB = 2 ** 20;
/** Beside what is written, for the file system itself. */
const ROOM_BYTES_MIN = 8 * BYTES_PER_MIB;

/** A file that has its name only once it is whole and on disk. */
export interface UnfinishedFile {
  /** Where it is written: beside its name, with mode 0600. */
  readonly path: string;
  /** Puts it on disk under its name; replaces what is there only if asked to. */
  finish(options: { readonly replaces: boolean }): void;
  /** Leaves nothing behind; for one that is finished it does nothing. */
  remove(): void;
}

/** Begins a file; throws CopyRefused where its folder is missing or cannot be written. */
export function beginFile(name: string): UnfinishedFile {
  const path = `${name}.${process.pid}.unfinished`;
  removeDatabase(path);
  try {
    closeSync(openSync(path, "wx", MODE));
  } catch (error) {
    throw new CopyRefused(`${path} cannot be made: ${reasonOf(error)}`, { cause: error });
  }
  return {
    path,
    finish({ replaces }) {
      syncFile(path);
      if (replaces) renameSync(path, name);
      else takeName(path, name);
      syncFolder(dirname(name));
    },
    remove: () => removeDatabase(path),
  };
}

/** A link fails where a rename would replace what another process made meanwhile. */
function takeName(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch (error) {
    if (!existsSync(name)) throw error;
    throw new CopyRefused(`${name} was made by another process meanwhile`, { cause: error });
  }
  rmSync(path);
}

/** Unfinished files of a name, by whether the process that wrote them has ended. */
export interface Leftovers {
  readonly removed: readonly string[];
  readonly underWay: readonly string[];
}

/** Removes the unfinished files that processes of this machine left when they were killed. */
export function removeLeftovers(name: string): Leftovers {
  const begin = `${basename(name)}.`;
  const folder = dirname(name);
  const removed: string[] = [];
  const underWay: string[] = [];
  for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
    const owner = entry.startsWith(begin)
      ? UNFINISHED.exec(entry.slice(begin.length))?.groups?.process
      : undefined;
    if (owner === undefined) continue;
    const path = join(folder, entry);
    if (isRunning(Number(owner))) underWay.push(path);
    else {
      rmSync(path, { force: true });
      removed.push(path);
    }
  }
  return { removed, underWay };
}

function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Removes a database with what SQLite keeps beside it. */
function removeDatabase(path: string): void {
  for (const suffix of DATABASE_SUFFIXES) rmSync(path + suffix, { force: true });
}

/** Throws CopyRefused where a folder has no room for so many bytes. */
export function assertRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= bytes + ROOM_BYTES_MIN) return;
  const needed = Math.ceil((bytes + ROOM_BYTES_MIN) / BYTES_PER_MIB);
  throw new CopyRefused(
    `there is not enough room in ${folder}: it takes ${needed} MiB, and ${Math.floor(free / BYTES_PER_MIB)} MiB are free`,
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
