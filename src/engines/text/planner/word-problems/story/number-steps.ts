import type { Done } from "../../request/request.js";
import {
  constant,
  difference,
  type Linear,
  plus,
  scaled,
  solveLinear,
  unknown,
} from "../linear-system.js";
import type { ProblemText } from "../problem-text.js";
import { whole } from "../quantity.js";
import { count, divide, type Rational, Working } from "../working.js";
import { SHARE, shareOf } from "./fraction-words.js";

const NUMBER =
  "(?:an? |the |this |that |some |my |certain |unknown |same )*(?:number|it|result|total|answer|product|sum|value)";
const FILLER =
  /^(?:[\s,.;]|and|then|if|when|i'm|i am|am|i|you|we|now|also|is|was|the|to|get|gets?|obtain|a|what|think|thinks|thought|thinking|of|chooses?|pick|picks?|take|takes|start|starts|with|he|she|from|that|this|it|result|answer|number|its)\b ?/u;
const STEPS_MAX = 12;
const X = unknown("number");
type Step = (
  found: RegExpExecArray,
  state: Linear,
  at: (mark?: string) => Rational | undefined,
  problem: ProblemText,
) => Linear | undefined;

const times = (linear: Linear, factor: Rational | undefined) => factor && scaled(linear, factor);
const under = (linear: Linear, by: Rational | undefined) =>
  by && by.numerator !== 0n ? scaled(linear, divide(whole(1), by)) : undefined;
const shifted = (linear: Linear, by: Rational | undefined, sign: number) =>
  by && plus(linear, scaled(constant(by), whole(sign)));
const step = (source: string) => new RegExp(`^${source}(?![\\p{L}\\d])`, "u");

/** What is done to the number so far. */
const STEPS: readonly (readonly [RegExp, Step])[] = [
  [
    step(
      `(?:plus|increased by|add(?:s|ed|ing)?|adding on) (№\\d+)(?: to (?:${NUMBER}|this|that))?`,
    ),
    (f, s, at) => shifted(s, at(f[1]), 1),
  ],
  [
    step(
      "(?:minus|less|decreased by|reduced by|diminished by|subtract(?:s|ed|ing)?|tak(?:e|es|ing) away|took away|tak(?:e|es|ing) off|deduct(?:s|ing)?) (№\\d+)(?: from (?:it|this|that|the (?:result|product|answer|number)))?",
    ),
    (f, s, at) => shifted(s, at(f[1]), -1),
  ],
  [
    step(
      `(?:times|multiplied by|multipl(?:y|ies|ied|ying)(?: (?:${NUMBER}|this|that))? by) (№\\d+)`,
    ),
    (f, s, at) => times(s, at(f[1])),
  ],
  [
    step(`(?:divided by|over|divid(?:e|es|ed|ing)(?: (?:${NUMBER}|this|that))? by) (№\\d+)`),
    (f, s, at) => under(s, at(f[1])),
  ],
  [step(`doubl(?:e|es|ed|ing)(?: (?:${NUMBER}|this|that))?`), (_, s) => scaled(s, whole(2))],
  [step(`tripl(?:e|es|ed|ing)(?: (?:${NUMBER}|this|that))?`), (_, s) => scaled(s, whole(3))],
  [step(`halv(?:e|es|ed|ing)(?: (?:${NUMBER}|this|that))?`), (_, s) => under(s, whole(2))],
  [
    step("(№\\d+) (?:is |are )?added(?: to (?:it|this|that|the (?:result|product)))?"),
    (f, s, at) => shifted(s, at(f[1]), 1),
  ],
  [
    step(
      "(№\\d+) (?:is |are )?(?:subtracted|taken away|taken)(?: from (?:it|this|that|the (?:result|product)))?",
    ),
    (f, s, at) => shifted(s, at(f[1]), -1),
  ],
];

/** The number that the steps begin with. */
const STARTS: readonly (readonly [RegExp, Step])[] = [
  [
    step(`(?:the )?sum of (?:a|the|some|my) number and (№\\d+)`),
    (f, _, at) => shifted(X, at(f[1]), 1),
  ],
  [
    step(`(?:the )?product of (?:a|the|some|my) number and (№\\d+)`),
    (f, _, at) => times(X, at(f[1])),
  ],
  [
    step(
      `(?:add(?:ing)?|adds) (№\\d+) to (twice |double |triple |№\\d+ times )?(?:a|the|some|my|this) number`,
    ),
    (f, _, at) => shifted(multipleOfX(f[2], at), at(f[1]), 1),
  ],
  [
    step(
      `(?:subtract(?:ing|s)?|tak(?:e|ing) away|tak(?:e|ing)) (№\\d+) from (twice |double |triple |№\\d+ times )?(?:a|the|some|my|this) number`,
    ),
    (f, _, at) => shifted(multipleOfX(f[2], at), at(f[1]), -1),
  ],
  [
    step(
      `(№\\d+) (?:is |are )?(added to|more than|greater than|subtracted from|less than|taken from|taken away from) (twice |double |triple |№\\d+ times )?(?:a|the|some|my|this) (?:certain )?number`,
    ),
    (f, _, at) =>
      shifted(
        multipleOfX(f[3], at),
        at(f[1]),
        /^(?:added|more|greater)/u.test(f[2] ?? "") ? 1 : -1,
      ),
  ],
  [
    step(
      `(twice|double|triple|doubling|tripling|№\\d+ times|multiplying) (?:a|the|some|my|this) (?:certain )?number(?: by (№\\d+))?`,
    ),
    (f, _, at) =>
      f[1] === "multiplying"
        ? times(X, at(f[2]))
        : f[2]
          ? undefined
          : multipleOfX(`${f[1] ?? ""} `, at),
  ],
  [
    step(`(${SHARE}) (?:of )?(?:a|the|some|my|this) (?:certain )?number`),
    (f, _, __, problem) => times(X, shareOf(f[1] ?? "", problem)),
  ],
  [step(`(?:a|some|my|certain|the|this) (?:certain |unknown |secret )?number`), () => X],
];

function multipleOfX(
  text: string | undefined,
  at: (mark?: string) => Rational | undefined,
): Linear {
  const plain = text?.trim() ?? "";
  if (plain === "") return X;
  if (/^(?:twice|doubl)/u.test(plain)) return scaled(X, whole(2));
  if (/^tripl/u.test(plain)) return scaled(X, whole(3));
  return scaled(X, at(/№\d+/u.exec(plain)?.[0]) ?? whole(0));
}

const EQUALS =
  /^(?:(?:the |my |its |your |final )*(?:result|answer|total)? ?(?:is|equals|gives?|makes?|was|becomes?|comes to|results in|you get|i get|we get|(?:to )?(?:get|obtain|end up with|have|gets|giving|yields)|equal to|is equal to|i end up with|you (?:have|end up with)|leaves)|=) (№\d+)(?![\p{L}\d])/u;
const ASKS =
  /^(?:(?:what|which|find|determine)(?: (?:is|was|could|must|number|the|my|this|that|original|did|i|you|he|she|start|starting|started|with|think|of|be|do|it))*|the|my|(?:original|starting) number)[\s?.]*$/u;

/** "A number plus 7 is 20", "double a number and add 9 and you get 31": one unknown, step by step. */
export function solveNumberSteps(problem: ProblemText): Done | undefined {
  const { text, quantities } = problem;
  if (
    !/\bnumber\b/u.test(text) ||
    quantities.some(({ kind }) => kind === "money" || kind === "measure")
  )
    return undefined;
  const at = (mark?: string) => quantities[Number(mark?.slice(1) ?? -1)]?.value;
  let rest = text.trim();
  let state: Linear | undefined;
  const asked =
    /^(?:what|which|find) (?:is (?:the|my) )?(?:number )?(?:is such that |, )?(?:if |when )/u.exec(
      rest,
    );
  if (asked) rest = rest.slice(asked[0].length);
  for (let steps = 0; steps < STEPS_MAX && rest !== ""; steps += 1) {
    rest = rest.replace(/^[\s,.;]+/u, "");
    const result = state ? EQUALS.exec(rest) : null;
    if (result && state) {
      const value = at(result[1]);
      return value && ASKS.test(askOf(rest.slice(result[0].length)))
        ? answer(state, value)
        : undefined;
    }
    const taken = takeStep(rest, state, at, problem);
    if (taken) {
      state = taken.state;
      rest = rest.slice(taken.length);
      continue;
    }
    const filler = FILLER.exec(rest);
    if (!filler || filler[0] === "") return undefined;
    rest = rest.slice(filler[0].length);
  }
  return undefined;
}

const askOf = (rest: string) =>
  rest.replace(/^[\s.,;?!]+/u, "").replace(/[?.!\s]+$/u, "") || "what";

function takeStep(
  rest: string,
  state: Linear | undefined,
  at: (mark?: string) => Rational | undefined,
  problem: ProblemText,
) {
  const doubled = state
    ? null
    : /^(?:doubl(?:e|es|ing)|tripl(?:e|es|ing)|halv(?:e|es|ing)|multipl(?:y|ying)|divid(?:e|ing)) (?:a|my|some|the) (?:certain )?number/u.exec(
        rest,
      );
  for (const [pattern, make] of doubled ? STEPS : state ? STEPS : STARTS) {
    const found = pattern.exec(rest);
    const next = found ? make(found, state ?? X, at, problem) : undefined;
    if (found && next) return { state: next, length: found[0].length };
  }
  return undefined;
}

function answer(state: Linear, value: Rational): Done | undefined {
  const found = solveLinear([difference(state, constant(value))])?.get("number");
  if (!found) return undefined;
  const working = new Working();
  working.tell("the steps undone from the result", count(found));
  return working.answer(count(found));
}
