import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../helpers/api-case.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";

const ROUTE = "/v1/browser-run/screenshot";
const at = (query: string) => ({ url: `${ROUTE}?${query}` });
const of = (target: string) => at(`target=${encodeURIComponent(target)}`);

describe("a request for a picture of a page", () => {
  let house: TestApp;
  beforeAll(async () => {
    // There is no browser, and none is started for what is refused before.
    house = await buildTestApp({
      BROWSER_EXECUTABLE: "/nowhere/chromium",
      VERTICALS_RATE_PER_MINUTE: "10000",
    });
  });
  afterAll(() => house.close());

  const notAPage = {
    error: {
      code: "invalid_request",
      message: expect.stringMatching(/^target must be the path of a page of this site, once and /),
      details: [{ path: "/target", message: expect.stringContaining("/docs") }],
      request_id: expect.stringMatching(/^req_/),
    },
  };

  apiCases(
    () => house.app,
    [
      {
        name: "is refused without a target",
        request: at(""),
        status: 400,
        body: { error: { code: "invalid_request", message: "target is required" } },
        headers: { "content-type": "application/json; charset=utf-8" },
      },
      {
        name: "is refused without a target, whatever else is wrong",
        request: at("width=1&height=none"),
        status: 400,
        body: { error: { code: "invalid_request", message: "target is required" } },
      },
      ...[
        "",
        "docs",
        "//gatehouse.test/docs",
        "/\\gatehouse.test",
        "http://gatehouse.test/docs",
        "https:docs",
        "javascript:alert(1)",
        "file:///etc/passwd",
        "/%2fgatehouse.test",
        "/docs/../v1/account",
        "/docs/%2e%2e/v1/account",
        "/docs..%2fv1",
        "/docs?x=1",
        "/docs#jobs",
        "/docs\u0000",
        "/docs\r\nx: y",
        "/DOCS",
        "/v1/account",
        "/v1/browser-run/screenshot",
        "/api/agents/discover",
        "/api/v1/docs",
        "/openapi.json",
        "/health",
        "/metrics",
        "/assets/app.css",
        `/docs/${"a".repeat(8_000)}`,
      ].map((target) => ({
        name: `is refused for the target ${JSON.stringify(target.slice(0, 40))}`,
        request: of(target),
        status: 400,
        body: notAPage,
      })),
      {
        name: "is refused for two targets",
        request: at("target=/docs&target=/status"),
        status: 400,
        body: notAPage,
      },
      {
        name: "is refused for a target that is not encoded at all",
        request: at("target=/docs/%"),
        status: 400,
        body: notAPage,
      },
      ...(
        [
          ["width=319", "/width", "width must be >= 320"],
          ["width=1921", "/width", "width must be <= 1920"],
          ["height=199", "/height", "height must be >= 200"],
          ["height=2001", "/height", "height must be <= 2000"],
          ["width=wide", "/width", "width must be an integer"],
          ["width=800.5", "/width", "width must be an integer"],
          ["height=1e3", "/height", "height must be a number, written in decimal digits"],
          ["height=", "/height", "height must be an integer"],
          ["width=400&width=500", "/width", "width must be an integer"],
        ] as const
      ).map(([query, path, message]) => ({
        name: `is refused with ${query}`,
        request: at(`target=/docs&${query}`),
        status: 422,
        body: { error: { code: "validation_error", message, details: [{ path, message }] } },
      })),
      ...["/docs/none", "/docs/pages.md", "/products/none", "/mcp/server-card"].map((target) => ({
        name: `finds no page at ${target}`,
        request: of(target),
        status: 404,
        body: { error: { code: "not_found", message: `a page at ${target} was not found` } },
      })),
      {
        name: "is told which package is missing where there is no browser",
        request: of("/docs"),
        status: 503,
        body: {
          error: {
            code: "unavailable",
            message:
              "BROWSER_EXECUTABLE names a file that is not there: correct it, or leave it out and install the package chromium",
          },
        },
        headers: { "retry-after": /^\d+$/, "cache-control": "no-store" },
      },
      {
        name: "is not posted",
        request: { method: "POST", url: ROUTE, payload: {} },
        status: 405,
        body: { error: { code: "method_not_allowed" } },
        headers: { allow: "GET, HEAD" },
      },
    ],
  );
});

describe("one address", () => {
  const MINUTE_MS = 60_000;
  let now = 1_000 * MINUTE_MS + 23_000;
  let house: TestApp;
  beforeAll(async () => {
    house = await buildTestApp(
      { VERTICALS_RATE_PER_MINUTE: "2", BROWSER_EXECUTABLE: "/nowhere/chromium" },
      { clock: () => now },
    );
  });
  afterAll(() => house.close());

  const ask = (remoteAddress: string) =>
    house.app.inject({ url: `${ROUTE}?target=/none`, remoteAddress });

  it("is told what is left of its minute, and refused beyond that", async () => {
    const [first, second, third] = [
      await ask("192.0.2.1"),
      await ask("192.0.2.1"),
      await ask("192.0.2.1"),
    ];
    expect([first, second].map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    const limits = [first, second, third].map(({ headers }) => headers.ratelimit);
    expect(limits).toEqual(['"minute";r=1;t=37', '"minute";r=0;t=37', '"minute";r=0;t=37']);
    expect(third.headers).toMatchObject({
      "ratelimit-policy": '"minute";q=2;w=60',
      "retry-after": "37",
    });
    expect([third.statusCode, third.json().error]).toMatchObject([
      429,
      { code: "rate_limited", message: "at most 2 requests a minute are taken from one address" },
    ]);
  });

  it("is not counted with another one, nor with its last minute", async () => {
    expect((await ask("192.0.2.2")).headers.ratelimit).toBe('"minute";r=1;t=37');
    now += MINUTE_MS;
    expect((await ask("192.0.2.1")).statusCode).toBe(400);
  });
});
