import {
  closingAbbreviations,
  dayFollowers,
  finalAbbreviations,
  leadingAbbreviations,
  numberedAbbreviations,
  sentenceOpeners,
} from "../../../content/languages/abbreviations.js";

/** Marks such as `.` or `?!` with what closes after them; all are offsets into the text. */
export interface Mark {
  /** Where the sentence begins. */
  readonly from: number;
  readonly start: number;
  readonly marksEnd: number;
  /** After closing quotes and brackets. */
  readonly end: number;
  /** The first character that is no space after `end`. */
  readonly next: number;
  /** Where the block ends. */
  readonly to: number;
  /** One of the marks ends a sentence in its script without a space after it. */
  readonly isFull: boolean;
  /** The text is written without capitals. */
  readonly isSmall: boolean;
}

const WORD_LOOKED_AT = 24;
const SMALL = /\p{Ll}/u;
const GOES_ON = /[,;:)\]}%&=<>–—-]/u;
const LETTER = /^\p{L}$/u;
const DAY = /^\d{1,2}$/;
const INITIAL = /^\p{Lu}$/u;
const LETTERS_WITH_STOPS = /^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u;
const LIST_MARK = /^[([]?(?:\d{1,3}|[a-z]|[ivx]{1,4})$/iu;

/** Whether marks that a space follows end the sentence, by the words on both sides of them. */
export function endsSentence(text: string, mark: Mark): boolean {
  const next = text.charAt(mark.next);
  if (GOES_ON.test(next) && !isDashBeforeCapital(text, mark.next)) return false;
  const goesOnSmall = SMALL.test(next) && !mark.isSmall;
  const isStop = mark.marksEnd - mark.start === 1 && text.charAt(mark.start) === ".";
  if (!isStop || mark.end > mark.marksEnd) return !goesOnSmall;
  return endsWithStop(wordBefore(text, mark), text, mark) && !goesOnSmall;
}

/** A dialogue's dash, or a dash before a new sentence, does not go on. */
function isDashBeforeCapital(text: string, at: number): boolean {
  return /^[–—-]\s?\p{Lu}/u.test(text.slice(at, at + 4));
}

function wordBefore(text: string, mark: Mark): string {
  const from = Math.max(mark.from, mark.start - WORD_LOOKED_AT);
  return /[^\s()[\]"“„«'‘/]*$/u.exec(text.slice(from, mark.start))?.[0] ?? "";
}

function endsWithStop(word: string, text: string, mark: Mark): boolean {
  if (isListMark(word, text, mark)) return false;
  const known = word.toLowerCase();
  const follower = followingWord(text, mark.next);
  if (leadingAbbreviations.has(known)) return false;
  if (numberedAbbreviations.has(known)) return !/\d/.test(text.charAt(mark.next));
  if (finalAbbreviations.has(known)) return !mark.isSmall;
  if (mark.isSmall && closingAbbreviations.has(known)) return false;
  if (closingAbbreviations.has(known) || LETTERS_WITH_STOPS.test(word) || INITIAL.test(word)) {
    return opens(follower);
  }
  if (mark.isSmall && LETTER.test(word)) return false;
  if (DAY.test(word)) return !dayFollowers.has(follower.toLowerCase());
  return true;
}

/** `1.` or `b.` at the start of a sentence numbers it. */
function isListMark(word: string, text: string, mark: Mark): boolean {
  return (
    mark.start - mark.from <= WORD_LOOKED_AT &&
    LIST_MARK.test(word) &&
    text.slice(mark.from, mark.start).trim() === word
  );
}

function followingWord(text: string, at: number): string {
  return /^["“„«'‘([]*([\p{L}\p{M}'’]+)/u.exec(text.slice(at, at + WORD_LOOKED_AT))?.[1] ?? "";
}

function opens(word: string): boolean {
  return sentenceOpeners.has(word.toLowerCase());
}
