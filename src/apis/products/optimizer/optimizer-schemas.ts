import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "../../../http/openapi/string-enum.js";

const ASSETS_MAX = 200;
const PRICES_MIN = 3;
const PRICES_MAX = 10_000;
const PAGE_LENGTH_MAX = 200;
const CURSOR_LENGTH_MAX = 200;

const PerAsset = <Item extends Parameters<typeof Type.Record>[1]>(
  item: Item,
  description: string,
) => Type.Record(Type.String(), item, { maxProperties: 2 * ASSETS_MAX, description });

const Bound = Type.Number({ minimum: 0, maximum: 1 });
const Pair = Type.Array(Bound, { minItems: 2, maxItems: 2 });

/** Either form is written into one schema, so that a fault names the field and not a choice of schemas. */
const WeightBounds = Type.Unsafe<number[] | Record<string, number[]>>({
  type: ["array", "object"],
  items: Bound,
  minItems: 2,
  maxItems: 2,
  additionalProperties: Pair,
  maxProperties: ASSETS_MAX,
  description:
    "least and greatest weight: `[lo, hi]` for each asset, or an object from asset to `[lo, hi]`",
});

export const OptimizeBody = Type.Object(
  {
    assets: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
      minItems: 1,
      maxItems: ASSETS_MAX,
      description: "distinct names; tickers in any case",
    }),
    risk_free_rate: Type.Number({
      minimum: -0.5,
      maximum: 1,
      description: "annual, as a fraction: 0.02 is 2 %",
    }),
    target_return: Type.Optional(
      Type.Number({
        minimum: -100,
        maximum: 100,
        description: "least expected annual return; the best Sharpe ratio is sought without one",
      }),
    ),
    returns_method: Type.Optional(
      StringEnum(["cagr", "arithmetic"], { description: "`cagr` unless given" }),
    ),
    covariance_method: Type.Optional(
      StringEnum(["ledoit-wolf", "sample"], { description: "`ledoit-wolf` unless given" }),
    ),
    weight_bounds: Type.Optional(WeightBounds),
    periods_per_year: Type.Optional(
      Type.Number({
        minimum: 1,
        maximum: 366,
        description: "observations in a year; taken from the dates unless given",
      }),
    ),
    prices: Type.Optional(
      PerAsset(
        Type.Array(Type.Number({ exclusiveMinimum: 0 }), {
          minItems: PRICES_MIN,
          maxItems: PRICES_MAX,
        }),
        "your own prices, oldest first, of each asset equally many",
      ),
    ),
    dates: Type.Optional(
      Type.Array(Type.String({ maxLength: 10 }), {
        minItems: PRICES_MIN,
        maxItems: PRICES_MAX,
        description: "of your own prices, as 2026-01-31, ascending; daily unless given",
      }),
    ),
    expected_returns: Type.Optional(
      PerAsset(
        Type.Number({ minimum: -100, maximum: 100 }),
        "your own expected annual returns, together with `covariance`",
      ),
    ),
    covariance: Type.Optional(
      Type.Array(
        Type.Array(Type.Number({ minimum: -1e6, maximum: 1e6 }), { maxItems: ASSETS_MAX }),
        { maxItems: ASSETS_MAX, description: "annual, rows and columns in the order of `assets`" },
      ),
    ),
  },
  {
    examples: [
      { assets: ["AAPL", "JPM", "XOM"], risk_free_rate: 0.02 },
      {
        assets: ["stocks", "bonds"],
        risk_free_rate: 0.02,
        target_return: 0.05,
        expected_returns: { stocks: 0.08, bonds: 0.03 },
        covariance: [
          [0.0324, 0.0009],
          [0.0009, 0.0025],
        ],
      },
    ],
  },
);
export type OptimizeBody = Static<typeof OptimizeBody>;

