import type { Done } from "../../request/request.js";
import type { ProblemText } from "../problem-text.js";
import { frame } from "../problem-text.js";
import { whole } from "../quantity.js";
import { add, divide, multiply, negate, type Rational, Working } from "../working.js";

const YEARS = (value: Rational) => ({ kind: "measure", value, unit: "years" }) as const;

/** When one of two known ages is so many times the other, and an age so many years before or after another time. */
export function solveAgeShift(problem: ProblemText): Done | undefined {
  return solveWhen(problem.copy()) ?? solveLater(problem.copy());
}

/** "Peter is 8 and his mother is 32. In how many years will she be three times as old as Peter?" */
function solveWhen(problem: ProblemText): Done | undefined {
  const asks = problem.take(
    frame(
      "\\b(?:in|after) how many years(?:' time)? will {NP} be (twice|{N} times|half) (?:as old as {NP}|(?:his|her|their) age)[?. ]*",
    ),
  );
  if (!asks) return undefined;
  const known = problem.takeAll(
    frame("\\b{NP} is (?:now |currently )?([№µ]\\d+)(?: years old)?(?:,? and|,| while|[.])?"),
    2,
  );
  const [first, second] = known.map((found) => ({
    name: lastWord(found[1]),
    age: problem.at(found, 2)?.value,
  }));
  if (!first?.age || !second?.age || problem.quantities.length > 3 || !problem.isSpent())
    return undefined;
  const subject = lastWord(asks[1]);
  const object = lastWord(asks[4] ?? "");
  const isFirst = subject === first.name || object === second.name;
  const isSecond = subject === second.name || object === first.name;
  if (isFirst === isSecond) return undefined;
  const [older, younger] = isFirst ? [first.age, second.age] : [second.age, first.age];
  const factor =
    asks[2] === "twice"
      ? whole(2)
      : asks[2] === "half"
        ? divide(whole(1), whole(2))
        : problem.at(asks, 3)?.value;
  if (!factor || factor.numerator === factor.denominator) return undefined;
  const years = divide(add(older, negate(multiply(factor, younger))), add(factor, whole(-1)));
  if (years.numerator < 0n || years.denominator !== 1n) return undefined;
  const working = new Working();
  return working.answer(working.tell("age + years = times × (other age + years)", YEARS(years)));
}

/** "Ten years ago Rosa was 23. How old will she be in 5 years?" */
function solveLater(problem: ProblemText): Done | undefined {
  const told =
    problem.take(frame("{Q} ago,? (?:[\\p{L}]+ ){1,3}was {X}(?: years old)?[.]?")) ??
    problem.take(frame("\\b(?:[\\p{L}]+ ){1,3}was {X}(?: years old)? {Q} ago[.]?"));
  const ahead =
    problem.take(frame("\\b(?:[\\p{L}]+ ){1,3}will be {X}(?: years old)? in {Q}(?: time)?[.]?")) ??
    problem.take(
      frame("\\bin {Q}(?:,| time,?)? (?:[\\p{L}]+ ){1,3}will be {X}(?: years old)?[.]?"),
    );
  const found = told ?? ahead;
  if (!found || (told && ahead)) return undefined;
  const [one, two] = [problem.at(found, 1), problem.at(found, 2)];
  const isYearsFirst = /^\W*(?:in )?µ/u.test(found[0]);
  const [years, age] = isYearsFirst ? [one, two] : [two, one];
  if (!years || !age || years.unit !== "years") return undefined;
  const asks = problem.take(
    frame(
      "\\bhow old (?:will|was|is) (?:[\\p{L}]+ ){1,3}?(?:be )?(?:(in|after) {Q}(?: time)?|{Q} (ago)|(now|today))?[?. ]*$",
    ),
  );
  if (!asks || !problem.isSpent()) return undefined;
  const later = problem.at(asks, 2) ?? problem.at(asks, 3);
  if (later && later.unit !== "years") return undefined;
  const now = add(age.value, told ? years.value : negate(years.value));
  const value = later ? add(now, asks[4] ? negate(later.value) : later.value) : now;
  if (value.numerator < 0n) return undefined;
  const working = new Working();
  working.tell("age now", YEARS(now));
  return working.answer(YEARS(value));
}

const lastWord = (phrase: string | undefined) => phrase?.trim().split(" ").at(-1) ?? "";
