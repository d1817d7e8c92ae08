import { DocumentRefused } from "../document.js";

/** One file of an archive, as its central directory tells of it. */
export interface ArchiveEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly isEncrypted: boolean;
  readonly packedBytes: number;
  /** What the directory says it inflates to; `inflateEntry` holds it against what comes out. */
  readonly bytes: number;
  readonly headerAt: number;
}

/** Files that an archive may hold; large documents have some hundreds. */
const ENTRIES_MAX = 10_000;
const TOTAL_BYTES_MAX = 512 * 1_048_576;
/** Text packs 30 times smaller at most where people wrote it; small archives may do what they want. */
const RATIO_MAX = 200;
const RATIO_FREE_BYTES = 16 * 1_048_576;

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const COMMENT_BYTES_MAX = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const ZIP64 = 0xffff_ffff;

/**
 * The central directory of a ZIP archive, by APPNOTE 6.3: read before anything is inflated, in time
 * linear in its bytes. Refuses what bombs are made of: sizes and ratios that no document has, files
 * that overlap, names that lead elsewhere or come twice.
 */
export function readDirectory(archive: Uint8Array): readonly ArchiveEntry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const directoryAt = view.getUint32(end + 16, true);
  if (directoryAt === ZIP64 || count === 0xffff) {
    throw new DocumentRefused("unsupported", "the archive is in ZIP64 form, which is not read");
  }
  if (count > ENTRIES_MAX) {
    throw new DocumentRefused("too_large", `the archive holds more than ${ENTRIES_MAX} files`);
  }
  const entries: ArchiveEntry[] = [];
  let at = directoryAt;
  for (let read = 0; read < count; read += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) throw broken();
    entries.push(readEntry(archive, view, at));
    at += ENTRY_BYTES + lengthsAt(view, at + 28) + view.getUint16(at + 32, true);
  }
  checkNames(entries);
  checkSizes(entries);
  checkPlaces(entries, directoryAt);
  return entries;
}

/** Where the packed bytes of a file begin. */
export function dataStart(archive: Uint8Array, { headerAt }: ArchiveEntry): number {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  return headerAt + LOCAL_BYTES + lengthsAt(view, headerAt + 26);
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_BYTES_MAX); at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new DocumentRefused("damaged", "the archive has no directory; it may have been cut off");
}

/** The length of a name and of the extra field behind it, whose lengths stand side by side. */
function lengthsAt(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint16(at + 2, true);
}

function readEntry(archive: Uint8Array, view: DataView, at: number): ArchiveEntry {
  const nameAt = at + ENTRY_BYTES;
  const name = archive.subarray(nameAt, nameAt + view.getUint16(at + 28, true));
  const method = view.getUint16(at + 10, true);
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
  if (method !== 0 && method !== 8 && !isEncrypted) {
    throw new DocumentRefused(
      "unsupported",
      "the archive is packed by a method other than deflate",
    );
  }
  return {
    name: new TextDecoder().decode(name).replaceAll("\\", "/"),
    isDeflated: method === 8,
    isEncrypted,
    packedBytes: view.getUint32(at + 20, true),
    bytes: view.getUint32(at + 24, true),
    headerAt: view.getUint32(at + 42, true),
  };
}

function checkNames(entries: readonly ArchiveEntry[]): void {
  const seen = new Set<string>();
  for (const { name } of entries) {
    if (name.startsWith("/") || name.split("/").includes("..")) {
      throw new DocumentRefused("damaged", "the archive holds a file whose name leads out of it");
    }
    if (seen.has(name)) {
      throw new DocumentRefused("damaged", "the archive holds two files of one name");
    }
    seen.add(name);
  }
}

function checkSizes(entries: readonly ArchiveEntry[]): void {
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const packed = entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0);
  if (total > TOTAL_BYTES_MAX) {
    const message = `the archive unpacks to ${total} bytes, and ${TOTAL_BYTES_MAX} are the most`;
    throw new DocumentRefused("too_large", message);
  }
  if (total > RATIO_FREE_BYTES && total > packed * RATIO_MAX) {
    const message = `the archive unpacks to more than ${RATIO_MAX} times its size, as ZIP bombs do`;
    throw new DocumentRefused("too_large", message);
  }
}

/** Each file has bytes of its own, all before the directory: bombs let files share theirs. */
function checkPlaces(entries: readonly ArchiveEntry[], directoryAt: number): void {
  const inOrder = [...entries].sort((one, other) => one.headerAt - other.headerAt);
  let freeFrom = 0;
  for (const { headerAt, packedBytes } of inOrder) {
    const end = headerAt + LOCAL_BYTES + packedBytes;
    if (end > directoryAt) throw broken();
    if (headerAt < freeFrom) {
      throw new DocumentRefused("too_large", "files of the archive overlap, as in ZIP bombs");
    }
    freeFrom = end;
  }
}

function broken(): DocumentRefused {
  return new DocumentRefused("damaged", "the directory of the archive is damaged");
}
