import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps the secrets of endpoints so that the store alone does not give them away. */
export interface SecretBox {
  /** Seals a secret for one endpoint; it opens for no other. */
  seal(endpointId: string, secret: Buffer): Buffer;
  /** Undefined when it was sealed under another server secret, or is not what was sealed. */
  open(endpointId: string, sealed: Buffer): Buffer | undefined;
}

/** AES-256-GCM under a key that is derived from the server's secret. */
export function createSecretBox(serverSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", serverSecret, "", "gatehouse webhook secret", 32));
  return {
    seal(endpointId, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(endpointId));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open(endpointId, sealed) {
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES));
        decipher.setAAD(Buffer.from(endpointId)).setAuthTag(sealed.subarray(-TAG_BYTES));
        const secret = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([secret, decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
