// What usual calls cost: CPU time of the server for each, in this build and in another one, paired in
// rounds that take the builds in turn; beside it the rate, which moves with whatever else the machine does.
// Build both first, then: BASELINE=<folder of another built checkout> npx tsx bench/usual-calls.ts [part of a name]
// STARTS=5 starts the builds so often and takes the median: one start of a build can be a tenth slower
// than the next of the same. DATABASE_URL and BASELINE_DATABASE_URL (two empty databases, one start)
// compare them on PostgreSQL; DATABASE_URL with BASELINE=. compares that with SQLite. CALLERS=32 sets how
// many call at once.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Pool } from "undici";
import { runCli } from "../test/helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../test/helpers/servers/server-process.js";
import { cpuUs, median } from "./paired-load.js";

const STARTS = Number(process.env.STARTS ?? 1);
const ROUNDS = Number(process.env.ROUNDS ?? 9);
/** A large program needs many calls until its hot paths are compiled. */
const WARM_ROUNDS = 6;
const CALLERS = Number(process.env.CALLERS ?? 16);
const UNLIMITED = String(2 ** 31 - 1);
const SIGNING_KEY = Buffer.alloc(32, 7).toString("base64");
const DIMENSION = 64;
const VECTORS = 1_000;
const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));

interface Call {
  readonly path: string;
  readonly key?: string;
  readonly body?: unknown;
}

interface Build {
  readonly name: string;
  readonly server: ServerProcess;
  readonly keys: Readonly<Record<"gateway" | "products" | "evidence" | "agents", string>>;
  call(call: Call): Promise<string>;
  stop(): Promise<void>;
}

const vector = (seed: number) =>
  Array.from({ length: DIMENSION }, (_, at) => ((seed * 7 + at * 13) % 97) / 97);

/** Usual calls, each with how many of them make a round. */
const USUAL: Readonly<Record<string, { calls: number; of: (build: Build, at: number) => Call }>> = {
  health: { calls: 3_000, of: () => ({ path: "/health" }) },
  "gateway, one GET": {
    calls: 2_000,
    of: ({ keys }) => ({ path: "/v1/api/keyed-store/v1/keyspaces", key: keys.gateway }),
  },
  "keyed-store, put": {
    calls: 1_500,
    of: ({ keys }, at) => ({
      path: "/v1/api/keyed-store/v1/keyspaces/k/put",
      key: keys.gateway,
      body: { key: `k${at % 20_000}`, value: { at } },
    }),
  },
  "events, one": {
    calls: 1_500,
    of: ({ keys }, at) => ({
      path: "/v1/api/events/api/v1/collect",
      key: keys.gateway,
      body: { app_id: "a", event_name: "n", event_id: `e${at}`, text: "y".repeat(100) },
    }),
  },
  "events, 100": {
    calls: 120,
    of: ({ keys }, at) => ({
      path: "/v1/api/events/api/v1/collect",
      key: keys.gateway,
      body: Array.from({ length: 100 }, (_, of) => ({
        app_id: "a",
        event_name: "n",
        event_id: `h${at}-${of}`,
        text: "y".repeat(100),
      })),
    }),
  },
  seal: {
    calls: 1_000,
    of: ({ keys }, at) => ({
      path: "/api/v1/evidence/seal",
      key: keys.evidence,
      body: { agent_id: `agent ${at % 50}`, decision: "refund 12.50" },
    }),
  },
  "memory, store": {
    calls: 1_000,
    of: ({ keys }, at) => ({
      path: "/api/v1/memory/store",
      key: keys.evidence,
      body: { agent_id: "a", key: `note ${at % 500}`, value: { text: `call back customer ${at}` } },
    }),
  },
  "memory, search": {
    calls: 1_000,
    of: ({ keys }, at) => ({
      path: "/api/v1/memory/search",
      key: keys.evidence,
      body: { agent_id: "a", query: `customer ${at % 50}` },
    }),
  },
  "vectors, insert": {
    calls: 800,
    of: ({ keys }, at) => ({
      path: "/v1/vectordb/insert",
      key: keys.products,
      body: { collection: "c", id: `v${at % VECTORS}`, vector: vector(at) },
    }),
  },
  "vectors, search": {
    calls: 1_000,
    of: ({ keys }, at) => ({
      path: "/v1/vectordb/search",
      key: keys.products,
      body: { collection: "c", query_vector: vector(at), top_k: 5 },
    }),
  },
  portfolio: {
    calls: 100,
    of: ({ keys }) => ({
      path: "/v1/optimizer/optimize",
      key: keys.products,
      body: { assets: ["AAPL", "GOOG", "JPM"], risk_free_rate: 0.02 },
    }),
  },
  "script job": {
    calls: 150,
    of: ({ keys }, at) => ({
      path: "/api/agents/jobs",
      key: keys.agents,
      body: { brief: `Water the plants of hall ${at} on Sunday` },
    }),
  },
};

