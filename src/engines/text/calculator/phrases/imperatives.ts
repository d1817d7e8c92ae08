import { rational } from "../../../math/exact-numbers/rational.js";
import { binary, call, type Expression, isBarePart, numberOf } from "../expression.js";
import { type Captures, type Phrase, phrase } from "../templates/template.js";

const sum = (captures: Captures, name: string) => captures.get(name, "sum");
const HALF = numberOf(rational(1n, 2n), true);
const times = (factor: bigint, of: Expression) => binary("*", numberOf(rational(factor)), of);

/** `by a third` may mean a third of what is changed, and is not read. */
const changed = (sign: "+" | "-", of: Expression, by: Expression) =>
  isBarePart(by) ? undefined : binary(sign, of, by);

/** What someone is told to do with numbers: `multiply 6 by 7`. */
export const IMPERATIVES: readonly Phrase<Expression>[] = [
  ...phrase<Expression>(["add {a:term} to|onto {b}", "adding {a:term} to {b}"], (c) =>
    binary("+", sum(c, "b"), c.get("a", "term")),
  ),
  ...phrase<Expression>(
    [
      "add {l:list} together?",
      "adding {l:list} together?",
      "sum up? {l:list}",
      "add up {l:list}",
      "total {l:list}",
    ],
    (c) => ofList("sum", c),
  ),
  ...phrase<Expression>(
    ["subtract|take|deduct|subtracting {a:term} away? from {b}", "take away {a:term} from {b}"],
    (c) => binary("-", sum(c, "b"), c.get("a", "term")),
  ),
  ...phrase<Expression>(["remove {a:term} from {b}"], (c) => {
    const part = c.get("a", "term");
    return part.type === "percent" ? undefined : binary("-", sum(c, "b"), part);
  }),
  ...phrase<Expression>(["take|knock {a:tight} off of? {b}"], (c) =>
    changed("-", sum(c, "b"), c.get("a", "tight")),
  ),
  ...phrase<Expression>(
    ["multiply|multiplying {a} by|with|times {b:term}", "times {a} by {b:term}"],
    (c) => binary("*", sum(c, "a"), c.get("b", "term")),
  ),
  ...phrase<Expression>(["multiply|multiplying {l:list} together?"], (c) => ofList("product", c)),
  ...phrase<Expression>(["divide|dividing|split {a} in|into half", "cut {a} in half"], (c) =>
    binary("*", HALF, sum(c, "a")),
  ),
  ...phrase<Expression>("halve {a:term}", (c) => binary("*", HALF, c.get("a", "term"))),
  ...phrase<Expression>(["divide|dividing {a} by {b:term}"], (c) =>
    binary("/", sum(c, "a"), c.get("b", "term")),
  ),
  ...phrase<Expression>(
    [
      "divide|dividing {a} by {b} ,|and? give|find|what|return? me|is? the|its? remainder",
      "divide|dividing {a} by {b} and take|keep|return only? the remainder",
    ],
    (c) => binary("mod", sum(c, "a"), sum(c, "b")),
  ),
  ...phrase<Expression>(
    "{n:tight} items|things|pieces|units|tickets|books|apples|bottles|shirts|copies? at|for|costing {a:tight} each|apiece",
    (c) => binary("*", c.get("n", "tight"), c.get("a", "tight")),
  ),
  ...phrase<Expression>(["increase|raise|grow|boost {a} by {b}", "mark up {a} by {b}"], (c) =>
    changed("+", sum(c, "a"), sum(c, "b")),
  ),
  ...phrase<Expression>(
    ["decrease|reduce|lower|cut|discount|shrink|drop {a} by {b}", "mark down {a} by {b}"],
    (c) => changed("-", sum(c, "a"), sum(c, "b")),
  ),
  ...phrase<Expression>(["raise {a} to the power of? {b}", "raise {a} to {b}"], (c) =>
    binary("^", sum(c, "a"), sum(c, "b")),
  ),
  ...phrase<Expression>("raise {a} to the {n:ordinal} power?", (c) =>
    binary("^", sum(c, "a"), c.get("n", "ordinal")),
  ),
  // The reading of an operand already holds what was to be done.
  ...phrase<Expression>("raise {a}", (c) => whole(sum(c, "a"), "^")),
  ...phrase<Expression>(["take|knock {a}", "give|apply {a}"], (c) => whole(sum(c, "a"), "-")),
  ...phrase<Expression>("square {a:tight}", (c) =>
    binary("^", c.get("a", "tight"), numberOf(rational(2n))),
  ),
  ...phrase<Expression>("cube {a:tight}", (c) =>
    binary("^", c.get("a", "tight"), numberOf(rational(3n))),
  ),
  ...phrase<Expression>("average {l:list}", (c) => ofList("mean", c)),
  ...phrase<Expression>("{a} rounded up to? the? nearest? whole|integer? number?", (c) =>
    call("ceil", sum(c, "a")),
  ),
  ...phrase<Expression>("{a} rounded down to? the? nearest? whole|integer? number?", (c) =>
    call("floor", sum(c, "a")),
  ),
  ...phrase<Expression>("round {a} up", (c) => call("ceil", sum(c, "a"))),
  ...phrase<Expression>("round up {a}", (c) => call("ceil", sum(c, "a"))),
  ...phrase<Expression>("round {a} down", (c) => call("floor", sum(c, "a"))),
  ...phrase<Expression>("round down {a}", (c) => call("floor", sum(c, "a"))),
  ...phrase<Expression>(
    [
      "split|divide|share {a} equally|evenly? between|among|amongst|by {b} people|persons|friends|ways|of us?",
      "{a} split|divided|shared equally|evenly? between|among|amongst {b} people|persons|friends?",
      "{a} split {b} ways",
      "split {a} {b} ways",
      "split {a} equally? into {b} equal? parts|shares|pieces",
      "divide {a} equally? into {b} equal? parts|shares|pieces",
    ],
    (c) => binary("/", sum(c, "a"), sum(c, "b")),
  ),
];

