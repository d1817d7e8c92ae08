const ESCAPE =
  /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|U([0-9a-fA-F]{8})|([0-3][0-7]{2})|([nrt])|([!-/:-@[-`{-~]))/y;
const ENCODED_BYTE = /=[0-9A-F]{2}/g;
const ENCODED_ROW = /(?:=[0-9A-F]{2}){3}/;
const DECLARED = /quoted-printable/i;
const BROKEN_SOFTLY = /[^=\s]=\r?\n/;
const ENCODED_RUN = /(?:=[0-9A-Fa-f]{2}){1,64}/y;
const SOFT_BREAK = /=[ \t]{0,8}\r?\n/y;
const BYTES_SEEN_MIN = 3;

interface Escape {
  readonly text: string;
  readonly end: number;
}

/**
 * What a backslash of JavaScript, JSON, Python or Markdown and what follows it stand for. In TeX and in
 * paths of Windows a letter after it is no line break.
 */
export function escapeAt(text: string, at: number, isTex: boolean): Escape | undefined {
  ESCAPE.lastIndex = at;
  const match = ESCAPE.exec(text);
  if (!match) return undefined;
  const [whole, braced, short, byte, long, octal, blank, sign] = match;
  const end = at + whole.length;
  if (blank !== undefined && (isTex || text[at - 1] === ":")) return undefined;
  if (blank !== undefined) return { text: blank === "t" ? "\t" : "\n", end };
  if (sign !== undefined) return { text: sign, end };
  const hex = braced ?? short ?? byte ?? long;
  const code = hex === undefined ? Number.parseInt(octal ?? "0", 8) : Number.parseInt(hex, 16);
  return code > 0x10ffff ? undefined : { text: String.fromCodePoint(code), end };
}

/** Whether a text is written in the quoted-printable encoding of RFC 2045. */
export function usesQuotedPrintable(text: string): boolean {
  if (ENCODED_ROW.test(text)) return true;
  if (!DECLARED.test(text) && !BROKEN_SOFTLY.test(text)) return false;
  let seen = 0;
  for (const _ of text.matchAll(ENCODED_BYTE)) {
    seen += 1;
    if (seen >= BYTES_SEEN_MIN) return true;
  }
  return false;
}

/** Encoded bytes or a soft line break of quoted-printable at a place. */
export function quotedPrintableAt(text: string, at: number): Escape | undefined {
  SOFT_BREAK.lastIndex = at;
  const broken = SOFT_BREAK.exec(text);
  if (broken) return { text: "", end: at + broken[0].length };
  ENCODED_RUN.lastIndex = at;
  const run = ENCODED_RUN.exec(text)?.[0];
  if (run === undefined) return undefined;
  const bytes = run
    .split("=")
    .slice(1)
    .map((pair) => Number.parseInt(pair, 16));
  const decoded = decodeUtf8(Uint8Array.from(bytes));
  return decoded === undefined ? undefined : { text: decoded, end: at + run.length };
}

/** Bytes as UTF-8; undefined where they are none. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
