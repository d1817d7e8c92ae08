import type { AssetHistory } from "../../../engines/optimize/portfolio/moments/moments.js";
import { ApiError, errors } from "../../../http/api-error.js";
import {
  type PriceSeries,
  type Prices,
  PricesUnavailable,
} from "../../../services/prices/prices.js";
import { shareFrequency } from "../../../services/prices/share-frequency.js";
import { refused } from "./optimizer-own-data.js";

/** The prices that a portfolio is computed from. */
export type PriceData = OwnData | StoredData;

/** Prices that came with the request. */
interface OwnData {
  readonly kind: "own";
  readonly histories: readonly AssetHistory[];
  readonly isDated: boolean;
}

/** Prices that the server has. */
export interface StoredData {
  readonly kind: "stored";
  /** As they are stored, in the order of the assets and under the names that the request gave. */
  readonly series: readonly PriceSeries[];
  /** As they are used. */
  readonly histories: readonly PriceSeries[];
  /** Whether they were brought to fewer observations, since some assets have no more. */
  readonly isThinned: boolean;
  /** So many of the latest prices of each asset are used, where that leaves some out. */
  readonly cutTo: number | undefined;
}

/** All prices of one request together: more would hold up other requests on their way to a worker. */
const PRICES_MAX = 500_000;
const KNOWN_SHOWN_MAX = 50;

/** The prices of assets that the server has; 404 when it has none of some, 503 when a source is silent. */
export async function findStored(prices: Prices, assets: readonly string[]): Promise<StoredData> {
  const found = await prices.find(assets).catch((error: unknown) => {
    if (!(error instanceof PricesUnavailable)) throw error;
    throw errors.unavailable("the source of market data does not answer now; try again", {
      cause: error,
    });
  });
  const known = found.filter((one) => one !== undefined);
  if (known.length < assets.length) throw await unknownAssets(prices, assets, found);
  refuseTwice(assets, known);
  const series = known.map((one, index) => ({ ...one, asset: assets[index] ?? one.asset }));
  const shared = await shareFrequency(series);
  const each = Math.floor(PRICES_MAX / assets.length);
  return {
    kind: "stored",
    series,
    histories: withSharedDates(shared.map((one) => latest(one, each))),
    isThinned: shared !== series,
    cutTo: shared.some((one) => one.prices.length > each) ? each : undefined,
  };
}

/** Names that differ by their case alone may be one asset. */
function refuseTwice(assets: readonly string[], series: readonly PriceSeries[]): void {
  for (const [index, { asset }] of series.entries()) {
    const first = series.findIndex((one) => one.asset === asset);
    if (first === index) continue;
    const message = `${assets[index]} is the same asset as ${assets[first]}`;
    throw refused(`/assets/${index}`, message);
  }
}

function latest(series: PriceSeries, count: number): PriceSeries {
  if (series.prices.length <= count) return series;
  return { ...series, dates: series.dates.slice(-count), prices: series.prices.slice(-count) };
}

/** Series with the same dates get them as one array, which goes to a worker once and not with each. */
function withSharedDates(series: readonly PriceSeries[]): PriceSeries[] {
  const known = new Map<string, readonly string[]>();
  return series.map((one) => {
    const ends = `${one.dates.length} ${one.dates[0]} ${one.dates.at(-1)}`;
    const dates = known.get(ends) ?? one.dates;
    known.set(ends, dates);
    return dates.every((date, index) => date === one.dates[index]) ? { ...one, dates } : one;
  });
}

async function unknownAssets(
  prices: Prices,
  assets: readonly string[],
  found: readonly (PriceSeries | undefined)[],
): Promise<ApiError> {
  const unknown = assets.flatMap((asset, index) => (found[index] ? [] : [{ asset, index }]));
  const known = await prices.list({ limit: KNOWN_SHOWN_MAX + 1 });
  const names = known.slice(0, KNOWN_SHOWN_MAX).map(({ asset }) => asset);
  const rest = known.length > KNOWN_SHOWN_MAX ? " and more, see GET /v1/optimizer/assets" : "";
  const missing = unknown.map(({ asset }) => asset).join(", ");
  const message = `no prices are known of ${missing}; known are ${names.join(", ")}${rest}; bring your own in \`prices\`, or have the operator import them with \`gatehouse prices import\``;
  return new ApiError(404, "not_found", message, {
    details: unknown.map(({ asset, index }) => ({
      path: `/assets/${index}`,
      message: `no prices are known of ${asset}`,
    })),
  });
}
