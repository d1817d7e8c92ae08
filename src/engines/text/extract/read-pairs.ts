/** A label and what a text says of it. */
export interface Pair {
  readonly label: string;
  readonly value: string;
  /** Where the value is in the text. */
  readonly start: number;
  readonly end: number;
}

const PAIRS_MAX = 2_000;
const LINE_LENGTH_MAX = 4_000;
const LABEL_LENGTH_MAX = 48;
const LABEL_WORDS_MAX = 6;
const LEADING = /^[\s>*|•–#-]+/u;
const LABEL_START = /[,;.|\t(]\s|\t|\s[|•]\s/gu;
const LOGFMT =
  /(?<![\p{L}\p{N}_.-])([\p{L}_][\p{L}\p{N}_.-]{0,40})=("[^"\n]{0,500}"|[^\s",;]{1,500})/gu;
const ALIGNED =
  /^[ \t]*([\p{L}][\p{L}\p{N} ().%/&'-]{0,40}?)(?:[ \t]*\.{2,}[ \t]*|[ \t]+)([-−]?(?:[$€£¥₹]|[A-Z]{3} )?[ ]?\d[\d.,']*(?: ?(?:[A-Z]{3}|[$€£¥₹]|%))?)[ \t]*$/u;
const COLUMNS = /^[ \t]*(\p{L}[\p{L}\p{N} ().'-]{0,40}?)(?:\t+| {2,})(\S[^\t]{0,200}?)[ \t]*$/u;

/**
 * What a text states as `label: value`, several in one line too, as `key=value`, or as a label with a
 * figure at the end of its line. At most 2,000, in the order of the text. Linear.
 */
export function readPairs(text: string): readonly Pair[] {
  const pairs: Pair[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    if (pairs.length >= PAIRS_MAX) break;
    if (line !== "" && line.length <= LINE_LENGTH_MAX) pairs.push(...readLine(line, start));
    start += line.length + 1;
  }
  return pairs.slice(0, PAIRS_MAX);
}

function readLine(line: string, offset: number): Pair[] {
  const place = (label: string, value: string, at: number): Pair => ({
    label,
    value,
    start: offset + at,
    end: offset + at + value.length,
  });
  const written = [...readColons(line)].map(({ label, value, at }) => place(label, value, at));
  const equal = [...line.matchAll(LOGFMT)].map((match) => {
    const [whole, label = "", value = ""] = match;
    const at = match.index + whole.length - value.length;
    return value.startsWith('"')
      ? place(label, value.slice(1, -1), at + 1)
      : place(label, value, at);
  });
  if (written.length + equal.length > 0) return [...equal, ...written];
  const aligned = ALIGNED.exec(line) ?? COLUMNS.exec(line);
  const [, label = "", value = ""] = aligned ?? [];
  return aligned ? [place(label.trim(), value, line.lastIndexOf(value))] : [];
}

interface Written {
  readonly label: string;
  readonly value: string;
  readonly at: number;
}

function* readColons(line: string): Generator<Written> {
  const colons = [...line.matchAll(/[:：](?=\s|$|[^\s/\d\\])/gu)].map(({ index }) => index);
  const labels = colons
    .map((colon) => ({ colon, from: startOfLabel(line, colon) }))
    .filter(({ colon, from }) => isLabel(line.slice(from, colon)));
  for (const [place, { colon, from }] of labels.entries()) {
    const next = labels[place + 1];
    if (next && next.from <= colon) continue;
    const raw = line.slice(colon + 1, next?.from);
    const trimmed = endOfValue(raw, { isLast: !next, isFirstOfLine: from <= leadOf(line) });
    const value = trimmed.trim();
    if (value === "") continue;
    yield { label: line.slice(from, colon).trim(), value, at: colon + 1 + trimmed.indexOf(value) };
  }
}

function leadOf(line: string): number {
  return LEADING.exec(line)?.[0].length ?? 0;
}

/** Back from the colon to what separates the label from what is before it. */
function startOfLabel(line: string, colon: number): number {
  const lead = leadOf(line);
  const from = Math.max(lead, colon - LABEL_LENGTH_MAX);
  let start = from === lead ? lead : -1;
  for (const match of line.slice(from, colon).matchAll(LABEL_START)) {
    start = from + match.index + match[0].length;
  }
  return start < 0 ? colon : start;
}

function isLabel(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  return /^[\s"'*_]*[\p{L}#]/u.test(text) && words <= LABEL_WORDS_MAX;
}

/** A value within a sentence ends with the sentence; one that has its line to itself is all of it. */
function endOfValue(raw: string, place: { isLast: boolean; isFirstOfLine: boolean }): string {
  const inSentence = place.isLast && !place.isFirstOfLine;
  const sentence = inSentence ? /^.*?[.!?](?=\s+\p{Lu})/u.exec(raw)?.[0] : undefined;
  const value = sentence ?? raw;
  let end = value.length;
  while (end > 0 && " \t\r,;.|(".includes(value.charAt(end - 1))) end -= 1;
  return value.slice(0, end);
}
