import {
  ambiguousVerbs,
  baseVerbs,
  finiteForms,
  finiteWords,
} from "../../../../content/scripts/reading/english-words.js";

const determiner = /^(?:an?|the|our|your|his|her|its|their|some|free|fresh|new|live|every|no)$/u;
const smallWords =
  /^(?:of|in|on|at|to|for|and|or|but|with|without|from|by|per|as|if|than|until|till|that|which|who|where|when|while|because|so|it|they|we|you|he|she|there|this|these|those|not|then|into|over|under|after|before|during|between|about|all|up|out|off|down|any|each|both|also|only|just|more|most|very|too|now|here|same|one|other|such)$/u;
const notNoun = /(?:ly|ing|ed)$/u;
/** After these a lone word is taken for a noun. */
const nounLeader = /^(?:of|in|with|without|from|and|for|into|about)$/u;
const thingsMax = 3;

/**
 * Finds short noun phrases of an English statement ("carbon dioxide", "a bouncy castle") that a later
 * sentence can name. It goes by determiners, small words and known verbs, so it rather finds too few.
 */
export function findThings(text: string, taken: readonly string[]): string[] {
  const masked = taken.reduce((rest, anchor) => rest.replace(anchor, " | "), text);
  const things: string[] = [];
  for (const clause of masked.split(/[,;:()|"“”]/u)) {
    things.push(...thingsOf(clause.trim().split(/\s+/u)));
  }
  return [...new Set(things)].slice(0, thingsMax);
}

function thingsOf(list: readonly string[]): string[] {
  const things: string[] = [];
  let run: string[] = [];
  let opener = "";
  let before = "";
  const flush = (): void => {
    while (opener === "" && run.length > 1 && isVerb(run[0] ?? "")) {
      run.shift();
    }
    const last = run.at(-1) ?? "";
    const isNoun = last.length > 2 && !notNoun.test(last) && !isVerb(last) && !isFixedVerb(last);
    const isPlain = run.every((word) => /^\p{Ll}[\p{L}'’-]*$/u.test(word));
    const isLed = opener !== "" || run.length > 1 || nounLeader.test(before);
    if (isNoun && isPlain && isLed && run.length <= 3 && !/^(?:our|my)$/u.test(opener)) {
      things.push([...(opener === "" ? [] : [opener]), ...run].join(" "));
    }
    run = [];
    opener = "";
  };
  for (const word of list) {
    const lower = word.toLowerCase();
    if (determiner.test(lower)) {
      flush();
      opener = lower;
    } else if (smallWords.test(lower) || (opener === "" && isFixedVerb(lower))) {
      flush();
      before = lower;
    } else {
      run.push(word);
    }
  }
  flush();
  return things;
}

function isFixedVerb(word: string): boolean {
  return isVerb(word) && !ambiguousVerbs.has(word);
}

function isVerb(word: string): boolean {
  return (
    finiteWords.has(word) ||
    finiteForms.has(word) ||
    baseVerbs.has(word) ||
    (/s$/u.test(word) && baseVerbs.has(word.replace(/(?:es|s)$/u, "")))
  );
}