function whole(expression: Expression, sign: "^" | "-"): Expression | undefined {
  return expression.type === "binary" && expression.sign === sign ? expression : undefined;
}

type Continuation = (before: Expression) => Expression;

/** What is done with the result so far: `then multiply by 3`. */
export const CONTINUATIONS: readonly Phrase<Continuation>[] = [
  ...phrase<Continuation>(
    [
      "add|plus {a}",
      "add {a} to it|that|this",
      "add {a} to the result|answer|total",
      "increase|increased it? by {a}",
    ],
    (c) => (before) => binary("+", before, sum(c, "a")),
  ),
  ...phrase<Continuation>(
    [
      "subtract|minus|deduct {a}",
      "subtract|take {a} from it|that|this",
      "subtract {a} from the result|answer|total",
      "take away {a}",
      "decrease|reduce|decreased|reduced it? by {a}",
    ],
    (c) => (before) => binary("-", before, sum(c, "a")),
  ),
  ...phrase<Continuation>(
    [
      "multiply|times|multiplied it|that|this? by {a}",
      "multiply the result|answer|total|sum by {a}",
      "times {a}",
      "all times|multiplied by? {a}",
    ],
    (c) => (before) => binary("*", before, sum(c, "a")),
  ),
  ...phrase<Continuation>(
    [
      "divide|divided it|that|this? by {a}",
      "divide the result|answer|total|sum by {a}",
      "all divided by {a}",
      "all over {a}",
    ],
    (c) => (before) => binary("/", before, sum(c, "a")),
  ),
  ...phrase<Continuation>(
    ["double it|that|this?", "double the result|answer|total"],
    () => (before) => times(2n, before),
  ),
  ...phrase<Continuation>(
    ["triple it|that|this?", "triple the result|answer|total"],
    () => (before) => times(3n, before),
  ),
  ...phrase<Continuation>(
    ["halve it|that|this?", "halve the result|answer|total"],
    () => (before) => binary("*", HALF, before),
  ),
  ...phrase<Continuation>(
    ["square it|that|this?", "square the result|answer|total", "all squared"],
    () => (before) => binary("^", before, numberOf(rational(2n))),
  ),
  ...phrase<Continuation>(
    ["cube it|that|this?", "cube the result|answer|total", "all cubed"],
    () => (before) => binary("^", before, numberOf(rational(3n))),
  ),
  ...phrase<Continuation>(
    ["take {p:tight} of it|that|this", "take {p:tight} of the result|answer|total"],
    (c) => (before) => binary("*", c.get("p", "tight"), before),
  ),
  ...phrase<Continuation>(
    [
      "take|find the square root of it|that|this",
      "take|find the square root of the result|answer|total",
      "take the square root",
    ],
    () => (before) => call("sqrt", before),
  ),
  ...phrase<Continuation>(
    ["round up", "round it|that|this up"],
    () => (before) => call("ceil", before),
  ),
  ...phrase<Continuation>(
    ["round down", "round it|that|this down"],
    () => (before) => call("floor", before),
  ),
];

function ofList(name: string, captures: Captures): Expression | undefined {
  const list = captures.get("l", "list");
  return list.length > 1 ? call(name, ...list) : undefined;
}
