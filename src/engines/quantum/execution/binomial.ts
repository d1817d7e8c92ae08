import type { Random } from "../../math/seeded-random/seeded-random.js";

/**
 * How many of so many independent trials succeed, each with probability `chance` in [0, 1]: the gaps between
 * the rarer of the two results are drawn, which are geometric. Takes as many draws as that result comes up.
 */
export function drawBinomial(trials: number, chance: number, random: Random): number {
  if (chance > 0.5) return trials - drawBinomial(trials, 1 - chance, random);
  if (chance <= 0) return 0;
  const scale = Math.log1p(-chance);
  let hits = 0;
  for (let at = nextGap(); at < trials; at += 1 + nextGap()) hits += 1;
  return hits;

  function nextGap() {
    return Math.floor(Math.log(1 - random.next()) / scale);
  }
}

/** Shares out trials over results, whose chances add up to 1. */
export function drawMultinomial(
  trials: number,
  chances: readonly number[],
  random: Random,
): number[] {
  let left = trials;
  let rest = 1;
  return chances.map((chance, at) => {
    const isLast = at === chances.length - 1;
    const hits = isLast ? left : drawBinomial(left, Math.min(1, chance / rest), random);
    left -= hits;
    rest -= chance;
    return hits;
  });
}
