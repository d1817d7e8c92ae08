import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NO_CONTEXT = "";

/**
 * Seals bytes under a key of 32 bytes by AES-256-GCM: a random nonce, the ciphertext, the tag. They
 * open in the same context alone, such as the id of the row that they belong to.
 */
export function seal(plain: Buffer, key: Buffer, context = NO_CONTEXT): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** What `seal` sealed; throws for what it did not seal under this key and in this context. */
export function unseal(sealed: Buffer, key: Buffer, context = NO_CONTEXT): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([plain, decipher.final()]);
}
