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
