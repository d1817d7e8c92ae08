import type { Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import type { Operand } from "../syntax/ast.js";
import { selectionOf } from "./evaluate.js";
import { pick } from "./pick.js";
import { KEPT_COST, type State } from "./state.js";
import type { Bits, Qubits, Value } from "./value.js";

/** The qubits that an operand names. */
export function qubitsOf(state: State, operand: Operand): Qubits {
  const symbol = registerOf(state, operand);
  if (symbol.kind === "qubits") {
    const { items, isSingle } = selected(state, operand, { ...symbol, items: symbol.qubits });
    return { kind: "qubits", qubits: items, isSingle };
  }
  return refuse(operand, "wrong_type", {
    message: `${operand.name} is not made of qubits`,
    hint: "give a register of qubits, or one of its qubits",
  });
}

/** The bits that an operand names. */
export function bitsOf(state: State, operand: Operand): Bits {
  const symbol = registerOf(state, operand);
  if (symbol.kind === "bits") {
    const { items, isSingle } = selected(state, operand, { ...symbol, items: symbol.bits });
    return { kind: "bits", bits: items, isSingle };
  }
  return refuse(operand, "wrong_type", {
    message: `${operand.name} is not made of bits`,
    hint: "give a register of bits, or one of its bits",
  });
}

function registerOf(state: State, { name, line, column }: Operand): Value {
  const place = { line, column };
  const symbol = state.find(name);
  return symbol
    ? state.valueOfSymbol(symbol, name, place)
    : state.refuseName(name, place, "register");
}

interface Items {
  readonly items: readonly number[];
  readonly isSingle: boolean;
}

function selected(state: State, operand: Operand, whole: Items): Items {
  let { items, isSingle } = whole;
  for (const index of operand.indexes) {
    if (isSingle) {
      refuse(index, "wrong_type", {
        message: `${operand.name} is single here, and has no index`,
        hint: "leave the brackets out",
      });
    }
    ({ items, isSingle } = pick({ name: operand.name, items }, selectionOf(index, state.around)));
    state.spend(KEPT_COST * items.length, index);
  }
  return { items, isSingle };
}

/**
 * The operands of each call that a statement over registers stands for: registers of one size go side by
 * side, and single items go with each of them.
 */
export function broadcast(
  operands: readonly Items[],
  place: Place,
): readonly (readonly number[])[] {
  const registers = operands.filter(({ isSingle }) => !isSingle);
  const size = registers[0]?.items.length ?? 1;
  const other = registers.find(({ items }) => items.length !== size);
  if (other) {
    refuse(place, "size_mismatch", {
      message: `registers of ${size} and of ${other.items.length} do not go side by side`,
      hint: "give registers of the same size, or single items",
    });
  }
  return Array.from({ length: size }, (_, at) =>
    operands.map(({ items, isSingle }) => (isSingle ? items[0] : items[at]) ?? 0),
  );
}
