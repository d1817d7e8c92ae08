import { fdatasync, fstatSync, statSync } from "node:fs";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sql } from "../../src/platform/store/sql.js";
import {
  countRows,
  createWorkspace,
  expectUnavailable,
  insert,
  type Workspace,
} from "./sqlite-workspace.js";

let workspace: Workspace;

beforeEach(async () => {
  workspace = await createWorkspace();
});

afterEach(() => workspace.remove());

describe("durable writes to an SQLite file", () => {
  const sync = promisify(fdatasync);

  it("share their syncs", async () => {
    let syncs = 0;
    const store = await workspace.createRows({
      sync(descriptor) {
        syncs += 1;
        return sync(descriptor);
      },
    });
    const ids = Array.from({ length: 200 }, (_, i) => `row${i}`);
    await Promise.all(ids.map((id) => insert(store.durable, id)));
    // The first write starts a sync at once; all that came while it ran share the second.
    expect(syncs).toBe(2);
    expect(await countRows(store)).toBe(200);
  });

  it("settle after a sync that started after their commit", async () => {
    const finishers: (() => void)[] = [];
    const store = await workspace.createRows({
      sync: () => new Promise((resolve) => finishers.push(resolve)),
    });
    const settled: string[] = [];
    const write = (id: string) => insert(store.durable, id).then(() => settled.push(id));
    const turn = () => new Promise((resolve) => setImmediate(resolve));

    const first = write("first");
    await turn();
    const second = write("second");
    await turn();
    expect(await countRows(store)).toBe(2);
    expect([settled, finishers.length]).toEqual([[], 1]);

    finishers[0]?.();
    await first;
    await turn();
    expect([settled, finishers.length]).toEqual([["first"], 2]);

    finishers[1]?.();
    await second;
    expect(settled).toEqual(["first", "second"]);
  });

  it("can be waited for apart from their commit, one wait for many", async () => {
    let finish = () => {};
    let syncs = 0;
    const store = await workspace.createRows({
      sync: () =>
        new Promise((resolve) => {
          syncs += 1;
          finish = resolve;
        }),
    });
    await Promise.all([insert(store, "a"), insert(store, "b")]);
    let isOnDisk = false;
    const waiting = store.onDisk().then(() => {
      isOnDisk = true;
    });
    await insert(store, "c");
    expect([isOnDisk, syncs]).toEqual([false, 1]);
    finish();
    await waiting;
  });

  it("sync the log that SQLite writes, after a checkpoint too", async () => {
    const inodes: number[] = [];
    const store = await workspace.createRows({
      sync(descriptor) {
        inodes.push(fstatSync(descriptor).ino);
        return sync(descriptor);
      },
    });
    await insert(store.durable, "a");
    await store.all(sql`PRAGMA wal_checkpoint(TRUNCATE)`);
    await insert(store.durable, "b");
    const log = statSync(`${workspace.file}-wal`);
    expect(log.size).toBeGreaterThan(0);
    expect(inodes).toEqual([log.ino, log.ino]);
  });

  it("do not sync for reads or for what was rolled back", async () => {
    let syncs = 0;
    const store = await workspace.createRows({
      async sync() {
        syncs += 1;
      },
    });
    await store.durable.all(sql`SELECT id FROM rows`);
    await store.durable.tx(() => Promise.reject(new Error("no"))).catch(() => {});
    await insert(store, "plain");
    expect(syncs).toBe(0);
    await store.durable.run(sql`DELETE FROM rows WHERE id = ${"nobody"}`);
    expect(syncs).toBe(1);
  });

  it("are refused for good after a sync that failed, others are not", async () => {
    let syncs = 0;
    const store = await workspace.createRows({
      async sync() {
        syncs += 1;
        throw Object.assign(new Error("i/o error"), { code: "EIO" });
      },
    });
    const writes = [insert(store.durable, "a"), insert(store.durable, "b")];
    for (const write of writes) await expectUnavailable(write, "check the disk, then restart");
    await expectUnavailable(insert(store.durable, "c"), "check the disk, then restart");
    expect(syncs).toBe(1);
    await insert(store, "plain");
  });

  it("are waited for on closing", async () => {
    let finish = () => {};
    const store = await workspace.createRows({
      sync: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    const events: string[] = [];
    const write = insert(store.durable, "a").then(() => events.push("written"));
    const closing = store.close().then(() => events.push("closed"));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(events).toEqual([]);
    finish();
    await Promise.all([write, closing]);
    expect(events).toEqual(["written", "closed"]);
  });
});
