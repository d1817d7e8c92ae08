import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import type { Step } from "../circuit/circuit.js";
import { invertSteps, moveSteps } from "../gates/change-steps.js";
import type { Complex } from "../simulator/simulator.js";
import { SimulatorError } from "../simulator/simulator-error.js";
import { times } from "../statevector/complex.js";
import { fuseSteps } from "../statevector/fuse-steps.js";
import { type Amplitudes, scale } from "../statevector/kernels.js";
import { runSteps } from "../statevector/run-steps.js";
import { type ProductState, randomProductState, writeState } from "./product-state.js";

/** What is further from a multiple of 1 is no rounding: steps err by some 1e-16 each. */
export const DISTANCE_MAX = 1e-8;
/** Columns are worked out together, so many amplitudes of 16 bytes that a processor's cache holds them. */
const BLOCK_BITS = 16;
/** The clock is looked at after so many amplitudes were changed, about a second. */
const BATCH_AMPLITUDES = 2 ** 29;
const BATCH_STEPS_MAX = 2_048;

/**
 * Circuit a and then the inverse of b: a phase times 1 where they are equivalent. The phase is what the first state
 * gets, and `distance` grows with each state that is compared.
 */
export class DifferenceCircuit {
  readonly #qubits: number;
  readonly #steps: readonly Step[];
  readonly #isOver: () => boolean;
  /** The largest norm of what a state and its image differ by, but for the phase. */
  distance = 0;
  #phase: Complex | undefined;

  constructor(
    {
      qubits,
      a,
      b,
    }: { readonly qubits: number; readonly a: readonly Step[]; readonly b: readonly Step[] },
    isOver: () => boolean,
  ) {
    this.#qubits = qubits;
    this.#steps = fuseSteps([...a, ...invertSteps(b)]);
    this.#isOver = isOver;
  }

  /** Of a to b, in radians. */
  get globalPhase(): number {
    const [re, im] = this.#phase ?? [1, 0];
    return Math.atan2(im, re);
  }

  get isIdentity(): boolean {
    return this.distance <= DISTANCE_MAX;
  }

  /** Compares one random state in which no qubits are entangled. Throws `timeout` where the time is over before. */
  compareProductState(seed: string): void {
    const start = randomProductState(this.#qubits, seededRandom(seed));
    const image = zeros(this.#qubits);
    writeState(start, image);
    if (!this.#run(image, this.#steps)) {
      throw new SimulatorError("timeout", "the time of the comparison is over", {
        qubits: this.#qubits,
      });
    }
    this.#phase ??= phaseOf(innerProduct(start, image));
    this.distance = Math.max(this.distance, distanceOf(start, image, this.#phase));
  }

  /**
   * Compares the basis states one after another, until one shows a difference or the time is over.
   *
   * @returns How many were compared.
   */
  compareColumns(): number {
    const columns = 2 ** this.#qubits;
    const labelBits = Math.min(this.#qubits, Math.max(0, BLOCK_BITS - this.#qubits));
    // What is lowest in an index is the column: neighbours are treated alike, which is fastest.
    const rows = Array.from({ length: this.#qubits }, (_, qubit) => labelBits + qubit);
    const steps = moveSteps(this.#steps, rows);
    const together = 2 ** labelBits;
    const block = zeros(this.#qubits + labelBits);
    for (let first = 0; first < columns; first += together) {
      block.re.fill(0);
      block.im.fill(0);
      for (let column = 0; column < together; column++) {
        block.re[(first + column) * together + column] = 1;
      }
      if (!this.#run(block, steps)) return first;
      this.#compareBlock(block, first, together);
      if (!this.isIdentity) return first + together;
    }
    return columns;
  }

  #compareBlock({ re, im }: Amplitudes, first: number, together: number): void {
    const [c, s] = this.#phase ?? [1, 0];
    for (let column = 0; column < together; column++) {
      const own = (first + column) * together + column;
      let squares = 0;
      for (let at = column; at < re.length; at += together) {
        const x = (re[at] as number) - (at === own ? c : 0);
        const y = (im[at] as number) - (at === own ? s : 0);
        squares += x * x + y * y;
      }
      this.distance = Math.max(this.distance, Math.sqrt(squares));
    }
  }

  /** Does all steps; false where the time is over before they are done. */
  #run(state: Amplitudes, steps: readonly Step[]): boolean {
    const most = Math.ceil(BATCH_AMPLITUDES / state.re.length);
    const size = Math.min(BATCH_STEPS_MAX, most);
    let common: Complex = [1, 0];
    for (let from = 0; from < steps.length; from += size) {
      if (this.#isOver()) return false;
      common = times(common, runSteps(state, steps.slice(from, from + size)));
    }
    scale(state, { mask: 0, value: 0 }, common[0], common[1]);
    return true;
  }
}

function zeros(bits: number): Amplitudes {
  return { re: new Float64Array(2 ** bits), im: new Float64Array(2 ** bits) };
}

function phaseOf([re, im]: Complex): Complex {
  const size = Math.hypot(re, im);
  return size === 0 ? [1, 0] : [re / size, im / size];
}

/** ⟨start|image⟩. */
function innerProduct({ low, high }: ProductState, { re, im }: Amplitudes): Complex {
  let [sum, sumIm] = [0, 0];
  for (let upper = 0, at = 0; upper < high.re.length; upper++) {
    let [x, y] = [0, 0];
    for (let lower = 0; lower < low.re.length; lower++, at++) {
      const [a, b] = [low.re[lower] as number, low.im[lower] as number];
      const [u, v] = [re[at] as number, im[at] as number];
      x += a * u + b * v;
      y += a * v - b * u;
    }
    const [c, s] = [high.re[upper] as number, high.im[upper] as number];
    sum += c * x + s * y;
    sumIm += c * y - s * x;
  }
  return [sum, sumIm];
}

/** The norm of the image less the start times the phase. */
function distanceOf({ low, high }: ProductState, { re, im }: Amplitudes, phase: Complex): number {
  let squares = 0;
  for (let upper = 0, at = 0; upper < high.re.length; upper++) {
    const [c, s] = times([high.re[upper] as number, high.im[upper] as number], phase);
    for (let lower = 0; lower < low.re.length; lower++, at++) {
      const [a, b] = [low.re[lower] as number, low.im[lower] as number];
      const x = (re[at] as number) - (c * a - s * b);
      const y = (im[at] as number) - (c * b + s * a);
      squares += x * x + y * y;
    }
  }
  return Math.sqrt(squares);
}
