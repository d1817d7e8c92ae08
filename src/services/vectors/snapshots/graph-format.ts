import { crc32 } from "node:zlib";
import type { SavedGraph } from "../../../engines/vectors/graph/graph.js";
import { SnapshotUnusable } from "./snapshot-format.js";

/**
 * The file of nodes beside a file of a graph, numbers little-endian: the magic word with the version
 * of this format; as doubles the checksum of the snapshot whose rows it has, length and checksum of
 * the file of the graph, the rows that it covers, the expansions for few and for many hits (0 for
 * none) and the rows when they were measured; the row of each node (4 bytes, -1 for none); a CRC-32
 * of everything before it.
 */
const MAGIC = Buffer.from("GHGRAPH1", "latin1");
const NUMBERS = 7;
const HEADER_BYTES = MAGIC.length + NUMBERS * Float64Array.BYTES_PER_ELEMENT;
const CHECKSUM_BYTES = 4;

/** What ties the files of a graph together, and to the snapshot of its rows. */
export interface GraphTies {
  readonly rowsChecksum: number;
  readonly graphBytes: number;
  readonly graphChecksum: number;
}

/** The bytes of a file of nodes, without its checksum. */
export function writeNodes(saved: SavedGraph, ties: GraphTies): Uint8Array {
  const { few, many = 0 } = saved.expansions;
  const numbers = Float64Array.of(
    ties.rowsChecksum,
    ties.graphBytes,
    ties.graphChecksum,
    saved.covered,
    few,
    many,
    saved.measuredRows,
  );
  const { rows } = saved;
  return Buffer.concat([
    MAGIC,
    new Uint8Array(numbers.buffer),
    new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength),
  ]);
}

/** Reads a file of nodes; throws SnapshotUnusable for anything else. */
export function readNodes(bytes: Buffer): { readonly saved: SavedGraph; readonly ties: GraphTies } {
  const end = bytes.length - CHECKSUM_BYTES;
  const isWhole = end >= HEADER_BYTES && crc32(bytes.subarray(0, end)) === bytes.readUInt32LE(end);
  if (!isWhole) throw new SnapshotUnusable("the checksum of its nodes is wrong");
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new SnapshotUnusable("its nodes have another format");
  }
  const numberAt = (at: number) => bytes.readDoubleLE(MAGIC.length + 8 * at);
  const rows = Uint8Array.from(bytes.subarray(HEADER_BYTES, end));
  return {
    ties: { rowsChecksum: numberAt(0), graphBytes: numberAt(1), graphChecksum: numberAt(2) },
    saved: {
      covered: numberAt(3),
      expansions: { few: numberAt(4), many: numberAt(5) === 0 ? undefined : numberAt(5) },
      measuredRows: numberAt(6),
      rows: new Int32Array(rows.buffer),
    },
  };
}
