import type { LightMyRequestResponse } from "fastify";
import { webhookRoutes } from "../../../src/apis/products/webhooks/webhook-routes.js";
import type { App } from "../../../src/http/server.js";
import { newId } from "../../../src/platform/ids/ids.js";
import { buildProductsApp } from "../../helpers/apps/products-app.js";
import type { Platform } from "../../helpers/apps/test-house.js";

export interface WebhookView {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly public_key: string | null;
  readonly secret?: string;
}

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Sends a request to a path under /v1/webhooks. */
type Send = (method: Method, path: string, payload?: object) => Promise<LightMyRequestResponse>;

/** The routes of webhooks over a whole platform, which finds no name unless it is told to. */
export interface WebhookApp {
  readonly app: App;
  readonly platform: Platform;
  /** What is logged, as text. */
  logged(): string;
  newAccount(): string;
  /** The header of a new key of an account, for everything unless scopes are given. */
  keyOf(accountId: string, scopes?: readonly string[]): Promise<{ authorization: string }>;
  sendWith(headers: Readonly<Record<string, string>>): Send;
  /** From now on every name has this address. */
  resolveTo(address: string): void;
  close(): Promise<void>;
}

export async function startWebhookApp(
  options: { allowLoopback?: boolean; databaseUrl?: string | undefined; poolSize?: number } = {},
): Promise<WebhookApp> {
  const { allowLoopback = false, databaseUrl = "sqlite::memory:", poolSize = 1 } = options;
  let address: string | undefined;
  const house = await buildProductsApp({
    environment: {
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(poolSize),
      WEBHOOK_ALLOW_LOOPBACK: allowLoopback ? "1" : "0",
    },
    resolveName: async () => (address === undefined ? [] : [address]),
    async mount(app, { parts, guard }) {
      await app.register(webhookRoutes, { guard, webhooks: parts.webhooks });
    },
  });
  return {
    app: house.app,
    platform: house.platform,
    logged: house.log.text,
    newAccount: () => newId("acc"),
    async keyOf(accountId, scopes) {
      return { authorization: `Bearer ${await house.issueKey(accountId, scopes)}` };
    },
    sendWith: (headers) => (method, path, payload) =>
      house.app.inject({
        method,
        url: `/v1/webhooks${path}`,
        headers,
        ...(payload ? { payload } : {}),
      }),
    resolveTo(found) {
      address = found;
    },
    close: house.close,
  };
}
