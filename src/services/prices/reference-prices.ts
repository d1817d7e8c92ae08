import { readFile } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { dayText, periodEnd, readDay } from "./calendar-day.js";
import { readCsv } from "./csv-reader.js";
import { toSeries } from "./price-series.js";
import { readPriceTable } from "./price-table.js";
import type { PriceSeries } from "./prices.js";

interface StockTable {
  readonly file: URL;
  readonly source: string;
}

const STOCKS: readonly StockTable[] = [
  {
    file: new URL("./reference/us-stocks-daily.csv", import.meta.url),
    source: "built-in sample: 20 US stocks, daily to 2018-04-11 (PyPortfolioOpt test data, MIT)",
  },
  {
    file: new URL("./reference/us-stocks-monthly.csv", import.meta.url),
    source: "built-in sample: MSFT and IBM, monthly to 2010-02-28 (vega-datasets, BSD-3-Clause)",
  },
];
const PROXIES = new URL("./reference/proxies.csv", import.meta.url);
const CLASSES = new URL("./reference/asset-classes-monthly.csv", import.meta.url);
const CLASSES_SOURCE =
  "built-in sample: asset classes, monthly averages to 2023-06 (Shiller, Federal Reserve H.15, World Bank, EIA)";
/** Returns between the averages of months vary by two thirds of those between their ends (Working 1960). */
const AVERAGES_VARIANCE_FACTOR = 1.5;
const FIRST_PRICE = 100;
const MONTHLY = 12;

/** The series that every installation has, by name; they are read when they are first asked for. */
export function referencePrices(): () => Promise<ReadonlyMap<string, PriceSeries>> {
  let loading: Promise<ReadonlyMap<string, PriceSeries>> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

async function load(): Promise<ReadonlyMap<string, PriceSeries>> {
  const series = await loadClasses();
  for (const table of STOCKS) series.push(...(await loadStocks(table)));
  series.push(...(await loadProxies(series)));
  series.sort((a, b) => (a.asset < b.asset ? -1 : 1));
  return new Map(series.map((one) => [one.asset, one]));
}

async function loadStocks({ file, source }: StockTable): Promise<PriceSeries[]> {
  const { columns } = await readPriceTable(await readFile(file, "utf8"));
  const series: PriceSeries[] = [];
  for (const column of columns) {
    await nextTurn();
    series.push(toSeries(column, { source }));
  }
  return series;
}

/** Some assets have the prices of others under their own names. */
async function loadProxies(known: readonly PriceSeries[]): Promise<PriceSeries[]> {
  const [, ...records] = readCsv(await readFile(PROXIES, "utf8"));
  return records.flatMap(({ fields: [asset = "", proxyFor = ""] }) => {
    const series = known.find((one) => one.asset === proxyFor);
    return series ? [{ ...series, asset, proxyFor }] : [];
  });
}

/** The file holds returns of months; prices begin with 100 at the end of the month before the first. */
async function loadClasses(): Promise<PriceSeries[]> {
  const [header, ...records] = readCsv(await readFile(CLASSES, "utf8"));
  const days = records.map(({ fields }) => readDay(`${fields[0]}-01`) ?? 0);
  const firstDay = (days[0] ?? 0) - 1;
  const dates = [firstDay, ...days.map((day) => periodEnd(day, MONTHLY))].map(dayText);
  return (header?.fields.slice(1) ?? []).map((asset, index) => {
    const prices = [FIRST_PRICE];
    for (const { fields } of records) {
      prices.push((prices.at(-1) ?? FIRST_PRICE) * (1 + Number(fields[index + 1])));
    }
    const about = { source: CLASSES_SOURCE, varianceFactor: AVERAGES_VARIANCE_FACTOR };
    return toSeries({ asset, dates, prices }, about);
  });
}
