/**
 * A circuit with everything unrolled: definitions, loops and modifiers are gone, and each qubit and bit has a
 * number over all registers, in order of declaration.
 */
export interface Circuit {
  /** The version of OpenQASM that it was written in. */
  readonly version: 2 | 3;
  readonly qubits: number;
  readonly clbits: number;
  readonly qubitRegisters: readonly Register[];
  readonly bitRegisters: readonly Register[];
  readonly instructions: readonly Instruction[];
}

export interface Register {
  readonly name: string;
  /** The number of its first qubit or bit. */
  readonly start: number;
  readonly size: number;
}

/** Where a statement of the source begins, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export type Instruction = GateCall | Measurement | Reset | Barrier | Conditional;

/** One application of a gate as it was written, after broadcasting: what is counted, and what depth is made of. */
export interface GateCall extends Place {
  readonly kind: "gate";
  /** As written, modifiers included, such as `rx`, `majority` or `ctrl @ h`. */
  readonly name: string;
  /** Angles in radians. */
  readonly params: readonly number[];
  readonly qubits: readonly number[];
  /** What it does, in order. */
  readonly steps: readonly Step[];
}

export interface Measurement extends Place {
  readonly kind: "measure";
  readonly qubit: number;
  /** Undefined where the outcome is thrown away. */
  readonly clbit: number | undefined;
}

export interface Reset extends Place {
  readonly kind: "reset";
  readonly qubit: number;
}

export interface Barrier extends Place {
  readonly kind: "barrier";
  readonly qubits: readonly number[];
}

export interface Conditional extends Place {
  readonly kind: "if";
  readonly condition: Condition;
  readonly then: readonly Instruction[];
  readonly otherwise: readonly Instruction[];
}

/** A comparison of bits, the first of which is the lowest, with an unsigned integer; or a combination of such. */
export type Condition =
  | {
      readonly kind: "compare";
      readonly bits: readonly number[];
      readonly operator: "==" | "!=" | "<" | "<=" | ">" | ">=";
      readonly value: bigint;
    }
  | { readonly kind: "not"; readonly of: Condition }
  | { readonly kind: "and" | "or"; readonly of: readonly Condition[] };

/** What every engine can do. Anything else is made of these when a circuit is read. */
export type Step = OneQubitStep | SwapStep | PhaseStep;

/** A unitary on one qubit, where every control has its value. */
export interface OneQubitStep {
  readonly kind: "unitary";
  readonly matrix: Matrix2;
  readonly target: number;
  readonly controls: readonly Control[];
}

export interface SwapStep {
  readonly kind: "swap";
  readonly targets: readonly [number, number];
  readonly controls: readonly Control[];
}

/** A phase of e^(i angle) on the states in which every control has its value; without controls, of all. */
export interface PhaseStep {
  readonly kind: "phase";
  /** In radians. */
  readonly angle: number;
  readonly controls: readonly Control[];
}

export interface Control {
  readonly qubit: number;
  readonly value: 0 | 1;
}

/** Two rows of two complex numbers: [re00, im00, re01, im01, re10, im10, re11, im11]. */
export type Matrix2 = readonly [number, number, number, number, number, number, number, number];

/** The lists of bits that a condition compares; conditions share those of whole registers. */
export function* comparedBits(condition: Condition): Generator<readonly number[]> {
  switch (condition.kind) {
    case "compare":
      yield condition.bits;
      break;
    case "not":
      yield* comparedBits(condition.of);
      break;
    case "and":
    case "or":
      for (const part of condition.of) yield* comparedBits(part);
  }
}
