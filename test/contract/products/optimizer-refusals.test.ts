import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { optimizerRoutes } from "../../../src/apis/products/optimizer/optimizer.js";
import { createPrices } from "../../../src/services/prices/create-prices.js";
import { storePrices } from "../../../src/services/prices/price-store.js";
import { type Prices, PricesUnavailable } from "../../../src/services/prices/prices.js";
import { buildProductsApp, type ProductsTestApp } from "../../helpers/apps/products-app.js";

let house: ProductsTestApp;
let key: string;
let isSourceSilent = false;
beforeAll(async () => {
  house = await buildProductsApp({
    async mount(app, shared) {
      const { store, clock } = shared.parts;
      const known = await createPrices(store, { clock });
      const prices: Prices = {
        ...known,
        async find(assets) {
          if (isSourceSilent) throw new PricesUnavailable("the source answered with status 500");
          return known.find(assets);
        },
      };
      await app.register(optimizerRoutes, { ...shared, prices });
      const short = { asset: "SHORT", dates: ["2024-01-01", "2024-01-02"], prices: [1, 2] };
      const late = {
        asset: "LATE",
        dates: ["2030-01-01", "2030-01-02", "2030-01-03", "2030-01-04"],
        prices: [1, 2, 3, 4],
      };
      await storePrices(store, [short, late], { source: "test", isReplacing: false, now: 0 });
    },
  });
  key = await house.issueKey("acc_one", ["optimizer"]);
});
afterAll(() => house.close());

const post = (payload: object | string, bearer = key) =>
  house.app.inject({
    method: "POST",
    url: "/v1/optimizer/optimize",
    headers: { authorization: `Bearer ${bearer}` },
    payload,
  });

const two = { assets: ["AAPL", "JPM"], risk_free_rate: 0.02 };
const own = { assets: ["a", "b"], risk_free_rate: 0.02 };
const moments = { ...own, expected_returns: { a: 0.1, b: 0.05 } };
const many = Array.from({ length: 201 }, (_, index) => `asset ${index}`);

