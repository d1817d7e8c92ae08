import { type KeyObject, sign } from "node:crypto";
import { PAYLOAD_TYPE } from "../../engines/evidence-packet/packet.js";
import { preAuthEncoding } from "../../engines/evidence-packet/pre-auth-encoding.js";
import { leafHash } from "../../engines/merkle/hashing.js";
import { signNote, writeCheckpoint } from "../../engines/signed-note/signed-note.js";
import { newId } from "../ids/ids.js";
import type { Store, Transaction } from "../store/sql.js";
import { type ChainEnd, type ChainOf, chainIdentity, chainName } from "./chains.js";
import type { LogEdge } from "./log-edge.js";
import { addBatch, type EntryRow, readChainEnds, type TileRow } from "./log-store.js";
import { packetText } from "./packet-text.js";
import type { PayloadTemplate } from "./payload-template.js";
import { type EpochKeys, noteSigner } from "./signing-keys.js";

/** A packet that waits for its place in the log. */
export interface Draft {
  readonly of: ChainOf;
  readonly agentId: string;
  readonly workflowId: string;
  readonly write: PayloadTemplate;
}

export interface BatchOptions {
  readonly dialect: Store["dialect"];
  readonly now: number;
  /** The keys that take over with this batch; they sign it too. */
  readonly next?: EpochKeys;
}

/** What a batch made of its drafts, in their order. */
export interface Appended {
  readonly packets: readonly string[];
  readonly size: number;
  readonly checkpoint: string;
  readonly issuedAt: number;
}

interface Entry {
  readonly row: Omit<EntryRow, "signature" | "countersignature">;
  readonly message: Buffer;
}

/**
 * Appends drafts to the log within the transaction that holds its head. The edge is changed on the
 * way: when this throws, or the transaction fails, it is of no use any more.
 */
export async function appendBatch(
  tx: Transaction,
  edge: LogEdge,
  drafts: readonly Draft[],
  options: BatchOptions,
): Promise<Appended> {
  const { origin, tree, keys } = edge;
  const { next } = options;
  await loadChainEnds(tx, edge, drafts, options.dialect);
  const issuedAt = Math.max(options.now, edge.issuedAt);
  const chains: (readonly [string, string, string])[] = [];
  const entries = drafts.map((draft) => linkDraft(edge, draft, { issuedAt, chains }));
  const signatures = await signAll(entries, keys.packet.privateKey);
  const counter = next ? await signAll(entries, next.packet.privateKey) : [];
  const checkpoint = signCheckpoint(edge, next);
  const rows = entries.map(({ row }, at) => ({
    ...row,
    signature: required(signatures[at]),
    countersignature: counter[at] ?? null,
  }));
  await addBatch(tx, {
    entries: rows,
    tiles: takeTiles(edge),
    chains,
    size: tree.size,
    checkpoint,
    epoch: next?.epoch ?? keys.epoch,
    issuedAt,
  });
  edge.ends.trim();
  edge.checkpoint = checkpoint;
  edge.issuedAt = issuedAt;
  const checkpointJson = JSON.stringify(checkpoint);
  const packets = rows.map(({ leaf_index, leaf_hash, payload, signature, countersignature }) =>
    packetText({
      payload,
      keyId: keys.packet.keyId,
      signature,
      countersigned:
        next && countersignature
          ? { keyId: next.packet.keyId, signature: countersignature }
          : undefined,
      origin,
      index: leaf_index,
      leafHash: leaf_hash,
      proof: tree.inclusionProof(leaf_index),
      checkpointJson,
    }),
  );
  return { packets, size: tree.size, checkpoint, issuedAt };
}

/** Asks the store for the chains of a batch that memory does not know. */
async function loadChainEnds(
  tx: Transaction,
  { ends, chainKey }: LogEdge,
  drafts: readonly Draft[],
  dialect: Store["dialect"],
): Promise<void> {
  const missing = new Map<string, { readonly identity: string; readonly owner: string }>();
  for (const { of } of drafts) {
    const identity = chainIdentity(of);
    if (!ends.get(identity)) missing.set(chainName(chainKey, of), { identity, owner: of.owner });
  }
  if (missing.size === 0) return;
  const stored = await readChainEnds(tx, { chains: [...missing.keys()], dialect });
  for (const [chain, { identity, owner }] of missing) {
    const end = stored.get(chain);
    if (end && end.owner !== owner) throw new Error("two owners have chains of one name");
    ends.set(identity, end ?? { chain, seq: -1, leafHash: undefined });
  }
}

/** Gives a draft its place in its chain and in the tree. */
function linkDraft(
  { origin, tree, ends, keys }: LogEdge,
  { of, agentId, workflowId, write }: Draft,
  batch: {
    readonly issuedAt: number;
    readonly chains: (readonly [string, string, string])[];
  },
): Entry {
  const identity = chainIdentity(of);
  const end: ChainEnd = required(ends.get(identity));
  const id = newId("pkt");
  const seq = end.seq + 1;
  const payload = write({
    chain: end.chain,
    id,
    issuedAt: new Date(batch.issuedAt).toISOString(),
    issuer: origin,
    prev: end.leafHash ? `sha256:${end.leafHash.toString("hex")}` : null,
    seq,
  });
  const bytes = Buffer.from(payload);
  const leaf = leafHash(bytes);
  const leafIndex = tree.size;
  tree.append(leaf);
  ends.set(identity, { chain: end.chain, seq, leafHash: leaf });
  if (seq === 0) batch.chains.push([end.chain, of.owner, JSON.stringify(of.parts)]);
  return {
    message: preAuthEncoding(PAYLOAD_TYPE, bytes),
    row: {
      leaf_index: leafIndex,
      packet_id: id,
      leaf_hash: leaf,
      owner: of.owner,
      agent_id: agentId,
      workflow_id: workflowId,
      chain: end.chain,
      seq,
      issued_at: batch.issuedAt,
      epoch: keys.epoch,
      payload,
    },
  };
}

function signAll(entries: readonly Entry[], key: KeyObject): Promise<Buffer[]> {
  return Promise.all(entries.map(({ message }) => signApart(message, key)));
}

/** On a thread of libuv: a signature takes longer than the rest of a seal. */
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
