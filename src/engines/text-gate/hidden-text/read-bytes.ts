const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const HEAD_DIGITS = 24;
const PARTS_TRIED_MAX = 4;
const PART_CHARACTERS_MIN = 12;

/** The bytes that base64 or base64url stands for; a part of a path is tried by itself, too. */
export function readBase64(written: string): readonly Uint8Array[] {
  const plain = /^[A-Za-z0-9+/_-]+$/.test(written)
    ? written
    : written.replace(/\\n|["'=\s]|(?<=["'\s])[+.](?=["'\s])/g, "");
  // Code in one case, or without any letter, is a name, a path or a number.
  if (!/[a-z]/.test(plain) || !/[A-Z0-9]/.test(plain)) return [];
  const readings: Uint8Array[] = [];
  addBase64(readings, plain);
  if (/[/_-]/.test(plain)) {
    const parts = plain.split(/[/_-]/).filter((part) => part.length >= PART_CHARACTERS_MIN);
    const longest = parts.sort((a, b) => b.length - a.length).slice(0, PARTS_TRIED_MAX);
    for (const part of longest) addBase64(readings, part);
  }
  return readings;
}

/** What begins with bytes that no text has is not read further. */
function addBase64(readings: Uint8Array[], digits: string): void {
  const plain = digits.replace(/-/g, "+").replace(/_/g, "/");
  const head = readDigits(plain.slice(0, HEAD_DIGITS), BASE64, 6);
  const isText = !head.some((byte) => (byte < 0x20 && byte > 0 && !isBlank(byte)) || byte > 0xf4);
  if (isText) readings.push(readDigits(plain, BASE64, 6));
}

function isBlank(byte: number): boolean {
  return byte === 0x09 || byte === 0x0a || byte === 0x0d;
}

/** The bytes that base32 of RFC 4648 stands for. */
export function readBase32(written: string): readonly Uint8Array[] {
  return /[2-7]/u.test(written) ? [readDigits(written.replaceAll("=", ""), BASE32, 5)] : [];
}

/** The bytes of hexadecimal digits without separators. */
export function readHex(written: string): readonly Uint8Array[] {
  const digits = written.replace(/^0x/u, "");
  return [
    Uint8Array.from({ length: digits.length >> 1 }, (_, at) =>
      Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
    ),
  ];
}

/** The bytes of a row of numbers, which may be hexadecimal, decimal, octal or binary. */
export function readNumbers(written: string): readonly Uint8Array[] {
  const isBits = /^[01\s,;:|-]+$/u.test(written);
  const numbers = isBits
    ? (written.replace(/[^01]/gu, "").match(/[01]{8}/gu) ?? [])
    : (written.match(/[0-9a-fA-F]{2,8}/gu) ?? []);
  const bases = isBits ? [2] : [16, 10, 8];
  return bases.flatMap((base) => {
    const digits = base === 16 ? /^[0-9a-f]+$/iu : base === 10 ? /^\d+$/u : /^[0-7]+$/u;
    if (!numbers.every((number) => digits.test(number))) return [];
    const codes = numbers.map((number) => Number.parseInt(number, base));
    if (codes.some((code) => code > 0x10ffff)) return [];
    const isBytes = codes.every((code) => code <= 0xff);
    return [isBytes ? Uint8Array.from(codes) : new TextEncoder().encode(codesToText(codes))];
  });
}

function codesToText(codes: readonly number[]): string {
  return codes.map((code) => String.fromCodePoint(code)).join("");
}

/** The bytes of percent-encoding; a plus stands for a blank where no other blank is encoded. */
export function readPercents(written: string): readonly Uint8Array[] {
  const encoded = written.match(/%[0-9A-Fa-f]{2}/gu)?.length ?? 0;
  const blanks = written.match(/\+/gu)?.length ?? 0;
  if (encoded < 2 && blanks < 3) return [];
  const plain = /%20/u.test(written) ? written : written.replaceAll("+", " ");
  const bytes: number[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const isEncoded = plain[at] === "%" && /^[0-9A-Fa-f]{2}$/u.test(plain.slice(at + 1, at + 3));
    bytes.push(isEncoded ? Number.parseInt(plain.slice(at + 1, at + 3), 16) : plain.charCodeAt(at));
    if (isEncoded) at += 2;
  }
  return [Uint8Array.from(bytes)];
}

/** Digits of an alphabet, each of so many bits, as bytes; bits that are left over are dropped. */
function readDigits(digits: string, alphabet: string, bits: number): Uint8Array {
  const bytes = new Uint8Array((digits.length * bits) >> 3);
  const values = valuesOf(alphabet);
  let held = 0;
  let heldBits = 0;
  let size = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const value = values[digits.charCodeAt(at)] ?? -1;
    if (value < 0) continue;
    held = ((held << bits) | value) & 0xffff;
    heldBits += bits;
    if (heldBits < 8) continue;
    heldBits -= 8;
    bytes[size] = (held >> heldBits) & 0xff;
    size += 1;
  }
  return bytes.subarray(0, size);
}

function valuesOf(alphabet: string): Int8Array {
  const values = new Int8Array(128).fill(-1);
  for (let at = 0; at < alphabet.length; at += 1) values[alphabet.charCodeAt(at)] = at;
  return values;
}
