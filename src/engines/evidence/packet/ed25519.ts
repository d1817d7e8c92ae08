import { createPrivateKey, createPublicKey, type KeyObject, verify } from "node:crypto";

export const PUBLIC_KEY_BYTES = 32;
export const SIGNATURE_BYTES = 64;
export const SEED_BYTES = 32;

/** A raw seed as PKCS #8 in DER (RFC 8410). */
const PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");
const SPKI_PREFIX = Buffer.from("302a300506032b6570032100", "hex");
const KEYS_MAX = 256;
/** Callers bring checkpoints of any length; those of a log are far below this. */
const KEY_CHARACTERS_MAX = 4_096;
const SIGN_BIT = 0x80;

/**
 * The y coordinates of the 8 points whose order divides 8, without their sign bits: for each of
 * these keys a signature can be made that fits any message.
 */
const SMALL_ORDER = new Set([
  "0000000000000000000000000000000000000000000000000000000000000000",
  "0100000000000000000000000000000000000000000000000000000000000000",
  "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
]);

const known = new Map<string, KeyObject>();

/**
 * Whether an Ed25519 signature (RFC 8032) is that of a raw public key; false for keys that
 * `isUsableKey` refuses and for an S that is not reduced. Costs one verification, about 70 µs.
 */
export function isSignedBy(
  publicKey: Uint8Array,
  { message, signature }: { readonly message: Uint8Array; readonly signature: Uint8Array },
): boolean {
  if (signature.length !== SIGNATURE_BYTES) return false;
  const key = keyObjectOf(publicKey);
  return key !== undefined && verify(null, message, key, signature);
}

/** Whether 32 bytes can be a public key: y below 2^255 - 19 and not a point of small order. */
export function isUsableKey(publicKey: Uint8Array): boolean {
  if (publicKey.length !== PUBLIC_KEY_BYTES) return false;
  const y = Buffer.from(publicKey);
  y[PUBLIC_KEY_BYTES - 1] = (y[PUBLIC_KEY_BYTES - 1] ?? 0) & ~SIGN_BIT;
  return !SMALL_ORDER.has(y.toString("hex")) && isBelowPrime(y);
}

/** The key pair of a seed of 32 bytes. */
export function keyPairOf(seed: Uint8Array): {
  readonly publicKey: Buffer;
  readonly privateKey: KeyObject;
} {
  const der = Buffer.concat([PKCS8_PREFIX, seed]);
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const spki = createPublicKey(privateKey).export({ format: "der", type: "spki" });
  return { publicKey: spki.subarray(-PUBLIC_KEY_BYTES), privateKey };
}

/** A raw public key as SubjectPublicKeyInfo in DER (RFC 8410). */
export function publicKeyDer(publicKey: Uint8Array): Buffer {
  return Buffer.concat([SPKI_PREFIX, publicKey]);
}

/** The prime is 2^255 - 19: all bits set but for the lowest byte, 0xed. */
function isBelowPrime(y: Buffer): boolean {
  if (y[PUBLIC_KEY_BYTES - 1] !== 0x7f || (y[0] ?? 0) < 0xed) return true;
  return y.subarray(1, PUBLIC_KEY_BYTES - 1).some((byte) => byte !== 0xff);
}

/** Reading a key costs a fifth of a verification, so the last ones are kept. */
function keyObjectOf(publicKey: Uint8Array): KeyObject | undefined {
  const name = Buffer.from(publicKey).toString("latin1");
  const kept = known.get(name);
  if (kept) return kept;
  if (!isUsableKey(publicKey)) return undefined;
  const key = createPublicKey({ key: publicKeyDer(publicKey), format: "der", type: "spki" });
  keepBounded(known, { key: name, value: key, sizeMax: KEYS_MAX });
  return key;
}

/** Adds to a map under a key of bounded length; where that is full, what was added first goes. */
export function keepBounded<Value>(
  map: Map<string, Value>,
  {
    key,
    value,
    sizeMax,
  }: { readonly key: string; readonly value: Value; readonly sizeMax: number },
): void {
  if (key.length > KEY_CHARACTERS_MAX) return;
  const [oldest] = map.size >= sizeMax ? map.keys() : [];
  if (oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
