import { isUtf8 } from "node:buffer";
import {
  auditLeaves,
  type LeafChunk,
} from "../../../engines/evidence/merkle/growing-tree-audit.js";
import { TILE_WIDTH } from "../../../engines/evidence/merkle/growing-tree-tile.js";
import { HASH_BYTES } from "../../../engines/evidence/merkle/hashing.js";
import { areAsSealed, type PackedLeaves } from "../../../engines/evidence/merkle/packed-leaves.js";
import { sql } from "../../../platform/store/sql.js";
import { openSqliteScan, type SqliteScan } from "../../../platform/store/sqlite/sqlite-scan.js";
import { CHUNK, type EntryRange, type LookedRange, summarize } from "./audit.js";

/** Larger payloads take longer to hash than to read, and 512 of them at once take much memory. */
const PACKED_BYTES_MAX = 16_384;

/**
 * Looks at a range of the entries of a log in a file of SQLite, on the thread that calls: about 5 µs
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
      const looked = lookAt(scan, { from: at, end: Math.min(at + CHUNK, end) });
      roots.push(...looked.roots);
      if (looked.fault || at + CHUNK >= end) return { ...looked, roots };
    }
    return { fault: undefined, roots, rest: [] };
  } finally {
    scan.close();
  }
}

/** Whole tiles are looked at packed, which is faster; what that does not accept, entry by entry. */
function lookAt(scan: SqliteScan, range: EntryRange): LookedRange {
  const packed = readPacked(scan, range);
  if (packed && areAsSealed(packed)) {
    return { fault: undefined, roots: packed.tiles.map(({ root }) => root), rest: [] };
  }
  const chunk = readChunk(scan, range);
  return summarize(chunk, auditLeaves(chunk));
}

/**
 * The entries of a range as one row, because a row for each costs more than its audit. Undefined
 * when they are not all there, hold what they never should, or are too large to be held at once.
 */
export function readPacked(scan: SqliteScan, { from, end }: EntryRange): PackedLeaves | undefined {
  const count = end - from;
  if (count % TILE_WIDTH > 0) return undefined;
  const [row = []] = scan.rows(sql`
    SELECT count(*),
      CAST(group_concat(char(0) || payload, '') AS BLOB), CAST(group_concat(leaf_hash, '') AS BLOB),
      json_group_array(packet_id), json_group_array(chain),
      json_group_array(seq), json_group_array(issued_at)
    FROM evidence_entries WHERE leaf_index >= ${from} AND leaf_index < ${end}
      AND typeof(payload) = 'text' AND octet_length(payload) <= ${PACKED_BYTES_MAX}
      AND typeof(leaf_hash) = 'blob' AND length(leaf_hash) = ${HASH_BYTES}
      AND typeof(packet_id) = 'text' AND typeof(chain) = 'text'
      AND typeof(seq) = 'integer' AND typeof(issued_at) = 'integer'`);
  if (row[0] !== count) return undefined;
  // The types of what is aggregated are those of the statement.
  const [payloads, leafHashes, ...columns] = row.slice(1) as [Buffer, Buffer, ...string[]];
  if (!isUtf8(payloads)) return undefined;
  const [packetIds = "", chains = "", seqs = "", issuedAts = ""] = columns;
  const tiles = readTiles(scan, { from, end });
  return { count, payloads, leafHashes, packetIds, chains, seqs, issuedAts, tiles };
}

function readChunk(scan: SqliteScan, { from, end }: EntryRange): LeafChunk {
  const entries = scan.rows(sql`
    SELECT leaf_index, packet_id, leaf_hash, chain, seq, issued_at, payload
    FROM evidence_entries WHERE leaf_index >= ${from} AND leaf_index < ${end} ORDER BY leaf_index`);
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
    tiles: readTiles(scan, { from, end }),
  };
}

function readTiles(scan: SqliteScan, { from, end }: EntryRange): LeafChunk["tiles"] {
  const tiles = scan.rows(sql`
    SELECT tile_index, root, hashes FROM evidence_tiles
    WHERE level = 0 AND tile_index >= ${from / TILE_WIDTH} AND tile_index < ${Math.floor(end / TILE_WIDTH)}
    ORDER BY tile_index`);
  // Those after one that is missing would stand in its place.
  return (tiles as [number, Buffer, Buffer][])
    .filter(([index], at) => index === from / TILE_WIDTH + at)
    .map(([, root, hashes]) => ({ root, hashes }));
}
