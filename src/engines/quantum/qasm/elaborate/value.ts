import type { Condition } from "../../circuit/circuit.js";

/** What an expression can be: a number that is known while the circuit is unrolled, or what is measured. */
export type Value = Known | Bits | Qubits | Measured;

export type Known =
  | {
      readonly kind: "integer";
      readonly value: bigint;
      /** How many bits it has, for their indexes. */
      readonly width: number;
      /** Written as a text of bits, which is compared and cast, and is no number by itself. */
      readonly isText?: boolean;
    }
  | {
      readonly kind: "real";
      readonly value: number;
      /** Of how many bits it is, where it is an angle. */
      readonly angleWidth?: number;
    }
  | { readonly kind: "truth"; readonly value: boolean };

/** Bits of the circuit, the lowest first. */
export interface Bits {
  readonly kind: "bits";
  readonly bits: readonly number[];
  /** One bit, and no register of one. */
  readonly isSingle: boolean;
  /** An integer in two's complement, whose sign is the highest bit. */
  readonly isSigned?: boolean;
}

export interface Qubits {
  readonly kind: "qubits";
  readonly qubits: readonly number[];
  readonly isSingle: boolean;
}

/** A truth that is known when the circuit runs. */
export interface Measured {
  readonly kind: "measured";
  readonly condition: Condition;
  /** The parts of the condition, where it is a chain that may still grow. */
  readonly parts?: Condition[];
}

/** The width of an int or uint that says none, and of a literal. */
export const WIDTH_USUAL = 64;

export const truth = (value: boolean): Known => ({ kind: "truth", value });
export const real = (value: number): Known => ({ kind: "real", value });
export const integer = (value: bigint, width = WIDTH_USUAL): Known => ({
  kind: "integer",
  value,
  width,
});
export const measured = (condition: Condition): Measured => ({ kind: "measured", condition });
