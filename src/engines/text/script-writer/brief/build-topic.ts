import type { ReadingRules } from "../../../../content/scripts/reading/reading-rules.js";
import { trimClause } from "./split-clauses.js";

/** What a script is about, in the forms that sentences need. */
export interface Topic {
  /** As the brief says it, for the opening. */
  readonly full: string;
  /** For later mentions. */
  readonly short: string;
  /** The shortest form that still names it. */
  readonly core: string;
  /** The topic where it is itself a question, such as "how bees dance". */
  readonly question?: string;
}

const fullWordsMax = 14;
const shortWordsMax = 7;
const unspacedLettersMax = 18;

interface TopicSources {
  readonly rules: ReadingRules;
  readonly unspaced: boolean;
  readonly stated: string | undefined;
  /** A name in apposition: "the Volt X2". */
  readonly name: string | undefined;
  readonly facts: readonly string[];
  readonly fallback: string;
}

/** Finds the topic and says which statements remain to be made beside it. */
export function buildTopic(sources: TopicSources): { topic: Topic; rest: string[] } {
  const { rules, unspaced, stated, facts } = sources;
  const leading = Math.max(
    0,
    facts.findIndex((fact) => isTopical(rules, fact)),
  );
  const first = facts[leading];
  const others = facts.filter((_, index) => index !== leading);
  const source = trimClause(
    (stated ?? first ?? sources.fallback)
      .replace(/[?？!]|\s[.…]+(?=\s)/gu, "")
      .replace(/\s+/gu, " "),
  );
  if (!/[\p{L}\p{N}]/u.test(source)) {
    const symbols = firstWords(sources.fallback, fullWordsMax, rules);
    return { topic: sameTopic(rules.nameSymbols(symbols)), rest: [] };
  }
  if (/^[\d\s.,:/+-]+$/u.test(source)) {
    const figures = firstWords(source, fullWordsMax, rules);
    const rest = facts.slice(stated === undefined ? 1 : 0);
    return {
      topic: sameTopic(rules.nameNumber(figures)),
      rest: figures === source ? rest : [source, ...rest],
    };
  }
  if (unspaced) {
    const full = firstLetters(source, unspacedLettersMax);
    const rest = stated === undefined ? restAfter(first, full, others) : [...facts];
    return {
      topic: sameTopic(full),
      rest: full === source ? rest : [...new Set([source, ...rest])],
    };
  }
  if (stated === undefined) {
    const open = rules.asQuestion(lowerFirst(rules, source));
    if (open !== undefined && source.split(" ").length <= fullWordsMax) {
      return { topic: { ...sameTopic(open.phrase), core: open.core }, rest: others };
    }
  }
  const nominal = stated === undefined ? rules.nominalOf(lowerFirst(rules, source)) : undefined;
  if (nominal !== undefined && nominal.full.split(" ").length <= fullWordsMax) {
    return {
      topic: { full: nominal.full, short: nominal.full, core: nominal.core },
      rest: [...facts],
    };
  }
  const { full, own } = cutTopic(rules, source, stated !== undefined);
  const rest =
    stated === undefined
      ? [...facts.slice(0, leading), ...own, ...facts.slice(leading + 1)]
      : [...own, ...facts];
  const spoken = lowerFirst(rules, full);
  const core = firstWords(rules.coreOf(spoken), shortWordsMax, rules);
  const short = spoken.split(" ").length <= 5 ? spoken : core;
  const named = rules.withArticle(spoken, "first");
  const question = rules.asQuestion(spoken);
  if (question !== undefined) {
    return {
      topic: { ...sameTopic(question.phrase), core: question.core, question: spoken },
      rest,
    };
  }
  const name = sources.name ?? nameIn(rules, spoken, facts);
  return {
    topic: {
      full: sources.name === undefined ? named : `${named}, ${sources.name},`,
      short: name ?? rules.withArticle(short, "again"),
      core:
        sources.name === undefined && name !== undefined ? name : rules.withArticle(core, "again"),
    },
    rest,
  };
}

