import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

export type Realm = "jobs" | "gateway" | "evidence" | "products";

const prefixes: Readonly<Record<Realm, string>> = {
  jobs: "sjs_",
  gateway: "gwk_",
  evidence: "cb_",
  products: "prd_",
};

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_LENGTH = 22;
const CHECKSUM_LENGTH = 6;
const HINT_LENGTH = 8;

/**
 * A new key of a realm: its prefix and at least 128 random bits. The specification fixes
 * `sjs_<32 lowercase hex>` for jobs; the other realms use 22 base62 digits and the CRC-32 of all
 * before it in six more, so that a mistyped key is refused without a look-up.
 */
export function makeKey(realm: Realm): string {
  const prefix = prefixes[realm];
  if (realm === "jobs") return prefix + randomBytes(16).toString("hex");
  const body = prefix + randomBase62(RANDOM_LENGTH);
  return body + checksum(body);
}

/** Whether a text is shaped like a key of the realm, checksum included. */
export function isWellFormedKey(realm: Realm, text: string): boolean {
  const prefix = prefixes[realm];
  if (realm === "jobs") return /^sjs_[0-9a-f]{32}$/.test(text);
  if (text.length !== prefix.length + RANDOM_LENGTH + CHECKSUM_LENGTH) return false;
  const body = text.slice(0, -CHECKSUM_LENGTH);
  return (
    text.startsWith(prefix) && /^\w+$/.test(text) && checksum(body) === text.slice(-CHECKSUM_LENGTH)
  );
}

/** What is stored of a key and looked up: the SHA-256 of all of it, in hex. */
export function digestOf(key: string): string {
  return hash("sha256", key);
}

/** How a key begins, to recognise it by. */
export function hintOf(key: string): string {
  return key.slice(0, HINT_LENGTH);
}

/** Bytes of 248 and more are passed over, so that each of the 62 digits is equally likely. */
function randomBase62(length: number): string {
  let digits = "";
  while (digits.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && digits.length < length) digits += BASE62.charAt(byte % 62);
    }
  }
  return digits;
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
