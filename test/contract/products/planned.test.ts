import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plannedProductRoutes } from "../../../src/apis/products/planned-products.js";
import { buildProductsApp, type ProductsTestApp } from "../../helpers/apps/products-app.js";
import { readDocumentedApi } from "../../helpers/documented-answers.js";

const ACCOUNT = "acc_000000000000000000000001";
const MEBIBYTE = 1_048_576;

let house: ProductsTestApp;
beforeAll(async () => {
  house = await buildProductsApp({
    perMinute: 5,
    async mount(app, shared) {
      app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
      await app.register(plannedProductRoutes, shared);
    },
  });
});
afterAll(() => house.close());

const call = (method: "POST", url: string, key: string | undefined, payload?: string) =>
  house.app.inject({
    method,
    url,
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    ...(payload === undefined ? {} : { payload }),
  });

const planned = [
  ["POST", "/v1/detector/detect", "detector", 2 * MEBIBYTE],
  ["POST", "/v1/detector/detect-batch", "detector", 8 * MEBIBYTE],
] as const;

describe.each(planned)("%s %s", (method, url, product, bytesMax) => {
  it("takes a body up to its limit, and 413 over it", async () => {
    const key = await house.issueKey(ACCOUNT);
    const text = (bytes: number) => "x".repeat(bytes);
    expect((await call(method, url, key, text(bytesMax))).statusCode).toBe(503);
    expect((await call(method, url, key, text(bytesMax + 1))).statusCode).toBe(413);
  });

  it("says that it is not built, and to come back in a day", async () => {
    for (const scopes of [[product], ["all"]]) {
      const reply = await call(method, url, await house.issueKey(ACCOUNT, scopes));
      expect(reply.statusCode).toBe(503);
      expect(reply.json()).toEqual({
        error: {
          code: "unavailable",
          message: `the product "${product}" is not built in this release`,
          request_id: expect.any(String),
        },
      });
      expect(reply.headers["retry-after"]).toBe("86400");
      expect(reply.headers.ratelimit).toBe('"minute";r=4;t=60');
    }
  });

  it("is 401 without a key and 403 without the scope", async () => {
    expect((await call(method, url, undefined)).statusCode).toBe(401);
    const key = await house.issueKey(ACCOUNT, ["vectordb", "optimizer"]);
    expect((await call(method, url, key)).statusCode).toBe(403);
  });

  it("is 429 over the rate", async () => {
    const key = await house.issueKey(ACCOUNT);
    const statuses: number[] = [];
    for (let place = 0; place < 6; place += 1) {
      statuses.push((await call(method, url, key)).statusCode);
    }
    expect(statuses).toEqual([503, 503, 503, 503, 503, 429]);
  });

  it("is described with what it answers", async () => {
    const { routes } = await readDocumentedApi(house.app);
    const operation = [...routes.values()].find(({ path }) => path === url)?.operation;
    expect(operation?.security).toEqual([{ productsKey: [] }]);
    expect(Object.keys(operation?.responses ?? {})).toEqual([
      "401",
      "403",
      "413",
      "429",
      "500",
      "503",
    ]);
  });
});
