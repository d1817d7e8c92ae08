import type { Control, Matrix2, OneQubitStep, Step } from "../circuit/circuit.js";
import { isDiagonal, isNot } from "../gates/matrices.js";
import type { Complex } from "../simulator/simulator.js";
import { times } from "./complex.js";
import type { Fixed } from "./kernels.js";

/** What one kernel does to amplitudes; bits are those of their indices. */
export type Operation = { readonly fixed: Fixed } & (
  | { readonly kind: "multiply"; readonly target: number; readonly matrix: Matrix2 }
  | { readonly kind: "exchange"; readonly one: number; readonly other: number }
  | { readonly kind: "scale"; readonly factor: Complex }
  | {
      /** A phase of `angle` and of the sum of the angles of the bits that are one, in radians. */
      readonly kind: "phases";
      readonly angle: number;
      readonly angles: ReadonlyMap<number, number>;
    }
);

/** The operations of a step. An uncontrolled phase is the same for all, and comes as `common`. */
export interface Compiled {
  readonly operations: readonly Operation[];
  readonly common: Complex;
}

const NOTHING_FIXED: Fixed = { mask: 0, value: 0 };
const ONE: Complex = [1, 0];

/** Turns a step into operations that touch as few amplitudes as it allows. */
export function compileStep(step: Step): Compiled {
  const fixed = fixedBy(step.controls);
  switch (step.kind) {
    case "phase": {
      const factor: Complex = [Math.cos(step.angle), Math.sin(step.angle)];
      if (fixed.mask === 0) return { operations: [], common: factor };
      return { operations: [{ kind: "scale", fixed, factor }], common: ONE };
    }
    case "swap": {
      const [one, other] = step.targets;
      return {
        operations: [{ kind: "exchange", fixed, one: 1 << one, other: 1 << other }],
        common: ONE,
      };
    }
    case "unitary":
      return compileUnitary(step, fixed);
  }
}

function compileUnitary({ matrix, target }: OneQubitStep, fixed: Fixed): Compiled {
  if (isDiagonal(matrix)) return compileDiagonal(matrix, target, fixed);
  if (isNot(matrix)) {
    return {
      operations: [{ kind: "exchange", fixed, one: 1 << target, other: 0 }],
      common: ONE,
    };
  }
  return { operations: [{ kind: "multiply", fixed, target, matrix }], common: ONE };
}

function compileDiagonal([a, ai, , , , , d, di]: Matrix2, target: number, fixed: Fixed): Compiled {
  if (fixed.mask !== 0) {
    const halves = [scaled(and(fixed, target, 0), [a, ai]), scaled(and(fixed, target, 1), [d, di])];
    return { operations: halves.filter(isNeeded), common: ONE };
  }
  // What both halves have in common is kept apart, so that one of them is left alone.
  const upper = scaled(and(fixed, target, 1), times([d, di], [a, -ai]));
  return { operations: [upper].filter(isNeeded), common: [a, ai] };
}

function scaled(fixed: Fixed, factor: Complex): Operation & { kind: "scale" } {
  return { kind: "scale", fixed, factor };
}

const isNeeded = ({ factor: [re, im] }: { factor: Complex }): boolean => re !== 1 || im !== 0;

function fixedBy(controls: readonly Control[]): Fixed {
  return controls.reduce((fixed, { qubit, value }) => and(fixed, qubit, value), NOTHING_FIXED);
}

const and = ({ mask, value }: Fixed, qubit: number, bit: number): Fixed => ({
  mask: mask | (1 << qubit),
  value: value | (bit << qubit),
});

/** The bits that an operation may change; it only looks at its others. */
export function movedBits(operation: Operation): number {
  switch (operation.kind) {
    case "multiply":
      return 1 << operation.target;
    case "exchange":
      return operation.one | operation.other;
    case "scale":
    case "phases":
      return 0;
  }
}
