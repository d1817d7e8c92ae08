import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docsRoutes } from "../../../src/apis/evidence/docs/docs-routes.js";
import { keyRoutes } from "../../../src/apis/evidence/keys/key-routes.js";
import { usageRoutes } from "../../../src/apis/evidence/keys/usage-routes.js";
import { buildEvidenceApp, type EvidenceTestApp } from "../../helpers/apps/evidence-app.js";

let house: EvidenceTestApp;
beforeAll(async () => {
  house = await buildEvidenceApp({
    routes: [
      keyRoutes,
      usageRoutes,
      (app, options) => {
        return docsRoutes(app, { ...options, renderDocs: options.parts.pages.evidenceDocs });
      },
    ],
  });
});
afterAll(() => house.close());

const read = (accept?: string) =>
  house.app.inject({ url: "/api/v1/docs", headers: accept === undefined ? {} : { accept } });

describe("GET /api/v1/docs", () => {
  it.each([
    ["a browser", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"],
    ["HTML alone", "text/html"],
    ["any text", "text/*"],
    ["HTML first", "text/html, application/json"],
    ["JSON if need be", "application/json;q=0.5, text/html"],
  ])("shows a page to who asks for %s", async (_name, accept) => {
    const reply = await read(accept);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(reply.headers.vary).toContain("accept");
    expect(reply.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it.each([
    ["nothing", undefined],
    ["anything", "*/*"],
    ["JSON", "application/json"],
    ["JSON first", "application/json, text/html"],
    ["HTML if need be", "text/html;q=0.1, application/json"],
    ["no HTML", "text/html;q=0, */*"],
    ["what is no weight", "text/html;q=x"],
  ])("answers OpenAPI to who asks for %s", async (_name, accept) => {
    const reply = await read(accept);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    const document = reply.json();
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).sort()).toEqual([
      "/api/v1/docs",
      "/api/v1/docs.md",
      "/api/v1/key",
      "/api/v1/usage",
    ]);
    expect(document.components.securitySchemes.evidenceKey).toMatchObject({ name: "x-api-key" });
  });

  it("describes every route on the page, with a call that can be pasted", async () => {
    const { payload } = await read("text/html");
    for (const route of ["POST /api/v1/key", "GET /api/v1/usage", "GET /api/v1/docs"]) {
      expect(payload).toContain(`<code>${route}</code></h3>`);
    }
    expect(payload).toContain("http://gatehouse.test/api/v1/usage");
    expect(payload).toContain("DSSEv1 39 application/vnd.gatehouse.evidence+json");
    expect(payload).not.toMatch(/undefined|\[object/);
  });

  it("needs no key and costs none its calls", async () => {
    const headers = { "x-api-key": await house.issueKey() };
    await house.app.inject({ url: "/api/v1/docs", headers });
    const usage = await house.app.inject({ url: "/api/v1/usage", headers });
    expect(usage.json()).toMatchObject({ calls_used: 0 });
  });

  it("answers 405 to what is not GET", async () => {
    const reply = await house.app.inject({ method: "POST", url: "/api/v1/docs" });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe("GET, HEAD");
  });
});
