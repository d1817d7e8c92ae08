import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { optimizerRoutes } from "../../../src/apis/products/optimizer/optimizer.js";
import { createPrices } from "../../../src/services/prices/create-prices.js";
import { storePrices } from "../../../src/services/prices/price-store.js";
import { readPriceTable } from "../../../src/services/prices/price-table.js";
import { buildProductsApp, type ProductsTestApp } from "../../helpers/apps/products-app.js";

interface PublicCase {
  readonly name: string;
  readonly kind: "max_sharpe" | "min_volatility" | "efficient_return";
  readonly request: { assets: string[]; risk_free_rate: number; target_return?: number };
  readonly expected: {
    weights: Record<string, number>;
    expected_return: number;
    volatility: number;
    sharpe_ratio: number;
  };
  readonly tolerance: { weights: number; metrics: number };
}

const fixture = new URL("./fixtures/portfolio-cases.json", import.meta.url);
const { cases } = JSON.parse(await readFile(fixture, "utf8")) as { cases: PublicCase[] };

let house: ProductsTestApp;
let key: string;
let stranger: string;
beforeAll(async () => {
  house = await buildProductsApp({
    async mount(app, shared) {
      const { store, clock } = shared.parts;
      const prices = await createPrices(store, { clock });
      await app.register(optimizerRoutes, { ...shared, prices });
    },
  });
  key = await house.issueKey("acc_one", ["optimizer"]);
  stranger = await house.issueKey("acc_two", ["all"]);
});
afterAll(() => house.close());

const send = (payload: object, bearer = key) =>
  house.app.inject({
    method: "POST",
    url: "/v1/optimizer/optimize",
    headers: { authorization: `Bearer ${bearer}` },
    payload,
  });

