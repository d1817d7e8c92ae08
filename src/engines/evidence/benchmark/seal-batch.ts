import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { canonicalize } from "../../json/canonical-json/canonical-json.js";
import { leafHash, sha256 } from "../merkle/hashing.js";
import { inclusionSubtrees, rootOf } from "../merkle/proofs.js";
import { listKey } from "../packet/evidence-key.js";
import {
  type EvidenceKey,
  type EvidencePacket,
  PACKET_FORMAT,
  PAYLOAD_TYPE,
  type PacketPayload,
} from "../packet/packet.js";
import { preAuthEncoding } from "../packet/pre-auth-encoding.js";
import { keyHash, signNote, writeCheckpoint } from "../signed-note/signed-note.js";

const ORIGIN = "benchmark.invalid/evidence";
const ISSUED_AT = "2026-01-01T00:00:00.000Z";
const PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");

/** The keys are no secret: what they sign proves nothing and leaves no trace. */
const packetSigner = signerOf(1);
const checkpointSigner = signerOf(2);

/** The keys that verify the packets of a benchmark. */
export const benchmarkKeys: readonly EvidenceKey[] = [
  listKey({
    name: ORIGIN,
    publicKey: packetSigner.publicKey,
    use: "packet",
    notBefore: ISSUED_AT,
  }),
  listKey({
    name: ORIGIN,
    publicKey: checkpointSigner.publicKey,
    use: "checkpoint",
    notBefore: ISSUED_AT,
  }),
];

/** A packet that has no place in a log yet. */
export interface SignedPacket extends Omit<EvidencePacket, "log"> {
  readonly leaf: Buffer;
}

/**
 * What sealing one decision computes by itself: canonical form, hash, leaf hash and one Ed25519
 * signature over about 600 bytes. Equal numbers give equal packets.
 */
export function signPacket(number: number): SignedPacket {
  const payload = decision(number);
  const canonical = Buffer.from(canonicalize(payload));
  return {
    format: PACKET_FORMAT,
    payload,
    hash: `sha256:${sha256(canonical).toString("hex")}`,
    signature: {
      alg: "Ed25519",
      key_id: benchmarkKeys[0]?.key_id ?? "",
      sig: packetSigner.sign(preAuthEncoding(PAYLOAD_TYPE, canonical)).toString("base64"),
    },
    leaf: leafHash(canonical),
  };
}

/** What packets that are sealed together share: a tree over them, its signed head, and their proofs. */
export function logPackets(signed: readonly SignedPacket[]): EvidencePacket[] {
  const leaves = signed.map(({ leaf }) => leaf);
  const size = leaves.length;
  const checkpoint = signNote(writeCheckpoint({ origin: ORIGIN, size, root: rootOf(leaves) }), {
    name: ORIGIN,
    keyHash: keyHash(ORIGIN, checkpointSigner.publicKey),
    sign: checkpointSigner.sign,
  });
  return signed.map(({ leaf, ...packet }, index) => ({
    ...packet,
    log: {
      origin: ORIGIN,
      index,
      leaf_hash: leaf.toString("base64"),
      proof: inclusionSubtrees(index, size).map(({ begin, end }) =>
        Buffer.from(rootOf(leaves.slice(begin, end))).toString("base64"),
      ),
      checkpoint,
    },
  }));
}

function decision(number: number): PacketPayload {
  return {
    type: "agent-decision",
    id: `pkt_${number.toString(16).padStart(24, "0")}`,
    agent_id: "benchmark-agent",
    workflow_id: "benchmark",
    decision: `Approve request ${number}: it is within the budget of this quarter and two people have read it.`,
    step_index: number,
    capability_scope: ["read:requests", "write:approvals"],
    metadata: { confidence: 0.97, amount: number / 4, reviewers: ["first", "second"] },
    issuer: ORIGIN,
    chain: number.toString(16).padStart(16, "0"),
    issued_at: ISSUED_AT,
    seq: 0,
    prev: null,
  };
}

function signerOf(number: number) {
  const seed = Buffer.alloc(32, number);
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, seed]),
    format: "der",
    type: "pkcs8",
  });
  const { x = "" } = createPublicKey(key).export({ format: "jwk" });
  return {
    publicKey: Buffer.from(x, "base64url"),
    sign: (message: Buffer) => sign(null, message, key),
  };
}
