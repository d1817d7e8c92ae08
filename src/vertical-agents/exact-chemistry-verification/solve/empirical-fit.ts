import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import type { Task } from "../../../engines/chemistry/problem/problem.js";
import type { EmpiricalFormulaAnswer } from "../../../engines/chemistry/tasks/answers.js";
import { toDouble } from "../../../engines/math/exact-numbers/rational.js";

/** What speaks against a formula that was found from measured shares. */
export type EmpiricalDoubt =
  | { readonly about: "sum"; readonly sum: number }
  | {
      readonly about: "share";
      readonly element: string;
      readonly given: number;
      readonly calculated: number;
    };

/** Shares of an analysis add up to 100 % within so much. */
const SUM_TOLERANCE = 1;
/** A formula that is right agrees with a share within so many units of the last digit that is given. */
const LAST_DIGITS = 10;

/** Undefined where the shares add up and the formula has them; also for amounts, whose digits say little. */
export function empiricalDoubt(
  { quantities = [] }: Task,
  answer: EmpiricalFormulaAnswer,
): EmpiricalDoubt | undefined {
  const { percent_sum: sum, mass_percent: calculated } = answer;
  if (sum !== undefined && Math.abs(sum - 100) > SUM_TOLERANCE) return { about: "sum", sum };
  const measured = quantities.flatMap(({ value, unit }) => {
    const { dimension, factor } = unitOf(unit, "/unit");
    const scale = toDouble(factor);
    if (dimension === "molar_mass") return [];
    const isShare = dimension === "percent" || dimension === "mass";
    return [{ isShare, size: value * scale, lastDigit: lastDigitOf(value) * scale }];
  });
  if (measured.some(({ isShare }) => !isShare)) return undefined;
  const total = sum === undefined ? measured.reduce((so, { size }) => so + size, 0) : 100;
  const worst = Object.keys(answer.ratios)
    .flatMap((element, at) => {
      const { size = 0, lastDigit = 0 } = measured[at] ?? {};
      const given = (100 * size) / total;
      const share = calculated[element] ?? given;
      const excess = Math.abs(share - given) / ((100 * lastDigit) / total);
      return [{ about: "share" as const, element, given, calculated: share, excess }];
    })
    .sort((one, other) => other.excess - one.excess)[0];
  if (!worst || !(worst.excess > LAST_DIGITS)) return undefined;
  const { excess: _, ...doubt } = worst;
  return doubt;
}

/** One unit of the last digit of a number as it is written. */
function lastDigitOf(value: number): number {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  return 10 ** (Number(exponent) - (mantissa.split(".")[1]?.length ?? 0));
}
