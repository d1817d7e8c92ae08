import { HASH_BYTES } from "../../../engines/evidence/merkle/hashing.js";
import { SIGNATURE_BYTES } from "../../../engines/evidence/packet/ed25519.js";
import { signNote, writeCheckpoint } from "../../../engines/evidence/signed-note/signed-note.js";
import type { Once } from "../../../platform/idempotency/once.js";
import type { Reader, Store } from "../../../platform/store/sql.js";
import {
  type ChainHead,
  type ChainOf,
  type ChainRow,
  chainIdentity,
  chainName,
  chainRow,
  linkTo,
  nextSeq,
} from "../chains.js";
import type { LogHead } from "../log-head.js";
import { type Addition, type EntryRow, readChainHeads, type TileRow } from "../log-store.js";
import { type EpochKeys, noteSigner } from "../signing-keys.js";
import { packetText, textJson } from "./packet-text.js";
import type { SealPayloads } from "./payload-sealer.js";
import type { PayloadTemplate } from "./payload-template.js";
import { type SealedPayloads, sealPayloads, type UnsealedPayload } from "./seal-payloads.js";

/** A packet that waits for its place in the log. */
export interface Draft {
  readonly of: ChainOf;
  readonly template: PayloadTemplate;
  /** Keeps the packet, as JSON, for repeats of the call. */
  readonly once?: Once<string> | undefined;
}

export interface BatchOptions {
  /** Has the heads of the chains that are not in memory. */
  readonly reader: Reader;
  readonly dialect: Store["dialect"];
  readonly now: number;
  /** The keys that take over with this batch; they sign it too. */
  readonly next?: EpochKeys;
  /** In place unless given. */
  readonly seal?: SealPayloads | undefined;
}

/** A batch with its places, proofs and signatures, which is not stored yet. */
export interface Batch {
  /** The packets as JSON, in the order of their drafts. */
  readonly packets: readonly string[];
  readonly addition: Addition;
}

/**
 * Appends drafts to the head, in memory alone, and advances it: when the batch does not reach the
 * store, or this throws, the head is of no use any more.
 */
export async function makeBatch(
  head: LogHead,
  drafts: readonly Draft[],
  options: BatchOptions,
): Promise<Batch> {
  const { origin, tree, keys } = head;
  const { next, seal = sealPayloads } = options;
  const identities = drafts.map(({ of }) => chainIdentity(of));
  await loadChainHeads(head, { drafts, identities }, options);
  const issuedAt = Math.max(options.now, head.issuedAt);
  const sealed = await seal({
    payloads: drafts.map(({ template }, at) =>
      unsealedPayload(template, chainHeadOf(head, identities[at])),
    ),
    issuedAt,
    issuer: origin,
    key: keys.packet.privateKey,
    nextKey: next?.packet.privateKey,
  });
  const chains: ChainRow[] = [];
  const entries = drafts.map(({ of }, at): EntryRow => {
    const identity = required(identities[at]);
    const chainHead = chainHeadOf(head, identity);
    const { chain, last } = chainHead;
    const leafIndex = tree.size;
    const leafHash = bytesAt(sealed.leafHashes, at, HASH_BYTES);
    const seq = nextSeq(chainHead);
    tree.append(leafHash);
    head.chainHeads.set(identity, { chain, last: { seq, leafIndex, leafHash } });
    if (!last) chains.push(chainRow(chain, of));
    return {
      leaf_index: leafIndex,
      packet_id: required(sealed.ids[at]),
      leaf_hash: leafHash,
      owner: of.owner,
      chain,
      seq,
      prev_index: last?.leafIndex ?? null,
      issued_at: issuedAt,
      epoch: keys.epoch,
      signature: bytesAt(sealed.signatures, at, SIGNATURE_BYTES),
      countersignature: next ? bytesAt(sealed.countersignatures, at, SIGNATURE_BYTES) : null,
      payload: required(sealed.payloads[at]),
    };
  });
  const checkpoint = signCheckpoint(head, next);
  const packets = writePackets(head, entries, { sealed, checkpoint, next });
  const tiles = takeTiles(head);
  head.checkpoint = checkpoint;
  head.issuedAt = issuedAt;
  const epoch = next?.epoch ?? keys.epoch;
  return {
    packets,
    addition: { entries, tiles, chains, size: tree.size, checkpoint, epoch, issuedAt },
  };
}

/** Reads the heads of the chains of a batch that are not in memory. */
async function loadChainHeads(
  { chainHeads, chainKey }: LogHead,
  { drafts, identities }: { drafts: readonly Draft[]; identities: readonly string[] },
  { reader, dialect }: BatchOptions,
): Promise<void> {
  const missing = new Map<string, { readonly identity: string; readonly owner: string }>();
  for (const [at, { of }] of drafts.entries()) {
    const identity = required(identities[at]);
    if (!chainHeads.get(identity))
      missing.set(chainName(chainKey, of), { identity, owner: of.owner });
  }
  if (missing.size === 0) return;
  const stored = await readChainHeads(reader, { chains: [...missing.keys()], dialect });
  for (const [chain, { identity, owner }] of missing) {
    const found = stored.get(chain);
    if (found && found.owner !== owner) throw new Error("two owners have chains of one name");
    chainHeads.set(identity, found ?? { chain, last: undefined });
  }
}

function chainHeadOf({ chainHeads }: LogHead, identity: string | undefined): ChainHead {
  return required(chainHeads.get(required(identity)));
}

function unsealedPayload(template: PayloadTemplate, { chain, last }: ChainHead): UnsealedPayload {
  return {
    template,
    chain,
    seq: nextSeq({ last }),
    prev: last ? linkTo(last.leafHash) : null,
  };
}

function bytesAt(bytes: Uint8Array, at: number, length: number): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset + at * length, length);
}

/** The packets as JSON, each with its proof in the tree of now. */
function writePackets(
  { origin, tree, keys }: LogHead,
  entries: readonly EntryRow[],
  {
    sealed,
    checkpoint,
    next,
  }: {
    readonly sealed: SealedPayloads;
    readonly checkpoint: string;
    readonly next: EpochKeys | undefined;
  },
): string[] {
  const checkpointJson = textJson(checkpoint);
  return entries.map((entry, at) =>
    packetText({
      payload: entry.payload,
      payloadHash: required(sealed.payloadHashes[at]),
      keyId: keys.packet.keyId,
      signature: entry.signature,
      countersigned:
        next && entry.countersignature
          ? { keyId: next.packet.keyId, signature: entry.countersignature }
          : undefined,
      origin,
      index: entry.leaf_index,
      leafHash: entry.leaf_hash,
      proof: tree.inclusionProof(entry.leaf_index),
      checkpointJson,
    }),
  );
}

/** A checkpoint is signed by the key of now; when another one takes over, by both. */
function signCheckpoint({ origin, tree, keys }: LogHead, next: EpochKeys | undefined): string {
  const text = writeCheckpoint({ origin, size: tree.size, root: tree.root() });
  const note = signNote(text, noteSigner(origin, keys.checkpoint));
  if (!next) return note;
  const signedByNext = signNote(text, noteSigner(origin, next.checkpoint));
  return note + signedByNext.slice(text.length + 1);
}

function takeTiles({ tree }: LogHead): TileRow[] {
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
