import { createProductGuard } from "../../src/apis/products/guard.js";
import type { ProductsOptions } from "../../src/apis/products/options.js";
import { buildPlatform, type PlatformParts } from "../../src/build-platform.js";
import { parseConfig } from "../../src/config.js";
import { observeRequests } from "../../src/http/observe-requests.js";
import { describeApi } from "../../src/http/openapi.js";
import { repeatSafely } from "../../src/http/repeat-safely.js";
import { type App, answerUnknownRoutes, createServer } from "../../src/http/server.js";
import type { Platform } from "../../src/platform/platform.js";
import { createLogSink, type LogSink } from "./log-sink.js";

export interface ProductsTestOptions extends Partial<PlatformParts> {
  /** Registers the routes under test, whose paths are whole: `/v1/vectordb/insert`. */
  readonly mount: (app: App, shared: ProductsOptions) => Promise<void>;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Calls of one key in a minute. */
  readonly perMinute?: number;
}

export interface ProductsTestApp {
  readonly app: App;
  readonly platform: Platform;
  readonly log: LogSink;
  /** A new products key of an account; scope `all` unless given. */
  issueKey(accountId: string, scopes?: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

const BUILT_WORKER = new URL("../../dist/platform/workers/worker.js", import.meta.url);
const BUILT_RESIDENT = new URL("../../dist/platform/workers/resident-thread.js", import.meta.url);

/** Some routes of the products family over a real platform, in memory unless the environment says so. */
export async function buildProductsApp(options: ProductsTestOptions): Promise<ProductsTestApp> {
  const { mount, environment, perMinute = 600, ...parts } = options;
  const config = parseConfig({
    DATABASE_URL: "sqlite::memory:",
    PUBLIC_URL: "http://gatehouse.test",
    WORKERS: "1",
    ...environment,
  });
  const log = createLogSink(config.LOG_LEVEL);
  const platform = await buildPlatform(config, {
    log: log.logger,
    workerEntry: BUILT_WORKER,
    residentEntry: BUILT_RESIDENT,
    ...parts,
  });
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
  await mount(app, { platform, guard: createProductGuard(platform, { perMinute }) });
  await app.ready();
  return {
    app,
    platform,
    log,
    async issueKey(accountId, scopes = ["all"]) {
      const wanted = { realm: "products", ownerId: accountId, name: "test", scopes } as const;
      return (await platform.keys.issue(platform.store, wanted)).text;
    },
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
