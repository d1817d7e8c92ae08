import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Changes } from "../index-host.js";
import { createIndexService, type IndexService } from "./index-service.js";

const MEGABYTE = 2 ** 20;
const dimension = 2;
let folder: string;
let snapshotDirectory: string;
let now: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "index-service-test-"));
  snapshotDirectory = join(folder, "snapshots");
  now = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

function start(bytesMax = 64 * MEGABYTE): IndexService {
  return createIndexService({ bytesMax, snapshotDirectory }, { now: () => now });
}

function collection(collectionId: string, version = 0) {
  return { collectionId, dimension, metric: "euclidean" as const, version };
}

/** Rows with the numbers from `from` on; the vector of a row is its number and what it is worth. */
function changes(
  collectionId: string,
  part: {
    readonly version: number;
    readonly from?: number;
    readonly count?: number;
    readonly worth?: number;
    readonly removed?: readonly number[];
  },
): Changes {
  const { version, from = 0, count = 0, worth = 0, removed = [] } = part;
  const numbers = Array.from({ length: count }, (_, at) => from + at);
  return {
    collectionId,
    fromVersion: version,
    toVersion: version + 1,
    ids: numbers.map(String),
    vectors: Float32Array.from(numbers.flatMap((number) => [number, worth])),
    metadata: numbers.map((number) => (number % 2 === 0 ? null : `{"number":${number}}`)),
    removedIds: removed.map(String),
  };
}

function find(host: IndexService, collectionId: string, version: number, point: number[]) {
  const query = Float32Array.from(point);
  const searches = [{ query, topK: 1, includeMetadata: true }];
  const answer = host.search({ collectionId, version, searches });
  return "hits" in answer ? answer.hits[0]?.[0] : answer;
}

function files(): string[] {
  return existsSync(snapshotDirectory) ? readdirSync(snapshotDirectory) : [];
}

/** Works in slices of one step until there is nothing to do, and lets the disk follow. */
async function workThrough(host: IndexService): Promise<number> {
  let slices = 0;
  for (let isMore = true; isMore; slices += 1) {
    let steps = 0;
    isMore = host.work(() => ++steps > 1);
  }
  while (files().some((name) => name.endsWith(".tmp"))) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  return slices;
}

async function startWithSnapshot(count = 5_000): Promise<IndexService> {
  const host = start();
  host.open(collection("a", 1));
  host.apply(changes("a", { version: 0, count }));
  now += 10_000;
  await workThrough(host);
  expect(files()).toHaveLength(1);
  return host;
}

function snapshotPath(): string {
  return join(snapshotDirectory, files()[0] ?? "");
}

describe("versions", () => {
  it("start empty, and follow what is applied", () => {
    const host = start();
    expect(host.open(collection("a", 9))).toEqual({ version: 0 });
    expect(host.apply(changes("a", { version: 0, count: 3 }))).toEqual({ version: 1 });
    expect(host.apply(changes("a", { version: 1, removed: [1] }))).toEqual({ version: 2 });
    expect(find(host, "a", 2, [1.2, 0])).toMatchObject({ id: "2" });
    expect(host.open(collection("a", 1))).toEqual({ version: 2 });
  });

  it("answer where the collection is when changes or a search do not fit", () => {
    const host = start();
    host.open(collection("a"));
    host.apply(changes("a", { version: 0, count: 1 }));
    for (const version of [0, 2]) {
      const misfit = changes("a", { version, from: 5, count: 1 });
      expect(host.apply(misfit)).toEqual({ behind: 1 });
    }
    expect(find(host, "a", 2, [5, 0])).toEqual({ behind: 1 });
    expect(find(host, "a", 0, [5, 0])).toMatchObject({ id: "0" });
  });

  it("are -1 of a collection that is not present", () => {
    const host = start();
    expect(host.apply(changes("a", { version: 0, count: 1 }))).toEqual({ behind: -1 });
    expect(find(host, "a", 0, [0, 0])).toEqual({ behind: -1 });
  });

  it("are those after removals first and then what was put", () => {
    const host = start();
    host.open(collection("a"));
    host.apply(changes("a", { version: 0, count: 2 }));
    host.apply(changes("a", { version: 1, from: 1, count: 1, worth: 8, removed: [1] }));
    expect(find(host, "a", 2, [1, 8])).toEqual({ id: "1", score: 0, metadata: '{"number":1}' });
  });

  it("do not move by changes that are not whole", () => {
    const host = start();
    host.open(collection("a"));
    const torn = { ...changes("a", { version: 0, count: 2 }), vectors: new Float32Array(3) };
    expect(() => host.apply(torn)).toThrow("there are not 2 vectors of 2 components");
    expect(host.apply(changes("a", { version: 0, count: 1 }))).toEqual({ version: 1 });
  });

  it("belong to one collection", () => {
    const host = start();
    for (const [id, worth] of [
      ["a", 1],
      ["b", 2],
    ] as const) {
      host.open(collection(id));
      host.apply(changes(id, { version: 0, count: 1, worth }));
    }
    expect(find(host, "a", 1, [0, 2])).toMatchObject({ score: -1 });
    expect(find(host, "b", 1, [0, 2])).toMatchObject({ score: 0 });
    host.drop({ collectionId: "a" });
    expect(find(host, "a", 1, [0, 2])).toEqual({ behind: -1 });
    expect(find(host, "b", 1, [0, 2])).toMatchObject({ score: 0 });
  });
});

