import { type Amplitudes, type Fixed, freeCount } from "./kernels.js";

/** Bits of the lower table: both tables stay in the processor's cache up to 24 qubits. */
const LOW_BITS = 12;

/**
 * Multiplies each amplitude that has the fixed bits by e^(i angle), and by e^(i angles[bit]) for each of its bits that
 * is one. The factor is the product of two that are looked up, of the lower and of the upper bits.
 */
export function multiplyPhases(
  { re, im }: Amplitudes,
  fixed: Fixed,
  angle: number,
  angles: ReadonlyMap<number, number>,
): void {
  const low = tableOf(Math.min(1 << LOW_BITS, re.length), 0, angle, angles);
  const high = tableOf(re.length / low.re.length, LOW_BITS, 0, angles);
  const lowMask = fixed.mask & (low.re.length - 1);
  const lowValue = fixed.value & lowMask;
  const highMask = fixed.mask >>> LOW_BITS;
  const highValue = fixed.value >>> LOW_BITS;
  const count = freeCount(low.re.length, lowMask);
  for (let upper = 0; upper < high.re.length; upper++) {
    if ((upper & highMask) !== highValue) continue;
    const c = high.re[upper] as number;
    const s = high.im[upper] as number;
    const start = upper * low.re.length;
    for (let left = count, at = 0; left > 0; left--, at = ((at | lowMask) + 1) & ~lowMask) {
      const lower = at | lowValue;
      const i = start + lower;
      const u = low.re[lower] as number;
      const v = low.im[lower] as number;
      const p = u * c - v * s;
      const q = u * s + v * c;
      const x = re[i] as number;
      const y = im[i] as number;
      re[i] = p * x - q * y;
      im[i] = p * y + q * x;
    }
  }
}

/** The factors of all values of the bits from `shift` on. */
function tableOf(
  length: number,
  shift: number,
  angle: number,
  angles: ReadonlyMap<number, number>,
): Amplitudes {
  const sums = new Float64Array(length);
  sums[0] = angle;
  for (let bit = 1; bit < length; bit *= 2) {
    const added = angles.get(bit * 2 ** shift) ?? 0;
    for (let at = 0; at < bit; at++) sums[bit + at] = (sums[at] as number) + added;
  }
  return { re: sums.map(Math.cos), im: sums.map(Math.sin) };
}
