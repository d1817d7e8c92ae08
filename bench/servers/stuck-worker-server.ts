// The real app in a process whose long worker is stuck; bench/server.ts asks it for its health.
import { buildApp } from "../../src/app.js";
import { openTestHouse } from "../../test/helpers/apps/test-house.js";
import { BENCH_TASKS, spin } from "../threads-bench.js";

const [port = "0", seconds = "5"] = process.argv.slice(2);
const { house, config, platform } = await openTestHouse({
  environment: { PORT: port, WORKERS: "2", LOG_LEVEL: "silent" },
  threadsOverrides: BENCH_TASKS,
});
const app = await buildApp(house, { config });
await app.listen({ host: "127.0.0.1", port: Number(port) });
const timeoutMs = Number(seconds) * 1000;
await platform.threads.run(spin, null, { owner: "bench", timeoutMs }).catch(() => undefined);
await app.close();
await platform.close();
