import { rowInsert } from "../../platform/store/row-insert.js";
import {
  type Reader,
  type Store,
  sql,
  type Transaction,
  type Writer,
} from "../../platform/store/sql.js";
import type { ChainHead, ChainRow } from "./chains.js";

/** The head of the log as it is stored. */
export interface HeadRow {
  readonly origin: string;
  readonly chain_key: Buffer;
  readonly size: number;
  readonly checkpoint: string;
  readonly epoch: number;
  readonly issued_at: number;
  readonly audited_size: number;
}

/** One sealed packet as it is stored. */
export interface EntryRow {
  readonly leaf_index: number;
  readonly packet_id: string;
  readonly leaf_hash: Buffer;
  readonly owner: string;
  readonly chain: string;
  readonly seq: number;
  /** The entry before it in its chain; null for the first. */
  readonly prev_index: number | null;
  readonly issued_at: number;
  readonly epoch: number;
  readonly signature: Buffer;
  readonly countersignature: Buffer | null;
  readonly payload: string;
}

export interface TileRow {
  readonly level: number;
  readonly tile_index: number;
  readonly root: Buffer;
  readonly hashes: Buffer;
}

const insertEntries = rowInsert({
  into: "evidence_entries",
  columns: [
    "leaf_index",
    "packet_id",
    "leaf_hash",
    "owner",
    "chain",
    "seq",
    "prev_index",
    "issued_at",
    "epoch",
    "signature",
    "countersignature",
    "payload",
  ],
});
const insertTiles = rowInsert({
  into: "evidence_tiles",
  columns: ["level", "tile_index", "root", "hashes"],
});
const insertChains = rowInsert({
  into: "evidence_chains",
  columns: ["chain", "owner", "agent_id", "workflow_id", "parts"],
});
const putChainHeads = rowInsert({
  into: "evidence_chain_ends",
  columns: ["chain", "leaf_index"],
  onConflict: { key: ["chain"] },
});
const insertChainMarks = rowInsert({
  into: "evidence_chain_marks",
  columns: ["chain", "leaf_index"],
});
/** Every so many entries of a chain, reading may begin. */
const ENTRIES_PER_MARK = 64;

/** Keeps every other writer out until a transaction ends whose statements decide by themselves. */
export async function lockHead(tx: Transaction, dialect: Store["dialect"]): Promise<void> {
  // An SQLite transaction has the only write lock from its first moment.
  if (dialect === "postgres")
    await tx.get(sql`SELECT id FROM evidence_head WHERE id = 1 FOR UPDATE`);
}

export function readHead(reader: Reader): Promise<HeadRow | undefined> {
  return reader.get<HeadRow>(sql`
    SELECT origin, chain_key, size, checkpoint, epoch, issued_at, audited_size
    FROM evidence_head WHERE id = 1`);
}

/** Whether anything was ever appended. */
export async function hasEntries(reader: Reader): Promise<boolean> {
  const row = await reader.get(sql`SELECT leaf_index FROM evidence_entries LIMIT 1`);
  return row !== undefined;
}

/** Adds the row that is there once; answers false when it was there before. */
export async function addHead(writer: Writer, head: HeadRow): Promise<boolean> {
  const added = await writer.run(sql`
    INSERT INTO evidence_head
      (id, origin, chain_key, size, checkpoint, epoch, issued_at, audited_size)
    VALUES (1, ${head.origin}, ${head.chain_key}, ${head.size}, ${head.checkpoint}, ${head.epoch},
      ${head.issued_at}, ${head.audited_size})
    ON CONFLICT (id) DO NOTHING`);
  return added === 1;
}

/** What one batch adds to the log. */
export interface Addition {
  readonly entries: readonly EntryRow[];
  readonly tiles: readonly TileRow[];
  readonly chains: readonly ChainRow[];
  readonly size: number;
  readonly checkpoint: string;
  readonly epoch: number;
  readonly issuedAt: number;
}

/** The head that a batch was made from. */
export interface HeadVersion {
  readonly size: number;
  readonly epoch: number;
  readonly checkpoint: string;
}

/**
 * Moves the head from the place that a batch was made from and writes the batch, without waiting
 * between its statements. A head that is at another place breaks a constraint (`breaksNotNull`), and
 * the transaction with it; only where there is none at all it answers false.
 */
export async function addBatch(
  tx: Writer,
  { from, addition }: { readonly from: HeadVersion; readonly addition: Addition },
): Promise<boolean> {
  const { entries, tiles, chains, size, checkpoint, epoch, issuedAt } = addition;
  // First, so that whoever lost the race waits here and writes nothing.
  const moved = tx.run(sql`
    UPDATE evidence_head
       SET size = CASE WHEN size = ${from.size} AND epoch = ${from.epoch}
                        AND checkpoint = ${from.checkpoint} THEN CAST(${size} AS BIGINT) END,
           checkpoint = ${checkpoint}, epoch = ${epoch}, issued_at = ${issuedAt}
     WHERE id = 1`);
  await Promise.all([
    moved,
    tx.run(insertEntries(entries.map(valuesOf))),
    tx.run(insertTiles(tiles.map((tile) => [tile.level, tile.tile_index, tile.root, tile.hashes]))),
    tx.run(
      putChainHeads([...new Map(entries.map(({ chain, leaf_index }) => [chain, leaf_index]))]),
    ),
    tx.run(insertChainMarks(marksOf(entries))),
    tx.run(
      insertChains(
        chains.map((row) => [row.chain, row.owner, row.agent_id, row.workflow_id, row.parts]),
      ),
    ),
    tx.run(sql`INSERT INTO evidence_checkpoints (size, note) VALUES (${size}, ${checkpoint})`),
  ]);
  return (await moved) === 1;
}

