// What hostile code of callers does to a server, and what a usual run costs. Build first, then:
// npx tsx bench/code.ts
// Every snippet of test/isolate runs through /mcp, AT_ONCE=2 at a time with a time-out of TIMEOUT_MS=500,
// while /health is asked every 20 ms; then RUNS=300 scripts of three calls. KINDS=bomb,regex runs these
// kinds alone, and VERBOSE=1 names each snippet after which the process was larger than ever.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "../test/helpers/servers/server-process.js";
import { hostileSnippets } from "../test/isolate/hostile-snippets.js";

const AT_ONCE = Number(process.env.AT_ONCE ?? 2);
const TIMEOUT_MS = Number(process.env.TIMEOUT_MS ?? 500);
const RUNS = Number(process.env.RUNS ?? 300);
/** Snippets of these kinds alone; the sources are requests of 1 MB, which the server itself reads first. */
const KINDS = process.env.KINDS?.split(",") ?? [];
const HEALTH_EVERY_MS = 20;
const USUAL = `const a = await gatehouse.evidence.getEvidenceHealth();
const b = await gatehouse.jobs.getPricing();
const c = await gatehouse.operations.getLiveness();
({ a: a.status ?? a.ok, b: Object.keys(b).length, c: c.status })`;

const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
const server = await startServer({ DATABASE_URL: `sqlite:${folder}/code.db`, LOG_LEVEL: "warn" });
const made = await post("/api/v1/key", { email: "bench@example.org" }, {});
const key = String(made.api_key);

async function post(path: string, body: object, headers: Record<string, string>) {
  const reply = await fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Record<string, unknown>;
}

interface Ran {
  readonly status: string;
  readonly elapsed_ms: number;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** Runs code and answers what the tool answered. */
async function run(code: string, more: object = {}): Promise<Ran> {
  const params = { name: "run_code", arguments: { code, ...more } };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const { result, error } = await post("/mcp", message, { "x-api-key": key });
  const answer = (result as { structuredContent?: Ran } | undefined)?.structuredContent;
  return answer ?? { status: "refused", elapsed_ms: 0, error };
}

function residentMb(name: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

function print(name: string, figure: number, unit: string, wanted = ""): void {
  console.log(`${name.padEnd(58)}${figure.toFixed(1).padStart(9)} ${unit.padEnd(4)} ${wanted}`);
}

let isOver = false;
const health: number[] = [];
async function watchHealth(): Promise<void> {
  while (!isOver) {
    const startedAt = performance.now();
    const reply = await fetch(`${server.url}/health`).catch(() => undefined);
    if (!reply) return;
    await reply.text();
    health.push(performance.now() - startedAt);
    await sleep(HEALTH_EVERY_MS);
  }
}

try {
  for (let count = 0; count < 2 * AT_ONCE; count++) await run("1 + 1");
  await sleep(2_000);
  const before = residentMb("VmRSS");
  const watching = watchHealth();
  const late: number[] = [];
  let escaped = 0;
  let peak = before;
  const left = hostileSnippets.filter(({ kind }) => KINDS.length === 0 || KINDS.includes(kind));
  const work = async () => {
    for (let snippet = left.shift(); snippet; snippet = left.shift()) {
      const language = snippet.language ? { language: snippet.language } : {};
      const ran = await run(snippet.code, { timeout_ms: TIMEOUT_MS, ...language }).catch(
        (error: unknown) => {
          const state = `exit ${server.process.exitCode} ${server.process.signalCode}`;
          throw new Error(`${snippet.name}: ${state}\n${server.output().slice(-2_000)}`, {
            cause: error,
          });
        },
      );
      late.push(ran.elapsed_ms - TIMEOUT_MS);
      const resident = residentMb("VmRSS");
      if (process.env.VERBOSE && resident > peak + 5)
        console.log(resident.toFixed(0), snippet.kind, snippet.name, ran.elapsed_ms);
      peak = Math.max(peak, resident);
      if (snippet.kind !== "escape") continue;
      if (ran.status === "done" && ran.result !== "contained") {
        escaped += 1;
        console.log(`escaped: ${snippet.name}`, JSON.stringify(ran.result).slice(0, 300));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  isOver = true;
  await watching;
  await sleep(2_000);
  print("snippets", late.length, "");
  print("escapes", escaped, "", "0 wanted");
  print("ended after the time-out, p99", quantile(late, 0.99), "ms", "≤ 250 wanted");
  print("ended after the time-out, worst", Math.max(...late), "ms");
  print("/health meanwhile, p50", quantile(health, 0.5), "ms");
  print("/health meanwhile, p99", quantile(health, 0.99), "ms", "< 50 wanted");
  print("memory of the process before", before, "MiB");
  print("growth at the peak, seen after each run", peak - before, "MiB", "≤ 100 wanted");
  print("growth of the highest mark of all", residentMb("VmHWM") - before, "MiB");
  print("growth two seconds after", residentMb("VmRSS") - before, "MiB");
  const times: number[] = [];
  for (let count = 0; count < RUNS; count++) {
    const startedAt = performance.now();
    const ran = await run(USUAL);
    if (ran.status !== "done") throw new Error(JSON.stringify(ran));
    times.push(performance.now() - startedAt);
  }
  print("a script of three calls, over HTTP, p50", quantile(times, 0.5), "ms", "≤ 15 wanted");
  print("a script of three calls, over HTTP, p99", quantile(times, 0.99), "ms");
} catch (error) {
  await sleep(500);
  const { exitCode, signalCode } = server.process;
  console.error(`the server ended with ${exitCode ?? signalCode}`, server.output().slice(-2_000));
  throw error;
} finally {
  isOver = true;
  await server.stop("SIGTERM");
  rmSync(folder, { recursive: true });
}
