import { rational } from "../../../math/exact-numbers/rational.js";
import {
  binary,
  type Comparison,
  call,
  type Expression,
  numberOf,
  type Property,
  type Question,
} from "../expression.js";
import { type Captures, type Phrase, phrase } from "../templates/template.js";

const sum = (captures: Captures, name: string) => captures.get(name, "sum");
const tight = (captures: Captures, name: string) => captures.get(name, "tight");
const list = (captures: Captures) => captures.get("l", "list");

const property = (texts: readonly string[], name: Property, isNegated = false) =>
  phrase<Question>(
    texts.flatMap((text) => [
      `is the? number? {a} ${text}`,
      `check if|whether {a} is ${text}`,
      `tell me if|whether {a} is ${text}`,
    ]),
    (c) => ({ ask: "property", name, of: sum(c, "a"), isNegated }),
  );

/** A sum comes second: it would take `5 less than 12` for a difference. */
const comparison = (texts: readonly string[], sign: Comparison) =>
  (["term", "sum"] as const).flatMap((kind) =>
    phrase<Question>(
      texts.flatMap((text) => [
        `is it true that {a:${kind}} is ${text} {b}`,
        `is {a:${kind}} ${text} {b}`,
        `{a:${kind}} is ${text} {b}`,
      ]),
      (c) => ({ ask: "compare", sign, left: c.get("a", kind), right: sum(c, "b") }),
    ),
  );

const SIGNS: readonly (readonly [string, Comparison])[] = [
  ["<", "<"],
  [">", ">"],
  ["<=", "<="],
  [">=", ">="],
  ["=", "="],
  ["==", "="],
  ["!=", "!="],
  ["<>", "!="],
];

const GREATER =
  "greater|larger|bigger|more|higher|longer|heavier|taller|faster|hotter|warmer|older|further|farther";
const LESS = "less|smaller|fewer|lower|shorter|lighter|slower|colder|cooler|younger";
const LARGEST = `${GREATER}|largest|biggest|greatest|highest|longest|heaviest|tallest|fastest|maximum`;
const SMALLEST = `${LESS}|smallest|least|lowest|shortest|lightest|slowest|coldest|minimum`;

/** What is chosen and arranged. */
const THINGS = "items|things|people|objects|books|letters|cards|students?";

/** What something is divided into. */
const PIECES =
  "glasses|cups|bottles|cans|jars|bags|boxes|pieces|portions|servings|doses|laps|lengths|parts|tiles|bowls|packs|packets|containers|buckets|jugs|slices|planks|rolls|tablets|pills|steps?";

const extreme = (words: string, wanted: "largest" | "smallest") =>
  phrase<Question>(
    [
      `which|what one|number|value|fraction? is the? ${words} ,|:? {l:list}`,
      `which|what is the? ${words} number|value|one|fraction? of|among|between|out? of? {l:list}`,
      `which of {l:list} is the? ${words}`,
      `which of|between these? {l:list} is ${words}`,
      `is {l:list} ${words}`,
      `which is ${words} between {l:list}`,
      `what 's ${words} ,|:? {l:list}`,
      `{l:list} , which is the? ${words}`,
      `{l:list} : which is the? ${words}`,
      `which is the? ${words} : {l:list}`,
    ],
    (c) => (list(c).length > 1 ? { ask: "extreme", wanted, among: list(c) } : undefined),
  );

