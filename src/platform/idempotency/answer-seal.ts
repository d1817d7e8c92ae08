import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Only who holds both the header's value and the server's secret can read what was kept under them. */
export function answerKey(secret: string, header: string): Buffer {
  return Buffer.from(hkdfSync("sha256", header, secret, "gatehouse kept answer", 32));
}

/** AES-256-GCM: a random nonce, the ciphertext, the tag. */
export function sealAnswer(plain: Buffer, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** What `sealAnswer` sealed; throws for what it did not seal under this key. */
export function openAnswer(sealed: Buffer, key: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
