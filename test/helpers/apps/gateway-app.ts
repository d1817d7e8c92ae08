import type { AddressInfo } from "node:net";
import type { RemoteLimits } from "../../../src/apis/gateway/remote-limits.js";
import { mountGateway } from "../../../src/apis/gateway/routes.js";
import { createAppServer } from "../../../src/app.js";
import type { AnyBackend } from "../../../src/backends/backend.js";
import { offerBackends } from "../../../src/backends/offer.js";
import { GatewayError } from "../../../src/http/families.js";
import { observeRequests } from "../../../src/http/observe-requests.js";
import { type App, answerUnknownRoutes } from "../../../src/http/server.js";
import type { Key } from "../../../src/platform/keys/key.js";
import type { LogSink } from "../log-sink.js";
import { type HouseOptions, openTestHouse, type Platform } from "./test-house.js";

export interface GatewayTestOptions extends HouseOptions {
  readonly offered?: readonly AnyBackend[];
  readonly remoteUrls?: Readonly<Record<string, string>>;
  readonly limits?: RemoteLimits;
  readonly sharedSecret?: string;
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
export async function startGateway({
  offered = [],
  remoteUrls = {},
  limits,
  sharedSecret,
  ...options
}: GatewayTestOptions = {}): Promise<GatewayTestApp> {
  const { house, config, platform, log } = await openTestHouse(options);
  const app = createAppServer(platform, { config });
  answerUnknownRoutes(app);
  observeRequests(app, platform);
  app.addSchema(GatewayError);
  const host = { config, version: "0.1.0", lazySchemas: true, watched: platform };
  const backends = offerBackends(offered, house, host);
  const parts = { ...platform, backends, remoteLimits: limits };
  await mountGateway(app, parts, { remoteUrls, sharedSecret });
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
