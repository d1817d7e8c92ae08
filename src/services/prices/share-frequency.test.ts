import { describe, expect, it } from "vitest";
import { toSeries } from "./price-series.js";
import type { PriceSeries } from "./prices.js";
import { shareFrequency } from "./share-frequency.js";

const series = (asset: string, entries: Readonly<Record<string, number>>): PriceSeries =>
  toSeries(
    { asset, dates: Object.keys(entries), prices: Object.values(entries) },
    { source: "test" },
  );
const entriesOf = ({ dates, prices }: PriceSeries) =>
  Object.fromEntries(dates.map((date, index) => [date, prices[index]]));

const daily = series("D", {
  "2020-01-30": 1,
  "2020-01-31": 2,
  "2020-02-03": 3,
  "2020-02-28": 4,
  "2020-03-02": 5,
});

describe("shareFrequency", () => {
  it("leaves series of one frequency as they are", async () => {
    const both = [daily, series("E", { "2020-01-31": 7, "2020-02-03": 8, "2020-02-04": 9 })];
    expect(await shareFrequency(both)).toBe(both);
  });

  it("brings daily prices to month ends beside monthly ones, without the month that is not over", async () => {
    const monthly = series("M", { "2020-01-01": 7, "2020-02-01": 8, "2020-03-01": 9 });
    const shared = await shareFrequency([daily, monthly]);
    expect(shared.map(({ periodsPerYear }) => periodsPerYear)).toEqual([12, 12]);
    expect(shared.map(entriesOf)).toEqual([
      { "2020-01-31": 2, "2020-02-29": 4 },
      { "2020-01-31": 7, "2020-02-29": 8, "2020-03-31": 9 },
    ]);
  });

  it.each([
    [52, { "2019-12-20": 1, "2019-12-27": 2, "2020-01-03": 3 }, ["2020-02-02", "2020-02-09"]],
    [4, { "2019-06-30": 1, "2019-09-30": 2, "2019-12-31": 3 }, ["2020-03-31"]],
    [1, { "2017-12-31": 1, "2018-12-31": 2, "2019-12-31": 3 }, ["2020-12-31"]],
  ])("brings daily prices to the ends of %i periods a year", async (frequency, entries, ends) => {
    const days = ["2020-01-27", "2020-01-30", "2020-01-31", "2020-02-03", "2020-02-07"];
    const finer = series("F", Object.fromEntries(days.map((day, index) => [day, index])));
    const shared = await shareFrequency([finer, series("C", entries)]);
    expect(shared[1]?.periodsPerYear).toBe(frequency);
    const whole = frequency === 52 ? ends : [];
    expect(shared[0]?.dates).toEqual(whole);
    const later = await shareFrequency([
      { ...finer, dates: [...finer.dates, "2021-01-04"], prices: [...finer.prices, 9] },
      series("C", entries),
    ]);
    expect(later[0]?.dates).toEqual(expect.arrayContaining(ends));
  });

  it("counts days before 1970 too", async () => {
    const finer = { ...daily, dates: ["1969-12-31", "1970-01-02"], prices: [1, 2] };
    const weekly = series("W", { "1969-12-21": 1, "1969-12-28": 2, "1970-01-04": 3 });
    expect((await shareFrequency([finer, weekly]))[0]?.dates).toEqual(["1970-01-04"]);
  });
});
