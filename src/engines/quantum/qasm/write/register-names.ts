import type { Circuit, Register } from "../../circuit/circuit.js";
import { STANDARD_GATES } from "../../gates/standard-gates.js";
import { CONSTANTS_3 } from "../elaborate/functions.js";
import { RESERVED, RESERVED_IN_2 } from "../syntax/words.js";

const TAKEN: ReadonlySet<string> = new Set([
  ...RESERVED,
  ...RESERVED_IN_2,
  ...CONSTANTS_3.keys(),
  ...STANDARD_GATES.map((gate) => gate.name),
]);
const PLAIN = /^[a-z][A-Za-z0-9_]*$/;

/** How the qubits and bits of a circuit are called in a text of either version. */
export interface RegisterNames {
  /** The registers with names that both versions take. */
  readonly qubits: readonly Register[];
  readonly bits: readonly Register[];
  readonly qubit: (qubit: number) => string;
  readonly bit: (bit: number) => string;
  /** A name like this one that nothing has. */
  readonly freeName: (name: string) => string;
}

/** Keeps the names of registers, but for those that a version does not take. */
export function registerNames({ qubitRegisters, bitRegisters }: Circuit): RegisterNames {
  const used = new Set<string>();
  const renamed = (register: Register): Register => {
    const name = freeName(register.name, used);
    used.add(name);
    return { ...register, name };
  };
  const qubits = qubitRegisters.map(renamed);
  const bits = bitRegisters.map(renamed);
  return {
    qubits,
    bits,
    qubit: (qubit) => itemOf(qubits, qubit),
    bit: (bit) => itemOf(bits, bit),
    freeName: (name) => freeName(name, used),
  };
}

function freeName(name: string, used: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !TAKEN.has(candidate) && !used.has(candidate);
  if (PLAIN.test(name) && isFree(name)) return name;
  const plain = `r_${name.replace(/[^A-Za-z0-9_]/g, "")}`;
  let candidate = plain;
  for (let number = 2; !isFree(candidate); number += 1) candidate = `${plain}${number}`;
  return candidate;
}

/** The register of an item: the last that begins before it or at it, found by halving. */
export function registerOf(registers: readonly Register[], item: number): Register | undefined {
  let low = 0;
  let high = registers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((registers[middle]?.start ?? 0) <= item) low = middle;
    else high = middle - 1;
  }
  return registers[low];
}

function itemOf(registers: readonly Register[], item: number): string {
  const register = registerOf(registers, item);
  return register ? `${register.name}[${item - register.start}]` : String(item);
}
