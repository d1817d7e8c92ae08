import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mountMcp } from "../../src/http/mcp/mount.js";
import {
  createMcpSessions,
  SESSION_IDLE_MS,
  SESSIONS_MAX,
  SESSIONS_OF_OWNER_MAX,
} from "../../src/http/mcp/sessions.js";
import type { McpSurface } from "../../src/http/mcp/surface.js";
import { buildFamilyApp, type FamilyTestApp } from "../helpers/apps/family-app.js";
import { testSurface } from "./mcp-app.js";
import { modern } from "./message.js";

const surface: McpSurface = {
  ...testSurface([]),
  tools: [{ name: "session", description: "Says its session", inputSchema: { type: "object" } }],
  callTool: async (_name, _args, { session }) => ({
    content: [{ type: "text", text: session ?? "none" }],
  }),
};

const PUBLIC_URL = "http://localhost:8080";
const INITIALIZE = {
  jsonrpc: "2.0",
  id: 0,
  method: "initialize",
  params: {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "tests", version: "1" },
  },
};
const CALL = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "session" } };

let served: FamilyTestApp;
let now = 0;
let ended: string[];
beforeAll(async () => {
  served = await buildFamilyApp({ environment: { PUBLIC_URL } }, async (app) => {
    for (const name of ["first", "second"]) {
      await mountMcp(app, {
        path: `/${name}`,
        publicUrl: PUBLIC_URL,
        operationId: name,
        tag: "mcp",
        surfaceFor: () => surface,
        sessions: createMcpSessions({
          clock: () => now,
          processId: name,
          ownerOf: ({ headers }) => String(headers["x-api-key"]),
          onEnd: async (owner, id) => void ended.push(`${owner} ${id}`),
        }),
      });
    }
  });
});
beforeEach(async () => {
  // What was left open ends with the next one.
  now += SESSION_IDLE_MS;
  ended = [];
  await ask("DELETE", { session: await open() });
  ended = [];
});
afterAll(() => served.close());

interface From {
  readonly owner?: string;
  readonly session?: string | undefined;
  readonly path?: string;
}

function ask(
  method: "GET" | "POST" | "DELETE",
  { owner = "one", session, path = "/first" }: From,
  payload?: InjectOptions["payload"],
) {
  return served.app.inject({
    method,
    url: path,
    headers: {
      "x-api-key": owner,
      ...(session === undefined ? {} : { "mcp-session-id": session }),
    },
    ...(payload ? { payload } : {}),
  });
}

async function open(from: From = {}): Promise<string> {
  const reply = await ask("POST", from, INITIALIZE);
  expect(reply.json()).toMatchObject({ result: { protocolVersion: "2025-11-25" } });
  return String(reply.headers["mcp-session-id"]);
}

/** The session that a call finds itself within. */
async function called(from: From): Promise<string> {
  const reply = await ask("POST", from, CALL);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers["mcp-session-id"]).toBeUndefined();
  return reply.json().result.content[0].text;
}

const gone = (id: number | null, message = "there is no such session; initialize again") => ({
  jsonrpc: "2.0",
  id,
  error: { code: -32001, message, data: { code: "not_found" } },
});

