import { principalAngle } from "../gates/matrices.js";
import type { Operation } from "./operations.js";
import { movedBits } from "./operations.js";

type Scale = Operation & { kind: "scale" };

/** Phases of single bits that are done in one pass cost as much as so many done by themselves. */
const SINGLE_MIN = 4;
/** The same for phases of pairs that have a bit in common, which concern a quarter of the state each. */
const PAIRS_MIN = 4;
const UNIT_TOLERANCE = 1e-12;

/**
 * Gathers phases that belong to many bits into operations that give them to each amplitude at once. A phase waits
 * for others while nothing changes the bits that it looks at.
 *
 * @returns The operations, and the angle in radians that all amplitudes have in common.
 */
export function fusePhases(operations: Iterable<Operation>): {
  operations: Operation[];
  commonAngle: number;
} {
  const fused: Operation[] = [];
  let group = new PhaseGroup();
  let commonAngle = 0;
  const release = () => {
    fused.push(...group.operations());
    commonAngle += group.commonAngle;
    group = new PhaseGroup();
  };
  for (const operation of operations) {
    if (operation.kind === "scale" && group.add(operation)) continue;
    const touched = operation.kind === "scale" ? 0 : movedBits(operation);
    if ((touched & group.bits) !== 0) release();
    fused.push(operation);
  }
  release();
  return { operations: fused, commonAngle };
}

/** Phases that commute: angles of single bits, and of pairs of bits that are both one. */
class PhaseGroup {
  bits = 0;
  commonAngle = 0;
  readonly #singles = new Map<number, number>();
  readonly #pairs = new Map<number, number>();

  /** Whether the operation is a phase of one bit or of two, and has been taken. */
  add({ fixed: { mask, value }, factor: [re, im] }: Scale): boolean {
    if (Math.abs(re * re + im * im - 1) > UNIT_TOLERANCE) return false;
    const low = mask & -mask;
    const high = mask & ~low;
    if ((high & (high - 1)) !== 0) return false;
    const angle = Math.atan2(im, re);
    this.bits |= mask;
    // Where a bit is zero, 1 - bit stands in the exponent: the product is written out.
    const isLow = (value & low) !== 0;
    if (high === 0) {
      if (!isLow) this.commonAngle += angle;
      addTo(this.#singles, low, isLow ? angle : -angle);
      return true;
    }
    const isHigh = (value & high) !== 0;
    addTo(this.#pairs, mask, isLow === isHigh ? angle : -angle);
    if (!isLow && !isHigh) this.commonAngle += angle;
    if (!isLow) addTo(this.#singles, high, isHigh ? angle : -angle);
    if (!isHigh) addTo(this.#singles, low, isLow ? angle : -angle);
    return true;
  }

  operations(): Operation[] {
    const operations: Operation[] = [];
    for (let star = this.#takeStar(); star !== undefined; star = this.#takeStar()) {
      operations.push(star);
    }
    for (const [mask, angle] of this.#pairs) operations.push(...scaleOf(mask, angle));
    if (this.#singles.size >= SINGLE_MIN) {
      operations.push({
        kind: "phases",
        fixed: { mask: 0, value: 0 },
        angle: 0,
        angles: this.#singles,
      });
    } else {
      for (const [mask, angle] of this.#singles) operations.push(...scaleOf(mask, angle));
    }
    return operations;
  }

  /** The pairs of the bit that has most of them. */
  #takeStar(): Operation | undefined {
    const counts = new Map<number, number>();
    for (const mask of this.#pairs.keys()) {
      for (const bit of [mask & -mask, mask & (mask - 1)]) addTo(counts, bit, 1);
    }
    const [centre, count] = [...counts].reduce(
      (most, one) => (one[1] > most[1] ? one : most),
      [0, 0],
    );
    if (count < PAIRS_MIN) return undefined;
    const angles = new Map<number, number>();
    for (const [mask, angle] of this.#pairs) {
      if ((mask & centre) === 0) continue;
      this.#pairs.delete(mask);
      angles.set(mask & ~centre, angle);
    }
    const angle = this.#singles.get(centre) ?? 0;
    this.#singles.delete(centre);
    return { kind: "phases", fixed: { mask: centre, value: centre }, angle, angles };
  }
}

function addTo(sums: Map<number, number>, key: number, added: number): void {
  sums.set(key, (sums.get(key) ?? 0) + added);
}

function scaleOf(mask: number, angle: number): Operation[] {
  if (principalAngle(angle) === 0) return [];
  return [
    { kind: "scale", fixed: { mask, value: mask }, factor: [Math.cos(angle), Math.sin(angle)] },
  ];
}
