const htmlBlock =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|br|hr|tr|td|th|table|section|article|header|footer|title)\b[^<>]*>/giu;
const htmlInline =
  /<\/?(?:a|abbr|b|body|button|code|em|head|html|i|img|input|link|mark|meta|pre|s|script|small|span|strong|style|sub|sup|u)\b[^<>]*>/giu;
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
  "&euro;": "€",
};
const emoji =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3)+/gu;
const longestWord = 80;

/**
 * Makes a brief speakable: control characters, markup and decoration go, square brackets become
 * round ones. Emoji stay only where nothing else is left to speak.
 */
export function cleanBrief(brief: string): string {
  const plain = stripMarkup(normalizeCharacters(joinLines(brief)));
  const withoutEmoji = plain.replace(emoji, (match) =>
    /^[\p{P}\d#*©®™]+$/u.test(match) ? match : " ",
  );
  const kept = /[\p{L}\p{N}]/u.test(withoutEmoji) ? withoutEmoji : plain;
  return (
    kept
      .split(/\s+/u)
      // A sign for a heading may be left of a word that began with it.
      .filter((word) => !/^#*$/u.test(word))
      .map(shortenWord)
      .join(" ")
      .replace(/\(\s+/gu, "(")
      .replace(/\s+\)/gu, ")")
  );
}

const WRAPPED_LINE_CHARACTERS_MIN = 60;

const OPENS_ITEM = /^[-–—•‣▪●◦·*]\s+\S/u;
const HEADING_WORDS_MAX = 4;

/** Lines as parts of their own, apart from those that only wrap a paragraph. */
function joinLines(brief: string): string {
  const lines = withoutCounting(brief.split("\n"))
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const isProse = lines.slice(0, -1).every((line) => line.length >= WRAPPED_LINE_CHARACTERS_MIN);
  const isHeading = (at: number) =>
    at > 0 &&
    !OPENS_ITEM.test(lines[at] ?? "") &&
    OPENS_ITEM.test(lines[at + 1] ?? "") &&
    /^[\p{L} '’-]+$/u.test(withoutBullet(lines[at] ?? "")) &&
    withoutBullet(lines[at] ?? "").split(" ").length <= HEADING_WORDS_MAX;
  let text = quietly(lines[0] ?? "");
  lines.slice(1).forEach((line, at) => {
    const before = lines[at] ?? "";
    if (isHeading(at + 1)) return;
    const isWrapped = isProse && /^\p{Ll}/u.test(line) && !/[.!?:;]$/u.test(before);
    text += isWrapped
      ? ` ${line}`
      : `${/[:：]$/u.test(before) ? "" : " ;"} ${withoutBullet(quietly(line))}`;
  });
  return withoutBullet(text);
}

const SHOUTED_WORDS_MIN = 4;

/** A line that is all capitals as a sentence. */
function quietly(line: string): string {
  const [head = "", ...rest] = line.split(/(?=\s\()/u);
  const isShouted =
    !/\p{Ll}/u.test(head) &&
    head.split(/\s+/u).length >= SHOUTED_WORDS_MIN &&
    /\p{Lu}{3}/u.test(head);
  return isShouted ? [head.charAt(0) + head.slice(1).toLowerCase(), ...rest].join("") : line;
}

/** Lines that are counted 1, 2, 3 without their numbers. */
function withoutCounting(lines: readonly string[]): string[] {
  const numbers = lines
    .flatMap((line) => /^\s*(\d{1,2})[.)]?\s+(?=\p{L})/u.exec(line)?.[1] ?? [])
    .map(Number);
  const isCounted = numbers.length >= 3 && numbers.every((number, at) => number === at + 1);
  return isCounted
    ? lines.map((line) => line.replace(/^\s*\d{1,2}[.)]?\s+(?=\p{L})/u, ""))
    : [...lines];
}

/** A list item without its sign or number. */
function withoutBullet(line: string): string {
  return line
    .replace(/^(?:[-–—•‣▪●◦·*]|\(?\d{1,2}[.)])\s+(?=\S)/u, "")
    .replace(/(?<=^|[.!?]\s)(\p{L}+(?: \p{L}+)?) = (?=\S)/gu, "$1: ");
}

function normalizeCharacters(brief: string): string {
  return brief
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD\p{Co}\p{Cn}]/gu, "")
    .replace(/[\u00A0\u202F\u2007\u2009]/gu, " ")
    .replace(/[[【〔]/gu, "(")
    .replace(/[\]】〕]/gu, ")");
}

function stripMarkup(text: string): string {
  return text
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/giu, " ")
    .replace(htmlBlock, " ; ")
    .replace(htmlInline, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp|euro);/gu, (entity) => entities[entity] ?? " ")
    .replace(/!?\(([^()]{1,200})\)\((https?:[^\s()]+)\)/gu, "$1 $2")
    .replace(/```\w*/gu, " ")
    .replace(/`/gu, "")
    .replace(/\*{2,}|~~|(?<!\S)__(?=\S)|(?<=\S)__(?!\S)/gu, "")
    .replace(/(?<!\S)#{1,6}\s/gu, " ; ")
    .replace(/(?<!\S)[>|]+(?!\S)/gu, " ")
    .replace(/(?<!\S)[-=_*]{3,}(?!\S)/gu, " ; ");
}

function shortenWord(word: string): string {
  const characters = [...word];
  return characters.length <= longestWord || isWhole(word)
    ? word
    : `${characters.slice(0, longestWord).join("")}…`;
}

/** An address, or the sentences of a script without spaces. */
function isWhole(word: string): boolean {
  return /^https?:|@/u.test(word) || (/[\p{L}\p{N}]/u.test(word) && !/[A-Za-z]/u.test(word));
}
