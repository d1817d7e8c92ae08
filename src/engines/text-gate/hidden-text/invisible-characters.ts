/** Ranges of code points that show nothing: controls, joiners, marks of direction, selectors, tags, fillers. */
const INVISIBLE: readonly (readonly [from: number, to: number])[] = [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x84],
  [0x86, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

/** Whether a character shows nothing and takes no place, so that people do not know that it is there. */
export function isInvisible(codePoint: number): boolean {
  if (codePoint < 0x7f) return codePoint < 0x20 && (codePoint < 0x09 || codePoint > 0x0d);
  for (const [from, to] of INVISIBLE) {
    if (codePoint < from) return false;
    if (codePoint <= to) return true;
  }
  return false;
}
