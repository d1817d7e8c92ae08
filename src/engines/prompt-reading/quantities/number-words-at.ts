import { NUMBER_WORDS } from "../../../content/units/number-words.js";
import type { Found, Reading } from "../kit/reading.js";
import { spanning } from "../tokens/span.js";
import type { Token } from "../tokens/token.js";
import { unitAt } from "./unit-spellings.js";

export type NumberLanguage = keyof typeof NUMBER_WORDS;

/** What a word adds to a number, or multiplies it by. */
interface Part {
  readonly value: number;
  readonly isMultiplier: boolean;
}

const WORDS_MAX = 12;
const parts = new Map<NumberLanguage, ReadonlyMap<string, Part>>();

/**
 * The number in words at a token, with its unit: `twenty-five pallets`, `three hundred and ten MW`, `quatre-vingt-dix`,
 * `fünfundzwanzig`. The caller names the language: `once` is eleven in Spanish only. Articles count: `un` is 1.
 */
export function numberWordsAt(
  tokens: readonly Token[],
  at: number,
  language: NumberLanguage,
): Found<Reading<number>> | undefined {
  const words = partsOf(language);
  const joints = NUMBER_WORDS[language].joints;
  const read: Part[] = [];
  let next = at;
  for (let from = at; read.length < WORDS_MAX; ) {
    const part = partOf(tokens[from], words);
    if (!part || !mayFollow(read.at(-1), part, language)) break;
    read.push(part);
    next = from + 1;
    const joint = tokens[next];
    const isJoint = joint?.text === "-" || (joint?.kind === "word" && joints.includes(joint.key));
    from = isJoint ? next + 1 : next;
  }
  const [first, last] = [tokens[at], tokens[next - 1]];
  if (read.length === 0 || !first || !last) return undefined;
  const unit = unitAt(tokens, tokens[next]?.text === "-" ? next + 1 : next);
  const end = unit ? (tokens[unit.next - 1] ?? last) : last;
  return {
    reading: {
      value: sumOf(read),
      unit: unit?.unit.unit ?? null,
      span: spanning(first.span, end.span),
      alternatives: [],
    },
    next: unit?.next ?? next,
  };
}

function partOf(token: Token | undefined, words: ReadonlyMap<string, Part>): Part | undefined {
  return token?.kind === "word" ? words.get(token.key) : undefined;
}

/** Within one number, what is added gets smaller: `two three` are two. French adds teens as well. */
function mayFollow(before: Part | undefined, part: Part, language: NumberLanguage): boolean {
  if (!before || part.isMultiplier || before.isMultiplier) return true;
  if (language === "fr" && isFrenchSum(before, part)) return true;
  return before.value >= 20 && part.value < (before.value >= 100 ? 100 : 10);
}

/** `dix-sept`, `soixante-douze` and `quatre-vingt`. */
function isFrenchSum(before: Part, part: Part): boolean {
  if (before.value === 10) return part.value >= 7 && part.value < 10;
  return isFourTwenties(before, part) || (before.value >= 20 && part.value < 20);
}

function isFourTwenties(before: Part, part: Part): boolean {
  return before.value === 4 && part.value === 20;
}

function sumOf(read: readonly Part[]): number {
  let total = 0;
  let group = 0;
  read.forEach((part, index) => {
    const before = read[index - 1];
    if (!part.isMultiplier) {
      const isScore = before && !before.isMultiplier && isFourTwenties(before, part);
      group += isScore ? 76 : part.value;
    } else if (part.value < 1000) {
      group = Math.max(group, 1) * part.value;
    } else {
      total += Math.max(group, 1) * part.value;
      group = 0;
    }
  });
  return total + group;
}

function partsOf(language: NumberLanguage): ReadonlyMap<string, Part> {
  const known = parts.get(language);
  if (known) return known;
  const { values, multipliers } = NUMBER_WORDS[language];
  const made = new Map<string, Part>();
  for (const [word, value] of Object.entries(values))
    made.set(word, { value, isMultiplier: false });
  for (const [word, value] of Object.entries(multipliers))
    made.set(word, { value, isMultiplier: true });
  if (language === "de") addGermanCompounds(made, values);
  if (language === "fr") made.set("vingts", { value: 20, isMultiplier: false });
  parts.set(language, made);
  return made;
}

/** `fünfundzwanzig` and `dreihundert` are one word. */
function addGermanCompounds(
  made: Map<string, Part>,
  values: Readonly<Record<string, number>>,
): void {
  const entries = Object.entries(values);
  for (const [unit, one] of entries.filter(([, value]) => value >= 1 && value <= 9)) {
    made.set(`${unit}hundert`, { value: one * 100, isMultiplier: false });
    made.set(`${unit}tausend`, { value: one * 1000, isMultiplier: false });
    for (const [tens, ten] of entries.filter(([, value]) => value >= 20)) {
      made.set(`${unit}und${tens}`, { value: ten + one, isMultiplier: false });
    }
  }
}
