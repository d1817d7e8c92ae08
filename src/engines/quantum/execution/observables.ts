import { readPauli } from "../simulator/read-strings.js";
import type { Leaf } from "./branches.js";

/** A product of Pauli matrices, of which character i is on qubit i, and what it is multiplied by. */
export interface Observable {
  readonly pauli: string;
  readonly coefficient: number;
}

export interface Expectation {
  /** The sum of all coefficients times their values. */
  readonly value: number;
  readonly terms: readonly ObservedTerm[];
}

export interface ObservedTerm extends Observable {
  /** The expectation of the product alone, in [-1, 1]. */
  readonly value: number;
}

/** Averages products of Pauli matrices over the ends of all ways through a circuit. */
export class Observation {
  readonly #observables: readonly Observable[];
  readonly #sums: Float64Array;

  /** Throws `invalid_pauli`. */
  constructor(observables: readonly Observable[], qubits: number) {
    for (const { pauli } of observables) readPauli(pauli, qubits);
    this.#observables = observables;
    this.#sums = new Float64Array(observables.length);
  }

  add({ simulator, weight }: Leaf): void {
    for (const [at, { pauli }] of this.#observables.entries()) {
      this.#sums[at] = (this.#sums[at] ?? 0) + weight * simulator.expectation(pauli);
    }
  }

  result(): Expectation {
    const terms = this.#observables.map((one, at) => ({ ...one, value: this.#valueAt(at) }));
    const value = terms.reduce((sum, term) => sum + term.coefficient * term.value, 0);
    return { value, terms };
  }

  /** Rounding takes no expectation out of its range. */
  #valueAt(at: number): number {
    return Math.max(-1, Math.min(1, this.#sums[at] ?? 0));
  }
}
