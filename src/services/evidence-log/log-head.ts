import { GrowingTree, growingTileOf } from "../../engines/evidence/merkle/growing-tree.js";
import { TILE_WIDTH, Tile } from "../../engines/evidence/merkle/growing-tree-tile.js";
import { openNote, readCheckpoint } from "../../engines/evidence/signed-note/signed-note.js";
import type { Reader } from "../../platform/store/sql.js";
import { ChainHeads } from "./chains.js";
import { LogBroken } from "./evidence-log.js";
import {
  type HeadRow,
  type HeadVersion,
  readLeafHashes,
  readLinks,
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

/**
 * The head as it is stored, from an earlier one in memory and what others appended since; undefined
 * when that is not what lies between them. The chains that they appended to are forgotten.
 */
export async function catchUp(
  reader: Reader,
  head: LogHead,
  row: HeadRow,
): Promise<LogHead | undefined> {
  const begin = head.tree.size;
  const count = row.size - begin;
  if (row.epoch !== head.keys.epoch || count < 0 || count > CAUGHT_UP_MAX) return undefined;
  const links = await readLinks(reader, { begin, end: row.size });
  if (links.length !== count) return undefined;
  const tree = head.tree.clone();
  for (const { leaf_hash } of links) tree.append(leaf_hash);
  // Whoever appended them has stored these.
  tree.takeFullTiles();
  if (!tree.root().equals(rootOfNote(row.checkpoint))) return undefined;
  for (const { chain } of links) head.chainHeads.forget(chain);
  return { ...head, tree, checkpoint: row.checkpoint, issuedAt: row.issued_at };
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
