import type { Done } from "../request/request.js";
import { constant, difference, plus, solveLinear, unknown } from "./linear-system.js";
import { frame, type ProblemText } from "./problem-text.js";
import { whole } from "./quantity.js";
import { count, divide, Working } from "./working.js";

const NAMES = "(?:numbers|integers|whole numbers)";

/** Puzzles of numbers without owners: a sum and a difference, numbers in a row. */
export function solveNumbers(given: ProblemText): Done | undefined {
  return solveSumAndGap(given.copy()) ?? solveConsecutive(given.copy());
}

/** "The sum of two numbers is 50 and their difference is 12; find the larger". */
function solveSumAndGap(problem: ProblemText): Done | undefined {
  const sumAndGap =
    problem.take(
      frame(
        `\\bthe sum of (?:two|№(?:\\d+)) ${NAMES} is {N}(?:,? and|[.,;])? (?:one|the larger)(?: of them| number| one)? is {N} more than the (?:other|smaller)(?: number| one)?`,
      ),
    ) ??
    problem.take(
      frame(
        `\\bthe sum of (?:two|№\\d+) ${NAMES} is {N}[,.;]?(?: and| while)? (?:their|the) difference (?:between them )?is {N}`,
      ),
    );
  if (sumAndGap) {
    const [sum, gap] = [problem.at(sumAndGap, 1), problem.at(sumAndGap, 2)];
    const asks = problem.take(
      /\b(?:what (?:is|are)|find) the (larger|greater|bigger|smaller|lesser|two|№\d+)?[^.?]*/u,
    );
    problem.takeAll(/№\d+(?= numbers)|\btwo\b/u);
    if (!sum || !gap || !asks) return undefined;
    const values = solveLinear([
      difference(plus(unknown("larger"), unknown("smaller")), constant(sum.value)),
      difference(difference(unknown("larger"), unknown("smaller")), constant(gap.value)),
    ]);
    const [larger, smaller] = [values?.get("larger"), values?.get("smaller")];
    const isSpent = problem.text.replace(/[^№¤٪µ]/gu, "") === "";
    if (!larger || !smaller || !isSpent) return undefined;
    const working = new Working();
    working.tell("larger: (sum + difference) ÷ 2", count(larger));
    working.tell("smaller: (sum - difference) ÷ 2", count(smaller));
    if (/^(?:larger|greater|bigger)$/u.test(asks[1] ?? "")) return working.answer(count(larger));
    if (/^(?:smaller|lesser)$/u.test(asks[1] ?? "")) return working.answer(count(smaller));
    const both = working.answer(count(larger));
    return { ...both, output: `${both.output} and ${new Working().answer(count(smaller)).output}` };
  }
  return undefined;
}

/** "The sum of three consecutive integers is 72". */
function solveConsecutive(problem: ProblemText): Done | undefined {
  const row =
    problem.take(frame(`\\b(?:the )?sum of {N} consecutive (even |odd )?${NAMES} is {N}`)) ??
    problem.take(
      frame(
        `{N} consecutive (even |odd )?${NAMES} (?:that )?(?:sum to|add up to|have a sum of|total) {N}`,
      ),
    );
  if (!row) return undefined;
  const [size, kind, sum] = [problem.at(row, 1), row[2]?.trim(), problem.at(row, 3)];
  const asks = problem.take(
    /\b(?:what (?:is|are)|find) the (smaller|smallest|larger|largest|greater|greatest|middle|first|last|biggest|\p{L}+)?[^.?]*/u,
  );
  if (!size || !sum || !asks || !problem.isSpent() || size.value.numerator > 100n) return undefined;
  const many = Number(size.value.numerator);
  const step = kind === undefined ? 1 : 2;
  const first = divide(
    plus(constant(sum.value), constant(whole((-step * many * (many - 1)) / 2))).constant,
    size.value,
  );
  if (first.denominator !== 1n || (kind && (first.numerator % 2n === 0n) !== (kind === "even")))
    return undefined;
  const all = Array.from({ length: many }, (_, place) => first.numerator + BigInt(place * step));
  const working = new Working();
  working.tell("numbers", count(first));
  const at = /small|first/u.test(asks[1] ?? "")
    ? all[0]
    : /larg|great|last|biggest/u.test(asks[1] ?? "")
      ? all.at(-1)
      : /middle/u.test(asks[1] ?? "") && many % 2 === 1
        ? all[(many - 1) / 2]
        : undefined;
  const output = at === undefined ? all.join(", ") : String(at);
  return {
    output,
    value: output,
    steps: [
      {
        tool: "equations",
        input: `${many} consecutive numbers with sum ${sum.value.numerator}`,
        output: all.join(", "),
      },
    ],
  };
}
