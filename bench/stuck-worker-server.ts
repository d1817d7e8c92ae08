// The real app in a process whose long worker is stuck; bench/server.ts asks it for its health.
import { buildApp } from "../src/app.js";
import { buildPlatform } from "../src/build-platform.js";
import { parseConfig } from "../src/config.js";
import { logTo } from "../src/platform/telemetry/log.js";
import type { Workers } from "../src/platform/threads/workers.js";

type Spin = Workers<{ spin: () => Promise<(input: null) => null> }>;

const [port = "0", seconds = "5"] = process.argv.slice(2);
const config = parseConfig({ DATABASE_URL: "sqlite::memory:", PORT: port, WORKERS: "2" });
const log = logTo({ write: () => undefined }, "silent");
const platform = await buildPlatform(config, {
  log,
  workerEntry: new URL("./workers-bench-tasks.mjs", import.meta.url),
});
const app = await buildApp(platform, { config, build: { version: "bench", commit: "bench" } });
await app.listen({ host: config.HOST, port: config.PORT });
const timeoutMs = Number(seconds) * 1000;
await (platform.workers as unknown as Spin).run("spin", null, { timeoutMs }).catch(() => undefined);
await app.close();
await platform.close();
