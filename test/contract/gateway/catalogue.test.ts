import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";

interface Entry {
  readonly slug: string;
  readonly purpose: string;
  readonly access: string;
  readonly methods: string[];
  readonly routes: {
    method: string;
    path: string;
    request: { parameters: object[]; body?: object };
    response: Record<string, object>;
  }[];
  readonly example: { method: string; path: string; body?: unknown };
  readonly price: string;
  readonly status: string;
  readonly reason?: string;
  readonly beyond?: boolean;
}

const SELF_SERVICE =
  "agents chatbot cost-guard design-gates events memory og-card page-extract repo-tasks sign";
const BY_REQUEST = "browser code-mode keyed-store quantum run-record text-gate";
const BACKENDS = fileURLToPath(new URL("../../../src/backends/", import.meta.url));
const built = readdirSync(BACKENDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

let house: TestApp;
let catalogue: { total: number; services: Entry[] };
let key: string;
beforeAll(async () => {
  house = await buildTestApp({ FREE_CALLS_PER_DAY: "100000" });
  catalogue = (await house.app.inject("/v1/catalogue")).json();
  key = await house.platform.store.durable.tx(async (tx) => {
    const byRequest = catalogue.services.filter(({ access }) => access === "by-request");
    for (const { slug } of byRequest) {
      await house.platform.keys.setGrant(tx, { ownerId: "acc_all", slug, granted: true });
    }
    const wanted = { realm: "gateway", ownerId: "acc_all", name: "all" } as const;
    return (await house.platform.keys.issue(tx, wanted)).text;
  });
});
afterAll(() => house.close());

const ask = (path: string, method: "GET" | "POST" = "GET", payload?: object) =>
  house.app.inject({
    method,
    url: `/v1/api/${path}`,
    headers: { authorization: `Bearer ${key}` },
    ...(payload ? { payload } : {}),
  });

describe("the catalogue", () => {
  it("lists the services of the specification with their access, without a key", () => {
    const slugs = (access: string) =>
      catalogue.services
        .filter((one) => one.access === access && !one.beyond)
        .map(({ slug }) => slug);
    expect(slugs("self-service").join(" ")).toBe(SELF_SERVICE);
    expect(slugs("by-request").join(" ")).toBe(BY_REQUEST);
  });

  it("marks those that the specification does not have", () => {
    const beyond = catalogue.services.filter((one) => one.beyond).map(({ slug }) => slug);
    expect(beyond).toContain("documents");
    expect(beyond.filter((slug) => slug !== "documents" && !built.includes(slug))).toEqual([]);
    expect(catalogue.total).toBe(16 + beyond.length);
    expect(catalogue.services).toHaveLength(catalogue.total);
    expect(catalogue.services.every(({ price }) => price === "free")).toBe(true);
  });

  it("serves every one of them", () => {
    const served = catalogue.services.filter(({ status }) => status !== "down");
    expect(served.map(({ slug }) => slug)).toEqual(built.sort());
  });

  it("describes every route of a service that is served, each schema whole", () => {
    for (const { slug, routes, methods, status } of catalogue.services) {
      if (status === "down") continue;
      expect(routes.length, slug).toBeGreaterThan(1);
      expect(methods, slug).toEqual([...new Set(routes.map(({ method }) => method))].sort());
      for (const { path, response } of routes) {
        expect(path).toMatch(/^\//);
        expect(Object.keys(response).length).toBeGreaterThan(0);
      }
      expect(JSON.stringify(routes)).not.toContain('"$ref"');
    }
  });

  it("gives each built service its own OpenAPI document, whose server is its address here", async () => {
    for (const slug of built) {
      const reply = await house.app.inject(`/v1/catalogue/${slug}/openapi.json`);
      const document = reply.json();
      expect([reply.statusCode, document.openapi]).toEqual([200, "3.1.0"]);
      expect(document.servers).toEqual([{ url: `http://gatehouse.test/v1/api/${slug}` }]);
      expect(Object.keys(document.paths)).toContain("/health");
      for (const operations of Object.values(document.paths)) {
        for (const operation of Object.values(operations as Record<string, { summary?: string }>)) {
          expect(operation.summary?.length, slug).toBeGreaterThan(5);
        }
      }
    }
  });

  it("has no document of a slug that is none", async () => {
    const reply = await house.app.inject("/v1/catalogue/nothing/openapi.json");
    expect(reply.statusCode).toBe(404);
    const message = "this service was not found";
    expect(reply.json()).toMatchObject({ error: { code: "not_found", message } });
  });
});

describe("every service", () => {
  it.each(built)(
    "%s answers its health through the gateway, which counts as a call",
    async (slug) => {
      const first = await ask(`${slug}/health`);
      expect([first.statusCode, first.json()]).toEqual([200, { ok: true, slug, version: "0.1.0" }]);
      const second = await ask(`${slug}/health`);
      const left = (reply: typeof first) => Number(reply.headers["x-gw-calls-remaining"]);
      expect(left(first) - left(second)).toBe(1);
    },
  );

  it.each(built)("%s answers its own example", async (slug) => {
    const entry = catalogue.services.find((one) => one.slug === slug);
    const { method = "GET", path = "", body } = entry?.example ?? {};
    const reply = await ask(`${slug}/${path}`, method as "GET", body as object | undefined);
    expect(reply.statusCode, reply.body).toBeLessThan(300);
  });

  it("answers a method that it does not know itself", async () => {
    const reply = await house.app.inject({
      method: "DELETE",
      url: "/v1/api/og-card/card.svg",
      headers: { authorization: `Bearer ${key}` },
    });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("can be called by browser code of the origins that are allowed", async () => {
    const open = await buildTestApp({ CORS_ORIGINS: "https://app.test" });
    try {
      const { text } = await open.platform.store.durable.tx((tx) =>
        open.platform.keys.issue(tx, { realm: "gateway", ownerId: "acc_web", name: "web" }),
      );
      const headers = { authorization: `Bearer ${text}`, origin: "https://app.test" };
      const reply = await open.app.inject({ url: "/v1/api/sign/health", headers });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        "access-control-allow-origin": "https://app.test",
        "access-control-expose-headers": expect.stringContaining("x-gw-calls-remaining"),
        "x-gw-calls-remaining": "99",
      });
      const unknown = await open.app.inject({ url: "/nothing/here", headers });
      expect(unknown.statusCode).toBe(404);
    } finally {
      await open.close();
    }
  });
});
