import type { AddressInfo } from "node:net";
import type { ExecuteReply } from "../../../src/backends/agents/schemas.js";
import type { Realm } from "../../../src/platform/keys/key-format.js";
import { buildTestApp, type TestApp, type TestAppOptions } from "./test-app.js";

export const EXECUTE = "/v1/api/agents/api/agent/execute";

export interface AgentsTestApp extends TestApp {
  readonly url: string;
  issue(realm: Realm, ownerId: string): Promise<string>;
  /** Calls the service through the gateway. */
  execute(body: unknown, options: ExecuteOptions): Promise<ExecuteAnswer>;
}

export interface ExecuteOptions {
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ExecuteAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly reply: ExecuteReply;
  readonly error: { readonly code: string; readonly message: string; readonly details?: unknown };
  /** What the gateway says of the calls that are left. */
  readonly left: number;
}

/** The whole server on a loopback port, whose service of agents a test calls as anybody does. */
export async function startAgents(
  environment: Readonly<Record<string, string>> = {},
  given: TestAppOptions = {},
): Promise<AgentsTestApp> {
  const served = await buildTestApp(environment, given);
  await served.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = served.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    ...served,
    url,
    async issue(realm, ownerId) {
      const { store, keys } = served.platform;
      const wanted = { realm, ownerId, name: "test" };
      return (await store.durable.tx((tx) => keys.issue(tx, wanted))).text;
    },
    async execute(body, { key, headers = {} }) {
      const response = await fetch(`${url}${EXECUTE}`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
      const answer = (await response.json()) as ExecuteReply & Pick<ExecuteAnswer, "error">;
      return {
        status: response.status,
        headers: response.headers,
        reply: answer,
        error: answer.error,
        left: Number(response.headers.get("x-gw-calls-remaining")),
      };
    },
  };
}
