import { dot, SquareMatrix, solveLinearSystem, sum } from "./linear-algebra.js";
import { isOptimal, type SimplexProblem } from "./simplex-problem.js";

/** A share this close to a bound is taken to be at it. */
const NEAR = 1e-7;
const DUST = 1e-14;
const SLACK = 1e-10;
const ROUNDING = 1e-14;
const STEPS_MAX = 100;

type Place = "zero" | "free" | "upper";

interface Guess {
  /** Where each asset is taken to be. */
  readonly places: Place[];
  /** Whether the target is taken to be binding. */
  isTargetBinding: boolean;
}

/**
 * The exact solution near an approximate one, by a primal active set method (Nocedal and Wright,
 * Numerical Optimization, 16.5): which shares are at a bound is read from the approximate ones, the
 * others follow from one system of linear equations, and a wrong guess is mended bound by bound in at
 * most 100 steps of free^3 / 3 multiplications; one or two are usual. Undefined when the equations have
 * no single solution or the steps do not suffice.
 */
export function refineShares(
  problem: SimplexProblem,
  approximate: readonly number[],
): number[] | undefined {
  const guess = guessFrom(problem, approximate);
  let shares = startOf(problem, guess, approximate);
  for (let step = 0; step < STEPS_MAX; step++) {
    const solution = solveFree(problem, guess);
    if (solution === undefined) return undefined;
    const way = bindFirst(problem, guess, { from: shares, to: solution.shares });
    if (way < 1) {
      const ends = shares;
      shares = solution.shares.map((to, asset) => (1 - way) * (ends[asset] ?? 0) + way * to);
      continue;
    }
    shares = solution.shares;
    if (!unbindWorst(problem, guess, solution)) return shares;
  }
  return undefined;
}

function guessFrom({ upper, goal }: SimplexProblem, shares: readonly number[]): Guess {
  const places = shares.map((share, asset): Place => {
    const most = upper[asset] ?? 0;
    if (share <= Math.min(NEAR, most / 2)) return "zero";
    return share >= most - NEAR && most < 1 ? "upper" : "free";
  });
  const surplus = goal.name === "variance" ? goal.surplus : undefined;
  return { places, isTargetBinding: surplus !== undefined && dot(surplus, shares) <= NEAR };
}

interface FreeSolution {
  readonly shares: number[];
  /** What one more unit of the goal's return costs in variance; undefined at a corner, which has many. */
  readonly returnPrice: number | undefined;
}

/**
 * Solves for the free shares. Those at their upper bound are written as parts of the sum of the free
 * ones, so that both goals are the least of a quadratic form under one or two linear equations: its
 * matrix, bordered by them, is the system.
 */
function solveFree(
  problem: SimplexProblem,
  { places, isTargetBinding }: Guess,
): FreeSolution | undefined {
  const { covariance, upper, goal } = problem;
  const free = places.flatMap((place, asset) => (place === "free" ? [asset] : []));
  const fixed = upper.map((most, asset) => (places[asset] === "upper" ? most : 0));
  const rest = 1 - sum(fixed);
  if (free.length === 0 || rest <= DUST) {
    return Math.abs(rest) <= NEAR ? { shares: fixed, returnPrice: undefined } : undefined;
  }
  const isCorner = isTargetBinding && free.length === 1;
  const returns = goal.name === "sharpe" ? goal.excess : isTargetBinding ? goal.surplus : undefined;
  const part = fixed.map((share) => share / rest);
  const partPrices = covariance.times(part);
  const partVariance = dot(partPrices, part);
  const partReturn = returns === undefined ? 0 : dot(returns, part);
  const sums = free.map(() => 1);
  const means = free.map((asset) => (returns?.[asset] ?? 0) + partReturn);
  const borders =
    goal.name === "sharpe" ? [means] : returns === undefined || isCorner ? [sums] : [sums, means];
  const system = new SquareMatrix(free.length + borders.length, (row, column) => {
    const [one, other] = [free[row], free[column]];
    if (one === undefined || other === undefined) {
      return borders[row - free.length]?.[column] ?? borders[column - free.length]?.[row] ?? 0;
    }
    return (
      covariance.at(one, other) + (partPrices[one] ?? 0) + (partPrices[other] ?? 0) + partVariance
    );
  });
  const right = [...free, ...borders].map((_, index) => (index === free.length ? 1 : 0));
  const solution = solveLinearSystem(system, right);
  if (solution === undefined) return undefined;
  const scale = rest / sum(solution.slice(0, free.length));
  if (!(scale > 0 && Number.isFinite(scale))) return undefined;
  const shares = [...fixed];
  for (const [index, asset] of free.entries()) shares[asset] = (solution[index] ?? 0) * scale;
  if (goal.name === "sharpe") {
    const excess = dot(goal.excess, shares);
    return { shares, returnPrice: dot(covariance.times(shares), shares) / excess };
  }
  const price = isTargetBinding ? -(solution[free.length + 1] ?? 0) * scale : 0;
  return { shares, returnPrice: isCorner ? undefined : price };
}

