import { TILE_WIDTH, Tile } from "./growing-tree-tile.js";
import { leafHashOfText } from "./hashing.js";

/** A stored packet with what is stored beside its payload. */
export interface StoredLeaf {
  readonly leaf_index: number;
  readonly packet_id: string;
  readonly leaf_hash: Uint8Array;
  readonly chain: string;
  readonly seq: number;
  readonly issued_at: number;
  /** The canonical payload, which is the entry of the tree. */
  readonly payload: string;
}

/** What a payload holds of what is stored beside it. */
export interface LeafFields {
  readonly id: string;
  readonly chain: string;
  readonly seq: number;
  readonly issued_at: string;
}

/** The last millisecond of a Date (ECMA-262, Time Values and Time Range). */
const DATE_MILLIS_MAX = 8.64e15;
/** Without the id, because short texts are found several times faster than long ones. */
const ID_KEY = '"id":"';
const FIELDS = ["id", "chain", "seq", "issued_at"] as const satisfies readonly (keyof LeafFields)[];

/** Some leaves in a row, from the first of a tile on, and the stored full tiles over them. */
export interface LeafChunk {
  readonly firstIndex: number;
  /** How many leaves there have to be. */
  readonly count: number;
  readonly leaves: readonly StoredLeaf[];
  readonly tiles: readonly { readonly hashes: Uint8Array; readonly root: Uint8Array }[];
}

/** Something that is not as it was sealed, and the entry at which it shows. */
export interface LeafFault {
  readonly index: number;
  readonly reason: string;
}

/**
 * The first leaf of a chunk that is not what it was sealed as: each leaf hash is computed again from
 * its payload, each full tile and its root from the leaf hashes, and what is stored beside a payload
 * is compared with it. Costs about 3 µs for a leaf of 1 KB.
 */
export function auditLeaves(chunk: LeafChunk): LeafFault | undefined {
  const { firstIndex, count, leaves, tiles } = chunk;
  for (let at = 0; at < count; at += 1) {
    const leaf = leaves[at];
    const index = firstIndex + at;
    if (!leaf || leaf.leaf_index !== index) return { index, reason: "it is missing" };
    const reason = faultOfLeaf(leaf);
    if (reason !== undefined) return { index, reason };
  }
  for (let at = 0; at + TILE_WIDTH <= count; at += TILE_WIDTH) {
    const fault = faultOfTile(leaves.slice(at, at + TILE_WIDTH), tiles[at / TILE_WIDTH]);
    if (fault) return { index: firstIndex + at + fault.at, reason: fault.reason };
  }
  return undefined;
}

function faultOfLeaf(leaf: StoredLeaf): string | undefined {
  if (!isSame(leafHashOfText(leaf.payload), leaf.leaf_hash)) {
    return "its payload does not have the leaf hash that is stored";
  }
  const sealed = {
    id: leaf.packet_id,
    chain: leaf.chain,
    seq: leaf.seq,
    issued_at: timeText(leaf.issued_at),
  };
  return tellsPlainly(leaf.payload, sealed) ? undefined : fieldFault(leaf.payload, sealed);
}

/**
 * Whether a payload can be seen, without reading all of it, to hold what is stored beside it. In
 * canonical JSON no text holds a key as it is searched for here, because its quotes are escaped; and
 * these keys are those of the payload itself as long as no other object begins before them or, for
 * the last, ends after it.
 */
export function tellsPlainly(payload: string, { id, chain, seq, issued_at }: LeafFields): boolean {
  const chainAt = payload.indexOf(`"chain":"${chain}"`);
  const idAt = payload.indexOf(ID_KEY, chainAt);
  const issuedAtAt = payload.indexOf(`"issued_at":"${issued_at}"`, idAt);
  if (chainAt < 0 || idAt < 0 || issuedAtAt < 0) return false;
  if (!payload.startsWith(`${id}"`, idAt + ID_KEY.length)) return false;
  const objectAt = payload.indexOf("{", 1);
  if (objectAt >= 0 && objectAt < issuedAtAt) return false;
  const seqAt = payload.lastIndexOf(`"seq":${seq},`);
  return seqAt > issuedAtAt && payload.indexOf("}", seqAt) === payload.length - 1;
}

/** What of a payload, read as JSON, is not what is stored beside it. */
export function fieldFault(payload: string, stored: LeafFields): string | undefined {
  let read: unknown;
  try {
    read = JSON.parse(payload);
  } catch {
    return "its payload is no JSON";
  }
  if (typeof read !== "object" || read === null) return "its payload is no object";
  const fields: Partial<Record<keyof LeafFields, unknown>> = read;
  const other = FIELDS.find((key) => stored[key] !== fields[key]);
  return other === undefined ? undefined : `its ${other} is not the one that was sealed`;
}

/** A stored time as payloads have it; what is no time is like no text of theirs. */
export function timeText(millis: number): string {
  return Math.abs(millis) <= DATE_MILLIS_MAX ? new Date(millis).toISOString() : "";
}

function faultOfTile(
  leaves: readonly StoredLeaf[],
  stored: LeafChunk["tiles"][number] | undefined,
): { readonly at: number; readonly reason: string } | undefined {
  if (!stored) return { at: 0, reason: "the tile that begins with it is missing" };
  const tile = new Tile();
  for (const [at, { leaf_hash }] of leaves.entries()) {
    // What crossed threads is no Buffer any more.
    const hash = Buffer.from(leaf_hash.buffer, leaf_hash.byteOffset, leaf_hash.byteLength);
    const kept = stored.hashes.subarray(at * hash.length, (at + 1) * hash.length);
    if (!isSame(hash, kept)) return { at, reason: "its leaf hash is not the one in its tile" };
    tile.append(hash);
  }
  const isRoot = tile.root !== undefined && isSame(tile.root, stored.root);
  return isRoot ? undefined : { at: 0, reason: "the tile that begins with it has another root" };
}

function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(left, right) === 0;
}
