import type { Control, Matrix2 } from "../circuit/circuit.js";
import { SimulatorError } from "../simulator/simulator-error.js";
import { BasisTable, type Halves, maskOf } from "./basis-table.js";

/** More amplitudes than these would take more memory than a request may. */
export const NONZEROS_MAX = 2 ** 20;
/** An amplitude of at most this size is what rounding leaves of one that cancels out. */
const AMPLITUDE_MIN = 1e-14;
const CAPACITY_FIRST = 16;

/** Which basis states a step is about: those whose bits under the mask are `value`. */
interface Condition {
  readonly mask: Halves;
  readonly value: Halves;
}

/** The basis states with an amplitude other than 0, in no order, each once. */
export class SparseState {
  count = 1;
  low = new Int32Array(CAPACITY_FIRST);
  high = new Int32Array(CAPACITY_FIRST);
  re = new Float64Array(CAPACITY_FIRST);
  im = new Float64Array(CAPACITY_FIRST);

  constructor() {
    this.re[0] = 1;
  }

  copy(): SparseState {
    const copied = new SparseState();
    copied.count = this.count;
    copied.low = this.low.slice();
    copied.high = this.high.slice();
    copied.re = this.re.slice();
    copied.im = this.im.slice();
    return copied;
  }

  /** Multiplies the amplitudes of the states where the controls have their values by c + i s. */
  scale(controls: readonly Control[], c: number, s: number): void {
    const { low, high, re, im } = this;
    const { mask, value } = conditionOf(controls);
    for (let at = 0; at < this.count; at++) {
      if (((low[at] as number) & mask.low) !== value.low) continue;
      if (((high[at] as number) & mask.high) !== value.high) continue;
      const x = re[at] as number;
      const y = im[at] as number;
      re[at] = c * x - s * y;
      im[at] = c * y + s * x;
    }
  }

  /** Multiplies by a matrix whose diagonal is 0: the states move, and none of them meet. */
  flip(target: number, controls: readonly Control[], [, , b, bi, c, ci]: Matrix2): void {
    const { low, high, re, im } = this;
    const { mask, value } = conditionOf(controls);
    const flipped = maskOf(target);
    for (let at = 0; at < this.count; at++) {
      const l = low[at] as number;
      const h = high[at] as number;
      if ((l & mask.low) !== value.low || (h & mask.high) !== value.high) continue;
      const isOne = ((l & flipped.low) | (h & flipped.high)) !== 0;
      const x = re[at] as number;
      const y = im[at] as number;
      re[at] = isOne ? b * x - bi * y : c * x - ci * y;
      im[at] = isOne ? b * y + bi * x : c * y + ci * x;
      low[at] = l ^ flipped.low;
      high[at] = h ^ flipped.high;
    }
  }

  swap(one: number, other: number, controls: readonly Control[]): void {
    const { low, high } = this;
    const { mask, value } = conditionOf(controls);
    const [a, b] = [maskOf(one), maskOf(other)];
    for (let at = 0; at < this.count; at++) {
      const l = low[at] as number;
      const h = high[at] as number;
      if ((l & mask.low) !== value.low || (h & mask.high) !== value.high) continue;
      const isOne = ((l & a.low) | (h & a.high)) !== 0;
      const isOther = ((l & b.low) | (h & b.high)) !== 0;
      if (isOne === isOther) continue;
      low[at] = l ^ a.low ^ b.low;
      high[at] = h ^ a.high ^ b.high;
    }
  }

  /**
   * Multiplies the pairs of amplitudes that differ in the target by a matrix. Throws `too_many_nonzeros`,
   * and leaves the state as it was, where more than 2^20 would not be 0.
   */
  multiply(target: number, controls: readonly Control[], matrix: Matrix2): void {
    const { low, high, re, im } = this;
    const { mask, value } = conditionOf(controls);
    const own = maskOf(target);
    const pairs = new BasisTable(this.count);
    const entries = new Float64Array(4 * this.count);
    const result = new Growing(this.count);
    for (let at = 0; at < this.count; at++) {
      const l = low[at] as number;
      const h = high[at] as number;
      if ((l & mask.low) !== value.low || (h & mask.high) !== value.high) {
        result.add(l, h, re[at] as number, im[at] as number);
        continue;
      }
      const isOne = ((l & own.low) | (h & own.high)) !== 0;
      const start = 4 * pairs.add(l & ~own.low, h & ~own.high) + (isOne ? 2 : 0);
      entries[start] = re[at] as number;
      entries[start + 1] = im[at] as number;
    }
    const [a, ai, b, bi, c, ci, d, di] = matrix;
    for (let pair = 0, at = 0; pair < pairs.count; pair++, at += 4) {
      const x = entries[at] as number;
      const y = entries[at + 1] as number;
      const u = entries[at + 2] as number;
      const v = entries[at + 3] as number;
      const l = pairs.low[pair] as number;
      const h = pairs.high[pair] as number;
      result.add(l, h, a * x - ai * y + b * u - bi * v, a * y + ai * x + b * v + bi * u);
      const re1 = c * x - ci * y + d * u - di * v;
      result.add(l | own.low, h | own.high, re1, c * y + ci * x + d * v + di * u);
    }
    this.#take(result);
  }

