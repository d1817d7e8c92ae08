/** Ligatures and the forms that Arabic letters take in a word (Unicode blocks FB00, FB50 and FE70). */
const PRESENTATION_FORMS = /[\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFDFB\uFE70-\uFEFC]/;
/** Controls and marks of formatting, but for the soft hyphen. */
const UNWRITTEN = /(?!\u00AD)[\p{Cc}\p{Cf}\uFFFE\uFFFF]/gu;
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\t\n\r]/g;

/** What symbol fonts keep their bullets and ticks under. */
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ["\uF0B7", "•"],
  ["\uF0A7", "▪"],
  ["\uF0A8", "▫"],
  ["\uF0D8", "➢"],
  ["\uF0FC", "✓"],
  ["\uF0B0", "°"],
  ["\uF0E0", "→"],
  ["\uF02D", "-"],
  ["\uF06F", "o"],
  ["\uF076", "❖"],
]);

/** Accents that stand beside the letter they belong to, as old TeX fonts draw them. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ["´", "\u0301"],
  ["`", "\u0300"],
  ["¨", "\u0308"],
  ["ˆ", "\u0302"],
  ["˜", "\u0303"],
  ["¸", "\u0327"],
  ["ˇ", "\u030C"],
  ["˘", "\u0306"],
  ["˚", "\u030A"],
  ["˙", "\u0307"],
  ["˝", "\u030B"],
  ["¯", "\u0304"],
]);

/** The characters of a glyph as text has them: no ligatures, no codes of symbol fonts, no controls. */
export function plainCharacters(text: string): string {
  const known = SYMBOLS.get(text);
  if (known !== undefined) return known;
  const composed = PRESENTATION_FORMS.test(text) ? text.normalize("NFKC") : text;
  return composed.replace(SPACES, " ").replace(UNWRITTEN, "");
}

export function combiningAccent(text: string): string | undefined {
  return ACCENTS.get(text);
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Whether its script is written without spaces between words. */
export function isUnspaced(character: string): boolean {
  return UNSPACED.test(character);
}
