import { setImmediate as nextTurn } from "node:timers/promises";
import { GrowingTree } from "../../../engines/evidence/merkle/growing-tree.js";
import type { LeafChunk, LeafFault } from "../../../engines/evidence/merkle/growing-tree-audit.js";
import { foldNodes } from "../../../engines/evidence/merkle/growing-tree-nodes.js";
import { TILE_WIDTH } from "../../../engines/evidence/merkle/growing-tree-tile.js";
import { type Reader, sql } from "../../../platform/store/sql.js";
import { rootOfNote } from "../log-head.js";
import { type EntryRow, type HeadRow, readTile, type TileRow } from "../log-store.js";

/** Entries that are read at once: a whole number of tiles that takes a few milliseconds. */
export const CHUNK = 2 * TILE_WIDTH;

/** A part of the log as it is stored, from the first entry of a tile on. */
export interface StoredChunk extends LeafChunk {
  readonly leaves: readonly EntryRow[];
  readonly tiles: readonly TileRow[];
}

/** Entries from the first of a tile on, before `end`. */
export interface EntryRange {
  readonly from: number;
  readonly end: number;
}

/** What the tree above some entries is computed from, after those were looked at. */
export interface LookedRange {
  readonly fault: LeafFault | undefined;
  /** The roots of the full tiles over them. */
  readonly roots: readonly Uint8Array[];
  /** The hashes of the leaves after those tiles. */
  readonly rest: readonly Uint8Array[];
}

export interface AuditOptions {
  /** Looks at some entries for themselves, here or elsewhere. */
  readonly look: (range: EntryRange) => Promise<LookedRange>;
  /** Entries that are looked at together: a whole number of tiles; 512 unless given. */
  readonly step?: number;
  readonly isStopped?: () => boolean;
}

/** What an audit says of an entry, in one sentence. */
export function faultText({ index, reason }: LeafFault): string {
  return `entry ${index} of the evidence log was changed: ${reason}`;
}

/**
 * Computes the whole tree again, from the payloads up, and compares it with what is stored and with
 * the signed head. Answers the first fault, by entry. It yields between ranges, and the log may grow
 * meanwhile: it looks at what there was when the head was read.
 */
export async function auditLog(
  reader: Reader,
  head: HeadRow,
  { look, step = CHUNK, isStopped }: AuditOptions,
): Promise<LeafFault | undefined> {
  const beyond = await reader.get<{ leaf_index: number }>(sql`
    SELECT evidence_entries.leaf_index FROM evidence_entries, evidence_head
    WHERE evidence_entries.leaf_index >= evidence_head.size ORDER BY leaf_index LIMIT 1`);
  if (beyond) return { index: beyond.leaf_index, reason: "it is beyond the end of the log" };
  const upper = new GrowingTree();
  const last = new GrowingTree();
  const lookFrom = async (from: number) =>
    from < head.size ? look({ from, end: Math.min(from + step, head.size) }) : undefined;
  let looking = lookFrom(0);
  for (let from = 0; from < head.size; from += step) {
    if (isStopped?.()) return undefined;
    const looked = await looking;
    if (looked?.fault) return looked.fault;
    // The next range is looked at while the tree above this one is computed.
    looking = lookFrom(from + step);
    looking.catch(() => undefined);
    const { roots, rest } = looked ?? { roots: [], rest: [] };
    for (const root of roots) upper.append(Buffer.from(root));
    for (const hash of rest) last.append(Buffer.from(hash));
    const tileFault = await checkUpperTiles(reader, upper);
    if (tileFault) return tileFault;
    await nextTurn();
  }
  const root = foldNodes([...upper.edge(), ...last.edge()]);
  if (root.equals(rootOfNote(head.checkpoint))) return undefined;
  return { index: head.size - 1, reason: "the tree up to it is not the one that was signed" };
}

/** Looks at entries that are read through the store. */
export function lookThrough(
  reader: Reader,
  check: (chunk: StoredChunk) => Promise<LeafFault | undefined> | LeafFault | undefined,
): AuditOptions["look"] {
  return async (range) => {
    const chunk = await readChunk(reader, range);
    return summarize(chunk, await check(chunk));
  };
}

/** What is left of a chunk for the tree above it. */
export function summarize(chunk: LeafChunk, fault: LeafFault | undefined): LookedRange {
  return {
    fault,
    roots: chunk.tiles.map(({ root }) => root),
    rest: chunk.leaves.slice(chunk.tiles.length * TILE_WIDTH).map((leaf) => leaf.leaf_hash),
  };
}

/** Some entries, from the first of a tile on. */
async function readChunk(reader: Reader, { from, end }: EntryRange): Promise<StoredChunk> {
  const leaves = await reader.all<EntryRow>(sql`
    SELECT leaf_index, packet_id, leaf_hash, owner, chain, seq, prev_index, issued_at, epoch, signature, countersignature, payload
    FROM evidence_entries WHERE leaf_index >= ${from} AND leaf_index < ${end} ORDER BY leaf_index`);
  const tiles: TileRow[] = [];
  for (let at = from; at + TILE_WIDTH <= end; at += TILE_WIDTH) {
    const tile = await readTile(reader, { level: 0, index: at / TILE_WIDTH });
    if (!tile) break;
    tiles.push(tile);
  }
  return { firstIndex: from, count: end - from, leaves, tiles };
}

/** Where the tail begins, which no audit has seen: a tile, at most `entriesMax` entries back. */
export function tailStart(head: HeadRow, entriesMax: number): number {
  const from = Math.max(Math.min(head.audited_size, head.size), head.size - entriesMax);
  return Math.floor(from / TILE_WIDTH) * TILE_WIDTH;
}

/** Audits the entries of a range alone, without the tree above them. */
export async function auditRange(
  reader: Reader,
  { from, end }: EntryRange,
  check: (chunk: LeafChunk) => LeafFault | undefined,
): Promise<LeafFault | undefined> {
  for (let at = from; at < end; at += CHUNK) {
    const fault = check(await readChunk(reader, { from: at, end: Math.min(at + CHUNK, end) }));
    if (fault) return fault;
  }
  return undefined;
}

/** The tiles above the leaves, as soon as they are full. */
async function checkUpperTiles(reader: Reader, upper: GrowingTree): Promise<LeafFault | undefined> {
  for (const { level, index, tile } of upper.takeFullTiles()) {
    const stored = await readTile(reader, { level: level + 1, index });
    const isSame = stored?.hashes.equals(tile.bytes()) && tile.root?.equals(stored.root);
    if (isSame) continue;
    const first = index * TILE_WIDTH ** (level + 2);
    return { index: first, reason: `the tile of level ${level + 1} that begins with it differs` };
  }
  return undefined;
}
