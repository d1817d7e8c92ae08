import { type AppOptions, buildApp } from "../../../src/app.js";
import { buildPlatform, type PlatformParts } from "../../../src/build-platform.js";
import { parseConfig } from "../../../src/config.js";
import type { App } from "../../../src/http/server.js";
import type { Platform } from "../../../src/platform/platform.js";
import { createLogSink, type LogSink } from "../log-sink.js";
import { BUILT_THREADS } from "./family-app.js";

export interface TestApp {
  readonly app: App;
  readonly platform: Platform;
  readonly log: LogSink;
  close(): Promise<void>;
}

/** The real app over an in-memory store; nothing is faked. */
export async function buildTestApp(
  environment: Readonly<Record<string, string>> = {},
  parts: Partial<PlatformParts> & Pick<AppOptions, "isDraining" | "lazySchemas"> = {},
): Promise<TestApp> {
  const config = parseConfig({
    DATABASE_URL: "sqlite::memory:",
    PUBLIC_URL: "http://gatehouse.test",
    WORKERS: "2",
    ...environment,
  });
  const log = createLogSink(config.LOG_LEVEL);
  const platform = await buildPlatform(config, {
    log: log.logger,
    ...BUILT_THREADS,
    ...parts,
  });
  const app = await buildApp(platform, {
    config,
    build: { version: "0.1.0", commit: "test" },
    lazySchemas: parts.lazySchemas ?? true,
    ...(parts.isDraining ? { isDraining: parts.isDraining } : {}),
  });
  return {
    app,
    platform,
    log,
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
