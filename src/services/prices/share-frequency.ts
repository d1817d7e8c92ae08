import { setImmediate as nextTurn } from "node:timers/promises";
import { dayText, periodEnd, readDay } from "./calendar-day.js";
import type { PriceSeries } from "./prices.js";

/** A period may end so many days before its last day: weekends, and a holiday beside one. */
const CLOSED_DAYS_MAX = 4;

/**
 * Brings series of different frequency to the ends of the longest period among them, such as month
 * ends, each with its last price of every period; a period that is not over by then is left out.
 * Series of one frequency stay as they are. Lets other work run in between.
 */
export async function shareFrequency(
  series: readonly PriceSeries[],
): Promise<readonly PriceSeries[]> {
  const longest = Math.min(...series.map(({ periodsPerYear }) => periodsPerYear));
  if (series.every(({ periodsPerYear }) => periodsPerYear === longest)) return series;
  const shared: PriceSeries[] = [];
  for (const one of series) {
    shared.push(atPeriodEnds(one, longest));
    await nextTurn();
  }
  return shared;
}

function atPeriodEnds(series: PriceSeries, periodsPerYear: number): PriceSeries {
  const prices = new Map<number, number>();
  let day = Number.NEGATIVE_INFINITY;
  let end = day;
  for (const [index, date] of series.dates.entries()) {
    day = readDay(date) ?? 0;
    if (day > end) end = periodEnd(day, periodsPerYear);
    prices.set(end, series.prices[index] ?? 0);
  }
  const isFiner = series.periodsPerYear > periodsPerYear;
  if (isFiner && end - day > CLOSED_DAYS_MAX) prices.delete(end);
  const dates = [...prices.keys()].map(dayText);
  return { ...series, dates, prices: [...prices.values()], periodsPerYear };
}
