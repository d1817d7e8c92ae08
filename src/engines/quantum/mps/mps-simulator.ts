import type { Random } from "../../math/seeded-random/seeded-random.js";
import type {
  Control,
  Matrix2,
  OneQubitStep,
  PhaseStep,
  Step,
  SwapStep,
} from "../circuit/circuit.js";
import { phaseMatrix } from "../gates/change-steps.js";
import { IDENTITY, withPhase, X, Y } from "../gates/matrices.js";
import { readBasisState, readPauli } from "../simulator/read-strings.js";
import type { Complex, Distribution, OutcomeLimits, Simulator } from "../simulator/simulator.js";
import { checkQubits, SimulatorError } from "../simulator/simulator-error.js";
import { columnHalf, identity, squareNorm, times } from "./matrix.js";
import { type BondLimits, MatrixProductState } from "./matrix-product-state.js";
import { OutcomeTree, type SiteOutcome } from "./outcome-tree.js";

export const MPS_QUBITS_MAX = 60;
export const BOND_MAX = 256;

export interface MpsSimulator extends Simulator {
  truncation(): Truncation;
}

/** What was given up to keep bonds within their bound, in all steps together. */
export interface Truncation {
  /** The sum of the discarded weights, each a part of the square norm at its step. */
  readonly error: number;
  /**
   * The fidelity |⟨state|exact⟩|^2 is at least this, as the angles of all truncations add up at most. Where a
   * measured outcome of probability p was kept, what was lost before it may weigh up to 1 / p as much.
   */
  readonly fidelityMin: number;
  readonly bondLargest: number;
}

export interface MpsOptions {
  /** At most 256, which is the default. */
  readonly bondMax?: number;
  /** Asked at each site of each piece of work; where it is true, `timeout` is thrown. */
  readonly isOver?: () => boolean;
}

/**
 * Simulates circuits of little entanglement as a matrix product state. A step costs 10^2 b^3 operations or so
 * for each site between its qubits, where b is the bond there. Throws `too_many_qubits` above 60 qubits,
 * and `timeout`, after which the simulator is of no use.
 */
export function createMpsSimulator(qubits: number, options: MpsOptions = {}): MpsSimulator {
  checkQubits("mps", qubits, MPS_QUBITS_MAX);
  const { bondMax = BOND_MAX, isOver = () => false } = options;
  const limits: BondLimits = {
    bondMax: Math.min(bondMax, BOND_MAX),
    check: () => {
      if (!isOver()) return;
      throw new SimulatorError("timeout", "the time of the simulation is over", { qubits });
    },
  };
  const state = new MatrixProductState(qubits, limits);
  return new ProductSimulator(
    limits,
    state,
    Array.from({ length: qubits }, (_, qubit) => qubit),
  );
}

class ProductSimulator implements MpsSimulator {
  readonly #limits: BondLimits;
  readonly #state: MatrixProductState;
  /** By qubit. A swap only exchanges two of them. */
  readonly #sites: number[];

  constructor(limits: BondLimits, state: MatrixProductState, sites: number[]) {
    this.#limits = limits;
    this.#state = state;
    this.#sites = sites;
  }

  get qubits(): number {
    return this.#sites.length;
  }

  apply(step: Step): void {
    switch (step.kind) {
      case "phase":
        this.#applyPhase(step);
        break;
      case "unitary":
        this.#applyUnitary(step);
        break;
      case "swap":
        this.#applySwap(step);
        break;
    }
  }

