import type { Done } from "../request/request.js";
import {
  nameOf,
  readRelations,
  readShifted,
  readTotals,
  readValues,
  type State,
  THING,
  WHO,
} from "./compared-amounts.js";
import { solveLinear } from "./linear-system.js";
import { frame, type ProblemText } from "./problem-text.js";
import { type Quantity, whole } from "./quantity.js";
import { count, type Rational, Working } from "./working.js";

/** Ages and amounts that are compared with each other: linear equations over fractions. */
export function solveComparisons(given: ProblemText): Done | undefined {
  const problem = given.copy();
  if (
    !/\b(?:older|younger|more|fewer|less|times|twice|half|double|age|ages|old|sum of|altogether|together|in total|consecutive|difference)\b/u.test(
      problem.text,
    )
  )
    return undefined;
  problem.text = problem.text
    .replace(/(?<=[№µ]\d{1,3} years?|[№µ]\d{1,3}) of age\b/gu, " old")
    .replace(/\bthree times\b/gu, "three times");
  const asks = takeQuestion(problem);
  if (!asks) return undefined;
  const state: State = { problem, equations: [], told: [], last: undefined };
  readRelations(state);
  readShifted(state);
  readTotals(state);
  readValues(state);
  problem.takeAll(
    /\b(?:costs?|now|years? old|age|ages|currently|today|old|altogether|together|in total|presently)\b/u,
  );
  if (!problem.isSpent() || state.equations.length === 0) return undefined;
  const values = solveLinear(state.equations);
  if (!values || [...values.values()].some(({ numerator }) => numerator < 0n)) return undefined;
  return answer(asks, values, state);
}

interface Asks {
  readonly who: readonly string[] | "all";
  readonly shift: Quantity | undefined;
  readonly sign: 1 | -1;
  readonly isAge: boolean;
  readonly difference: boolean;
}

function takeQuestion(problem: ProblemText): Asks | undefined {
  const shiftOf = (found: RegExpExecArray, group: number) => problem.at(found, group);
  const age =
    problem.take(
      frame(
        `\\bhow old (?:is|was|will|are|would) ${WHO}(?: be)?(?: now| today| currently)?(?: in {Q}(?: time)?| {Q} (?:ago|from now))?(?: now| today)?\\s*\\?`,
      ),
    ) ??
    problem.take(
      frame(
        `\\bwhat (?:is|was|will be) ${WHO} (?:current |present )?age(?: now| today)?(?: in {Q}| {Q} ago)?\\s*\\?`,
      ),
    ) ??
    problem.take(frame(`\\b(?:find|calculate|determine) ${WHO} (?:current |present )?age\\b`));
  if (age?.[1]) {
    const shift = shiftOf(age, 2) ?? shiftOf(age, 3);
    return {
      who: [age[1]],
      shift,
      sign: / ago/u.test(age[0]) ? -1 : 1,
      isAge: true,
      difference: false,
    };
  }
  const total =
    problem.take(
      frame(
        `\\bhow (?:many|much)(?: ${THING})? (?:do|does|did) (?:they|both|the (?:two|three|2|3|№\\d+)(?: of them| \\p{L}+)?|all (?:three|of them)|${WHO} and ${WHO}) have (?:altogether|together|in total|in all|combined)\\s*\\?`,
      ),
    ) ??
    problem.take(
      frame(
        `\\bhow many(?: ${THING})? (?:are there |do they have |is that )(?:altogether|together|in total|in all|combined)\\s*\\?`,
      ),
    );
  if (total) {
    const named = [total[1], total[2]].filter((name) => name !== undefined);
    return {
      who: named.length === 2 ? named : "all",
      shift: undefined,
      sign: 1,
      isAge: false,
      difference: false,
    };
  }
  const has =
    problem.take(
      frame(
        `\\bhow (?:many|much)(?: ${THING})? (?:do|does|did) ${WHO} (?:cost|have|own|get|earn|score|weigh|collect|save|pick|read|sell)\\s*\\?`,
      ),
    ) ??
    problem.take(frame(`\\bhow (?:many|much)(?: ${THING})? (?:has|have) ${WHO}(?: got)?\\s*\\?`));
  return has?.[1]
    ? { who: [has[1]], shift: undefined, sign: 1, isAge: false, difference: false }
    : undefined;
}

function answer(asks: Asks, values: ReadonlyMap<string, Rational>, state: State): Done | undefined {
  const working = new Working();
  for (const told of state.told) working.tell(told, count(whole(state.equations.length), ""));
  working.steps.length = 0;
  const steps = [
    {
      tool: "equations",
      input: state.told,
      output: Object.fromEntries(
        [...values].map(([name, { numerator, denominator }]) => [
          name,
          denominator === 1n ? String(numerator) : `${numerator}/${denominator}`,
        ]),
      ),
    },
  ];
  const names =
    asks.who === "all" ? [...values.keys()] : asks.who.map((name) => nameOf(name, state) ?? "");
  const wanted = names.map((name) => values.get(name));
  if (wanted.some((value) => value === undefined) || wanted.length === 0) return undefined;
  const { quantities } = state.problem;
  const money = quantities.find(({ kind }) => kind === "money");
  const isAge = asks.isAge;
  const parts = wanted
    .filter((value) => value !== undefined)
    .map((value): Quantity => (money ? { ...money, value } : count(value)));
  const total = working.sum(parts);
  if (!total) return undefined;
  const moved = asks.shift
    ? asks.sign > 0
      ? working.plus(total, { ...asks.shift, ...count(asks.shift.value) })
      : working.minus(total, count(asks.shift.value))
    : total;
  if (moved.value.numerator < 0n || (!isAge && !money && moved.value.denominator !== 1n))
    return undefined;
  const result = working.answer(moved, isAge ? " years old" : "");
  return { ...result, steps: [...steps, ...working.steps] };
}
