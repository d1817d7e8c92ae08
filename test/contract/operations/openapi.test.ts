import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type ApiContent,
  type ApiDocument,
  type ApiRoute,
  type ApiSchema,
  listRoutes,
} from "../../../src/http/openapi/document.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { openapiDocuments } from "../../helpers/openapi-documents.js";

/** What has no example that could be shown in a text. */
const BINARY = /^(image|application\/octet-stream)/;
const FOLDER = fileURLToPath(new URL("../../../openapi/", import.meta.url));
let house: TestApp;
let document: ApiDocument;
let routes: ApiRoute[];
beforeAll(async () => {
  // Every schema is compiled here: all other tests compile those that they use.
  house = await buildTestApp({}, { lazySchemas: false });
  for (const { server } of house.platform.backends.services) await server?.open();
  const reply = await house.app.inject("/openapi.json");
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toMatch(/^application\/json/);
  document = reply.json();
  routes = listRoutes(document);
});
afterAll(() => house.close());

/** Every value below, with the JSON Pointer that leads to it. */
function walk(value: unknown, at = "#"): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[at, value]];
  const children = Object.entries(value).flatMap(([key, child]) => walk(child, `${at}/${key}`));
  return [[at, value], ...children];
}

function resolve(reference: string): unknown {
  const steps = reference.replace(/^#\//, "").split("/");
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], document);
}

/** The schema of the errors on a path. */
function errorOf(path: string): string {
  if (path === "/mcp") return "RpcErrorBody";
  return path.startsWith("/api/agents") ? "JobsError" : "GatewayError";
}

