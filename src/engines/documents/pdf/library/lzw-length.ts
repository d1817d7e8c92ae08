const CLEAR = 256;
const END = 257;
const CODES_MAX = 4_096;
const BITS_MIN = 9;
const BITS_MAX = 12;

/**
 * The bytes that LZW data of a PDF unpacks to (ISO 32000-1, 7.4.4, with its early change of the width of codes), counted
 * until they are more than `most`. Only the lengths of the table's entries are kept.
 */
export function lzwLength(data: Uint8Array, most: number): number {
  const lengths = new Uint16Array(CODES_MAX).fill(1, 0, CLEAR);
  let [next, width, previous, length] = [END + 1, BITS_MIN, 0, 0];
  let [bits, held] = [0, 0];
  for (const byte of data) {
    bits = ((bits << 8) | byte) & 0xfffff;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = (bits >> held) & ((1 << width) - 1);
    if (code === END) break;
    if (code === CLEAR) {
      [next, width, previous] = [END + 1, BITS_MIN, 0];
      continue;
    }
    const made = code < next ? (lengths[code] ?? 1) : previous + 1;
    length += made;
    if (length > most) break;
    if (previous > 0 && next < CODES_MAX) {
      lengths[next] = previous + 1;
      next += 1;
    }
    previous = made;
    if (next + 1 >= 1 << width && width < BITS_MAX) width += 1;
  }
  return length;
}
