import type { Condition, Instruction, Register } from "../../circuit/circuit.js";
import { holds } from "./holds.js";
import { type RegisterNames, registerOf } from "./register-names.js";

/** A condition as OpenQASM 3 says it. Bits that are no whole register are joined by an alias. */
export function writeCondition(
  condition: Condition,
  names: RegisterNames,
  alias: (bits: readonly number[]) => string,
): string {
  switch (condition.kind) {
    case "compare": {
      const { bits, operator, value } = condition;
      return `${writeBits(bits, names) ?? alias(bits)} ${operator} ${value}`;
    }
    case "not":
      return `!(${writeCondition(condition.of, names, alias)})`;
    case "and":
    case "or": {
      const parts = condition.of.map((part) => `(${writeCondition(part, names, alias)})`);
      return parts.join(condition.kind === "and" ? " && " : " || ");
    }
  }
}

function writeBits(bits: readonly number[], names: RegisterNames): string | undefined {
  const [first] = bits;
  if (first === undefined) return undefined;
  if (bits.length === 1) return names.bit(first);
  const register = registerOf(names.bits, first);
  return register && isWhole(bits, register) ? register.name : undefined;
}

function isWhole(bits: readonly number[], { start, size }: Register): boolean {
  return bits.length === size && bits.every((bit, index) => bit === start + index);
}

/** The values of one register at which a condition holds, of those that it can have. */
export interface Cases {
  readonly register: Register;
  readonly values: readonly bigint[];
}

/** Registers of more bits have too many values to be written one by one. */
const BITS_MAX = 4;

/** A condition as OpenQASM 2 says it: a register has one of a few values. Undefined where it cannot. */
export function casesOf(condition: Condition, names: RegisterNames): Cases | undefined {
  const bits = bitsOf(condition);
  const [first = 0] = bits;
  const register = registerOf(names.bits, first);
  if (!register || [...bits].some((bit) => registerOf(names.bits, bit) !== register))
    return undefined;
  if (
    condition.kind === "compare" &&
    condition.operator === "==" &&
    isWhole(condition.bits, register)
  ) {
    return { register, values: [condition.value] };
  }
  if (register.size > BITS_MAX) return undefined;
  const all = Array.from({ length: 2 ** register.size }, (_, value) => BigInt(value));
  return { register, values: all.filter((value) => holds(condition, value, register.start)) };
}

function bitsOf(condition: Condition): Set<number> {
  const found = new Set<number>();
  const left: Condition[] = [condition];
  for (let part = left.pop(); part; part = left.pop()) {
    if (part.kind === "compare") for (const bit of part.bits) found.add(bit);
    else if (part.kind === "not") left.push(part.of);
    else left.push(...part.of);
  }
  return found;
}

/** Whether an instruction, or one within it, measures into a register. */
export function measuresInto({ start, size }: Register, instruction: Instruction): boolean {
  const left: Instruction[] = [instruction];
  for (let own = left.pop(); own; own = left.pop()) {
    const bit = own.kind === "measure" ? own.clbit : undefined;
    if (bit !== undefined && bit >= start && bit < start + size) return true;
    if (own.kind === "if") left.push(...own.then, ...own.otherwise);
  }
  return false;
}
