import { sum } from "../linear-algebra.js";
import { type Moments, MomentsRefused } from "../portfolio.js";
import { type CovarianceEstimate, ledoitWolf, pairwiseCovariance } from "./covariance.js";
import {
  commonPlaces,
  covarianceOfPair,
  inferPeriodsPerYear,
  ownReturns,
  type PriceHistory,
  pricesPath,
  type ReturnTable,
  tabulateReturns,
} from "./return-table.js";

type ReturnsMethod = "cagr" | "arithmetic";
type CovarianceMethod = "ledoit-wolf" | "sample";

/** Prices of an asset with what is known of them. */
export interface AssetHistory extends PriceHistory {
  /** Observations in a year; inferred from the dates unless given. */
  readonly periodsPerYear?: number;
  /** By how much the variance of the returns understates the true one; 1 unless given. */
  readonly varianceFactor?: number;
}

export interface MomentsOptions {
  /** `cagr` unless given. */
  readonly returnsMethod?: ReturnsMethod;
  /** `ledoit-wolf` unless given. */
  readonly covarianceMethod?: CovarianceMethod;
  /** Observations in a year for all assets, whatever their histories say. */
  readonly periodsPerYear?: number;
}

export interface MomentsEstimate extends Moments {
  /** Of Ledoit and Wolf, 0 to 1; null for the sample covariance. */
  readonly shrinkage: number | null;
  /** Returns that the covariance rests on: the common ones, or the fewest of any pair. */
  readonly observations: number;
  readonly periodsPerYear: number;
  /** The last date of the returns that all assets share, or of any return when they share none. */
  readonly asOf: string;
}

const RETURNS_MIN = { "ledoit-wolf": 3, sample: 2 } as const;
const MAGNITUDE_MAX = 1e12;

/**
 * Annual moments of assets from their prices. Expected returns come from each asset's own
 * observations: compounded, prod(1 + r)^(periods / count) - 1, or the mean times the periods.
 * The covariance is that of simple returns times the periods: of the dates that all assets share, or
 * (`sample`) that each pair shares. Throws `MomentsRefused` when returns are too few or the
 * frequencies of the assets differ.
 */
export function estimateMoments(
  histories: readonly AssetHistory[],
  options: MomentsOptions = {},
): MomentsEstimate {
  const { returnsMethod = "cagr", covarianceMethod = "ledoit-wolf" } = options;
  const table = tabulateReturns(histories);
  const own = table.assets.map((_, asset) => ownReturns(table, asset));
  refuseShortHistories(histories, RETURNS_MIN[covarianceMethod]);
  const periodsPerYear = options.periodsPerYear ?? sharedFrequency(histories);
  const common = commonPlaces(table);
  const estimate = covarianceMethod === "sample" ? sampleOf(table) : shrunkOf(table, common);
  const roots = histories.map(({ varianceFactor = 1 }) => Math.sqrt(varianceFactor));
  const covariance = estimate.covariance
    .toRows()
    .map((row, at) =>
      row.map((value, column) => value * periodsPerYear * (roots[at] ?? 1) * (roots[column] ?? 1)),
    );
  const expectedReturns = own.map((returns) =>
    returnsMethod === "cagr"
      ? Math.expm1((periodsPerYear / returns.length) * sum(returns.map(Math.log1p)))
      : (periodsPerYear / returns.length) * sum(returns),
  );
  refuseOverflow(table.assets, { expectedReturns, covariance });
  return {
    expectedReturns,
    covariance,
    shrinkage: estimate.shrinkage,
    observations: estimate.observations,
    periodsPerYear,
    asOf: table.dates[common.at(-1) ?? table.dates.length - 1] ?? "",
  };
}

function refuseShortHistories(histories: readonly AssetHistory[], returnsMin: number): void {
  for (const { asset, prices } of histories) {
    if (prices.length > returnsMin) continue;
    throw new MomentsRefused(
      pricesPath(asset),
      `${asset} has ${prices.length} prices; at least ${returnsMin + 1} are needed`,
    );
  }
}

/** Observations in a year of all assets: returns of a day and of a month have no covariance. */
function sharedFrequency(histories: readonly AssetHistory[]): number {
  const [first, ...others] = histories.map(({ asset, dates, periodsPerYear }) => ({
    asset,
    periods: periodsPerYear ?? inferPeriodsPerYear(dates),
  }));
  if (first === undefined) throw new MomentsRefused("/assets", "at least one asset is needed");
  const other = others.find(({ periods }) => periods !== first.periods);
  if (other === undefined) return first.periods;
  throw new MomentsRefused(
    "/assets",
    `prices of one frequency are needed: ${first.asset} has ${first.periods} a year, ${other.asset} ${other.periods}`,
  );
}

interface Estimate extends CovarianceEstimate {
  readonly observations: number;
}

function shrunkOf(table: ReturnTable, common: readonly number[]): Estimate {
  if (common.length < RETURNS_MIN["ledoit-wolf"]) {
    throw new MomentsRefused(
      "/assets",
      `the assets share ${common.length} returns over the same dates; at least ${RETURNS_MIN["ledoit-wolf"]} are needed`,
    );
  }
  const columns = table.returns.map((returns) =>
    Float64Array.from(common, (place) => returns[place] ?? 0),
  );
  return { ...ledoitWolf(columns), observations: common.length };
}

function sampleOf(table: ReturnTable): Estimate {
  let observations = Number.POSITIVE_INFINITY;
  const estimate = pairwiseCovariance(table.assets.length, (one, other) => {
    const { covariance, count } = covarianceOfPair(table, one, other);
    if (count < RETURNS_MIN.sample) {
      throw new MomentsRefused(
        "/assets",
        `${table.assets[one]} and ${table.assets[other]} share ${count} returns over the same dates; at least ${RETURNS_MIN.sample} are needed`,
      );
    }
    observations = Math.min(observations, count);
    return covariance;
  });
  return { ...estimate, observations };
}

function refuseOverflow(assets: readonly string[], { expectedReturns, covariance }: Moments): void {
  for (const [index, asset] of assets.entries()) {
    const figures = [expectedReturns[index] ?? 0, ...(covariance[index] ?? [])];
    if (figures.every((figure) => Math.abs(figure) <= MAGNITUDE_MAX)) continue;
    throw new MomentsRefused(
      pricesPath(asset),
      `the prices of ${asset} change so much that a year of it has no sensible figures`,
    );
  }
}
