import { rational } from "../../../math/exact-numbers/rational.js";
import { binary, type Expression, numberOf, type Question } from "../expression.js";
import { type Captures, type Phrase, phrase } from "../templates/template.js";

const sum = (captures: Captures, name: string) => captures.get(name, "sum");
const term = (captures: Captures, name: string) => captures.get(name, "term");
const ONE = numberOf(rational(1n));

const share = (part: Expression, whole: Expression): Question => ({
  ask: "percent",
  of: binary("/", part, whole),
});
const value = (of: Expression): Question => ({ ask: "value", of });

/** How much of the first the way to the second is. */
const change = (from: Expression, to: Expression) => binary("/", binary("-", to, from), from);
const fall = (from: Expression, to: Expression) => binary("/", binary("-", from, to), from);

/** The amount without a percentage that it includes, and that percentage of it. */
const before = (total: Expression, percent: Expression) =>
  binary("/", total, binary("+", ONE, percentValue(percent)));
const included = (total: Expression, percent: Expression) =>
  binary("-", total, before(total, percent));

/** A percentage as a plain number, so that a sum adds it and not a part. */
function percentValue(percent: Expression): Expression {
  return percent.type === "percent" ? binary("/", percent.of, numberOf(rational(100n))) : percent;
}

const ofPercent = (c: Captures, build: (total: Expression, percent: Expression) => Expression) => {
  const percent = term(c, "p");
  return percent.type === "percent" ? value(build(sum(c, "a"), percent)) : undefined;
};

const WORD = "percent|percentage|%";
const TAX = "vat|gst|tax";

/** What a story of a change is about. */
const SUBJECT =
  "the|a|my? price|value|population|number|cost|salary|amount|rent|wage|it|something|sales|revenue?";

/** A change told as a story, by the words for its direction. */
const changes = (verbs: string, past: string, nouns: string): readonly string[] => [
  `by what|how ${WORD} did|does|has|have ${SUBJECT} ${verbs} up|down? from {a} to {b}`,
  `by what|how ${WORD} did|does {a} ${verbs} to reach? {b}`,
  `what ${WORD} ${nouns} is from {a} to {b}`,
  `from {a} to {b} ,? what is the ${WORD} ${nouns}`,
  `if ${SUBJECT} ${past} up|down? from {a} to {b} ,? what is|was the ${WORD} ${nouns}`,
  `${SUBJECT} ${past} up|down? from {a} to {b} ,|;|.? what is|was the ${WORD} ${nouns}`,
  `if ${SUBJECT} ${past} up|down? from {a} to {b} ,? by what ${WORD} did it ${verbs}`,
];

