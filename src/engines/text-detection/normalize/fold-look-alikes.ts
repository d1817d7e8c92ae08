import { foreignLookAlikes, latinLookAlikes } from "../../../content/text-detection/look-alikes.js";

const foreign = readPairs(foreignLookAlikes);
const phonetic = readPairs(latinLookAlikes);
const FOREIGN = new RegExp(`[${[...foreign.keys()].join("")}]`, "gu");
const PHONETIC = new RegExp(`[${[...phonetic.keys()].join("")}]`, "gu");
const HAS_FOREIGN = new RegExp(FOREIGN.source, "u");
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /[A-Za-z]/u;
const LATIN_LETTERS = /\p{Script=Latin}/gu;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/gu;

/**
 * Writes look-alike letters of other scripts as the Latin letters that they stand for: within words
 * that also have Latin letters, and, in a text that is Latin otherwise, in words of look-alikes alone.
 * Words of another script stay as they are. Linear.
 */
export function foldLookAlikes(text: string): string {
  const folded = text.replace(PHONETIC, (letter) => phonetic.get(letter) ?? letter);
  if (!HAS_FOREIGN.test(folded)) return folded;
  const isLatin = isMostlyLatin(folded);
  return folded.replace(WORD, (word) => {
    if (!HAS_FOREIGN.test(word)) return word;
    const plain = word.replace(FOREIGN, (letter) => foreign.get(letter) ?? letter);
    const isHidden = LATIN.test(word) || (isLatin && plain.search(OTHER_LETTER) < 0);
    return isHidden ? plain : word;
  });
}

/** Whether more letters are Latin than are of other scripts and cannot be taken for Latin ones. */
function isMostlyLatin(text: string): boolean {
  const latin = text.match(LATIN_LETTERS)?.length ?? 0;
  const others = text.match(OTHER_LETTER)?.length ?? 0;
  const lookAlikes = text.match(FOREIGN)?.length ?? 0;
  return latin > others - lookAlikes;
}

function readPairs(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(" ").map((pair): [string, string] => {
      const [letter = "", plain = ""] = pair;
      return [letter, plain];
    }),
  );
}
