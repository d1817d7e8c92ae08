// The server of bench/evidence.ts: everything, as built, and one route that does nothing. It prints
// a key for evidence when it listens.
import { buildApp } from "../../dist/app.js";
import { buildHouse } from "../../dist/build-house.js";
import { parseConfig } from "../../dist/config.js";
import { createLog } from "../../dist/platform/telemetry/log.js";
import { createMetrics } from "../../dist/platform/telemetry/metrics.js";

const { PORT = "0", DATABASE = ":memory:" } = process.env;

const config = parseConfig({
  DATABASE_URL: `sqlite:${DATABASE}`,
  EVIDENCE_FREE_CALLS: String(2 ** 31 - 1),
  WORKERS: "1",
});
const { logger } = createLog("info");
const metrics = createMetrics({ processMetrics: true });
const house = buildHouse(config, { log: logger, metrics });
await house.start();
const platform = await house.getAll();
const app = await buildApp(house, { config });
app.post("/bench/empty", async () => ({ ok: true }));
const { text } = await platform.store.durable.tx((tx) =>
  platform.keys.issue(tx, { realm: "evidence", ownerId: "bench", name: "bench" }),
);
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
process.stderr.write(`${text}\n`);
