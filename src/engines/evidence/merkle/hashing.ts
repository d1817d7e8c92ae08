import { hash } from "node:crypto";

/** Bytes of every hash of the tree. */
export const HASH_BYTES = 32;

/** A hash with a character for each byte, which costs less than half of a Buffer to make. */
export type HashText = string;

/** The root of a tree without leaves: the SHA-256 of nothing (RFC 9162, section 2.1.1). */
export const EMPTY_ROOT: Buffer = sha256(Buffer.alloc(0));

/** Room for a leaf and its prefix; it grows with the largest one. */
let leaf = Buffer.alloc(4_096);
const node = Buffer.alloc(1 + 2 * HASH_BYTES, 1);

/** The SHA-256 of some bytes. */
export function sha256(bytes: Uint8Array): Buffer {
  return hash("sha256", bytes, "buffer");
}

/** The SHA-256 of some bytes in hex. */
export function sha256Hex(bytes: Uint8Array): string {
  return hash("sha256", bytes, "hex");
}

/** The hash of a leaf: SHA-256(0x00 || entry) (RFC 9162, section 2.1.1). */
export function leafHash(entry: Uint8Array): Buffer {
  return sha256(prefixed(entry));
}

/** The hash of a leaf that is a text in UTF-8, without a copy of it for each. */
export function leafHashOfText(entry: string): Buffer {
  // A UTF-16 code unit takes at most three bytes.
  const bytesMax = 1 + 3 * entry.length;
  if (leaf.length < bytesMax) leaf = Buffer.alloc(bytesMax);
  const length = 1 + leaf.write(entry, 1);
  return sha256(leaf.subarray(0, length));
}

/** The same in hex of a leaf in bytes. */
export function leafHashHex(entry: Uint8Array): string {
  return sha256Hex(prefixed(entry));
}

/** A leaf behind its prefix, until the next one takes its room. */
function prefixed(entry: Uint8Array): Buffer {
  const length = 1 + entry.length;
  if (leaf.length < length) leaf = Buffer.alloc(length);
  leaf.set(entry, 1);
  return leaf.subarray(0, length);
}

/** The hash of an inner node: SHA-256(0x01 || left || right); both are 32 bytes. */
export function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  node.set(left, 1);
  node.set(right, 1 + HASH_BYTES);
  return sha256(node);
}

/** The hash of the node over a hash and its sibling, which is 32 bytes and on the side that is told. */
export function parentHash(
  own: HashText,
  { sibling, side }: { readonly sibling: Uint8Array; readonly side: "left" | "right" },
): HashText {
  const isLeft = side === "left";
  node.set(sibling, isLeft ? 1 : 1 + HASH_BYTES);
  node.write(own, isLeft ? 1 + HASH_BYTES : 1, "latin1");
  return hash("sha256", node, "binary");
}
