import type { Step } from "../circuit/circuit.js";

/** Which file of gates has a gate: the language itself, qelib1.inc or stdgates.inc. */
export type Library = "builtin2" | "builtin3" | "qelib1" | "stdgates" | "custom";

/** A gate that needs no definition. Its qubits are numbered from 0, in the order of its operands. */
export interface StandardGate {
  readonly name: string;
  /** How many angles it takes. */
  readonly params: number;
  readonly qubits: number;
  readonly libraries: readonly Library[];
  /** Its steps for angles in radians. */
  readonly steps: (angles: readonly number[]) => readonly Step[];
}
