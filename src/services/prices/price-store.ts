import { randomUUID } from "node:crypto";
import { rowInsert } from "../../platform/store/row-insert.js";
import {
  type Reader,
  sql,
  type Transaction,
  type TransactionalWriter,
  type Writer,
} from "../../platform/store/sql.js";
import type { PriceColumn } from "./price-table.js";
import type { KnownAsset } from "./prices.js";

/** One asset that was imported. */
export interface ImportedAsset extends KnownAsset {
  /** Epoch milliseconds. */
  readonly importedAt: number;
  /** Another text after each change. */
  readonly revision: string;
}

interface AssetRow {
  readonly asset: string;
  readonly source: string;
  readonly imported_at: number;
  readonly revision: string;
  readonly observations: number;
  readonly first_day: string;
  readonly last_day: string;
}

interface DayRow {
  readonly day: string;
  readonly price: number;
}

const addPrices = rowInsert({ into: "asset_prices", columns: ["asset", "day", "price"] });

/** What is known of an imported asset beside its prices. */
export async function findAsset(store: Reader, asset: string): Promise<ImportedAsset | undefined> {
  const row = await store.get<AssetRow>(sql`
    SELECT asset, source, imported_at, revision, observations, first_day, last_day
    FROM price_assets WHERE asset = ${asset}`);
  return row && fromRow(row);
}

/** Imported assets by name, after one of them. */
export async function listAssets(
  store: Reader,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<ImportedAsset[]> {
  const rows = await store.all<AssetRow>(sql`
    SELECT asset, source, imported_at, revision, observations, first_day, last_day
    FROM price_assets WHERE asset > ${after} ORDER BY asset LIMIT ${limit}`);
  return rows.map(fromRow);
}

/** The prices of an asset at the latest `limit` days, ascending. */
export async function readPrices(
  store: Reader,
  { asset, limit }: { readonly asset: string; readonly limit: number },
): Promise<PriceColumn> {
  const rows = await store.all<DayRow>(sql`
    SELECT day, price FROM asset_prices WHERE asset = ${asset} ORDER BY day DESC LIMIT ${limit}`);
  rows.reverse();
  return { asset, dates: rows.map(({ day }) => day), prices: rows.map(({ price }) => price) };
}

/**
 * Stores columns of prices as one transaction. A day that an asset has already takes the new price;
 * the others stay, unless `isReplacing`.
 */
export async function storePrices(
  store: TransactionalWriter,
  columns: readonly PriceColumn[],
  about: { readonly source: string; readonly isReplacing: boolean; readonly now: number },
): Promise<void> {
  // Two imports that meet lock the same assets in the same order.
  const inOrder = [...columns].sort((a, b) => (a.asset < b.asset ? -1 : 1));
  await store.tx(async (tx) => {
    for (const column of inOrder) await storeColumn(tx, column, about);
  });
}

async function storeColumn(
  tx: Transaction,
  column: PriceColumn,
  { source, isReplacing, now }: { source: string; isReplacing: boolean; now: number },
): Promise<void> {
  const { asset } = column;
  const limit = Number.MAX_SAFE_INTEGER;
  const before = isReplacing ? undefined : await readPrices(tx, { asset, limit });
  const { dates, prices } = before ? merge(before, column) : column;
  await tx.run(sql`DELETE FROM asset_prices WHERE asset = ${asset}`);
  await tx.run(addPrices(dates.map((day, index) => [asset, day, prices[index] ?? 0])));
  await tx.run(sql`
    INSERT INTO price_assets
      (asset, source, imported_at, revision, observations, first_day, last_day)
    VALUES (${asset}, ${source}, ${now}, ${randomUUID()}, ${dates.length}, ${dates[0] ?? ""},
      ${dates.at(-1) ?? ""})
    ON CONFLICT (asset) DO UPDATE SET source = excluded.source, imported_at = excluded.imported_at,
      revision = excluded.revision, observations = excluded.observations,
      first_day = excluded.first_day, last_day = excluded.last_day`);
}

/** Both columns by day, the newer one where both have a price. */
function merge(older: PriceColumn, newer: PriceColumn): PriceColumn {
  const byDay = new Map(older.dates.map((day, index) => [day, older.prices[index] ?? 0]));
  for (const [index, day] of newer.dates.entries()) byDay.set(day, newer.prices[index] ?? 0);
  const dates = [...byDay.keys()].sort();
  return { asset: newer.asset, dates, prices: dates.map((day) => byDay.get(day) ?? 0) };
}

/** Removes an asset with its prices; false when there was none. */
export function removeAsset(store: TransactionalWriter, asset: string): Promise<boolean> {
  return store.tx(async (tx: Writer) => {
    await tx.run(sql`DELETE FROM asset_prices WHERE asset = ${asset}`);
    return (await tx.run(sql`DELETE FROM price_assets WHERE asset = ${asset}`)) === 1;
  });
}

function fromRow(row: AssetRow): ImportedAsset {
  return {
    asset: row.asset,
    source: row.source,
    firstDate: row.first_day,
    lastDate: row.last_day,
    observations: row.observations,
    importedAt: row.imported_at,
    revision: row.revision,
  };
}
