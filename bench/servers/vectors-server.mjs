// The server of bench/vectors.ts and bench/vectors-fairness.ts: everything, as built, but for
// GRAPH=off. It prints a products key of each owner when it listens.
import { buildApp } from "../../dist/app.js";
import { buildHouse } from "../../dist/build-house.js";
import { parseConfig } from "../../dist/config.js";
import { createLog } from "../../dist/platform/telemetry/log.js";

const { PORT = "0", DATABASE = ":memory:", GRAPH = "on", OWNERS = "bench" } = process.env;

const config = parseConfig({
  DATABASE_URL: `sqlite:${DATABASE}`,
  PRODUCT_RATE_PER_MINUTE: String(2 ** 31 - 1),
  VECTOR_MEMORY_MB: "1024",
  LOG_LEVEL: "warn",
});
const { logger } = createLog("warn");
const withoutGraphs = {
  overrides: { "services/vectors": new URL("./vectors-exact-tasks.mjs", import.meta.url) },
};
const house = buildHouse(config, {
  log: logger,
  threadCode: GRAPH === "off" ? withoutGraphs : {},
});
await house.start();
const platform = await house.getAll();
const app = await buildApp(house, { config });
const issue = (ownerId) =>
  platform.store.durable.tx((tx) =>
    platform.keys.issue(tx, { realm: "products", ownerId, name: "b", scopes: ["all"] }),
  );
const keys = [];
for (const owner of OWNERS.split(" ")) keys.push((await issue(owner)).text);
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
process.stderr.write(`${keys.join("\n")}\n`);
process.once("SIGTERM", async () => {
  await app.close();
  await house.close();
});