  #take({ count, low, high, re, im }: Growing): void {
    this.count = count;
    this.low = low;
    this.high = high;
    this.re = re;
    this.im = im;
  }

  /** The probability of the states where the controls have their values. */
  weight(controls: readonly Control[]): number {
    const { mask, value } = conditionOf(controls);
    let sum = 0;
    for (let at = 0; at < this.count; at++) {
      if (((this.low[at] as number) & mask.low) !== value.low) continue;
      if (((this.high[at] as number) & mask.high) !== value.high) continue;
      sum += (this.re[at] as number) ** 2 + (this.im[at] as number) ** 2;
    }
    return sum;
  }

  /** Keeps the states where the controls have their values, times `factor`. */
  keep(controls: readonly Control[], factor: number): void {
    const { mask, value } = conditionOf(controls);
    let kept = 0;
    for (let at = 0; at < this.count; at++) {
      const l = this.low[at] as number;
      const h = this.high[at] as number;
      if ((l & mask.low) !== value.low || (h & mask.high) !== value.high) continue;
      this.low[kept] = l;
      this.high[kept] = h;
      this.re[kept] = (this.re[at] as number) * factor;
      this.im[kept] = (this.im[at] as number) * factor;
      kept += 1;
    }
    this.count = kept;
  }

  memoryBytes(): number {
    return 2 * this.low.byteLength + 2 * this.re.byteLength;
  }
}

function conditionOf(controls: readonly Control[]): Condition {
  const mask = { low: 0, high: 0 };
  const value = { low: 0, high: 0 };
  for (const control of controls) {
    const { low, high } = maskOf(control.qubit);
    mask.low |= low;
    mask.high |= high;
    if (control.value === 0) continue;
    value.low |= low;
    value.high |= high;
  }
  return { mask, value };
}

/** Amplitudes as they come; those that are as good as 0 are left out. */
class Growing {
  count = 0;
  low: Int32Array<ArrayBuffer>;
  high: Int32Array<ArrayBuffer>;
  re: Float64Array<ArrayBuffer>;
  im: Float64Array<ArrayBuffer>;

  constructor(expected: number) {
    const capacity = Math.max(CAPACITY_FIRST, expected);
    this.low = new Int32Array(capacity);
    this.high = new Int32Array(capacity);
    this.re = new Float64Array(capacity);
    this.im = new Float64Array(capacity);
  }

  add(low: number, high: number, re: number, im: number): void {
    if (Math.abs(re) <= AMPLITUDE_MIN && Math.abs(im) <= AMPLITUDE_MIN) return;
    if (this.count === this.low.length) this.#grow();
    this.low[this.count] = low;
    this.high[this.count] = high;
    this.re[this.count] = re;
    this.im[this.count] = im;
    this.count += 1;
  }

  #grow(): void {
    if (this.count === NONZEROS_MAX) {
      throw new SimulatorError(
        "too_many_nonzeros",
        `the sparse engine keeps at most ${NONZEROS_MAX} amplitudes that are not 0`,
        { nonzerosMax: NONZEROS_MAX },
      );
    }
    const capacity = Math.min(NONZEROS_MAX, 2 * this.count);
    const [low, high] = [new Int32Array(capacity), new Int32Array(capacity)];
    const [re, im] = [new Float64Array(capacity), new Float64Array(capacity)];
    low.set(this.low);
    high.set(this.high);
    re.set(this.re);
    im.set(this.im);
    Object.assign(this, { low, high, re, im });
  }
}
