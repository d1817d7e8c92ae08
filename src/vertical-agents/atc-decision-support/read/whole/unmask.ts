import {
  OPERATIONAL_WORDS,
  REAL_THINGS,
  REAL_WORDS,
} from "../../../../content/air-traffic-words/live-words.js";
import type { Token, WordToken } from "../../../../engines/prompt-reading/tokens/token.js";

const SIGNS: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
};
/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ј: "j",
  ӏ: "l",
  к: "k",
  м: "m",
  т: "t",
  в: "b",
  α: "a",
  ε: "e",
  ο: "o",
  ρ: "p",
  ι: "i",
  ı: "i",
  κ: "k",
  ν: "v",
  τ: "t",
  υ: "u",
  χ: "x",
};
const CALLSIGN = /^[A-Z]{2,4}\d{1,4}[A-Z]{0,2}$/u;
const RUN_MAX = 24;
const LETTERS_MIN = 3;
const PARTS_MIN = 3;

/**
 * The tokens with words of real traffic as they are meant: `l1ve`, `l i v e`, `livetraffic` and letters of other
 * scripts. All others stay as they are. Linear.
 */
export function unmask(tokens: readonly Token[]): readonly Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const hidden = spelledAt(tokens, at) ?? mixedAt(tokens, at);
    if (hidden) found.push(...plain(hidden.token));
    else if (token) found.push(...(token.kind === "word" ? plain(token) : [token]));
    at = hidden?.next ?? at + 1;
  }
  return found;
}

function isMeant(word: string): boolean {
  return REAL_WORDS.has(word) || REAL_THINGS.has(word) || OPERATIONAL_WORDS.has(word);
}

interface Hidden {
  readonly token: WordToken;
  readonly next: number;
}

/** `l i v e`, `r.e.a.l`: the longest word that letters standing apart make. */
function spelledAt(tokens: readonly Token[], at: number): Hidden | undefined {
  const first = tokens[at];
  if (first?.kind !== "word" || first.key.length !== 1) return undefined;
  let word = "";
  let best: Hidden | undefined;
  for (let next = at; next < at + RUN_MAX * 2 && word.length < RUN_MAX; next += 1) {
    const token = tokens[next];
    if (token?.kind === "mark" && /^[.*_·-]$/u.test(token.text) && word !== "") continue;
    const isLetter = token?.kind === "word" && token.key.length === 1;
    const isDigit = token?.kind === "number" && /^\d$/u.test(token.text);
    if (!isLetter && !isDigit) break;
    word += isLetter ? token.key : (SIGNS[token.text] ?? "i");
    if (word.length > LETTERS_MIN && isMeant(word))
      best = { token: { ...first, text: word, key: word }, next: next + 1 };
  }
  return best;
}

/** `l1ve`, `tr4ffic`, `4ircraft`, `re@l`: letters among digits and signs, in one word. */
function mixedAt(tokens: readonly Token[], at: number): Hidden | undefined {
  const first = tokens[at];
  if (!first || first.kind === "break" || (at > 0 && first.isGlued)) return undefined;
  let text = first.text;
  let next = at + 1;
  for (; next < at + 8 && tokens[next]?.isGlued && text.length < RUN_MAX; next += 1) {
    const token = tokens[next];
    if (token?.kind === "break" || !/^[\p{L}\p{N}@$!|]+$/u.test(token?.text ?? "")) break;
    text += token?.text ?? "";
  }
  if (!/\p{L}/u.test(text) || !/[\d@$!|]/u.test(text) || CALLSIGN.test(text)) return undefined;
  for (const one of ["i", "l"]) {
    const word = [...text.toLowerCase()]
      .map((sign) => (sign === "1" ? one : (SIGNS[sign] ?? LOOKALIKES[sign] ?? sign)))
      .join("");
    const meant = isMeant(word)
      ? word
      : isMeant(word.replace(/i+$/u, ""))
        ? word.replace(/i+$/u, "")
        : undefined;
    if (meant === undefined) continue;
    const { span, from, to, isGlued } = first;
    return { token: { kind: "word", text: meant, key: meant, span, from, to, isGlued }, next };
  }
  return undefined;
}

/** A word in Latin letters, without letters that are only repeated, and the two words of `livetraffic`. */
function plain(token: WordToken): readonly WordToken[] {
  const latin = [...token.key].map((sign) => LOOKALIKES[sign] ?? sign).join("");
  const short = latin.replace(/(.)\1{2,}/gu, "$1");
  const key = isMeant(latin) ? latin : isMeant(short) ? short : token.key;
  for (let cut = LETTERS_MIN + 1; cut <= latin.length - PARTS_MIN && cut < RUN_MAX; cut += 1) {
    const [first, second] = [latin.slice(0, cut), latin.slice(cut)];
    if (REAL_WORDS.has(first) && REAL_THINGS.has(second))
      return [
        { ...token, key: first },
        { ...token, key: second },
      ];
  }
  return [{ ...token, key }];
}
