import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type DocumentedApi, readDocumentedApi } from "../../helpers/documented-answers.js";

const ORIGIN = "http://gatehouse.test";
const CARD_TYPE = "application/mcp-server-card+json";
const CATALOG_LINK = '</.well-known/api-catalog>; rel="api-catalog"';

/** Path, media type, operation and how long it may be used unasked. */
const DOCUMENTS = [
  ["/mcp/server-card", CARD_TYPE, "getServerCard", "public, max-age=3600"],
  [
    "/.well-known/mcp/server-card.json",
    CARD_TYPE,
    "getWellKnownServerCard",
    "public, max-age=3600",
  ],
  ["/.well-known/ai-catalog.json", "application/ai-catalog+json", "getAiCatalog", "no-cache"],
  [
    "/.well-known/api-catalog",
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    "getApiCatalog",
    "no-cache",
  ],
  [
    "/.well-known/http-message-signatures-directory",
    "application/http-message-signatures-directory+json",
    "getKeyDirectory",
    "public, max-age=3600",
  ],
  ["/sitemap.xml", "application/xml; charset=utf-8", "getSitemap", "no-cache"],
  ["/robots.txt", "text/plain; charset=utf-8", "getRobots", "no-cache"],
  ["/llms.txt", "text/plain; charset=utf-8", "getAgentGuide", "no-cache"],
] as const;