export const OptimizeReply = Type.Object(
  {
    weights: Type.Record(Type.String(), Type.Number(), {
      description: "of every asset; 0 or more, together 1",
    }),
    expected_return: Type.Number({ description: "annual" }),
    sharpe_ratio: Type.Union([Type.Number(), Type.Null()], {
      description:
        "(expected return − risk-free rate) / volatility; null where the volatility is 0",
    }),
    tsirelson_constant: Type.Number({
      description: "2·√2, a constant of physics that has no bearing on the weights",
    }),
    volatility: Type.Number({ description: "annual standard deviation" }),
    method: StringEnum(["max_sharpe", "min_variance_at_target", "min_variance"]),
    returns_method: StringEnum(["cagr", "arithmetic", "given"]),
    covariance_method: StringEnum(["ledoit-wolf", "sample", "given"]),
    shrinkage: Type.Optional(Type.Number({ description: "of Ledoit and Wolf, 0 to 1" })),
    observations: Type.Optional(
      Type.Integer({ description: "returns that the covariance rests on" }),
    ),
    periods_per_year: Type.Optional(Type.Number()),
    frequency: Type.Optional(StringEnum(["daily", "weekly", "monthly", "quarterly", "annual"])),
    as_of: Type.Union([Type.String(), Type.Null()], {
      description: "date of the last prices that were used; null where there are no dates",
    }),
    data_source: Type.String(),
    sources: Type.Optional(
      Type.Array(
        Type.Object({
          source: Type.String(),
          assets: Type.Array(Type.String()),
          first_date: Type.String(),
          last_date: Type.String(),
        }),
        { description: "where the assets have different ones" },
      ),
    ),
    proxy_for: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description:
          "the asset whose prices stand for those of a fund, or of other shares of its company, by the name that was given",
      }),
    ),
    notes: Type.Optional(
      Type.Array(Type.String(), { description: "what to know before these figures are used" }),
    ),
    latency_ms: Type.Number(),
  },
  {
    examples: [
      {
        weights: { AAPL: 0.3658734927, JPM: 0.0761715285, XOM: 0.5579549788 },
        expected_return: 0.1993898501,
        sharpe_ratio: 0.7378989558,
        tsirelson_constant: 2.8284271247461903,
        volatility: 0.2431089632,
        method: "max_sharpe",
        returns_method: "cagr",
        covariance_method: "ledoit-wolf",
        shrinkage: 0.0121676136,
        observations: 7125,
        periods_per_year: 252,
        frequency: "daily",
        as_of: "2018-04-11",
        data_source:
          "built-in sample: 20 US stocks, daily to 2018-04-11 (PyPortfolioOpt test data, MIT)",
        latency_ms: 18.42,
      },
    ],
  },
);
export type OptimizeReply = Static<typeof OptimizeReply>;

export const AssetsQuery = Type.Object({
  limit: Type.Integer({ default: 100, minimum: 1, maximum: PAGE_LENGTH_MAX }),
  cursor: Type.Optional(
    Type.String({ maxLength: CURSOR_LENGTH_MAX, description: "next_cursor of the page before" }),
  ),
});
export type AssetsQuery = Static<typeof AssetsQuery>;

export const AssetsReply = Type.Object(
  {
    assets: Type.Array(
      Type.Object({
        asset: Type.String(),
        source: Type.String(),
        first_date: Type.String(),
        last_date: Type.String(),
        observations: Type.Integer({ description: "prices" }),
        proxy_for: Type.Optional(
          Type.String({ description: "the asset whose prices stand for those of this one" }),
        ),
      }),
      { description: "by name; a remote source may know more" },
    ),
    next_cursor: Type.Union([Type.String(), Type.Null()], {
      description: "where the next page begins; null at the end",
    }),
  },
  {
    examples: [
      {
        assets: [
          {
            asset: "AAPL",
            source:
              "built-in sample: 20 US stocks, daily to 2018-04-11 (PyPortfolioOpt test data, MIT)",
            first_date: "1989-12-29",
            last_date: "2018-04-11",
            observations: 7126,
          },
        ],
        next_cursor: null,
      },
    ],
  },
);
export type AssetsReply = Static<typeof AssetsReply>;
