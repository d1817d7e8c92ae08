import { GrowingTree } from "../../../engines/evidence/merkle/growing-tree.js";
import {
  auditLeaves,
  type LeafFault,
} from "../../../engines/evidence/merkle/growing-tree-audit.js";
import { isSignedBy } from "../../../engines/evidence/packet/ed25519.js";
import { type EvidenceKey, PAYLOAD_TYPE } from "../../../engines/evidence/packet/packet.js";
import { preAuthEncoding } from "../../../engines/evidence/packet/pre-auth-encoding.js";
import { openNote, readCheckpoint } from "../../../engines/evidence/signed-note/signed-note.js";
import { type Reader, sql } from "../../../platform/store/sql.js";
import { type ChainRow, chainName, chainRow, linkTo } from "../chains.js";
import { type EntryRow, type HeadRow, hasEntries, readHead } from "../log-store.js";
import { listKeys, type PublicKey, readPublicKeys } from "../signing/key-book.js";
import { auditLog, lookThrough, type StoredChunk } from "./audit.js";

/** What an audit of everything looked at, and the first thing that was wrong. */
export interface AuditReport {
  readonly size: number;
  readonly chains: number;
  readonly checkpoints: number;
  readonly fault: LeafFault | undefined;
}

interface RotationPayload {
  readonly ends: readonly string[];
  readonly revoked?: readonly { readonly key_id: string; readonly at: string }[];
  readonly issued_at: string;
}

interface Chain {
  readonly owner: string;
  seq: number;
  leafIndex: number | null;
  leafHash: Buffer | undefined;
}

/**
 * Audits everything that is stored of the log: the tree, each signature, each chain, and every
 * checkpoint that was given away. It keeps the head of each chain in memory and takes about 100 µs
 * for an entry, most of it for its signature.
 */
export async function auditWholeLog(reader: Reader): Promise<AuditReport | undefined> {
  const head = await readHead(reader);
  if (!head) {
    if (!(await hasEntries(reader))) return undefined;
    const fault = { index: 0, reason: "the head of the log is missing" };
    return { size: 0, chains: 0, checkpoints: 0, fault };
  }
  const auditor = new Auditor(reader, head, await readPublicKeys(reader));
  const first = await auditor.checkpointsAt(0);
  const fault =
    first ??
    (await auditLog(reader, head, {
      look: lookThrough(reader, async (chunk) => auditLeaves(chunk) ?? auditor.look(chunk)),
    })) ??
    auditor.headFault() ??
    (await auditor.linksFault()) ??
    auditor.keysFault(await listKeys(reader, head.origin));
  const { chains, checkpoints } = auditor.counts();
  return { size: head.size, chains, checkpoints, fault };
}

class Auditor {
  readonly #reader: Reader;
  readonly #head: HeadRow;
  readonly #keys: readonly PublicKey[];
  readonly #chains = new Map<string, Chain>();
  readonly #tree = new GrowingTree();
  /** When keys ended and since when they count for nothing, by the rotations that say so. */
  readonly #keyEnds = new Map<string, { readonly at: string; readonly revoked: string | null }>();
  #checkpoints = 0;

  constructor(reader: Reader, head: HeadRow, keys: readonly PublicKey[]) {
    this.#reader = reader;
    this.#head = head;
    this.#keys = keys;
  }

