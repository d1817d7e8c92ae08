/** A stretch of a text: UTF-16 offsets to cut it out, and code points to tell a caller. */
export interface TextWindow {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /\S+/gu;
/** A text of up to so many words is judged as a whole. */
const WHOLE_WORDS_MAX = 400;
const WINDOW_WORDS = 250;

/**
 * A text cut into stretches of about 250 words, all of nearly the same length; one stretch where it has no more
 * than 400 words. `start` and `end` count code points of the text as given. Linear.
 */
export function cutWindows(text: string): TextWindow[] {
  const starts = Array.from(text.matchAll(WORD), ({ index }) => index);
  if (starts.length <= WHOLE_WORDS_MAX) {
    return [{ text, start: 0, end: countCodePoints(text) }];
  }
  const windows = Math.round(starts.length / WINDOW_WORDS);
  let start = 0;
  return Array.from({ length: windows }, (_, window) => {
    const from = window === 0 ? 0 : starts[Math.round((window * starts.length) / windows)];
    const to = starts[Math.round(((window + 1) * starts.length) / windows)];
    const slice = text.slice(from, to);
    const end = start + countCodePoints(slice);
    const cut = { text: slice, start, end };
    start = end;
    return cut;
  });
}

function countCodePoints(text: string): number {
  let count = text.length;
  for (let at = 1; at < text.length; at += 1) {
    const isLow = (text.charCodeAt(at) & 0xfc00) === 0xdc00;
    if (isLow && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) count -= 1;
  }
  return count;
}