describe("/openapi.json", () => {
  it("is OpenAPI 3.1 of this version at PUBLIC_URL", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: "Gatehouse", version: "0.1.0" });
    expect(document.servers).toEqual([{ url: "http://gatehouse.test" }]);
  });

  it("lists exactly the routes that there are", () => {
    const listed = routes.map(({ path, method }) => `${method} ${path}`).sort();
    expect(listed).toEqual([
      "DELETE /api/v1/memory",
      "DELETE /v1/account/keys/{id}",
      "DELETE /v1/api/{slug}/{path}",
      "DELETE /v1/vectordb/collections/{name}",
      "DELETE /v1/vectordb/delete",
      "DELETE /v1/webhooks/{id}",
      "GET /.well-known/ai-catalog.json",
      "GET /.well-known/api-catalog",
      "GET /.well-known/evidence-keys.json",
      "GET /.well-known/http-message-signatures-directory",
      "GET /.well-known/mcp/server-card.json",
      "GET /api/agents/discover",
      "GET /api/agents/jobs",
      "GET /api/agents/jobs/{id}",
      "GET /api/agents/jobs/{id}/download",
      "GET /api/agents/pricing",
      "GET /api/v1/benchmark",
      "GET /api/v1/docs",
      "GET /api/v1/docs.md",
      "GET /api/v1/evidence/keys",
      "GET /api/v1/evidence/log/checkpoint",
      "GET /api/v1/evidence/log/consistency",
      "GET /api/v1/evidence/log/proof",
      "GET /api/v1/evidence/log/tile/{path}",
      "GET /api/v1/evidence/packets",
      "GET /api/v1/evidence/packets/{id}",
      "GET /api/v1/evidence/packets/{id}.tlog-proof",
      "GET /api/v1/health",
      "GET /api/v1/key",
      "GET /api/v1/memory/list",
      "GET /api/v1/memory/retrieve",
      "GET /api/v1/memory/stats",
      "GET /api/v1/usage",
      "GET /health",
      "GET /livez",
      "GET /llms.txt",
      "GET /mcp/server-card",
      "GET /metrics",
      "GET /openapi.json",
      "GET /openapi/{family}.json",
      "GET /readyz",
      "GET /robots.txt",
      "GET /sitemap.xml",
      "GET /v1/account",
      "GET /v1/account/access-requests",
      "GET /v1/account/keys",
      "GET /v1/account/usage",
      "GET /v1/api/{slug}/{path}",
      "GET /v1/browser-run/screenshot",
      "GET /v1/catalogue",
      "GET /v1/catalogue/{slug}/openapi.json",
      "GET /v1/detector/models",
      "GET /v1/inference/models",
      "GET /v1/optimizer/assets",
      "GET /v1/vectordb/collections",
      "GET /v1/vectordb/collections/{name}",
      "GET /v1/vectordb/fetch",
      "GET /v1/webhooks",
      "GET /v1/webhooks/{id}",
      "GET /v1/webhooks/{id}/deliveries",
      "PATCH /v1/api/{slug}/{path}",
      "PATCH /v1/webhooks/{id}",
      "POST /api/agents/jobs",
      "POST /api/agents/jobs/{id}/purchase",
      "POST /api/agents/signup",
      "POST /api/v1/cache/compact",
      "POST /api/v1/evidence/seal",
      "POST /api/v1/evidence/verify",
      "POST /api/v1/generate/image",
      "POST /api/v1/key",
      "POST /api/v1/memory/search",
      "POST /api/v1/memory/store",
      "POST /api/v1/upgrade",
      "POST /mcp",
      "POST /v1/account/access-requests",
      "POST /v1/account/keys",
      "POST /v1/account/keys/{id}/rotate",
      "POST /v1/account/sign-out",
      "POST /v1/accounts",
      "POST /v1/accounts/confirm",
      "POST /v1/api/{slug}/{path}",
      "POST /v1/detector/detect",
      "POST /v1/detector/detect-batch",
      "POST /v1/inference/run",
      "POST /v1/optimizer/optimize",
      "POST /v1/vectordb/insert",
      "POST /v1/vectordb/search",
      "POST /v1/vectordb/search-batch",
      "POST /v1/vertical-agents/atc-decision-support/ask",
      "POST /v1/vertical-agents/exact-chemistry-verification/ask",
      "POST /v1/vertical-agents/flight-ops-routing/ask",
      "POST /v1/webhooks",
      "POST /v1/webhooks/deliveries/{id}/redeliver",
      "POST /v1/webhooks/{id}/rotate",
      "POST /v1/webhooks/{id}/test",
      "PUT /v1/api/{slug}/{path}",
    ]);
  });

  it("has only references that lead somewhere", () => {
    const references = walk(document).filter(([at]) => at.endsWith("/$ref"));
    expect(references.length).toBeGreaterThan(10);
    for (const [at, reference] of references) {
      expect(String(reference), at).toMatch(/^#\/components\/schemas\/[A-Z]\w*$/);
      expect(resolve(String(reference)), `${at} -> ${reference}`).toBeDefined();
    }
  });

  it("has schemas of JSON Schema 2020-12: no nullable, no boolean exclusiveMinimum", () => {
    for (const [at, value] of walk(document)) {
      expect(at).not.toMatch(/\/nullable$/);
      if (/\/exclusive(Min|Max)imum$/.test(at)) expect(typeof value).toBe("number");
    }
  });

  it("declares every parameter of every path, and no other", () => {
    for (const { path, operation } of routes) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      for (const { required } of declared) expect(required).toBe(true);
    }
  });
});