/** Places in long chains from which reading may begin. */
function marksOf(entries: readonly EntryRow[]): [chain: string, leafIndex: number][] {
  return entries
    .filter(({ seq }) => seq > 0 && seq % ENTRIES_PER_MARK === 0)
    .map(({ chain, leaf_index }) => [chain, leaf_index]);
}

function valuesOf(row: EntryRow) {
  return [
    row.leaf_index,
    row.packet_id,
    row.leaf_hash,
    row.owner,
    row.chain,
    row.seq,
    row.prev_index,
    row.issued_at,
    row.epoch,
    row.signature,
    row.countersignature,
    row.payload,
  ];
}

type ChainHeadRow = Pick<EntryRow, "chain" | "owner" | "seq" | "leaf_index" | "leaf_hash">;

/** The heads of chains that have packets, by name, each with its owner. */
export async function readChainHeads(
  reader: Reader,
  { chains, dialect }: { readonly chains: readonly string[]; readonly dialect: Store["dialect"] },
): Promise<Map<string, ChainHead & { readonly owner: string }>> {
  const rows =
    dialect === "postgres"
      ? await readHeadsAtOnce(reader, chains)
      : await readHeadsOneByOne(reader, chains);
  return new Map(
    rows.map(({ chain, owner, seq, leaf_index, leaf_hash }) => [
      chain,
      { chain, owner, last: { seq, leafIndex: leaf_index, leafHash: leaf_hash } },
    ]),
  );
}

/** One round trip for a whole batch. */
function readHeadsAtOnce(reader: Reader, chains: readonly string[]): Promise<ChainHeadRow[]> {
  return reader.all<ChainHeadRow>(sql`
    SELECT last_entry.chain, last_entry.owner, last_entry.seq, last_entry.leaf_index,
      last_entry.leaf_hash
    FROM unnest(string_to_array(${chains.join(",")}, ',')) AS wanted (chain)
    JOIN evidence_chain_ends ON evidence_chain_ends.chain = wanted.chain
    JOIN evidence_entries AS last_entry ON last_entry.leaf_index = evidence_chain_ends.leaf_index`);
}

async function readHeadsOneByOne(
  reader: Reader,
  chains: readonly string[],
): Promise<ChainHeadRow[]> {
  const rows: ChainHeadRow[] = [];
  for (const chain of chains) {
    const row = await reader.get<ChainHeadRow>(sql`
      SELECT chain, owner, seq, leaf_index, leaf_hash FROM evidence_entries
      WHERE leaf_index = (SELECT leaf_index FROM evidence_chain_ends WHERE chain = ${chain})`);
    if (row) rows.push(row);
  }
  return rows;
}

export type LinkRow = Pick<EntryRow, "chain" | "seq" | "leaf_index" | "leaf_hash">;

/**
 * The head, and what the entries from `begin` on add to the tree and to their chains, up to `limit`
 * of them, as they are at one moment.
 */
export async function readHeadSince(
  reader: Reader,
  { begin, limit }: { readonly begin: number; readonly limit: number },
): Promise<{ readonly head: HeadRow; readonly links: readonly LinkRow[] } | undefined> {
  const rows = await reader.all<HeadRow & (LinkRow | { readonly leaf_index: null })>(sql`
    SELECT head.origin, head.chain_key, head.size, head.checkpoint, head.epoch, head.issued_at,
      head.audited_size, entry.chain, entry.seq, entry.leaf_index, entry.leaf_hash
    FROM evidence_head AS head
    LEFT JOIN evidence_entries AS entry
      ON entry.leaf_index >= ${begin} AND entry.leaf_index < ${begin + limit}
     AND entry.leaf_index < head.size
    WHERE head.id = 1 ORDER BY entry.leaf_index`);
  const [head] = rows;
  return head && { head, links: rows.filter((row) => row.leaf_index !== null) };
}

/** The leaf hashes from `begin` up to, and without, `end`, concatenated. */
export async function readLeafHashes(
  reader: Reader,
  { begin, end }: { readonly begin: number; readonly end: number },
): Promise<Buffer> {
  const rows = await reader.all<{ leaf_hash: Buffer }>(sql`
    SELECT leaf_hash FROM evidence_entries
    WHERE leaf_index >= ${begin} AND leaf_index < ${end} ORDER BY leaf_index`);
  return Buffer.concat(rows.map(({ leaf_hash }) => leaf_hash));
}

/** The roots of the full tiles of a level from `begin` up to, and without, `end`, concatenated. */
export async function readTileRoots(
  reader: Reader,
  place: { readonly level: number; readonly begin: number; readonly end: number },
): Promise<Buffer> {
  const rows = await reader.all<{ root: Buffer }>(sql`
    SELECT root FROM evidence_tiles
    WHERE level = ${place.level} AND tile_index >= ${place.begin} AND tile_index < ${place.end}
    ORDER BY tile_index`);
  return Buffer.concat(rows.map(({ root }) => root));
}

export function readTile(
  reader: Reader,
  { level, index }: { readonly level: number; readonly index: number },
): Promise<TileRow | undefined> {
  return reader.get<TileRow>(sql`
    SELECT level, tile_index, root, hashes FROM evidence_tiles
    WHERE level = ${level} AND tile_index = ${index}`);
}

/** Says that the log was found sound up to a size; never less than what was said before. */
export async function setAuditedSize(writer: Writer, size: number): Promise<void> {
  await writer.run(sql`
    UPDATE evidence_head SET audited_size = ${size} WHERE id = 1 AND audited_size < ${size}`);
}
