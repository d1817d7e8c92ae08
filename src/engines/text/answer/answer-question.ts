import { opposites } from "../../../content/questions/question-words.js";
import type { Entity } from "../extract/entity.js";
import { findSpan } from "./find-span.js";
import { termOf, wordsOf } from "./question-terms.js";
import { type RankedSentence, rankSentences } from "./rank-sentences.js";
import { entitiesOf, type Passage, readPassages } from "./read-passages.js";
import { type Question, readQuestion } from "./read-question.js";

/** An answer in the words of a passage, or that no passage tells it. */
export type Answered =
  | {
      readonly kind: "answer";
      /** As it stands in the sentence; "Yes" or "No" for a question that asks whether. */
      readonly span: string;
      /** Whom a pronoun that is the span stands for, as far as the passages tell. */
      readonly refersTo?: string;
      readonly sentence: string;
      /** The passage of the sentence, from 0. */
      readonly passage: number;
    }
  | { readonly kind: "untold" };

const COVERAGE_MIN = 0.55;
const YES_NO_COVERAGE_MIN = 0.8;
const TRIED_MAX = 6;
const NEGATION =
  /\b(?:not|no|never|none|nobody|nothing|cannot|without|neither|nor|stopped|refused|failed)\b|n['’]t\b/iu;

/**
 * Answers a question in English from passages, and from nothing else: the sentence that is about most
 * of the question and holds something of the kind that it asks for (a person for "who", an amount for
 * "how much"). Where no sentence is about enough of it, or lacks what it asks of its subject, the
 * passages do not tell. Extractive; linear in the passages times the words of the question.
 */
export function answerQuestion(asked: string, texts: readonly string[]): Answered {
  const own = findOwn(asked, texts);
  if (own) return own;
  const question = readQuestion(asked);
  if (question.terms.length === 0) return { kind: "untold" };
  const passages = readPassages(texts);
  const ranked = rankSentences(question, passages);
  if (question.wanted === "yes-no") {
    return (
      denied(question, passages) ??
      answerYesNo(
        ranked.filter(({ hasCore }) => hasCore),
        question.core,
      )
    );
  }
  for (const { sentence, coverage, hasCore } of ranked.slice(0, TRIED_MAX)) {
    if (coverage < COVERAGE_MIN || (question.needsCore && !hasCore)) continue;
    const span = findSpan(question, sentence);
    if (!span) continue;
    const text = sentence.text.slice(span.start, span.end).trim();
    if (text === "") continue;
    const refersTo = referent(text, question, passages.slice(0, sentence.passage + 1));
    return {
      kind: "answer",
      span: text,
      ...(refersTo === undefined ? {} : { refersTo }),
      sentence: sentence.text,
      passage: sentence.passage,
    };
  }
  return { kind: "untold" };
}

const OWN = /\bmy ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)\s*\??\s*$/iu;

/** "What is my name?" of one who said "my name is Ann". */
function findOwn(asked: string, texts: readonly string[]): Answered | undefined {
  const thing = OWN.exec(asked)?.[1];
  if (thing === undefined || !/^\W*(?:and |so )?(?:what|who|where|when|which)/iu.test(asked))
    return undefined;
  const stated = new RegExp(`\\bmy ${thing} (?:is|are|was)\\s+([^.,;!?\\n]{1,120})`, "iu");
  for (const [passage, text] of texts.entries()) {
    const [sentence, span] = stated.exec(text) ?? [];
    if (sentence && span) return { kind: "answer", span: span.trim(), sentence, passage };
  }
  return undefined;
}

/** "Is it open on Sundays?" of a text that says it is closed then. */
function denied(question: Question, passages: readonly Passage[]): Answered | undefined {
  for (const [one, other] of OPPOSITES) {
    const [from, to] = question.terms.includes(one) ? [one, other] : [other, one];
    if (!question.terms.includes(from)) continue;
    const swap = (terms: readonly string[]) => terms.map((term) => (term === from ? to : term));
    const turned = { ...question, terms: swap(question.terms), core: [to] };
    const told = rankSentences(turned, passages).filter(
      ({ sentence }) => sentence.stems.has(to) && !sentence.stems.has(from),
    );
    const answered = answerYesNo(told, [to]);
    if (answered.kind === "answer") {
      return { ...answered, span: answered.span === "Yes" ? "No" : "Yes" };
    }
  }
  return undefined;
}

const OPPOSITES = opposites.map(([one, other]) => [termOf(one), termOf(other)] as const);

function answerYesNo(ranked: readonly RankedSentence[], core: readonly string[]): Answered {
  const best = ranked.toSorted((a, b) => b.coverage - a.coverage)[0];
  if (!best || best.coverage < YES_NO_COVERAGE_MIN) return { kind: "untold" };
  const { text, passage } = best.sentence;
  const isDenied = NEGATION.test(clauseOf(core, text));
  return { kind: "answer", span: isDenied ? "No" : "Yes", sentence: text, passage };
}

const CLAUSE_MARK = /[,;:]|\b(?:and|but|while|although|whereas)\b/u;

/** The clause with what is asked: "it is awarded annually and carries no money" denies but the second. */
function clauseOf(core: readonly string[], text: string): string {
  const clauses = text.split(CLAUSE_MARK);
  const told = clauses.find((clause) => wordsOf(clause).some(({ stem }) => core.includes(stem)));
  return told ?? text;
}

/** The person that the last sentence to begin with a name is about. */
function referent(
  span: string,
  { wanted }: Question,
  passages: readonly Passage[],
): string | undefined {
  if (wanted !== "person" || !/^(?:she|he|they)$/i.test(span)) return undefined;
  const sentences = passages.flatMap((passage) => passage.sentences).toReversed();
  for (const sentence of sentences) {
    const first = entitiesOf(sentence).find(isFirstPerson);
    if (first) return sentence.text.slice(first.start, first.end);
  }
  return undefined;
}

function isFirstPerson({ kind, start }: Entity): boolean {
  return kind === "person" && start === 0;
}
