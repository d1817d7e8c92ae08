// What a tenant's search waits while another tenant has four batches of 100 queries with 256
// conditions each on 100,000 rows; how each batch ends; and what an ordinary search costs.
// Build first, then: npx tsx bench/vectors-fairness.ts [folder of another build to compare with]
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Pool } from "undici";
import { seededRandom } from "../src/engines/math/seeded-random/seeded-random.js";
import { freePort } from "../test/helpers/servers/server-process.js";
import { cpuUs, median } from "./paired-load.js";

const COUNT = Number(process.env.COUNT ?? 100_000);
const OTHER_COUNT = 10_000;
const DIMENSION = 64;
const ROWS_AT_ONCE = 1_000;
const BATCHES = 4;
const QUERIES = 100;
const CONDITIONS = 256;
const PAUSE_MS = 20;
const ROUNDS = Number(process.env.ROUNDS ?? 15);
const SEARCHES_A_ROUND = 200;
const HERE = fileURLToPath(new URL("..", import.meta.url));
const random = seededRandom("fairness");
const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));

interface Tenant {
  call(path: string, body: string): Promise<{ status: number; body: string; ms: number }>;
}

interface Served {
  readonly process: ChildProcess;
  readonly flooder: Tenant;
  readonly other: Tenant;
  livezMs(): Promise<number>;
  stop(): Promise<void>;
}

async function serve(root: string, name: string): Promise<Served> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = join(root, "bench/servers/vectors-server.mjs");
  const child = spawn(process.execPath, [server], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE: join(folder, `${name}.db`),
      GRAPH: "off",
      OWNERS: "flooder other",
    },
    stdio: ["ignore", "inherit", "pipe"],
  });
  process.once("exit", () => child.kill());
  const [line] = (await once(child.stderr, "data")) as [Buffer];
  child.stderr.pipe(process.stderr);
  const keys = line.toString().trim().split("\n");
  const client = new Pool(url, { connections: 16, headersTimeout: 0, bodyTimeout: 0 });
  const tenant = (key = ""): Tenant => ({
    async call(path, text) {
      const begun = performance.now();
      const { statusCode, body } = await client.request({
        method: "POST",
        path: `/v1/vectordb/${path}`,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: text,
      });
      const answer = await body.text();
      return { status: statusCode, body: answer, ms: performance.now() - begun };
    },
  });
  return {
    process: child,
    flooder: tenant(keys[0]),
    other: tenant(keys[1]),
    async livezMs() {
      const begun = performance.now();
      const { body } = await client.request({ method: "GET", path: "/livez" });
      await body.dump();
      return performance.now() - begun;
    },
    async stop() {
      await client.close();
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

const vector = () => Array.from({ length: DIMENSION }, () => Number(random.next().toFixed(3)));

async function fill(tenant: Tenant, count: number): Promise<void> {
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const items = Array.from({ length: ROWS_AT_ONCE }, (_, at) => ({
      id: `id-${from + at}`,
      vector: vector(),
      metadata: {
        group: (from + at) % 100,
        price: random.below(100_000),
        name: `name-${from + at}`,
      },
    }));
    const { status, body } = await tenant.call(
      "insert",
      JSON.stringify({ collection: "c", items }),
    );
    if (status !== 200) throw new Error(body);
  }
}

/** Conditions that share nothing, so that no two queries ask the same. */
const filters = {
  equalities: () => ({ group: random.below(200) }),
  ranges: () => ({ price: { $gt: 99_000 + random.below(1_000) } }),
  "ranges of texts": () => ({ name: { $gt: `name-9${random.below(99_999)}` } }),
  "pairs of fields": () => ({ group: random.below(100), price: { $lt: random.below(100_000) } }),
};

const FLOODS = (process.env.FLOODS?.split(",") ?? Object.keys(filters)) as (keyof typeof filters)[];

function batch(condition: () => object, perQuery: number): string {
  const queries = Array.from({ length: QUERIES }, () => ({
    query_vector: vector(),
    filter: { $or: Array.from({ length: perQuery }, condition) },
  }));
  return JSON.stringify({ collection: "c", queries });
}

const percentile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? Number.NaN;

const single = () => JSON.stringify({ collection: "c", query_vector: vector(), top_k: 10 });

/** Calls one after the other until there is an end, and lists how long each took. */
async function until(end: () => boolean, call: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  while (!end()) {
    times.push(await call());
    await sleep(PAUSE_MS);
  }
  return times;
}

async function flood(served: Served, name: keyof typeof filters): Promise<void> {
  const perQuery = name === "pairs of fields" ? CONDITIONS / 2 : CONDITIONS;
  const bodies = Array.from({ length: BATCHES }, () => batch(filters[name], perQuery));
  let isOver = false;
  const batches = Promise.all(
    bodies.map((body) => served.flooder.call("search-batch", body)),
  ).finally(() => {
    isOver = true;
  });
  const [searches, lives, ends] = await Promise.all([
    until(
      () => isOver,
      async () => (await served.other.call("search", single())).ms,
    ),
    until(() => isOver, served.livezMs),
    batches,
  ]);
  const ended = ends.map(({ status, ms }) => `${status} in ${(ms / 1000).toFixed(1)} s`).join(", ");
  const figures = (times: number[]) =>
    `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
  console.log(`  ${name}: another's search ${figures(searches)}; /livez ${figures(lives)}`);
  console.log(`    batches: ${ended}`);
}

/** CPU microseconds of each server for one search, filtered or not, round by round. */
async function compareCosts(builds: readonly Served[], filter?: object): Promise<number[][]> {
  const bodies = Array.from({ length: SEARCHES_A_ROUND }, () =>
    JSON.stringify({ collection: "c", query_vector: vector(), ...(filter ? { filter } : {}) }),
  );
  const costs: number[][] = builds.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, { process, other }] of builds.entries()) {
      const before = cpuUs(process.pid ?? 0);
      for (const body of bodies) await other.call("search", body);
      costs[place]?.push((cpuUs(process.pid ?? 0) - before) / bodies.length);
    }
  }
  return costs;
}

async function main(): Promise<void> {
  const roots = [HERE, ...process.argv.slice(2)];
  const builds: Served[] = [];
  for (const [place, root] of roots.entries()) {
    const served = await serve(root, `build-${place}`);
    builds.push(served);
    await fill(served.flooder, COUNT);
    await fill(served.other, OTHER_COUNT);
    await served.other.call("search", single());
  }
  for (const [place, served] of builds.entries()) {
    const idle = Array.from({ length: 50 }, () => single());
    const times: number[] = [];
    for (const body of idle) times.push((await served.other.call("search", body)).ms);
    console.log(
      `${roots[place]}: alone, a search takes p50 ${percentile(times, 0.5).toFixed(1)} ms`,
    );
    for (const name of FLOODS) await flood(served, name);
  }
  for (const [name, filter] of Object.entries({
    "a search": undefined,
    "a filtered one": { group: 7 },
  })) {
    const [costs = [], ...others] = await compareCosts(builds, filter);
    console.log(`${name} costs ${median(costs).toFixed(0)} us of CPU`);
    for (const other of others) {
      const ratios = costs.map((cost, round) => cost / (other[round] ?? Number.NaN));
      console.log(`  ${median(ratios).toFixed(3)} times that of the other build`);
    }
  }
  for (const served of builds) await served.stop();
}

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
