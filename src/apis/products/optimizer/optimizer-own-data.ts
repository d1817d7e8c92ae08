import { type ApiError, errors } from "../../../http/api-error.js";
import { readDay } from "../../../services/prices/calendar-day.js";
import type { OptimizeBody } from "./optimizer-schemas.js";

/** Prices that came with a request. */
export interface OwnPrices {
  /** In the order of the assets, each of the same length. */
  readonly prices: readonly (readonly number[])[];
  readonly dates: readonly string[] | undefined;
}

/** Moments that came with a request, in the order of the assets. */
export interface OwnMoments {
  readonly expectedReturns: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

const ASYMMETRY_MAX = 1e-9;

/** What a request can tell of its assets by itself; 400 or 422 when that does not fit together. */
export function readOwnData(body: OptimizeBody): {
  readonly prices?: OwnPrices;
  readonly moments?: OwnMoments;
} {
  requireDistinct(body.assets);
  const { prices, expected_returns, covariance } = body;
  if (prices && (expected_returns || covariance)) {
    throw refused("/prices", "prices cannot be given together with expected_returns or covariance");
  }
  if (body.dates && !prices)
    throw refused("/dates", "dates are those of prices, and there are none");
  if (prices) return { prices: readPrices(body, prices) };
  if (!expected_returns && !covariance) return {};
  if (!expected_returns) throw missing("expected_returns", "covariance");
  if (!covariance) throw missing("covariance", "expected_returns");
  const { assets } = body;
  const expectedReturns = perAsset(assets, expected_returns, "expected_returns");
  checkCovariance(covariance, assets.length);
  return { moments: { expectedReturns, covariance } };
}

/** Least and greatest weight of each asset; undefined when the request bounds none. */
export function readBounds({
  assets,
  weight_bounds: bounds,
}: OptimizeBody): [number, number][] | undefined {
  if (bounds === undefined) return undefined;
  if (Array.isArray(bounds)) return assets.map(() => readPair(bounds, "/weight_bounds"));
  const stranger = Object.keys(bounds).find((asset) => !assets.includes(asset));
  if (stranger !== undefined) {
    const path = pointer("weight_bounds", stranger);
    throw refused(path, `weight_bounds names ${stranger}, which is not one of assets`);
  }
  return assets.map((asset) =>
    Object.hasOwn(bounds, asset)
      ? readPair(bounds[asset] ?? [], pointer("weight_bounds", asset))
      : [0, 1],
  );
}

function readPair([least = 0, greatest = 1]: readonly number[], path: string): [number, number] {
  if (least <= greatest) return [least, greatest];
  throw refused(path, `the least weight ${least} is above the greatest, ${greatest}`);
}

function requireDistinct(assets: readonly string[]): void {
  const seen = new Set<string>();
  for (const [index, asset] of assets.entries()) {
    if (seen.has(asset)) throw refused(`/assets/${index}`, `assets names ${asset} more than once`);
    seen.add(asset);
  }
}

function readPrices(
  { assets, dates }: OptimizeBody,
  given: Readonly<Record<string, number[]>>,
): OwnPrices {
  const prices = perAsset(assets, given, "prices");
  const length = prices[0]?.length ?? 0;
  const other = prices.findIndex((own) => own.length !== length);
  if (other >= 0) {
    const asset = assets[other] ?? "";
    throw refused(
      pointer("prices", asset),
      `${asset} has ${prices[other]?.length} prices and ${assets[0]} has ${length}; all need equally many`,
    );
  }
  if (dates) checkDates(dates, length);
  return { prices, dates };
}

function checkDates(dates: readonly string[], length: number): void {
  if (dates.length !== length) {
    throw refused("/dates", `there are ${dates.length} dates for ${length} prices of each asset`);
  }
  let before = Number.NEGATIVE_INFINITY;
  for (const [index, date] of dates.entries()) {
    const day = readDay(date);
    if (day === undefined) throw refused(`/dates/${index}`, "dates must be written as 2026-01-31");
    if (day <= before) throw refused(`/dates/${index}`, "dates must ascend, each once");
    before = day;
  }
}

function checkCovariance(rows: OptimizeBody["covariance"] & object, size: number): void {
  const shape = `covariance must have ${size} rows of ${size} numbers, as there are ${size} assets`;
  if (rows.length !== size) throw refused("/covariance", shape);
  const short = rows.findIndex((row) => row.length !== size);
  if (short >= 0) throw refused(`/covariance/${short}`, shape);
  for (const [at, row] of rows.entries()) {
    if ((row[at] ?? 0) < 0) throw refused(`/covariance/${at}/${at}`, "a variance must be >= 0");
    for (let column = at + 1; column < size; column += 1) {
      const [one, other] = [row[column] ?? 0, rows[column]?.[at] ?? 0];
      const largest = Math.max(Math.abs(one), Math.abs(other));
      if (Math.abs(one - other) <= ASYMMETRY_MAX * largest) continue;
      const message = `covariance must be symmetric: ${one} here and ${other} at /covariance/${column}/${at}`;
      throw refused(`/covariance/${at}/${column}`, message);
    }
  }
}

/** The values of an object by asset, in the order of the assets. */
function perAsset<Value>(
  assets: readonly string[],
  given: Readonly<Record<string, Value>>,
  field: string,
): Value[] {
  return assets.map((asset) => {
    const value = Object.hasOwn(given, asset) ? given[asset] : undefined;
    if (value === undefined)
      throw refused(pointer(field, asset), `${field} has nothing of ${asset}`);
    return value;
  });
}

/** A 422 of one field. */
export function refused(path: string, message: string): ApiError {
  return errors.validation(message, { details: [{ path, message }] });
}

function missing(field: string, partner: string): ApiError {
  const message = `${field} is required where there is ${partner}`;
  return errors.invalidRequest(message, { details: [{ path: `/${field}`, message }] });
}

function pointer(field: string, asset: string): string {
  return `/${field}/${asset.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
