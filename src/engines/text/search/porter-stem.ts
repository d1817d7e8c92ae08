const CONSONANT = "[^aeiou]";
const VOWEL = "[aeiouy]";
const CONSONANTS = `${CONSONANT}[^aeiouy]*`;
const VOWELS = `${VOWEL}[aeiou]*`;

/** At least one, exactly one, and at least two turns from vowels to consonants. */
const measured = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const measuredOnce = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}(${VOWELS})?$`);
const measuredTwice = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const hasVowel = new RegExp(`^(${CONSONANTS})?${VOWEL}`);
const endsShort = new RegExp(`^${CONSONANTS}${VOWEL}[^aeiouwxy]$`);

/** Steps 2 and 3 of the algorithm: the ending, and what takes its place. */
const longEndings: Readonly<Record<string, string>> = {
  ational: "ate",
  tional: "tion",
  enci: "ence",
  anci: "ance",
  izer: "ize",
  bli: "ble",
  alli: "al",
  entli: "ent",
  eli: "e",
  ousli: "ous",
  ization: "ize",
  ation: "ate",
  ator: "ate",
  alism: "al",
  iveness: "ive",
  fulness: "ful",
  ousness: "ous",
  aliti: "al",
  iviti: "ive",
  biliti: "ble",
  logi: "log",
};
const fullEndings: Readonly<Record<string, string>> = {
  icate: "ic",
  ative: "",
  alize: "al",
  iciti: "ic",
  ical: "ic",
  ful: "",
  ness: "",
};
const longEnding =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/;
const fullEnding = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/;
const lastEnding =
  /^(.+?)(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

/**
 * The stem of a lowercase English word: M.F. Porter, "An algorithm for suffix stripping" (1980),
 * with the author's later changes (`bli`, `logi`). Words of one or two letters stay as they are.
 */
export function stemWord(word: string): string {
  if (word.length < 3) return word;
  // A y that begins a word is a consonant; in capitals it counts as one everywhere below.
  const begun = word.startsWith("y") ? `Y${word.slice(1)}` : word;
  const short = takeShortEndings(begun);
  const long = replaceEnding(short, longEnding, longEndings);
  const full = replaceEnding(long, fullEnding, fullEndings);
  return takeFinalE(takeLastEnding(full)).toLowerCase();
}

/** Step 1: plurals, -ed, -ing, and -y after a vowel. */
function takeShortEndings(word: string): string {
  let stem = word;
  if (/(?:ss|i)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^s]s$/.test(stem)) stem = stem.slice(0, -1);
  stem = takePast(stem);
  if (stem.endsWith("y") && hasVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  return stem;
}

function takePast(word: string): string {
  if (word.endsWith("eed")) return measured.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const begin = /^(.+)(?:ed|ing)$/.exec(word)?.[1];
  if (begin === undefined || !hasVowel.test(begin)) return word;
  if (/(?:at|bl|iz)$/.test(begin)) return `${begin}e`;
  if (/([^aeiouylsz])\1$/.test(begin)) return begin.slice(0, -1);
  return endsShort.test(begin) ? `${begin}e` : begin;
}

function replaceEnding(
  word: string,
  pattern: RegExp,
  endings: Readonly<Record<string, string>>,
): string {
  const [, begin = "", ending = ""] = pattern.exec(word) ?? [];
  return measured.test(begin) ? begin + (endings[ending] ?? ending) : word;
}

/** Step 4. */
function takeLastEnding(word: string): string {
  const begin = lastEnding.exec(word)?.[1] ?? /^(.+[st])ion$/.exec(word)?.[1];
  return begin !== undefined && measuredTwice.test(begin) ? begin : word;
}

/** Step 5. */
function takeFinalE(word: string): string {
  let stem = word;
  if (word.endsWith("e")) {
    const begin = word.slice(0, -1);
    const isLong = measuredTwice.test(begin);
    if (isLong || (measuredOnce.test(begin) && !endsShort.test(begin))) stem = begin;
  }
  return stem.endsWith("ll") && measuredTwice.test(stem) ? stem.slice(0, -1) : stem;
}
