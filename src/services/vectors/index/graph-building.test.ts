import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clusteredVectors } from "../../../../test/helpers/clustered-vectors.js";
import { type WatchedLibrary, watchedLibrary } from "../../../../test/helpers/graph-library.js";
import { GraphsUnavailable } from "../../../engines/vectors/graph/graph-library.js";
import { createIndexService, type IndexService, type IndexServiceParts } from "./index-service.js";

const MEGABYTE = 2 ** 20;
const dimension = 8;
const ROWS = 6_000;
const QUERIES = 40;
let vectors: ReturnType<typeof clusteredVectors>;
let library: WatchedLibrary;
let folder: string;
let now: number;

beforeAll(() => {
  vectors = clusteredVectors({ dimension, rows: ROWS, queries: QUERIES, seed: "building" });
});
beforeEach(async () => {
  library = await watchedLibrary();
  folder = mkdtempSync(join(tmpdir(), "graph-building-test-"));
  now = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** By a clock that stands still, a graph takes no longer than a scan. */
function start(parts: IndexServiceParts = {}, bytesMax = 64 * MEGABYTE): IndexService {
  return createIndexService(
    { bytesMax, snapshotDirectory: folder },
    { now: () => now, library, graphComponentsMin: 5_000 * dimension, ...parts },
  );
}

interface Change {
  readonly id?: string;
  readonly version?: number;
  readonly from?: number;
  readonly to?: number;
  readonly removed?: readonly number[];
}

function apply(host: IndexService, change: Change) {
  const { id = "a", version = 0, from = 0, to = from, removed = [] } = change;
  const rows = vectors.rows.slice(from, to);
  return host.apply({
    collectionId: id,
    fromVersion: version,
    toVersion: version + 1,
    ids: rows.map((_, at) => String(from + at)),
    vectors: Float32Array.from(rows.flatMap((row) => [...row])),
    metadata: rows.map(() => null),
    removedIds: removed.map(String),
  });
}

const open = (host: IndexService, version = 0, collectionId = "a") =>
  host.open({ collectionId, dimension, metric: "cosine", version });

function filled(host = start(), to = ROWS): IndexService {
  open(host);
  apply(host, { to });
  return host;
}

/** The hits of all queries, and whether a graph was asked for them. */
function searched(host: IndexService, id = "a") {
  const before = library.searches;
  const searches = vectors.queries.map((query) => ({ query, topK: 10, includeMetadata: false }));
  const answer = host.search({ collectionId: id, version: 0, searches });
  if (!("hits" in answer)) throw new Error("it is not present");
  return { hits: answer.hits, usesGraph: library.searches > before };
}

/** Hits that a scan finds as well, of all. */
function recallOf(host: IndexService, reference: IndexService): number {
  const { hits } = searched(host);
  const expected = searched(reference).hits;
  const found = hits.flatMap((list, at) => {
    const ids = new Set(expected[at]?.map(({ id }) => id));
    return list.filter(({ id }) => ids.has(id));
  });
  return found.length / (QUERIES * 10);
}

async function workThrough(host: IndexService): Promise<void> {
  do {
    while (host.work(() => false));
    await new Promise((resolve) => setTimeout(resolve, 2));
  } while (readdirSync(folder).some((name) => name.endsWith(".tmp")));
  await new Promise((resolve) => setImmediate(resolve));
}

const file = (kind: "vectors" | "graph" | "nodes") =>
  join(folder, readdirSync(folder).find((name) => name.endsWith(`.${kind}`)) ?? `none.${kind}`);

/** Rows and graph on disk; the collection is at version 1. */
async function saved(): Promise<void> {
  const host = filled();
  await workThrough(host);
  now += 10_000;
  await workThrough(host);
  expect(readdirSync(folder)).toHaveLength(3);
}

describe("graphs", () => {
  it("are built in slices, between which searches are answered", () => {
    const host = filled();
    const exact = searched(host);
    expect(exact.usesGraph).toBe(false);
    let slices = 0;
    for (let looks = 0; host.work(() => ++looks % 50 === 0); slices += 1) {
      if (slices % 20 === 0) expect(searched(host).hits).toHaveLength(QUERIES);
    }
    expect(slices).toBeGreaterThan(100);
    expect(searched(host).usesGraph).toBe(true);
    expect(recallOf(host, filled(start({ graphComponentsMin: 1e9 })))).toBeGreaterThan(0.98);
  });

  it("are not built of collections below the bound", async () => {
    const host = filled(start(), 4_999);
    await workThrough(host);
    expect(searched(host).usesGraph).toBe(false);
    apply(host, { version: 1, from: 4_999, to: 5_000 });
    await workThrough(host);
    expect(searched(host).usesGraph).toBe(true);
  });

  it("are there for rows that come later", async () => {
    const host = filled(start(), 5_500);
    await workThrough(host);
    apply(host, { version: 1, from: 5_500, to: ROWS, removed: [1, 2, 3] });
    const reference = filled(start({ graphComponentsMin: 1e9 }));
    apply(reference, { version: 1, removed: [1, 2, 3] });
    for (const slices of [0, 1]) {
      if (slices > 0) await workThrough(host);
      expect(searched(host).usesGraph).toBe(true);
      expect(recallOf(host, reference)).toBeGreaterThan(0.98);
    }
  });

  it("go with a collection that is dropped while they are built", () => {
    const host = filled();
    let looks = 0;
    expect(host.work(() => ++looks > 1_000)).toBe(true);
    host.drop({ collectionId: "a" });
    expect(host.work(() => false)).toBe(false);
    filled(host);
    expect(searched(host).usesGraph).toBe(false);
  });

  it("are not built where the library is missing, which is reported once", async () => {
    const missing = new GraphsUnavailable("large collections are searched without a graph: no");
    const host = filled(start({ library: missing }));
    expect(() => host.work(() => false)).toThrow(missing);
    await workThrough(host);
    expect(searched(host)).toMatchObject({ usesGraph: false });
    expect(host.work(() => false)).toBe(false);
  });

  it("are not reported missing where no collection is large", async () => {
    const missing = new GraphsUnavailable("no");
    await workThrough(filled(start({ library: missing }), 1_000));
  });

  it("fail the background and no search", async () => {
    const error = new Error("it is broken");
    library.failure = { method: "add", error };
    const host = filled();
    expect(() => host.work(() => false)).toThrow(error);
    await workThrough(host);
    expect(searched(host).usesGraph).toBe(false);
  });
});

describe("the budget", () => {
  it("is not exceeded for a graph, which waits until there is room", async () => {
    const host = start({}, 2.6 * MEGABYTE);
    open(host, 0, "b");
    apply(host, { id: "b", to: 4_000 });
    filled(host, 5_000);
    await workThrough(host);
    expect(searched(host).usesGraph).toBe(false);
    expect(searched(host, "b").usesGraph).toBe(false);
    host.drop({ collectionId: "b" });
    await workThrough(host);
    expect(searched(host).usesGraph).toBe(true);
  });

  it("is for collections first: a graph goes when its own needs the memory", async () => {
    const host = start({}, 3.2 * MEGABYTE);
    filled(host, 5_000);
    await workThrough(host);
    expect(searched(host).usesGraph).toBe(true);
    const wide = Array.from({ length: 3 }, (_, at) => `{"text":"${String(at).repeat(400_000)}"}`);
    host.apply({
      collectionId: "a",
      fromVersion: 1,
      toVersion: 2,
      ids: ["x", "y", "z"],
      vectors: new Float32Array(3 * dimension).fill(1),
      metadata: wide,
      removedIds: [],
    });
    expect(searched(host).usesGraph).toBe(false);
    await workThrough(host);
    expect(searched(host).usesGraph).toBe(false);
  });
});

describe("graphs on disk", () => {
  it("are in use at once after a restart, and take later changes", async () => {
    await saved();
    const host = start();
    expect(open(host, 3)).toEqual({ version: 1 });
    const reference = filled(start({ graphComponentsMin: 1e9 }));
    expect(searched(host).usesGraph).toBe(true);
    expect(recallOf(host, reference)).toBeGreaterThan(0.98);
    for (const each of [host, reference]) {
      apply(each, { version: 1, from: 10, to: 60, removed: [0, 1, 2] });
    }
    await workThrough(host);
    expect(searched(host).usesGraph).toBe(true);
    expect(recallOf(host, reference)).toBeGreaterThan(0.98);
  });

  it("are of the rows as they are numbered after a restart", async () => {
    const removed = Array.from({ length: 900 }, (_, at) => at * 2);
    const changes = [
      { version: 1, from: 100, to: 300 },
      { version: 2, removed },
    ];
    const host = filled();
    await workThrough(host);
    for (const change of changes) apply(host, change);
    now += 10_000;
    await workThrough(host);
    const again = start();
    expect(open(again, 3)).toEqual({ version: 3 });
    const reference = filled(start({ graphComponentsMin: 1e9 }));
    for (const change of changes) apply(reference, change);
    expect(searched(again).usesGraph).toBe(true);
    expect(recallOf(again, reference)).toBeGreaterThan(0.98);
  });

  it("are written when they are ready, although their rows are on disk already", async () => {
    const host = filled();
    now = 10_000;
    await workThrough(host);
    expect(existsSync(file("vectors"))).toBe(true);
    now = 20_000;
    await workThrough(host);
    expect(existsSync(file("nodes"))).toBe(true);
    const written = readFileSync(file("nodes"));
    apply(host, { version: 1, from: 0, to: 10 });
    now = 60_000;
    await workThrough(host);
    expect(readFileSync(file("nodes"))).toEqual(written);
  });

  it("are written at the end of a process, and go with their collection", async () => {
    const host = filled();
    while (host.work(() => false));
    await host.close();
    expect(readdirSync(folder)).toHaveLength(3);
    start().drop({ collectionId: "a" });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("are given up with a collection that is dropped before they are on disk", async () => {
    const host = filled();
    await workThrough(host);
    now += 10_000;
    host.work(() => false);
    expect(readdirSync(folder).some((name) => name.endsWith(".graph.tmp"))).toBe(true);
    host.drop({ collectionId: "a" });
    await workThrough(host);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each<[string, () => void]>([
    ["a torn graph", () => truncateSync(file("graph"), 10_000)],
    ["an empty graph", () => truncateSync(file("graph"), 0)],
    ["a graph changed in one bit", () => flipBit(file("graph"), 100_000)],
    ["no graph", () => rmSync(file("graph"))],
    ["torn nodes", () => truncateSync(file("nodes"), 500)],
    ["empty nodes", () => truncateSync(file("nodes"), 0)],
    ["nodes changed in one bit", () => flipBit(file("nodes"), 300)],
  ])("are ignored and removed, and built again, where there are %s", async (_name, damage) => {
    await saved();
    damage();
    const host = start();
    expect(open(host, 1)).toEqual({ version: 1 });
    expect(searched(host).usesGraph).toBe(false);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(() => host.work(() => false)).toThrow("the snapshot of a failed: ");
    await workThrough(host);
    expect(searched(host).usesGraph).toBe(true);
  });

  it("are ignored where they are of other rows than those on disk", async () => {
    await saved();
    const kept = join(folder, "kept");
    renameSync(file("nodes"), kept);
    const host = start();
    open(host, 1);
    apply(host, { version: 1, from: 0, to: 400 });
    for (let snapshots = 0; snapshots < 2; snapshots += 1) {
      now += 10_000;
      await workThrough(host);
    }
    renameSync(kept, file("graph").replace(/graph$/, "nodes"));
    const again = start();
    expect(open(again, 2)).toEqual({ version: 2 });
    expect(searched(again).usesGraph).toBe(false);
    expect(() => again.work(() => false)).toThrow("its graph has other rows");
  });

  it("are left alone where the library is missing", async () => {
    await saved();
    const host = start({ library: new GraphsUnavailable("no") });
    expect(open(host, 1)).toEqual({ version: 1 });
    expect(searched(host)).toMatchObject({ usesGraph: false });
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it("do not mind a failed save, nor what a process left that ended in it", async () => {
    library.failure = { method: "save", error: new Error("the disk is full") };
    const host = filled();
    await workThrough(host);
    now += 10_000;
    const slices = async () => {
      for (let slice = 0; slice < 3; slice += 1) await workThrough(host);
    };
    await expect(slices()).rejects.toThrow("the disk is full");
    await workThrough(host);
    expect(readdirSync(folder)).toHaveLength(1);
    const leftover = `${file("vectors").replace(/vectors$/, "graph")}.tmp`;
    writeFileSync(leftover, "torn");
    library.failure = undefined;
    now += 10_000;
    mkdirSync(join(folder, "other.tmp"));
    start().work(() => false);
    expect(existsSync(leftover)).toBe(false);
    rmSync(join(folder, "other.tmp"), { recursive: true });
    await workThrough(host);
    expect(readdirSync(folder)).toHaveLength(3);
  });
});

function flipBit(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}
