import type { Amplitudes } from "../statevector/kernels.js";
import { costDiagonal, writeCostPhases } from "./cost-diagonal.js";
import { type IsingCost, isSymmetric } from "./ising-cost.js";
import { walshHadamard } from "./walsh-hadamard.js";

/** Angles in radians, one of each for each layer: of the cost, per unit of cost, and of the mixer. */
export interface QaoaAngles {
  readonly gammas: readonly number[];
  readonly betas: readonly number[];
}

/** The expectation of the cost, and its derivative by each angle. */
export interface Slopes extends QaoaAngles {
  readonly expectation: number;
}

/** Both sides of the mixer of a layer: the amplitudes before it, and their Walsh-Hadamard transform. */
interface Layer {
  readonly before: Amplitudes;
  readonly transform: Amplitudes;
}

/**
 * The state e^(-i β_p B) e^(-i γ_p C) … e^(-i β_1 B) e^(-i γ_1 C) |+…+⟩ of the quantum approximate optimisation
 * algorithm (Farhi, Goldstone and Gutmann, 2014) by all of its amplitudes, where B is the sum of X over the qubits.
 * The Walsh-Hadamard transform makes B diagonal, so that its factor costs two transforms.
 *
 * Without fields, an assignment and its complement always have the same amplitude, and only those with the last
 * variable at 0 are kept, at norm 1. X on that qubit is then X on all others.
 *
 * Keeps two states of 16 bytes an amplitude for each layer: 170 MB for 5 layers of 20 qubits with fields.
 */
export class QaoaState {
  /** The cost of each assignment that is kept. */
  readonly costs: Float64Array;
  readonly #cost: IsingCost;
  readonly #isHalved: boolean;
  /** The eigenvalue of B for each number of ones in the index of a transform. */
  readonly #mixerValues: readonly number[];
  readonly #ones: Uint8Array;
  readonly #phases: Amplitudes;
  readonly #state: Amplitudes;
  readonly #layers: Layer[] = [];

  constructor(cost: IsingCost) {
    this.#cost = cost;
    this.#isHalved = isSymmetric(cost);
    const bits = cost.qubits - (this.#isHalved ? 1 : 0);
    this.costs = costDiagonal(cost, bits);
    this.#mixerValues = Array.from({ length: bits + 1 }, (_, ones) => {
      const ofLast = ones % 2 === 0 ? 1 : -1;
      return bits - 2 * ones + (this.#isHalved ? ofLast : 0);
    });
    this.#ones = onesOf(this.costs.length);
    this.#phases = amplitudes(this.costs.length);
    this.#state = amplitudes(this.costs.length);
  }

  /** The cost of any assignment. */
  costAt(index: number): number {
    const { costs } = this;
    return costs[index < costs.length ? index : 2 * costs.length - 1 - index] as number;
  }