/** Questions about percentages, and their answers. */
export const PERCENT_QUESTIONS: readonly Phrase<Question>[] = [
  ...phrase<Question>(
    [
      `what ${WORD} of {a} is {b}`,
      `what ${WORD} of {a} does {b} make`,
      `what is the ${WORD} of {a} that is {b}`,
      `what is {b} as a? ${WORD} of {a}`,
      `{b} as a? ${WORD} of {a}`,
      `express {b} as a? ${WORD} of {a}`,
      `what ${WORD} is {b} out? of {a}`,
      `how many ${WORD} of {a} is {b}`,
      `{b} is what ${WORD} of {a}`,
      `{b} equals what ${WORD} of {a}`,
      `{b} is how many ${WORD} of {a}`,
      `{b} out of {a} as|in a? ${WORD}`,
      `what is {b} out of {a} as|in a? ${WORD}`,
      `{b} out of {a} is what ${WORD}`,
      `what ${WORD} is {b} out of {a}`,
      `what ${WORD} {b} is of {a}`,
      `${WORD} of {b} out of {a}`,
    ],
    (c) => share(sum(c, "b"), sum(c, "a")),
  ),
  ...phrase<Question>(
    [
      `{a} in|as|to|into a? ${WORD}`,
      `express|write|convert|turn|change {a} as|to|into|in a? ${WORD}`,
      `what ${WORD} is {a}`,
    ],
    (c) => ({ ask: "percent", of: sum(c, "a") }),
  ),
  ...phrase<Question>(
    [
      `by? what? the? ${WORD} change when|if? going? from|between {a} to|and {b}`,
      `by? what? the? ${WORD} increase|rise|growth|gain when|if? going? from|between {a} to|and {b}`,
      "relative change from {a} to {b}",
      `change from {a} to {b} in|as a? ${WORD}`,
      `increase|growth from {a} to {b} in|as a? ${WORD}`,
      `what ${WORD} increase|change is {a} to {b}`,
      `{a} to {b} is what ${WORD} increase|change`,
      `from {a} to {b} is what ${WORD} increase|change`,
      ...changes(
        "increase|rise|grow|climb|jump|go|change",
        "increases|increased|rises|rose|grows|grew|goes|went|climbed|jumped|changes|changed",
        "increase|change|rise|growth|gain",
      ),
    ],
    (c) => ({ ask: "percent", of: change(sum(c, "a"), sum(c, "b")) }),
  ),
  ...phrase<Question>(
    [
      `by? what? the? ${WORD} decrease|drop|fall|loss|reduction|decline|discount when|if? going? from|between {a} to|and {b}`,
      `decrease|drop|reduction from {a} to {b} in|as a? ${WORD}`,
      `{a} to {b} is what ${WORD} decrease|drop`,
      `from {a} to {b} is what ${WORD} decrease|drop`,
      ...changes(
        "decrease|fall|drop|decline|shrink",
        "decreases|decreased|falls|fell|drops|dropped|declines|declined|goes|went|shrank",
        "decrease|drop|fall|loss|reduction|decline|discount",
      ),
    ],
    (c) => ({ ask: "percent", of: fall(sum(c, "a"), sum(c, "b")) }),
  ),
  ...phrase<Question>(
    [
      "{b} is {p:term} of what number|value|amount|total?",
      "{b} is {p:term} of which number",
      "{p:term} of what number|value|amount? is|equals|= {b}",
      "{p:term} of which number is {b}",
      "if {p:term} of a number is {b} what is the number",
      "if? {p:term} of a|some number is {b} ,|;|. what is|was the number",
      "what number has {b} as {p:term} of it",
      "find the number if {p:term} of it is {b}",
      "{b} is {p:term} of",
    ],
    (c) => {
      const part = term(c, "p");
      return value(binary("/", sum(c, "b"), part));
    },
  ),
  ...phrase<Question>(
    [
      `how much ${TAX} is in|included {a} at {p:term}`,
      `how much ${TAX} is included? in {a} at {p:term}`,
      `{p:term} ${TAX} included in {a}`,
      `${TAX} included in {a} at {p:term}`,
      `${TAX} contained in {a} at {p:term}`,
      `how much {p:term} ${TAX} is included? in {a}`,
    ],
    (c) => ofPercent(c, included),
  ),
  ...phrase<Question>(
    [
      `remove {p:term} ${TAX} from {a}`,
      `subtract {p:term} ${TAX} from {a}`,
      `take {p:term} ${TAX} off {a}`,
      `net|price|amount|value of {a} including|incl|with {p:term} ${TAX}`,
      `{a} including|incl {p:term} ${TAX} , what is the net`,
      `price|amount|value of {a} without|before|excluding {p:term} ${TAX}`,
      `{a} without|before|excluding {p:term} ${TAX}`,
      `net price|amount|value of {a} including|incl|with {p:term} ${TAX}`,
      `price before {p:term} ${TAX} if|when the? total|gross|price? is {a}`,
    ],
    (c) => ofPercent(c, before),
  ),
  ...phrase<Question>(
    [
      `add {p:term} ${TAX} to {a}`,
      `gross price|amount|value? of {a} plus|with {p:term} ${TAX}`,
      `price of {a} plus|with {p:term} ${TAX}`,
      `total of {a} plus|with {p:term} ${TAX}`,
    ],
    (c) => ofPercent(c, (total, percent) => binary("+", total, percent)),
  ),
  ...phrase<Question>("total? bill|price|cost|amount? with|including a|an? {p:term}", (c) => {
    const part = term(c, "p");
    const isPart = part.type === "binary" && part.sign === "*" && part.left.type === "percent";
    return isPart ? value(binary("+", part.right, part.left)) : undefined;
  }),
  ...phrase<Question>(
    [
      "tip on|for {a} at {p:term}",
      "how much is a {p:term} tip on {a}",
      "how much should i tip on {a} at {p:term}",
      `${TAX} on {a} at {p:term}`,
      "calculate a {p:term} tip on {a}",
    ],
    (c) => ofPercent(c, (total, percent) => binary("*", percent, total)),
  ),
  ...phrase<Question>(
    [
      "sale price of {a} with|at {p:term} off",
      "price of {a} with|at|after {p:term} off|discount",
      "price of {a} with|after a {p:term} discount",
      "price after {p:term} off {a}",
      "price after a? {p:term} discount on {a}",
      "{a} discounted by {p:term}",
    ],
    (c) => ofPercent(c, (total, percent) => binary("-", total, percent)),
  ),
];
