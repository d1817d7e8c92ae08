import { afterAll, beforeAll, describe, it } from "vitest";
import { type McpApp, openMcpApp } from "./mcp-app.js";
import { type BadMessage, envelope, expectFault, modern, TAKES_TASKS } from "./message.js";

let served: McpApp;
beforeAll(async () => {
  served = await openMcpApp();
});
afterAll(() => served.close());

const call = (more: object) => ({ jsonrpc: "2.0", id: 7, method: "tools/list", ...more });
const older = { "mcp-protocol-version": "2025-11-25" };
const list = modern("tools/list");
const add = modern("tools/call", { name: "add", arguments: {} });
const task = modern("tasks/get", { taskId: "some" }, TAKES_TASKS);

/** Headers of a request without some, or with others. */
function but(headers: Record<string, string>, changed: Record<string, string | undefined>) {
  const merged = Object.entries({ ...headers, ...changed });
  return Object.fromEntries(merged.filter((entry): entry is [string, string] => !!entry[1]));
}

const longName = "a".repeat(101);
const faults: readonly BadMessage[] = [
  [
    "a long name of no tool",
    call({ method: "tools/call", params: { name: longName } }),
    older,
    200,
    -32602,
    /^there is no tool a{100}…$/,
    7,
  ],
  [
    "an unknown version",
    list.payload,
    but(list.headers, { "mcp-protocol-version": "2099-01-01" }),
    400,
    -32020,
    /disagree/,
    7,
  ],
  [
    "an unknown version, twice",
    call({ params: { _meta: envelope({}, "2099-01-01") } }),
    but(list.headers, { "mcp-protocol-version": "2099-01-01" }),
    400,
    -32022,
    /2099-01-01 is not supported/,
    7,
  ],
  [
    "an unknown older version",
    call({}),
    { "mcp-protocol-version": "1999-01-01" },
    400,
    -32022,
    /1999-01-01/,
    7,
  ],
  [
    "a version without a body for it",
    call({}),
    { "mcp-protocol-version": "2026-07-28" },
    400,
    -32602,
    /_meta/,
    7,
  ],
  [
    "no version header",
    list.payload,
    but(list.headers, { "mcp-protocol-version": undefined }),
    400,
    -32020,
    /MCP-Protocol-Version is missing/,
    7,
  ],
  [
    "no method header",
    list.payload,
    but(list.headers, { "mcp-method": undefined }),
    400,
    -32020,
    /Mcp-Method is missing/,
    7,
  ],
  [
    "another method header",
    list.payload,
    but(list.headers, { "mcp-method": "ping" }),
    400,
    -32020,
    /Mcp-Method/,
    7,
  ],
  [
    "no name header",
    add.payload,
    but(add.headers, { "mcp-name": undefined }),
    400,
    -32020,
    /Mcp-Name must repeat params.name/,
    7,
  ],
  [
    "another name header",
    add.payload,
    but(add.headers, { "mcp-name": "sub" }),
    400,
    -32020,
    /Mcp-Name is not params.name/,
    7,
  ],
  [
    "a broken name header",
    add.payload,
    but(add.headers, { "mcp-name": "=?base64?*?=" }),
    400,
    -32020,
    /not valid Base64/,
    7,
  ],
  [
    "another task in the header",
    task.payload,
    but(task.headers, { "mcp-name": "b" }),
    400,
    -32020,
    /params.taskId/,
    7,
  ],
  [
    "an unknown method",
    modern("tools/fly").payload,
    modern("tools/fly").headers,
    404,
    -32601,
    /Method not found/,
    7,
  ],
  [
    "a method of the older era",
    modern("ping").payload,
    modern("ping").headers,
    404,
    -32601,
    /Method not found/,
    7,
  ],
  [
    "a removed method",
    modern("tasks/list").payload,
    modern("tasks/list").headers,
    404,
    -32601,
    /Method not found/,
    7,
  ],
  [
    "an unknown method of the older era",
    call({ method: "tools/fly" }),
    older,
    200,
    -32601,
    /Method not found/,
    7,
  ],
  [
    "a method of the newer era",
    call({ method: "server/discover" }),
    older,
    200,
    -32601,
    /Method not found/,
    7,
  ],
  [
    "tasks in the older era",
    call({ method: "tasks/get", params: { taskId: "a" } }),
    older,
    200,
    -32601,
    /Method not found/,
    7,
  ],
  [
    "a cursor that nobody gave",
    modern("tools/list", { cursor: "a" }).payload,
    list.headers,
    200,
    -32602,
    /cursor/,
    7,
  ],
  ["a cursor of the older era", call({ params: { cursor: "a" } }), older, 200, -32602, /cursor/, 7],
  [
    "a tool without a name",
    modern("tools/call", { arguments: {} }).payload,
    modern("tools/call").headers,
    200,
    -32602,
    /tools\/call/,
    7,
  ],
  [
    "arguments in a list",
    modern("tools/call", { name: "add", arguments: [] }).payload,
    add.headers,
    200,
    -32602,
    /arguments/,
    7,
  ],
  [
    "a task without the extension",
    modern("tasks/get", { taskId: "some" }).payload,
    task.headers,
    400,
    -32021,
    /needs a client that declares/,
    7,
  ],
  ["an unknown task", task.payload, task.headers, 200, -32602, /there is no such task/, 7],
  [
    "a task without an id",
    modern("tasks/get", {}, TAKES_TASKS).payload,
    modern("tasks/get").headers,
    200,
    -32602,
    /taskId must be/,
    7,
  ],
  [
    "an update without responses",
    modern("tasks/update", { taskId: "some" }, TAKES_TASKS).payload,
    modern("tasks/update", { taskId: "some" }).headers,
    200,
    -32602,
    /inputResponses must be/,
    7,
  ],
  [
    "a task from a tool for whom takes none",
    modern("tools/call", { name: "eager" }).payload,
    modern("tools/call", { name: "eager" }).headers,
    200,
    -32603,
    /failed to answer/,
    7,
  ],
  [
    "somebody else's session",
    call({}),
    { "mcp-session-id": "a-session" },
    404,
    -32001,
    /no such session/,
    7,
  ],
  ["a key that opens nothing", call({}), { "x-api-key": "none" }, 401, -32000, /no such key/, 7],
];

describe("a message that does not fit its era is refused", () => {
  it.each(faults.map((one) => [one[0], one] as const))("%s", (_name, one) =>
    expectFault(served, one),
  );
});
