import {
  ambiguousVerbs,
  baseVerbs,
  boundaryWords,
  countableNouns,
  finiteForms,
  finiteWords,
  orderFollowers,
  subjectPronouns,
} from "./english-words.js";
import type { FactShape } from "./reading-rules.js";

/** The words of a clause in small letters, without the marks around them. */
export function words(clause: string): string[] {
  return clause
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replace(/^[("“]+|[)"”,:;.!?]+$/gu, ""));
}

const opensObject =
  /^(?:\d|[\uE000-\uF8FF]|(?:a|an|the|our|my|its|their|his|her|more|over|nearly|almost|all|two|three|four|five|six|ten|us|me|them|it|that)$)/u;

function isPast(word: string): boolean {
  const stem = word.replace(/ed$/u, "");
  return (
    stem !== word &&
    (baseVerbs.has(stem) ||
      baseVerbs.has(`${stem}e`) ||
      baseVerbs.has(stem.replace(/(.)\1$/u, "$1")))
  );
}

function isFiniteVerb(word: string, before: string, after: string): boolean {
  if (
    /^(?:that|which|who|to|where|when|whose|a|an|the|our|my|your|new|of|free|these|its|their)$/u.test(
      before,
    )
  ) {
    return false;
  }
  return (
    finiteForms.has(word) ||
    (/[a-z]s$/u.test(word) && /^(?:your|our|my|their|its|you|it|them|us|every)$/u.test(after)) ||
    (isPast(word) &&
      opensObject.test(after) &&
      !/^(?:are|is|was|were|be|been|not|and|or|as|newly|freshly|just)$/u.test(before)) ||
    (baseVerbs.has(word) && /[^s]s$/u.test(before)) ||
    (!ambiguousVerbs.has(word) && baseVerbs.has(word.replace(/(?:es|s)$/u, "")) && /s$/u.test(word))
  );
}

/** Index of the word that carries the sentence, or -1 in a fragment. */
function finiteIndex(list: readonly string[]): number {
  let inRelative = false;
  const opensNumber = /^[\d\uE000-\uF8FF]/u.test(list[0] ?? "");
  for (let index = 1; index < list.length; index += 1) {
    const word = list[index] ?? "";
    const before = list[index - 1] ?? "";
    if (opensNumber && index === 1 && !finiteWords.has(word)) {
      continue;
    }
    if (/^(?:that|which|who|where|whose)$/u.test(word)) {
      inRelative = true;
    } else if (finiteWords.has(word) || isFiniteVerb(word, before, list[index + 1] ?? "")) {
      if (!inRelative) {
        return index;
      }
      inRelative = false;
    }
  }
  return -1;
}