describe("the budget", () => {
  it("drops what was not used for the longest time", () => {
    const host = start(1.25 * MEGABYTE);
    for (const id of ["a", "b", "c"]) {
      host.open(collection(id));
      if (id === "c") find(host, "a", 1, [0, 0]);
      expect(host.apply(changes(id, { version: 0, count: 3_000 }))).toEqual({ version: 1 });
    }
    expect(find(host, "b", 1, [0, 0])).toEqual({ behind: -1 });
    expect(find(host, "a", 1, [0, 0])).toMatchObject({ id: "0" });
    expect(find(host, "c", 1, [0, 0])).toMatchObject({ id: "0" });
  });

  it("refuses a collection that is too large alone, and leaves the others", () => {
    const host = start(MEGABYTE);
    for (const id of ["a", "b"]) host.open(collection(id));
    host.apply(changes("a", { version: 0, count: 10 }));
    expect(() => host.apply(changes("b", { version: 0, count: 20_000 }))).toThrow(
      expect.objectContaining({ name: "CollectionTooLarge", bytesMax: MEGABYTE }),
    );
    expect(find(host, "b", 0, [0, 0])).toEqual({ behind: -1 });
    expect(find(host, "a", 1, [0, 0])).toMatchObject({ id: "0" });
  });

  it("refuses a snapshot of more than it, before others are dropped", async () => {
    await startWithSnapshot(100_000);
    const host = start(MEGABYTE / 2);
    host.open(collection("b"));
    expect(() => host.open(collection("a", 1))).toThrow(
      expect.objectContaining({ name: "CollectionTooLarge" }),
    );
    expect(find(host, "b", 0, [0, 0])).toBeUndefined();
  });
});

