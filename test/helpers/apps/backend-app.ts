import type { Backend, BackendSettings } from "../../../src/backends/backend.js";
import { hostBackend } from "../../../src/backends/host.js";
import { buildPlatform, type PlatformParts } from "../../../src/build-platform.js";
import { parseConfig } from "../../../src/config.js";
import type { App } from "../../../src/http/server.js";
import type { Platform } from "../../../src/platform/platform.js";
import { createLogSink, type LogSink } from "../log-sink.js";
import { BUILT_THREADS } from "./family-app.js";

export interface BackendTestApp {
  readonly app: App;
  readonly platform: Platform;
  readonly log: LogSink;
  close(): Promise<void>;
}

export interface BackendTestOptions extends Partial<PlatformParts> {
  readonly databaseUrl?: string;
  /** Connections to PostgreSQL; PGlite serves one. */
  readonly poolSize?: number;
  readonly smtpUrl?: string;
  readonly settings?: Partial<BackendSettings>;
}

/** One real backend as the gateway calls it, over an in-memory store unless a database is given. */
export async function buildBackendApp(
  backend: Backend,
  {
    databaseUrl = "sqlite::memory:",
    poolSize = 10,
    smtpUrl,
    settings,
    ...parts
  }: BackendTestOptions = {},
): Promise<BackendTestApp> {
  const config = parseConfig({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(poolSize),
    PUBLIC_URL: "http://gatehouse.test",
    WORKERS: "2",
    SMTP_URL: smtpUrl,
  });
  const log = createLogSink(config.LOG_LEVEL);
  const platform = await buildPlatform(config, {
    log: log.logger,
    ...BUILT_THREADS,
    ...parts,
  });
  const hosted = await hostBackend(
    backend,
    { platform, settings: { eventsRetentionDays: 365, signSecret: undefined, ...settings } },
    { version: "0.1.0", lazySchemas: false },
  );
  return {
    app: hosted.app,
    platform,
    log,
    async close() {
      await hosted.app.close();
      await platform.close();
    },
  };
}

/** The header by which the gateway tells a backend whose request it is. */
export function onBehalfOf(account: string): Record<string, string> {
  return { "x-gw-account": account };
}
