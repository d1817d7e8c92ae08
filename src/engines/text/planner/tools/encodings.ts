import { CannotDo } from "../request/request.js";

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base64 of RFC 4648 over the UTF-8 of a text. */
export function toBase64(text: string, isUrl = false): string {
  const bytes = new TextEncoder().encode(text);
  let output = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    const group = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    output += [18, 12, 6, 0]
      .map((shift, place) =>
        (place === 2 && b === undefined) || (place === 3 && c === undefined)
          ? "="
          : (BASE64[(group >> shift) & 63] ?? ""),
      )
      .join("");
  }
  return isUrl ? output.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/u, "") : output;
}

/** The text that base64 holds; what is no base64, or holds no text, is refused. */
export function fromBase64(text: string): string {
  const plain = text
    .replace(/\s/gu, "")
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replace(/=+$/u, "");
  if (!/^[A-Za-z0-9+/]*$/u.test(plain) || plain.length % 4 === 1)
    throw new CannotDo("that is no base64");
  const bytes: number[] = [];
  let [buffer, bits] = [0, 0];
  for (const mark of plain) {
    buffer = ((buffer << 6) | BASE64.indexOf(mark)) & 0xff_ff_ff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((buffer >> bits) & 255);
  }
  return decodeUtf8(bytes, "base64");
}

function decodeUtf8(bytes: readonly number[], what: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    throw new CannotDo(`that ${what} holds no UTF-8 text`);
  }
}

export function toHex(text: string): string {
  return [...new TextEncoder().encode(text)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

export function fromHex(text: string): string {
  const plain = text.replace(/0x|[\s:,-]/giu, "");
  if (!/^(?:[0-9a-f]{2})+$/iu.test(plain))
    throw new CannotDo("that is no row of hexadecimal bytes");
  return decodeUtf8(
    [...plain.matchAll(/../gu)].map(([pair]) => Number.parseInt(pair, 16)),
    "hexadecimal",
  );
}

export function toBits(text: string): string {
  return [...new TextEncoder().encode(text)]
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join(" ");
}

export function fromBits(text: string): string {
  const plain = text.replace(/\s/gu, "");
  if (!/^(?:[01]{8})+$/u.test(plain)) throw new CannotDo("that is no row of eight-bit bytes");
  return decodeUtf8(
    [...plain.matchAll(/.{8}/gu)].map(([byte]) => Number.parseInt(byte, 2)),
    "binary",
  );
}

/** Moves Latin letters along the alphabet; 13 places is ROT13. */
export function rotate(text: string, places: number): string {
  const shift = ((places % 26) + 26) % 26;
  return text.replace(/[a-z]/giu, (letter) => {
    const start = letter < "a" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - start + shift) % 26) + start);
  });
}

export function toUrl(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/gu,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function fromUrl(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new CannotDo("that is no URL-encoded text");
  }
}

const ENTITIES: readonly (readonly [string, string])[] = [
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
];

export function toHtml(text: string): string {
  return ENTITIES.reduce((told, [mark, entity]) => told.replaceAll(mark, entity), text);
}

export function fromHtml(text: string): string {
  return [...ENTITIES]
    .reverse()
    .reduce(
      (told, [mark, entity]) => told.replaceAll(entity, mark),
      text.replaceAll("&apos;", "'"),
    );
}

const MORSE =
  "a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.-- x-..- y-.-- z--.. 0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----."
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const);

/** International Morse code (ITU-R M.1677): letters and figures, words apart by a slash. */
export function toMorse(text: string): string {
  const codes = new Map(MORSE);
  const words = text.toLowerCase().trim().split(/\s+/u);
  return words
    .map((word) =>
      [...word]
        .map((mark) => codes.get(mark) ?? "")
        .filter((code) => code !== "")
        .join(" "),
    )
    .join(" / ");
}

export function fromMorse(text: string): string {
  const letters = new Map(MORSE.map(([letter, code]) => [code, letter]));
  const read = text
    .trim()
    .split(/\s*\/\s*|\s{3,}/u)
    .map((word) =>
      word
        .trim()
        .split(/\s+/u)
        .map((code) => letters.get(code.replaceAll("−", "-").replaceAll("·", "."))),
    );
  if (read.some((word) => word.some((letter) => letter === undefined)))
    throw new CannotDo("that is no Morse code");
  return read
    .map((word) => word.join(""))
    .join(" ")
    .toUpperCase();
}
