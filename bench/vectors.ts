// Figures of the vector store at 100,000 x 128, each beside what the machine can do at most.
// Build first, then: npx tsx bench/vectors.ts  (about six minutes, most of it the graph)
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { load as loadSqliteVec } from "sqlite-vec";
import { Pool } from "undici";
import { Arena } from "../src/engines/vectors/index/arena.js";
import { createVectorIndex } from "../src/engines/vectors/index/create-vector-index.js";
import { migrate } from "../src/platform/store/migrate.js";
import { MIGRATIONS } from "../src/platform/store/migrated-store.js";
import { openStore } from "../src/platform/store/open-store.js";
import { createThreads } from "../src/platform/threads/threads.js";
import { createVectors } from "../src/services/vectors/create-vectors.js";
import { createIndexWorker } from "../src/services/vectors/index/index-worker.js";
import { freePort } from "../test/helpers/servers/server-process.js";
import { vectorQuotas } from "../test/helpers/vector-quotas.js";
import { median } from "./paired-load.js";
import { type ClusteredData, clusteredData } from "./vectors-data.js";

const COUNT = Number(process.env.COUNT ?? 100_000);
const DIMENSION = 128;
const QUERIES = 400;
const TOP = 10;
const BATCH = 1_000;
const IN_FLIGHT = 64;
const SINGLES = 20_000;
const CLIENTS = 4;
const GRAPH_MS_MAX = 300_000;
const SERVER = fileURLToPath(new URL("./servers/vectors-server.mjs", import.meta.url));
const BUILT = new URL("../dist/", import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));

function print(name: string, figure: number, unit: string, digits = 1): void {
  console.log(`${name.padEnd(58)}${figure.toFixed(digits).padStart(10)} ${unit}`);
}

const rowOf = ({ vectors }: ClusteredData, at: number) =>
  vectors.subarray(at * DIMENSION, (at + 1) * DIMENSION);
/** One in a hundred has the group 0. */
const groupOf = (at: number) => at % 100;
const bytesOf = (vector: Float32Array) =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);

/** Median milliseconds of a call, and calls per second, one after the other. */
async function timed(
  times: number,
  call: (at: number) => unknown,
): Promise<{ readonly p50: number; readonly perSecond: number }> {
  const all: number[] = [];
  const begun = performance.now();
  for (let at = 0; at < times; at++) {
    const startedAt = performance.now();
    await call(at);
    all.push(performance.now() - startedAt);
  }
  return { p50: median(all), perSecond: (1000 * times) / (performance.now() - begun) };
}

/** The kernel over every row, and nothing else. */
async function bareScan(data: ClusteredData): Promise<number> {
  const arena = new Arena(DIMENSION);
  arena.reserve(COUNT);
  for (let at = 0; at < COUNT; at++) arena.write(at, rowOf(data, at));
  const slots = arena.batch.length;
  const { p50 } = await timed(QUERIES, (query) => {
    arena.setQuery(data.queries[query % data.queries.length] ?? new Float32Array(DIMENSION));
    for (let from = 0; from < COUNT; from += slots) {
      const count = Math.min(slots, COUNT - from);
      for (let at = 0; at < count; at++) arena.batch[at] = from + at;
      arena.products(count);
    }
  });
  return p50;
}

async function sqliteVec(data: ClusteredData): Promise<number> {
  const database = new Database(":memory:");
  loadSqliteVec(database);
  database.exec(
    `CREATE VIRTUAL TABLE v USING vec0(id INTEGER PRIMARY KEY, e FLOAT[${DIMENSION}] distance_metric=cosine)`,
  );
  const insert = database.prepare("INSERT INTO v (id, e) VALUES (?, ?)");
  database.transaction(() => {
    for (let at = 0; at < COUNT; at++) insert.run(BigInt(at), bytesOf(rowOf(data, at)));
  })();
  const search = database.prepare(`SELECT id FROM v WHERE e MATCH ? AND k = ${TOP}`);
  const { perSecond } = await timed(60, (at) => {
    search.all(bytesOf(data.queries[at] ?? new Float32Array(DIMENSION)));
  });
  database.close();
  return perSecond;
}

