import type { Done } from "../request/request.js";
import { frame, type ProblemText } from "./problem-text.js";
import { inUnit, type Quantity, whole, withValue } from "./quantity.js";
import { add, divide, multiply, negate, type Rational, Working } from "./working.js";

const minus = (left: Rational, right: Rational) => add(left, negate(right));
const PART = frame(
  "{Q} of (?:an? |the )?(?:[\\p{L}-]+ (?:that is |that contains |containing |of |with |at )?)?{P}",
);
const STUFF =
  /\b(?:mix(?:es|ed|ing|ture)?|solutions?|concentrations?|alloys?|acid|alcohol|saline|salt|blend(?:s|ed)?|resulting|result|percentage|percent|strength|pure|water|added?|adds|obtain|get|combin(?:e|es|ed|ing)|produce|make|final|needs?|use[sd]?|another|other|both|total|each|how many|how much|to)\b/u;

/** Solutions of two strengths: the strength of the mixture, or how much of one makes a wanted strength. */
export function solveMixture(given: ProblemText): Done | undefined {
  if (!/\b(?:solution|mix|acid|alcohol|saline|alloy|concentration|blend)/u.test(given.text))
    return undefined;
  return solveStrength(given.copy()) ?? solveAmounts(given.copy()) ?? solveDilution(given.copy());
}

/** "3 litres of a 20% solution are mixed with 5 litres of 40%: what concentration?" */
function solveStrength(problem: ProblemText): Done | undefined {
  const parts = problem
    .takeAll(PART, 5)
    .map((found) => [problem.at(found, 1), problem.at(found, 2)] as const);
  const water = problem.take(frame("{Q} of (?:pure )?water"));
  const asks = problem.take(
    /\bwhat (?:is|will be|would be) (?:the )?(?:\p{L}+ ){0,3}(?:concentration|percentage|strength|percent)\b[^.?]*\??|\bwhat (?:percentage|percent|concentration)\b[^.?]*\??|\bfind the (?:\p{L}+ ){0,2}(?:concentration|percentage|strength)[^.?]*/u,
  );
  const [first] = parts;
  if (!asks || !first?.[0] || !first[1]) return undefined;
  problem.takeAll(STUFF);
  if (!problem.isSpent()) return undefined;
  const working = new Working();
  const unit = first[0].unit;
  const amounts: Quantity[] = [];
  const pure: Quantity[] = [];
  for (const [amount, strength] of parts) {
    const turned = amount ? inUnit(amount, unit) : undefined;
    if (!turned || !strength) return undefined;
    amounts.push(turned);
    pure.push(working.percentOf(strength, turned));
  }
  const added = problem.at(water, 1);
  const turnedWater = added ? inUnit(added, unit) : undefined;
  if (added && !turnedWater) return undefined;
  if (turnedWater) amounts.push(turnedWater);
  const [total, sum] = [working.sum(amounts), working.sum(pure)];
  if (!total || !sum || amounts.length < 2) return undefined;
  return working.answer(
    working.tell("share of the whole", {
      kind: "percent",
      value: divide(multiply(sum.value, whole(100)), total.value),
      unit: "",
    }),
  );
}

/** "How many litres of 10% and 30% make 20 litres of 25%", or "must be added to 5 litres of 10% to make 20%". */
function solveAmounts(problem: ProblemText): Done | undefined {
  const asks =
    problem.take(
      frame(
        "\\bhow (?:many {NP}|much) (?:of )?(?:an? |the )?(?:solution of )?{P}(?: [^.?№¤٪µ]{0,50}?)?(?:must|should|need|needs|has to|have to|do|does|is|are|will|can|to)\\b",
      ),
    ) ?? problem.take(frame("\\bhow (?:many {NP}|much) (?:of )?(?:an? |the )?{P}"));
  const wanted = problem.at(asks, 2);
  if (!wanted) return undefined;
  const given = problem
    .takeAll(PART, 3)
    .map((found) => [problem.at(found, 1), problem.at(found, 2)] as const);
  const rest = problem.takeAll(frame("{P}"), 3).map((found) => problem.at(found, 1));
  problem.takeAll(STUFF);
  const [part] = given;
  const [other] = rest;
  if (
    !part?.[0] ||
    !part[1] ||
    !other ||
    given.length !== 1 ||
    rest.length !== 1 ||
    !problem.isSpent()
  )
    return undefined;
  const isFinal = isTarget(wanted.value, other.value, part[1].value);
  const working = new Working();
  if (isFinal) {
    const share = divide(minus(part[1].value, other.value), minus(wanted.value, other.value));
    return working.answer(
      working.tell(
        `(${show(part[1])} - ${show(other)}) ÷ (${show(wanted)} - ${show(other)}) of the whole`,
        withValue(part[0], multiply(part[0].value, share)),
      ),
    );
  }
  const share = divide(minus(other.value, part[1].value), minus(wanted.value, other.value));
  if (share.numerator <= 0n) return undefined;
  return working.answer(
    working.tell(
      `(${show(other)} - ${show(part[1])}) ÷ (${show(wanted)} - ${show(other)}) of the first`,
      withValue(part[0], multiply(part[0].value, share)),
    ),
  );
}

const show = ({ value }: Quantity) =>
  `${value.denominator === 1n ? value.numerator : `${value.numerator}/${value.denominator}`}%`;

/** Whether the strength of the given amount lies between the two others: it is the mixture. */
function isTarget(first: Rational, second: Rational, middle: Rational): boolean {
  return multiply(minus(middle, first), minus(middle, second)).numerator < 0n;
}

/** "How much water must be added to 10 litres of 30% acid to make 20%". */
function solveDilution(problem: ProblemText): Done | undefined {
  if (
    !problem.take(
      /\bhow (?:much|many (?:lit(?:re|er)s|ml|millilit(?:re|er)s|gallons|cups|ounces)) (?:of )?(?:pure )?water\b/u,
    )
  )
    return undefined;
  const found = problem.take(PART);
  const [amount, strength] = [problem.at(found, 1), problem.at(found, 2)];
  const target = problem.at(problem.take(frame("{P}")), 1);
  problem.takeAll(STUFF);
  problem.takeAll(/\b(?:must|reduce[sd]?|dilute[sd]?)\b/u);
  if (!amount || !strength || !target || target.value.numerator === 0n || !problem.isSpent())
    return undefined;
  const working = new Working();
  const pure = working.percentOf(strength, amount);
  const total = working.tell(
    "whole that it is the wanted share of",
    withValue(amount, divide(multiply(pure.value, whole(100)), target.value)),
  );
  const added = working.minus(total, amount);
  return added.value.numerator > 0n ? working.answer(added) : undefined;
}