let house: TestApp;
let api: DocumentedApi;
beforeAll(async () => {
  house = await buildTestApp({ CORS_ORIGINS: "https://app.test" });
  api = await readDocumentedApi(house.app);
});
afterAll(() => house.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  house.app.inject({ url, headers });
const readJson = async <T>(url: string) => (await get(url)).json<T>();

/** Every address of this server in a document, wherever it stands. */
function addressesIn(text: string): string[] {
  return [...text.matchAll(/http:\/\/gatehouse\.test([^"<>)\s`]*)/g)].map(([, path]) => path ?? "");
}

describe.each(DOCUMENTS)("%s", (url, type, operationId, cacheControl) => {
  it("answers as it is described, with a strong ETag that brings 304", async () => {
    const whole = await get(url);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      "content-type": type,
      "content-length": String(whole.rawPayload.length),
      "cache-control": cacheControl,
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
      link: CATALOG_LINK,
    });
    const unchanged = await get(url, { "if-none-match": String(whole.headers.etag) });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
    expect(unchanged.headers["cache-control"]).toBe(cacheControl);
    api.expectDocumented(operationId, unchanged);
    api.expectDocumented(operationId, whole);
  });

  it("answers HEAD with the headers of GET", async () => {
    const [head, whole] = [await house.app.inject({ method: "HEAD", url }), await get(url)];
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    for (const name of ["content-type", "content-length", "etag", "cache-control", "link"]) {
      expect(head.headers[name], name).toBe(whole.headers[name]);
    }
  });

  it("is for code of every site, which may also ask whether it is still the same", async () => {
    for (const origin of ["https://other.test", "https://app.test"]) {
      expect((await get(url, { origin })).headers).toMatchObject({
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "ETag, Link",
      });
      const preflight = await house.app.inject({
        method: "OPTIONS",
        url,
        headers: {
          origin,
          "access-control-request-method": "GET",
          "access-control-request-headers": "if-none-match",
        },
      });
      expect([preflight.statusCode, preflight.body]).toEqual([204, ""]);
      expect(preflight.headers).toMatchObject({
        "access-control-allow-origin": "*",
        "access-control-allow-methods": "GET",
        "access-control-allow-headers": "Content-Type, If-None-Match",
      });
    }
  });

  it("names the methods that it knows to who posts", async () => {
    const reply = await house.app.inject({ method: "POST", url });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  it("names only addresses of this server that answer", async () => {
    const { body } = await get(url);
    for (const address of addressesIn(body)) {
      const isLink = url !== "/llms.txt" || body.includes(`](${ORIGIN}${address})`);
      // The protocol is spoken by POST, and a service behind the gateway wants a key.
      if (!isLink || address === "/mcp" || address.startsWith("/v1/api/")) continue;
      expect((await get(address === "" ? "/" : address)).statusCode, address).toBe(200);
    }
  });
});

interface Card {
  readonly name: string;
  readonly version: string;
  readonly remotes: readonly Record<string, unknown>[];
}

describe("the server card", () => {
  it("says who the server is and where to connect, and no more", async () => {
    const card = await readJson<Card>("/mcp/server-card");
    expect(card).toMatchObject({
      $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
      name: "test.gatehouse/gatehouse",
      version: (await readJson<{ version: string }>("/health")).version,
    });
    expect(card.remotes).toHaveLength(1);
    expect(card.remotes[0]).toMatchObject({
      type: "streamable-http",
      url: `${ORIGIN}/mcp`,
      supportedProtocolVersions: expect.arrayContaining(["2026-07-28", "2025-11-25"]),
    });
    for (const primitive of ["tools", "resources", "prompts", "capabilities"]) {
      expect(card).not.toHaveProperty(primitive);
    }
  });

  it("is the same at both addresses", async () => {
    const [one, other] = [
      await get("/mcp/server-card"),
      await get("/.well-known/mcp/server-card.json"),
    ];
    expect(other.body).toBe(one.body);
  });
});

interface AiEntry {
  readonly type: string;
  readonly url: string;
  readonly identifier: string;
  readonly representativeQueries: readonly string[];
}

it("the AI catalog leads to the card under the media type that the card has", async () => {
  const catalog = await readJson<{ specVersion: string; entries: AiEntry[] }>(
    "/.well-known/ai-catalog.json",
  );
  expect(catalog.specVersion).toBe("1.0");
  for (const { type, url, identifier, representativeQueries } of catalog.entries) {
    expect(identifier).toMatch(/^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/);
    expect((await get(new URL(url).pathname)).headers["content-type"]).toBe(type);
    expect(representativeQueries.length).toBeLessThanOrEqual(5);
  }
});

interface Target {
  readonly href: string;
  readonly type: string;
}

type Context = { readonly anchor: string } & Readonly<Record<string, readonly Target[]>>;

describe("the API catalog", () => {
  it("is a set of links whose targets have the types that it tells", async () => {
    const { linkset } = await readJson<{ linkset: Context[] }>("/.well-known/api-catalog");
    for (const { anchor, ...relations } of linkset) {
      expect(new URL(anchor).origin).toBe(ORIGIN);
      for (const targets of Object.values(relations)) {
        for (const { href, type } of targets) {
          const reply = await get(new URL(href).pathname, { accept: type });
          expect(reply.headers["content-type"]?.toString().split(";")[0], href).toBe(type);
        }
      }
    }
    const anchors = linkset.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it("has the whole, every family, every service that is served, and the protocol", async () => {
    const { linkset } = await readJson<{ linkset: Context[] }>("/.well-known/api-catalog");
    const items = linkset.find(({ anchor }) => anchor.endsWith("/api-catalog"))?.item ?? [];
    const { tags } = await readJson<{ tags: { name: string }[] }>("/openapi.json");
    const { services } = await readJson<{ services: { slug: string; status: string }[] }>(
      "/v1/catalogue",
    );
    const served = services.filter(({ status }) => status !== "down");
    expect(items.map(({ href }) => href.slice(ORIGIN.length))).toEqual([
      "/openapi.json",
      ...tags.map(({ name }) => `/openapi/${name}.json`),
      ...served.map(({ slug }) => `/v1/catalogue/${slug}/openapi.json`),
      "/mcp/server-card",
    ]);
  });

  it.each([
    "/",
    "/docs",
    "/docs/jobs",
    "/docs/mcp",
    "/verify",
    "/api/v1/docs",
    "/openapi.json",
    "/openapi/jobs.json",
    "/v1/catalogue",
    "/v1/catalogue/events/openapi.json",
    "/api/agents/discover",
  ])("is linked to by %s", async (url) => {
    expect((await get(url)).headers.link).toBe(CATALOG_LINK);
  });
});

describe("the description of one family", () => {
  it("holds the operations of its family alone, and 304s", async () => {
    const reply = await get("/openapi/jobs.json");
    api.expectDocumented("getFamilyDocument", reply);
    const { paths, servers } = reply.json<{ paths: Record<string, object>; servers: object[] }>();
    expect(servers).toEqual([{ url: ORIGIN }]);
    expect(Object.keys(paths).length).toBeGreaterThan(5);
    for (const path of Object.keys(paths)) expect(path).toMatch(/^\/api\/agents\//);
    const tag = { "if-none-match": String(reply.headers.etag) };
    expect((await get("/openapi/jobs.json", tag)).statusCode).toBe(304);
  });

  it.each(["pages", "nothing", "..", "a".repeat(2_000), "__proto__"])(
    "is 404 for %s",
    async (name) => {
      const reply = await get(`/openapi/${encodeURIComponent(name)}.json`);
      api.expectDocumented("getFamilyDocument", reply);
      expect(reply.statusCode).toBe(404);
    },
  );
});

describe("/llms.txt", () => {
  it("names all of it", async () => {
    const { body } = await get("/llms.txt");
    const named = [
      "/docs.md",
      "/docs/jobs.md",
      "/api/v1/docs.md",
      "/docs/webhooks.md",
      "/mcp/server-card",
      "/.well-known/ai-catalog.json",
      "/.well-known/api-catalog",
      "/.well-known/http-message-signatures-directory",
      "/sitemap.xml",
    ];
    for (const path of named) expect(body, path).toContain(`](${ORIGIN}${path})`);
    expect(body).toContain(`\`${ORIGIN}/mcp\``);
  });
});
