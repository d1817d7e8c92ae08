import { createHash } from "node:crypto";

/** A public Ed25519 key that checks signatures, as a JSON Web Key (RFC 8037). */
export interface VerifyingKey {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  /** The thumbprint of the key. */
  readonly kid: string;
  readonly x: string;
  readonly use: "sig";
}

/** A raw public key as a JSON Web Key, named by its thumbprint. */
export function verifyingKey(publicKey: Uint8Array): VerifyingKey {
  const x = Buffer.from(publicKey).toString("base64url");
  return { kty: "OKP", crv: "Ed25519", kid: thumbprintOf(x), x, use: "sig" };
}

/** SHA-256 of the required members in the order of their names (RFC 7638; RFC 8037, appendix A.3). */
function thumbprintOf(x: string): string {
  const required = JSON.stringify({ crv: "Ed25519", kty: "OKP", x });
  return createHash("sha256").update(required).digest("base64url");
}
