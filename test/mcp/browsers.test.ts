import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../helpers/apps/test-app.js";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

let served: TestApp;
beforeAll(async () => {
  served = await buildTestApp({ PUBLIC_URL: "http://localhost:8080" });
});
afterAll(() => served.close());

function visit(url: string, headers: Record<string, string>) {
  return served.app.inject({ method: "GET", url, headers });
}

describe("GET /mcp", () => {
  it("is the guide for people who come with a browser", async () => {
    const guide = await visit("/docs/mcp", { accept: BROWSER });
    const page = await visit("/mcp", { accept: BROWSER });
    expect(page.statusCode).toBe(200);
    expect(page.body).toBe(guide.body);
    for (const name of ["content-type", "content-security-policy", "etag", "vary"]) {
      expect(page.headers[name], name).toBe(guide.headers[name]);
    }
    const again = await visit("/mcp", {
      accept: BROWSER,
      "if-none-match": String(page.headers.etag),
    });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: "" });
  });

  it("is there for people who follow a link of another site", async () => {
    const headers = {
      accept: BROWSER,
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
    };
    expect((await visit("/mcp", headers)).statusCode).toBe(200);
  });

  it.each(["text/event-stream", "application/json, text/event-stream", "*/*"])(
    "is no stream for a client that takes %s",
    async (accept) => {
      const reply = await visit("/mcp", { accept });
      expect(reply.statusCode).toBe(405);
      expect(reply.headers.allow).toBe("POST");
      expect(reply.json()).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32000 } });
    },
  );
});

describe("pages of other origins", () => {
  const payload = { jsonrpc: "2.0", id: 7, method: "tools/list" };
  const origin = "https://inspector.example";
  const crossSite = { origin, "sec-fetch-site": "cross-site" };

  it.each([origin, "*"])("may call where CORS_ORIGINS is %s", async (allowed) => {
    const open = await buildTestApp({ CORS_ORIGINS: allowed });
    const asked = {
      "access-control-request-method": "POST",
      "access-control-request-headers": "mcp-method",
    };
    const preflight = await open.app.inject({
      method: "OPTIONS",
      url: "/mcp",
      headers: { ...crossSite, ...asked },
    });
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": allowed,
      "access-control-allow-headers": "mcp-method",
    });
    const reply = await open.app.inject({
      method: "POST",
      url: "/mcp",
      headers: crossSite,
      payload,
    });
    expect([reply.statusCode, reply.headers["access-control-allow-origin"]]).toEqual([
      200,
      allowed,
    ]);
    await open.close();
  });

  it("may read which session a service behind the gateway began", async () => {
    const open = await buildTestApp({ CORS_ORIGINS: origin });
    const reply = await open.app.inject({
      method: "POST",
      url: "/v1/api/browser/mcp",
      headers: crossSite,
      payload,
    });
    expect(reply.headers["access-control-expose-headers"]).toContain("mcp-session-id");
    await open.close();
  });

  it("may not where it names another", async () => {
    const open = await buildTestApp({ CORS_ORIGINS: "https://other.example" });
    for (const headers of [crossSite, { origin: "null" }, { origin: "false" }]) {
      const reply = await open.app.inject({ method: "POST", url: "/mcp", headers, payload });
      expect(reply.statusCode).toBe(403);
    }
    await open.close();
  });
});