  /** The probability of each assignment 0 … 2^n - 1, where bit i is variable i. */
  probabilities(angles: QaoaAngles): Float64Array {
    this.#run(angles);
    const { re, im } = this.#state;
    const kept = re.map((x, at) => x * x + (im[at] as number) ** 2);
    if (!this.#isHalved) return kept;
    const all = new Float64Array(2 * kept.length);
    for (let at = 0; at < kept.length; at += 1) {
      const half = (kept[at] as number) / 2;
      all[at] = half;
      all[all.length - 1 - at] = half;
    }
    return all;
  }

  /**
   * The expectation of the cost and all its derivatives, at twice the cost of the expectation: with ⟨λ| = ⟨ψ|C taken
   * back through the layers, the derivative by an angle is 2 Im ⟨λ|G|φ⟩, where G is B or C and φ the state there.
   */
  slopes(angles: QaoaAngles): Slopes {
    this.#run(angles);
    const expectation = this.#weighByCost();
    const gammas: number[] = [];
    const betas: number[] = [];
    for (let layer = angles.gammas.length - 1; layer >= 0; layer -= 1) {
      const { before, transform } = this.#layers[layer] as Layer;
      betas.unshift(2 * this.#unmix(transform, angles.betas[layer] as number));
      gammas.unshift(2 * this.#costBetween(before));
      if (layer > 0) this.#multiplyPhases(-(angles.gammas[layer] as number));
    }
    return { expectation, gammas, betas };
  }

  #run({ gammas, betas }: QaoaAngles): void {
    const { re, im } = this.#state;
    re.fill(1 / Math.sqrt(re.length));
    im.fill(0);
    for (const [layer, gamma] of gammas.entries()) {
      this.#layers[layer] ??= { before: amplitudes(re.length), transform: amplitudes(re.length) };
      const { before, transform } = this.#layers[layer];
      this.#multiplyPhases(gamma);
      copy(this.#state, before);
      this.#transform();
      copy(this.#state, transform);
      this.#multiplyMixer(betas[layer] as number);
      this.#transform();
    }
  }

  #transform(): void {
    walshHadamard(this.#state.re);
    walshHadamard(this.#state.im);
  }

  #multiplyPhases(gamma: number): void {
    writeCostPhases(this.#phases, this.#cost, gamma);
    const { re, im } = this.#state;
    const { re: cosines, im: sines } = this.#phases;
    for (let at = 0; at < re.length; at += 1) {
      const [c, s] = [cosines[at] as number, sines[at] as number];
      const [x, y] = [re[at] as number, im[at] as number];
      re[at] = c * x - s * y;
      im[at] = c * y + s * x;
    }
  }

  /** Multiplies a transform by e^(-i beta B), and by what two transforms have too much. */
  #multiplyMixer(beta: number): void {
    const { re, im } = this.#state;
    const ones = this.#ones;
    const cosines = this.#mixerValues.map((value) => Math.cos(beta * value) / re.length);
    const sines = this.#mixerValues.map((value) => -Math.sin(beta * value) / re.length);
    for (let at = 0; at < re.length; at += 1) {
      const count = ones[at] as number;
      const [c, s] = [cosines[count] as number, sines[count] as number];
      const [x, y] = [re[at] as number, im[at] as number];
      re[at] = c * x - s * y;
      im[at] = c * y + s * x;
    }
  }

  /** Turns the state ψ into Cψ; answers ⟨ψ|C|ψ⟩. */
  #weighByCost(): number {
    const { re, im } = this.#state;
    const { costs } = this;
    let expectation = 0;
    for (let at = 0; at < re.length; at += 1) {
      const cost = costs[at] as number;
      const [x, y] = [re[at] as number, im[at] as number];
      expectation += cost * (x * x + y * y);
      re[at] = cost * x;
      im[at] = cost * y;
    }
    return expectation;
  }

  /** Takes λ back through a mixer; answers Im ⟨λ|B|φ⟩. */
  #unmix(transform: Amplitudes, beta: number): number {
    this.#transform();
    this.#multiplyMixer(-beta);
    const { re, im } = this.#state;
    const ones = this.#ones;
    const values = this.#mixerValues;
    let sum = 0;
    for (let at = 0; at < re.length; at += 1) {
      const [x, y] = [re[at] as number, im[at] as number];
      const [u, v] = [transform.re[at] as number, transform.im[at] as number];
      sum += (values[ones[at] as number] as number) * (x * v - y * u);
    }
    this.#transform();
    return sum;
  }

  /** Im ⟨λ|C|φ⟩. */
  #costBetween(before: Amplitudes): number {
    const { re, im } = this.#state;
    const { costs } = this;
    let sum = 0;
    for (let at = 0; at < re.length; at += 1) {
      const [x, y] = [re[at] as number, im[at] as number];
      const [u, v] = [before.re[at] as number, before.im[at] as number];
      sum += (costs[at] as number) * (x * v - y * u);
    }
    return sum;
  }
}

const amplitudes = (length: number): Amplitudes => ({
  re: new Float64Array(length),
  im: new Float64Array(length),
});

function copy(from: Amplitudes, to: Amplitudes): void {
  to.re.set(from.re);
  to.im.set(from.im);
}

/** How many bits of each index are 1. */
function onesOf(length: number): Uint8Array {
  const ones = new Uint8Array(length);
  for (let at = 1; at < length; at += 1) ones[at] = (ones[at >>> 1] as number) + (at & 1);
  return ones;
}
