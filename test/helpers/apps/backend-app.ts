import type { AnyBackend } from "../../../src/backends/backend.js";
import { hostBackend } from "../../../src/backends/host.js";
import { equip } from "../../../src/platform/parts/equip.js";
import { closable, type HouseOptions, openTestHouse, type RunningApp } from "./test-house.js";

export interface BackendTestApp extends RunningApp {
  /** Does once what the backend does by the clock. */
  runSchedule(): Promise<void>;
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
  const opened = await openTestHouse({
    environment: {
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(poolSize),
      WORKERS: "2",
      SMTP_URL: smtpUrl,
      ...environment,
    },
    ...given,
  });
  const { house, config } = opened;
  const app = await hostBackend(backend, house, { config, version: "0.1.0", lazySchemas: true });
  return {
    ...closable(app, opened),
    async runSchedule() {
      const equipment = await equip(backend, { house, config });
      for (const { run } of backend.schedule ?? []) await run(...equipment);
    },
  };
}

/** The header by which the gateway tells a backend whose request it is. */
export function onBehalfOf(account: string): Record<string, string> {
  return { "x-gw-account": account };
}
