// One server of bench/gateway.ts, told by MODE and PORT: the plain route that is the reference, or
// the gateway in front of the same route in this process, or of an upstream elsewhere; or the events
// backend alone.
import Fastify from "fastify";
import { gateway } from "../dist/apis/gateway/index.js";
import { defineBackend } from "../dist/backends/backend.js";
import { backend as events } from "../dist/backends/events/index.js";
import { hostBackend } from "../dist/backends/host.js";
import { buildPlatform } from "../dist/build-platform.js";
import { parseConfig } from "../dist/config.js";
import { observeRequests } from "../dist/http/observe-requests.js";
import { describeApi } from "../dist/http/openapi/openapi.js";
import { answerUnknownRoutes, createServer } from "../dist/http/server.js";
import { createLog } from "../dist/platform/telemetry/log.js";

const { MODE = "direct", PORT = "0", DATABASE = ":memory:", UPSTREAM = "" } = process.env;

const ITEM = {
  id: "item_1",
  name: "a thing",
  tags: ["one", "two", "three"],
  price: 12.5,
  stock: 7,
};
const SCHEMA = {
  type: "object",
  properties: {
    id: { type: "string" },
    name: { type: "string" },
    tags: { type: "array", items: { type: "string" } },
    price: { type: "number" },
    stock: { type: "number" },
  },
};

async function direct() {
  const app = Fastify();
  const schema = { response: { 200: SCHEMA } };
  app.get("/item", { schema }, async () => ITEM);
  app.post("/item", { schema }, async (request) => (request.body ? ITEM : {}));
  await app.listen({ port: Number(PORT), host: "127.0.0.1" });
}

const bench = defineBackend({
  slug: "bench",
  access: "self-service",
  purpose: "Answers one small object.",
  example: { method: "GET", path: "item" },
  async routes(app) {
    const schema = { response: { 200: SCHEMA } };
    app.get("/item", { schema }, async () => ITEM);
    app.post("/item", { schema }, async (request) => (request.body ? ITEM : {}));
  },
});

async function throughGateway() {
  const config = parseConfig({
    DATABASE_URL: `sqlite:${DATABASE}`,
    FREE_CALLS_PER_DAY: MODE === "burst" ? "100" : String(2 ** 31 - 1),
    WORKERS: "1",
  });
  const { logger } = createLog("info");
  const platform = await buildPlatform(config, { log: logger, processMetrics: true });
  const app = createServer({
    logger,
    bodyLimitBytes: config.BODY_LIMIT_BYTES,
    trustProxy: false,
    lazySchemas: true,
  });
  answerUnknownRoutes(app);
  observeRequests(app, platform);
  await describeApi(app, { publicUrl: config.PUBLIC_URL, version: "0" });
  const settings = { eventsRetentionDays: 365, signSecret: undefined };
  const hosted = await hostBackend(
    bench,
    { platform, settings },
    { version: "0", lazySchemas: true },
  );
  await app.register(gateway, {
    prefix: "/v1",
    ...platform,
    services: [{ ...bench, server: hosted.app }],
    remoteUrls: UPSTREAM ? { away: UPSTREAM } : {},
    sharedSecret: undefined,
  });
  const { text } = await platform.store.durable.tx((tx) =>
    platform.keys.issue(tx, { realm: "gateway", ownerId: "acc_bench", name: "bench" }),
  );
  await app.listen({ port: Number(PORT), host: "127.0.0.1" });
  process.stderr.write(`${text}\n`);
}

async function eventsAlone() {
  const config = parseConfig({ DATABASE_URL: `sqlite:${DATABASE}`, WORKERS: "1" });
  const { logger } = createLog("info");
  const platform = await buildPlatform(config, { log: logger });
  const settings = { eventsRetentionDays: 365, signSecret: undefined };
  const hosted = await hostBackend(
    events,
    { platform, settings },
    { version: "0", lazySchemas: true },
  );
  await hosted.app.listen({ port: Number(PORT), host: "127.0.0.1" });
}

const modes = { direct, events: eventsAlone };
await (modes[MODE] ?? throughGateway)();
