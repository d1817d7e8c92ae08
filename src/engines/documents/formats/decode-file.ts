import { decodeText } from "../../http/text-encoding/decode-text.js";
import { sniffEncoding } from "../../http/text-encoding/sniff-encoding.js";
import { DocumentRefused } from "../document.js";

/** A text and what was assumed to read it. */
export interface DecodedFile {
  readonly text: string;
  /** The name of an encoding that was guessed; undefined where the file says it or is UTF-8. */
  readonly guessed?: string;
}

const SAMPLE_BYTES = 65_536;
/** Share of zero bytes in one half of the pairs from which a text without a mark is UTF-16. */
const ZERO_SHARE = 0.4;
/** Control characters that texts have: blanks, pages, the colours of terminals, the end mark of DOS. */
const TEXT_CONTROLS = new Set([0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);
const CONTROL_SHARE = 0.02;

/**
 * The text of a file, by its byte order mark, else as UTF-16 where its zero bytes say so, else as it
 * declares itself, else as UTF-8 or windows-1252. Line ends become `\n`. Refuses what is no text.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (hasMark(bytes)) return { text: unifyLines(decodeText(bytes)) };
  const wide = wideEncoding(bytes);
  if (wide) return { text: unifyLines(decodeText(bytes, wide)), guessed: wide.toUpperCase() };
  if (looksBinary(bytes)) {
    throw new DocumentRefused("unsupported", "the content is neither a known kind nor text");
  }
  const text = unifyLines(decodeText(bytes));
  return sniffEncoding(bytes) !== undefined || isUtf8(bytes)
    ? { text }
    : { text, guessed: "windows-1252" };
}

/** Line ends as `\n`, and no byte order mark. */
export function unifyLines(text: string): string {
  return text.replace(/^\ufeff/, "").replace(/\r\n?|\u2028|\u2029/g, "\n");
}

function hasMark([first, second, third]: Uint8Array): boolean {
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isWide || (first === 0xef && second === 0xbb && third === 0xbf);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE_BYTES) / 2);
  if (pairs < 2) return undefined;
  let even = 0;
  let odd = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (bytes[2 * pair] === 0) even += 1;
    if (bytes[2 * pair + 1] === 0) odd += 1;
  }
  if (odd > ZERO_SHARE * pairs && even < odd / 10) return "utf-16le";
  if (even > ZERO_SHARE * pairs && odd < even / 10) return "utf-16be";
  return undefined;
}

function looksBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const controls = sample.filter((byte) => byte < 0x20 && !TEXT_CONTROLS.has(byte)).length;
  return sample.includes(0) || controls > sample.length * CONTROL_SHARE;
}
