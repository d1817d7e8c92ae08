import { isKeyName, keyId, readBase64 } from "../signed-note/signed-note.js";
import { keepBounded, PUBLIC_KEY_BYTES, publicKeyDer } from "./ed25519.js";
import type { EvidenceKey } from "./packet.js";

const KEYS_MAX = 256;
/** Whether keys that were seen lately are named rightly: the same few sign packet after packet. */
const namedKeys = new Map<string, boolean>();

/** A key before it is listed. */
export interface NewEvidenceKey {
  /** The origin of the log. */
  readonly name: string;
  /** The raw 32 bytes. */
  readonly publicKey: Uint8Array;
  readonly use: EvidenceKey["use"];
  /** ISO 8601 UTC. */
  readonly notBefore: string;
}

/** A public key in the form of the keys endpoint, from its raw bytes; it has not ended. */
export function listKey({ name, publicKey, use, notBefore }: NewEvidenceKey): EvidenceKey {
  const raw = Buffer.from(publicKey);
  const der = publicKeyDer(raw).toString("base64");
  return {
    key_id: keyId(name, raw),
    alg: "Ed25519",
    public_key: raw.toString("base64"),
    pem: `-----BEGIN PUBLIC KEY-----\n${der}\n-----END PUBLIC KEY-----\n`,
    jwk: { kty: "OKP", crv: "Ed25519", x: raw.toString("base64url") },
    use,
    not_before: notBefore,
    not_after: null,
    revoked_at: null,
  };
}

/** The raw bytes of a key written in base64; undefined when it is not 32 bytes in canonical base64. */
export function readPublicKey(base64: string): Buffer | undefined {
  const bytes = readBase64(base64);
  return bytes?.length === PUBLIC_KEY_BYTES ? bytes : undefined;
}

/** The name in a key id, `<name>+<8 hex digits>`; undefined when it is not one. */
export function nameOf(keyIdText: string): string | undefined {
  const name = /^(.+)\+[0-9a-f]{8}$/s.exec(keyIdText)?.[1];
  return name !== undefined && isKeyName(name) ? name : undefined;
}

/** Whether a key's id follows from its name and its public key by the signed-note rule. */
export function isNamedRightly({
  key_id,
  public_key,
}: {
  key_id: string;
  public_key: string;
}): boolean {
  const key = `${public_key} ${key_id}`;
  const kept = namedKeys.get(key);
  if (kept !== undefined) return kept;
  const name = nameOf(key_id);
  const publicKey = readPublicKey(public_key);
  const isNamed =
    name !== undefined && publicKey !== undefined && keyId(name, publicKey) === key_id;
  keepBounded(namedKeys, { key, value: isNamed, sizeMax: KEYS_MAX });
  return isNamed;
}
