/** Prices of assets at dates, as an operator imported them or a source answered. */
export interface PriceSeries {
  readonly asset: string;
  /** `YYYY-MM-DD`, ascending. */
  readonly dates: readonly string[];
  /** Positive and finite, one for each date. */
  readonly prices: readonly number[];
  /** Observations in a year, from the dates: 252 for daily prices, 52, 12, 4 or 1. */
  readonly periodsPerYear: number;
  /** Where they come from, for the answer. */
  readonly source: string;
  /** By how much the variance of the returns understates that of spot prices; 1 mostly, 1.5 for monthly means. */
  readonly varianceFactor: number;
  /** The asset whose prices these are, where they stand for those of this one. */
  readonly proxyFor?: string;
}

/** What can be said of an asset without its prices. */
export interface KnownAsset {
  readonly asset: string;
  readonly source: string;
  /** `YYYY-MM-DD`, both. */
  readonly firstDate: string;
  readonly lastDate: string;
  readonly observations: number;
  /** The asset whose prices stand for those of this one. */
  readonly proxyFor?: string;
}

/** The same for every account: prices are the operator's. */
export interface Prices {
  /**
   * The series of assets, in their order; undefined for those that no source knows. A name is taken as
   * it is written, then in capitals, as tickers are; the series bears the name that was found. Rejects
   * with PricesUnavailable when a source that was to be asked does not answer.
   */
  find(assets: readonly string[]): Promise<(PriceSeries | undefined)[]>;
  /** Assets that are known without asking a remote source, by name, after one of them. */
  list(page: { readonly after?: string; readonly limit: number }): Promise<KnownAsset[]>;
  /** Ends the connections to a remote source. */
  close(): Promise<void>;
}

/** The remote source does not answer, or with something that holds no prices. */
export class PricesUnavailable extends Error {
  constructor(reason: string, options?: { cause?: unknown }) {
    super(reason, options);
    this.name = "PricesUnavailable";
  }
}
