import { setImmediate as nextTurn } from "node:timers/promises";
import { GrowingTree } from "../../engines/merkle/growing-tree.js";
import type { LeafChunk, LeafFault } from "../../engines/merkle/growing-tree-audit.js";
import { foldNodes } from "../../engines/merkle/growing-tree-nodes.js";
import { TILE_WIDTH } from "../../engines/merkle/growing-tree-tile.js";
import { type Reader, sql } from "../store/sql.js";
import { rootOfNote } from "./log-edge.js";
import { type EntryRow, type HeadRow, readTile, type TileRow } from "./log-store.js";

/** Entries that are read at once: a whole number of tiles that takes a few milliseconds. */
const CHUNK = 2 * TILE_WIDTH;

/** A part of the log as it is stored, from the first entry of a tile on. */
export interface StoredChunk extends LeafChunk {
  readonly leaves: readonly EntryRow[];
  readonly tiles: readonly TileRow[];
}

export interface AuditOptions {
  /** Looks at one chunk for itself, here or on a worker. */
  readonly check: (chunk: LeafChunk) => Promise<LeafFault | undefined> | LeafFault | undefined;
  /** Looks at more than the tree needs. */
  readonly also?: (chunk: StoredChunk) => Promise<LeafFault | undefined>;
  readonly isStopped?: () => boolean;
}

/** What an audit says of an entry, in one sentence. */
export function faultText({ index, reason }: LeafFault): string {
  return `entry ${index} of the evidence log was changed: ${reason}`;
}

/**
 * Computes the whole tree again, from the payloads up, and compares it with what is stored and with
 * the signed head. Answers the first fault, by entry. It yields between chunks, and the log may grow
 * meanwhile: it looks at what there was when the head was read.
 */
export async function auditLog(
  reader: Reader,
  head: HeadRow,
  options: AuditOptions,
): Promise<LeafFault | undefined> {
  const beyond = await reader.get<{ leaf_index: number }>(sql`
    SELECT evidence_entries.leaf_index FROM evidence_entries, evidence_head
    WHERE evidence_entries.leaf_index >= evidence_head.size ORDER BY leaf_index LIMIT 1`);
  if (beyond) return { index: beyond.leaf_index, reason: "it is beyond the end of the log" };
  const upper = new GrowingTree();
  const last = new GrowingTree();
  let checking: Promise<LeafFault | undefined> = Promise.resolve(undefined);
  for (let from = 0; from < head.size; from += CHUNK) {
    if (options.isStopped?.()) return undefined;
    const chunk = await readChunk(reader, { from, size: head.size });
    // One chunk is looked at while the next one is read.
    const fault = await checking;
    if (fault) return fault;
    checking = checkChunk(chunk, options);
    // It is awaited below; until then a failure of it is nobody's.
    checking.catch(() => undefined);
    for (const { root } of chunk.tiles) upper.append(root);
    for (const { leaf_hash } of chunk.leaves.slice(chunk.tiles.length * TILE_WIDTH)) {
      last.append(leaf_hash);
    }
    const tileFault = await checkUpperTiles(reader, upper);
    if (tileFault) return (await checking) ?? tileFault;
    await nextTurn();
  }
  const fault = await checking;
  if (fault) return fault;
  const root = foldNodes([...upper.edge(), ...last.edge()]);
  if (root.equals(rootOfNote(head.checkpoint))) return undefined;
  return { index: head.size - 1, reason: "the tree up to it is not the one that was signed" };
}

/** The chunk from an entry on, which is the first of a tile, up to the size of the log. */
export async function readChunk(
  reader: Reader,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<StoredChunk> {
  const end = Math.min(from + CHUNK, size);
  const leaves = await reader.all<EntryRow>(sql`
    SELECT leaf_index, packet_id, leaf_hash, owner, chain, seq, issued_at, epoch, signature, countersignature, payload
    FROM evidence_entries WHERE leaf_index >= ${from} AND leaf_index < ${end} ORDER BY leaf_index`);
  const tiles: TileRow[] = [];
  for (let at = from; at + TILE_WIDTH <= end; at += TILE_WIDTH) {
    const tile = await readTile(reader, { level: 0, index: at / TILE_WIDTH });
    if (!tile) break;
    tiles.push(tile);
  }
  return { firstIndex: from, count: end - from, leaves, tiles };
}

/** The first entry of the last chunk that holds what was not audited, at most `entriesMax` back. */
export function tailStart(head: HeadRow, entriesMax: number): number {
  const from = Math.max(Math.min(head.audited_size, head.size), head.size - entriesMax);
  return Math.floor(from / TILE_WIDTH) * TILE_WIDTH;
}

/** Audits the entries of a range alone, without the tree above them. */
export async function auditRange(
  reader: Reader,
  { from, size }: { readonly from: number; readonly size: number },
  check: AuditOptions["check"],
): Promise<LeafFault | undefined> {
  for (let at = from; at < size; at += CHUNK) {
    const fault = await check(await readChunk(reader, { from: at, size }));
    if (fault) return fault;
  }
  return undefined;
}

async function checkChunk(
  chunk: StoredChunk,
  { check, also }: AuditOptions,
): Promise<LeafFault | undefined> {
  return (await check(chunk)) ?? (await also?.(chunk));
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