describe("a session of the older era", () => {
  it("begins with initialize, and requests are within it", async () => {
    const session = await open();
    expect(session).toMatch(/^[0-9a-f]{8}\.[\w-]{32}$/);
    expect(await called({ session })).toBe(session);
    const initialized = { jsonrpc: "2.0", method: "notifications/initialized" };
    expect((await ask("POST", { session }, initialized)).statusCode).toBe(202);
    expect(await open()).not.toBe(session);
  });

  it("is nothing that a request needs", async () => {
    expect(await called({})).toBe("none");
    const byHand = await ask("POST", {}, { method: "tools/list" });
    expect(byHand.json()).toMatchObject({ id: null, result: { tools: [{ name: "session" }] } });
  });

  it("does not begin with what the newer era sends, which has none", async () => {
    for (const session of [undefined, "whatever"]) {
      const { headers, payload } = modern("tools/call", { name: "session" });
      const reply = await served.app.inject({
        method: "POST",
        url: "/first",
        headers: { ...headers, ...(session === undefined ? {} : { "mcp-session-id": session }) },
        payload,
      });
      expect(reply.json()).toMatchObject({ result: { content: [{ text: "none" }] } });
      expect(reply.headers["mcp-session-id"]).toBeUndefined();
    }
  });

  it("ends with DELETE, once", async () => {
    const session = await open();
    const reply = await ask("DELETE", { session });
    expect([reply.statusCode, reply.body]).toEqual([204, ""]);
    expect(ended).toEqual([`one ${session}`]);
    const again = await ask("DELETE", { session });
    expect([again.statusCode, again.json()]).toEqual([404, gone(null)]);
    const late = await ask("POST", { session }, CALL);
    expect([late.statusCode, late.json()]).toEqual([404, gone(1)]);
    expect(ended).toHaveLength(1);
  });

  it("is over five minutes after its last request", async () => {
    const session = await open();
    now += SESSION_IDLE_MS - 1;
    expect(await called({ session })).toBe(session);
    now += SESSION_IDLE_MS - 1;
    expect(await called({ session })).toBe(session);
    now += SESSION_IDLE_MS;
    const reply = await ask("POST", { session }, CALL);
    expect([reply.statusCode, reply.json()]).toEqual([404, gone(1)]);
    await open();
    expect(ended).toEqual([`one ${session}`]);
  });

  it.each([
    ["another account's", async () => ({ session: await open(), owner: "two" })],
    ["made up", async () => ({ session: "made-up" })],
    ["empty", async () => ({ session: "" })],
  ])("is unknown when it is %s, to any method", async (_what, from) => {
    const asked = await from();
    for (const method of ["GET", "DELETE"] as const) {
      const reply = await ask(method, asked);
      expect([reply.statusCode, reply.json()]).toEqual([404, gone(null)]);
    }
    const reply = await ask("POST", asked, CALL);
    expect([reply.statusCode, reply.json()]).toEqual([404, gone(1)]);
    expect(ended).toEqual([]);
  });

  it("is told to be elsewhere by another server", async () => {
    const session = await open();
    const message =
      "this session lives on another server of this installation, or has ended; initialize again, or have requests of a session sent to one server";
    const reply = await ask("POST", { session, path: "/second" }, CALL);
    expect([reply.statusCode, reply.json()]).toEqual([404, gone(1, message)]);
    expect(await called({ session })).toBe(session);
  });

  it("takes no stream, and no DELETE that names none", async () => {
    const session = await open();
    const stream = await ask("GET", { session });
    expect([stream.statusCode, stream.headers.allow]).toEqual([405, "POST, DELETE"]);
    const nameless = await ask("DELETE", {});
    expect([nameless.statusCode, nameless.json()]).toMatchObject([
      400,
      { error: { message: "the header Mcp-Session-Id must name the session to end" } },
    ]);
    expect(await called({ session })).toBe(session);
  });

  it("takes the place of the account's own that was idle longest", async () => {
    const other = await open({ owner: "two" });
    const sessions: string[] = [];
    for (let at = 0; at < SESSIONS_OF_OWNER_MAX; at += 1) sessions.push(await open());
    const [first, second] = sessions;
    expect(await called({ session: first })).toBe(first);
    await open();
    expect(ended).toEqual([`one ${second}`]);
    expect(await called({ session: first })).toBe(first);
    expect(await called({ session: other, owner: "two" })).toBe(other);
  });

  it("is refused while the server has as many as it keeps, which says what to do", async () => {
    const owners = Math.ceil(SESSIONS_MAX / SESSIONS_OF_OWNER_MAX);
    for (let at = 0; at < SESSIONS_MAX; at += 1) await open({ owner: `owner ${at % owners}` });
    const reply = await ask("POST", {}, INITIALIZE);
    expect(reply.statusCode).toBe(503);
    expect(reply.headers["retry-after"]).toBe("60");
    expect(reply.json()).toMatchObject({
      id: 0,
      error: {
        code: -32603,
        message: "2000 sessions are open; call without one, or try again",
        data: { code: "unavailable" },
      },
    });
    expect(await called({})).toBe("none");
    now += SESSION_IDLE_MS;
    await open();
    expect(ended).toHaveLength(SESSIONS_MAX);
  });
});
