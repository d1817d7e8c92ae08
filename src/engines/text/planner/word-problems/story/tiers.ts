import type { Done } from "../../request/request.js";
import { frame, type ProblemText } from "../problem-text.js";
import { type Quantity, withValue } from "../quantity.js";
import {
  add,
  compare,
  divide,
  multiply,
  negate,
  type Rational,
  rationalOf,
  Working,
} from "../working.js";

/** A rate up to a limit and another above it: overtime, taxes in bands, a first mile that costs more. */
export function solveTiers(problem: ProblemText): Done | undefined {
  return solveOvertime(problem.copy()) ?? solveBands(problem.copy());
}

/** "$16 an hour for the first 40 hours and time and a half after that; 46 hours". */
function solveOvertime(problem: ProblemText): Done | undefined {
  const first = problem.take(
    frame(
      "(?:\\b[\\p{L}]+ (?:earns|is paid|charges|costs|gets|makes|pays|gets paid) )?{M} (?:per|an?|for each|each) (hour|day|mile|km|kilometre|kilometer|minute|page|item|week|unit|copy)(?: of work)? for (?:up to |the first ){X}(?: (?!and\\b|then\\b|but\\b)[\\p{L}]+)?(?: (?:of work|of the week|worked|each week|a week|per week|in a week))?",
    ),
  );
  const second =
    problem.take(
      frame(
        "(?:,? (?:and|then|but))+(?: (?:is|earns|gets|paid|at))? (?:{M}(?: (?:per|an?|for each|each|for every) (?:extra |additional |further )?[\\p{L}]+)?|(time and a half|1\\.5 times (?:that|the rate)|double time|double|twice that)) (?:after that|thereafter|for (?:each|every|any|all|the)? ?(?:additional|extra|further|more|other|overtime)? ?(?:[\\p{L}]+)?(?: (?:over|above|beyond|after) (?:that|№\\d+|µ\\d+))?|beyond that|above that|over that)",
      ),
    ) ?? undefined;
  const asks = problem.take(
    frame(
      "\\b(?:how much|what)\\b[^.?№¤µ٪]*\\b(?:for|in|of|if [\\p{L} ]+works?|when [\\p{L} ]+works?) (?:a )?{X}[^.?№¤µ٪]*[?.]?",
    ),
  );
  const [rate, limit, amount] = [problem.at(first, 1), problem.at(first, 3), problem.at(asks, 1)];
  if (!first || !second || !rate || !limit || !amount || !problem.isSpent()) return undefined;
  if (limit.unit !== amount.unit) return undefined;
  const times =
    second[2] === undefined
      ? undefined
      : /half|1\.5/u.test(second[2])
        ? rationalOf(3, 2)
        : rationalOf(2, 1);
  const above = problem.at(second, 1)?.value ?? (times && multiply(rate.value, times));
  return (
    above &&
    present({ amount: amount.value, limit: limit.value, below: rate.value, above, like: rate })
  );
}

/** "Income up to $10,000 is taxed at 10%, anything above at 20%: the tax on $35,000". */
function solveBands(problem: ProblemText): Done | undefined {
  const first = problem.take(
    frame(
      "\\b(?:(?:the |tax is )?(?:first|up to)|(?:all )?(?:income|earnings|wages|profits?|salary) (?:up to|below|under)) {M}(?: of (?:income|earnings|salary|profits?))? (?:is|are) (?:taxed|charged) at {P}",
    ),
  );
  const second = problem.take(
    frame(
      "(?:,? (?:and|while|but))* ?(?:anything|everything|the rest|the remainder|any (?:income|amount)|income|all income|the part|amounts?|earnings)(?: (?:above|over|beyond|exceeding) (?:that|it|this|{M}))? (?:is taxed |is |are taxed )?(?:at )?{P}",
    ),
  );
  const asks = problem.take(
    frame(
      "\\b(?:how much|what)(?: (?:income))? ?(?:is the )?(?:total )?tax\\b[^.?№¤µ٪]*{M}[^.?№¤µ٪]*[?.]?",
    ),
  );
  const [limit, below, again, above, amount] = [
    problem.at(first, 1),
    problem.at(first, 2),
    problem.at(second, 1),
    problem.at(second, 2),
    problem.at(asks, 1),
  ];
  if (!limit || !below || !above || !amount || !problem.isSpent()) return undefined;
  if (again && compare(again.value, limit.value) !== 0) return undefined;
  const share = (percent: Quantity) => divide(percent.value, rationalOf(100, 1));
  return present({
    amount: amount.value,
    limit: limit.value,
    below: share(below),
    above: share(above),
    like: amount,
  });
}

function present(tiers: {
  readonly amount: Rational;
  readonly limit: Rational;
  readonly below: Rational;
  readonly above: Rational;
  readonly like: Quantity;
}): Done {
  const { amount, limit, below, above, like } = tiers;
  const isOver = compare(amount, limit) > 0;
  const working = new Working();
  const first = working.tell(
    "up to the limit",
    withValue(like, multiply(isOver ? limit : amount, below)),
  );
  if (!isOver) return working.answer(first);
  const second = working.tell(
    "above the limit",
    withValue(like, multiply(add(amount, negate(limit)), above)),
  );
  return working.answer(working.plus(first, second));
}
