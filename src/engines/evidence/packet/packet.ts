/** The value of `format` in every packet. */
export const PACKET_FORMAT = "evidence-packet/1";
/** The DSSE payload type that a packet's signature covers. */
export const PAYLOAD_TYPE = "application/vnd.gatehouse.evidence+json";

/** What every sealed payload says, whatever its type adds. */
export interface PacketPayload {
  readonly type: string;
  /** `pkt_` and 24 lowercase hex digits. */
  readonly id: string;
  /** The origin of the log. */
  readonly issuer: string;
  /** 16 lowercase hex digits; opaque, the same for all packets of one chain. */
  readonly chain: string;
  /** ISO 8601 UTC with milliseconds. */
  readonly issued_at: string;
  /** The place in the chain, from 0. */
  readonly seq: number;
  /** `sha256:` and the hex leaf hash of the packet before in the chain; null for the first. */
  readonly prev: string | null;
  readonly [field: string]: unknown;
}

interface PacketSignature {
  readonly alg: "Ed25519";
  /** `<origin>+<8 hex digits>`, as in C2SP signed notes. */
  readonly key_id: string;
  /** Base64 of 64 bytes, over the DSSE pre-authentication encoding of the canonical payload. */
  readonly sig: string;
}

/** Where a packet stands in the log, with the proof of it. */
interface LogEntry {
  readonly origin: string;
  readonly index: number;
  /** Base64 of SHA-256(0x00 || JCS(payload)). */
  readonly leaf_hash: string;
  /** Base64 hashes, from the leaf's sibling up (RFC 9162, section 2.1.3). */
  readonly proof: readonly string[];
  /** A C2SP signed note over a tlog-checkpoint. */
  readonly checkpoint: string;
}

/** A sealed packet: it proves itself to whoever has the public keys. */
export interface EvidencePacket {
  readonly format: typeof PACKET_FORMAT;
  readonly payload: PacketPayload;
  /** `sha256:` and the hex SHA-256 of the canonical payload. */
  readonly hash: string;
  readonly signature: PacketSignature;
  /** A second signature, by the key that takes over; in packets of type `key-rotation` only. */
  readonly countersignature?: PacketSignature;
  readonly log: LogEntry;
}

/** A public key as the keys endpoint lists it, and as `trusted_keys` takes it. */
export interface EvidenceKey {
  readonly key_id: string;
  readonly alg: "Ed25519";
  /** Base64 of the raw 32 bytes. */
  readonly public_key: string;
  readonly pem: string;
  readonly jwk: Readonly<Record<string, string>>;
  readonly use: "packet" | "checkpoint";
  /** ISO 8601 UTC. */
  readonly not_before: string;
  readonly not_after: string | null;
  readonly revoked_at: string | null;
}

/** What verification reads of a key. */
export type TrustedKey = Pick<
  EvidenceKey,
  "key_id" | "public_key" | "use" | "not_before" | "not_after" | "revoked_at"
>;
