import { inferPeriodsPerYear } from "../../engines/optimize/portfolio/moments/return-table.js";
import type { PriceColumn } from "./price-table.js";
import type { PriceSeries } from "./prices.js";

/** Prices of one asset that are used: those of the latest 10,000 days, which are 40 years of trading. */
export const OBSERVATIONS_MAX = 10_000;

/** The series of a column, with the frequency that its dates tell; of the latest 10,000 days. */
export function toSeries(
  { asset, dates, prices }: PriceColumn,
  { source, varianceFactor = 1 }: { readonly source: string; readonly varianceFactor?: number },
): PriceSeries {
  const latest = dates.slice(-OBSERVATIONS_MAX);
  return {
    asset,
    dates: latest,
    prices: prices.slice(-OBSERVATIONS_MAX),
    periodsPerYear: inferPeriodsPerYear(latest),
    source,
    varianceFactor,
  };
}
