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
  const plain = stripMarkup(normalizeCharacters(brief));
  const withoutEmoji = plain.replace(emoji, (match) =>
    /^[\p{P}\d#*©®™]+$/u.test(match) ? match : " ",
  );
  const kept = /[\p{L}\p{N}]/u.test(withoutEmoji) ? withoutEmoji : plain;
  return kept
    .split(/\s+/u)
    .filter((word) => word !== "")
    .map(shortenWord)
    .join(" ")
    .replace(/\(\s+/gu, "(")
    .replace(/\s+\)/gu, ")");
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
