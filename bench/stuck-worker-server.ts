// The real app in a process whose long worker is stuck; bench/server.ts asks it for its health.
import { buildApp } from "../src/app.js";
import { buildPlatform } from "../src/build-platform.js";
import { parseConfig } from "../src/config.js";
import { logTo } from "../src/platform/telemetry/log.js";
import { BENCH_TASKS, spin } from "./threads-bench.js";

const [port = "0", seconds = "5"] = process.argv.slice(2);
const config = parseConfig({ DATABASE_URL: "sqlite::memory:", PORT: port, WORKERS: "2" });
const log = logTo({ write: () => undefined }, "silent");
const platform = await buildPlatform(config, {
  log,
  threadsRoot: new URL("../dist/", import.meta.url),
  threadsOverrides: BENCH_TASKS,
});
const app = await buildApp(platform, { config, build: { version: "bench", commit: "bench" } });
await app.listen({ host: config.HOST, port: config.PORT });
const timeoutMs = Number(seconds) * 1000;
await platform.threads.run(spin, null, { owner: "bench", timeoutMs }).catch(() => undefined);
await app.close();
await platform.close();
