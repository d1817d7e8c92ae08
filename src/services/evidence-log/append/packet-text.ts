import { PACKET_FORMAT } from "../../../engines/evidence/packet/packet.js";

/** A sealed packet without the JSON around it. */
export interface PacketParts {
  readonly payload: string;
  /** SHA-256 of the payload in hex. */
  readonly payloadHash: string;
  readonly keyId: string;
  readonly signature: Buffer;
  readonly countersigned: { readonly keyId: string; readonly signature: Buffer } | undefined;
  readonly origin: string;
  readonly index: number;
  readonly leafHash: Buffer;
  /** Base64, from the leaf's sibling up. */
  readonly proof: readonly string[];
  /** The signed note as a JSON text. */
  readonly checkpointJson: string;
}

/**
 * A packet as JSON. The payload goes in as it was signed; ids, base64 and the origin hold nothing
 * that JSON escapes.
 */
export function packetText(parts: PacketParts): string {
  const { payload, payloadHash, keyId, signature, countersigned, origin, index, leafHash } = parts;
  const counter = countersigned
    ? `,"countersignature":${signatureText(countersigned.keyId, countersigned.signature)}`
    : "";
  const proof = parts.proof.length === 0 ? "" : `"${parts.proof.join('","')}"`;
  return `{"format":"${PACKET_FORMAT}","payload":${payload},"hash":"sha256:${payloadHash}","signature":${signatureText(keyId, signature)}${counter},"log":{"origin":"${origin}","index":${index},"leaf_hash":"${leafHash.toString("base64")}","proof":[${proof}],"checkpoint":${parts.checkpointJson}}}`;
}

/**
 * A signed note as JSON, with its dash escaped: one character beyond Latin-1 would make each packet a
 * text of two bytes a character, which costs more to join and to send.
 */
export function textJson(text: string): string {
  return JSON.stringify(text).replaceAll("\u2014", "\\u2014");
}

function signatureText(keyId: string, signature: Buffer): string {
  return `{"alg":"Ed25519","key_id":"${keyId}","sig":"${signature.toString("base64")}"}`;
}
