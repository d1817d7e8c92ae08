import type { Circuit, Step } from "../circuit/circuit.js";
import { findTerminalMeasurements, firstNonGate } from "../execution/terminal-measurements.js";
import { SimulatorError } from "../simulator/simulator-error.js";

/** A circuit of gates, and what is measured when they are done. */
export interface StraightCircuit {
  readonly steps: readonly Step[];
  /** Which qubit each bit gets its value from. */
  readonly qubitOfBit: ReadonlyMap<number, number>;
  /** All qubits that are measured, also into no bit. */
  readonly measured: ReadonlySet<number>;
}

const NAMES = { measure: "a measurement", reset: "a reset", if: "a conditional" } as const;

/** Throws `no_single_state`, with the place, at what is no gate, barrier or measurement that may come last. */
export function readStraight(circuit: Circuit): StraightCircuit {
  const { positions, records } = findTerminalMeasurements(circuit);
  const rest = circuit.instructions.filter((_, at) => !positions.has(at));
  const found = firstNonGate({ ...circuit, instructions: rest });
  if (found && found.kind !== "gate" && found.kind !== "barrier") {
    const { kind, line, column } = found;
    throw new SimulatorError(
      "no_single_state",
      `circuits are compared that have gates, and measurements at their end; line ${line} has ${NAMES[kind]} before it`,
      { line, column },
    );
  }
  const measured = circuit.instructions.flatMap((one) =>
    one.kind === "measure" ? [one.qubit] : [],
  );
  return {
    steps: rest.flatMap((one) => (one.kind === "gate" ? one.steps : [])),
    qubitOfBit: new Map(records.map(({ clbit, qubit }) => [clbit, qubit])),
    measured: new Set(measured),
  };
}

/** One clause on the first bit or qubit that is measured differently; undefined where none is. */
export function differenceOfMeasurements(
  a: StraightCircuit,
  b: StraightCircuit,
): string | undefined {
  for (const bit of new Set([...a.qubitOfBit.keys(), ...b.qubitOfBit.keys()])) {
    const [inA, inB] = [a.qubitOfBit.get(bit), b.qubitOfBit.get(bit)];
    if (inA !== inB) return `bit ${bit} gets ${sourceOf(inA)} in a, and ${sourceOf(inB)} in b`;
  }
  for (const [one, other, name] of [
    [a, b, "a"],
    [b, a, "b"],
  ] as const) {
    for (const qubit of one.measured) {
      if (!other.measured.has(qubit)) return `qubit ${qubit} is measured in ${name} alone`;
    }
  }
  return undefined;
}

function sourceOf(qubit: number | undefined): string {
  return qubit === undefined ? "no qubit" : `qubit ${qubit}`;
}
