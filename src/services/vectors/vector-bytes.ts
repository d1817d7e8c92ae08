import type { NewVector } from "./vectors.js";

/** What an index takes of memory for a vector beside its components, its id and its metadata. */
const ROW_BYTES = 120;

/** What one vector takes of memory, in bytes; an estimate that depends on nothing but the vector. */
export function memoryBytes({ id, vector, metadata }: NewVector): number {
  const text = Buffer.byteLength(id) + (metadata === null ? 0 : Buffer.byteLength(metadata));
  return vector.byteLength + ROW_BYTES + text;
}

/**
 * The components of a vector as they are stored, little-endian as all machines are that the indexes
 * run on. Shares memory with the vector.
 */
export function toBytes({ buffer, byteOffset, byteLength }: Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** A vector as pgvector takes and gives it in binary: its dimension, and the components big-endian. */
export function toPgvector(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(4 + vector.byteLength);
  bytes.writeUInt16BE(vector.length, 0);
  toBytes(vector).copy(bytes, 4);
  bytes.subarray(4).swap32();
  return bytes;
}

/** Copies stored vectors of one dimension into one array, one after the other. */
export function fromBytes(stored: readonly Uint8Array[], dimension: number): Float32Array {
  const vectors = new Float32Array(stored.length * dimension);
  const bytes = new Uint8Array(vectors.buffer);
  const stride = dimension * Float32Array.BYTES_PER_ELEMENT;
  for (const [at, vector] of stored.entries()) bytes.set(vector, at * stride);
  return vectors;
}
