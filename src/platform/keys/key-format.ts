import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** What keys look like in each realm. A family adds its own realm, by its name, with its format. */
// biome-ignore lint/suspicious/noEmptyInterface: families add their realms from their own folders
export interface Realms {}

export type Realm = keyof Realms & string;

/** How the keys of one realm are made and told from others. */
export interface KeyFormat {
  /** Of the whole key. */
  readonly shape: RegExp;
  /** A new key without its checksum: its prefix and at least 128 random bits. */
  makeBody(): string;
  /**
   * Whether a key ends in the CRC-32 of all before it as six base62 digits, so that a mistyped one
   * is refused without a look-up.
   */
  readonly isChecked: boolean;
}

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const CHECKSUM_LENGTH = 6;
const HINT_LENGTH = 8;

/** A new key. */
export function makeKey({ makeBody, isChecked }: KeyFormat): string {
  const body = makeBody();
  return isChecked ? body + checksum(body) : body;
}

/** Whether a text is shaped like a key of a format, checksum included. */
export function isWellFormedKey({ shape, isChecked }: KeyFormat, text: string): boolean {
  if (!shape.test(text)) return false;
  return !isChecked || checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

/** What is stored of a key and looked up: the SHA-256 of all of it, in hex. */
export function digestOf(key: string): string {
  return hash("sha256", key);
}

/** How a key begins, to recognise it by. */
export function hintOf(key: string): string {
  return key.slice(0, HINT_LENGTH);
}

/**
 * Random base62 digits. Bytes of 248 and more are passed over, so that each of the 62 digits is
 * equally likely.
 */
export function randomBase62(length: number): string {
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
