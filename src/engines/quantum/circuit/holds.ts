import type { Condition } from "./circuit.js";

type Comparison = Extract<Condition, { readonly kind: "compare" }>;

/** Whether a condition is true of these bits, of which each is 0 or 1. */
export function holds(condition: Condition, bits: Uint8Array): boolean {
  switch (condition.kind) {
    case "not":
      return !holds(condition.of, bits);
    case "and":
      return condition.of.every((part) => holds(part, bits));
    case "or":
      return condition.of.some((part) => holds(part, bits));
    case "compare":
      return isTrue(condition.operator, orderOf(condition, bits));
  }
}

/** Below, at or above 0 as the number in the bits is to the value. */
function orderOf({ bits: places, value }: Comparison, bits: Uint8Array): number {
  const digits = value.toString(2);
  if (value > 0n && digits.length > places.length) return -1;
  for (let place = places.length - 1; place >= 0; place--) {
    const own = bits[places[place] ?? -1] ?? 0;
    const other = place < digits.length && digits[digits.length - 1 - place] === "1" ? 1 : 0;
    if (own !== other) return own - other;
  }
  return 0;
}

function isTrue(operator: Comparison["operator"], order: number): boolean {
  switch (operator) {
    case "==":
      return order === 0;
    case "!=":
      return order !== 0;
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
  }
}
