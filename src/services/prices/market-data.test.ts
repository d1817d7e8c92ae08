import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { temporaryStore } from "../../../test/helpers/temporary-store.js";
import { createPrices } from "./create-prices.js";
import { openMarketData } from "./market-data.js";
import { storePrices } from "./price-store.js";
import { PricesUnavailable } from "./prices.js";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer;
let asked: { url: string | undefined; authorization: string | undefined }[] = [];
const server = createServer((request, response) => {
  asked.push({ url: request.url, authorization: request.headers.authorization });
  answer(request, response);
});
let base = "";
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  answer = (_request, response) => response.end(csv);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const csv = "date,price\n2024-01-03,2\n2024-01-02,1.5\n";
const json =
  (body: unknown): Answer =>
  (_request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  };
let now = 0;
const open = (path = "/v1/prices", apiKey?: string) =>
  openMarketData({ url: `${base}${path}`, apiKey, clock: () => now });

describe("the remote source of prices", () => {
  it("asks for each asset under its name, with the key, and reads CSV", async () => {
    const market = open("/v1/prices/", "secret");
    expect(await market.find("BRK:A")).toEqual({
      asset: "BRK:A",
      dates: ["2024-01-02", "2024-01-03"],
      prices: [1.5, 2],
      periodsPerYear: 252,
      source: `market data of ${new URL(base).host}`,
      varianceFactor: 1,
    });
    expect(asked).toEqual([{ url: "/v1/prices/BRK%3AA", authorization: "Bearer secret" }]);
    await market.close();
  });

  it("puts the name where the address has a place for it, and reads JSON", async () => {
    const prices = [
      { date: "2024-02-29", price: 3 },
      { date: "2024-01-31T00:00:00Z", price: 2 },
    ];
    answer = json({ asset: "X", prices });
    const market = open("/series?of={asset}&adjusted=1");
    expect(await market.find("X")).toMatchObject({
      dates: ["2024-01-31", "2024-02-29"],
      prices: [2, 3],
      periodsPerYear: 12,
    });
    expect(asked).toEqual([{ url: "/series?of=X&adjusted=1", authorization: undefined }]);
    await market.close();
  });

  it("keeps what it learned for an hour, unknown assets too, and asks once for many", async () => {
    const market = open();
    await Promise.all([market.find("A"), market.find("A")]);
    answer = (_request, response) => response.writeHead(404).end("no");
    expect(await market.find("B")).toBeUndefined();
    now += 3_599_999;
    expect(await market.find("A")).toBeDefined();
    expect(await market.find("B")).toBeUndefined();
    expect(asked).toHaveLength(2);
    now += 1;
    expect(await market.find("A")).toBeUndefined();
    expect(asked).toHaveLength(3);
    await market.close();
  });

  it.each<[string, Answer]>([
    ["a server error", (_request, response) => response.writeHead(500).end("oh")],
    ["a redirect", (_request, response) => response.writeHead(302, { location: "/other" }).end()],
    ["a connection that breaks", (request) => request.socket.destroy()],
    ["text that is no prices", (_request, response) => response.end("<html>hello</html>")],
    ["a price of 0", (_request, response) => response.end("date,price\n2024-01-01,0\n")],
    ["JSON that is cut off", (_request, response) => response.end('{"prices": [')],
    ["JSON without prices", json({ prices: [] })],
    ["JSON with a negative price", json({ prices: [{ date: "2024-01-01", price: -1 }] })],
    ["JSON with a bad date", json({ prices: [{ date: "2024-13-01", price: 1 }] })],
    [
      "JSON with a day twice",
      json({
        prices: [
          { date: "2024-01-01", price: 1 },
          { date: "2024-01-01", price: 2 },
        ],
      }),
    ],
    [
      "more than 8 MiB",
      (_request, response) => response.end(`date,price\n${"2024-01-01,1\n".repeat(700_000)}`),
    ],
  ])("calls %s unavailable, and asks again the next time", async (_title, broken) => {
    const market = open();
    answer = broken;
    await expect(market.find("A")).rejects.toThrow(PricesUnavailable);
    answer = (_request, response) => response.end(csv);
    expect(await market.find("A")).toMatchObject({ prices: [1.5, 2] });
    expect(asked.map(({ url }) => url)).toEqual(["/v1/prices/A", "/v1/prices/A"]);
    await market.close();
  });

  it("shows neither the address nor the key in what it says", async () => {
    const market = openMarketData({
      url: "http://127.0.0.1:9/p",
      apiKey: "hush",
      clock: () => now,
    });
    const failure = await market.find("A").catch((error: unknown) => error);
    expect(String(failure)).not.toMatch(/hush|127\.0\.0\.1/);
    expect(failure).toBeInstanceOf(PricesUnavailable);
    await market.close();
  });

  it("comes after what was imported and before the samples, which never stand in for it", async () => {
    const store = await temporaryStore();
    const columns = [{ asset: "OWN", dates: ["2024-01-01"], prices: [9] }];
    await storePrices(store, columns, { source: "broker", isReplacing: false, now });
    const prices = await createPrices(store, { clock: () => now, marketDataUrl: `${base}/p` });
    answer = (request, response) =>
      request.url === "/p/GE" ? response.end(csv) : response.writeHead(404).end();
    const found = await prices.find(["OWN", "GE", "GOLD", "NOPE", ".."]);
    expect(found.map((series) => series?.source.slice(0, 11))).toEqual([
      "broker",
      "market data",
      "built-in sa",
      undefined,
      undefined,
    ]);
    expect(asked.map(({ url }) => url).sort()).toEqual(["/p/GE", "/p/GOLD", "/p/NOPE"]);
    answer = (_request, response) => response.writeHead(500).end();
    await expect(prices.find(["AAPL"])).rejects.toThrow(PricesUnavailable);
    await prices.close();
    await store.close();
  });
});
