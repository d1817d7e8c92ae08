import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type McpApp, openMcpApp } from "./mcp-app.js";
import { eventsIn, MODERN, modern, send, TAKES_TASKS } from "./message.js";

let served: McpApp;
beforeAll(async () => {
  served = await openMcpApp();
});
afterAll(() => served.close());

const BOTH = { accept: "application/json, text/event-stream" };

/** Sends a request of 2026-07-28 and answers its result. */
async function ask(
  method: string,
  params = {},
  capabilities = {},
): Promise<Record<string, unknown>> {
  const { headers, payload } = modern(method, params, capabilities);
  const reply = await send(served, payload, headers);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ result: Record<string, unknown> }>().result;
}

describe("a body written by hand", () => {
  it.each([
    [{ method: "tools/list" }, null],
    [{ id: "a", method: "tools/list" }, "a"],
    [{ method: "tools/list", params: {} }, null],
  ])("lists the tools: %j", async (body, id) => {
    for (const headers of [{}, { accept: "*/*" }, { accept: "application/json" }, BOTH]) {
      const reply = await send(served, body, headers as Record<string, string>);
      expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(reply.json()).toMatchObject({
        jsonrpc: "2.0",
        id,
        result: { tools: expect.any(Array) },
      });
    }
  });

  it("calls a tool, whatever its content type", async () => {
    const payload = JSON.stringify({
      method: "tools/call",
      params: { name: "add", arguments: { a: 1, b: 2 } },
    });
    for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
      const reply = await send(served, payload, { "content-type": type });
      expect(reply.json()).toMatchObject({ id: null, result: { structuredContent: { sum: 3 } } });
    }
  });

  it("learns of its faults", async () => {
    const reply = await send(served, { method: "tools/call", params: { name: "none" } });
    expect(reply.json()).toEqual({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32602, message: "there is no tool none" },
    });
  });

  it("answers a ping", async () => {
    expect((await send(served, { method: "ping" })).json()).toEqual({
      jsonrpc: "2.0",
      id: null,
      result: {},
    });
  });
});

