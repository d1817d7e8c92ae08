import type { Random } from "../../math/seeded-random/seeded-random.js";

/** More recorded bits than these are not mixed at the end. */
export const READOUT_RECORDS_MAX = 16;

/**
 * The probabilities of what is read where each character is flipped with probability `readout` on its own. Takes
 * 2^width numbers, for at most 16 characters.
 */
export function mixReadout(
  outcomes: ReadonlyMap<string, number>,
  width: number,
  readout: number,
): Map<string, number> {
  const weights = new Float64Array(2 ** width);
  for (const [outcome, probability] of outcomes) {
    weights[Number.parseInt(`0${outcome}`, 2)] = probability;
  }
  for (let flip = 1; flip < weights.length; flip *= 2) {
    for (let at = 0; at < weights.length; at++) {
      if ((at & flip) !== 0) continue;
      const [zero, one] = [weights[at] ?? 0, weights[at | flip] ?? 0];
      weights[at] = zero * (1 - readout) + one * readout;
      weights[at | flip] = one * (1 - readout) + zero * readout;
    }
  }
  const mixed = new Map<string, number>();
  for (const [at, probability] of weights.entries()) {
    if (probability > 0)
      mixed.set(width === 0 ? "" : at.toString(2).padStart(width, "0"), probability);
  }
  return mixed;
}

/** What is read in a number of shots, each character of each flipped with probability `readout`. */
export function flipReadout(
  counts: ReadonlyMap<string, number>,
  readout: number,
  random: Random,
): Map<string, number> {
  const flipped = new Map<string, number>();
  for (const [outcome, shots] of counts) {
    for (let shot = 0; shot < shots; shot++) {
      const read = [...outcome].map((bit) =>
        random.next() < readout ? (bit === "1" ? "0" : "1") : bit,
      );
      const text = read.join("");
      flipped.set(text, (flipped.get(text) ?? 0) + 1);
    }
  }
  return flipped;
}
