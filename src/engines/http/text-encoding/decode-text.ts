import { encodingOfLabel, sniffEncoding } from "./sniff-encoding.js";

/** What the encoding standard has in windows-1252 from 0x80 to 0x9f; the rest is as in ISO 8859-1. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const FIRST_CONTROL = 0x80;
const CONTROLS = /[\u0080-\u009f]/g;
const BYTE_ORDER_MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16be", [0xfe, 0xff]],
  ["utf-16le", [0xff, 0xfe]],
];

/**
 * The text of a page's bytes, in the encoding that the HTML standard finds: that of a byte order mark,
 * of the transport, of the page itself; undeclared bytes are UTF-8 where all of them are, which chance
 * does not bring about, and windows-1252 otherwise. Bytes that the encoding does not have become U+FFFD.
 * Takes time linear in the bytes; the encodings are those of `TextDecoder`.
 */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const declared =
    encodingOfMark(bytes) ??
    (charset === undefined ? undefined : encodingOfLabel(charset)) ??
    sniffEncoding(bytes);
  return declared === undefined ? decodeUndeclared(bytes) : decodeAs(bytes, declared);
}

function encodingOfMark(bytes: Uint8Array): string | undefined {
  return BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
}

function decodeUndeclared(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeAs(bytes, "windows-1252");
  }
}

/** Some releases of Node decode windows-1252 as ISO 8859-1, which has controls for its quotes. */
function decodeAs(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== "windows-1252") return text;
  return text.replace(CONTROLS, (control) =>
    WINDOWS_1252.charAt(control.charCodeAt(0) - FIRST_CONTROL),
  );
}
