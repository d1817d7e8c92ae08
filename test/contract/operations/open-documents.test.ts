import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type DocumentedApi, readDocumentedApi } from "../../helpers/documented-answers.js";

let house: TestApp;
let api: DocumentedApi;
beforeAll(async () => {
  house = await buildTestApp({ CORS_ORIGINS: "https://app.test" });
  api = await readDocumentedApi(house.app);
});
afterAll(() => house.close());

const JSON_TYPE = "application/json; charset=utf-8";
const documents = [
  ["/v1/catalogue", JSON_TYPE, "listServices"],
  ["/v1/catalogue/events/openapi.json", JSON_TYPE, "getServiceDocument"],
  ["/openapi.json", JSON_TYPE, "getOpenapi"],
  ["/llms.txt", "text/plain; charset=utf-8", "getAgentGuide"],
  ["/api/agents/discover", JSON_TYPE, "discover"],
  ["/api/agents/pricing", JSON_TYPE, "getPricing"],
  ["/api/v1/docs", JSON_TYPE, "getEvidenceDocs"],
  ["/", "text/html; charset=utf-8", undefined],
  ["/docs", "text/html; charset=utf-8", undefined],
  ["/docs/jobs", "text/html; charset=utf-8", undefined],
  ["/docs/mcp", "text/html; charset=utf-8", undefined],
  ["/docs/jobs.md", "text/markdown; charset=utf-8", undefined],
  ["/api/v1/docs.md", "text/markdown; charset=utf-8", "getEvidenceGuide"],
] as const;

describe("what is the same for everybody", () => {
  it.each(documents)("%s has a strong ETag, which brings 304", async (url, type, operationId) => {
    const whole = await house.app.inject(url);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
      "cache-control": "no-cache",
      "content-type": type,
      link: '</.well-known/api-catalog>; rel="api-catalog"',
      "content-length": String(whole.rawPayload.length),
    });
    const headers = { "if-none-match": `"other", ${whole.headers.etag}` };
    const unchanged = await house.app.inject({ url, headers });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
    expect(unchanged.headers).toMatchObject({
      etag: whole.headers.etag,
      "cache-control": "no-cache",
    });
    if (operationId === undefined) return;
    api.expectDocumented(operationId, whole);
    api.expectDocumented(operationId, unchanged);
  });

  it.each(documents)("%s answers HEAD with the headers of GET and no body", async (url) => {
    const [get, head] = [
      await house.app.inject(url),
      await house.app.inject({ method: "HEAD", url }),
    ];
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    for (const name of ["etag", "cache-control", "content-type", "content-length"]) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });

  it("lets browser code of every site read the guide, and only that of some sites the rest", async () => {
    const allowed = async (url: string, origin: string) =>
      (await house.app.inject({ url, headers: { origin } })).headers["access-control-allow-origin"];
    expect(await allowed("/llms.txt", "https://other.test")).toBe("*");
    expect(await allowed("/llms.txt", "https://app.test")).toBe("*");
    expect(await allowed("/v1/catalogue", "https://app.test")).toBe("https://app.test");
  });

  it("has another ETag as a page than as JSON at the same address, and says what decides", async () => {
    const ask = (accept: string, tag = "") =>
      house.app.inject({ url: "/api/v1/docs", headers: { accept, "if-none-match": tag } });
    const [json, page] = [await ask("application/json"), await ask("text/html")];
    expect(page.headers.etag).not.toBe(json.headers.etag);
    expect([json.headers.vary, page.headers.vary]).toEqual(["Origin, accept", "Origin, accept"]);
    expect((await ask("text/html", String(json.headers.etag))).statusCode).toBe(200);
    expect((await ask("text/html", String(page.headers.etag))).statusCode).toBe(304);
  });
});
