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
const RANDOM_LENGTH = { gateway: 22, products: 40 } as const;
const EVIDENCE_ID_LENGTH = 8;
const EVIDENCE_SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const HINT_LENGTH = 8;

const shapes: Readonly<Record<Realm, RegExp>> = {
  jobs: /^sjs_[0-9a-f]{32}$/,
  gateway: /^gwk_[0-9A-Za-z]{28}$/,
  evidence: /^cb_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/,
  products: /^prd_[0-9A-Za-z]{46}$/,
};

/**
 * A new key of a realm: its prefix and at least 128 random bits. The specification fixes
 * `sjs_<32 lowercase hex>` for jobs and segments for evidence, `cb_<8 base62>_<32 base62>_`; the
 * others use 22 and 40 base62 digits. All but jobs end in the CRC-32 of all before it as six base62
 * digits, so that a mistyped key is refused without a look-up.
 */
export function makeKey(realm: Realm): string {
  if (realm === "jobs") return prefixes.jobs + randomBytes(16).toString("hex");
  const body = prefixes[realm] + makeBody(realm);
  return body + checksum(body);
}

/** Whether a text is shaped like a key of the realm, checksum included. */
export function isWellFormedKey(realm: Realm, text: string): boolean {
  if (!shapes[realm].test(text)) return false;
  return (
    realm === "jobs" || checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
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

function makeBody(realm: Exclude<Realm, "jobs">): string {
  if (realm !== "evidence") return randomBase62(RANDOM_LENGTH[realm]);
  return `${randomBase62(EVIDENCE_ID_LENGTH)}_${randomBase62(EVIDENCE_SECRET_LENGTH)}_`;
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
