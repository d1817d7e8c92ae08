import type { Done } from "../../request/request.js";
import { findConstraint } from "../constraint-words.js";
import { constant, difference, plus, solveLinear, unknown } from "../linear-system.js";
import type { ProblemText } from "../problem-text.js";
import { type Quantity, withValue } from "../quantity.js";
import { compare, type Rational, Working } from "../working.js";
import { stem } from "./nouns.js";
import { Relations } from "./relation-clauses.js";
import { sentencesOf } from "./sentences.js";

const CLAUSES_MAX = 12;
const TOTAL = "#total";
/** Scenes in which an amount changes with time, or is told of several things at once. */
const UNSUITED =
  /\b(?:ago|will|per|each|every|in the ratio|consecutive|average|mean|at first|then|after|before|left|gave|gives|spent|spends|speed|first|second)\b/u;

/** Amounts of named things that are told by comparison, multiple and total: linear equations. */
export function solveRelations(problem: ProblemText): Done | undefined {
  if (UNSUITED.test(problem.text)) return undefined;
  const sentences = sentencesOf(
    problem.text
      .replace(
        /\bthe sum of (?:the )?\p{L}+ of (\p{L}+) and (\p{L}+) is\b/gu,
        "$1 and $2 together have",
      )
      .replace(/\b(?:one|an?) (?:number|integer) is\b/u, "alpha is")
      .replace(
        /\b(than|as|times|twice|half) (?:another|the other|a second)(?: number| one| integer)?\b/u,
        "$1 beta",
      ),
  );
  const asked = sentences.filter(({ isQuestion }) => isQuestion);
  const [question] = asked;
  if (!question || asked.length !== 1 || /[№¤µ٪]\d/u.test(question.text)) return undefined;
  const relations = new Relations(problem);
  const told = sentences.filter(({ isQuestion }) => !isQuestion);
  if (!told.every(({ text }) => readSentence(text, relations))) return undefined;
  if (relations.things.size > 1 || relations.units.size > 1) return undefined;
  return answerOf(question.text, relations);
}

/** Reads a sentence whole, or cut between its statements. */
export function readSentence(sentence: string, relations: Relations): boolean {
  const plain = sentence.replace(/^(?:and|but|so|now|if|suppose|while|also|however) /u, "").trim();
  if (plain === "") return true;
  if (relations.read(plain)) return true;
  const cuts = [
    ...plain.matchAll(/,? (?:and|but|while|whereas) (?:if )?|, (?=who )|; |, /gu),
  ].slice(0, CLAUSES_MAX);
  for (const cut of cuts) {
    const [left, right] = [plain.slice(0, cut.index), plain.slice(cut.index + cut[0].length)];
    if (!SAYS.test(left) || !SAYS.test(right)) continue;
    return relations.read(left) && readSentence(right, relations);
  }
  return !/[№¤µ٪]\d/u.test(plain) && findConstraint(plain) === undefined;
}

const SAYS = /[№¤µ٪]\d|\b(?:twice|half|third|quarter|double|triple)\b/u;

function answerOf(question: string, relations: Relations): Done | undefined {
  const { entities, equations, like } = relations;
  const total = difference(
    unknown(TOTAL),
    entities.map(unknown).reduce(plus, constant({ numerator: 0n, denominator: 1n })),
  );
  const usesTotal = equations.some(({ terms }) => terms.has(TOTAL));
  const values = solveLinear([...equations, total]);
  if (!values || !like || equations.length < 2) return undefined;
  const name = askedName(question, relations) ?? extremeOf(question, relations, values);
  const value = name === undefined ? undefined : values.get(name);
  if (!value || (name === TOTAL && usesTotal)) return undefined;
  const all = [...values.values()];
  if (all.some(({ numerator }) => numerator < 0n)) return undefined;
  if (like.kind === "count" && all.some(({ denominator }) => denominator !== 1n)) return undefined;
  return present(values, withValue(like, value), like);
}

/** The larger or smaller of two numbers without names. */
function extremeOf(
  question: string,
  { entities }: Relations,
  values: ReadonlyMap<string, Rational>,
): string | undefined {
  const [one, two] = [values.get("alpha"), values.get("beta")];
  if (!one || !two || entities.length !== 2) return undefined;
  const larger = compare(one, two) >= 0 ? "alpha" : "beta";
  const smaller = larger === "alpha" ? "beta" : "alpha";
  if (/\b(?:larger|greater|bigger|largest) (?:number|one|of)?/u.test(question)) return larger;
  return /\b(?:smaller|lesser|smallest)\b/u.test(question) ? smaller : undefined;
}

function present(values: ReadonlyMap<string, Rational>, answer: Quantity, like: Quantity): Done {
  const working = new Working();
  for (const [name, value] of values)
    if (name !== TOTAL) working.tell(`equations: ${name}`, withValue(like, value));
  return working.answer(answer);
}

/** The one entity of the story that a question names, or all together. */
function askedName(question: string, relations: Relations): string | undefined {
  if (
    /\b(?:older|younger|more|less|fewer|longer|taller|difference|cheaper|than|not)\b/u.test(
      question,
    )
  )
    return undefined;
  const isAll =
    /\b(?:together|altogether|in total|in all|combined|total)\b|\b(?:they|both) (?:have|has|weigh|cost)\b/u.test(
      question,
    );
  const words = new Set(
    [...question.replace(/'s\b/gu, "").matchAll(/[\p{L}'-]+/gu)].map(([word]) => stem(word)),
  );
  const named = relations.entities.filter((name) =>
    name.split(" ").every((word) => words.has(word)),
  );
  if (isAll)
    return named.length === 0 || named.length === relations.entities.length ? TOTAL : undefined;
  return named.length === 1 ? named[0] : undefined;
}