async function open(
  name: string,
  { root, databaseUrl, file }: { root: string; databaseUrl: string | undefined; file: string },
): Promise<Build> {
  const environment = {
    DATABASE_URL: databaseUrl ?? `sqlite:${join(folder, file)}`,
    EVIDENCE_SIGNING_KEY: SIGNING_KEY,
    EVIDENCE_FREE_CALLS: UNLIMITED,
    FREE_CALLS_PER_DAY: UNLIMITED,
    PRODUCT_RATE_PER_MINUTE: UNLIMITED,
    LOG_LEVEL: "warn",
  };
  const server = await startServer(environment, join(root, "dist/main.js"));
  const pool = new Pool(server.url, { connections: CALLERS });
  const call = async ({ path, key, body }: Call) => {
    const reply = await pool.request({
      method: body === undefined ? "GET" : "POST",
      path,
      headers: {
        "content-type": "application/json",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}`, "x-api-key": key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await reply.body.text();
    if (reply.statusCode >= 300) throw new Error(`${path} answered ${reply.statusCode}: ${text}`);
    return text;
  };
  const issue = async (...args: string[]) => {
    const made = await runCli(
      ["keys", "create", "--email", "bench@example.org", ...args],
      environment,
      {
        program: join(root, "dist/cli/main.js"),
      },
    );
    if (made.status !== 0) throw new Error(made.stderr);
    return made.stdout.trim();
  };
  const email = { email: "bench@example.org" };
  const keys = {
    gateway: await issue("--realm", "gateway", "--grant", "all"),
    products: await issue("--realm", "products", "--scope", "all"),
    evidence: JSON.parse(await call({ path: "/api/v1/key", body: email })).api_key,
    agents: JSON.parse(await call({ path: "/api/agents/signup", body: {} })).apiKey,
  };
  await call({ path: "/v1/api/keyed-store/v1/keyspaces", key: keys.gateway, body: { name: "k" } });
  const items = Array.from({ length: VECTORS }, (_, at) => ({ id: `v${at}`, vector: vector(at) }));
  await call({ path: "/v1/vectordb/insert", key: keys.products, body: { collection: "c", items } });
  const stop = async () => {
    await pool.close();
    await server.stop("SIGTERM");
  };
  return { name, server, keys, call, stop };
}

/** CPU microseconds for each call of a round, and calls in a second. */
async function round(build: Build, name: string, from: number) {
  const { calls, of } = USUAL[name] ?? { calls: 0, of: () => ({ path: "/" }) };
  const before = cpuUs(build.server.process.pid);
  const startedAt = performance.now();
  let at = from;
  const caller = async () => {
    while (at < from + calls) await build.call(of(build, at++));
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return {
    cpu: (cpuUs(build.server.process.pid) - before) / calls,
    rate: (calls * 1_000) / (performance.now() - startedAt),
  };
}

/** What a call costs in this build, and how often as much as in the other one. */
interface Figure {
  readonly cpu: number;
  readonly rate: number;
  /** NaN without another build. */
  readonly cpuRatio: number;
  readonly rateRatio: number;
}

async function compare(name: string, builds: readonly Build[]): Promise<Figure> {
  const calls = USUAL[name]?.calls ?? 0;
  const figures = new Map(builds.map((build) => [build.name, { cpu: [], rate: [] } as Rounds]));
  for (let turn = -WARM_ROUNDS; turn < ROUNDS; turn += 1) {
    for (const build of turn % 2 === 0 ? builds : [...builds].reverse()) {
      const { cpu, rate } = await round(build, name, (turn + WARM_ROUNDS) * calls);
      if (turn < 0) continue;
      figures.get(build.name)?.cpu.push(cpu);
      figures.get(build.name)?.rate.push(rate);
    }
  }
  const none: Rounds = { cpu: [], rate: [] };
  const { own = none, baseline: other = none } = Object.fromEntries(figures);
  const paired = (of: keyof Rounds) =>
    median(own[of].map((figure, at) => figure / (other[of][at] ?? Number.NaN)));
  return {
    cpu: median(own.cpu),
    rate: median(own.rate),
    cpuRatio: paired("cpu"),
    rateRatio: paired("rate"),
  };
}

interface Rounds {
  readonly cpu: number[];
  readonly rate: number[];
}

function print(name: string, figures: readonly Figure[]): void {
  const of = (member: keyof Figure) => figures.map((figure) => figure[member]);
  const [cpu, rate] = [median(of("cpu")).toFixed(0), median(of("rate")).toFixed(0)];
  const ratio = (member: keyof Figure) => {
    const sorted = of(member).sort((a, b) => a - b);
    const range =
      sorted.length > 1 ? ` (${sorted[0]?.toFixed(2)} to ${sorted.at(-1)?.toFixed(2)})` : "";
    return `×${median(sorted).toFixed(2)}${range}`;
  };
  const compared = BASELINE
    ? `  ${ratio("cpuRatio")} CPU, ${ratio("rateRatio")} rate of the baseline`
    : "";
  console.log(`${name.padEnd(18)}${cpu.padStart(7)} µs CPU ${rate.padStart(7)}/s${compared}`);
}

const { BASELINE, DATABASE_URL, BASELINE_DATABASE_URL } = process.env;
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const names = Object.keys(USUAL).filter((name) => name.includes(process.argv[2] ?? ""));
const figures = new Map(names.map((name) => [name, [] as Figure[]]));
const roots = [
  { name: "own", root: ROOT, databaseUrl: DATABASE_URL },
  ...(BASELINE ? [{ name: "baseline", root: BASELINE, databaseUrl: BASELINE_DATABASE_URL }] : []),
];
try {
  for (let start = 0; start < STARTS; start += 1) {
    const builds: Build[] = [];
    try {
      for (const { name, root, databaseUrl } of start % 2 === 0 ? roots : [...roots].reverse()) {
        builds.push(await open(name, { root, databaseUrl, file: `${name}-${start}.db` }));
      }
      for (const name of names) figures.get(name)?.push(await compare(name, builds));
    } finally {
      for (const build of builds) await build.stop();
    }
  }
  for (const [name, of] of figures) print(name, of);
} finally {
  rmSync(folder, { recursive: true });
}
