import type { AddressInfo } from "node:net";
import { gateway } from "../../../src/apis/gateway/index.js";
import type { RemoteLimits } from "../../../src/apis/gateway/remote-backend.js";
import type { Backend } from "../../../src/backends/backend.js";
import { hostBackend } from "../../../src/backends/host.js";
import { buildPlatform, type PlatformParts } from "../../../src/build-platform.js";
import { parseConfig } from "../../../src/config.js";
import { observeRequests } from "../../../src/http/observe-requests.js";
import { describeApi } from "../../../src/http/openapi/openapi.js";
import { type App, answerUnknownRoutes, createServer } from "../../../src/http/server.js";
import type { Key } from "../../../src/platform/keys/key.js";
import type { Platform } from "../../../src/platform/platform.js";
import { createLogSink, type LogSink } from "../log-sink.js";

export interface GatewayTestOptions extends Partial<PlatformParts> {
  readonly backends?: readonly Backend[];
  readonly remoteUrls?: Readonly<Record<string, string>>;
  readonly limits?: RemoteLimits;
  readonly sharedSecret?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface GatewayTestApp {
  readonly app: App;
  readonly platform: Platform;
  readonly log: LogSink;
  /** Where it listens on loopback. */
  readonly url: string;
  readonly port: number;
  /** A new gateway key of an account, which is made up unless given. */
  issueKey(ownerId?: string): Promise<{ text: string; key: Key }>;
  grant(ownerId: string, slug: string): Promise<void>;
  close(): Promise<void>;
}

/** The real gateway on a loopback port, in front of backends that a test brings with it. */
export async function startGateway(options: GatewayTestOptions = {}): Promise<GatewayTestApp> {
  const config = parseConfig({
    DATABASE_URL: "sqlite::memory:",
    PUBLIC_URL: "http://gatehouse.test",
    WORKERS: "1",
    ...options.environment,
  });
  const log = createLogSink(config.LOG_LEVEL);
  const { backends = [], remoteUrls = {}, limits, sharedSecret, environment, ...parts } = options;
  const platform = await buildPlatform(config, { log: log.logger, ...parts });
  const app = createServer({
    logger: log.logger,
    bodyLimitBytes: config.BODY_LIMIT_BYTES,
    trustProxy: false,
    lazySchemas: true,
  });
  answerUnknownRoutes(app);
  observeRequests(app, platform);
  await describeApi(app, { publicUrl: config.PUBLIC_URL, version: "0.1.0" });
  const settings = { eventsRetentionDays: 365, signSecret: undefined };
  const services = await Promise.all(
    backends.map(async (backend) => {
      const hosted = await hostBackend(
        backend,
        { platform, settings },
        { version: "0.1.0", lazySchemas: true },
      );
      return { ...backend, server: hosted.app };
    }),
  );
  await app.register(gateway, {
    prefix: "/v1",
    ...platform,
    services,
    remoteUrls,
    sharedSecret,
    ...(limits ? { limits } : {}),
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  let owners = 0;
  return {
    app,
    platform,
    log,
    url: `http://127.0.0.1:${port}`,
    port,
    issueKey(ownerId) {
      owners += 1;
      const owner = ownerId ?? `acc_${String(owners).padStart(24, "0")}`;
      return platform.store.durable.tx((tx) =>
        platform.keys.issue(tx, { realm: "gateway", ownerId: owner, name: "test" }),
      );
    },
    async grant(ownerId, slug) {
      await platform.store.durable.tx((tx) =>
        platform.keys.setGrant(tx, { ownerId, slug, granted: true }),
      );
    },
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
