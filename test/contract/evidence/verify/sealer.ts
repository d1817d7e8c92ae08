import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** A small log that seals packets, written from the standards alone and from nothing in src. */

interface Signature {
  alg: string;
  key_id: string;
  sig: string;
}

export interface SealedPacket {
  format: string;
  payload: Record<string, unknown>;
  hash: string;
  signature: Signature;
  countersignature?: Signature;
  log: { origin: string; index: number; leaf_hash: string; proof: string[]; checkpoint: string };
}

export interface ListedKey {
  key_id: string;
  alg: "Ed25519";
  public_key: string;
  pem: string;
  jwk: Record<string, string>;
  use: "packet" | "checkpoint";
  not_before: string;
  not_after: string | null;
  revoked_at: string | null;
}

interface Pair {
  readonly listed: ListedKey;
  readonly secret: KeyObject;
}

export interface Wanted {
  readonly type?: string;
  readonly content?: Record<string, unknown>;
  readonly chain?: string;
  readonly seq?: number;
  readonly prev?: string | null;
  readonly issuedAt?: string;
}

export const ISSUED_AT = "2026-11-20T12:00:00.000Z";
const BEGIN = "2026-01-01T00:00:00.000Z";

export function createTestLog(origin = "gatehouse.test/evidence") {
  const leaves: Buffer[] = [];
  const chains = new Map<string, { seq: number; prev: string | null }>();
  let packetKey = makeKey(origin, "packet");
  let checkpointKey = makeKey(origin, "checkpoint");
  const listed = [packetKey.listed, checkpointKey.listed];

  function payloadOf(wanted: Wanted): Record<string, unknown> {
    const { type = "agent-decision", chain = "00000000000000aa" } = wanted;
    const head = chains.get(chain) ?? { seq: 0, prev: null };
    const content = wanted.content ?? { agent_id: "agent-7", decision: "approve" };
    return {
      type,
      id: `pkt_${leaves.length.toString(16).padStart(24, "0")}`,
      ...content,
      issuer: origin,
      chain,
      issued_at: wanted.issuedAt ?? ISSUED_AT,
      seq: wanted.seq ?? head.seq,
      prev: wanted.prev === undefined ? head.prev : wanted.prev,
    };
  }

  /** Signs and logs any payload, however wrong it is. */
  function sealPayload(
    payload: Record<string, unknown>,
    by: { first?: Pair; second?: Pair } = {},
  ): SealedPacket {
    const canonical = Buffer.from(jcs(payload));
    leaves.push(leafHash(canonical));
    const index = leaves.length - 1;
    const { chain, seq } = payload;
    const prev = `sha256:${leafHash(canonical).toString("hex")}`;
    chains.set(String(chain), { seq: Number(seq) + 1, prev });
    const pae = preAuthEncoding(canonical);
    return {
      format: "evidence-packet/1",
      payload,
      hash: `sha256:${sha256(canonical).toString("hex")}`,
      signature: signatureOf(by.first ?? packetKey, pae),
      ...(by.second ? { countersignature: signatureOf(by.second, pae) } : {}),
      log: {
        origin,
        index,
        leaf_hash: leafHash(canonical).toString("base64"),
        proof: inclusionPath(index, leaves).map((hash) => hash.toString("base64")),
        checkpoint: noteOf(`${origin}\n${leaves.length}\n${rootOf(leaves).toString("base64")}\n`),
      },
    };
  }

  function noteOf(text: string): string {
    const id = Buffer.from(checkpointKey.listed.key_id.slice(-8), "hex");
    const signed = Buffer.concat([id, sign(null, Buffer.from(text), checkpointKey.secret)]);
    return `${text}\n\u2014 ${origin} ${signed.toString("base64")}\n`;
  }

  return {
    origin,
    keys: listed,
    noteOf,
    seal: (wanted: Wanted = {}) => sealPayload(payloadOf(wanted)),
    sealPayload,
    payloadOf,
    /** Hands over to new keys; `options` make it go wrong. */
    rotate(issuedAt: string, options: { signer?: Pair; countersigner?: Pair } = {}): SealedPacket {
      const nextPacket = makeKey(origin, "packet");
      const nextCheckpoint = makeKey(origin, "checkpoint");
      const keys = [nextPacket, nextCheckpoint].map(({ listed: { key_id, use, public_key } }) => {
        return { key_id, use, public_key };
      });
      const ends = [packetKey.listed.key_id, checkpointKey.listed.key_id];
      const content = { keys, ends };
      const wanted = { type: "key-rotation", chain: "00000000000000ff", content, issuedAt };
      const by = {
        first: options.signer ?? packetKey,
        second: options.countersigner ?? nextPacket,
      };
      const packet = sealPayload(payloadOf(wanted), by);
      packetKey = nextPacket;
      checkpointKey = nextCheckpoint;
      listed.push(nextPacket.listed, nextCheckpoint.listed);
      return packet;
    },
    newKey: (use: ListedKey["use"]) => makeKey(origin, use),
  };
}

export type TestLog = ReturnType<typeof createTestLog>;

/** RFC 8785 for texts, whole numbers, booleans, null, lists and objects. */
export function jcs(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jcs).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, field]) => `${JSON.stringify(key)}:${jcs(field)}`).join(",")}}`;
}

export function preAuthEncoding(canonical: Buffer): Buffer {
  const type = "application/vnd.gatehouse.evidence+json";
  return Buffer.concat([Buffer.from(`DSSEv1 39 ${type} ${canonical.length} `), canonical]);
}

function leafHash(canonical: Buffer): Buffer {
  return sha256(Buffer.concat([Buffer.of(0), canonical]));
}

function makeKey(origin: string, use: ListedKey["use"]): Pair {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const raw = publicKey.export({ format: "der", type: "spki" }).subarray(-32);
  const named = Buffer.concat([Buffer.from(`${origin}\n\u0001`), raw]);
  const listed: ListedKey = {
    key_id: `${origin}+${sha256(named).toString("hex").slice(0, 8)}`,
    alg: "Ed25519",
    public_key: raw.toString("base64"),
    pem: publicKey.export({ format: "pem", type: "spki" }).toString(),
    jwk: { kty: "OKP", crv: "Ed25519", x: raw.toString("base64url") },
    use,
    not_before: BEGIN,
    not_after: null,
    revoked_at: null,
  };
  return { listed, secret: privateKey };
}

function signatureOf({ listed, secret }: Pair, bytes: Buffer): Signature {
  const sig = sign(null, bytes, secret).toString("base64");
  return { alg: "Ed25519", key_id: listed.key_id, sig };
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function rootOf(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (leaves.length === 1 && only) return only;
  const half = halfOf(leaves.length);
  const halves = [rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half))];
  return sha256(Buffer.concat([Buffer.of(1), ...halves]));
}

function inclusionPath(index: number, leaves: readonly Buffer[]): Buffer[] {
  if (leaves.length === 1) return [];
  const half = halfOf(leaves.length);
  const [left, right] = [leaves.slice(0, half), leaves.slice(half)];
  return index < half
    ? [...inclusionPath(index, left), rootOf(right)]
    : [...inclusionPath(index - half, right), rootOf(left)];
}

function halfOf(count: number): number {
  return 2 ** (Math.ceil(Math.log2(count)) - 1);
}