  #applyPhase({ angle, controls }: PhaseStep): void {
    const [first, ...others] = controls;
    if (!first) {
      if (this.qubits > 0) this.#state.applyAt(0, withPhase(IDENTITY, angle));
      return;
    }
    const matrix = phaseMatrix(angle, first.value);
    this.#applyUnitary({ kind: "unitary", matrix, target: first.qubit, controls: others });
  }

  /** Where the controls have their values, the state changes by the image of U - 1. */
  #applyUnitary({ matrix, target, controls }: OneQubitStep): void {
    const site = this.#siteOf(target);
    if (controls.length === 0) {
      this.#state.applyAt(site, matrix);
      return;
    }
    const [a, ai, b, bi, c, ci, d, di] = matrix;
    this.#state.addImage(
      new Map([
        [site, [a - 1, ai, b, bi, c, ci, d - 1, di]],
        ...controls.map((control) => [this.#siteOf(control.qubit), projector(control)] as const),
      ]),
    );
  }

  #applySwap({ targets: [one, other], controls }: SwapStep): void {
    if (controls.length === 0) {
      const site = this.#siteOf(one);
      this.#sites[one] = this.#siteOf(other);
      this.#sites[other] = site;
      return;
    }
    const outer: OneQubitStep = {
      kind: "unitary",
      matrix: X,
      target: one,
      controls: [{ qubit: other, value: 1 }],
    };
    const inner: OneQubitStep = {
      kind: "unitary",
      matrix: X,
      target: other,
      controls: [...controls, { qubit: one, value: 1 }],
    };
    for (const step of [outer, inner, outer]) this.#applyUnitary(step);
  }

  #siteOf(qubit: number): number {
    const site = this.#sites[qubit];
    if (site === undefined) throw new RangeError(`there is no qubit ${qubit}`);
    return site;
  }

  probabilityOfOne(qubit: number): number {
    const site = this.#siteOf(qubit);
    this.#state.moveCentre(site);
    return Math.min(1, squareNorm(columnHalf(this.#state.tensor(site), 1)));
  }

  project(qubit: number, outcome: 0 | 1): void {
    if (this.#state.project(this.#siteOf(qubit), outcome)) return;
    throw new RangeError(`qubit ${qubit} is never ${outcome}`);
  }

  clone(): MpsSimulator {
    const state = new MatrixProductState(this.qubits, this.#limits, this.#state);
    return new ProductSimulator(this.#limits, state, [...this.#sites]);
  }

  /** Where not all outcomes can be listed, the likeliest are searched for among the likeliest prefixes. */
  distribution(qubits: readonly number[], { all, top }: OutcomeLimits): Distribution {
    if (qubits.length === 0) return { outcomes: new Map([["", 1]]), restMass: 0 };
    const toText = this.#textOf(qubits);
    const tree = new OutcomeTree(
      this.#state,
      qubits.map((qubit) => this.#siteOf(qubit)),
    );
    const found: SiteOutcome[] = tree.all(all) ?? tree.top(top);
    found.sort((one, other) => other.probability - one.probability);
    const outcomes = new Map(found.map(({ text, probability }) => [toText(text), probability]));
    const listed = found.reduce((sum, { probability }) => sum + probability, 0);
    return { outcomes, restMass: Math.max(0, 1 - listed) };
  }

  sample(qubits: readonly number[], shots: number, random: Random): Map<string, number> {
    if (qubits.length === 0) return new Map([["", shots]]);
    const toText = this.#textOf(qubits);
    const tree = new OutcomeTree(
      this.#state,
      qubits.map((qubit) => this.#siteOf(qubit)),
    );
    const counts = new Map<string, number>();
    tree.sample(shots, random, (text, count) => counts.set(toText(text), count));
    return counts;
  }

  /** Puts the characters of an outcome, which are in the order of the sites, into that of the qubits. */
  #textOf(qubits: readonly number[]): (text: string) => string {
    const sites = qubits.map((qubit) => this.#siteOf(qubit));
    const places = new Map(sites.toSorted((a, b) => a - b).map((site, place) => [site, place]));
    const order = sites.map((site) => places.get(site) ?? 0);
    return (text) => order.map((place) => text.charAt(place)).join("");
  }

  expectation(pauli: string): number {
    const factors = readPauli(pauli, this.qubits);
    if (factors.length === 0) return 1;
    return this.#state.expectation(
      new Map(
        factors.map(({ qubit, x, z }) => [this.#siteOf(qubit), x === 0 ? Z : z === 0 ? X : Y]),
      ),
    );
  }

  amplitude(bits: string): Complex {
    const values = new Map(
      readBasisState(bits, this.qubits).map((value, qubit) => [this.#siteOf(qubit), value]),
    );
    let vector = identity(1);
    for (let site = 0; site < this.qubits; site++) {
      vector = times(vector, columnHalf(this.#state.tensor(site), values.get(site) ?? 0));
    }
    return [vector.re[0] ?? 0, vector.im[0] ?? 0];
  }

  truncation(): Truncation {
    const angle = Math.min(Math.PI / 2, this.#state.angle);
    return {
      error: this.#state.discarded,
      fidelityMin: Math.cos(angle) ** 2,
      bondLargest: this.#state.bond(),
    };
  }

  memoryBytes(): number {
    return this.#state.memoryBytes();
  }
}

const Z: Matrix2 = [1, 0, 0, 0, 0, 0, -1, 0];

function projector({ value }: Control): Matrix2 {
  return value === 0 ? [1, 0, 0, 0, 0, 0, 0, 0] : [0, 0, 0, 0, 0, 0, 1, 0];
}
