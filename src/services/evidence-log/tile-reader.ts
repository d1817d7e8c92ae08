import { growingTileOf } from "../../engines/evidence/merkle/growing-tree.js";
import {
  completeNodes,
  foldNodes,
  tileOf,
} from "../../engines/evidence/merkle/growing-tree-nodes.js";
import { TILE_WIDTH, Tile } from "../../engines/evidence/merkle/growing-tree-tile.js";
import type { LeafRange } from "../../engines/evidence/merkle/proofs.js";
import type { Reader } from "../../platform/store/sql.js";
import { readLeafHashes, readTile, readTileRoots } from "./log-store.js";

/** A tile, and how much of it is needed. */
interface TileRequest {
  readonly level: number;
  readonly index: number;
  readonly width: number;
}

/** The stored tree, read through its tiles. */
export interface TileReader {
  /** A tile with at least that many hashes; undefined when the store has fewer. */
  tile(request: TileRequest): Promise<Tile | undefined>;
  /** The hashes of subtrees that lie within the first `size` leaves. */
  hashes(ranges: readonly LeafRange[], size: number): Promise<Buffer[]>;
}

const TILES_MAX = 64;

/** Reads tiles of a store and keeps the last ones; what it keeps can only grow. */
export function createTileReader(reader: Reader): TileReader {
  const kept = new Map<string, Tile>();

  async function tile(request: TileRequest): Promise<Tile | undefined> {
    const name = `${request.level}/${request.index}`;
    let found = kept.get(name);
    if (found === undefined || found.width < request.width) {
      const hashes = await readHashes(reader, request);
      if (hashes === undefined) return undefined;
      found = Tile.of(hashes);
    }
    kept.delete(name);
    kept.set(name, found);
    const [oldest] = kept.size > TILES_MAX ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return found.width < request.width ? undefined : found;
  }

  async function hashOf(range: LeafRange, size: number): Promise<Buffer> {
    const hashes: Buffer[] = [];
    for (const node of completeNodes(range)) {
      const { level, index, height, at } = tileOf(node);
      const growing = growingTileOf(size, level);
      const width = index === growing.index ? growing.width : TILE_WIDTH;
      const hash = (await tile({ level, index, width }))?.node(height, at);
      if (!hash) throw new Error(`the log has no tile ${index} of level ${level}`);
      hashes.push(hash);
    }
    return foldNodes(hashes);
  }

  return {
    tile,
    async hashes(ranges, size) {
      const hashes: Buffer[] = [];
      for (const range of ranges) hashes.push(await hashOf(range, size));
      return hashes;
    },
  };
}

/** The hashes of a full tile are one row; those of a tile that grows are in the rows below it. */
async function readHashes(
  reader: Reader,
  { level, index, width }: TileRequest,
): Promise<Buffer | undefined> {
  if (width === TILE_WIDTH) return (await readTile(reader, { level, index }))?.hashes;
  const begin = index * TILE_WIDTH;
  const end = begin + width;
  return level === 0
    ? readLeafHashes(reader, { begin, end })
    : readTileRoots(reader, { level: level - 1, begin, end });
}