describe("2026-07-28", () => {
  it("is discovered", async () => {
    expect(await ask("server/discover")).toMatchObject({
      resultType: "complete",
      supportedVersions: [MODERN],
      instructions: "Add numbers.",
      capabilities: { tools: {}, extensions: TAKES_TASKS.extensions },
      ttlMs: 5_000,
      cacheScope: "public",
    });
  });

  it.each(["tools/list", "resources/list", "resources/templates/list", "prompts/list"])(
    "says of %s how long it may be kept, the first time and again",
    async (method) => {
      const first = await ask(method);
      expect(first).toMatchObject({ resultType: "complete", ttlMs: 5_000, cacheScope: "public" });
      expect(await ask(method)).toEqual(first);
    },
  );

  it("does not mix its lists with those of the older era", async () => {
    await ask("tools/list");
    const older = await send(served, { jsonrpc: "2.0", id: 1, method: "tools/list" }, BOTH);
    expect(older.json<{ result: object }>().result).not.toHaveProperty("resultType");
  });

  it("keeps the type of an id", async () => {
    for (const id of [0, -1, "", "7", 2 ** 52]) {
      const { headers, payload } = modern("tools/list");
      expect((await send(served, { ...payload, id }, headers)).json()).toMatchObject({ id });
    }
  });

  it("takes names that are no ASCII from the header", async () => {
    const uri = "test://größe";
    const { headers, payload } = modern("resources/read", { uri });
    const name = `=?base64?${Buffer.from(uri).toString("base64")}?=`;
    const reply = await send(served, payload, { ...headers, "mcp-name": name });
    expect(reply.json()).toMatchObject({ error: { code: -32602, data: { uri } } });
  });

  it("hears from clients that show apps", async () => {
    const shows = { extensions: { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html"] } } };
    const textOf = async (capabilities: object) =>
      (await ask("tools/call", { name: "apps" }, capabilities)).content;
    expect(await textOf(shows)).toEqual([{ type: "text", text: "an app" }]);
    expect(await textOf({})).toEqual([{ type: "text", text: "a text" }]);
  });

  it("acknowledges notifications with nothing", async () => {
    const payload = { jsonrpc: "2.0", method: "notifications/anything" };
    const reply = await send(served, payload, { "mcp-protocol-version": MODERN });
    expect([reply.statusCode, reply.body]).toEqual([202, ""]);
  });
});

describe("tasks", () => {
  const job = { name: "job" };
  const taskId = "task-of-a-long-random-name";

  it("are begun only for clients that take them", async () => {
    const task = await ask("tools/call", job, TAKES_TASKS);
    expect(task).toMatchObject({
      resultType: "task",
      taskId,
      status: "working",
      ttlMs: 60_000,
      pollIntervalMs: 500,
    });
    expect(task).not.toHaveProperty("content");
    const inline = await ask("tools/call", job);
    expect(inline).toMatchObject({ resultType: "complete", content: [{ text: "done at once" }] });
    const older = await send(served, { method: "tools/call", params: job });
    expect(older.json()).toMatchObject({ result: { content: [{ text: "done at once" }] } });
  });

  it("are asked for, updated and cancelled", async () => {
    expect(await ask("tasks/get", { taskId }, TAKES_TASKS)).toMatchObject({
      resultType: "complete",
      status: "completed",
      result: { content: [{ text: "done" }] },
    });
    for (const method of ["tasks/update", "tasks/cancel"]) {
      const acknowledged = await ask(method, { taskId, inputResponses: {} }, TAKES_TASKS);
      expect(acknowledged).toEqual({ resultType: "complete", _meta: expect.anything() });
    }
  });
});

describe("an answer", () => {
  const count = { name: "count", arguments: { to: 2 }, _meta: { progressToken: "t" } };
  const call = { jsonrpc: "2.0", id: 7, method: "tools/call", params: count };

  it("is a stream where there is progress, and the client asked for it", async () => {
    const reply = await send(served, call, BOTH);
    expect(reply.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "x-accel-buffering": "no",
      "cache-control": "no-store",
    });
    expect(eventsIn(reply.body)).toMatchObject([
      { method: "notifications/progress", params: { progressToken: "t", progress: 1, total: 2 } },
      { method: "notifications/progress", params: { progress: 2 } },
      { id: 7, result: { content: [{ text: "counted" }] } },
    ]);
  });

  it.each([
    ["nobody asked for progress", { ...count, _meta: {} }, BOTH],
    ["the client takes no stream", count, { accept: "application/json" }],
    ["the client names no stream", count, { accept: "*/*" }],
  ])("is one text where %s", async (_name, params, headers) => {
    const reply = await send(served, { ...call, params }, headers);
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(reply.json()).toMatchObject({ id: 7, result: { content: [{ text: "counted" }] } });
  });

  it("is a stream for who takes nothing else", async () => {
    for (const method of ["ping", "tools/list", "tools/list"]) {
      const reply = await send(
        served,
        { jsonrpc: "2.0", id: 7, method },
        { accept: "text/event-stream" },
      );
      expect(reply.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
      expect(eventsIn(reply.body)).toMatchObject([{ id: 7, result: {} }]);
    }
  });
});

describe("a call of which nobody waits for the answer", () => {
  const wait = { jsonrpc: "2.0", id: 7, method: "tools/call", params: { name: "wait" } };

  async function begin(headers: Record<string, string> = {}) {
    served.waits.length = 0;
    const { hostname, port, pathname: path } = new URL(served.url);
    const sent = httpRequest({ hostname, port, path, method: "POST", headers });
    sent.end(JSON.stringify(wait));
    await vi.waitFor(() => expect(served.waits).toEqual(["begun"]));
    return sent;
  }

  it("ends when its client hangs up", async () => {
    const sent = await begin();
    sent.on("error", () => undefined).destroy();
    await vi.waitFor(() => expect(served.waits).toEqual(["begun", "aborted"]));
  });

  const cancelled = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 7 } };

  it("ends when its client says so, and is answered with nothing", async () => {
    const sent = await begin({ "x-api-key": "mine" });
    const answered = once(sent, "response");
    expect((await send(served, cancelled, { "x-api-key": "mine" })).statusCode).toBe(202);
    const [reply] = await answered;
    expect([reply.statusCode, served.waits]).toEqual([202, ["begun", "aborted"]]);
    reply.resume();
  });

  it("goes on when somebody else says so, or nobody knows who", async () => {
    const sent = await begin({ "x-api-key": "mine" });
    await send(served, cancelled, { "x-api-key": "another" });
    await send(served, cancelled);
    await send(served, { ...cancelled, params: {} }, { "x-api-key": "mine" });
    expect(served.waits).toEqual(["begun"]);
    sent.on("error", () => undefined).destroy();
    await vi.waitFor(() => expect(served.waits).toEqual(["begun", "aborted"]));
  });

  it("goes on when two with one key have its id", async () => {
    const one = await begin({ "x-api-key": "mine" });
    const other = await begin({ "x-api-key": "mine" });
    await send(served, cancelled, { "x-api-key": "mine" });
    expect(served.waits).toEqual(["begun"]);
    for (const sent of [one, other]) sent.on("error", () => undefined).destroy();
    await vi.waitFor(() => expect(served.waits).toEqual(["begun", "aborted", "aborted"]));
  });
});
