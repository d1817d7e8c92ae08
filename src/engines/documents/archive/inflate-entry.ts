import { Inflate } from "fflate";
import { DocumentRefused } from "../document.js";
import { type ArchiveEntry, dataStart } from "./read-directory.js";

/** Deflate unpacks at most 1,032 times: one piece never makes more than about 4 MiB. */
const PIECE_BYTES = 4_096;

/**
 * The bytes of one file of an archive. Inflated piece by piece into as much room as the directory
 * promised and never more, so that a directory that lies costs nothing.
 */
export function inflateEntry(
  archive: Uint8Array,
  entry: ArchiveEntry,
  bytesMax: number,
): Uint8Array {
  const { name, bytes, packedBytes, isDeflated, isEncrypted } = entry;
  if (isEncrypted) {
    throw new DocumentRefused(
      "encrypted",
      "the archive is encrypted; send it without its password",
    );
  }
  if (bytes > bytesMax) {
    const message = `${name} unpacks to ${bytes} bytes, and ${bytesMax} are the most`;
    throw new DocumentRefused("too_large", message);
  }
  const start = dataStart(archive, entry);
  const packed = archive.subarray(start, start + packedBytes);
  if (packed.length < packedBytes) throw damaged(name);
  if (!isDeflated) return packed;
  return inflate(packed, { name, bytes });
}

function inflate(
  packed: Uint8Array,
  { name, bytes }: { readonly name: string; readonly bytes: number },
): Uint8Array {
  const whole = new Uint8Array(bytes);
  let length = 0;
  const stream = new Inflate((piece) => {
    if (length + piece.length > bytes) {
      const message = `${name} unpacks to more than the ${bytes} bytes that the archive promises, as in ZIP bombs`;
      throw new DocumentRefused("too_large", message);
    }
    whole.set(piece, length);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE_BYTES) {
      const end = Math.min(at + PIECE_BYTES, packed.length);
      stream.push(packed.subarray(at, end), end === packed.length);
    }
  } catch (error) {
    throw error instanceof DocumentRefused ? error : damaged(name);
  }
  if (length !== bytes) throw damaged(name);
  return whole;
}

function damaged(name: string): DocumentRefused {
  return new DocumentRefused("damaged", `${name} cannot be unpacked; the archive is damaged`);
}
