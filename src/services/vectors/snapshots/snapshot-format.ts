import { crc32 } from "node:zlib";
import type { IndexRow, Metric, VectorIndex } from "../../../engines/vectors/index/vector-index.js";
import type { HostedCollection } from "../index-host.js";

/**
 * A snapshot, numbers little-endian: the magic word, the version of this format, dimension, metric
 * and length of the collection's id (4 bytes each), version of the collection and count (doubles), the
 * id; then of each row the lengths of its id and its metadata and both as UTF-8; zeros up to a multiple
 * of 4; the vectors of all rows; a CRC-32 of everything before it.
 */
const MAGIC = Buffer.from("GHVECTOR", "latin1");
const FORMAT_VERSION = 1;
const METRICS: readonly Metric[] = ["cosine", "dot", "euclidean"];
const HEADER_BYTES = 40;
const LENGTHS_BYTES = 8;
const NO_METADATA = 0xffff_ffff;
const CHECKSUM_BYTES = 4;
/** A UTF-16 unit takes so many bytes of UTF-8 at most. */
const UTF8_BYTES_MAX = 3;
const BATCH_BYTES = 2 ** 18;
/** Rows between two looks at the clock. */
const ROWS_AT_ONCE = 64;

/** The file is not a snapshot of the state that was asked for; `message` says what is wrong. */
export class SnapshotUnusable extends Error {
  override readonly name = "SnapshotUnusable";
}

/** A collection at a version, as it is written. */
export interface SnapshotSource {
  readonly collectionId: string;
  readonly version: number;
  readonly index: VectorIndex;
}

/**
 * Hands the bytes of a snapshot, without the checksum, to `write`, and yields every few rows. The
 * bytes are used again after `write`; the index must not change until the end.
 */
export function* writeSnapshot(
  { collectionId, version, index }: SnapshotSource,
  write: (bytes: Uint8Array) => void,
): Generator<void, void> {
  const id = Buffer.from(collectionId);
  const header = Buffer.alloc(HEADER_BYTES);
  MAGIC.copy(header);
  header.writeUInt32LE(FORMAT_VERSION, 8);
  header.writeUInt32LE(index.dimension, 12);
  header.writeUInt32LE(METRICS.indexOf(index.metric), 16);
  header.writeUInt32LE(id.length, 20);
  header.writeDoubleLE(version, 24);
  header.writeDoubleLE(index.count, 32);
  const batch = new Batch(write);
  batch.add(header);
  batch.add(id);
  let rows = 0;
  for (const row of index.rows()) {
    batch.addTexts(row);
    rows += 1;
    if (rows % ROWS_AT_ONCE === 0) yield;
  }
  batch.add(new Uint8Array(-batch.bytes & (Float32Array.BYTES_PER_ELEMENT - 1)));
  for (const { vector } of index.rows()) {
    batch.add(new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength));
    rows += 1;
    if (rows % ROWS_AT_ONCE === 0) yield;
  }
  batch.end();
}

/** Buffers small pieces, so that they are written with few calls. */
class Batch {
  readonly #write: (bytes: Uint8Array) => void;
  #buffer = Buffer.allocUnsafe(BATCH_BYTES);
  #length = 0;
  #written = 0;

  constructor(write: (bytes: Uint8Array) => void) {
    this.#write = write;
  }

  /** All bytes so far. */
  get bytes(): number {
    return this.#written + this.#length;
  }

