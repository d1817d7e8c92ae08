import type { ProblemText } from "../problem-text.js";
import type { Quantity } from "../quantity.js";
import { divide, type Rational } from "../working.js";
import { type Amount, amountOf, combine, type Dimensions, unitAmount } from "./dimensions.js";
import { nounPhrase } from "./nouns.js";

/** An amount, or so much of one thing for so much of another. */
export interface RateFact {
  readonly value: Rational;
  readonly dimensions: Dimensions;
  readonly isRatio: boolean;
  readonly shown: readonly Quantity[];
}

/** A number of a sentence with the noun behind it. */
interface Mention {
  readonly quantity: Quantity;
  readonly words: readonly string[];
  readonly start: number;
  readonly end: number;
}

const MARK = /[№¤٪µ](\d+)/gu;
const PER =
  /^(?:,? ?(?:for|in|to|on|of|with) )? ?(?:per|an?|each|every|\/)(?: (?:single|individual|one))? (?!№|¤|µ)((?:[\p{L}²³-]+ ?){1,3})/u;
const PER_AMOUNT = /^ ?(?:per|(?:for )?every|for each|\/) ?[№µ]\d/u;
const EACH = /^,? ?(?:each|apiece|a ?piece)\b/u;
/** "Each bus holds ¤", "an adult ticket costs ¤", "one can covers ¤". */
const SUBJECT_EACH =
  /(?:^|[,;] |\b(?:and|if|that|when|which|where|as|but) )(?:(?:if|and|since|that) )?(?:(?:each|every|an?|one|1|a single|the price of an?|the cost of an?) )((?:[\p{L}'-]+ ){1,4}?)(?:(?:can |will |must |only )?(?:holds?|costs?|needs?|contains?|has|have|covers?|weighs?|seats?|takes?|uses?|gets?|carr(?:y|ies)|fits?|requires?|makes?|lays|eats?|produces?|lasts?|is|sells? for|comes? (?:in|with)|gives?|serves?|receives?|pays?|(?:is|are) worth|=|equals?)) (?:up to |about )?$/u;

/** "Trays of №", "a pack of №". */
const PACKED =
  /\b((?!total|number|area|length|width|height|distance|speed|rate|bill|price|cost|weight|volume|average|sum|out|each|all|payment|salary|wage|depth|most|group|class|team|population|capacity)[\p{L}-]+) (?:of|with) $/u;

/** Names each noun phrase by the word that other phrases use, too. */
export class Nouns {
  readonly #phrases: (readonly string[])[] = [];

  note(words: readonly string[]): void {
    if (words.length > 0) this.#phrases.push(words);
  }

  nameOf(words: readonly string[]): string | undefined {
    const isShared = (word: string) =>
      this.#phrases.filter((phrase) => phrase !== words && phrase.includes(word)).length > 0;
    return [...words].reverse().find(isShared) ?? words.at(-1);
  }
}

/** A denominator or a thing without a number: "per hour", "each bus". */
export function oneOf(words: readonly string[], spelled: string, nouns: Nouns): Amount | undefined {
  const unit = unitAmount(spelled) ?? unitAmount(`${spelled}s`);
  if (unit) return unit;
  const name = nouns.nameOf(words);
  return name === undefined
    ? undefined
    : { value: { numerator: 1n, denominator: 1n }, dimensions: new Map([[name, 1]]) };
}

/** The numbers of a sentence, each with its noun. */
export function mentionsOf(sentence: string, problem: ProblemText): readonly Mention[] {
  return [...sentence.matchAll(MARK)].flatMap((found) => {
    const quantity = problem.quantities[Number(found[1])];
    if (!quantity) return [];
    const end = found.index + found[0].length;
    const behind = sentence.slice(end).replace(/^ of (?:the |her |his |their )?/u, " ");
    const words = quantity.kind === "count" && !/^[.,;:?!]/u.test(behind) ? nounPhrase(behind) : [];
    return [{ quantity, words, start: found.index, end }];
  });
}

/**
 * The amounts and rates of one sentence; undefined where the relation between two of its numbers is
 * not plain. A bare number gets the noun that is given for it.
 */
export function readRates(
  sentence: string,
  problem: ProblemText,
  nouns: Nouns,
  isQuestion: boolean,
  bareNoun: string | undefined,
): readonly RateFact[] | undefined {
  const mentions = mentionsOf(sentence, problem);
  const facts: RateFact[] = [];
  const alone: Mention[] = [];
  const amount = ({ quantity, words }: Mention) =>
    amountOf(quantity, nouns.nameOf(words) ?? bareNoun);
  for (const [place, mention] of mentions.entries()) {
    const next = mentions[place + 1];
    const before = sentence.slice(mentions[place - 1]?.end ?? 0, mention.start);
    const after = sentence.slice(mention.end, next?.start);
    const rest = afterNoun(after, mention.words);
    const per = PER.exec(rest);
    const subject = SUBJECT_EACH.exec(before);
    const packed = mentions.length === 1 && !isQuestion ? PACKED.exec(before) : null;
    let below: Amount | undefined;
    if (per?.[1]) below = oneOf(nounPhrase(per[1]), per[1].trim().split(" ")[0] ?? "", nouns);
    else if (PER_AMOUNT.test(rest + sentence.slice(next?.start ?? sentence.length)))
      return ratio(mention, next, amount, mentions, place, facts);
    else if (EACH.test(rest)) below = ofEach(sentence, mentions, place, nouns);
    else if (
      /\bhow many (?:full |whole |complete )?$/u.test(before) &&
      mention.quantity.kind === "measure"
    )
      below = oneOf(nounPhrase(after), "", nouns);
    else if (packed?.[1]) below = oneOf(nounPhrase(packed[1]), packed[1], nouns);
    else if (subject?.[1]) below = oneOf(nounPhrase(subject[1]), subject[1].trim(), nouns);
    if (!below) {
      alone.push(mention);
      continue;
    }
    const above = amount(mention);
    facts.push(rateOf(above, below, [mention.quantity]));
  }
  const lone = alone.map((mention) => ({ mention, amount: amount(mention) }));
  const [first, second] = lone;
  if (lone.length === 2 && first && second && !isQuestion && facts.length === 0) {
    const between = sentence.slice(first.mention.end, second.mention.start);
    if (!RELATES.test(between)) return undefined;
    return [rateOf(second.amount, first.amount, [second.mention.quantity, first.mention.quantity])];
  }
  if (lone.length > (isQuestion ? 2 : 1)) return undefined;
  return [
    ...facts,
    ...lone.map(({ mention, amount: { value, dimensions } }) => ({
      value,
      dimensions,
      isRatio: false,
      shown: [mention.quantity],
    })),
  ];
}

/** Two amounts that belong together: "6 muffins cost $10.50", "300 g for 4 people", "$92 between 4 friends". */
const RELATES =
  /\b(?:costs?|cost|for|needs?|makes?|uses?|takes?|in|among|amongst|between|by|with|is|are|=|worth|equals?|serves?|feeds?|weighs?|per|into|from|covers?|earns?|earned|types?|reads?|prints?|pays?|paid|produces?|sells?|yields?|requires?|travel(?:s|led|ed)?|drives?|of|containing|contains?|holds?|splits?|shared?|shares|divided?|divides|and earn(?:s|ed)?|to (?:fill|make|bake|print|read|type|write|cook|wash|paint|plant|pack|produce|build|run|walk|drive|cover))\b/u;

function rateOf(above: Amount, below: Amount, shown: readonly Quantity[]): RateFact {
  return {
    value: divide(above.value, below.value),
    dimensions: combine(above.dimensions, below.dimensions, -1),
    isRatio: true,
    shown,
  };
}

function ratio(
  mention: Mention,
  next: Mention | undefined,
  amount: (mention: Mention) => Amount,
  mentions: readonly Mention[],
  place: number,
  facts: readonly RateFact[],
): readonly RateFact[] | undefined {
  if (!next || mentions.length !== place + 2 || facts.length !== place) return undefined;
  return [...facts, rateOf(amount(mention), amount(next), [mention.quantity, next.quantity])];
}

/** The text behind the noun of a number. */
function afterNoun(text: string, words: readonly string[]): string {
  return words.length === 0
    ? text.replace(/^ of [\p{L}'-]+(?: [\p{L}'-]+)?(?= (?:per|each|every|an?)\b)/u, "").trimStart()
    : text
        .trimStart()
        .split(/(?<=\s)/u)
        .slice(words.length)
        .join("");
}

/** The thing that "each" stands for: what the number before counts, or the subject of the sentence. */
function ofEach(
  sentence: string,
  mentions: readonly Mention[],
  place: number,
  nouns: Nouns,
): Amount | undefined {
  const before = mentions[place - 1];
  const at = sentence.slice(before?.end ?? 0, mentions[place]?.start);
  const words =
    before && before.words.length > 0 && !/[;]/u.test(at)
      ? before.words
      : nounPhrase(sentence.trim().replace(/^(?:the|if|all|and|some) /u, ""));
  return words.length === 0 ? undefined : oneOf(words, "", nouns);
}
