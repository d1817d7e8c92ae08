import { hash } from "node:crypto";
import { fieldFault, type LeafChunk, tellsPlainly, timeText } from "./growing-tree-audit.js";
import { TILE_WIDTH } from "./growing-tree-tile.js";
import { HASH_BYTES, type HashText } from "./hashing.js";

/** Stored leaves in a row, from the first of a tile on: each column of them as one value. */
export interface PackedLeaves {
  /** How many leaves there have to be. */
  readonly count: number;
  /** The canonical payloads in valid UTF-8, each behind a zero byte: so they are hashed (RFC 9162). */
  readonly payloads: Buffer;
  /** Hashes of 32 bytes each, concatenated. */
  readonly leafHashes: Uint8Array;
  /** The columns of a stored leaf beside its payload, each as a JSON list of its values. */
  readonly packetIds: string;
  readonly chains: string;
  readonly seqs: string;
  readonly issuedAts: string;
  /** The stored full tiles over the leaves. */
  readonly tiles: LeafChunk["tiles"];
}

/**
 * Whether packed leaves are what they were sealed as: in leaves that are accepted here,
 * `auditLeaves` finds no fault. Leaves that are refused may be sound nevertheless, when they do not
 * fill their tiles, a name is not ASCII or a payload holds a zero byte. Costs about 3 µs for a leaf
 * of 1 KB.
 */
export function areAsSealed(leaves: PackedLeaves): boolean {
  const { count, payloads, tiles } = leaves;
  const starts = zerosIn(payloads, count);
  if (!starts || count !== tiles.length * TILE_WIDTH) return false;
  const hashes = leafHashesOf(payloads, starts);
  return (
    isJoined(hashes, leaves.leafHashes) &&
    tellAllFields(leaves, starts) &&
    tiles.every((tile, at) => isTileOf(tile, hashes.slice(at * TILE_WIDTH, (at + 1) * TILE_WIDTH)))
  );
}

/** Where each payload begins, and the end; undefined when there are more or fewer than wanted. */
function zerosIn(payloads: Buffer, count: number): Uint32Array | undefined {
  const starts = new Uint32Array(count + 1);
  let found = 0;
  for (let at = payloads.indexOf(0); at >= 0; at = payloads.indexOf(0, at + 1)) {
    if (found === count) return undefined;
    starts[found] = at;
    found += 1;
  }
  starts[count] = payloads.length;
  return found === count && starts[0] === 0 ? starts : undefined;
}

function leafHashesOf(payloads: Buffer, starts: Uint32Array): HashText[] {
  const hashes: HashText[] = [];
  for (let at = 0; at + 1 < starts.length; at += 1) {
    hashes.push(hash("sha256", payloads.subarray(starts[at], starts[at + 1]), "binary"));
  }
  return hashes;
}

function isJoined(hashes: readonly HashText[], stored: Uint8Array): boolean {
  return Buffer.from(hashes.join(""), "latin1").equals(stored);
}

function isTileOf(stored: LeafChunk["tiles"][number], hashes: readonly HashText[]): boolean {
  return isJoined(hashes, stored.hashes) && isJoined([rootOf(hashes)], stored.root);
}

/** The root over 2 to the power of n hashes, computed level by level. */
function rootOf(hashes: readonly HashText[]): HashText {
  const node = Buffer.alloc(1 + 2 * HASH_BYTES, 1);
  let level = hashes;
  while (level.length > 1) {
    const above: HashText[] = [];
    for (let at = 0; at < level.length; at += 2) {
      node.write(`${level[at]}${level[at + 1]}`, 1, "latin1");
      above.push(hash("sha256", node, "binary"));
    }
    level = above;
  }
  return level[0] ?? "";
}

/** Whether each payload holds what is stored beside it. */
function tellAllFields(leaves: PackedLeaves, starts: Uint32Array): boolean {
  const { count, payloads } = leaves;
  const packetIds = valuesOf<string>(leaves.packetIds, count);
  const chains = valuesOf<string>(leaves.chains, count);
  const seqs = valuesOf<number>(leaves.seqs, count);
  const issuedAts = valuesOf<number>(leaves.issuedAts, count);
  if (!packetIds || !chains || !seqs || !issuedAts) return false;
  let millis = Number.NaN;
  let issued_at = "";
  for (let at = 0; at < count; at += 1) {
    // Most leaves were sealed in the same millisecond as the one before.
    if (issuedAts[at] !== millis) {
      millis = issuedAts[at] as number;
      issued_at = timeText(millis);
    }
    const fields = {
      id: packetIds[at] as string,
      chain: chains[at] as string,
      seq: seqs[at] as number,
      issued_at,
    };
    const begin = (starts[at] ?? 0) + 1;
    const end = starts[at + 1];
    // Names in ASCII are the same in the bytes of the payload as in its text.
    if (tellsPlainly(payloads.toString("latin1", begin, end), fields)) continue;
    if (fieldFault(payloads.toString("utf8", begin, end), fields) !== undefined) return false;
  }
  return true;
}

/** The values of a column; undefined when they are not as many as wanted, or not ASCII. */
function valuesOf<Value>(column: string, count: number): readonly Value[] | undefined {
  if (Buffer.byteLength(column) !== column.length) return undefined;
  const values: readonly Value[] = JSON.parse(column);
  return values.length === count ? values : undefined;
}
