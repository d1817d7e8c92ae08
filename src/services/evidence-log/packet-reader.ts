import { sha256Hex } from "../../engines/evidence/merkle/hashing.js";
import { inclusionSubtrees } from "../../engines/evidence/merkle/proofs.js";
import { type Reader, type Store, sql } from "../../platform/store/sql.js";
import { ownTurn } from "../../platform/threads/own-turn.js";
import { packetText, textJson } from "./append/packet-text.js";
import { chainName } from "./chains.js";
import { entriesInChains, findEntries } from "./find-entries.js";
import type { EntryRow } from "./log-store.js";
import type { PacketFilter, PacketPage } from "./served-log.js";
import { packetKeyIds } from "./signing/key-book.js";
import { ROTATION_TYPE } from "./signing/rotation.js";
import type { TileReader } from "./tile-reader.js";

/** A checkpoint that is on disk, and the size that it is for. */
export interface Published {
  readonly size: number;
  readonly note: string;
}

/** Packets that were sealed before, each with a proof for a checkpoint of now. */
export interface PacketReader {
  packet(owner: string, id: string): Promise<string | undefined>;
  packets(owner: string, filter: PacketFilter): Promise<PacketPage>;
  tlogProof(owner: string, id: string): Promise<string | undefined>;
  rotations(): Promise<string[]>;
}

export interface PacketReaderOptions {
  readonly origin: string;
  readonly chainKey: Buffer;
  readonly tiles: TileReader;
  /** The newest checkpoint on disk, of at least that size if the log has it. */
  readonly published: (sizeMin: number) => Promise<Published>;
}

const ROTATIONS_MAX = 1_000;
/** Packets between two turns of the event loop: the proof of each takes some 100 µs. */
const PACKETS_PER_TURN = 8;

/** Reads packets of a store. */
export function createPacketReader(store: Store, options: PacketReaderOptions): PacketReader {
  const { origin, chainKey, tiles, published } = options;

  async function proofOf(index: number, size: number): Promise<string[]> {
    const hashes = await tiles.hashes(inclusionSubtrees(index, size), size);
    return hashes.map((hash) => hash.toString("base64"));
  }

  async function write(owner: string, rows: readonly EntryRow[]): Promise<string[]> {
    const last = rows.reduce((most, { leaf_index }) => Math.max(most, leaf_index), -1);
    if (last < 0) return [];
    const { size, note } = await published(last + 1);
    const keyIds = await packetKeyIds(store);
    const checkpointJson = textJson(note);
    const packets: string[] = [];
    for (const row of rows) {
      if (packets.length % PACKETS_PER_TURN === PACKETS_PER_TURN - 1) await ownTurn(owner);
      const { leaf_index: index, countersignature } = row;
      packets.push(
        packetText({
          payload: row.payload,
          payloadHash: sha256Hex(Buffer.from(row.payload)),
          keyId: keyIds.get(row.epoch) ?? "",
          signature: row.signature,
          countersigned: countersignature
            ? { keyId: keyIds.get(row.epoch + 1) ?? "", signature: countersignature }
            : undefined,
          origin,
          index,
          leafHash: row.leaf_hash,
          proof: await proofOf(index, size),
          checkpointJson,
        }),
      );
    }
    return packets;
  }

  return {
    async packet(owner, id) {
      const row = await readEntry(store, { owner, id });
      return row && (await write(owner, [row]))[0];
    },
    async packets(owner, filter) {
      const rows = await findEntries(store, { owner, chainKey }, filter);
      const page = rows.slice(0, filter.limit);
      const before = rows.length > filter.limit ? page.at(-1)?.leaf_index : undefined;
      return { packets: await write(owner, page), before };
    },
    async tlogProof(owner, id) {
      const row = await readEntry(store, { owner, id });
      if (!row) return undefined;
      const { size, note } = await published(row.leaf_index + 1);
      const proof = await proofOf(row.leaf_index, size);
      return ["c2sp.org/tlog-proof@v1", `index ${row.leaf_index}`, ...proof, "", note].join("\n");
    },
    async rotations() {
      const chain = chainName(chainKey, { owner: "", parts: [ROTATION_TYPE] });
      const range = { owner: "server", before: Number.MAX_SAFE_INTEGER, rowsMax: ROTATIONS_MAX };
      return write("server", (await entriesInChains(store, [chain], range)).reverse());
    },
  };
}

function readEntry(
  reader: Reader,
  { owner, id }: { readonly owner: string; readonly id: string },
): Promise<EntryRow | undefined> {
  return reader.get<EntryRow>(sql`
    SELECT * FROM evidence_entries WHERE packet_id = ${id} AND owner = ${owner}`);
}
