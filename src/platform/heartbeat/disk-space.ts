import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** With less than this nothing is taken for stored: the next write of any size may fail. */
export const DISK_FULL_BYTES = 1024 ** 2;
/** With less than this an operator should make room. */
export const DISK_LOW_BYTES = 256 * 1024 ** 2;

/**
 * Bytes that this user may still write to the disk of a file. Root may also use what file systems keep
 * back from others.
 */
export async function freeBytesBeside(file: string): Promise<number> {
  const { bavail, bfree, bsize } = await statfs(dirname(file));
  return (process.getuid?.() === 0 ? bfree : bavail) * bsize;
}

/** Free bytes in whole MiB, as people are told. */
export function toMebibytes(bytes: number): number {
  return Math.floor(bytes / 1024 ** 2);
}
