import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type McpApp, openMcpApp } from "./mcp-app.js";
import { send } from "./message.js";

let served: McpApp;
beforeAll(async () => {
  served = await openMcpApp();
});
afterAll(() => served.close());

const call = (more: object) => ({ jsonrpc: "2.0", id: 7, method: "tools/list", ...more });

describe("what comes from another site", () => {
  const evil: readonly [string, Record<string, string>][] = [
    ["another Origin", { origin: "http://evil.example" }],
    ["an opaque Origin", { origin: "null" }],
    ["a name that leads to this machine", { host: "evil.example", origin: "http://evil.example" }],
    ["such a name without an Origin", { host: "evil.example:8080" }],
    ["a name that begins like the loopback", { host: "localhost.evil.example" }],
    ["a browser at another site", { "sec-fetch-site": "cross-site", origin: "http://a.example" }],
  ];

  it.each(evil)("is refused: %s", async (_name, headers) => {
    for (const method of ["POST", "GET", "DELETE"] as const) {
      const reply = await served.app.inject({
        method,
        url: "/mcp",
        headers,
        ...(method === "POST" ? { payload: call({}) } : {}),
      });
      expect(reply.statusCode, method).toBe(403);
      expect(reply.json()).toMatchObject({
        jsonrpc: "2.0",
        id: null,
        error: {
          code: -32000,
          message: "requests from other sites are refused",
          data: { code: "forbidden" },
        },
      });
    }
  });

  it.each([
    ["no Origin", {}],
    ["an address", { host: "10.0.0.5:8080" }],
    ["an address of IPv6", { host: "[fd00::5]:8080" }],
    ["the name of a container", { host: "gatehouse:8080" }],
    ["another port of the loopback", { origin: "http://localhost:6274" }],
    ["another name of the loopback", { host: "127.0.0.1:8080", origin: "http://app.localhost" }],
    ["its own Origin", { host: "10.0.0.5:8080", origin: "http://10.0.0.5:8080" }],
  ])("is not: %s", async (_name, headers) => {
    expect((await send(served, JSON.stringify(call({})), headers)).statusCode).toBe(200);
  });

  it("may have any Host where the site is no machine's own", async () => {
    const site = await openMcpApp("https://gatehouse.example");
    const ask = async (headers: Record<string, string>) =>
      (await send(site, JSON.stringify(call({})), headers)).statusCode;
    expect(await ask({ host: "upstream.internal.example" })).toBe(200);
    expect(await ask({ host: "gatehouse.example", origin: "https://gatehouse.example" })).toBe(200);
    expect(await ask({ host: "gatehouse.example", origin: "https://evil.example" })).toBe(403);
    await site.close();
  });
});

describe("other methods", () => {
  it.each(["GET", "DELETE"] as const)("%s is 405 and names POST", async (method) => {
    const reply = await served.app.inject({
      method,
      url: "/mcp",
      headers: { accept: "text/event-stream" },
    });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, "POST"]);
    expect(reply.json()).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32000 } });
  });

  it.each(["GET", "DELETE"] as const)("%s of somebody else's session is 404", async (method) => {
    const headers = { "mcp-session-id": "a-session" };
    const reply = await served.app.inject({ method, url: "/mcp", headers });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ error: { code: -32001 } });
  });

  it.each(["PUT", "PATCH"] as const)("%s is 405 in the words of JSON-RPC", async (method) => {
    const reply = await served.app.inject({ method, url: "/mcp", payload: {} });
    expect(reply.statusCode).toBe(405);
    expect(reply.json()).toMatchObject({
      jsonrpc: "2.0",
      error: { data: { code: "method_not_allowed" } },
    });
  });
});

describe("a body that is cut off", () => {
  it("does not end the server", async () => {
    const { port } = new URL(served.url);
    const headers = { "content-length": "100", "content-type": "application/json" };
    await new Promise<void>((resolve) => {
      const sent = httpRequest({ port, host: "127.0.0.1", path: "/mcp", method: "POST", headers });
      sent.on("error", () => resolve()).write('{"jsonrpc"', () => sent.destroy());
    });
    expect((await send(served, JSON.stringify(call({})))).statusCode).toBe(200);
  });
});