/** Rows as the store writes them, 64 or 1000 in one transaction, each synced to disk. */
function bareInserts(data: ClusteredData, rowsPerCommit: number): number {
  const database = new Database(join(folder, `bare-${rowsPerCommit}.db`));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec(
    "CREATE TABLE v (c TEXT, id TEXT, version INTEGER, vector BLOB, metadata TEXT, PRIMARY KEY (c, id))",
  );
  database.exec("CREATE INDEX v_by_version ON v (c, version)");
  const insert = database.prepare("INSERT INTO v VALUES ('c', ?, ?, ?, ?)");
  const rows = Math.min(COUNT, rowsPerCommit === BATCH ? 50_000 : 20_000);
  const startedAt = performance.now();
  for (let from = 0; from < rows; from += rowsPerCommit) {
    database.transaction(() => {
      for (let at = from; at < from + rowsPerCommit; at++) {
        insert.run(`id-${at}`, at, bytesOf(rowOf(data, at % COUNT)), `{"group":${groupOf(at)}}`);
      }
    })();
  }
  const perSecond = (1000 * rows) / (performance.now() - startedAt);
  database.close();
  return perSecond;
}

interface InProcess {
  /** Vectors per second, one in each insertion, 64 insertions in flight. */
  readonly singles: number;
  /** Vectors per second, 1000 in each insertion, two insertions in flight. */
  readonly batches: number;
}

/** Insertions in this process, without HTTP. */
async function insertions(data: ClusteredData): Promise<InProcess> {
  const store = await openStore(`sqlite:${join(folder, "singles.db")}`, { poolSize: 1 });
  await migrate(store, MIGRATIONS);
  const bytesMax = 2 ** 30;
  const threads = createThreads({ threads: 1, memoryMb: 64, root: BUILT });
  const host = createIndexWorker({ bytesMax, threads, onFailure: console.error });
  const outbox = { emit: async () => {}, wake() {} };
  const vectors = createVectors(store, {
    clock: Date.now,
    host,
    outbox,
    quotas: vectorQuotas(store),
    bytesMax,
    onFailure: console.error,
  });
  const itemOf = (at: number) => ({
    id: `id-${at}`,
    vector: Float32Array.from(rowOf(data, at % COUNT)),
    metadata: `{"group":${groupOf(at)}}`,
  });
  /** Vectors per second, after a tenth of them to get warm. */
  async function measure(name: string, size: number, inFlight: number): Promise<number> {
    let next = 0;
    const until = async (end: number) => {
      while (next < end) {
        const from = next;
        next += size;
        const items = Array.from({ length: size }, (_, place) => itemOf(from + place));
        await vectors.insert({ accountId: "bench", name }, { items });
      }
    };
    const callers = (end: number) =>
      Promise.all(Array.from({ length: inFlight }, () => until(end)));
    const count = Math.max(SINGLES, 20 * size);
    await callers(count / 10);
    const warm = next;
    const startedAt = performance.now();
    await callers(count);
    return (1000 * (next - warm)) / (performance.now() - startedAt);
  }
  const singles = await measure("singles", 1, IN_FLIGHT);
  const batches = await measure("batches", BATCH, 2);
  await vectors.close();
  await host.close();
  await store.close();
  return { singles, batches };
}

