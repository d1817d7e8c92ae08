import type { Condition, Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import { type Bits, type Known, type Measured, measured, type Value } from "./value.js";

type Comparison = "==" | "!=" | "<" | "<=" | ">" | ">=";
type Truth = Measured | Extract<Known, { kind: "truth" }>;

const MIRRORED: Readonly<Record<Comparison, Comparison>> = {
  "==": "==",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

/** A value as a truth: whether a number or a register is not 0. */
export function toTruth(value: Value, place: Place): Truth {
  switch (value.kind) {
    case "truth":
    case "measured":
      return value;
    case "integer":
      return { kind: "truth", value: value.value !== 0n };
    case "bits":
      return measured(isNotZero(value));
    case "real":
    case "qubits":
      return refuse(place, "wrong_type", {
        message: value.kind === "real" ? "a real number is not a truth" : "qubits are not a truth",
        hint: "compare with ==, < or another comparison",
      });
  }
}

function isNotZero({ bits, isSingle }: Bits): Condition {
  return isSingle
    ? { kind: "compare", bits, operator: "==", value: 1n }
    : { kind: "compare", bits, operator: "!=", value: 0n };
}

/** The opposite of a truth. */
export function not(value: Truth): Truth {
  if (value.kind === "truth") return { kind: "truth", value: !value.value };
  const { condition } = value;
  return measured(condition.kind === "not" ? condition.of : { kind: "not", of: condition });
}

/** Both truths, or one of them; a chain of the same kind stays one flat list. */
export function combine(kind: "and" | "or", left: Truth, right: Truth): Truth {
  const known = left.kind === "truth" ? left : right.kind === "truth" ? right : undefined;
  if (known) {
    const other = known === left ? right : left;
    return known.value === (kind === "and") ? other : known;
  }
  if (left.kind === "truth" || right.kind === "truth") return left;
  const { condition, parts } = left;
  if (parts && condition.kind === kind) {
    // A postfix expression uses its left operand once, so that its list can grow: a chain costs linear time.
    parts.push(right.condition);
    return left;
  }
  const both = [condition, right.condition];
  return { kind: "measured", condition: { kind, of: both }, parts: both };
}

/** A comparison in which at least one side is measured. */
export function compareMeasured(
  operator: Comparison,
  { left, right }: { readonly left: Value; readonly right: Value },
  place: Place,
): Truth {
  if (left.kind === "bits" && right.kind === "bits")
    return compareBits(operator, left, right, place);
  if (left.kind === "bits") return compareWithKnown(operator, left, right, place);
  if (right.kind === "bits") return compareWithKnown(MIRRORED[operator], right, left, place);
  const isEquality = operator === "==" || operator === "!=";
  if (isEquality && (left.kind === "truth" || right.kind === "truth")) {
    const [known, other] = left.kind === "truth" ? [left, right] : [right, left];
    const isSame = toTruth(known, place).kind === "truth" && known.kind === "truth" && known.value;
    const condition = toTruth(other, place);
    return isSame === (operator === "==") ? condition : not(condition);
  }
  return refuseComparison(place);
}

function compareWithKnown(operator: Comparison, bits: Bits, known: Value, place: Place): Truth {
  if (known.kind !== "integer" && known.kind !== "truth") return refuseComparison(place);
  const value = BigInt(known.value);
  if (bits.isSigned) return compareSigned(operator, bits.bits, value);
  // Unsigned bits are never below 0.
  if (value < 0n) return { kind: "truth", value: ["!=", ">", ">="].includes(operator) };
  return measured({ kind: "compare", bits: bits.bits, operator, value });
}

/** A comparison in two's complement, made of the sign and of a comparison of the unsigned bits. */
function compareSigned(operator: Comparison, bits: readonly number[], value: bigint): Truth {
  const unsigned = BigInt.asUintN(bits.length, value);
  const isBelow = operator === "<" || operator === "<=";
  if (BigInt.asIntN(bits.length, value) !== value) {
    const isTrue = operator === "!=" || (operator !== "==" && isBelow === value > 0n);
    return { kind: "truth", value: isTrue };
  }
  const compared = { kind: "compare", bits, operator, value: unsigned } as const;
  if (operator === "==" || operator === "!=") return measured(compared);
  const sign: Condition = {
    kind: "compare",
    bits: bits.slice(-1),
    operator: "==",
    value: isBelow ? 1n : 0n,
  };
  if (value === 0n && (operator === "<" || operator === ">=")) return measured(sign);
  // The sign decides where it is not that of the value; else unsigned bits are in the same order.
  return measured({ kind: isBelow === value >= 0n ? "or" : "and", of: [sign, compared] });
}

/** Two registers are the same where every two bits are. */
function compareBits(operator: Comparison, left: Bits, right: Bits, place: Place): Truth {
  if (operator !== "==" && operator !== "!=") return refuseComparison(place);
  if (left.bits.length !== right.bits.length) {
    refuse(place, "size_mismatch", {
      message: `${left.bits.length} bits are compared with ${right.bits.length}`,
      hint: "compare registers of the same size",
    });
  }
  if ((left.isSigned ?? false) !== (right.isSigned ?? false)) {
    refuse(place, "unsupported_feature", {
      message: "a comparison of a measured int with unsigned bits is not supported",
      hint: "cast both to int, or both to uint",
    });
  }
  const pairs = left.bits.map((bit, index) => areSame(bit, right.bits[index] ?? bit));
  const [only] = pairs;
  const same = pairs.length === 1 && only ? only : ({ kind: "and", of: pairs } as const);
  return operator === "==" ? measured(same) : not(measured(same));
}

function areSame(left: number, right: number): Condition {
  const both = (value: bigint): Condition => ({
    kind: "and",
    of: [left, right].map((bit) => ({ kind: "compare", bits: [bit], operator: "==", value })),
  });
  return { kind: "or", of: [both(1n), both(0n)] };
}

function refuseComparison(place: Place): never {
  return refuse(place, "unsupported_feature", {
    message: "this comparison of what is measured is not supported",
    hint: "compare bits with a whole number: c == 3",
  });
}
