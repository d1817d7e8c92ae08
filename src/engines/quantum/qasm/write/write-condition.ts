import {
  type Condition,
  comparedBits,
  type Instruction,
  type Register,
} from "../../circuit/circuit.js";
import { holds } from "../../circuit/holds.js";
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
  const bits = new Set([...comparedBits(condition)].flat());
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
  return { register, values: valuesWhere(condition, register) };
}

/** The values of a register for which a condition on it is true. */
function valuesWhere(condition: Condition, { start, size }: Register): bigint[] {
  const all = new Uint8Array(start + size);
  return Array.from({ length: 2 ** size }, (_, value) => value)
    .filter((value) => {
      for (let at = 0; at < size; at += 1) all[start + at] = (value >> at) & 1;
      return holds(condition, all);
    })
    .map(BigInt);
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
