import { afterEach, describe, expect, it } from "vitest";
import { callLater } from "../../../test/helpers/call-later.js";
import { noDeadline } from "../../../test/helpers/no-deadline.js";
import { vectorQuotas } from "../../../test/helpers/vector-quotas.js";
import { migrate } from "../../platform/store/migrate.js";
import { MIGRATIONS } from "../../platform/store/migrated-store.js";
import { openStore } from "../../platform/store/open-store.js";
import type { Deadline } from "../../platform/threads/deadline.js";
import { createVectors } from "./create-vectors.js";
import type { IndexHostClient } from "./index/index-host-client.js";
import { createIndexService } from "./index/index-service.js";
import type { Vectors } from "./vectors.js";

const ROWS = 200;
const TURN_MS = 5;
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** A vector store whose turns are a step long each, and noted by what they are. */
async function start() {
  const store = await openStore("sqlite::memory:", { poolSize: 1 });
  open.push(() => store.close());
  await migrate(store, MIGRATIONS);
  let now = 0;
  const index = createIndexService({ bytesMax: 1e9 }, { now: () => (now += TURN_MS) });
  const calls: string[] = [];
  const later = callLater(() => index);
  const host: IndexHostClient = {
    ...later,
    search: (request) => {
      calls.push("search");
      return later.search(request);
    },
    resume: (request) => {
      calls.push("resume");
      return later.resume(request);
    },
    abandon: (request) => {
      calls.push(`abandon ${request.ticket}`);
      return later.abandon(request);
    },
  };
  const failures: unknown[] = [];
  const vectors = createVectors(store, {
    clock: () => 0,
    host,
    outbox: { emit: async () => {}, wake() {} },
    quotas: vectorQuotas(store),
    bytesMax: 1e9,
    onFailure: (error) => failures.push(error),
  });
  open.push(() => vectors.close());
  for (const accountId of ["flood", "other"]) {
    const items = Array.from({ length: ROWS }, (_, at) => ({
      id: `${at}`,
      vector: Float32Array.of(1, at),
      metadata: JSON.stringify({ at }),
    }));
    await vectors.insert({ accountId, name: "docs" }, { items });
    await ask(vectors, accountId, 1);
  }
  calls.splice(0);
  return { vectors, index, calls, failures };
}

/** Searches with a filter of their own each, so that each takes some steps. */
function ask(vectors: Vectors, accountId: string, count: number, deadline: Deadline = noDeadline) {
  const searches = Array.from({ length: count }, (_, at) => ({
    query: Float32Array.of(1, 0),
    topK: 3,
    filter: JSON.stringify({ at: { $gt: at } }),
    includeMetadata: false,
  }));
  return vectors.search({ accountId, name: "docs" }, searches, deadline);
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await tick();
}

describe("searches of several accounts", () => {
  it("wait for no more than three turns of another before each of their own", async () => {
    const { vectors, calls } = await start();
    await ask(vectors, "other", 1);
    const alone = calls.splice(0).length;
    const flood = Array.from({ length: 4 }, () => ask(vectors, "flood", 60));
    await until(() => calls.length > 20);
    const before = calls.length;
    await ask(vectors, "other", 1);
    const turns = calls.length - before;
    // Its own, those of the flood that the thread has beside each, and what is asked for meanwhile.
    expect(turns).toBeLessThanOrEqual(4 * alone + 4);
    const answers = await Promise.all(flood);
    expect(calls.length).toBeGreaterThan(before + 4 * 60);
    for (const found of answers) {
      expect(found?.map((hits) => hits[0]?.id)).toEqual(
        Array.from({ length: 60 }, (_, at) => `${at + 1}`),
      );
    }
  });

  it("are four at a time of one account, 64 with those that wait", async () => {
    const { vectors, calls } = await start();
    const flood = Array.from({ length: 64 }, () => ask(vectors, "flood", 2));
    await expect(ask(vectors, "flood", 1)).rejects.toMatchObject({
      name: "WorkersBusy",
      message: "too many searches of this owner wait",
    });
    await until(() => calls.filter((call) => call === "search").length === 4);
    for (let turn = 0; turn < 3; turn += 1) await tick();
    expect(calls.filter((call) => call === "search")).toHaveLength(4);
    expect(await ask(vectors, "other", 1)).toHaveLength(1);
    await Promise.all(flood);
    expect(await ask(vectors, "flood", 1)).toHaveLength(1);
  });
});

describe("a search whose time is over", () => {
  it("stops on the thread, and leaves its place", async () => {
    const { vectors, index, calls, failures } = await start();
    const callers = Array.from({ length: 5 }, () => new AbortController());
    const given = callers.map(({ signal }) =>
      ask(vectors, "flood", 100, { ...noDeadline, signal }),
    );
    await until(() => calls.length > 30);
    for (const caller of callers) caller.abort(new Error("the time is over"));
    for (const search of given) await expect(search).rejects.toThrow("the time is over");
    await until(() => calls.filter((call) => call.startsWith("abandon")).length === 4);
    const stopped = calls.length;
    for (let turn = 0; turn < 10; turn += 1) await tick();
    expect(calls).toHaveLength(stopped);
    for (const call of calls.filter((one) => one.startsWith("abandon"))) {
      expect(index.resume({ ticket: Number(call.split(" ")[1]) })).toEqual({ behind: -1 });
    }
    expect(failures).toEqual([]);
    expect(await ask(vectors, "flood", 1)).toHaveLength(1);
  });

  it("does not begin", async () => {
    const { vectors, calls } = await start();
    const within = { ...noDeadline, signal: AbortSignal.abort(new Error("gone")) };
    await expect(ask(vectors, "flood", 1, within)).rejects.toThrow("gone");
    expect(calls).toEqual([]);
  });
});

it("begins again on a thread that knows nothing of it", async () => {
  const { vectors, index, calls } = await start();
  const search = ask(vectors, "flood", 30);
  await until(() => calls.length > 10);
  for (let ticket = 1; ticket < 10; ticket += 1) index.abandon({ ticket });
  expect(await search).toHaveLength(30);
  expect(calls.filter((call) => call === "search")).toHaveLength(2);
});