interface Served {
  readonly process: ChildProcess;
  readonly client: Pool;
  readonly readyMs: number;
  call(path: string, body: unknown): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

async function serve(environment: Readonly<Record<string, string>>): Promise<Served> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE: join(folder, "served.db"),
      ...environment,
    },
    stdio: ["ignore", "inherit", "pipe"],
  });
  const [line] = (await once(child.stderr, "data")) as [Buffer];
  child.stderr.pipe(process.stderr);
  const authorization = `Bearer ${line.toString().trim()}`;
  const client = new Pool(`http://127.0.0.1:${port}`, { connections: CLIENTS });
  return {
    process: child,
    client,
    readyMs: performance.now() - startedAt,
    async call(path, body) {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const { statusCode, body: answer } = await client.request({
        method: "POST",
        path,
        headers: { authorization, "content-type": "application/json" },
        body: text,
      });
      const answered = (await answer.json()) as Record<string, unknown>;
      if (statusCode !== 200) throw new Error(JSON.stringify(answered));
      return answered;
    },
    async stop() {
      await client.close();
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function fill(data: ClusteredData, served: Served): Promise<number> {
  const bodies = Array.from({ length: COUNT / BATCH }, (_, batch) =>
    JSON.stringify({
      collection: "served",
      items: Array.from({ length: BATCH }, (_item, place) => {
        const at = batch * BATCH + place;
        return {
          id: `id-${at}`,
          vector: Array.from(rowOf(data, at), (value) => Number(value.toPrecision(7))),
          metadata: { group: groupOf(at) },
        };
      }),
    }),
  );
  const startedAt = performance.now();
  const waiting = [...bodies];
  const client = async () => {
    for (let body = waiting.shift(); body; body = waiting.shift()) {
      await served.call("/v1/vectordb/insert", body);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (1000 * COUNT) / (performance.now() - startedAt);
}

interface Answers {
  readonly p50: number;
  readonly perSecond: number;
  readonly ids: readonly (readonly string[])[];
}

async function searches(data: ClusteredData, served: Served, filter?: unknown): Promise<Answers> {
  const ids: string[][] = [];
  const bodies = data.queries.map((query) =>
    JSON.stringify({
      collection: "served",
      query_vector: Array.from(query, (value) => Number(value.toPrecision(7))),
      top_k: TOP,
      ...(filter ? { filter } : {}),
    }),
  );
  const { p50, perSecond } = await timed(QUERIES, async (at) => {
    const { results } = await served.call("/v1/vectordb/search", bodies[at]);
    ids.push((results as { id: string }[]).map(({ id }) => id));
  });
  return { p50, perSecond, ids };
}

/** The share of the true best that was found. */
function recall(found: Answers["ids"], truth: Answers["ids"]): number {
  const hits = found.reduce(
    (sum, ids, at) => sum + ids.filter((id) => truth[at]?.includes(id)).length,
    0,
  );
  return hits / truth.reduce((sum, ids) => sum + ids.length, 0);
}

/** The true best by sums in double precision, over the rows that pass. */
function trueBest(data: ClusteredData, passes: (at: number) => boolean): string[][] {
  const rows = Array.from({ length: COUNT }, (_, at) => at).filter(passes);
  return data.queries.map((query) => {
    const scored = rows.map((at) => {
      const row = rowOf(data, at);
      let dot = 0;
      let square = 0;
      for (let place = 0; place < DIMENSION; place++) {
        const value = row[place] ?? 0;
        dot += value * (query[place] ?? 0);
        square += value * value;
      }
      return { id: `id-${at}`, score: dot / Math.sqrt(square) };
    });
    return scored
      .sort((left, right) => right.score - left.score)
      .slice(0, TOP)
      .map(({ id }) => id);
  });
}

async function untilGraph(data: ClusteredData, served: Served, exactMs: number): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const few = { ...data, queries: data.queries.slice(0, 20) };
    const bodies = few.queries.map((query) => ({
      collection: "served",
      query_vector: Array.from(query),
      top_k: TOP,
    }));
    const { p50 } = await timed(bodies.length, (at) =>
      served.call("/v1/vectordb/search", bodies[at]),
    );
    const waited = performance.now() - startedAt;
    if (p50 < exactMs / 2 || waited > GRAPH_MS_MAX) return waited / 1000;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

async function main(): Promise<void> {
  const data = clusteredData(COUNT, { dimension: DIMENSION, queries: QUERIES });
  const scan = await bareScan(data);
  print("bare SIMD scan, p50", scan, "ms", 2);
  const index = createVectorIndex({ dimension: DIMENSION, metric: "cosine" });
  index.put(
    Array.from({ length: COUNT }, (_, at) => ({
      id: `id-${at}`,
      vector: rowOf(data, at),
      metadata: null,
    })),
  );
  const engine = await timed(100, (at) =>
    index.search({
      query: data.queries[at] ?? new Float32Array(DIMENSION),
      topK: TOP,
      includeMetadata: false,
    }),
  );
  print("exact search of the engine, p50", engine.p50, "ms", 2);
  const rival = await sqliteVec(data);
  print("sqlite-vec in this process", rival, "searches/s");

  const bare = bareInserts(data, IN_FLIGHT);
  const { singles, batches } = await insertions(data);
  print("bare SQLite FULL, 64 rows a commit", bare, "rows/s", 0);
  print("single inserts in process, 64 in flight", singles, "vectors/s", 0);
  print("  of the bare rate (goal 50)", (100 * singles) / bare, "%");
  const bareBatch = bareInserts(data, BATCH);
  print("bare SQLite FULL, 1000 rows a commit", bareBatch, "rows/s", 0);
  print("batches of 1000 in process (goal below)", batches, "vectors/s", 0);
  print("  the goal: 50,000 or 60 % of the bare rate", Math.min(50_000, 0.6 * bareBatch), "", 0);

  const exactServer = await serve({ GRAPH: "off" });
  const filled = await fill(data, exactServer);
  print("batches of 1000 over HTTP, four clients", filled, "vectors/s", 0);
  await searches(data, exactServer);
  const exact = await searches(data, exactServer);
  print("exact search over HTTP, p50", exact.p50, "ms", 2);
  print("  of the bare scan (goal 1.6)", exact.p50 / scan, "x", 2);
  print("exact search over HTTP, one client", exact.perSecond, "searches/s");
  const group = 42;
  const filter = { group };
  await searches(data, exactServer, filter);
  const filtered = await searches(data, exactServer, filter);
  print("with a filter that 1 % pass, p50", filtered.p50, "ms", 2);
  const truth = trueBest(data, (at) => groupOf(at) === group);
  print("  recall (goal 1)", recall(filtered.ids, truth), "", 4);
  await exactServer.stop();

  const graphServer = await serve({});
  const restart = await timed(1, () =>
    graphServer.call("/v1/vectordb/search", {
      collection: "served",
      query_vector: Array.from(data.queries[0] ?? []),
      top_k: 1,
    }),
  );
  print("restart: listening", graphServer.readyMs, "ms", 0);
  print(
    "restart: listening and first search (goal 1500)",
    graphServer.readyMs + restart.p50,
    "ms",
    0,
  );
  print("graph built, in the background", await untilGraph(data, graphServer, exact.p50), "s", 0);
  await searches(data, graphServer);
  const graph = await searches(data, graphServer);
  print("HNSW over HTTP, one client", graph.perSecond, "searches/s");
  print("  recall@10 (goal 0.99)", recall(graph.ids, exact.ids), "", 4);
  print("  of the exact scan over HTTP (goal 2)", graph.perSecond / exact.perSecond, "x", 2);
  print("  of sqlite-vec (goal 5)", graph.perSecond / rival, "x", 2);
  await graphServer.stop();

  const again = await serve({});
  const first = await timed(1, () =>
    again.call("/v1/vectordb/search", {
      collection: "served",
      query_vector: Array.from(data.queries[0] ?? []),
      top_k: 1,
    }),
  );
  print("restart with a graph: first search", again.readyMs + first.p50, "ms", 0);
  await again.stop();
}

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
