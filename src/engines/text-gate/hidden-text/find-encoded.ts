import type { MappedText } from "../decoded-text/mapped-text.js";
import { mappedTo } from "../decoded-text/mapped-text.js";
import { decodeUtf8 } from "./escapes.js";
import type { HiddenPiece } from "./hidden-piece.js";
import { isPlausible } from "./plausible-text.js";
import { readBase32, readBase64, readHex, readNumbers, readPercents } from "./read-bytes.js";

/** How characters that stand for bytes are found, and read. */
interface Encoding {
  readonly how: string;
  readonly pattern: RegExp;
  /** Without one of these there is none. */
  readonly mark?: RegExp;
  readonly read: (written: string) => readonly Uint8Array[];
}

/** Noise does not come out in the letters of another encoding alone. */
const ENCODED_AGAIN = /^[A-Za-z0-9+/_=\r\n-]{16,}$|^[0-9a-fA-F\s,]{24,}$|^(?:%[0-9a-fA-F]{2}){6,}/;
const ENCODED_MAX = 2_200_000;
const ENCODINGS: readonly Encoding[] = [
  {
    how: "in base64",
    pattern:
      /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{12,}(?:(?<=[A-Za-z0-9+/_-]{16})[^\S\n]{0,4}(?:\r?\n\s{0,8}|\\n|["'][^\S\n]{0,4}[+.]?\s{0,8}["'])[A-Za-z0-9+/_-]{4,})*={0,2}/g,
    read: readBase64,
  },
  { how: "in base32", pattern: /\b(?:[A-Z2-7]{8}){2,}[A-Z2-7]{0,7}={0,6}/g, read: readBase32 },
  {
    how: "in hexadecimal digits",
    pattern: /(?<![0-9A-Za-z])(?:0x)?(?:[0-9a-fA-F]{2}){8,}(?![0-9A-Za-z])/g,
    read: readHex,
  },
  {
    how: "in the codes of its characters",
    pattern:
      /(?<![0-9A-Za-z])(?:0x|\\x|x|U\+|u\+|#)?[0-9a-fA-F]{2,8}(?:[\s,;:|-]{1,3}(?:0x|\\x|x|U\+|u\+|#)?[0-9a-fA-F]{2,8}){5,}(?![0-9A-Za-z])/g,
    read: readNumbers,
  },
  {
    how: "in binary digits",
    pattern: /(?<![0-9A-Za-z])(?:[01]{8}){4,}(?![0-9A-Za-z])/g,
    read: readNumbers,
  },
  {
    how: "in percent-encoding",
    mark: /%[0-9A-Fa-f]{2}|\+[A-Za-z]+\+[A-Za-z]+\+/,
    pattern: /(?<![%A-Za-z0-9_.~+!*'-])(?:%[0-9A-Fa-f]{2}|[A-Za-z0-9_.~+!*'-]){6,}/g,
    read: readPercents,
  },
];

/**
 * What is written in base64, base32, hexadecimal digits, codes of characters or percent-encoding, where
 * it comes out as UTF-8 or UTF-16 that people may have written. Each stands for the whole region that its
 * code takes up. Linear: 40 ms for 1 MB.
 */
export function* findEncoded(source: MappedText): Generator<HiddenPiece> {
  for (const { how, pattern, mark, read } of ENCODINGS) {
    if (mark && !mark.test(source.text)) continue;
    for (const { index, 0: written } of source.text.matchAll(pattern)) {
      if (written.length > ENCODED_MAX) continue;
      const whole = firstPlausible(read(written));
      // What follows on the next line may be a word of its own.
      const line = whole === undefined ? /^\S+(?=\s)/u.exec(written)?.[0] : undefined;
      const decoded = whole ?? (line === undefined ? undefined : firstPlausible(read(line)));
      if (decoded === undefined) continue;
      const region = source.regionOf(index, index + (line ?? written).length);
      yield { region, content: mappedTo(decoded, region), how, isWhole: true, isSmuggled: false };
    }
  }
}

function firstPlausible(readings: readonly Uint8Array[]): string | undefined {
  for (const bytes of readings) {
    const text = readText(bytes);
    if (text !== undefined && (isPlausible(text) || ENCODED_AGAIN.test(text))) return text;
  }
  return undefined;
}

const CUT_BYTES_MAX = 3;
const FIRST_BYTES = 32;

/** Bytes as UTF-8, of which a last character may be cut, or as UTF-16 of Latin letters. */
export function readText(bytes: Uint8Array): string | undefined {
  if (bytes.length < 4) return undefined;
  const first = bytes.subarray(0, FIRST_BYTES);
  const zeros = countZeros(first);
  if (zeros.odd > 0.8 || zeros.even > 0.8) {
    const text = new TextDecoder(zeros.odd > 0.8 ? "utf-16le" : "utf-16be").decode(bytes);
    return text.replace(/\ufffd$/u, "");
  }
  // Nearly all noise has a control character among its first bytes.
  if (first.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)) {
    return undefined;
  }
  for (let cut = 0; cut <= CUT_BYTES_MAX; cut += 1) {
    const text = decodeUtf8(bytes.subarray(0, bytes.length - cut));
    if (text !== undefined) return text;
  }
  return undefined;
}

function countZeros(bytes: Uint8Array): { readonly even: number; readonly odd: number } {
  let even = 0;
  let odd = 0;
  bytes.forEach((byte, place) => {
    if (byte !== 0) return;
    if (place % 2 === 0) even += 1;
    else odd += 1;
  });
  const half = bytes.length / 2;
  return { even: even / half, odd: odd / half };
}
