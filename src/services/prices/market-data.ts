import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import type { Clock } from "../../platform/clock/clock.js";
import { FetchFailed, fetchText, openConnections } from "../../platform/outbound/fetch-text.js";
import { readDay } from "./calendar-day.js";
import { toSeries } from "./price-series.js";
import { type PriceColumn, readPriceTable } from "./price-table.js";
import { type PriceSeries, PricesUnavailable } from "./prices.js";

/** A remote source of prices. */
export interface MarketData {
  /** The series of an asset; undefined when the source does not know it. Rejects with PricesUnavailable. */
  find(asset: string): Promise<PriceSeries | undefined>;
  close(): Promise<void>;
}

export interface MarketDataOptions {
  /** The name of the asset is put in the place of `{asset}`, or after a slash at the end. */
  readonly url: string;
  readonly apiKey?: string | undefined;
  readonly clock: Clock;
}

interface Kept {
  readonly until: number;
  readonly series: Promise<PriceSeries | undefined>;
}

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES_MAX = 8 * 2 ** 20;
const CONNECTIONS_MAX = 8;
const KEPT_MS = 3_600_000;
const KEPT_MAX = 300;
const PLACE = "{asset}";

/**
 * Asks an address of the operator's for prices, one asset a request, and keeps what it answered for
 * an hour. It answers CSV with the columns date and price, or JSON `{asset, prices: [{date, price}]}`;
 * 404 where it does not know an asset. The address is trusted and may be a private one.
 */
export function openMarketData({ url, apiKey, clock }: MarketDataOptions): MarketData {
  const template = url.includes(PLACE) ? url : `${url.replace(/\/+$/, "")}/${PLACE}`;
  const source = `market data of ${new URL(template).host}`;
  const connections = openConnections({ perOrigin: CONNECTIONS_MAX });
  const kept = new Map<string, Kept>();

  async function ask(asset: string): Promise<PriceSeries | undefined> {
    const { status, text } = await fetchText(connections, {
      url: template.replaceAll(PLACE, encodeURIComponent(asset)),
      accept: "application/json, text/csv;q=0.9",
      bearer: apiKey,
      timeoutMs: TIMEOUT_MS,
      bytesMax: ANSWER_BYTES_MAX,
    }).catch((error: unknown) => {
      if (!(error instanceof FetchFailed)) throw error;
      throw new PricesUnavailable(`the source of market data failed: ${error.message}`, {
        cause: error,
      });
    });
    if (status === 404) return undefined;
    if (status !== 200) {
      throw new PricesUnavailable(`the source of market data answered with status ${status}`);
    }
    return toSeries(await readAnswer(text, asset), { source });
  }

  return {
    find(asset) {
      const now = clock();
      const known = kept.get(asset);
      if (known && known.until > now) return known.series;
      const series = ask(asset);
      kept.delete(asset);
      kept.set(asset, { until: now + KEPT_MS, series });
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT_MAX) break;
        kept.delete(oldest);
      }
      // A failure is not kept, so that the next request asks again.
      series.catch(() => {
        if (kept.get(asset)?.series === series) kept.delete(asset);
      });
      return series;
    },
    close: () => connections.close(),
  };
}

const answer = TypeCompiler.Compile(
  Type.Object({
    prices: Type.Array(
      Type.Object({ date: Type.String(), price: Type.Number({ exclusiveMinimum: 0 }) }),
      { minItems: 1 },
    ),
  }),
);

function readAnswer(text: string, asset: string): PriceColumn | Promise<PriceColumn> {
  return text.trimStart().startsWith("{") ? readJson(text, asset) : readCsvAnswer(text, asset);
}

function readJson(text: string, asset: string): PriceColumn {
  const body = parse(text);
  if (!answer.Check(body)) throw unreadable();
  const byDay = new Map(body.prices.map(({ date, price }) => [date.slice(0, 10), price]));
  const dates = [...byDay.keys()].sort();
  if (byDay.size < body.prices.length || dates.some((date) => readDay(date) === undefined)) {
    throw unreadable();
  }
  return { asset, dates, prices: dates.map((date) => byDay.get(date) ?? 0) };
}

async function readCsvAnswer(text: string, asset: string): Promise<PriceColumn> {
  const { columns, faults } = await readPriceTable(text, { soleAsset: asset });
  const column = columns.find((one) => one.asset === asset);
  if (faults.length > 0 || column === undefined) throw unreadable();
  return column;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

function unreadable(): PricesUnavailable {
  return new PricesUnavailable(
    "the source of market data answered with something that is no prices",
  );
}
