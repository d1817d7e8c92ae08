import { MomentsRefused } from "../portfolio.js";

/** Prices of one asset at its own dates. */
export interface PriceHistory {
  readonly asset: string;
  /** Ascending as text, each once: `YYYY-MM-DD`, or numbers padded to one length where there are none. */
  readonly dates: readonly string[];
  /** Positive and finite, one for each date. */
  readonly prices: readonly number[];
}

/** Simple returns of assets on the dates that any of them has. */
export interface ReturnTable {
  readonly assets: readonly string[];
  /** For each asset its returns by date; NaN where it has none. */
  readonly returns: readonly Float64Array[];
  /** For each asset the place of the date that a return starts from. */
  readonly startedAt: readonly Int32Array[];
  readonly dates: readonly string[];
}

/**
 * The simple return of each asset from one of its own dates to the next, placed at the latter. Across
 * a gap it spans several dates of others, and is compared only with returns that do so too.
 * Throws `MomentsRefused` for prices that are no prices.
 */
export function tabulateReturns(histories: readonly PriceHistory[]): ReturnTable {
  for (const history of histories) checkHistory(history);
  const dates = [...new Set(histories.flatMap((history) => history.dates))].sort();
  const places = new Map(dates.map((date, place) => [date, place]));
  const returns: Float64Array[] = [];
  const startedAt: Int32Array[] = [];
  for (const history of histories) {
    const own = new Float64Array(dates.length).fill(Number.NaN);
    const starts = new Int32Array(dates.length).fill(-1);
    let start = -1;
    let before = Number.NaN;
    for (const [index, date] of history.dates.entries()) {
      const place = places.get(date) ?? 0;
      const price = history.prices[index] ?? Number.NaN;
      if (start >= 0) {
        own[place] = price / before - 1;
        starts[place] = start;
      }
      start = place;
      before = price;
    }
    returns.push(own);
    startedAt.push(starts);
  }
  return { assets: histories.map(({ asset }) => asset), returns, startedAt, dates };
}

function checkHistory({ asset, dates, prices }: PriceHistory): void {
  const refuse = (why: string) => {
    throw new MomentsRefused(pricesPath(asset), `the prices of ${asset} ${why}`);
  };
  if (dates.length !== prices.length) refuse("and their dates must have the same length");
  for (const [index, price] of prices.entries()) {
    if (!(price > 0 && Number.isFinite(price)))
      refuse(`must be finite and > 0; number ${index + 1} is not`);
    const before = dates[index - 1];
    if (before !== undefined && before >= (dates[index] ?? ""))
      refuse("must be in ascending order of their dates");
  }
}

/** The JSON Pointer to the prices of an asset. */
export function pricesPath(asset: string): string {
  return `/prices/${asset.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The returns that an asset has, in order of their dates. */
export function ownReturns(table: ReturnTable, asset: number): Float64Array {
  return (table.returns[asset] ?? new Float64Array()).filter((value) => !Number.isNaN(value));
}

/** The places at which all assets have a return over the same period. */
export function commonPlaces(table: ReturnTable): number[] {
  const [first, ...others] = table.startedAt;
  return table.dates.flatMap((_, place) => {
    const start = first?.[place] ?? -1;
    return start >= 0 && others.every((starts) => starts[place] === start) ? [place] : [];
  });
}

/** Sample covariance (divisor count - 1) of two assets over the returns of the same periods. */
export function covarianceOfPair(
  table: ReturnTable,
  one: number,
  other: number,
): { readonly covariance: number; readonly count: number } {
  const empty = new Float64Array();
  const [left, right] = [table.returns[one] ?? empty, table.returns[other] ?? empty];
  const [leftStart, rightStart] = [table.startedAt[one], table.startedAt[other]];
  const both: number[] = [];
  let leftTotal = 0;
  let rightTotal = 0;
  for (let place = 0; place < left.length; place++) {
    const start = leftStart?.[place] ?? -1;
    if (start < 0 || start !== rightStart?.[place]) continue;
    both.push(place);
    leftTotal += left[place] ?? 0;
    rightTotal += right[place] ?? 0;
  }
  const count = both.length;
  let total = 0;
  for (const place of both) {
    total += ((left[place] ?? 0) - leftTotal / count) * ((right[place] ?? 0) - rightTotal / count);
  }
  return { covariance: total / (count - 1), count };
}

const CALENDAR_DATE = /^\d{4}-\d{2}(-\d{2})?$/;
const DAY_MS = 86_400_000;
/** Longest usual gap in days between two observations, and how many a year has at such gaps. */
const FREQUENCIES = [
  [4, 252],
  [10, 52],
  [45, 12],
  [130, 4],
] as const;

/**
 * Observations in a year by the median gap of dates (`YYYY-MM-DD` or `YYYY-MM`, ascending): 252, 52,
 * 12, 4 or 1; 252 where fewer than two dates can be read.
 */
export function inferPeriodsPerYear(dates: readonly string[]): 252 | 52 | 12 | 4 | 1 {
  const times = dates.filter((date) => CALENDAR_DATE.test(date)).map((date) => Date.parse(date));
  const gaps = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / DAY_MS);
  const median = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)];
  if (median === undefined) return 252;
  return FREQUENCIES.find(([daysMax]) => median <= daysMax)?.[1] ?? 1;
}
