import { dot, sum } from "./linear-algebra.js";

export interface Bounds {
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

/** Weights of the greatest mean within bounds: room is given to the assets in order of their means. */
export function greatestWeights(means: readonly number[], { lower, upper }: Bounds): number[] {
  const weights = [...lower];
  let rest = Math.max(0, 1 - sum(lower));
  const order = means
    .map((mean, asset) => ({ mean, asset }))
    .sort((one, other) => other.mean - one.mean);
  for (const { asset } of order) {
    const least = lower[asset] ?? 0;
    const added = Math.min(rest, (upper[asset] ?? 0) - least);
    weights[asset] = least + added;
    rest -= added;
  }
  return weights;
}

/** Least and greatest mean of weights within bounds. */
export function reachableMeans(means: readonly number[], bounds: Bounds): [number, number] {
  const negated = means.map((mean) => -mean);
  return [dot(means, greatestWeights(negated, bounds)), dot(means, greatestWeights(means, bounds))];
}

/**
 * Bounds that leave only weights of the greatest mean: assets above the mean of the last one that got
 * room stay at their upper bound, those below it at the lower one, and only equal ones can trade.
 */
export function boundsOfGreatest(means: readonly number[], bounds: Bounds, equal: number): Bounds {
  const weights = greatestWeights(means, bounds);
  const marginal = means.reduce(
    (least, mean, asset) =>
      (weights[asset] ?? 0) > (bounds.lower[asset] ?? 0) ? Math.min(least, mean) : least,
    Number.POSITIVE_INFINITY,
  );
  const place = (asset: number, otherwise: readonly number[]) => {
    const distance = (means[asset] ?? 0) - marginal;
    if (Math.abs(distance) <= equal) return otherwise[asset] ?? 0;
    return (distance > 0 ? bounds.upper[asset] : bounds.lower[asset]) ?? 0;
  };
  return {
    lower: means.map((_, asset) => place(asset, bounds.lower)),
    upper: means.map((_, asset) => place(asset, bounds.upper)),
  };
}
