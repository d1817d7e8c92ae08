import type { Condition } from "../../circuit/circuit.js";

/** Whether a condition holds where the bits from `start` on make up a number. */
export function holds(condition: Condition, number: bigint, start: number): boolean {
  switch (condition.kind) {
    case "not":
      return !holds(condition.of, number, start);
    case "and":
      return condition.of.every((part) => holds(part, number, start));
    case "or":
      return condition.of.some((part) => holds(part, number, start));
    case "compare": {
      let own = 0n;
      for (const [place, bit] of condition.bits.entries()) {
        own |= ((number >> BigInt(bit - start)) & 1n) << BigInt(place);
      }
      return COMPARISONS[condition.operator](own, condition.value);
    }
  }
}

type Operator = Extract<Condition, { kind: "compare" }>["operator"];

const COMPARISONS: Readonly<Record<Operator, (left: bigint, right: bigint) => boolean>> = {
  "==": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
};
