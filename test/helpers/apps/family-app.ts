import { buildPlatform, type PlatformParts } from "../../../src/build-platform.js";
import { parseConfig } from "../../../src/config.js";
import { observeRequests } from "../../../src/http/observe-requests.js";
import { describeApi } from "../../../src/http/openapi/openapi.js";
import { repeatSafely } from "../../../src/http/repeat-safely.js";
import { type App, answerUnknownRoutes, createServer } from "../../../src/http/server.js";
import type { Platform } from "../../../src/platform/platform.js";
import { createLogSink, type LogSink } from "../log-sink.js";

export interface FamilyTestOptions extends Partial<PlatformParts> {
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

export interface FamilyTestApp {
  readonly app: App;
  readonly platform: Platform;
  readonly log: LogSink;
  close(): Promise<void>;
}

/** What threads run, as it was built: sources are not what Node can start. */
export const BUILT_THREADS = { threadsRoot: new URL("../../../dist/", import.meta.url) };

/** Some routes over a real platform, in memory unless the environment says so. */
export async function buildFamilyApp(
  { environment, ...parts }: FamilyTestOptions,
  mount: (app: App, platform: Platform) => Promise<void>,
): Promise<FamilyTestApp> {
  const config = parseConfig({
    DATABASE_URL: "sqlite::memory:",
    PUBLIC_URL: "http://gatehouse.test",
    WORKERS: "1",
    ...environment,
  });
  const log = createLogSink(config.LOG_LEVEL);
  const platform = await buildPlatform(config, { log: log.logger, ...BUILT_THREADS, ...parts });
  const app = createServer({
    logger: log.logger,
    bodyLimitBytes: config.BODY_LIMIT_BYTES,
    trustProxy: false,
    lazySchemas: false,
  });
  answerUnknownRoutes(app);
  observeRequests(app, platform);
  repeatSafely(app, platform.idempotency, platform.metrics);
  await describeApi(app, { publicUrl: config.PUBLIC_URL, version: "0.1.0" });
  await mount(app, platform);
  await app.ready();
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
