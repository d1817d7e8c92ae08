// The server of bench/cost-guard.ts: the gateway in front of the backend, and of one whose only route
// answers a JSON body with a small object. The key for both is written to the standard error.
import { mountGateway } from "../../dist/apis/gateway/routes.js";
import { createAppServer } from "../../dist/app.js";
import { defineBackend } from "../../dist/backends/backend.js";
import { backend as costGuard } from "../../dist/backends/cost-guard/index.js";
import { offerBackends } from "../../dist/backends/offer.js";
import { buildHouse } from "../../dist/build-house.js";
import { parseConfig } from "../../dist/config.js";
import { GatewayError } from "../../dist/http/families.js";
import { observeRequests } from "../../dist/http/observe-requests.js";
import { answerUnknownRoutes } from "../../dist/http/server.js";
import { createLog } from "../../dist/platform/telemetry/log.js";

const { PORT = "0", DATABASE = ":memory:", UPSTREAM = "" } = process.env;

const answer = {
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "big",
  choices: [{ index: 0, message: { role: "assistant", content: "ok" }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};

const bare = defineBackend({
  slug: "bare",
  access: "self-service",
  purpose: "Answers a body with a small object.",
  example: { method: "POST", path: "item" },
  async routes(app) {
    app.post("/item", async (request) => (request.body ? answer : {}));
  },
});

const config = parseConfig({
  DATABASE_URL: `sqlite:${DATABASE}`,
  FREE_CALLS_PER_DAY: String(2 ** 31 - 1),
  WORKERS: "2",
  MODEL_BASE_URL: UPSTREAM,
  MODEL_NAMES: "big",
});
const { logger } = createLog("warn");
const house = buildHouse(config, { log: logger });
await house.start();
const platform = await house.getAll();
const app = createAppServer(platform, { config });
answerUnknownRoutes(app);
observeRequests(app, platform);
app.addSchema(GatewayError);
const host = { config, version: "0", lazySchemas: true };
const backends = offerBackends([costGuard, bare], house, host);
await mountGateway(app, { ...platform, backends }, { remoteUrls: {}, sharedSecret: undefined });
const { text } = await platform.store.durable.tx((tx) =>
  platform.keys.issue(tx, { realm: "gateway", ownerId: "acc_bench", name: "bench" }),
);
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
process.stderr.write(`${text}\n`);
