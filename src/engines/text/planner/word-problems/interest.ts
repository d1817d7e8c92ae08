import type { Done } from "../request/request.js";
import { frame, type ProblemText } from "./problem-text.js";
import { type Quantity, whole, withValue } from "./quantity.js";
import { add, divide, multiply, type Rational, Working } from "./working.js";

const PERIODS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:compound(?:ed|ing|s)?|paid|credited|added)(?: interest)? (?:annually|yearly|(?:once )?(?:a|per|every|each) year|once a year)\b|\bannual(?:ly)? compound(?:ed|ing|s)?\b/u,
    1,
  ],
  [
    /\bcompound(?:ed|ing|s)? (?:semi-?annually|half-?yearly|twice (?:a|per) year|biannually|every (?:6 months|six months|half year))\b/u,
    2,
  ],
  [/\bcompound(?:ed|ing|s)? (?:quarterly|every quarter|each quarter)\b/u, 4],
  [/\bcompound(?:ed|ing|s)? (?:monthly|every month|each month)\b/u, 12],
  [/\bcompound(?:ed|ing|s)? (?:weekly|every week)\b/u, 52],
  [/\bcompound(?:ed|ing|s)? (?:daily|every day)\b/u, 365],
];
const TERMS_MAX = 40_000;

/** Simple and compound interest on one sum: I = P r t, and A = P (1 + r/n)^(n t). */
export function solveInterest(given: ProblemText): Done | undefined {
  const problem = given.copy();
  if (!/\binterest\b|\bcompound/u.test(problem.text)) return undefined;
  const asks =
    /\b(?:how much|what(?: is| will| would)?|find|calculate|work out|determine)\b[^.?!]*[.?!]?\s*$/u.exec(
      problem.text,
    )?.[0] ?? "";
  const compounding = PERIODS.find(([pattern]) => problem.take(pattern));
  const growsTo = /\bgrows?\b/u.test(problem.text);
  const isCompound =
    compounding !== undefined ||
    problem.take(/\bcompound(?:ed|ing)?(?: interest)?\b/u) !== undefined ||
    /\bcompound/u.test(asks);
  const isSimple =
    problem.take(/\bsimple(?: annual)?(?: interest)?\b/u) !== undefined || /\bsimple/u.test(asks);
  if (isSimple && isCompound) return undefined;
  const rate = problem.at(
    problem.take(
      frame(
        "\\b(?:(?:at|with|of|pays|earns|earning|paying|charging|charges|offering|offers|bearing|is) )?(?:(?:an?|the) )?(?:(?:annual |yearly |fixed |interest )*(?:rate|interest)(?: of| is)? )?{P}(?: (?:per (?:year|annum)|a year|p\\.?a\\.?|annual(?:ly)?|yearly|each year|every year|interest|rate|simple))*",
      ),
    ),
    1,
  );
  const principal = problem.at(problem.take(frame("{M}")), 1);
  const time = problem.at(
    problem.take(
      frame("\\b(?:(?:for|after|over|in|at the end of|term of|period of) )?{Q}(?:'s?)?"),
    ),
    1,
  );
  if (!rate || !principal || !time || !/^(?:years|months)$/u.test(time.unit)) return undefined;
  problem.takeAll(
    /\b(?:grows? to|grow|interest|per (?:year|annum)|annual(?:ly)?|yearly|each year|every year|total|earn(?:ed|ing)?|earns|saves?|savings|borrow(?:s|ed)?|lent|lends|paid|pays?|left|compounded|add(?:ed|s)|back|worth|repaid|owed?)\b/u,
  );
  problem.takeAll(/\bcompound(?:ed)?\b/u);
  if (!problem.isSpent()) return undefined;
  const years = time.unit === "months" ? divide(time.value, whole(12)) : time.value;
  const share = divide(rate.value, whole(100));
  const isOneYear = years.numerator === years.denominator;
  if (!isSimple && !isCompound && !isOneYear) return undefined;
  const wantsInterest =
    !growsTo &&
    /\binterest\b(?! (?:rate|compounded))/u.test(asks) &&
    !/\b(?:total amount|balance|altogether|including|with interest|plus interest|worth|owe|repay|in the account|final|accumulate)/u.test(
      asks,
    ) &&
    !/\bamount (?:after|at)\b/u.test(asks);
  const wantsTotal =
    /\b(?:total|balance|amount|worth|value|owe|repay|have|account|altogether|grow|become|pay back|be)\b/u.test(
      asks,
    );
  if (!wantsInterest && !wantsTotal && !growsTo) return undefined;
  const perYear = compounding?.[1] ?? 1;
  const total = isCompound
    ? compound(principal, share, years, perYear)
    : withValue(principal, multiply(principal.value, add(whole(1), multiply(share, years))));
  if (!total) return undefined;
  const working = new Working();
  const method = isCompound ? `compound, ${perYear} a year` : "simple";
  working.tell(
    `amount after ${time.unit === "months" ? "months" : "years"} (${method}): ${principal.unit}${principal.value.numerator}/${principal.value.denominator} at ${rate.value.numerator}/${rate.value.denominator}%`,
    total,
  );
  if (!wantsInterest) return working.answer(total);
  return working.answer(working.minus(total, principal));
}

function compound(
  principal: Quantity,
  share: Rational,
  years: Rational,
  perYear: number,
): Quantity | undefined {
  const terms = multiply(years, whole(perYear));
  if (terms.denominator !== 1n || terms.numerator > TERMS_MAX || terms.numerator < 0n)
    return undefined;
  const growth = add(whole(1), divide(share, whole(perYear)));
  const times = Number(terms.numerator);
  if (times > 120) {
    const factor = (Number(growth.numerator) / Number(growth.denominator)) ** times;
    return withValue(
      principal,
      multiply(principal.value, {
        numerator: BigInt(Math.round(factor * 1e12)),
        denominator: 10n ** 12n,
      }),
    );
  }
  let value = principal.value;
  for (let term = 0; term < times; term += 1) value = multiply(value, growth);
  return withValue(principal, value);
}