/** Questions about integers, bases, order and comparison. */
export const NUMBER_QUESTIONS: readonly Phrase<Question>[] = [
  ...phrase<Question>("how many dozen|dozens are|is there? in|make {a}", (c) => ({
    ask: "value",
    of: binary("/", sum(c, "a"), numberOf(rational(12n))),
  })),
  ...property(["a? prime number?", "a prime"], "prime"),
  ...property(["not a? prime number?"], "prime", true),
  ...property(["a? composite number?"], "composite"),
  ...property(["an? even number?"], "even"),
  ...property(["an? odd number?"], "odd"),
  ...property(["a? perfect square", "a? square number"], "square"),
  ...property(["a? perfect cube", "a? cube number"], "cube"),
  ...property(["an? integer", "a? whole number"], "integer"),
  ...phrase<Question>(
    [
      "is {a} evenly? divisible by {b}",
      "is {a} a multiple of {b}",
      "is {b} a factor|divisor of {a}",
      "does {b} divide evenly? into? {a}",
      "does {b} go evenly into {a}",
      "check if|whether {a} is divisible by {b}",
    ],
    (c) => ({ ask: "divisible", of: sum(c, "a"), by: sum(c, "b") }),
  ),
  ...comparison([`${GREATER} than`], ">"),
  ...comparison([`${LESS} than`], "<"),
  ...comparison(["at least", "greater|larger|more than or equal to", "no|not less than"], ">="),
  ...comparison(["at most", "less|smaller than or equal to", "no|not more|greater than"], "<="),
  ...comparison(["equal to", "the same as", "equivalent to"], "="),
  ...comparison(["not equal to", "different from"], "!="),
  ...SIGNS.flatMap(([written, sign]) =>
    phrase<Question>(
      [
        `is {a} ${written} {b}`,
        `{a} ${written} {b}`,
        `is it true that {a} ${written} {b}`,
        `true or false : {a} ${written} {b}`,
        `check if|whether {a} ${written} {b}`,
      ],
      (c) => ({ ask: "compare", sign, left: sum(c, "a"), right: sum(c, "b") }),
    ),
  ),
  ...phrase<Question>(
    [
      "does {a} equal {b}",
      "do {a} equal {b}",
      "{a} equals {b}",
      "is it true that {a} equals {b}",
      "true or false : {a} equals {b}",
    ],
    (c) => ({ ask: "compare", sign: "=", left: sum(c, "a"), right: sum(c, "b") }),
  ),
  ...phrase<Question>("are {l:list} equal|equivalent|the same?", (c) => equality(list(c))),
  ...extreme(LARGEST, "largest"),
  ...extreme(SMALLEST, "smallest"),
  ...phrase<Question>(
    [
      "sort|order|arrange|rank {l:list} in? ascending|increasing order?",
      "sort|order|arrange|rank {l:list} from smallest|least|lowest to largest|greatest|biggest|highest",
      "sort|order {l:list}",
    ],
    (c) => ({ ask: "sorted", isDescending: false, among: list(c) }),
  ),
  ...phrase<Question>(
    [
      "sort|order|arrange|rank {l:list} in? descending|decreasing order?",
      "sort|order|arrange|rank {l:list} from largest|greatest|biggest|highest to smallest|least|lowest",
    ],
    (c) => ({ ask: "sorted", isDescending: true, among: list(c) }),
  ),
  ...phrase<Question>(
    [
      "the? prime factors|factorization|factorisation|decomposition of {a}",
      "prime factorize|factorise|factor {a}",
      "factor|factorize|factorise {a} into primes|prime",
      "factor|factorize|factorise {a}",
    ],
    (c) => ({ ask: "prime factors", of: sum(c, "a") }),
  ),
  ...phrase<Question>(
    ["all? the? factors|divisors of {a}", "list all? the? factors|divisors of {a}"],
    (c) => ({
      ask: "divisors",
      of: sum(c, "a"),
    }),
  ),
  ...phrase<Question>(
    [
      "how many times does {b:tight} go into {a:tight}",
      "how many times {b:tight} goes into {a:tight}",
      "how many times can {b:tight} go into {a:tight}",
      "how often does {b:tight} go into {a:tight}",
      "how many times does {b:tight} fit into|in {a:tight}",
      `how many {b:tight} ${PIECES} fit|go in|into {a:tight}`,
      `how many {b:tight} ${PIECES} can be|i|you|we? filled|fill|poured|pour|cut|made|make|get|be from|with|out of? {a:tight}`,
      `how many {b:tight} ${PIECES} are|is|are there in {a:tight}`,
      "divide {a:tight} by {b:tight} ,|and give|find|what|return? me|is? the quotient and the? remainder",
      "how many times can i? subtract {b:tight} from {a:tight}",
      "quotient and the? remainder of {a:tight} divided by {b:tight}",
      "quotient and the? remainder of {a:tight} / {b:tight}",
      "quotient and the? remainder when {a:tight} is divided by {b:tight}",
      "quotient and the? remainder when dividing {a:tight} by {b:tight}",
      "{a:tight} divided by {b:tight} with|and a? the? remainder",
      "divide {a:tight} by {b:tight} with a? remainder",
      "{a:tight} / {b:tight} with a? remainder",
      "divmod ( {a:tight} , {b:tight} )",
    ],
    (c) => ({ ask: "quotient and remainder", of: tight(c, "a"), by: tight(c, "b") }),
  ),
  ...phrase<Question>(
    [
      "simplify|reduce the? ratio? {a:tight} : {b:tight}",
      "simplify|reduce the ratio of? {a:tight} to {b:tight}",
      "express|write|give the? ratio? {a:tight} : {b:tight} in its? simplest|lowest form|terms",
      "the? ratio of? {a:tight} to|and|: {b:tight} in? simplest|lowest? form|terms? simplified?",
      "ratio {a:tight} : {b:tight}",
      "{a:tight} : {b:tight} in simplest|lowest|its? form|terms?",
      "{a:tight} : {b:tight} simplified",
      "reduce {a:tight} : {b:tight} to lowest terms",
      "the? ratio between {a:tight} and {b:tight}",
    ],
    (c) => ({ ask: "ratio", of: [tight(c, "a"), tight(c, "b")] }),
  ),
  ...phrase<Question>(["simplify|reduce the? ratio? {a:tight} : {b:tight} : {c:tight}"], (c) => ({
    ask: "ratio",
    of: [tight(c, "a"), tight(c, "b"), tight(c, "c")],
  })),
  ...phrase<Question>(
    [
      "simplify the? fraction? {a}",
      "reduce the? fraction? {a} to? lowest|simplest? terms|form?",
      "{a} as|in|to|into a|an? simplified|simplest|proper|improper|mixed? fraction|number",
      "{a} in|to lowest|simplest terms|form",
      "express|convert|write|turn|change {a} as|in|to|into a|an? simplified|simplest|improper|mixed? fraction|number",
    ],
    (c) => ({ ask: "fraction", of: sum(c, "a") }),
  ),
  ...phrase<Question>(
    [
      "{b} as a fraction of {a}",
      "express|write {b} as a fraction of {a}",
      "what fraction of {a} is {b}",
      "what fraction is {b} of {a}",
    ],
    (c) => ({ ask: "fraction", of: binary("/", sum(c, "b"), sum(c, "a")) }),
  ),
  ...phrase<Question>("{b:tight} out of {a:tight} as a fraction", (c) => ({
    ask: "fraction",
    of: binary("/", tight(c, "b"), tight(c, "a")),
  })),
  ...phrase<Question>("{b:tight} out of {a:tight} as a decimal", (c) => ({
    ask: "decimal",
    of: binary("/", tight(c, "b"), tight(c, "a")),
  })),
  ...phrase<Question>(
    [
      "{a} as|in|to|into a? decimal form|number|notation?",
      "express|convert|write|turn|change {a} as|in|to|into a? decimal form|number|notation?",
    ],
    (c) => ({ ask: "decimal", of: sum(c, "a") }),
  ),
  ...phrase<Question>(
    [
      "{a} in|as|to scientific|standard notation|form",
      "express|convert|write {a} in|as|to scientific|standard notation|form",
    ],
    (c) => ({ ask: "scientific", of: sum(c, "a") }),
  ),
  ...phrase<Question>(
    [
      "how many ways to choose|pick|select {b} items|things|people|objects|cards|students? from|of|out of? {a} items|things|people|objects|cards|students?",
      "how many ways are there to choose|pick|select {b} items|things|people|objects|cards|students? from|of|out of? {a} items|things|people|objects|cards|students?",
      "how many ways can you|i|we choose|pick|select {b} items|things|people|objects|cards|students? from|of|out of? {a} items|things|people|objects|cards|students?",
      "how many combinations of {b} from {a} are there",
      "how many combinations of {b} can be made from {a}",
      `how many combinations of {a} ${THINGS} taken {b} at a time are? there?`,
    ],
    (c) => ({ ask: "value", of: call("choose", sum(c, "a"), sum(c, "b")) }),
  ),
  ...phrase<Question>(
    [
      "how many permutations of {b} from {a} are there",
      `how many permutations of {a} ${THINGS} taken {b} at a time are? there?`,
    ],
    (c) => ({ ask: "value", of: call("permute", sum(c, "a"), sum(c, "b")) }),
  ),
  ...phrase<Question>(
    [
      "how many ways are there to arrange|order {a} items|things|people|objects|books|letters|students?",
      "how many ways can {a} items|things|people|objects|books|letters|students be arranged|ordered",
      "how many ways can you|i|we arrange|order {a} items|things|people|objects|books|letters|students?",
    ],
    (c) => ({ ask: "value", of: call("factorial", sum(c, "a")) }),
  ),
];

function equality(items: readonly Expression[]): Question | undefined {
  const [left, right, ...more] = items;
  if (!left || !right || more.length > 0) return undefined;
  return { ask: "compare", sign: "=", left, right };
}
