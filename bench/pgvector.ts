// What pgvector earns beside our own indexes over the same rows: a replica that has just started, and
// one that has searched for a while. It needs PostgreSQL with pgvector in the PATH or in Debian's place.
// Build first, then: npx tsx bench/pgvector.ts
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { migrate } from "../src/platform/store/migrate.js";
import { MIGRATIONS } from "../src/platform/store/migrated-store.js";
import { openStore } from "../src/platform/store/open-store.js";
import type { Store } from "../src/platform/store/sql.js";
import { createThreads } from "../src/platform/threads/threads.js";
import { createVectors } from "../src/services/vectors/create-vectors.js";
import { createIndexWorker } from "../src/services/vectors/index/index-worker.js";
import type { Vectors } from "../src/services/vectors/vectors.js";
import { noDeadline } from "../test/helpers/no-deadline.js";
import { POSTGRES_MISSING, startPostgres } from "../test/helpers/servers/postgres.js";
import { vectorQuotas } from "../test/helpers/vector-quotas.js";
import { median } from "./paired-load.js";
import { clusteredData } from "./vectors-data.js";

const COUNT = Number(process.env.COUNT ?? 100_000);
const DIMENSION = 128;
const QUERIES = 200;
const TOP = 10;
const BATCH = 1_000;
const REPLICAS = 5;
const BYTES_MAX = 2 ** 30;
const BYTES_PER_MB = 2 ** 20;
const BUILT = new URL("../dist/", import.meta.url);
const SELF = fileURLToPath(import.meta.url);
const COLLECTION = { accountId: "bench", name: "bench" };

/** What one fresh replica did. */
interface Replica {
  readonly first: number;
  readonly steady: number;
  readonly memory: number;
}

async function main(): Promise<void> {
  const server = await startPostgres();
  if (!server) throw new Error(POSTGRES_MISSING);
  try {
    for (const isOn of [true, false]) {
      const url = await server.createDatabase();
      const insert = await fill(url, isOn);
      const replicas: Replica[] = [];
      for (let at = 0; at < REPLICAS; at++) replicas.push(await startReplica(url, isOn));
      const typical = (name: keyof Replica) => median(replicas.map((one) => one[name])).toFixed(1);
      console.log(
        `pgvector ${isOn ? "on " : "off"}: insert ${insert.toFixed(1)} s, first search ${typical("first")} ms,`,
        `steady p50 ${typical("steady")} ms, memory for it ${typical("memory")} MB`,
      );
    }
  } finally {
    await server.stop();
  }
}

/** Seconds to insert all vectors. */
async function fill(url: string, isOn: boolean): Promise<number> {
  const { vectors: components } = clusteredData(COUNT, { dimension: DIMENSION, queries: 0 });
  const vectorAt = (at: number) => components.slice(at * DIMENSION, (at + 1) * DIMENSION);
  const { store, vectors, close } = await openVectors(url, isOn);
  await migrate(store, MIGRATIONS);
  const begun = performance.now();
  for (let from = 0; from < COUNT; from += BATCH) {
    const items = Array.from({ length: BATCH }, (_, place) => ({
      id: `id-${from + place}`,
      vector: vectorAt(from + place),
      metadata: null,
    }));
    await vectors.insert(COLLECTION, { items });
  }
  const seconds = (performance.now() - begun) / 1000;
  await store.exec("ANALYZE");
  await close();
  return seconds;
}

/** A process that has nothing in its memory yet. */
async function startReplica(url: string, isOn: boolean): Promise<Replica> {
  const child = spawn(process.execPath, ["--import", "tsx", SELF, url, isOn ? "on" : "off"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [answer] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return JSON.parse(answer);
}

async function replica(url: string, isOn: boolean): Promise<Replica> {
  const { queries } = clusteredData(1, { dimension: DIMENSION, queries: QUERIES });
  const { vectors, close } = await openVectors(url, isOn);
  const timed = async (query: Float32Array) => {
    const begun = performance.now();
    await vectors.search(COLLECTION, [{ query, topK: TOP, includeMetadata: false }], noDeadline);
    return performance.now() - begun;
  };
  await vectors.find(COLLECTION);
  const before = process.memoryUsage().rss;
  const times: number[] = [];
  for (const query of queries) times.push(await timed(query));
  const memory = (process.memoryUsage().rss - before) / BYTES_PER_MB;
  await close();
  return { first: times[0] ?? Number.NaN, steady: median(times.slice(1)), memory };
}

async function openVectors(
  url: string,
  isOn: boolean,
): Promise<{ store: Store; vectors: Vectors; close(): Promise<void> }> {
  const store = await openStore(url, { poolSize: 4 });
  const threads = createThreads({ threads: 2, memoryMb: 512, root: BUILT });
  const host = createIndexWorker({
    threads,
    bytesMax: BYTES_MAX,
    onFailure: console.error,
  });
  const vectors = createVectors(store, {
    clock: Date.now,
    host,
    outbox: { emit: async () => {}, wake() {} },
    quotas: vectorQuotas(store),
    bytesMax: BYTES_MAX,
    ...(isOn ? {} : { pgvectorComponentsMax: 0 }),
    onFailure: console.error,
  });
  return {
    store,
    vectors,
    async close() {
      await vectors.close();
      await host.close();
      await store.close();
    },
  };
}

const [url, mode] = process.argv.slice(2);
if (url) console.log(JSON.stringify(await replica(url, mode === "on")));
else await main();
