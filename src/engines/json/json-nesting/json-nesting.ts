/** The deepest nesting that a JSON text may have. */
export const DEPTH_MAX = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LIST_BEGIN = 0x5b;
const LIST_END = 0x5d;
const OBJECT_BEGIN = 0x7b;
const OBJECT_END = 0x7d;

/**
 * Whether brackets in a JSON text are open over 64 levels deep, within a range of its UTF-8 bytes.
 * Told before anything is built: a parser needs a fifth of a second for half a million nested lists.
 */
export function isNestedTooDeep(
  bytes: Uint8Array,
  { from = 0, to = bytes.length }: { readonly from?: number; readonly to?: number } = {},
): boolean {
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfString(bytes, { from: at + 1, to });
      continue;
    }
    // Most bytes are digits and punctuation, which are below every bracket.
    if (byte < LIST_BEGIN) continue;
    if (byte === LIST_BEGIN || byte === OBJECT_BEGIN) {
      depth += 1;
      if (depth > DEPTH_MAX) return true;
    } else if (byte === LIST_END || byte === OBJECT_END) {
      depth -= 1;
    }
  }
  return false;
}

/** Where the quote is that ends a string; the end of the range when none does. */
function endOfString(
  bytes: Uint8Array,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) return at;
    if (byte === BACKSLASH) at += 1;
  }
  return to;
}
