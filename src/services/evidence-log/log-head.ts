import { GrowingTree, growingTileOf } from "../../engines/evidence/merkle/growing-tree.js";
import { TILE_WIDTH, Tile } from "../../engines/evidence/merkle/growing-tree-tile.js";
import { openNote, readCheckpoint } from "../../engines/evidence/signed-note/signed-note.js";
import type { Reader } from "../../platform/store/sql.js";
import { ChainHeads } from "./chains.js";
import { LogBroken } from "./evidence-log.js";
import {
  type HeadRow,
  type HeadVersion,
  readHeadSince,
  readLeafHashes,
  readTileRoots,
} from "./log-store.js";
import type { EpochKeys } from "./signing-keys.js";

/** The head of the log in memory: what the next packet is appended to. */
export interface LogHead {
  readonly origin: string;
  readonly chainKey: Buffer;
  readonly tree: GrowingTree;
  readonly chainHeads: ChainHeads;
  readonly keys: EpochKeys;
  /** If the stored head has another checkpoint, somebody else appended. */
  checkpoint: string;
  issuedAt: number;
}

/** Loads the head of the log; throws LogBroken when the tree does not lead to its checkpoint. */
export async function loadHead(reader: Reader, row: HeadRow, keys: EpochKeys): Promise<LogHead> {
  const tree = await loadTree(reader, row.size);
  if (!tree?.root().equals(rootOfNote(row.checkpoint))) {
    throw new LogBroken(`the stored tree of ${row.size} entries is not the one that was signed`);
  }
  return {
    origin: row.origin,
    chainKey: row.chain_key,
    tree,
    chainHeads: new ChainHeads(),
    keys,
    checkpoint: row.checkpoint,
    issuedAt: row.issued_at,
  };
}

export function versionOf({ tree, keys, checkpoint }: LogHead): HeadVersion {
  return { size: tree.size, epoch: keys.epoch, checkpoint };
}

export function isSameHead(one: HeadVersion, other: HeadVersion): boolean {
  return (
    one.size === other.size && one.epoch === other.epoch && one.checkpoint === other.checkpoint
  );
}

/** More than that is read as a whole tree. */
const CAUGHT_UP_MAX = 1_024;

/** The head as it is stored now; `later` is that in memory, where it could be made from an earlier one. */
export interface CaughtUp {
  readonly row: HeadRow;
  readonly later: LogHead | undefined;
}

/**
 * Reads the head as it is stored, and what others appended since an earlier one in memory. The chains
 * that they appended to are forgotten. Undefined where nothing is stored.
 */
export async function catchUp(reader: Reader, earlier: LogHead): Promise<CaughtUp | undefined> {
  const begin = earlier.tree.size;
  const found = await readHeadSince(reader, { begin, limit: CAUGHT_UP_MAX });
  if (!found) return undefined;
  const { head: row, links } = found;
  if (isSameHead(versionOf(earlier), row)) return { row, later: earlier };
  const isWhole = begin + links.length === row.size && row.epoch === earlier.keys.epoch;
  if (!isWhole) return { row, later: undefined };
  const tree = earlier.tree.clone();
  for (const { leaf_hash } of links) tree.append(leaf_hash);
  // Whoever appended them has stored these.
  tree.takeFullTiles();
  if (!tree.root().equals(rootOfNote(row.checkpoint))) return { row, later: undefined };
  for (const { chain } of links) earlier.chainHeads.forget(chain);
  const { checkpoint, issued_at: issuedAt } = row;
  return { row, later: { ...earlier, tree, checkpoint, issuedAt } };
}

/** The root in a checkpoint that the log itself stored. */
export function rootOfNote(note: string): Uint8Array {
  return readCheckpoint(openNote(note).text).root;
}

/** The right edge of the stored tree; undefined when hashes are missing. */
async function loadTree(reader: Reader, size: number): Promise<GrowingTree | undefined> {
  const growing: Tile[] = [];
  for (let level = 0; TILE_WIDTH ** level <= size; level += 1) {
    const { index, width } = growingTileOf(size, level);
    const begin = index * TILE_WIDTH;
    const end = begin + width;
    const hashes =
      level === 0
        ? await readLeafHashes(reader, { begin, end })
        : await readTileRoots(reader, { level: level - 1, begin, end });
    const tile = Tile.of(hashes);
    if (tile.width !== width) return undefined;
    growing.push(tile);
  }
  return new GrowingTree(size, growing);
}
