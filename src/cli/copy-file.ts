import { existsSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { CopyRefused } from "../platform/store/files/copy-refused.js";
import {
  beginFile,
  DATABASE_SUFFIXES,
  removeLeftovers,
  type UnfinishedFile,
} from "../platform/store/files/unfinished-file.js";
import { StoreUnavailable } from "../platform/store/sql.js";
import { secretBeside } from "../services/evidence-log/signing/secret-copy.js";
import { warn } from "./output.js";

/** The signals that end a command, and the status that a shell expects then. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
const BYTES_PER_MIB = 2 ** 20;

export interface CopyFile {
  readonly name: string;
  /** Of an SQLite database that must not be written over. */
  readonly database: string | undefined;
  readonly isForced: boolean;
}

/**
 * Writes a file that has its name only once `write` is done with it. Throws CopyRefused where it is
 * there already and not forced; what fails or is ended by a signal leaves nothing behind.
 */
export async function writeCopy<Result>(
  { name, database, isForced }: CopyFile,
  write: (draft: UnfinishedFile) => Promise<Result>,
): Promise<Result> {
  const file = resolve(name);
  if (database !== undefined && DATABASE_SUFFIXES.some((suffix) => file === database + suffix)) {
    throw new CopyRefused(`${file} is the database itself`);
  }
  const beside = secretBeside(file);
  for (const path of [file, beside]) {
    if (existsSync(path) && !isForced) {
      throw new CopyRefused(`${path} is there already: add --force to replace it`);
    }
  }
  tidy(file);
  const draft = beginFile(file);
  const hadSecret = existsSync(beside);
  const leaveNothing = () => {
    draft.remove();
    if (!hadSecret && !existsSync(file)) rmSync(beside, { force: true });
  };
  const unwatch = removeOnSignals(leaveNothing);
  try {
    const result = await write(draft);
    draft.finish({ replaces: isForced });
    return result;
  } catch (error) {
    throw explainFull(error, file);
  } finally {
    unwatch();
    leaveNothing();
  }
}

/** Removes what earlier commands left that were killed, and tells of it. */
export function tidy(name: string): void {
  for (const one of [name, secretBeside(name)]) {
    const { removed, underWay } = removeLeftovers(one);
    for (const path of removed) warn(`removed ${path}, which a command left that was ended`);
    for (const path of underWay) {
      warn(`${path} is there: a command may be writing it; remove it if none is`);
    }
  }
}

/** A command that is ended by a signal cleans up first; answers what ends that. */
export function removeOnSignals(remove: () => void): () => void {
  const listeners = Object.entries(SIGNALS).map(([signal, status]) => {
    const listener = () => {
      remove();
      process.exit(status);
    };
    process.once(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const end of listeners) end();
  };
}

/** A full disk, as the operator is told of it; any other error is answered unchanged. */
export function explainFull(error: unknown, file: string): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  const isFull =
    FULL.has(code) || (error instanceof StoreUnavailable && error.message.includes("disk is full"));
  return isFull
    ? new CopyRefused(`the disk is full: ${file} was not written`, { cause: error })
    : error;
}

/** The size of a file for people. */
export function sizeText(file: string): string {
  return `${(statSync(file).size / BYTES_PER_MIB).toFixed(1)} MiB`;
}

/** The time since a moment of performance.now(), in seconds with two digits. */
export function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 10) / 100;
}
