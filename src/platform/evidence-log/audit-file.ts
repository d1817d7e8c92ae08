import { auditLeaves, type LeafChunk } from "../../engines/merkle/growing-tree-audit.js";
import { TILE_WIDTH } from "../../engines/merkle/growing-tree-tile.js";
import { sql } from "../store/sql.js";
import { openSqliteScan, type SqliteScan } from "../store/sqlite-scan.js";
import { CHUNK, type EntryRange, type LookedRange, summarize } from "./audit.js";

/**
 * Looks at a range of the entries of a log in a file of SQLite, on the thread that calls: about 6 µs
 * for an entry of 1 KB, reading included, and nothing crosses threads but the roots of its tiles.
 */
export function auditFile({
  file,
  from,
  end,
}: EntryRange & { readonly file: string }): LookedRange {
  const scan = openSqliteScan(file);
  const roots: Uint8Array[] = [];
  try {
    for (let at = from; at < end; at += CHUNK) {
      const chunk = readChunk(scan, { from: at, end: Math.min(at + CHUNK, end) });
      const looked = summarize(chunk, auditLeaves(chunk));
      roots.push(...looked.roots);
      if (looked.fault || at + CHUNK >= end) return { ...looked, roots };
    }
    return { fault: undefined, roots, rest: [] };
  } finally {
    scan.close();
  }
}

function readChunk(scan: SqliteScan, { from, end }: EntryRange): LeafChunk {
  const entries = scan.rows(sql`
    SELECT leaf_index, packet_id, leaf_hash, chain, seq, issued_at, payload
    FROM evidence_entries WHERE leaf_index >= ${from} AND leaf_index < ${end} ORDER BY leaf_index`);
  const tiles = scan.rows(sql`
    SELECT tile_index, root, hashes FROM evidence_tiles
    WHERE level = 0 AND tile_index >= ${from / TILE_WIDTH} AND tile_index < ${Math.floor(end / TILE_WIDTH)}
    ORDER BY tile_index`);
  return {
    firstIndex: from,
    count: end - from,
    // The types of the columns are those of the migration.
    leaves: (entries as [number, string, Buffer, string, number, number, string][]).map(
      ([leaf_index, packet_id, leaf_hash, chain, seq, issued_at, payload]) => ({
        leaf_index,
        packet_id,
        leaf_hash,
        chain,
        seq,
        issued_at,
        payload,
      }),
    ),
    // Those after one that is missing would stand in its place.
    tiles: (tiles as [number, Buffer, Buffer][])
      .filter(([index], at) => index === from / TILE_WIDTH + at)
      .map(([, root, hashes]) => ({ root, hashes })),
  };
}
