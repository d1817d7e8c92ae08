import { GrowingTree, growingTileOf } from "../../engines/evidence/merkle/growing-tree.js";
import { TILE_WIDTH, Tile } from "../../engines/evidence/merkle/growing-tree-tile.js";
import { openNote, readCheckpoint } from "../../engines/evidence/signed-note/signed-note.js";
import type { Reader } from "../../platform/store/sql.js";
import { ChainEnds } from "./chains.js";
import { LogBroken } from "./evidence-log.js";
import { type HeadRow, readLeafHashes, readTileRoots } from "./log-store.js";
import type { EpochKeys } from "./signing-keys.js";

/** The end of the log in memory: what the next packet is appended to. */
export interface LogEdge {
  readonly origin: string;
  readonly chainKey: Buffer;
  readonly tree: GrowingTree;
  readonly ends: ChainEnds;
  readonly keys: EpochKeys;
  /** The checkpoint that the head must still have, or somebody else appended. */
  checkpoint: string;
  issuedAt: number;
}

/** Loads the end of the log; throws LogBroken when it does not lead to the stored checkpoint. */
export async function loadEdge(reader: Reader, head: HeadRow, keys: EpochKeys): Promise<LogEdge> {
  const tree = await loadTree(reader, head.size);
  if (!tree?.root().equals(rootOfNote(head.checkpoint))) {
    throw new LogBroken(`the stored tree of ${head.size} entries is not the one that was signed`);
  }
  return {
    origin: head.origin,
    chainKey: head.chain_key,
    tree,
    ends: new ChainEnds(),
    keys,
    checkpoint: head.checkpoint,
    issuedAt: head.issued_at,
  };
}

/** What tells one end of the log from another. */
export interface LogEnd {
  readonly size: number;
  readonly epoch: number;
  readonly checkpoint: string;
}

export function endOf({ tree, keys, checkpoint }: LogEdge): LogEnd {
  return { size: tree.size, epoch: keys.epoch, checkpoint };
}

export function isSameEnd(one: LogEnd, other: LogEnd): boolean {
  return (
    one.size === other.size && one.epoch === other.epoch && one.checkpoint === other.checkpoint
  );
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
