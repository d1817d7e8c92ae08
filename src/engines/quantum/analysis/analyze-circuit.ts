import type { Circuit, Place } from "../circuit/circuit.js";
import { eachInstruction } from "../circuit/walk.js";
import { findTerminalMeasurements } from "../execution/terminal-measurements.js";
import { depthOf } from "./depth.js";
import { countGates } from "./gate-counts.js";
import { type InteractionGraph, interactionsOf } from "./interactions.js";
import { nonCliffordGates } from "./non-clifford-gates.js";

export interface Analysis {
  /** How often each gate is applied, by its name as it is written, the most frequent first. */
  readonly gateCounts: Readonly<Record<string, number>>;
  readonly depth: number;
  /** How many there are of each kind, those in branches of conditionals included. */
  readonly operations: OperationCounts;
  /** Gates as they are written, by the qubits that they are on. */
  readonly gatesByWidth: {
    readonly oneQubit: number;
    readonly twoQubit: number;
    readonly multiQubit: number;
  };
  /** Angles that gates are given, in all. */
  readonly parameters: number;
  readonly clifford: Clifford;
  readonly interactions: InteractionGraph;
  /** Qubits that no gate, measurement or reset is on. */
  readonly idleQubits: readonly number[];
  /** Whether a measurement cannot be put off to the end. */
  readonly hasMidCircuitMeasurements: boolean;
}

export interface OperationCounts {
  readonly gates: number;
  readonly measurements: number;
  readonly resets: number;
  readonly conditionals: number;
  readonly barriers: number;
}

export interface Clifford {
  /** Whether the stabilizer engine takes all gates. */
  readonly isClifford: boolean;
  readonly nonCliffordGates: number;
  readonly firstNonClifford?: Place & { readonly name: string };
}

/**
 * What can be said of a circuit without running it. Linear in its size but for depth (`depthOf`); `interactions` has a
 * bound on the pairs that are counted (`interactionsOf`).
 */
export function analyzeCircuit(circuit: Circuit): Analysis {
  return {
    gateCounts: countGates(circuit),
    depth: depthOf(circuit),
    ...countOperations(circuit),
    clifford: cliffordOfCircuit(circuit),
    interactions: interactionsOf(circuit),
    hasMidCircuitMeasurements: hasMidCircuitMeasurements(circuit),
  };
}

function countOperations({
  instructions,
  qubits,
}: Circuit): Pick<Analysis, "operations" | "gatesByWidth" | "parameters" | "idleQubits"> {
  const operations = { gates: 0, measurements: 0, resets: 0, conditionals: 0, barriers: 0 };
  const gatesByWidth = { oneQubit: 0, twoQubit: 0, multiQubit: 0 };
  let parameters = 0;
  const isIdle = new Uint8Array(qubits).fill(1);
  for (const instruction of eachInstruction(instructions)) {
    switch (instruction.kind) {
      case "gate": {
        const { length } = instruction.qubits;
        operations.gates += 1;
        if (length === 1) gatesByWidth.oneQubit += 1;
        else if (length === 2) gatesByWidth.twoQubit += 1;
        else if (length > 2) gatesByWidth.multiQubit += 1;
        parameters += instruction.params.length;
        for (const qubit of instruction.qubits) isIdle[qubit] = 0;
        break;
      }
      case "measure":
        operations.measurements += 1;
        isIdle[instruction.qubit] = 0;
        break;
      case "reset":
        operations.resets += 1;
        isIdle[instruction.qubit] = 0;
        break;
      case "if":
        operations.conditionals += 1;
        break;
      case "barrier":
        operations.barriers += 1;
    }
  }
  const idleQubits = [...isIdle.keys()].filter((qubit) => isIdle[qubit] === 1);
  return { operations, gatesByWidth, parameters, idleQubits };
}

function cliffordOfCircuit(circuit: Circuit): Clifford {
  const { count, first } = nonCliffordGates(circuit);
  if (!first) return { isClifford: true, nonCliffordGates: 0 };
  const { name, line, column } = first;
  const firstNonClifford = { name, line, column };
  return { isClifford: false, nonCliffordGates: count, firstNonClifford };
}

function hasMidCircuitMeasurements(circuit: Circuit): boolean {
  const { positions } = findTerminalMeasurements(circuit);
  let measurements = 0;
  for (const { kind } of eachInstruction(circuit.instructions)) {
    if (kind === "measure") measurements += 1;
  }
  return measurements > positions.size;
}