describe("POST /v1/optimizer/optimize refuses", () => {
  it("a number that is not finite, as a field", async () => {
    const reply = await post('{"assets":["AAPL"],"risk_free_rate":-1e400}');
    const message = "the body holds a number out of range";
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error).toMatchObject({
      code: "validation_error",
      details: [{ path: "/risk_free_rate", message }],
    });
  });

  it.each<[string, object, number, string, string | undefined, RegExp]>([
    ["no assets", { risk_free_rate: 0 }, 400, "invalid_request", "/assets", /assets is required/],
    [
      "no risk-free rate",
      { assets: ["AAPL"] },
      400,
      "invalid_request",
      "/risk_free_rate",
      /is required/,
    ],
    ["empty assets", { ...two, assets: [] }, 422, "validation_error", "/assets", /./],
    ["201 assets", { ...two, assets: many }, 422, "validation_error", "/assets", /./],
    [
      "assets that are no strings",
      { ...two, assets: [1] },
      422,
      "validation_error",
      "/assets/0",
      /string/,
    ],
    ["an empty name", { ...two, assets: [""] }, 422, "validation_error", "/assets/0", /at least 1/],
    [
      "the same asset twice",
      { ...two, assets: ["GE", "GE"] },
      422,
      "validation_error",
      "/assets/1",
      /GE more than once/,
    ],
    [
      "the same asset in two cases",
      { ...two, assets: ["GE", "T", "ge"] },
      422,
      "validation_error",
      "/assets/2",
      /ge is the same asset as GE/,
    ],
    [
      "a rate as text",
      { ...two, risk_free_rate: "0.02" },
      422,
      "validation_error",
      "/risk_free_rate",
      /number/,
    ],
    [
      "a rate in percent",
      { ...two, risk_free_rate: 2 },
      422,
      "validation_error",
      "/risk_free_rate",
      /<= 1/,
    ],
    [
      "a rate below the range",
      { ...two, risk_free_rate: -0.51 },
      422,
      "validation_error",
      "/risk_free_rate",
      />= -0.5/,
    ],
    [
      "another method",
      { ...two, returns_method: "log" },
      422,
      "validation_error",
      "/returns_method",
      /one of cagr, arithmetic/,
    ],
    [
      "another covariance",
      { ...two, covariance_method: "x" },
      422,
      "validation_error",
      "/covariance_method",
      /one of/,
    ],
    [
      "367 periods a year",
      { ...two, periods_per_year: 367 },
      422,
      "validation_error",
      "/periods_per_year",
      /<= 366/,
    ],
    [
      "a target out of reach",
      { ...two, target_return: 0.9 },
      422,
      "validation_error",
      "/target_return",
      /from 0\.15\d* to 0\.29/,
    ],
    [
      "bounds of three numbers",
      { ...two, weight_bounds: [0, 1, 1] },
      422,
      "validation_error",
      "/weight_bounds",
      /./,
    ],
    [
      "bounds outside 0 to 1",
      { ...two, weight_bounds: [-0.1, 1] },
      422,
      "validation_error",
      "/weight_bounds/0",
      />= 0/,
    ],
    [
      "bounds that cross",
      { ...two, weight_bounds: [0.6, 0.4] },
      422,
      "validation_error",
      "/weight_bounds",
      /above/,
    ],
    [
      "bounds that cross for one",
      { ...two, weight_bounds: { JPM: [1, 0] } },
      422,
      "validation_error",
      "/weight_bounds/JPM",
      /above/,
    ],
    [
      "bounds of a stranger",
      { ...two, weight_bounds: { GE: [0, 1] } },
      422,
      "validation_error",
      "/weight_bounds/GE",
      /not one of assets/,
    ],
    [
      "bounds that cannot sum to 1",
      { ...two, weight_bounds: [0, 0.4] },
      422,
      "validation_error",
      "/weight_bounds",
      /below 1/,
    ],
    [
      "too few prices in store",
      { ...two, assets: ["AAPL", "SHORT"] },
      422,
      "validation_error",
      "/assets/1",
      /SHORT has 2 prices/,
    ],
    [
      "prices without common dates",
      { ...two, assets: ["AAPL", "LATE"] },
      422,
      "validation_error",
      "/assets",
      /share 0 returns/,
    ],
    [
      "own prices of 0",
      { ...own, prices: { a: [1, 0, 2], b: [1, 2, 3] } },
      422,
      "validation_error",
      "/prices/a/1",
      /> 0/,
    ],
    [
      "two own prices",
      { ...own, prices: { a: [1, 2], b: [1, 2] } },
      422,
      "validation_error",
      "/prices/a",
      /./,
    ],
    [
      "own prices for one only",
      { ...own, prices: { a: [1, 2, 3] } },
      422,
      "validation_error",
      "/prices/b",
      /nothing of b/,
    ],
    [
      "own prices of other length",
      { ...own, prices: { a: [1, 2, 3, 4], b: [1, 2, 3] } },
      422,
      "validation_error",
      "/prices/b",
      /equally many/,
    ],
    [
      "too few own prices for shrinkage",
      { ...own, prices: { a: [1, 2, 3], b: [1, 3, 2] } },
      422,
      "validation_error",
      "/prices/a",
      /at least 4/,
    ],
    [
      "dates of other length",
      {
        ...own,
        prices: { a: [1, 2, 3], b: [1, 2, 3] },
        dates: ["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-04"],
      },
      422,
      "validation_error",
      "/dates",
      /4 dates for 3 prices/,
    ],
    [
      "dates that do not ascend",
      {
        ...own,
        prices: { a: [1, 2, 3], b: [1, 2, 3] },
        dates: ["2024-01-01", "2024-01-03", "2024-01-02"],
      },
      422,
      "validation_error",
      "/dates/2",
      /ascend/,
    ],
    [
      "dates that are none",
      { ...own, prices: { a: [1, 2, 3], b: [1, 2, 3] }, dates: ["2024-01-01", "2024-01-32", "x"] },
      422,
      "validation_error",
      "/dates/1",
      /2026-01-31/,
    ],
    [
      "dates without prices",
      { ...two, dates: ["2024-01-01", "2024-01-02", "2024-01-03"] },
      422,
      "validation_error",
      "/dates",
      /there are none/,
    ],
    [
      "prices with moments",
      { ...moments, prices: { a: [1, 2, 3], b: [1, 2, 3] } },
      422,
      "validation_error",
      "/prices",
      /together/,
    ],
    ["returns without covariance", moments, 400, "invalid_request", "/covariance", /is required/],
    [
      "covariance without returns",
      {
        ...own,
        covariance: [
          [1, 0],
          [0, 1],
        ],
      },
      400,
      "invalid_request",
      "/expected_returns",
      /is required/,
    ],
    [
      "returns for one only",
      {
        ...own,
        expected_returns: { a: 1 },
        covariance: [
          [1, 0],
          [0, 1],
        ],
      },
      422,
      "validation_error",
      "/expected_returns/b",
      /nothing of b/,
    ],
    [
      "one row",
      { ...moments, covariance: [[1, 0]] },
      422,
      "validation_error",
      "/covariance",
      /2 rows of 2/,
    ],
    [
      "a short row",
      { ...moments, covariance: [[1, 0], [0]] },
      422,
      "validation_error",
      "/covariance/1",
      /2 rows of 2/,
    ],
    [
      "text in the covariance",
      {
        ...moments,
        covariance: [
          [1, "0"],
          [0, 1],
        ],
      },
      422,
      "validation_error",
      "/covariance/0/1",
      /number/,
    ],
    [
      "a negative variance",
      {
        ...moments,
        covariance: [
          [1, 0],
          [0, -1],
        ],
      },
      422,
      "validation_error",
      "/covariance/1/1",
      />= 0/,
    ],
    [
      "an asymmetric covariance",
      {
        ...moments,
        covariance: [
          [1, 0.2],
          [0.1, 1],
        ],
      },
      422,
      "validation_error",
      "/covariance/0/1",
      /symmetric/,
    ],
    [
      "a covariance of no variables",
      {
        ...moments,
        covariance: [
          [1, 2],
          [2, 1],
        ],
      },
      422,
      "validation_error",
      "/covariance",
      /positive semidefinite/,
    ],
  ])("%s", async (_title, body, status, code, path, message) => {
    const reply = await post(body);
    expect(reply.statusCode, reply.body).toBe(status);
    const { error } = reply.json();
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(error.details[0].path).toBe(path);
  });

  it("unknown assets, naming them and what is known", async () => {
    const reply = await post({ ...two, assets: ["AAPL", "NOPE", "constructor", "né"] });
    expect(reply.statusCode).toBe(404);
    const { error } = reply.json();
    expect(error.code).toBe("not_found");
    expect(error.message).toMatch(/of NOPE, constructor, né; known are AAPL, AMD, .*XOM; bring/);
    expect(error.message).toContain(
      "bring your own in `prices`, or have the operator import them with `gatehouse prices import`",
    );
    expect(error.details.map(({ path }: { path: string }) => path)).toEqual([
      "/assets/1",
      "/assets/2",
      "/assets/3",
    ]);
  });

  it("to answer while the source of prices is silent", async () => {
    isSourceSilent = true;
    const reply = await post(two);
    isSourceSilent = false;
    expect(reply.statusCode).toBe(503);
    expect(reply.json().error.code).toBe("unavailable");
    expect(reply.headers["retry-after"]).toBeDefined();
    expect(reply.body).not.toContain("status 500");
    expect((await post(two)).statusCode).toBe(200);
  });

  it("callers without a key or the scope, and bodies that are too large or broken", async () => {
    const other = await house.issueKey("acc_one", ["vectordb"]);
    expect(
      (await house.app.inject({ method: "POST", url: "/v1/optimizer/optimize" })).statusCode,
    ).toBe(401);
    expect((await house.app.inject({ url: "/v1/optimizer/assets" })).statusCode).toBe(401);
    expect((await post(two, other)).statusCode).toBe(403);
    expect((await post(" ".repeat(1_048_577))).statusCode).toBe(413);
    expect((await post('{"assets": [')).statusCode).toBe(400);
  });

  it("bad pages of the list of assets", async () => {
    for (const query of ["limit=0", "limit=201", "cursor=!", "cursor=YXNzZXRz"]) {
      const url = `/v1/optimizer/assets?${query}`;
      const reply = await house.app.inject({ url, headers: { authorization: `Bearer ${key}` } });
      expect([query, reply.statusCode]).toEqual([query, 422]);
    }
  });
});