  counts() {
    return { chains: this.#chains.size, checkpoints: this.#checkpoints };
  }

  /** What is beyond a chunk's tree: its signatures, its links and the heads that were signed in it. */
  async look({ firstIndex, count, leaves }: StoredChunk): Promise<LeafFault | undefined> {
    const notes = await this.#reader.all<{ size: number; note: string }>(sql`
      SELECT size, note FROM evidence_checkpoints
      WHERE size > ${firstIndex} AND size <= ${firstIndex + count} ORDER BY size`);
    const noteAt = new Map(notes.map(({ size, note }) => [size, note]));
    for (const leaf of leaves) {
      const index = leaf.leaf_index;
      const reason = this.#signatureFault(leaf) ?? (await this.#chainFault(leaf));
      if (reason !== undefined) return { index, reason };
      if (leaf.countersignature) this.#takeRotation(leaf);
      this.#tree.append(leaf.leaf_hash);
      const note = noteAt.get(index + 1);
      if (note === undefined) continue;
      this.#checkpoints += 1;
      const fault = this.#noteFault(note, index + 1);
      if (fault !== undefined) return { index, reason: fault };
    }
    this.#tree.takeFullTiles();
    return undefined;
  }

  /** The head of the empty tree, which no entry stands for. */
  async checkpointsAt(size: 0): Promise<LeafFault | undefined> {
    const [row] = await this.#reader.all<{ note: string }>(
      sql`SELECT note FROM evidence_checkpoints WHERE size = ${size}`,
    );
    this.#checkpoints += 1;
    const reason = row ? this.#noteFault(row.note, size) : "the first checkpoint is missing";
    return reason === undefined ? undefined : { index: 0, reason };
  }

  /** The signed head, whose tree is computed by then. */
  headFault(): LeafFault | undefined {
    const { checkpoint, size } = this.#head;
    const reason = this.#noteFault(checkpoint, size);
    return reason === undefined ? undefined : { index: Math.max(0, size - 1), reason };
  }

  /** A list of keys that says other than the rotations. */
  keysFault(listed: readonly EvidenceKey[]): LeafFault | undefined {
    const other = listed.find(({ key_id, not_after, revoked_at }) => {
      const end = this.#keyEnds.get(key_id);
      return not_after !== (end?.at ?? null) || revoked_at !== (end?.revoked ?? null);
    });
    const reason = `the end of the key ${other?.key_id} is not the one that was sealed`;
    return other && { index: Math.max(0, this.#head.size - 1), reason };
  }

  /** Heads and marks of chains that are not where the entries put them. */
  async linksFault(): Promise<LeafFault | undefined> {
    const { size } = this.#head;
    const rows = await this.#reader.all<{ chain: string; leaf_index: number }>(
      sql`SELECT chain, leaf_index FROM evidence_chain_ends`,
    );
    const heads = new Map(rows.map(({ chain, leaf_index }) => [chain, leaf_index]));
    for (const [chain, { leafIndex }] of this.#chains) {
      const chainHead = heads.get(chain) ?? -1;
      // What is beyond the head was sealed since it was read.
      if (chainHead === leafIndex || chainHead >= size) continue;
      return { index: leafIndex ?? 0, reason: "the end of its chain is elsewhere" };
    }
    const wrong = await this.#reader.get<{ leaf_index: number }>(sql`
      SELECT evidence_chain_marks.leaf_index FROM evidence_chain_marks
      LEFT JOIN evidence_entries AS entry ON entry.leaf_index = evidence_chain_marks.leaf_index
        AND entry.chain = evidence_chain_marks.chain
      WHERE entry.leaf_index IS NULL ORDER BY evidence_chain_marks.leaf_index LIMIT 1`);
    return wrong && { index: wrong.leaf_index, reason: "a mark of another chain points to it" };
  }

  #takeRotation({ payload }: EntryRow): void {
    const { ends, revoked = [], issued_at }: RotationPayload = JSON.parse(payload);
    for (const keyId of ends) {
      const revocation = revoked.find(({ key_id }) => key_id === keyId);
      this.#keyEnds.set(keyId, { at: issued_at, revoked: revocation?.at ?? null });
    }
  }

  #signatureFault(leaf: EntryRow): string | undefined {
    const message = preAuthEncoding(PAYLOAD_TYPE, Buffer.from(leaf.payload));
    const isSigned = (epoch: number, signature: Buffer) => {
      const key = this.#keys.find((one) => one.epoch === epoch && one.use === "packet");
      return key !== undefined && isSignedBy(key.publicKey, { message, signature });
    };
    if (!isSigned(leaf.epoch, leaf.signature)) return "its signature is not that of its key";
    const { countersignature, payload } = leaf;
    const isRotation = payload.endsWith('"type":"key-rotation"}');
    if (isRotation !== (countersignature !== null)) return "its countersignature is out of place";
    if (!countersignature || isSigned(leaf.epoch + 1, countersignature)) return undefined;
    return "its countersignature is not that of the next key";
  }

  async #chainFault(leaf: EntryRow): Promise<string | undefined> {
    const chain = this.#chains.get(leaf.chain) ?? (await this.#beginChain(leaf.chain));
    if (!chain) return "its chain is not the one of its owner";
    if (chain.owner !== leaf.owner) return "its owner is not the one of its chain";
    const wanted = chain.leafHash ? linkTo(chain.leafHash) : null;
    const { prev } = JSON.parse(leaf.payload);
    const follows = leaf.seq === chain.seq + 1 && leaf.prev_index === chain.leafIndex;
    if (!follows || prev !== wanted) return "it does not follow in its chain";
    chain.seq = leaf.seq;
    chain.leafIndex = leaf.leaf_index;
    chain.leafHash = leaf.leaf_hash;
    return undefined;
  }

  /** The name of a chain follows from whose it is, so neither can be changed alone. */
  async #beginChain(name: string): Promise<Chain | undefined> {
    const row = await this.#reader.get<ChainRow>(sql`
      SELECT chain, owner, agent_id, workflow_id, parts FROM evidence_chains WHERE chain = ${name}`);
    if (!row) return undefined;
    const { owner } = row;
    const of = { owner, parts: JSON.parse(row.parts) };
    const sound = chainRow(chainName(this.#head.chain_key, of), of);
    const isSound =
      sound.chain === name &&
      sound.agent_id === row.agent_id &&
      sound.workflow_id === row.workflow_id;
    if (!isSound) return undefined;
    const chain = { owner, seq: -1, leafIndex: null, leafHash: undefined };
    this.#chains.set(name, chain);
    return chain;
  }

  #noteFault(note: string, size: number): string | undefined {
    try {
      const { text, signatures } = openNote(note);
      const signed = readCheckpoint(text);
      const isSigned = signatures.every(({ keyId, signature }) => {
        const key = this.#keys.find((one) => one.keyId === keyId && one.use === "checkpoint");
        return key && isSignedBy(key.publicKey, { message: Buffer.from(text), signature });
      });
      const isRight =
        signed.size === size &&
        signed.origin === this.#head.origin &&
        this.#tree.root().equals(signed.root);
      return isSigned && isRight ? undefined : `the checkpoint of size ${size} does not fit`;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return `the checkpoint of size ${size} is none`;
    }
  }
}
