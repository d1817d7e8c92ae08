/** Words that may stand around an instruction without changing what it asks. */
const PLAIN_WORDS = new Set(
  `a all an and are as at be can could do each every find following for from get give given got have here i in into is it its just list make me my need now of on once one our out please put return same show so tell text string sentence phrase word words number numbers value values name names item items integer integers entry entries element elements date dates row rows record records line lines that the their them then there these they this those to up us use using want we what which with would you your data array set order sorted here result results output only how does do many much person people message note email paragraph content input csv json table file log above attached provided supplied context inside found appear appears contain contains contained containing any mentioned written exist occur occurs`.split(
    " ",
  ),
);

/** Whether nothing but plain words is left of an instruction; nouns in the plural pass where they are allowed. */
export function isPlain(rest: string, allowsNouns = false): boolean {
  const words = rest
    .replace(/[\uE000-\uE001]\d*|[^\p{L}\d' ]/gu, " ")
    .split(/\s+/u)
    .filter((word) => word !== "" && !PLAIN_WORDS.has(word));
  const strangers = allowsNouns
    ? words.filter((word) => !/^\p{L}{2,}(?:s|ren|en|eople)$/u.test(word))
    : words;
  return strangers.length === 0 && words.length <= 4;
}

/** Takes the phrases that were understood out of an instruction. */
export function without(asked: string, ...patterns: readonly RegExp[]): string {
  return patterns.reduce(
    (text, pattern) => text.replace(new RegExp(pattern.source, "gu"), " "),
    asked,
  );
}