async function optimize(payload: object, bearer = key) {
  const reply = await send(payload, bearer);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

const sumOf = (weights: Record<string, number>) =>
  Object.values(weights).reduce((sum, weight) => sum + weight, 0);

describe("POST /v1/optimizer/optimize", () => {
  it.each(cases)("finds the published portfolio: $name", async (one) => {
    const isLeast = one.kind === "min_volatility";
    // Nothing returns more than 100 %, so the least variance is what is left.
    const request = isLeast ? { ...one.request, risk_free_rate: 1 } : one.request;
    const answer = await optimize({ ...request, covariance_method: "sample" });
    expect(Object.keys(answer.weights)).toEqual(one.request.assets);
    for (const [asset, weight] of Object.entries(one.expected.weights)) {
      expect(Math.abs(answer.weights[asset] - weight)).toBeLessThanOrEqual(one.tolerance.weights);
    }
    const near = (value: number, wanted: number) =>
      expect(Math.abs(value - wanted)).toBeLessThanOrEqual(one.tolerance.metrics);
    near(answer.expected_return, one.expected.expected_return);
    near(answer.volatility, one.expected.volatility);
    if (!isLeast) near(answer.sharpe_ratio, one.expected.sharpe_ratio);
    expect(answer.method).toBe(
      isLeast
        ? "min_variance"
        : one.request.target_return
          ? "min_variance_at_target"
          : "max_sharpe",
    );
  });

  it("answers with shrinkage by default and says where its figures come from", async () => {
    const answer = await optimize({ assets: ["AAPL", "JPM", "XOM"], risk_free_rate: 0.02 });
    expect(answer).toMatchObject({
      tsirelson_constant: 2 * Math.sqrt(2),
      method: "max_sharpe",
      returns_method: "cagr",
      covariance_method: "ledoit-wolf",
      observations: 7125,
      periods_per_year: 252,
      frequency: "daily",
      as_of: "2018-04-11",
    });
    expect(answer.data_source).toMatch(/^built-in sample: 20 US stocks, daily to 2018-04-11/);
    expect(answer).not.toHaveProperty("sources");
    expect(answer.shrinkage).toBeGreaterThan(0);
    expect(answer.shrinkage).toBeLessThan(0.1);
    expect(Math.abs(sumOf(answer.weights) - 1)).toBeLessThanOrEqual(1e-9);
    expect(Math.min(...(Object.values(answer.weights) as number[]))).toBeGreaterThanOrEqual(0);
    expect(answer.sharpe_ratio).toBeCloseTo((answer.expected_return - 0.02) / answer.volatility, 9);
    expect(answer.latency_ms).toBe(Math.round(answer.latency_ms * 100) / 100);
  });

  it("gives one asset all of the weight", async () => {
    const answer = await optimize({ assets: ["GOLD"], risk_free_rate: 0 });
    expect(answer).toMatchObject({
      weights: { GOLD: 1 },
      frequency: "monthly",
      as_of: "2023-06-30",
    });
    expect(answer.notes.join()).toContain("variance was taken 1.5 times");
  });

  it("brings daily and monthly prices to months and names both sources", async () => {
    const assets = ["AAPL", "GOLD"];
    const answer = await optimize({ assets, risk_free_rate: 0.01 });
    expect(answer).toMatchObject({
      frequency: "monthly",
      periods_per_year: 12,
      as_of: "2018-03-31",
    });
    expect(answer.notes[0]).toContain("all were made monthly");
    expect(answer.sources).toMatchObject([
      { assets: ["AAPL"], first_date: "1989-12-29", last_date: "2018-04-11" },
      { assets: ["GOLD"], first_date: "1986-01-31", last_date: "2023-06-30" },
    ]);
  });

  it("takes tickers in any case, and answers them as they were written", async () => {
    const assets = ["aapl", "MSFT", "Goog", "ibm"];
    const answer = await optimize({ assets, risk_free_rate: 0.02 });
    expect(Object.keys(answer.weights)).toEqual(assets);
    expect(answer).toMatchObject({ frequency: "monthly", as_of: "2010-02-28" });
    expect(answer.sources).toMatchObject([
      { assets: ["aapl", "Goog"], last_date: "2018-04-11" },
      { assets: ["MSFT", "ibm"], first_date: "2000-01-31", last_date: "2010-02-28" },
    ]);
    const written = { assets: ["AAPL", "MSFT", "GOOG", "IBM"], risk_free_rate: 0.02 };
    const same = await optimize(written);
    expect(Object.values(answer.weights)).toEqual(Object.values(same.weights));
  });

  it("lets the prices of an asset class stand for a fund, and says so", async () => {
    const assets = ["SPY", "tlt", "GLD"];
    const answer = await optimize({ assets, risk_free_rate: 0.02 });
    const classes = ["US_EQUITY", "US_TREASURY_10Y", "GOLD"];
    expect(answer.proxy_for).toEqual({ SPY: classes[0], tlt: classes[1], GLD: classes[2] });
    expect(answer.notes[0]).toBe("no prices of SPY are known: those of US_EQUITY stand for them");
    const byClass = await optimize({ assets: classes, risk_free_rate: 0.02 });
    expect(Object.values(answer.weights)).toEqual(Object.values(byClass.weights));
    expect(byClass).not.toHaveProperty("proxy_for");
  });

  it("takes the later name or the other share of a company for it", async () => {
    const answer = await optimize({ assets: ["GOOGL", "META"], risk_free_rate: 0.02 });
    expect(answer.proxy_for).toEqual({ GOOGL: "GOOG", META: "FB" });
  });

  it("says when prices end years before the others, and when there are few", async () => {
    const answer = await optimize({ assets: ["AAPL", "MSFT"], risk_free_rate: 0.02 });
    expect(answer.notes).toContain(
      "the prices of MSFT end on 2010-02-28: later ones of the others have no part in the covariance",
    );
    const prices = { a: [1, 1.1, 1.2, 1.1], b: [2, 2.1, 2.05, 2.2] };
    const few = await optimize({ assets: ["a", "b"], risk_free_rate: 0.02, prices });
    expect(few.notes).toContain("3 returns are too few for annual figures that mean anything");
  });

  it("shares the weight of a class between two of its funds", async () => {
    const two = await optimize({ assets: ["SPY", "VOO", "GLD"], risk_free_rate: 0.02 });
    expect(two.weights.SPY).toBeCloseTo(two.weights.VOO, 6);
    expect(sumOf(two.weights)).toBeCloseTo(1, 9);
  });

  it("prefers what the operator imported, also under a name in capitals", async () => {
    const { columns } = await readPriceTable(
      "date,USO,Mixed\n2024-01-01,10,20\n2024-01-02,10.1,20.1\n2024-01-03,10,20.3\n2024-01-04,10.2,20.2\n",
    );
    const about = { source: "broker", isReplacing: false, now: 0 };
    await storePrices(house.platform.store, columns, about);
    const answer = await optimize({ assets: ["uso", "Mixed"], risk_free_rate: 0 });
    expect(answer).toMatchObject({ data_source: "broker", as_of: "2024-01-04" });
    expect(answer).not.toHaveProperty("proxy_for");
  });

  it("takes the caller's own prices, dated or not", async () => {
    const prices = { a: [100, 101, 103, 102, 106], b: [50, 50.1, 50.3, 50.4, 50.2] };
    const body = { assets: ["a", "b"], risk_free_rate: -0.5, prices, returns_method: "arithmetic" };
    const undated = await optimize(body);
    expect(undated).toMatchObject({
      data_source: "request",
      as_of: null,
      observations: 4,
      periods_per_year: 252,
      returns_method: "arithmetic",
    });
    const few = "4 returns are too few for annual figures that mean anything";
    expect(undated.notes).toEqual([
      "the prices came without dates and count as those of days",
      few,
    ]);
    const dates = ["2024-01-31", "2024-02-29", "2024-03-31", "2024-04-30", "2024-05-31"];
    const dated = await optimize({ ...body, dates });
    expect(dated).toMatchObject({ as_of: "2024-05-31", periods_per_year: 12 });
    expect(dated.notes).toEqual([few]);
  });

  it("takes the number of periods in a year as it is told", async () => {
    const body = { assets: ["a"], risk_free_rate: 0, returns_method: "arithmetic" };
    const prices = { a: [100, 101, 103, 102] };
    const six = await optimize({ ...body, prices, periods_per_year: 6 });
    const twelve = await optimize({ ...body, prices, periods_per_year: 12 });
    expect(six.periods_per_year).toBe(6);
    expect(twelve.expected_return).toBeCloseTo(2 * six.expected_return, 12);
    expect(twelve.volatility).toBeCloseTo(Math.SQRT2 * six.volatility, 12);
  });

  it("takes the caller's own moments", async () => {
    const answer = await optimize({
      assets: ["stocks", "constructor"],
      risk_free_rate: 0.02,
      expected_returns: { stocks: 0.1, constructor: 0.06 },
      covariance: [
        [0.04, 0],
        [0, 0.01],
      ],
    });
    // Without covariance the weights go as excess return over variance: 0.08/0.04 to 0.04/0.01.
    expect(answer.weights.stocks).toBeCloseTo(1 / 3, 6);
    expect(answer.weights.constructor).toBeCloseTo(2 / 3, 6);
    expect(answer).toMatchObject({
      returns_method: "given",
      covariance_method: "given",
      data_source: "request",
      as_of: null,
    });
    expect(answer.expected_return).toBeCloseTo(0.1 / 3 + 0.12 / 3, 6);
  });

  it("keeps bounds for all assets and for some", async () => {
    const assets = ["AAPL", "JPM", "XOM"];
    const all = await optimize({ assets, risk_free_rate: 0.02, weight_bounds: [0.2, 0.5] });
    for (const weight of Object.values(all.weights) as number[]) {
      expect(weight).toBeGreaterThanOrEqual(0.2 - 1e-12);
      expect(weight).toBeLessThanOrEqual(0.5 + 1e-12);
    }
    const some = { assets, risk_free_rate: 0.02, weight_bounds: { XOM: [0.6, 1] } };
    expect((await optimize(some)).weights.XOM).toBeCloseTo(0.6, 9);
  });

  it("answers the least variance where nothing returns more than the risk-free rate", async () => {
    const answer = await optimize({ assets: ["AAPL", "GE"], risk_free_rate: 0.9 });
    expect(answer.method).toBe("min_variance");
    expect(answer.notes[0]).toContain("the weights of least variance");
  });

  it("has no Sharpe ratio where nothing varies", async () => {
    const body = { assets: ["cash"], risk_free_rate: 0, expected_returns: { cash: 0.01 } };
    const answer = await optimize({ ...body, covariance: [[0]] });
    expect(answer).toMatchObject({ weights: { cash: 1 }, sharpe_ratio: null, volatility: 0 });
  });

  it("solves 200 assets with moments of their own", async () => {
    const assets = Array.from({ length: 200 }, (_, index) => `asset ${index}`);
    const answer = await optimize({
      assets,
      risk_free_rate: 0,
      expected_returns: Object.fromEntries(
        assets.map((asset, index) => [asset, 0.01 + index / 1e4]),
      ),
      covariance: assets.map((_, row) => assets.map((_, column) => (row === column ? 0.05 : 0.01))),
    });
    expect(Object.keys(answer.weights)).toHaveLength(200);
    expect(Math.abs(sumOf(answer.weights) - 1)).toBeLessThanOrEqual(1e-9);
  });

  it("computes with the prices of the operator, for every account alike", async () => {
    const rows = [
      "2024-01-01,10,20",
      "2024-01-02,10.1,20.1",
      "2024-01-03,10,20.3",
      "2024-01-04,10.2,20.2",
    ];
    const { columns } = await readPriceTable(`date,ONE,TWO\n${rows.join("\n")}\n`);
    const about = { source: "broker", isReplacing: false, now: 0 };
    await storePrices(house.platform.store, columns, about);
    const body = { assets: ["ONE", "TWO"], risk_free_rate: 0.02 };
    const [{ latency_ms: _, ...mine }, { latency_ms: __, ...theirs }] = await Promise.all([
      optimize(body),
      optimize(body, stranger),
    ]);
    expect(mine).toMatchObject({ data_source: "broker", as_of: "2024-01-04", observations: 3 });
    expect(theirs).toEqual(mine);
  });
});

describe("GET /v1/optimizer/assets", () => {
  it("lists every asset once, page by page", async () => {
    const names: string[] = [];
    for (let cursor = "", page = 0; page < 10; page += 1) {
      const url = `/v1/optimizer/assets?limit=7${cursor && `&cursor=${cursor}`}`;
      const reply = await house.app.inject({
        url,
        headers: { authorization: `Bearer ${stranger}` },
      });
      expect(reply.statusCode).toBe(200);
      const { assets, next_cursor } = reply.json();
      names.push(...assets.map(({ asset }: { asset: string }) => asset));
      if (next_cursor === null) break;
      cursor = next_cursor;
    }
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toEqual(expect.arrayContaining(["AAPL", "XOM", "GOLD", "US_EQUITY"]));
  });

  it("tells source, dates and number of prices", async () => {
    const url = "/v1/optimizer/assets?limit=1";
    const reply = await house.app.inject({ url, headers: { authorization: `Bearer ${key}` } });
    expect(reply.json()).toEqual({
      assets: [
        {
          asset: "AAPL",
          source: expect.stringMatching(/^built-in sample: 20 US stocks/),
          first_date: "1989-12-29",
          last_date: "2018-04-11",
          observations: 7126,
        },
      ],
      next_cursor: expect.any(String),
    });
  });
});
