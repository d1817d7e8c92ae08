/** A text whose addresses, quotations and figures are replaced by single private characters. */
export interface ProtectedText {
  readonly text: string;
  /** Puts the original spans back. */
  restore(part: string): string;
}

const spans = [
  /https?:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?)]/gu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  /(?<![\w@])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|io|dev|app|co|uk|de|fr|es|it|pt|nl|eu|ch|at|be|info|ai|shop|cafe|example|test|tv|me|us|ca|in|jp|cn|ru|br|pl|edu|gov|events|club|studio|design|tech|store|online|site|blog|news|live|fm)(?:\/[^\s,;"“”]*[\w/])?(?!\w)/giu,
  /"[^"]{1,160}"|“[^”]{1,160}”|„[^“”"]{1,160}[“”"]|«[^»]{1,160}»|「[^」]{1,80}」|『[^』]{1,80}』/gu,
  /(?<![\p{L}\p{N}])[@#][\p{L}_][\p{L}\p{N}_]*/gu,
  /(?<!\p{L})(?:a|p)\.\s?m\.(?!\p{L})/giu,
  /(?<![\p{L}.])(?:(?:Dr|Mr|Mrs|Ms|Prof|St|No|Nr|Nos|approx|vs|Inc|Ltd|Co|Corp|Jr|Sr|Sra|Srta|Mme|Mlle|bzw|ca|inkl|Str|Tel|tel|art|Art|Av|Bd|ul|núm|Dott|Sig|Dña|Fr|Hr|Ing|St|godz|nr|ext|Ext|bld)\.|(?:max|min|ca|etc|usw|est)\.(?=\s?\d)|inc\.(?=\s\p{Ll})|e\.\s?g\.|i\.\s?e\.|z\.\s?B\.|u\.\s?a\.|d\.\s?h\.|p\.\s?ex\.|c\.-à-d\.|p\.\s?ej\.|(?:\p{Lu}\.){1,4})(?=\s?[\p{L}\p{N}\d])/gu,
  /[\p{L}\p{N}_$]+(?:\.[\p{L}\p{N}_$]+)*\([^()\s]*\)(?:;)?|\p{L}[\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+\(?\)?/gu,
  /\d{1,2}\.(?=\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Jahrhundert|Klasse|Stock|Mal)\p{L}*)/gu,
  /(?<=(?:vom|zum|am|den|der|dem|ab|bis) )\d{1,2}\.(?=\s(?:bis|und|–|-)\s)/giu,
  /\d+(?:[.,:/'’-]\d+)+/gu,
];
const firstMark = 0xe000;
/** Marks from here on stand for quotations, so that a speaker's words can be told from figures. */
const firstQuoteMark = 0xf000;
const lastMark = 0xf8ff;

/** Hides what must stay whole (addresses, quotations, figures, abbreviations, code) from later splitting. */
export function protectSpans(original: string): ProtectedText {
  const kept = new Map<string, string>();
  let nextMark = firstMark;
  let nextQuote = firstQuoteMark;
  let text = original;
  for (const pattern of spans) {
    text = text.replace(pattern, (match) => {
      const isQuote = /^["“„«「『]/u.test(match);
      if (isQuote ? nextQuote > lastMark : nextMark >= firstQuoteMark) {
        return match;
      }
      const mark = String.fromCharCode(isQuote ? nextQuote : nextMark);
      nextQuote += isQuote ? 1 : 0;
      nextMark += isQuote ? 0 : 1;
      kept.set(mark, match);
      return mark;
    });
  }
  const restore = (part: string): string => {
    let whole = part;
    // A span may lie inside another one, never deeper than there are patterns.
    for (let depth = 0; depth < spans.length && /[\uE000-\uF8FF]/u.test(whole); depth += 1) {
      whole = whole.replace(/[\uE000-\uF8FF]/gu, (mark) => kept.get(mark) ?? "");
    }
    return whole;
  };
  return { text, restore };
}