describe("snapshots", () => {
  it("bring a collection back, which takes later changes", async () => {
    await startWithSnapshot();
    const host = start();
    expect(host.open(collection("a", 3))).toEqual({ version: 1 });
    const later = { version: 1, from: 7, count: 1, worth: 50, removed: [8] };
    expect(host.apply(changes("a", later))).toEqual({ version: 2 });
    expect(find(host, "a", 2, [7, 50])).toEqual({
      id: "7",
      score: 0,
      metadata: '{"number":7}',
    });
    expect(find(host, "a", 2, [8, 0])).toMatchObject({ score: -1 });
    expect(find(host, "a", 2, [4_999, 0])).toMatchObject({ id: "4999", score: 0 });
  });

  it("are not there without a directory", async () => {
    const host = createIndexService({ bytesMax: MEGABYTE });
    host.open(collection("a"));
    host.apply(changes("a", { version: 0, count: 6_000 }));
    expect(host.work(() => false)).toBe(false);
    await host.close();
    host.drop({ collectionId: "a" });
    expect(find(host, "a", 0, [0, 0])).toEqual({ behind: -1 });
  });

  it("are written of 5,000 rows or more, not before 10 s", async () => {
    const host = start();
    for (const [id, count] of [
      ["small", 4_999],
      ["large", 5_000],
    ] as const) {
      host.open(collection(id));
      host.apply(changes(id, { version: 0, count }));
    }
    now = 9_999;
    await workThrough(host);
    expect(files()).toEqual([]);
    now = 10_000;
    expect(await workThrough(host)).toBeGreaterThan(10);
    expect(files()).toHaveLength(1);
    expect(start().open(collection("large", 1))).toEqual({ version: 1 });
  });

  it("are written again when 5 % of the rows changed", async () => {
    const host = await startWithSnapshot(6_000);
    for (const [count, removed, version] of [
      [200, 90, 1],
      [6, 0, 2],
    ] as const) {
      const removedNumbers = Array.from({ length: removed }, (_, at) => 1_000 + at);
      host.apply(changes("a", { version, count, worth: 1, removed: removedNumbers }));
      now += 10_000;
      await workThrough(host);
      const again = start();
      expect(again.open(collection("a", 3))).toEqual({ version: version === 2 ? 3 : 1 });
    }
  });

  it("are written at the end without a wait, and by flush", async () => {
    const host = start();
    for (const id of ["a", "b"]) {
      host.open(collection(id));
      host.apply(changes(id, { version: 0, count: 5_000 }));
    }
    await host.flush();
    expect(files()).toHaveLength(2);
    host.apply(changes("a", { version: 1, from: 5_000, count: 300 }));
    await host.close();
    const again = start();
    expect(again.open(collection("a", 2))).toEqual({ version: 2 });
    expect(again.open(collection("b", 2))).toEqual({ version: 1 });
  });

  it("have one version when changes come between the slices", async () => {
    const host = start();
    host.open(collection("a"));
    host.apply(changes("a", { version: 0, count: 5_000 }));
    now = 10_000;
    // Each time it has begun, a change overtakes it; in the end it is written at once.
    let version = 1;
    for (let isMore = true; isMore; ) {
      let steps = 0;
      isMore = host.work(() => ++steps > 10);
      if (isMore) {
        host.apply(changes("a", { version, from: version, count: 1, worth: version }));
        version += 1;
      }
    }
    await workThrough(host);
    const again = start();
    expect(again.open(collection("a", version))).toEqual({ version });
    for (let worth = 1; worth < version; worth += 1) {
      expect(find(again, "a", version, [worth, worth])).toMatchObject({ score: 0 });
    }
  });

  it("are given up with a collection that is dropped while they are written", async () => {
    const host = start();
    for (const id of ["a", "b"]) {
      host.open(collection(id));
      host.apply(changes(id, { version: 0, count: 5_000 }));
    }
    now = 10_000;
    let steps = 0;
    expect(host.work(() => ++steps > 3)).toBe(true);
    expect(files()).toHaveLength(1);
    host.drop({ collectionId: "a" });
    expect(files()).toEqual([]);
    // Written whole, but not yet on disk.
    expect(host.work(() => false)).toBe(false);
    host.drop({ collectionId: "b" });
    await workThrough(host);
    expect(files()).toEqual([]);
  });

  it("are removed with their collection, present or not", async () => {
    const host = await startWithSnapshot();
    host.drop({ collectionId: "a" });
    expect(files()).toEqual([]);
    await startWithSnapshot();
    start().drop({ collectionId: "a" });
    expect(files()).toEqual([]);
  });

  it("are ignored and removed when they are newer than the store", async () => {
    await startWithSnapshot();
    expect(start().open(collection("a", 0))).toEqual({ version: 0 });
    expect(files()).toEqual([]);
  });

  it.each([
    ["of another dimension", () => ({ ...collection("a", 1), dimension: 3 })],
    ["of another metric", () => ({ ...collection("a", 1), metric: "dot" as const })],
    [
      "torn",
      () => {
        truncateSync(snapshotPath(), 20_000);
        return collection("a", 1);
      },
    ],
    [
      "empty",
      () => {
        truncateSync(snapshotPath(), 0);
        return collection("a", 1);
      },
    ],
    [
      "changed in one bit",
      () => {
        const bytes = readFileSync(snapshotPath());
        bytes[30_000] = (bytes[30_000] ?? 0) ^ 1;
        writeFileSync(snapshotPath(), bytes);
        return collection("a", 1);
      },
    ],
  ])("are ignored, removed and reported when they are %s", async (_name, damage) => {
    await startWithSnapshot();
    const asked = damage();
    const host = start();
    expect(host.open(asked)).toEqual({ version: 0 });
    expect(files()).toEqual([]);
    expect(() => host.work(() => false)).toThrow("the snapshot of a failed");
    expect(host.work(() => false)).toBe(false);
  });

  it("do not mind what a process left that ended before it renamed", async () => {
    const host = await startWithSnapshot();
    const whole = readFileSync(snapshotPath());
    const leftover = `${snapshotPath()}.tmp`;
    writeFileSync(leftover, whole.subarray(0, 1_000));
    writeFileSync(join(snapshotDirectory, "notes.tmp"), "not ours");
    await host.close();
    const again = start();
    expect(again.open(collection("a", 1))).toEqual({ version: 1 });
    again.work(() => false);
    expect(existsSync(leftover)).toBe(false);
    expect(files()).toContain("notes.tmp");
  });

  it("fail the background and nothing else when there is no place for them", async () => {
    writeFileSync(snapshotDirectory, "a file");
    const host = start();
    expect(host.open(collection("a", 1))).toEqual({ version: 0 });
    host.apply(changes("a", { version: 0, count: 5_000 }));
    expect(() => host.work(() => false)).toThrow();
    expect(find(host, "a", 1, [3, 0])).toMatchObject({ id: "3" });
    rmSync(snapshotDirectory);
    mkdirSync(snapshotDirectory);
    while (files().length === 0) {
      now += 10_000;
      await workThroughFaults(host);
    }
    expect(start().open(collection("a", 1))).toEqual({ version: 1 });
  });
});

/** The first slices may report what went wrong before. */
async function workThroughFaults(host: IndexService): Promise<void> {
  await workThrough(host).catch((error: Error) => expect(error.message).toContain("snapshot"));
}
