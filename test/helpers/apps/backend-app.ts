import type { AnyBackend } from "../../../src/backends/backend.js";
import { hostBackend } from "../../../src/backends/host.js";
import type { App } from "../../../src/http/server.js";
import { pickSettings } from "../../../src/platform/config/read-config.js";
import type { LogSink } from "../log-sink.js";
import { type HouseOptions, openTestHouse, type Platform } from "./test-house.js";

export interface BackendTestApp {
  readonly app: App;
  readonly platform: Platform;
  readonly log: LogSink;
  /** Does once what the backend does by the clock. */
  runSchedule(): Promise<void>;
  close(): Promise<void>;
}

export interface BackendTestOptions extends HouseOptions {
  readonly databaseUrl?: string;
  /** Connections to PostgreSQL; PGlite serves one. */
  readonly poolSize?: number;
  readonly smtpUrl?: string;
}

/** One real backend as the gateway calls it, over an in-memory store unless a database is given. */
export async function buildBackendApp(
  backend: AnyBackend,
  {
    databaseUrl = "sqlite::memory:",
    poolSize = 10,
    smtpUrl,
    environment,
    ...given
  }: BackendTestOptions = {},
): Promise<BackendTestApp> {
  const { house, config, platform, log } = await openTestHouse({
    environment: {
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(poolSize),
      WORKERS: "2",
      SMTP_URL: smtpUrl,
      ...environment,
    },
    ...given,
  });
  const app = await hostBackend(backend, house, { config, version: "0.1.0", lazySchemas: true });
  return {
    app,
    platform,
    log,
    async runSchedule() {
      const needed = await house.get(backend.needs ?? []);
      const settings = pickSettings(backend.config ?? {}, config);
      for (const { run } of backend.schedule ?? []) await run(needed, settings);
    },
    async close() {
      await app.close();
      await platform.close();
    },
  };
}

/** The header by which the gateway tells a backend whose request it is. */
export function onBehalfOf(account: string): Record<string, string> {
  return { "x-gw-account": account };
}
