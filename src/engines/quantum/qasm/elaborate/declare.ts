import type { Register } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import type { Alias, RegisterDeclaration, ScalarDeclaration } from "../syntax/ast.js";
import { convert } from "./convert.js";
import { evaluate, evaluateInteger, scalarOf } from "./evaluate.js";
import { knownOf } from "./known.js";
import { measure } from "./measure.js";
import { bitsOf, qubitsOf } from "./operands.js";
import { KEPT_COST, type State } from "./state.js";
import type { Bits, Qubits } from "./value.js";

/** Bits of a circuit, and qubits where no engine says less. */
export const BITS_MAX = 10_000;

/** Declares a register of qubits or bits, which get the next numbers. */
export function declareRegister(state: State, declaration: RegisterDeclaration): void {
  const { of, name, size, value } = declaration;
  if (!state.isGlobal) {
    refuse(declaration, "wrong_place", {
      message: `the ${of} ${name.text} are declared within a block`,
      hint: "declare them at the top of the program",
    });
  }
  const count = size ? sizeOf(evaluateInteger(size, state.around), declaration) : 1;
  checkLimit(state, declaration, count);
  const start = of === "qubits" ? state.qubits : state.clbits;
  const items = Array.from({ length: count }, (_, index) => start + index);
  const isSingle = size === undefined;
  state.declare(
    name.text,
    of === "qubits"
      ? { kind: "qubits", qubits: items, isSingle }
      : { kind: "bits", bits: items, isSingle },
    name,
  );
  const register: Register = { name: name.text, start, size: count };
  if (of === "qubits") {
    state.qubits += count;
    state.qubitRegisters.push(register);
  } else {
    state.clbits += count;
    state.bitRegisters.push(register);
  }
  if (value) initialize(state, declaration, value);
}

function sizeOf(size: bigint, { name }: RegisterDeclaration): number {
  if (size >= 1n) return size > BigInt(BITS_MAX) ? BITS_MAX + 1 : Number(size);
  return refuse(name, "bad_size", {
    message: `${name.text} has the size ${size}, and a register has at least 1`,
    hint: "write a size of 1 or more, or leave the register out",
  });
}

function checkLimit(state: State, declaration: RegisterDeclaration, count: number): void {
  const { of, name } = declaration;
  const isQubits = of === "qubits";
  const together = count + (isQubits ? state.qubits : state.clbits);
  const most = isQubits ? state.qubitsMax : BITS_MAX;
  if (together <= most) return;
  const reached = count > BITS_MAX ? `over ${BITS_MAX}` : together;
  refuse(declaration, isQubits ? "too_many_qubits" : "too_many_bits", {
    message: `with ${name.text} the program has ${reached} ${of}, and at most ${most} are allowed`,
    hint: `declare at most ${most} ${of} in all`,
  });
}

function initialize(
  state: State,
  { name }: RegisterDeclaration,
  value: NonNullable<RegisterDeclaration["value"]>,
): void {
  const to = { name: name.text, indexes: [], line: name.line, column: name.column };
  if ("measured" in value) {
    measure(state, {
      kind: "measure",
      from: value.measured,
      to,
      line: value.line,
      column: value.column,
    });
    return;
  }
  const known = knownOf(evaluate(value, state.around), value);
  if (Number(known.value) === 0) return;
  refuse(value, "unsupported_feature", {
    message: `${name.text} begins with other bits than 0, which is not supported`,
    hint: "declare it with const, or measure into it",
  });
}

/** Declares a scalar, whose value is known while the circuit is unrolled. */
export function declareScalar(state: State, declaration: ScalarDeclaration): void {
  const { name, isConstant, value } = declaration;
  const type = scalarOf(declaration.type, state.around);
  const known = value && knownOf(evaluate(value, state.around), value);
  const converted = known && convert(known, type, { place: value, isCast: false });
  state.declare(name.text, { kind: "variable", type, isConstant, value: converted }, name);
}

/** Declares another name of qubits or bits. */
export function declareAlias(state: State, { name, parts }: Alias): void {
  const [first] = parts;
  const isOfBits = first && state.lookUp(first.name, first).kind === "bits";
  const found = parts.map((part) => (isOfBits ? bitsOf(state, part) : qubitsOf(state, part)));
  const items = found.flatMap((part) => (part.kind === "bits" ? part.bits : part.qubits));
  state.spend(KEPT_COST * items.length, name);
  if (new Set(items).size < items.length) {
    refuse(name, "duplicate_qubit", {
      message: `${name.text} would have an item twice`,
      hint: "join registers that share nothing",
    });
  }
  const isSingle = found.length === 1 && found[0]?.isSingle === true;
  const symbol: Bits | Qubits = isOfBits
    ? { kind: "bits", bits: items, isSingle }
    : { kind: "qubits", qubits: items, isSingle };
  state.declare(name.text, symbol, name);
}
