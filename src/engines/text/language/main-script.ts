/** The script that most of a text is written in. */
export interface MainScript {
  /** A script of several languages, which letter groups tell apart. */
  readonly script: "latin" | "cyrillic" | "arabic" | "devanagari" | undefined;
  /** The language, where the script is that of one. */
  readonly code: string | undefined;
  /** The share of the text's letters that are of this script, by what they weigh. */
  readonly share: number;
  /** Letters of all scripts. */
  readonly letters: number;
}

interface Script {
  readonly letters: RegExp;
  readonly script?: MainScript["script"];
  readonly code?: string;
  /** Letters of Latin that one letter stands for. */
  readonly weight?: number;
}

const scripts: readonly Script[] = [
  { letters: /\p{Script=Latin}/gu, script: "latin" },
  { letters: /\p{Script=Cyrillic}/gu, script: "cyrillic" },
  { letters: /\p{Script=Arabic}/gu, script: "arabic" },
  { letters: /\p{Script=Devanagari}/gu, script: "devanagari" },
  { letters: /\p{Script=Hangul}/gu, code: "ko", weight: 2 },
  { letters: /\p{Script=Greek}/gu, code: "el" },
  { letters: /\p{Script=Hebrew}/gu, code: "he" },
  { letters: /\p{Script=Thai}/gu, code: "th" },
  { letters: /\p{Script=Armenian}/gu, code: "hy" },
  { letters: /\p{Script=Georgian}/gu, code: "ka" },
  { letters: /\p{Script=Bengali}/gu, code: "bn" },
  { letters: /\p{Script=Gurmukhi}/gu, code: "pa" },
  { letters: /\p{Script=Gujarati}/gu, code: "gu" },
  { letters: /\p{Script=Tamil}/gu, code: "ta" },
  { letters: /\p{Script=Telugu}/gu, code: "te" },
  { letters: /\p{Script=Kannada}/gu, code: "kn" },
  { letters: /\p{Script=Malayalam}/gu, code: "ml" },
  { letters: /\p{Script=Sinhala}/gu, code: "si" },
  { letters: /\p{Script=Khmer}/gu, code: "km" },
  { letters: /\p{Script=Lao}/gu, code: "lo" },
  { letters: /\p{Script=Myanmar}/gu, code: "my" },
];
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN = /\p{Script=Han}/gu;
const IDEOGRAPH_WEIGHT = 3;
/** Japanese has one kana in so many letters at least. */
const KANA_SHARE = 0.1;

/** Counts the letters of a text by script; of none, `letters` is 0. */
export function mainScript(text: string): MainScript {
  const kana = count(text, KANA);
  const han = count(text, HAN);
  const found = scripts.map((one) => ({ ...one, count: count(text, one.letters) }));
  const weighed = [
    ...found.map(({ script, code, count: letters, weight = 1 }) => ({
      script,
      code,
      weight: letters * weight,
    })),
    {
      script: undefined,
      code: kana > (kana + han) * KANA_SHARE ? "ja" : "zh",
      weight: (kana + han) * IDEOGRAPH_WEIGHT,
    },
  ];
  const main = weighed.reduce((one, other) => (other.weight > one.weight ? other : one));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return {
    script: main.script,
    code: main.code,
    share: all === 0 ? 0 : main.weight / all,
    letters: found.reduce((sum, one) => sum + one.count, kana + han),
  };
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
