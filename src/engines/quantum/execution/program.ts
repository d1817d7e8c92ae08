import type {
  Circuit,
  Condition,
  GateCall,
  Instruction,
  Measurement,
  Reset,
} from "../circuit/circuit.js";
import { type BitRecord, findTerminalMeasurements } from "./terminal-measurements.js";

/** An instruction in a flat list, where conditionals are jumps. */
export type Operation =
  | GateCall
  | Measurement
  | Reset
  | {
      /** Goes on at `to` where the condition is not true. */
      readonly kind: "unless";
      readonly condition: Condition;
      to: number;
    }
  | { readonly kind: "jump"; to: number };

/** A circuit as it is run: first the operations, then one measurement of some qubits together. */
export interface Program {
  readonly qubits: number;
  readonly clbits: number;
  readonly operations: readonly Operation[];
  /** What the measurement at the end records. */
  readonly records: readonly BitRecord[];
  /** The qubits of the records, each once. */
  readonly measured: readonly number[];
  /** The characters of an outcome: one for each bit, or for each qubit where nothing is recorded at all. */
  readonly width: number;
  readonly recordsNothing: boolean;
  /** Whether two runs that differ in an outcome always differ in their bits. */
  readonly hasDistinctRuns: boolean;
}

/**
 * Puts terminal measurements at the end of a circuit, at most `recordsMax` of them; where no measurement
 * records anything, all qubits are measured there, qubit i into bit i. Linear in the size of the circuit.
 */
export function compile(circuit: Circuit, recordsMax?: number): Program {
  const { positions, records } = findTerminalMeasurements(circuit, recordsMax);
  const operations: Operation[] = [];
  emit(
    circuit.instructions.filter((_, at) => !positions.has(at)),
    operations,
  );
  const written = operations.flatMap((one) =>
    one.kind === "measure" && one.clbit !== undefined ? [one.clbit] : [],
  );
  const recordsNothing = records.length === 0 && written.length === 0;
  const all = Array.from({ length: circuit.qubits }, (_, qubit) => ({ qubit, clbit: qubit }));
  const kept = recordsNothing ? all : records;
  return {
    qubits: circuit.qubits,
    clbits: circuit.clbits,
    operations,
    records: kept,
    measured: [...new Set(kept.map(({ qubit }) => qubit))],
    width: recordsNothing ? circuit.qubits : circuit.clbits,
    recordsNothing,
    hasDistinctRuns: haveOwnBits(operations, [...written, ...kept.map(({ clbit }) => clbit)]),
  };
}

/** Recurses as deep as conditionals are nested, which the reader bounds. */
function emit(instructions: readonly Instruction[], operations: Operation[]): void {
  for (const instruction of instructions) {
    if (instruction.kind === "barrier") continue;
    if (instruction.kind !== "if") {
      operations.push(instruction);
      continue;
    }
    const unless = { kind: "unless" as const, condition: instruction.condition, to: 0 };
    operations.push(unless);
    emit(instruction.then, operations);
    const jump = { kind: "jump" as const, to: 0 };
    if (instruction.otherwise.length > 0) operations.push(jump);
    unless.to = operations.length;
    emit(instruction.otherwise, operations);
    jump.to = operations.length;
  }
}

function haveOwnBits(operations: readonly Operation[], written: readonly number[]): boolean {
  const isThrownAway = (one: Operation) =>
    one.kind === "reset" || (one.kind === "measure" && one.clbit === undefined);
  return new Set(written).size === written.length && !operations.some(isThrownAway);
}
