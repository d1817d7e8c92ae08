import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createThreads } from "../../../platform/threads/threads.js";
import type { Changes, IndexHost } from "../index-host.js";
import { createIndexWorker, type IndexWorker } from "./index-worker.js";

/** Threads cannot load TypeScript. */
const root = new URL("../../../../dist/", import.meta.url);
const threads = createThreads({ threads: 1, memoryMb: 64, root });
const MEGABYTE = 2 ** 20;
const collection = { collectionId: "a", dimension: 2, metric: "euclidean", version: 1 } as const;

let folder: string;
let failures: Error[];
const opened: IndexWorker[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "index-worker-test-"));
  failures = [];
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((host) => host.close()));
  rmSync(folder, { recursive: true });
  expect(failures).toEqual([]);
});

function start(bytesMax = 64 * MEGABYTE): IndexWorker {
  const host = createIndexWorker({
    bytesMax,
    snapshotDirectory: folder,
    threads,
    onFailure: (error) => failures.push(error),
  });
  opened.push(host);
  return host;
}

/** Searches for as many turns as it takes: on a busy machine a short search may need a second one. */
async function search(host: IndexWorker, request: Parameters<IndexHost["search"]>[0]) {
  const hits: unknown[] = [];
  for (let answer = await host.search(request); ; ) {
    if (!("hits" in answer)) return answer;
    hits.push(...answer.hits);
    if (answer.ticket === undefined) return { hits };
    answer = await host.resume({ ticket: answer.ticket });
  }
}

function rows(count: number): Changes {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return {
    collectionId: "a",
    fromVersion: 0,
    toVersion: 1,
    ids: numbers.map(String),
    vectors: Float32Array.from(numbers.flatMap((number) => [number, 1])),
    metadata: numbers.map(() => null),
    removedIds: [],
  };
}

it("finds what was applied, in the order of the calls, and takes the vectors over", async () => {
  const host = start();
  const changes = rows(10);
  const searches = [{ query: Float32Array.of(7, 1), topK: 1, includeMetadata: true }];
  const found = await Promise.all([
    search(host, { collectionId: "a", version: 0, searches }),
    host.open(collection),
    host.apply(changes),
    search(host, { collectionId: "a", version: 1, searches }),
  ]);
  expect(found).toEqual([
    { behind: -1 },
    { version: 0 },
    { version: 1 },
    { hits: [[{ id: "7", score: 0 }]] },
  ]);
  const dropped = await Promise.all([
    host.drop({ collectionId: "a" }),
    search(host, { collectionId: "a", version: 1, searches }),
  ]);
  expect(dropped).toEqual([undefined, { behind: -1 }]);
  expect(changes.vectors).toHaveLength(0);
});

it("has its collections again after an end, from the snapshots of the end", async () => {
  const host = start();
  await host.open(collection);
  await host.apply(rows(5_000));
  await host.close();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await start().open(collection)).toEqual({ version: 1 });
});

it("refuses a collection that is too large", async () => {
  const host = start(MEGABYTE / 4);
  await host.open(collection);
  await expect(host.apply(rows(5_000))).rejects.toMatchObject({
    name: "CollectionTooLarge",
    bytesMax: MEGABYTE / 4,
  });
});

it("has too much to do for a while when its thread cannot be had", async () => {
  const host = createIndexWorker({
    bytesMax: MEGABYTE,
    threads: createThreads({ threads: 1, memoryMb: 64, root: new URL("./missing/", root) }),
    onFailure: (error) => failures.push(error),
  });
  await expect(host.open(collection)).rejects.toMatchObject({ name: "WorkersBusy" });
  expect(failures.splice(0)).toMatchObject([{ name: "WorkerLost" }]);
});
