// Figures of the whole server over loopback: start, memory, submit-to-script, health under load.
// Build first, then: npx tsx bench/server.ts; BASELINE=<folder of another built checkout> starts that too.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { signUp } from "../test/helpers/agent-client.js";
import { runCli } from "../test/helpers/servers/run-cli.js";
import { freePort, startServer } from "../test/helpers/servers/server-process.js";
import { buildWithMoreBackends, compareStarts } from "./server-starts.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STARTS = 7;
const MORE_BACKENDS = 30;
const JOBS = 200;
const STUCK_SECONDS = 5;

const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
const database = (name: string) => ({
  DATABASE_URL: `sqlite:${join(folder, name)}`,
  LOG_LEVEL: "warn",
});

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function print(name: string, figure: number, unit: string): void {
  console.log(`${name.padEnd(66)}${figure.toFixed(1).padStart(9)} ${unit}`);
}

async function starts(): Promise<void> {
  const baseline = process.env.BASELINE;
  const builds = [
    { name: "this build", main: join(ROOT, "dist/main.js") },
    { name: "with 30 more backends", main: buildWithMoreBackends(folder, MORE_BACKENDS) },
    ...(baseline ? [{ name: "BASELINE", main: join(baseline, "dist/main.js") }] : []),
  ];
  for (const { name, times, memory } of await compareStarts(builds, { runs: STARTS, folder })) {
    print(`start to first healthy answer, median, ${name}`, quantile(times, 0.5), "ms");
    print(`start to first healthy answer, fastest, ${name}`, Math.min(...times), "ms");
    print(`idle RSS two seconds after it, median, ${name}`, quantile(memory, 0.5), "MiB");
  }
}

/** The first call of each backend in a process, after one call that finds no backend. */
async function firstCalls(): Promise<void> {
  const place = database("gate.db");
  const server = await startServer(place);
  const wanted = ["--realm", "gateway", "--email", "bench@example.org", "--grant", "all"];
  const key = (await runCli(["keys", "create", ...wanted], place)).stdout.trim();
  const call = async (path: string) => {
    const startedAt = performance.now();
    const headers = { authorization: `Bearer ${key}` };
    await (await fetch(`${server.url}/v1/api/${path}`, { headers })).text();
    return performance.now() - startedAt;
  };
  await call("quantum/health");
  for (const slug of ["og-card", "events", "sign", "keyed-store", "run-record"]) {
    print(`first call of ${slug}`, await call(`${slug}/health`), "ms");
  }
  await server.stop("SIGTERM");
}

async function submits(): Promise<void> {
  const server = await startServer(database("jobs.db"));
  const agent = await signUp(server.url);
  const times: number[] = [];
  for (let made = 0; made < JOBS; made++) {
    const brief = `Remind team ${made} to water the ${made + 3} office plants before Friday`;
    const startedAt = performance.now();
    await agent.createJob(brief, 60);
    times.push(performance.now() - startedAt);
  }
  await server.stop("SIGTERM");
  print(`submit to script, builtin, ${JOBS} jobs of 60 s, p50`, quantile(times, 0.5), "ms");
  print("submit to script, p99", quantile(times, 0.99), "ms");
}

async function healthWhileStuck(): Promise<void> {
  const port = await freePort();
  const script = fileURLToPath(new URL("./servers/stuck-worker-server.ts", import.meta.url));
  const arguments_ = ["--import", "tsx", script, String(port), String(STUCK_SECONDS)];
  const child = spawn(process.execPath, arguments_, { stdio: "inherit" });
  const ended = once(child, "exit");
  const ask = () => fetch(`http://127.0.0.1:${port}/health`).then((reply) => reply.json());
  const busy = async () => {
    const health = (await ask().catch(() => undefined)) as
      | { checks: { workers: { busy: number } } }
      | undefined;
    return (health?.checks.workers.busy ?? 0) > 0;
  };
  while (!(await busy())) await new Promise((resolve) => setTimeout(resolve, 20));
  const times: number[] = [];
  for (;;) {
    const startedAt = performance.now();
    if (!(await busy())) break;
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await ended;
  print(`/health p99 while a worker is stuck, ${times.length} calls`, quantile(times, 0.99), "ms");
  print("/health p50 while a worker is stuck", quantile(times, 0.5), "ms");
}

try {
  await starts();
  await firstCalls();
  await submits();
  await healthWhileStuck();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
