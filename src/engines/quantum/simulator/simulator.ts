import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { Step } from "../circuit/circuit.js";

/**
 * The state of a circuit's qubits, all 0 at first, whatever it is kept as. Qubits are numbered from 0, and
 * those that a call names differ from each other. Strings are read in the order of the qubits: character i
 * of an outcome is the value of the i-th qubit asked for, and character i of a basis state or of a Pauli
 * string belongs to qubit i. What a caller can cause is thrown as a `SimulatorError`.
 */
export interface Simulator {
  readonly qubits: number;
  apply(step: Step): void;
  /** The probability, in [0, 1], that a measurement of the qubit gives 1. */
  probabilityOfOne(qubit: number): number;
  /** The state after a measurement with this outcome, at norm 1. Throws RangeError where it cannot be. */
  project(qubit: number, outcome: 0 | 1): void;
  clone(): Simulator;
  /** What a measurement of these qubits would give; the state stays as it is. */
  distribution(qubits: readonly number[], limits: OutcomeLimits): Distribution;
  /** How often each outcome came up in so many measurements of these qubits on as many copies of the state. */
  sample(qubits: readonly number[], shots: number, random: Random): Map<string, number>;
  /** The expectation, in [-1, 1], of a product of Pauli matrices such as `ZIX`. */
  expectation(pauli: string): number;
  /** The amplitude of a basis state such as `010`, where the engine keeps the phase of the state. */
  amplitude?(bits: string): Complex;
  /** Bytes of the arrays that the state is in. */
  memoryBytes(): number;
}

export type Complex = readonly [re: number, im: number];

export interface OutcomeLimits {
  /** Up to so many outcomes are all listed. */
  readonly all: number;
  /** Where there are more, so many of the likeliest are. */
  readonly top: number;
}

export interface Distribution {
  /** The probability of each listed outcome, the likeliest first. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** The probability of all outcomes that are not listed. */
  readonly restMass: number;
}