/** Whether a list of words opens with a verb that tells the listener to do something. */
export function isOrder(list: readonly string[]): boolean {
  const lead = /^(?:please|then|now|always|never|just|simply|next|finally|first)$/u.test(
    list[0] ?? "",
  )
    ? 1
    : 0;
  const word = list[lead] ?? "";
  if (/^(?:don['’]t|do)$/u.test(word)) {
    return list.length > 1;
  }
  if (!baseVerbs.has(word)) {
    return false;
  }
  const next = list[lead + 1];
  const isSubject =
    ambiguousVerbs.has(word) &&
    /^(?:for|of|in|on|at|from|with|to|by)$/u.test(next ?? "") &&
    list.some((one) => /^(?:is|are|was|were|costs?)$/u.test(one)) &&
    !list.some((one) => /^(?:if|when|that|who|which|it|you|we|they|where|until)$/u.test(one));
  if (isSubject) return false;
  return (
    !ambiguousVerbs.has(word) ||
    next === undefined ||
    orderFollowers.has(next) ||
    (/^[\d\uE000-\uF8FF]/u.test(next) && finiteIndex(list.slice(lead + 1)) < 0) ||
    (/^(?:call|text|phone|ring|dial|message|visit|follow|use)$/u.test(word) &&
      /^[\d+@#(\uE000-\uF8FF]/u.test(next))
  );
}

/** How an English clause can stand in a sentence. */
export function shapeOf(clause: string): FactShape {
  if (/[?]["”']?$/u.test(clause)) {
    return "question";
  }
  const list = words(clause.replace(/(?<=[\d\uE000-\uF8FF]\s?)[ap]m(?![\p{L}])/giu, ""));
  const [first = "", second = ""] = list;
  if (
    /^an?$/u.test(first) &&
    list.slice(1, 6).some((word) => /^(?:that|which|who|where)$/u.test(word))
  ) {
    return "noun";
  }
  if (finiteWords.has(first) && /['’]/u.test(first) && !/n['’]t$/u.test(first)) {
    return "sentence";
  }
  if (
    subjectPronouns.has(first) &&
    (finiteIndex(list) > 0 || baseVerbs.has(second) || /^(?:we|i|they|he|she|it)$/u.test(first)) &&
    list.length > 1
  ) {
    return "sentence";
  }
  if (isOrder(list)) {
    return "step";
  }
  if (finiteIndex(list) > 0) {
    return "sentence";
  }
  const startsNoun =
    /^(?:a|an|the|our|my|your|its|their|his|her|this|these|some|every|all|no|free|new)$/u.test(
      first,
    );
  return startsNoun && list.length > 1 ? "noun" : "loose";
}

const PICTURE_WORDS_MAX = 7;

/** What a camera could show of an English sentence: its subject, or what is to be done. */
export function pictureOf(sentence: string, isStep: boolean): string | undefined {
  if (isStep) return sentence.split(/[,;:]/u)[0];
  const named =
    /^(?:we are|we're|this is|meet|here is|i am|i'm) (?:the |an? )?(?<name>[^,.]{3,60})/iu.exec(
      sentence,
    )?.groups?.name;
  if (named !== undefined) return named;
  const list = words(sentence);
  const verb = finiteIndex(list);
  const opensPlainly =
    subjectPronouns.has(list[0] ?? "") ||
    finiteWords.has(list[0] ?? "") ||
    /^(?:if|when|as|in|on|at|by|from|for|since|after|before|once|because|while|until|only|just|then|now|so|and|but|or|anyone|everyone|nobody)$/u.test(
      list[0] ?? "",
    );
  if (verb <= 0 || verb > PICTURE_WORDS_MAX || opensPlainly) return undefined;
  const subject = sentence.split(/\s+/u).slice(0, verb).join(" ").replace(/,$/u, "");
  return /\b(?:it|they|them|this|that|each|both)\b/iu.test(subject) ? undefined : subject;
}

/** A topic up to its first preposition or mark. */
export function coreOf(topic: string): string {
  const list = topic.split(/\s+/u);
  const start = /^(?:how|why|what|when|where|who|whether)$/iu.test(list[0] ?? "") ? 99 : 1;
  const cut = list.findIndex(
    (word, index) =>
      index >= start &&
      (boundaryWords.has(word.toLowerCase()) || /[,:;(]$|^\(/u.test(list[index - 1] ?? "")),
  );
  const core = (cut > 0 ? list.slice(0, cut) : list).join(" ").replace(/[,:;(]+$/u, "");
  return core;
}

function headOf(topic: string): string {
  return (coreOf(topic).split(/\s+/u).at(-1) ?? "").toLowerCase();
}

/** Adds the article that a bare countable noun needs. */
export function withArticle(topic: string, kind: "first" | "again"): string {
  const [first = ""] = topic.split(/\s+/u);
  if (/^(?:a|an)$/iu.test(first)) {
    return kind === "first" ? topic : topic.replace(/^an? /iu, "the ");
  }
  const isBare =
    !/^(?:the|this|that|my|your|our|his|her|its|their|how|why|what|when|where|who|every|each|no|some|any)$/iu.test(
      first,
    );
  if (
    /^(?:retirement|wedding|birthday|opening|launch|anniversary|merger|closure|move|arrival|farewell|history|story|start|end|return|life|making|arrival|visit|collection|construction|replacement|introduction) (?:of|to|between|for) /iu.test(
      topic,
    )
  ) {
    return `the ${topic}`;
  }
  const core = coreOf(topic);
  const named = /(?<!^)\s\p{Lu}/u.test(` ${core}`.slice(1)) || /^\p{Lu}/u.test(topic);
  if (!isBare || named || !countableNouns.has(headOf(topic)) || /^\d/u.test(topic)) {
    return topic;
  }
  const article = /^(?:[aeio]|u(?!ni|se|su|ti))|^hour|^honest/iu.test(first) ? "an" : "a";
  return kind === "first" ? `${article} ${topic}` : `the ${topic}`;
}

/** The -ing form of a verb. */
export function gerundOf(verb: string): string {
  if (/ie$/u.test(verb)) {
    return verb.replace(/ie$/u, "ying");
  }
  if (/[^eoy]e$/u.test(verb)) {
    return verb.replace(/e$/u, "ing");
  }
  const doubles =
    /^(?:(?:re(?=[^aeiou]))?[^aeiou]*[aeiou][bdgmnprt]|begin|forget|commit|upset|control)$/u.test(
      verb,
    ) && !/^(?:[aeiou]|.*[wxy]$)/u.test(verb);
  return doubles ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
}
