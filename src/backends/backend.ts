import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { Platform } from "../platform/platform.js";

/** The app of one backend: its routes are below `/v1/api/<slug>/`, and it knows nothing of keys. */
export type BackendApp = Parameters<FastifyPluginAsyncTypebox>[0];

/** Values of the configuration that backends take. */
export interface BackendSettings {
  readonly eventsRetentionDays: number;
  /** Signs the tokens of `sign`; made at the first start unless given. */
  readonly signSecret: string | undefined;
}

/** What a backend may use. */
export interface BackendParts {
  readonly platform: Platform;
  readonly settings: BackendSettings;
}

/** A request that shows what the backend is for; the path is below the slug, without a slash first. */
export interface BackendExample {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** One service behind the gateway. Its folder's name is its slug. */
export interface Backend {
  readonly slug: string;
  /** `self-service` answers any gateway key, `by-request` one whose account was granted the slug. */
  readonly access: "self-service" | "by-request";
  /** One sentence for the catalogue. */
  readonly purpose: string;
  readonly example: BackendExample;
  /** True for a service that the specification does not list. */
  readonly beyond?: true;
  /** Largest request body unless a route says otherwise; 1 MiB by default. */
  readonly bodyLimitBytes?: number;
  /**
   * Adds the routes, with the paths that stand behind the slug. Whose request it is tells
   * `accountOf(request)`; errors are thrown from the catalogue in http/api-error.ts; a route marked
   * `repeatable` takes Idempotency-Key. `GET /health` is added for every backend.
   */
  routes(app: BackendApp, parts: BackendParts): Promise<void>;
}

/** Declares a backend; everything that lists backends follows from these declarations. */
export function defineBackend(backend: Backend): Backend {
  return backend;
}