  add(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#buffer.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  addTexts({ id, metadata }: IndexRow): void {
    const characters = id.length + (metadata?.length ?? 0);
    this.#reserve(LENGTHS_BYTES + characters * UTF8_BYTES_MAX);
    const buffer = this.#buffer;
    const idAt = this.#length + LENGTHS_BYTES;
    const idLength = buffer.write(id, idAt);
    const metadataLength = metadata === null ? 0 : buffer.write(metadata, idAt + idLength);
    buffer.writeUInt32LE(idLength, this.#length);
    buffer.writeUInt32LE(metadata === null ? NO_METADATA : metadataLength, this.#length + 4);
    this.#length = idAt + idLength + metadataLength;
  }

  end(): void {
    this.#write(this.#buffer.subarray(0, this.#length));
    this.#written += this.#length;
    this.#length = 0;
  }

  #reserve(bytes: number): void {
    if (bytes <= this.#buffer.length - this.#length) return;
    this.end();
    if (bytes > this.#buffer.length) this.#buffer = Buffer.allocUnsafe(bytes);
  }
}

/** The checksum as it ends a snapshot. */
export function checksumBytes(checksum: number): Uint8Array {
  const bytes = Buffer.alloc(CHECKSUM_BYTES);
  bytes.writeUInt32LE(checksum);
  return bytes;
}

export interface Snapshot {
  /** Of all its bytes before its own; no other snapshot has it. */
  readonly checksum: number;
  readonly version: number;
  readonly count: number;
  /** All rows; their vectors are views on the bytes. */
  rows(): Iterable<IndexRow>;
}

/**
 * Reads the snapshot of a collection that is not newer than `version`; throws SnapshotUnusable for
 * anything else. `bytes` start at a multiple of 4.
 */
export function readSnapshot(
  bytes: Buffer,
  asked: HostedCollection & { readonly version: number },
): Snapshot {
  const end = bytes.length - CHECKSUM_BYTES;
  if (end < HEADER_BYTES) throw new SnapshotUnusable("it is too short");
  const checksum = bytes.readUInt32LE(end);
  if (crc32(bytes.subarray(0, end)) !== checksum) {
    throw new SnapshotUnusable("its checksum is wrong");
  }
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC) || bytes.readUInt32LE(8) !== FORMAT_VERSION) {
    throw new SnapshotUnusable("it has another format");
  }
  const rowsAt = HEADER_BYTES + bytes.readUInt32LE(20);
  const collectionId = bytes.toString("utf8", HEADER_BYTES, rowsAt);
  const dimension = bytes.readUInt32LE(12);
  const metric = METRICS[bytes.readUInt32LE(16)];
  const isOther =
    collectionId !== asked.collectionId || dimension !== asked.dimension || metric !== asked.metric;
  if (isOther) throw new SnapshotUnusable("it is of another collection");
  const version = bytes.readDoubleLE(24);
  const count = bytes.readDoubleLE(32);
  if (version > asked.version) {
    throw new SnapshotUnusable(`it has version ${version} of a collection at ${asked.version}`);
  }
  const vectorsAt = end - count * dimension * Float32Array.BYTES_PER_ELEMENT;
  const vectors = new Float32Array(bytes.buffer, bytes.byteOffset + vectorsAt, count * dimension);
  return {
    checksum,
    version,
    count,
    rows: () => rowsOf({ bytes, rowsAt, count, vectors, dimension }),
  };
}

function* rowsOf(snapshot: {
  readonly bytes: Buffer;
  readonly rowsAt: number;
  readonly count: number;
  readonly vectors: Float32Array;
  readonly dimension: number;
}): Iterable<IndexRow> {
  const { bytes, rowsAt, count, vectors, dimension } = snapshot;
  let at = rowsAt;
  for (let row = 0; row < count; row += 1) {
    const idLength = bytes.readUInt32LE(at);
    const metadataLength = bytes.readUInt32LE(at + 4);
    const idAt = at + LENGTHS_BYTES;
    const metadataAt = idAt + idLength;
    at = metadataAt + (metadataLength === NO_METADATA ? 0 : metadataLength);
    yield {
      id: bytes.toString("utf8", idAt, metadataAt),
      vector: vectors.subarray(row * dimension, (row + 1) * dimension),
      metadata: metadataLength === NO_METADATA ? null : bytes.toString("utf8", metadataAt, at),
    };
  }
}
