import { createHash } from "node:crypto";
import { fieldBytes } from "./structured-fields.js";

/** The value of `Content-Digest` for a content: its SHA-256 (RFC 9530, section 2). */
export function contentDigest(content: Uint8Array): string {
  return `sha-256=${fieldBytes(createHash("sha256").update(content).digest())}`;
}
