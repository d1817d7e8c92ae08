import { Client, StreamableHTTPClientTransport as Transport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { defineBackend } from "../../src/backends/backend.js";
import { mountMcp } from "../../src/http/mcp/mount.js";
import { type GatewayTestApp, startGateway } from "../helpers/apps/gateway-app.js";
import { testSurface } from "./mcp-app.js";

const PATH = "/v1/api/tooling/mcp";
const waits: string[] = [];
const surface = testSurface(waits);
const owners: (string | null)[] = [];

const backend = defineBackend({
  slug: "tooling",
  access: "self-service",
  purpose: "Answers in MCP.",
  example: { method: "POST", path: "mcp", body: { method: "tools/list" } },
  needs: ["publicUrl"],
  routes: (app, { publicUrl }) =>
    mountMcp(app, {
      path: "/mcp",
      publicUrl,
      operationId: "callTools",
      tag: "tooling",
      surfaceFor(request) {
        owners.push(request.account);
        return surface;
      },
    }),
});

let gateway: GatewayTestApp;
let authorization: string;
beforeAll(async () => {
  gateway = await startGateway({
    offered: [backend],
    environment: { PUBLIC_URL: "http://localhost:8080" },
  });
  authorization = `Bearer ${(await gateway.issueKey("acc_mine")).text}`;
});
afterAll(() => gateway.close());

async function connect(mode: "legacy" | { readonly pin: string }): Promise<Client> {
  const client = new Client({ name: "tests", version: "1" }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization } };
  await client.connect(new Transport(new URL(gateway.url + PATH), { requestInit }));
  return client;
}

describe.each([
  ["2026-07-28", { pin: "2026-07-28" }],
  ["the older era", "legacy"],
] as const)("a backend that speaks MCP behind the gateway, in %s", (_name, mode) => {
  it("lists and calls, and knows the account", async () => {
    const client = await connect(mode);
    expect((await client.listTools()).tools.length).toBeGreaterThan(5);
    const result = await client.callTool({ name: "add", arguments: { a: 1, b: 1 } });
    expect(result).toMatchObject({ structuredContent: { sum: 2 } });
    expect(new Set(owners)).toEqual(new Set(["acc_mine"]));
    await client.close();
  });

  it("tells of progress, and hears who cancels", async () => {
    const client = await connect(mode);
    const heard: unknown[] = [];
    waits.length = 0;
    const abort = new AbortController();
    const onprogress = (progress: unknown) => heard.push(progress);
    const called = client.callTool({ name: "wait" }, { onprogress, signal: abort.signal });
    const failed = expect(called).rejects.toThrow();
    await vi.waitFor(() => expect(heard).toMatchObject([{ progress: 1 }]));
    abort.abort();
    await failed;
    await vi.waitFor(() => expect(waits).toEqual(["begun", "aborted"]));
    await client.close();
  });
});

describe("its faults", () => {
  const post = (body: string) =>
    fetch(gateway.url + PATH, { method: "POST", headers: { authorization }, body });

  it.each([
    ["{", 400, -32700],
    ["[]", 400, -32600],
    ["a".repeat(1_100_000), 413, -32600],
  ])("are bodies of JSON-RPC: %.10j", async (body, status, code) => {
    const reply = await post(body);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ jsonrpc: "2.0", id: null, error: { code } });
  });

  it("are those of its method, too", async () => {
    const reply = await fetch(gateway.url + PATH, { headers: { authorization } });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST"]);
    expect(await reply.json()).toMatchObject({ jsonrpc: "2.0", error: { code: -32000 } });
  });
});

describe("a large message", () => {
  it("is read on a thread, and whole", async () => {
    const args = { a: 1, b: 2, padding: "a".repeat(400_000) };
    const message = { method: "tools/call", params: { name: "add", arguments: args }, id: "big" };
    const reply = await fetch(gateway.url + PATH, {
      method: "POST",
      headers: { authorization },
      body: JSON.stringify(message),
    });
    expect(await reply.json()).toMatchObject({
      id: "big",
      result: { structuredContent: { sum: 3 } },
    });
  });
});
