import {
  Client as TodaysClient,
  StreamableHTTPClientTransport as TodaysTransport,
} from "@modelcontextprotocol/client";
import { Client as OlderClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OlderTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type McpApp, openMcpApp } from "./mcp-app.js";

let served: McpApp;
beforeAll(async () => {
  served = await openMcpApp();
});
afterAll(() => served.close());

const ME = { name: "tests", version: "1" };
/** With a key, clients without a session can be told apart. */
const requestInit = { headers: { "x-api-key": "key-of-the-tests" } };

async function connectToday(mode: "legacy" | { readonly pin: string }): Promise<TodaysClient> {
  const client = new TodaysClient(ME, { versionNegotiation: { mode } });
  await client.connect(new TodaysTransport(new URL(served.url), { requestInit }));
  return client;
}

async function connectOlder(): Promise<TodaysClient> {
  const client = new OlderClient(ME);
  const transport = new OlderTransport(new URL(served.url), { requestInit });
  await client.connect(transport as Parameters<OlderClient["connect"]>[0]);
  // Both have the methods that are called here, with the same arguments.
  return client as unknown as TodaysClient;
}

/** The older package has the schema of the result between the call and its options. */
function callTool(
  client: TodaysClient,
  call: Parameters<TodaysClient["callTool"]>[0],
  options: NonNullable<Parameters<TodaysClient["callTool"]>[1]>,
): Promise<unknown> {
  if (client instanceof TodaysClient) return client.callTool(call, options);
  const older = client as unknown as OlderClient;
  return older.callTool(
    call as Parameters<OlderClient["callTool"]>[0],
    undefined,
    options as never,
  );
}

const generations: readonly [string, () => Promise<TodaysClient>][] = [
  ["today's client on 2026-07-28", () => connectToday({ pin: "2026-07-28" })],
  ["today's client on the older era", () => connectToday("legacy")],
  ["the client of the older package", connectOlder],
];

describe.each(generations)("%s", (_name, connect) => {
  let client: TodaysClient;
  beforeEach(async () => {
    client = await connect();
  });
  afterEach(() => client.close());

  it("learns who serves it and what there is", () => {
    expect(client.getServerVersion()).toEqual({ name: "test", title: "Test", version: "1.2.3" });
    expect(client.getInstructions()).toBe("Add numbers.");
    const capabilities = { tools: {}, resources: {}, prompts: {}, completions: {} };
    expect(client.getServerCapabilities()).toMatchObject(capabilities);
  });

  it("lists what there is, the first time and again", async () => {
    for (const _time of [1, 2]) {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toContain("add");
      const { resources } = await client.listResources();
      expect(resources).toEqual([{ uri: "test://a", name: "a", mimeType: "text/plain" }]);
      const { resourceTemplates } = await client.listResourceTemplates();
      expect(resourceTemplates).toEqual([{ uriTemplate: "test://{name}", name: "any" }]);
      const { prompts } = await client.listPrompts();
      expect(prompts.map(({ name }) => name)).toEqual(["greet"]);
    }
  });

  it("calls tools", async () => {
    const result = await client.callTool({ name: "add", arguments: { a: 2, b: 3 } });
    expect(result).toMatchObject({
      content: [{ type: "text", text: "5" }],
      structuredContent: { sum: 5 },
    });
  });

  it.each([
    ["add", "validation_error: a must be a number"],
    ["busy", "unavailable: all workers are busy; try again"],
  ])("reads what refuses it: %s", async (name, text) => {
    const result = await client.callTool({ name, arguments: {} });
    expect(result).toMatchObject({ isError: true, content: [{ type: "text", text }] });
  });

  it("hears of faults of the protocol as such", async () => {
    await expect(client.callTool({ name: "none" })).rejects.toThrow("there is no tool none");
    await expect(client.callTool({ name: "strict" })).rejects.toMatchObject({
      code: -32602,
      data: { plan: "pro" },
    });
    await expect(client.getPrompt({ name: "none" })).rejects.toThrow("there is no prompt none");
    await expect(client.getPrompt({ name: "greet" })).rejects.toThrow("who is required");
    await expect(client.readResource({ uri: "test://b" })).rejects.toMatchObject({
      message: expect.stringContaining("there is no resource test://b"),
      data: { uri: "test://b" },
    });
  });

  it("learns nothing of a defect, which is logged", async () => {
    for (const call of [
      () => client.callTool({ name: "broken" }),
      () => client.readResource({ uri: "test://broken" }),
    ]) {
      await expect(call()).rejects.toMatchObject({
        code: -32603,
        message: expect.stringContaining("the server failed to answer this request"),
      });
    }
    expect(served.log.text()).toContain("the secret is 42");
  });

  it("reads resources, gets prompts and completes arguments", async () => {
    const { contents } = await client.readResource({ uri: "test://a" });
    expect(contents).toEqual([{ uri: "test://a", mimeType: "text/plain", text: "the letter a" }]);
    const { messages } = await client.getPrompt({ name: "greet", arguments: { who: "Ann" } });
    expect(messages).toMatchObject([{ role: "user", content: { text: "Greet Ann" } }]);
    const { completion } = await client.complete({
      ref: { type: "ref/prompt", name: "greet" },
      argument: { name: "who", value: "A" },
      context: { arguments: { other: "b" } },
    });
    expect(completion).toEqual({ values: ["greet who A other"], total: 1 });
  });

  it("hears of progress in the order in which it is made", async () => {
    const heard: unknown[] = [];
    const options = { onprogress: (progress: unknown) => heard.push(progress) };
    const result = await callTool(client, { name: "count", arguments: { to: 3 } }, options);
    expect(result).toMatchObject({ content: [{ text: "counted" }] });
    expect(heard).toMatchObject([
      { progress: 1, total: 3, message: "step 1" },
      { progress: 2, total: 3 },
      { progress: 3, total: 3 },
    ]);
  });

  it("ends the work of a call that it cancels", async () => {
    served.waits.length = 0;
    const abort = new AbortController();
    const called = callTool(client, { name: "wait" }, { signal: abort.signal });
    const failed = expect(called).rejects.toThrow();
    await vi.waitFor(() => expect(served.waits).toEqual(["begun"]));
    abort.abort();
    await failed;
    await vi.waitFor(() => expect(served.waits).toEqual(["begun", "aborted"]));
  });
});
