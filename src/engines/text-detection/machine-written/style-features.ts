import { styleWords } from "../../../content/text-detection/style-words.js";
import { type ProseTokens, TokenKind } from "./prose-tokens.js";
import { measureSentences, sentenceFeatureNames } from "./sentence-features.js";

/** The measurements of each group, in the order of the features. */
const SHAPES = ["word_length", "word_length_spread", "long_words", "short_words"] as const;
const VARIETY = ["word_variety", "single_words", "word_entropy", "repeated_pairs"] as const;
const MARKS = [
  ["commas", ","],
  ["semicolons", ";"],
  ["colons", ":"],
  ["dashes", "-"],
  ["quotes", '"'],
  ["exclamations", "!"],
  ["questions", "?"],
  ["brackets", "("],
  ["ellipses", "..."],
  ["stops", "."],
] as const;
const OTHERS = ["other_marks", "numbers", "lists_of_three"] as const;
const FORMS = ["names", "shouted_words", "contractions", "hyphened_words", "small_i"] as const;
const ENDINGS = [
  ["adverbs", /ly$/],
  ["participles", /ing$/],
  ["pasts", /ed$/],
  ["abstract_nouns", /(?:tion|sion|ment|ness|ity|ance|ence|ism|ship)s?$/],
  ["adjectives", /(?:ous|ful|ive|able|ible|ical|ant|ent|less|ary)$/],
] as const;

/** The endings that a word can have by its last letter, so that few patterns are tried. */
const endingsOf = new Map(
  (
    [
      ["y", [0, 3, 4]],
      ["g", [1]],
      ["d", [2]],
      ["n", [3]],
      ["t", [3, 4]],
      ["s", [3, 4]],
      ["e", [3, 4]],
      ["m", [3]],
      ["p", [3]],
      ["l", [4]],
    ] as const
  ).map(([letter, endings]): [string, readonly number[]] => [letter, endings]),
);

const groupEntries = Object.entries(styleWords);
const groupsOf = new Map<string, number[]>();
groupEntries.forEach(([, words], group) => {
  for (const word of words.split(" ")) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group]);
});
const markOf = new Map<string, number>(MARKS.map(([, mark], number) => [mark, number]));
/** The names of the features, in their order. */
export const styleFeatureNames: readonly string[] = [
  ...SHAPES,
  ...VARIETY,
  ...MARKS.map(([name]) => name),
  ...OTHERS,
  ...FORMS,
  ...ENDINGS.map(([name]) => name),
  ...groupEntries.map(([name]) => `words_${name}`),
  ...sentenceFeatureNames,
];

const VARIETY_WINDOW = 50;
const LONG_WORD = 10;
const SHORT_WORD = 3;
const ENDING_WORD = 5;

/**
 * The style of a text as one number each: means, spreads, and rates per hundred words or share of the
 * sentences, so that its length alone changes them little. Linear in the tokens.
 */
export function styleFeatures(tokens: ProseTokens): number[] {
  const words = internWords(tokens);
  const scale = 100 / Math.max(1, words.ids.length);
  return [
    ...measureShapes(words),
    ...measureVariety(words),
    ...[...countMarks(tokens), ...countForms(tokens, words), ...countEndings(words)].map(
      (n) => n * scale,
    ),
    ...countGroups(words).map((n) => n * scale),
    ...measureSentences(tokens),
  ];
}

/** The words of a text as numbers: what is the same of equal words is measured once. */
interface InternedWords {
  /** For each word of the text its place in `distinct`. */
  readonly ids: readonly number[];
  readonly distinct: readonly string[];
  readonly counts: readonly number[];
}