/** The words of a source that name the topic, and what it says beyond them. */
function cutTopic(
  rules: ReadingRules,
  source: string,
  isStated: boolean,
): { full: string; own: string[] } {
  const isWhole = isStated || rules.shapeOf(source) === "loose" || rules.shapeOf(source) === "noun";
  const phrase = isWhole ? firstPhrase(source) : trimClause(rules.subjectOf(source));
  const full = firstWords(
    phrase === "" ? source : phrase,
    isWhole ? fullWordsMax : shortWordsMax,
    rules,
  );
  const left = isWhole ? trimClause(source.slice(full.length)) : source;
  return { full, own: left === "" ? [] : [rules.standAlone(left)] };
}

const noNameAfter =
  /^(?:of|de|del|da|do|di|von|van|by|the|a|an|le|la|el|il|lo|o|os|as|der|die|das|den|het|and|und|et|y|e|en|in|at|to|for|with|new|our|my|mr|ms|mrs|dr|neue\p{L}*|unser\p{L}*|san|saint)$/iu;

/** The proper name that ends "our meal kit FreshBox" or stands in "our bakery, Crumb Lane". */
function nameIn(rules: ReadingRules, topic: string, facts: readonly string[]): string | undefined {
  const beside = /^\p{Ll}[^,]*, ((?:\p{Lu}[^\s,]*)(?: [\p{Lu}\d&][^\s,]*){0,3})$/u.exec(topic)?.[1];
  if (beside !== undefined) {
    return beside;
  }
  const words = rules.coreOf(topic).split(" ");
  const start = words.findLastIndex((word) =>
    rules.namesByCapital ? !/^[\p{Lu}\d&]/u.test(word) : !/^\p{Lu}\p{L}*\p{Lu}|^\d/u.test(word),
  );
  const before = words[start] ?? "";
  const name = words.slice(start + 1).join(" ");
  if (
    start >= 1 &&
    /\p{Lu}/u.test(name) &&
    /^\p{L}{3,}/u.test(before) &&
    !noNameAfter.test(before)
  ) {
    return name;
  }
  return facts
    .map(
      (fact) =>
        /^(?:the|The|it|It|our|Our|my|My) ?[^,.]{0,40}? (?:is|are) (?:called|named) (\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*){0,3})/u.exec(
          fact,
        )?.[1],
    )
    .find((called) => called !== undefined && /^\p{Lu}/u.test(called));
}

/** A question or an order to the listener is rarely what a brief is about, if it says anything else. */
function isTopical(rules: ReadingRules, fact: string): boolean {
  return !/[?？]\s*$/u.test(fact) && rules.shapeOf(fact) !== "step";
}

function sameTopic(text: string): Topic {
  return { full: text, short: text, core: text };
}

function restAfter(first: string | undefined, full: string, others: readonly string[]): string[] {
  return first === undefined || first === full ? [...others] : [first, ...others];
}

/** The part before the first comma, unless the commas only list short words. */
function firstPhrase(source: string): string {
  const pieces = source.split(/,\s+/u);
  const [first = source] = pieces;
  const isWordList = pieces.length > 1 && pieces.every((piece) => piece.split(" ").length <= 2);
  return isWordList ? source : first;
}

function firstWords(text: string, wordsMax: number, rules: ReadingRules): string {
  const words = text.split(" ");
  if (words.length <= wordsMax) {
    return text;
  }
  const core = rules.coreOf(text);
  const coreWords = core.split(" ").length;
  if (coreWords >= 1 && coreWords <= wordsMax) {
    return core;
  }
  return trimClause(words.slice(0, wordsMax).join(" "));
}

function firstLetters(text: string, lettersMax: number): string {
  const head = text.split(/[，、,：:。]/u)[0] ?? text;
  const letters = [...head];
  return letters.length <= lettersMax ? head : letters.slice(0, lettersMax).join("");
}

function lowerFirst(rules: ReadingRules, text: string): string {
  const [first = "", second = ""] = text.split(" ");
  return rules.isPlainWord(first, second) ? first.charAt(0).toLowerCase() + text.slice(1) : text;
}
