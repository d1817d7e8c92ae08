import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  sign,
} from "node:crypto";
import type { SignatureScheme } from "./webhooks.js";

const SECRET_BYTES = 32;
/** What comes before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const ED25519_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");
const ED25519_PUBLIC_BYTES = 32;

export interface SignedMessage {
  readonly id: string;
  /** Of the attempt, in epoch seconds. */
  readonly timestamp: number;
  readonly body: Buffer;
}

/** A new secret of 32 random bytes: the key of the HMAC, or the seed of the Ed25519 key. */
export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** A secret as its owner writes it down: `whsec_` and base64. */
export function toSecretText(secret: Buffer): string {
  return `whsec_${secret.toString("base64")}`;
}

/** The public half of an Ed25519 seed: `whpk_` and base64 of 32 bytes. */
export function toPublicKeyText(seed: Buffer): string {
  const key = createPublicKey(toEd25519(seed)).export({ type: "spki", format: "der" });
  return `whpk_${key.subarray(-ED25519_PUBLIC_BYTES).toString("base64")}`;
}

/**
 * Signs messages by the Standard Webhooks specification: answers the value of the header
 * `webhook-signature`, one signature for each secret, newest first.
 */
export function createSigner(
  scheme: SignatureScheme,
  secrets: readonly Buffer[],
): (message: SignedMessage) => string {
  const sums = secrets.map((secret) => (scheme === "v1" ? hmacWith(secret) : ed25519With(secret)));
  return ({ id, timestamp, body }) => {
    const content = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]);
    return sums.map((sum) => `${scheme},${sum(content).toString("base64")}`).join(" ");
  };
}

type Sum = (content: Buffer) => Buffer;

function hmacWith(secret: Buffer): Sum {
  return (content) => createHmac("sha256", secret).update(content).digest();
}

function ed25519With(seed: Buffer): Sum {
  const key = toEd25519(seed);
  return (content) => sign(null, content, key);
}

function toEd25519(seed: Buffer): KeyObject {
  const key = Buffer.concat([ED25519_PREFIX, seed]);
  return createPrivateKey({ key, format: "der", type: "pkcs8" });
}
