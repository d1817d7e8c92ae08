// One server of bench/gateway.ts, told by MODE and PORT: the plain route that is the reference, or
// the gateway in front of the same route in this process, or of an upstream elsewhere; or the events
// backend alone.
import Fastify from "fastify";
import { mountGateway } from "../../dist/apis/gateway/routes.js";
import { createAppServer } from "../../dist/app.js";
import { defineBackend } from "../../dist/backends/backend.js";
import { backend as events } from "../../dist/backends/events/index.js";
import { hostBackend } from "../../dist/backends/host.js";
import { offerBackends } from "../../dist/backends/offer.js";
import { buildHouse } from "../../dist/build-house.js";
import { parseConfig } from "../../dist/config.js";
import { GatewayError } from "../../dist/http/families.js";
import { observeRequests } from "../../dist/http/observe-requests.js";
import { answerUnknownRoutes } from "../../dist/http/server.js";
import { createLog } from "../../dist/platform/telemetry/log.js";
import { createMetrics } from "../../dist/platform/telemetry/metrics.js";

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
  const house = buildHouse(config, {
    log: logger,
    metrics: createMetrics({ processMetrics: true }),
  });
  await house.start();
  const platform = await house.getAll();
  const app = createAppServer(logger, { config });
  answerUnknownRoutes(app);
  observeRequests(app, platform);
  app.addSchema(GatewayError);
  const backends = offerBackends([bench], house, { config, version: "0", lazySchemas: true });
  await mountGateway(
    app,
    { ...platform, backends },
    { remoteUrls: UPSTREAM ? { away: UPSTREAM } : {}, sharedSecret: undefined },
  );
  const { text } = await platform.store.durable.tx((tx) =>
    platform.keys.issue(tx, { realm: "gateway", ownerId: "acc_bench", name: "bench" }),
  );
  await app.listen({ port: Number(PORT), host: "127.0.0.1" });
  process.stderr.write(`${text}\n`);
}

async function eventsAlone() {
  const config = parseConfig({ DATABASE_URL: `sqlite:${DATABASE}`, WORKERS: "1" });
  const { logger } = createLog("info");
  const house = buildHouse(config, { log: logger });
  await house.start();
  const app = await hostBackend(events, house, { config, version: "0", lazySchemas: true });
  await app.listen({ port: Number(PORT), host: "127.0.0.1" });
}

const modes = { direct, events: eventsAlone };
await (modes[MODE] ?? throughGateway)();
