import { greatestCommonDivisor } from "../../../../math/exact-numbers/rational.js";
import type { Done } from "../../request/request.js";
import type { ProblemText } from "../problem-text.js";
import { inUnit, whole, withValue } from "../quantity.js";
import { add, divide, Working } from "../working.js";

const ENDS =
  /\b(?:(?:at|on|including) (?:both|each|either) ends?|both ends|(?:one|a (?:tree|post|lamp|pole)|starting) (?:at|from) (?:each|either|one) end|each end|from end to end)\b/u;

/** Things at equal distances along a line with one at each end, and what first happens together again. */
export function solveSpacing(problem: ProblemText): Done | undefined {
  return solvePosts(problem) ?? solveMeetings(problem) ?? solveBundles(problem);
}

function solvePosts({ text, quantities }: ProblemText): Done | undefined {
  const gap =
    /\b(?:every|at intervals of|spaced|intervals of) µ(\d+)|µ(\d+) (?:apart|from (?:each other|one another)|intervals)|\bµ(\d+) between\b/u.exec(
      text,
    );
  const mark = gap?.[1] ?? gap?.[2] ?? gap?.[3];
  const step = quantities[Number(mark ?? -1)];
  const length = quantities.find((one) => one !== step && one.kind === "measure");
  if (!step || !length || quantities.length !== 2 || !ENDS.test(text)) return undefined;
  if (
    !/\bhow many (?:fence |lamp |street )?(?:posts?|trees?|lamps?|poles?|lights?|flags?|bushes|stakes|pegs|lamp-posts|lampposts|benches|markers|cones|plants)\b/u.test(
      text,
    )
  )
    return undefined;
  if (/\b(?:both sides|round|circular|around|each side|except|without|between the)\b/u.test(text))
    return undefined;
  const same = inUnit(step, length.unit);
  if (!same || same.value.numerator === 0n) return undefined;
  const gaps = divide(length.value, same.value);
  if (gaps.denominator !== 1n) return undefined;
  const working = new Working();
  working.tell("gaps", { kind: "count", value: gaps, unit: "" });
  return working.answer({ kind: "count", value: add(gaps, whole(1)), unit: "" });
}

/** "Every 12 minutes and every 18 minutes: when do they next leave together?" */
function solveMeetings({ text, quantities }: ProblemText): Done | undefined {
  const marks = [...text.matchAll(/\bevery µ(\d+)|\bevery µ\d+ and µ(\d+)/gu)].flatMap((found) => [
    found[1],
    found[2],
  ]);
  const periods = marks.flatMap((mark) =>
    mark === undefined ? [] : (quantities[Number(mark)] ?? []),
  );
  const [first] = periods;
  if (!first || periods.length < 2 || periods.length !== quantities.length) return undefined;
  if (
    !/\b(?:together|same time|simultaneously|coincide|at once)\b/u.test(text) ||
    !/\b(?:again|next)\b/u.test(text)
  )
    return undefined;
  if (
    !/\b(?:after how (?:many|long)|how (?:many|long)|in how many)\b/u.test(text) ||
    /\bhow many times\b/u.test(text)
  )
    return undefined;
  let multiple = 1n;
  for (const period of periods) {
    const same = inUnit(period, first.unit);
    if (same?.value.denominator !== 1n || same.value.numerator === 0n) return undefined;
    multiple =
      (multiple * same.value.numerator) / greatestCommonDivisor(multiple, same.value.numerator);
  }
  const working = new Working();
  return working.answer(
    working.tell(
      "least common multiple",
      withValue(first, { numerator: multiple, denominator: 1n }),
    ),
  );
}

/** "The greatest number of identical bouquets of 24 roses and 36 tulips with none left over". */
function solveBundles({ text, quantities }: ProblemText): Done | undefined {
  if (
    !/\b(?:identical|same|equal)\b/u.test(text) ||
    !/\b(?:greatest|largest|maximum|most|biggest)\b/u.test(text)
  )
    return undefined;
  if (
    !/\b(?:left over|no (?:\p{L}+ )?(?:left|leftover)|without (?:any )?(?:left|waste)|using all|use all|uses all|all of (?:them|the)|none left|nothing left)/u.test(
      text,
    )
  )
    return undefined;
  if (
    !/\b(?:greatest|largest|maximum|most|biggest) (?:possible )?number of\b/u.test(text) ||
    /\bin each\b/u.test(text)
  )
    return undefined;
  if (
    quantities.length < 2 ||
    quantities.some(({ kind, value }) => kind !== "count" || value.denominator !== 1n)
  )
    return undefined;
  const divisor = quantities.map(({ value }) => value.numerator).reduce(greatestCommonDivisor);
  const working = new Working();
  return working.answer(
    working.tell("greatest common divisor", {
      kind: "count",
      value: { numerator: divisor, denominator: 1n },
      unit: "",
    }),
  );
}
