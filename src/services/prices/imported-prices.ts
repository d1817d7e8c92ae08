import { setImmediate as nextTurn } from "node:timers/promises";
import type { Reader } from "../../platform/store/sql.js";
import { OBSERVATIONS_MAX, toSeries } from "./price-series.js";
import { findAsset, type ImportedAsset, readPrices } from "./price-store.js";
import type { PriceSeries } from "./prices.js";

const CACHED_MAX = 300;

/** Finds the series of one imported asset; undefined when it was not imported. */
export type FindSeries = (asset: string) => Promise<PriceSeries | undefined>;

/**
 * Reads imported series, and keeps the 300 that were read last until another import changes them.
 */
export function importedPrices(store: Reader): FindSeries {
  const cached = new Map<string, { readonly revision: string; readonly series: PriceSeries }>();
  return async (asset) => {
    const known = await findAsset(store, asset);
    const kept = cached.get(asset);
    cached.delete(asset);
    if (known === undefined) return undefined;
    const isCurrent = kept?.revision === known.revision;
    const series = isCurrent ? kept.series : await read(store, known);
    cached.set(asset, { revision: known.revision, series });
    for (const oldest of cached.keys()) {
      if (cached.size <= CACHED_MAX) break;
      cached.delete(oldest);
    }
    return series;
  };
}

async function read(store: Reader, { asset, source }: ImportedAsset): Promise<PriceSeries> {
  const column = await readPrices(store, { asset, limit: OBSERVATIONS_MAX });
  // Lets other work run between the series of a long list.
  await nextTurn();
  return toSeries(column, { source });
}