function startOf(
  { upper }: SimplexProblem,
  { places }: Guess,
  shares: readonly number[],
): number[] {
  return shares.map((share, asset) =>
    places[asset] === "zero" ? 0 : places[asset] === "upper" ? (upper[asset] ?? 0) : share,
  );
}

/** Binds what meets its bound first on the way from one point to another; answers how far that is, 1 for all the way. */
function bindFirst(
  { upper, goal }: SimplexProblem,
  guess: Guess,
  { from, to }: { readonly from: readonly number[]; readonly to: readonly number[] },
): number {
  let way = 1;
  let blocked = -1;
  for (const [asset, end] of to.entries()) {
    const most = upper[asset] ?? 0;
    if (guess.places[asset] !== "free" || (end >= -DUST && end <= most + DUST)) continue;
    const start = Math.min(most, Math.max(0, from[asset] ?? 0));
    const distance = end < 0 ? start / (start - end) : (most - start) / (end - start);
    if (distance >= way) continue;
    way = distance;
    blocked = asset;
  }
  const surplus = goal.name === "variance" && !guess.isTargetBinding ? goal.surplus : undefined;
  const [start, end] = [dot(surplus ?? [], from), dot(surplus ?? [], to)];
  if (end < -SLACK && Math.max(0, start) / (Math.max(0, start) - end) < way) {
    guess.isTargetBinding = true;
    return Math.max(0, start) / (Math.max(0, start) - end);
  }
  if (blocked >= 0) guess.places[blocked] = (to[blocked] ?? 0) < 0 ? "zero" : "upper";
  return way;
}

/** Unbinds the share that gains most by it, or the target that costs nothing; answers whether any did. */
function unbindWorst(
  problem: SimplexProblem,
  guess: Guess,
  { shares, returnPrice }: FreeSolution,
): boolean {
  const { covariance, upper, goal } = problem;
  const first = guess.places.indexOf("free");
  if (first < 0) return false;
  if (returnPrice === undefined) {
    guess.isTargetBinding = isOptimal(problem, shares);
    return !guess.isTargetBinding;
  }
  const gradient = covariance.times(shares);
  const returns = goal.name === "sharpe" ? goal.excess : goal.surplus;
  const priceOf = (asset: number) => (gradient[asset] ?? 0) - returnPrice * (returns?.[asset] ?? 0);
  const price = priceOf(first);
  const tolerance = SLACK * dot(gradient, shares) + ROUNDING * Math.max(...covariance.diagonal());
  if (guess.isTargetBinding && returnPrice < -tolerance) {
    guess.isTargetBinding = false;
    return true;
  }
  let worst = -1;
  let most = tolerance;
  for (const [asset, place] of guess.places.entries()) {
    if (place === "free" || (upper[asset] ?? 0) === 0) continue;
    const gain = place === "zero" ? price - priceOf(asset) : priceOf(asset) - price;
    if (gain <= most) continue;
    most = gain;
    worst = asset;
  }
  if (worst >= 0) guess.places[worst] = "free";
  return worst >= 0;
}