function internWords({ lower, kinds }: ProseTokens): InternedWords {
  const places = new Map<string, number>();
  const [ids, distinct, counts]: [number[], string[], number[]] = [[], [], []];
  for (let at = 0; at < lower.length; at += 1) {
    if (kinds[at] !== TokenKind.word) continue;
    const word = lower[at] ?? "";
    let id = places.get(word);
    if (id === undefined) {
      id = distinct.length;
      places.set(word, id);
      distinct.push(word);
      counts.push(0);
    }
    ids.push(id);
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return { ids, distinct, counts };
}

/** How many words of the text are of a kind. */
function countWords({ distinct, counts }: InternedWords, isOf: (word: string) => boolean): number {
  return distinct.reduce((sum, word, id) => sum + (isOf(word) ? (counts[id] ?? 0) : 0), 0);
}

function measureShapes(words: InternedWords): number[] {
  const all = Math.max(1, words.ids.length);
  let [sum, squares] = [0, 0];
  words.distinct.forEach(({ length }, id) => {
    sum += length * (words.counts[id] ?? 0);
    squares += length * length * (words.counts[id] ?? 0);
  });
  const mean = sum / all;
  return [
    mean,
    Math.sqrt(Math.max(0, squares / all - mean * mean)),
    (100 * countWords(words, ({ length }) => length >= LONG_WORD)) / all,
    (100 * countWords(words, ({ length }) => length <= SHORT_WORD)) / all,
  ];
}

function measureVariety({ ids, distinct, counts }: InternedWords): number[] {
  const all = Math.max(1, ids.length);
  const pairs = new Set<number>();
  for (let at = 1; at < ids.length; at += 1) {
    pairs.add((ids[at - 1] ?? 0) * distinct.length + (ids[at] ?? 0));
  }
  const entropy = counts.reduce((sum, count) => sum - (count / all) * Math.log(count / all), 0);
  return [
    movingVariety(ids, distinct.length),
    counts.filter((count) => count === 1).length / all,
    entropy / Math.log(all + 1),
    (100 * (Math.max(0, ids.length - 1) - pairs.size)) / all,
  ];
}

/** Moving-average type-token ratio (Covington and McFall, 2010). */
function movingVariety(ids: readonly number[], distinct: number): number {
  const inside = new Int32Array(distinct);
  let [different, sum] = [0, 0];
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    if (inside[id] === 0) different += 1;
    inside[id] = (inside[id] ?? 0) + 1;
    if (at >= VARIETY_WINDOW) {
      const left = ids[at - VARIETY_WINDOW] ?? 0;
      inside[left] = (inside[left] ?? 0) - 1;
      if (inside[left] === 0) different -= 1;
    }
    if (at >= VARIETY_WINDOW - 1) sum += different;
  }
  const windows = ids.length - VARIETY_WINDOW + 1;
  return windows < 1 ? different / Math.max(1, ids.length) : sum / (windows * VARIETY_WINDOW);
}

function countMarks({ forms, lower, kinds }: ProseTokens): number[] {
  const counts = MARKS.map(() => 0);
  let [others, numbers, threes] = [0, 0, 0];
  forms.forEach((form, at) => {
    if (kinds[at] === TokenKind.number) numbers += 1;
    if (kinds[at] !== TokenKind.mark) return;
    const mark = markOf.get(form);
    if (mark === undefined) others += 1;
    else counts[mark] = (counts[mark] ?? 0) + 1;
    if (form === "," && isListOfThree(lower, kinds, at)) threes += 1;
  });
  return [...counts, others, numbers, threes];
}

/** Whether a comma stands after the first of three things: "a, b, and c". */
function isListOfThree(lower: readonly string[], kinds: Uint8Array, comma: number): boolean {
  for (let at = comma + 2; at <= comma + 4; at += 1) {
    if (lower[at] === "and" || lower[at] === "or") return kinds[at + 1] === TokenKind.word;
    if (lower[at] === ",") return lower[at + 1] === "and" || lower[at + 1] === "or";
    if (kinds[at] !== TokenKind.word) return false;
  }
  return false;
}

function countForms({ forms, lower, kinds, opens }: ProseTokens, words: InternedWords): number[] {
  let [names, shouted, small] = [0, 0, 0];
  for (let at = 0; at < lower.length; at += 1) {
    if (kinds[at] !== TokenKind.word) continue;
    const word = lower[at] ?? "";
    const form = forms[at] ?? "";
    const isI = word === "i" || word.startsWith("i'");
    if (form === word) small += Number(isI || word === "im");
    else if (form.length > 1 && form === form.toUpperCase()) shouted += 1;
    else if (!isI && opens[at] === 0) names += 1;
  }
  const contractions = countWords(words, (word) => word.includes("'"));
  const hyphened = countWords(words, (word) => word.includes("-"));
  return [names, shouted, contractions, hyphened, small];
}

function countEndings({ distinct, counts }: InternedWords): number[] {
  const found = ENDINGS.map(() => 0);
  distinct.forEach((word, id) => {
    if (word.length < ENDING_WORD) return;
    const ending = endingsOf
      .get(word.charAt(word.length - 1))
      ?.find((one) => ENDINGS[one]?.[1].test(word));
    if (ending !== undefined) found[ending] = (found[ending] ?? 0) + (counts[id] ?? 0);
  });
  return found;
}

function countGroups({ distinct, counts }: InternedWords): number[] {
  const found = groupEntries.map(() => 0);
  distinct.forEach((word, id) => {
    for (const group of groupsOf.get(word) ?? [])
      found[group] = (found[group] ?? 0) + (counts[id] ?? 0);
  });
  return found;
}