describe("every operation", () => {
  it("has an operationId of its own, a summary and a tag that is described", () => {
    const ids = routes.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(routes.length);
    const known = document.tags.map(({ name }) => name);
    for (const { path, operation } of routes) {
      expect(operation.operationId, path).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation.summary, path).toMatch(/^[A-Z]\w* \w/);
      expect(operation.tags, path).toHaveLength(1);
      expect(known).toContain(operation.tags?.[0]);
    }
  });

  it.each([
    ["discover", "200 304 500"],
    ["getPricing", "200 304 500"],
    ["signup", "200 400 413 429 500 503"],
    ["createJob", "200 400 401 413 500 503"],
    ["listJobs", "200 401 500 503"],
    ["getJob", "200 401 404 500 503"],
    ["purchaseJob", "200 400 401 404 413 500 503"],
    ["downloadJob", "200 304 401 402 404 500 503"],
    ["listServices", "200 304 500"],
    ["getServiceDocument", "200 304 404 500 503"],
    ["signUp", "202 400 403 409 413 422 429 500 503"],
    ["confirmSignUp", "200 400 401 403 413 422 500 503"],
    ["getAccount", "200 401 500 503"],
    ["listKeys", "200 401 500 503"],
    ["createKey", "201 400 401 403 409 413 422 429 500 503"],
    ["revokeKey", "204 400 401 403 404 413 500 503"],
    ["rotateKey", "201 400 401 403 404 409 413 429 500 503"],
    ["getUsage", "200 401 422 500 503"],
    ["listAccessRequests", "200 401 500 503"],
    ["requestAccess", "201 400 401 403 409 413 422 500 503"],
    ["signOut", "204 400 401 403 413 500 503"],
    ["sealDecision", "200 400 401 403 409 413 422 429 500 503"],
    ["listPackets", "200 401 422 429 500 503"],
    ["getPacket", "200 401 404 429 500 503"],
    ["getTlogProof", "200 401 404 429 500 503"],
    ["getCheckpoint", "200 500 503"],
    ["getTile", "200 404 500 503"],
    ["getInclusionProof", "200 400 404 422 500 503"],
    ["getConsistencyProof", "200 400 404 422 500 503"],
    ["verifyEvidence", "200 400 413 422 500 503 504"],
    ["createEvidenceKey", "200 400 403 409 413 422 429 500 503"],
    ["getEvidenceKey", "200 401 500 503"],
    ["getEvidenceUsage", "200 401 500 503"],
    ["upgradeEvidenceKey", "200 400 401 409 413 422 500 503"],
    ["sizeCompactCache", "200 400 401 413 422 429 500 503"],
    ["storeMemory", "200 400 401 409 413 422 429 500 503"],
    ["deleteMemory", "200 400 401 413 422 429 500 503"],
    ["retrieveMemory", "200 400 401 404 422 429 500 503"],
    ["getMemoryStats", "200 401 429 500 503"],
    ["listMemory", "200 401 422 429 500 503"],
    ["searchMemory", "200 400 401 413 422 429 500 503"],
    ["generateImage", "200 400 401 403 413 422 429 500 502 503 504"],
    ["getEvidenceDocs", "200 304 500"],
    ["getEvidenceGuide", "200 304 500"],
    ["getEvidenceHealth", "200 500 503"],
    ["getEvidenceBenchmark", "200 500 503 504"],
    ["listEvidenceKeys", "200 500 503"],
    ["listWellKnownEvidenceKeys", "200 500 503"],
    ["getHealth", "200 500 503"],
    ["getLiveness", "200 500"],
    ["getReadiness", "200 500 503"],
    ["getMetrics", "200 500"],
    ["getOpenapi", "200 304 500"],
    ["getAgentGuide", "200 304 500"],
    ["getFamilyDocument", "200 304 404 500"],
    ["getServerCard", "200 304 500"],
    ["getWellKnownServerCard", "200 304 500"],
    ["getAiCatalog", "200 304 500"],
    ["getApiCatalog", "200 304 500"],
    ["getSitemap", "200 304 500"],
    ["getRobots", "200 304 500"],
    ["forwardPost", "2XX 400 401 403 404 413 429 500 502 503 504"],
  ])("%s names every status it can answer: %s", (id, statuses) => {
    const { operation } = routes.find((candidate) => candidate.operation.operationId === id)!;
    expect(Object.keys(operation.responses).sort().join(" ")).toBe(statuses);
    for (const response of Object.values(operation.responses)) {
      expect(response.description?.length).toBeGreaterThan(0);
    }
  });

  it("refers its errors to the schema of its family", () => {
    for (const { operation, path } of routes) {
      const error = errorOf(path);
      for (const [status, response] of Object.entries(operation.responses)) {
        if (!(Number(status) >= 400)) continue;
        if (/^get(Evidence)?Health$/.test(operation.operationId ?? "") && status === "503")
          continue;
        const schema = response.content?.["application/json"]?.schema;
        expect(schema, `${path} ${status}`).toMatchObject({
          $ref: `#/components/schemas/${error}`,
        });
      }
    }
  });

  it("has the security scheme of its family where it asks who calls, and none elsewhere", () => {
    const schemes = {
      jobs: "agentKey",
      evidence: "evidenceKey",
      gateway: "gatewayKey",
      accounts: "session",
      products: "productsKey",
      verticals: "gatewayKey",
    };
    const open = routes.filter(({ operation }) => operation.security === undefined);
    expect(open.map(({ operation }) => operation.operationId).sort()).toEqual([
      "callMcp",
      "confirmSignUp",
      "createEvidenceKey",
      "discover",
      "getAgentGuide",
      "getAiCatalog",
      "getApiCatalog",
      "getCheckpoint",
      "getConsistencyProof",
      "getEvidenceBenchmark",
      "getEvidenceDocs",
      "getEvidenceGuide",
      "getEvidenceHealth",
      "getFamilyDocument",
      "getHealth",
      "getInclusionProof",
      "getKeyDirectory",
      "getLiveness",
      "getMetrics",
      "getOpenapi",
      "getPricing",
      "getReadiness",
      "getRobots",
      "getServerCard",
      "getServiceDocument",
      "getSitemap",
      "getTile",
      "getWellKnownServerCard",
      "listEvidenceKeys",
      "listServices",
      "listWellKnownEvidenceKeys",
      "signUp",
      "signup",
      "takeScreenshot",
      "verifyEvidence",
    ]);
    for (const { operation, path } of routes) {
      if (open.some((one) => one.operation === operation)) continue;
      const scheme = schemes[operation.tags?.[0] as keyof typeof schemes];
      const isOptional =
        operation.operationId === "getEvidenceKey" || path.startsWith("/v1/vertical-agents/");
      const optional = isOptional ? [{}] : [];
      expect(operation.security, path).toEqual([...optional, { [scheme]: [] }]);
    }
    expect(document.components.securitySchemes).toMatchObject({
      agentKey: { type: "apiKey", in: "header", name: "x-api-key" },
      evidenceKey: { type: "apiKey", in: "header", name: "x-api-key" },
      gatewayKey: { type: "http", scheme: "bearer" },
      productsKey: { type: "http", scheme: "bearer" },
      session: { type: "apiKey", in: "cookie" },
    });
  });

  it("has an example of what it takes and of what it answers", () => {
    const hasExample = (media: ApiContent | undefined): boolean => {
      if (!media) return true;
      const { $ref } = media.schema as { $ref?: string };
      const schema = ($ref ? resolve($ref) : media.schema) as ApiSchema;
      return [media.example, media.examples, schema.example, schema.examples].some(Boolean);
    };
    const lacking = routes
      .filter(({ operation }) => {
        const contents = [operation.responses["200"]?.content, operation.requestBody?.content];
        const medias = contents.flatMap((content) => Object.entries(content ?? {}));
        return !medias.every(([type, media]) => BINARY.test(type) || hasExample(media));
      })
      .map(({ operation }) => operation.operationId);
    expect(lacking).toEqual([]);
  });
});

describe("openapi/", () => {
  it("holds the generated documents, one per family, service and one whole, and nothing else", async () => {
    const documents = await openapiDocuments();
    const written = readdirSync(FOLDER, { encoding: "utf8", recursive: true });
    const isDocument = (name: string) => name.endsWith(".json");
    expect(written.filter(isDocument).sort()).toEqual([...documents.keys()].sort());
    const ofFamilies = [...documents.keys()].filter((name) => !name.startsWith("services/"));
    expect(ofFamilies.sort()).toEqual([
      "accounts.json",
      "evidence.json",
      "gatehouse.json",
      "gateway.json",
      "jobs.json",
      "mcp.json",
      "operations.json",
      "products.json",
      "verticals.json",
    ]);
  });

  it("has not drifted from the routes; if so, run npm run openapi", async () => {
    for (const [name, text] of await openapiDocuments()) {
      expect(readFileSync(`${FOLDER}${name}`, "utf8") === text, name).toBe(true);
    }
  });
});
