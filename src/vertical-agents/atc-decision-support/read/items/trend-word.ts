import { TREND_WORDS } from "../../../../content/air-traffic-words/field-words.js";
import { isWithinOneError } from "../../../../engines/text/near-names/one-error.js";

const PARTICIPLES: readonly (readonly [word: string, start: RegExp, trend: -1 | 1])[] = [
  ["climbing", /^cl.*[mb]/u, 1],
  ["ascending", /^asc/u, 1],
  ["descending", /^d(?:e?s.*[cdg]|ec)/u, -1],
];
const LENGTHS = [4, 9] as const;

/** Whether a word says that an aircraft goes up, down or neither; shortened and misspelt ones such as `descdg` and `climing` too. */
export function trendOfWord(key: string): -1 | 0 | 1 | undefined {
  if (Object.hasOwn(TREND_WORDS, key)) return TREND_WORDS[key];
  const near = PARTICIPLES.find(([word]) => isWithinOneError(word, key));
  if (near) return near[2];
  if (key.length < LENGTHS[0] || key.length > LENGTHS[1]) return undefined;
  return PARTICIPLES.find(([word, start]) => start.test(key) && isShortFor(key, word))?.[2];
}

/** All letters stand in the word, in its order. */
function isShortFor(key: string, word: string): boolean {
  let from = 0;
  for (const letter of key) {
    from = word.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}
