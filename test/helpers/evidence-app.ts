import type { FastifyPluginAsync } from "fastify";
import { createMeter } from "../../src/apis/evidence/meter.js";
import type { EvidenceOptions } from "../../src/apis/evidence/options.js";
import { buildPlatform, type PlatformParts } from "../../src/build-platform.js";
import { parseConfig } from "../../src/config.js";
import { observeRequests } from "../../src/http/observe-requests.js";
import { describeApi } from "../../src/http/openapi.js";
import { repeatSafely } from "../../src/http/repeat-safely.js";
import { type App, answerUnknownRoutes, createServer } from "../../src/http/server.js";
import type { Platform } from "../../src/platform/platform.js";
import { createLogSink, type LogSink } from "./log-sink.js";

export interface EvidenceTestOptions extends Partial<PlatformParts> {
  /** The routes under test, mounted under /api/v1. */
  readonly routes: readonly FastifyPluginAsync<EvidenceOptions>[];
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

export interface EvidenceTestApp {
  readonly app: App;
  readonly platform: Platform;
  readonly log: LogSink;
  /** A new evidence key; `tier` is free unless given. */
  issueKey(tier?: string): Promise<string>;
  close(): Promise<void>;
}

const BUILT_WORKER = new URL("../../dist/platform/workers/worker.js", import.meta.url);

/** Some routes of the evidence family over a real platform, in memory unless the environment says so. */
export async function buildEvidenceApp(options: EvidenceTestOptions): Promise<EvidenceTestApp> {
  const { routes, environment, ...parts } = options;
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
  for (const plugin of routes) {
    await app.register(plugin, {
      prefix: "/api/v1",
      platform,
      meter: createMeter(platform),
      version: "0.1.0",
    });
  }
  await app.ready();
  let made = 0;
  return {
    app,
    platform,
    log,
    async issueKey(tier = "free") {
      made += 1;
      const wanted = { realm: "evidence", ownerId: `made_${made}`, name: "test", tier } as const;
      return (await platform.keys.issue(platform.store, wanted)).text;
    },
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
