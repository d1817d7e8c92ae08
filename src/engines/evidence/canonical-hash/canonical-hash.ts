import { canonicalize } from "../../json/canonical-json/canonical-json.js";
import { sha256Hex } from "../merkle/hashing.js";

/** SHA-256 of the canonical form of a JSON value (RFC 8785), in lower case hex. */
export function canonicalHash(value: unknown): string {
  return sha256Hex(Buffer.from(canonicalize(value)));
}
