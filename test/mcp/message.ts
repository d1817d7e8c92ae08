import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { McpApp } from "./mcp-app.js";

export const MODERN = "2026-07-28";

const PREFIX = "io.modelcontextprotocol/";

/** What every request of 2026-07-28 says of itself. */
export function envelope(capabilities: object = {}, version = MODERN): Record<string, unknown> {
  return {
    [`${PREFIX}protocolVersion`]: version,
    [`${PREFIX}clientInfo`]: { name: "tests", version: "1" },
    [`${PREFIX}clientCapabilities`]: capabilities,
  };
}

/** The capabilities of a client that takes tasks. */
export const TAKES_TASKS = { extensions: { [`${PREFIX}tasks`]: {} } };

/** A request of 2026-07-28 with its headers. */
export function modern(
  method: string,
  params: Record<string, unknown> = {},
  capabilities: object = {},
): { headers: Record<string, string>; payload: Record<string, unknown> } {
  const name = params.name ?? params.uri ?? params.taskId;
  return {
    headers: {
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": MODERN,
      "mcp-method": method,
      ...(typeof name === "string" ? { "mcp-name": name } : {}),
    },
    payload: {
      jsonrpc: "2.0",
      id: 7,
      method,
      params: { ...params, _meta: envelope(capabilities) },
    },
  };
}

/** Sends a body to /mcp. */
export function send(
  { app }: McpApp,
  payload: InjectOptions["payload"],
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({ method: "POST", url: "/mcp", headers, ...(payload ? { payload } : {}) });
}

/** The messages in a stream of events. */
export function eventsIn(body: string): unknown[] {
  return [...body.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ""));
}

/** Name, body, headers, status, code, message, id. */
export type BadMessage = readonly [
  string,
  unknown,
  Record<string, string>,
  number,
  number,
  RegExp,
  unknown?,
];

/** Sends what is bad, and expects its fault as a body of JSON-RPC. */
export async function expectFault(served: McpApp, bad: BadMessage): Promise<void> {
  const [, body, headers, status, code, message, id = null] = bad;
  const isText = body === undefined || typeof body === "string" || Buffer.isBuffer(body);
  const reply = await send(served, isText ? body : JSON.stringify(body), headers);
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([
    status,
    "application/json; charset=utf-8",
  ]);
  expect(reply.json()).toMatchObject({
    jsonrpc: "2.0",
    id,
    error: { code, message: expect.stringMatching(message) },
  });
}
