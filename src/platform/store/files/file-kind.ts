import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { CopyRefused } from "./copy-refused.js";

const HEAD_BYTES = 100;
const SQLITE_MAGIC = "SQLite format 3\0";
const GZIP_MAGIC = "\x1f\x8b";
/** Of the header of SQLite: what the size of the file was when it was last changed, and by whom. */
const PAGE_BYTES_AT = 16;
const CHANGES_AT = 24;
const PAGES_AT = 28;
const PAGES_VALID_FOR_AT = 92;
const LARGEST_PAGE = 65_536;

/** What a file is by its first bytes: a database of SQLite, a compressed archive, or neither. */
export type FileKind = "sqlite" | "gzip" | "other";

/** Looks at a file; throws CopyRefused when it cannot be read or is a database that lacks its end. */
export function fileKind(file: string): FileKind {
  const { head, size } = readHead(file);
  const magic = head.toString("latin1");
  if (magic.startsWith(GZIP_MAGIC)) return "gzip";
  if (!magic.startsWith(SQLITE_MAGIC)) return "other";
  const missing = head.length < HEAD_BYTES ? HEAD_BYTES - head.length : wholeSize(head) - size;
  if (missing > 0) throw new CopyRefused(`${file} is cut off: ${missing} bytes are missing`);
  return "sqlite";
}

/** Whether a file begins as databases of SQLite do. */
export function isSqliteFile(file: string): boolean {
  return readHead(file).head.toString("latin1").startsWith(SQLITE_MAGIC);
}

function wholeSize(head: Buffer): number {
  // Older programs do not write how many pages there are.
  if (head.readUInt32BE(CHANGES_AT) !== head.readUInt32BE(PAGES_VALID_FOR_AT)) return 0;
  const pageBytes = head.readUInt16BE(PAGE_BYTES_AT);
  return (pageBytes === 1 ? LARGEST_PAGE : pageBytes) * head.readUInt32BE(PAGES_AT);
}

function readHead(file: string): { head: Buffer; size: number } {
  try {
    const descriptor = openSync(file, "r");
    try {
      const head = Buffer.alloc(HEAD_BYTES);
      const length = readSync(descriptor, head);
      return { head: head.subarray(0, length), size: fstatSync(descriptor).size };
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CopyRefused(`${file} cannot be read: ${reason}`, { cause: error });
  }
}
