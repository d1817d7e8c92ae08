import type { Clock } from "../../platform/clock/clock.js";
import { loadHttpClient } from "../../platform/outbound/load-client.js";
import type { Reader } from "../../platform/store/sql.js";
import { importedPrices } from "./imported-prices.js";
import type { MarketData } from "./market-data.js";
import { listAssets } from "./price-store.js";
import { ASSET_NAME } from "./price-table.js";
import type { KnownAsset, PriceSeries, Prices } from "./prices.js";
import { referencePrices } from "./reference-prices.js";

export interface PricesOptions {
  readonly clock: Clock;
  /** Address of a source of prices, `https://host/prices` or with a place for the name: `…?of={asset}`. */
  readonly marketDataUrl?: string | undefined;
  /** Sent there as a bearer token. */
  readonly marketDataKey?: string | undefined;
}

/**
 * Prices of three layers, the first that knows an asset wins: what the operator imported, a remote
 * source where one is configured, and the samples that every installation has.
 */
export async function createPrices(store: Reader, options: PricesOptions): Promise<Prices> {
  const imported = importedPrices(store);
  const reference = referencePrices();
  const remote = await openRemote(options);

  async function findElsewhere(asset: string): Promise<PriceSeries | undefined> {
    if (!ASSET_NAME.test(asset)) return undefined;
    return (
      (remote && (await inAnyCase(asset, remote.find))) ??
      (await reference()).get(asset.toUpperCase())
    );
  }

  return {
    async find(assets) {
      const own: (PriceSeries | undefined)[] = [];
      // One after another, since each read holds the thread for some milliseconds.
      for (const asset of assets) own.push(await inAnyCase(asset, imported));
      return Promise.all(assets.map((asset, index) => own[index] ?? findElsewhere(asset)));
    },
    async list({ after = "", limit }) {
      const own = await listAssets(store, { after, limit });
      const names = new Set(own.map(({ asset }) => asset));
      const samples = [...(await reference()).values()]
        .filter(({ asset }) => asset > after && !names.has(asset))
        .map(describe);
      return [...own, ...samples].sort((a, b) => (a.asset < b.asset ? -1 : 1)).slice(0, limit);
    },
    close: async () => remote?.close(),
  };
}

async function inAnyCase(
  asset: string,
  find: (asset: string) => Promise<PriceSeries | undefined>,
): Promise<PriceSeries | undefined> {
  const capitals = asset.toUpperCase();
  return (await find(asset)) ?? (capitals === asset ? undefined : find(capitals));
}

async function openRemote(options: PricesOptions): Promise<MarketData | undefined> {
  const { marketDataUrl: url, marketDataKey: apiKey, clock } = options;
  if (url === undefined) return undefined;
  await loadHttpClient();
  const { openMarketData } = await import("./market-data.js");
  return openMarketData({ url, apiKey, clock });
}

function describe({ asset, source, dates, prices, proxyFor }: PriceSeries): KnownAsset {
  return {
    asset,
    source,
    firstDate: dates[0] ?? "",
    lastDate: dates.at(-1) ?? "",
    observations: prices.length,
    ...(proxyFor === undefined ? {} : { proxyFor }),
  };
}
