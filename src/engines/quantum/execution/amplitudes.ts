import type { Circuit } from "../circuit/circuit.js";
import type { Truncation } from "../mps/mps-simulator.js";
import { readBasisState } from "../simulator/read-strings.js";
import type { Complex } from "../simulator/simulator.js";
import { SimulatorError } from "../simulator/simulator-error.js";
import { createSimulator, type IsOver, isMps } from "./machine.js";
import { firstNonGate, withoutTerminalMeasurements } from "./terminal-measurements.js";

/** Up to this size, all states are listed where none are named. */
const ALL_QUBITS_MAX = 12;

export interface AmplitudesOptions {
  readonly engine: "statevector" | "mps";
  /** Basis states, the leftmost character the highest qubit. */
  readonly states?: readonly string[] | undefined;
  /** Answers true when the time of the call is over; then `timeout` is thrown. */
  readonly isOver?: IsOver | undefined;
}

export interface Amplitudes {
  /** By basis state, the leftmost character the highest qubit. */
  readonly amplitudes: ReadonlyMap<string, Complex>;
  /** Of the mps engine. */
  readonly truncation?: Truncation;
  readonly memoryBytes: number;
  readonly warnings: readonly string[];
}

/**
 * Amplitudes of the state before the measurements that end a circuit. Throws `no_single_state` where other
 * measurements, resets or conditionals are left, and `states_needed` above 12 qubits without named states.
 */
export function amplitudes(circuit: Circuit, options: AmplitudesOptions): Amplitudes {
  const { engine, isOver = () => false } = options;
  const states = options.states ?? allStates(circuit.qubits);
  for (const state of states) readBasisState(state, circuit.qubits);
  const { circuit: rest, removed } = withoutTerminalMeasurements(circuit);
  requireGates(rest);
  const simulator = createSimulator(engine, circuit.qubits, isOver);
  for (const call of rest.instructions) {
    if (call.kind !== "gate") continue;
    for (const step of call.steps) simulator.apply(step);
  }
  const found = states.map((state) => {
    const amplitude = simulator.amplitude?.([...state].reverse().join(""));
    return [state, amplitude ?? [0, 0]] as const;
  });
  return {
    amplitudes: new Map(found),
    ...(isMps(simulator) && { truncation: simulator.truncation() }),
    memoryBytes: simulator.memoryBytes(),
    warnings: removed === 0 ? [] : [MEASUREMENTS_LEFT_OUT],
  };
}

const MEASUREMENTS_LEFT_OUT =
  "the measurements at the end were left out: the amplitudes are those of the state before them";

function allStates(qubits: number): string[] {
  if (qubits > ALL_QUBITS_MAX) {
    throw new SimulatorError(
      "states_needed",
      `the basis states must be named above ${ALL_QUBITS_MAX} qubits; these are ${qubits}`,
      { qubits, most: ALL_QUBITS_MAX },
    );
  }
  return Array.from({ length: 2 ** qubits }, (_, at) =>
    qubits === 0 ? "" : at.toString(2).padStart(qubits, "0"),
  );
}

const NAMES = { measure: "a measurement", reset: "a reset", if: "a conditional" } as const;

function requireGates(circuit: Circuit): void {
  const found = firstNonGate(circuit);
  if (!found || found.kind === "gate" || found.kind === "barrier") return;
  const { line, column, kind } = found;
  throw new SimulatorError(
    "no_single_state",
    `after ${NAMES[kind]} within the circuit, at line ${line}, there is no single state`,
    { line, column },
  );
}
