import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import type { App } from "../../src/http/server.js";

export interface ApiCase {
  readonly name: string;
  readonly request: InjectOptions | (() => InjectOptions | Promise<InjectOptions>);
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | RegExp>>;
}

/** Sends one request for each case and compares status, headers and body. */
export function apiCases(app: () => App, cases: readonly ApiCase[]): void {
  it.each(cases)("$name", async ({ request, status, body, headers = {} }) => {
    const reply = await app().inject(typeof request === "function" ? await request() : request);
    expect(reply.statusCode, reply.body).toBe(status);
    for (const [name, value] of Object.entries(headers)) {
      expect(reply.headers[name]).toMatch(value);
    }
    if (body !== undefined) expect(reply.json()).toMatchObject(body as object);
  });
}
