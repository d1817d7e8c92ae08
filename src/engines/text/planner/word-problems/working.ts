import {
  add,
  compare,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
} from "../../../math/exact-numbers/rational.js";
import type { PlanStep } from "../request/plan.js";
import type { Done } from "../request/request.js";
import { type Quantity, showQuantity, whole, withValue } from "./quantity.js";

/** Ends a problem that is understood and has no sensible answer. */
export class Senseless extends Error {}

/** Computes with quantities, and keeps each step as a reader would write it. */
export class Working {
  readonly steps: PlanStep[] = [];

  #note(input: string, result: Quantity): Quantity {
    this.steps.push({ tool: "arithmetic", input, output: showQuantity(result) });
    return result;
  }

  times(left: Quantity, right: Quantity, like: Quantity = left): Quantity {
    return this.#note(
      `${showQuantity(left)} × ${showQuantity(right)}`,
      withValue(like, multiply(left.value, right.value)),
    );
  }

  over(left: Quantity, right: Quantity, like: Quantity = left): Quantity {
    if (right.value.numerator === 0n) throw new Senseless("nothing is divided by 0");
    return this.#note(
      `${showQuantity(left)} ÷ ${showQuantity(right)}`,
      withValue(like, divide(left.value, right.value)),
    );
  }

  plus(left: Quantity, right: Quantity): Quantity {
    return this.#note(
      `${showQuantity(left)} + ${showQuantity(right)}`,
      withValue(left, add(left.value, right.value)),
    );
  }

  minus(left: Quantity, right: Quantity): Quantity {
    return this.#note(
      `${showQuantity(left)} - ${showQuantity(right)}`,
      withValue(left, add(left.value, negate(right.value))),
    );
  }

  sum(parts: readonly Quantity[]): Quantity | undefined {
    const [first, ...rest] = parts;
    if (!first) return undefined;
    if (rest.length === 0) return first;
    const total = parts.map(({ value }) => value).reduce(add);
    return this.#note(parts.map(showQuantity).join(" + "), withValue(first, total));
  }

  /** A share of an amount in percent. */
  percentOf(percent: Quantity, amount: Quantity): Quantity {
    return this.#note(
      `${showQuantity(percent)} of ${showQuantity(amount)}`,
      withValue(amount, divide(multiply(amount.value, percent.value), whole(100))),
    );
  }

  tell(input: string, result: Quantity): Quantity {
    return this.#note(input, result);
  }

  answer(result: Quantity, note = ""): Done {
    const output = `${showQuantity(result)}${note}`;
    return {
      output,
      value: showQuantity(result),
      steps: this.steps.length > 0 ? this.steps : [{ tool: "arithmetic", input: output, output }],
    };
  }
}

export const isNegative = ({ value }: Quantity) => value.numerator < 0n;
export const count = (value: Rational, unit = ""): Quantity => ({
  kind: unit === "" ? "count" : "measure",
  value,
  unit,
});
export const rationalOf = (above: number, below: number): Rational =>
  rational(BigInt(above), BigInt(below));
export { add, compare, divide, multiply, negate, type Rational };
