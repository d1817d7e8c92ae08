import { afterAll, beforeAll, describe, it } from "vitest";
import { type McpApp, openMcpApp } from "./mcp-app.js";
import { type BadMessage, expectFault } from "./message.js";

let served: McpApp;
beforeAll(async () => {
  served = await openMcpApp();
});
afterAll(() => served.close());

const call = (more: object) => ({ jsonrpc: "2.0", id: 7, method: "tools/list", ...more });

const unreadable: readonly BadMessage[] = [
  ["nothing", undefined, {}, 400, -32700, /the body is empty/],
  ["half a body", '{"jsonrpc":"2.0",', {}, 400, -32700, /not valid JSON/],
  ["a word", "hello", {}, 400, -32700, /not valid JSON/],
  ["20,000 brackets", "[".repeat(20_000), {}, 400, -32700, /nested|levels|JSON/],
  ["20,000 lists", "[".repeat(20_000) + "]".repeat(20_000), {}, 400, -32700, /level/],
  ["a way to a prototype", '{"__proto__":{"method":"ping"}}', {}, 400, -32700, /__proto__/],
  ["bytes that are no text", Buffer.from([0x7b, 0xff, 0x7d]), {}, 400, -32700, /UTF-8/],
  [
    "3 MiB",
    JSON.stringify(call({ params: { a: "a".repeat(3 << 20) } })),
    {},
    413,
    -32600,
    /too large/,
  ],
  [
    "a byte over 1 MiB",
    JSON.stringify(call({ params: { a: "a".repeat(2 ** 20) } })),
    {},
    413,
    -32600,
    /too large/,
  ],
];

const malformed: readonly BadMessage[] = [
  ["a batch", [call({}), call({})], {}, 400, -32600, /batch is not taken/],
  ["an empty batch", [], {}, 400, -32600, /batch is not taken/],
  ["a number", "7", {}, 400, -32600, /one JSON-RPC message/],
  ["null", "null", {}, 400, -32600, /one JSON-RPC message/],
  ["an empty object", "{}", {}, 400, -32600, /method must be a string/],
  ["a method that is none", call({ method: 1 }), {}, 400, -32600, /method must be a string/, 7],
  ["another JSON-RPC", call({ jsonrpc: "1.0" }), {}, 400, -32600, /jsonrpc must be "2.0"/, 7],
  ["params in a list", call({ params: [] }), {}, 400, -32600, /params must be an object/, 7],
  ["an id in a list", call({ id: [1] }), {}, 400, -32600, /id must be a string/],
  ["an id that is null", call({ id: null }), {}, 400, -32600, /id must be a string/],
  ["half an id", call({ id: 1.5 }), {}, 400, -32600, /id must be a string/],
  ["an id that is true", call({ id: true }), {}, 400, -32600, /id must be a string/],
  ["a request without id", { jsonrpc: "2.0", method: "ping" }, {}, 400, -32600, /needs an id/],
  ["a response", { jsonrpc: "2.0", id: 7, result: {} }, {}, 400, -32600, /no request awaits/, 7],
  ["a foreign Accept", call({}), { accept: "text/html" }, 406, -32000, /Accept must take/, 7],
];

const kinds: readonly [string, readonly BadMessage[]][] = [
  ["cannot be read", unreadable],
  ["is no message", malformed],
];

describe.each(kinds)("what %s is refused", (_kind, faults) => {
  it.each(faults.map((one) => [one[0], one] as const))("%s", (_name, one) =>
    expectFault(served, one),
  );
});
