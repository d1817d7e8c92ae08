import { type KeyObject, sign } from "node:crypto";
import { PAYLOAD_TYPE } from "../../engines/evidence-packet/packet.js";
import { preAuthEncoding } from "../../engines/evidence-packet/pre-auth-encoding.js";
import { leafHash, sha256 } from "../../engines/merkle/hashing.js";
import { signNote, writeCheckpoint } from "../../engines/signed-note/signed-note.js";
import { newOrderedId } from "../ids/ids.js";
import type { Reader, Store } from "../store/sql.js";
import {
  type ChainEnd,
  type ChainOf,
  type ChainRow,
  chainIdentity,
  chainName,
  chainRow,
} from "./chains.js";
import type { LogEdge } from "./log-edge.js";
import { type Addition, type EntryRow, readChainEnds, type TileRow } from "./log-store.js";
import { packetText, textJson } from "./packet-text.js";
import type { PayloadTemplate } from "./payload-template.js";
import { type EpochKeys, noteSigner } from "./signing-keys.js";

const SIGNED_IN_PLACE_MAX = 2;

/** A packet that waits for its place in the log. */
export interface Draft {
  readonly of: ChainOf;
  readonly write: PayloadTemplate;
}

export interface BatchOptions {
  /** Tells the ends of chains that memory does not know. */
  readonly reader: Reader;
  readonly dialect: Store["dialect"];
  readonly now: number;
  /** The keys that take over with this batch; they sign it too. */
  readonly next?: EpochKeys;
}

/** A batch with its places, proofs and signatures, which nothing has written down yet. */
export interface Batch {
  /** The packets as JSON, in the order of their drafts. */
  readonly packets: readonly string[];
  readonly addition: Addition;
}

interface Entry {
  readonly row: Omit<EntryRow, "signature" | "countersignature">;
  readonly message: Buffer;
  readonly payloadHash: string;
}

/**
 * Gives drafts their places behind the edge, in memory alone. The edge is then behind them: when the
 * batch does not reach the store, or this throws, it is of no use any more.
 */
export async function makeBatch(
  edge: LogEdge,
  drafts: readonly Draft[],
  options: BatchOptions,
): Promise<Batch> {
  const { origin, tree, keys } = edge;
  const { next } = options;
  await loadChainEnds(edge, drafts, options);
  const issuedAt = Math.max(options.now, edge.issuedAt);
  const chains: ChainRow[] = [];
  const entries = drafts.map((draft) => linkDraft(edge, draft, { issuedAt, chains }));
  const signing = signAll(entries, keys.packet.privateKey);
  const countersigning = next ? signAll(entries, next.packet.privateKey) : [];
  const checkpoint = signCheckpoint(edge, next);
  const proofs = entries.map(({ row }) => tree.inclusionProof(row.leaf_index));
  const tiles = takeTiles(edge);
  const { size } = tree;
  edge.ends.trim();
  edge.checkpoint = checkpoint;
  edge.issuedAt = issuedAt;
  const signatures = await signing;
  const counter = await countersigning;
  const rows = entries.map(({ row }, at) => ({
    ...row,
    signature: required(signatures[at]),
    countersignature: counter[at] ?? null,
  }));
  const checkpointJson = textJson(checkpoint);
  const packets = rows.map((row, at) =>
    packetText({
      payload: row.payload,
      payloadHash: entries[at]?.payloadHash ?? "",
      keyId: keys.packet.keyId,
      signature: row.signature,
      countersigned:
        next && row.countersignature
          ? { keyId: next.packet.keyId, signature: row.countersignature }
          : undefined,
      origin,
      index: row.leaf_index,
      leafHash: row.leaf_hash,
      proof: proofs[at] ?? [],
      checkpointJson,
    }),
  );
  const epoch = next?.epoch ?? keys.epoch;
  return {
    packets,
    addition: { entries: rows, tiles, chains, size, checkpoint, epoch, issuedAt },
  };
}

/** Asks the store for the chains of a batch that memory does not know. */
async function loadChainEnds(
  { ends, chainKey }: LogEdge,
  drafts: readonly Draft[],
  { reader, dialect }: BatchOptions,
): Promise<void> {
  const missing = new Map<string, { readonly identity: string; readonly owner: string }>();
  for (const { of } of drafts) {
    const identity = chainIdentity(of);
    if (!ends.get(identity)) missing.set(chainName(chainKey, of), { identity, owner: of.owner });
  }
  if (missing.size === 0) return;
  const stored = await readChainEnds(reader, { chains: [...missing.keys()], dialect });
  for (const [chain, { identity, owner }] of missing) {
    const end = stored.get(chain);
    if (end && end.owner !== owner) throw new Error("two owners have chains of one name");
    ends.set(identity, end ?? { chain, last: undefined });
  }
}

/** Gives a draft its place in its chain and in the tree. */
function linkDraft(
  { origin, tree, ends, keys }: LogEdge,
  { of, write }: Draft,
  batch: {
    readonly issuedAt: number;
    readonly chains: ChainRow[];
  },
): Entry {
  const identity = chainIdentity(of);
  const { chain, last }: ChainEnd = required(ends.get(identity));
  const id = newOrderedId("pkt", batch.issuedAt);
  const seq = last ? last.seq + 1 : 0;
  const payload = write({
    chain,
    id,
    issuedAt: new Date(batch.issuedAt).toISOString(),
    issuer: origin,
    prev: last ? `sha256:${last.leafHash.toString("hex")}` : null,
    seq,
  });
  const bytes = Buffer.from(payload);
  const leaf = leafHash(bytes);
  const leafIndex = tree.size;
  tree.append(leaf);
  ends.set(identity, { chain, last: { seq, leafIndex, leafHash: leaf } });
  if (!last) batch.chains.push(chainRow(chain, of));
  return {
    message: preAuthEncoding(PAYLOAD_TYPE, bytes),
    payloadHash: sha256(bytes).toString("hex"),
    row: {
      leaf_index: leafIndex,
      packet_id: id,
      leaf_hash: leaf,
      owner: of.owner,
      chain,
      seq,
      prev_index: last?.leafIndex ?? null,
      issued_at: batch.issuedAt,
      epoch: keys.epoch,
      payload,
    },
  };
}

/** One after the other for a few, which is over before other threads are awake; else on those. */
function signAll(entries: readonly Entry[], key: KeyObject): Buffer[] | Promise<Buffer[]> {
  return entries.length <= SIGNED_IN_PLACE_MAX
    ? entries.map(({ message }) => sign(null, message, key))
    : Promise.all(entries.map(({ message }) => signApart(message, key)));
}

function signApart(message: Buffer, key: KeyObject): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    sign(null, message, key, (error, signature) => {
      if (error) reject(error);
      else resolve(signature);
    });
  });
}

/** A checkpoint is signed by the key of now; when another one takes over, by both. */
function signCheckpoint({ origin, tree, keys }: LogEdge, next: EpochKeys | undefined): string {
  const text = writeCheckpoint({ origin, size: tree.size, root: tree.root() });
  const note = signNote(text, noteSigner(origin, keys.checkpoint));
  if (!next) return note;
  const signedByNext = signNote(text, noteSigner(origin, next.checkpoint));
  return note + signedByNext.slice(text.length + 1);
}

function takeTiles({ tree }: LogEdge): TileRow[] {
  return tree.takeFullTiles().map(({ level, index, tile }) => ({
    level,
    tile_index: index,
    root: required(tile.root),
    hashes: tile.bytes(),
  }));
}

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("a batch lost one of its packets");
  return found;
}
