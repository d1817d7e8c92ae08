import { copyFileSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openCheckpointService } from "../../src/platform/store/sqlite/checkpoint-service.js";
import { dedicated } from "../../src/platform/store/tasks.js";
import { createThreads } from "../../src/platform/threads/threads.js";
import { countRows, createWorkspace, insert, type Workspace } from "./sqlite-workspace.js";

const PAGE_BYTES = 4_096;
const ROW_BYTES = 256 * 1_024;
const row = Buffer.alloc(ROW_BYTES, 7);
let workspace: Workspace;

beforeEach(async () => {
  workspace = await createWorkspace();
});
afterEach(() => workspace.remove());

const logBytes = () => statSync(`${workspace.file}-wal`).size;
const fileBytes = () => statSync(workspace.file).size;
/** Counts what is in the file alone, as after the loss of the log. */
function countInFile(): number {
  const file = `${workspace.file}.alone`;
  copyFileSync(workspace.file, file);
  const copy = new Database(file);
  try {
    return copy.prepare<[], { count: number }>("SELECT count(*) AS count FROM rows").get()!.count;
  } finally {
    copy.close();
  }
}

describe("a database that is checkpointed on a thread", () => {
  it("keeps its log short under writes, and every row", async () => {
    const threads = createThreads({
      threads: 2,
      memoryMb: 64,
      root: new URL("../../dist/", import.meta.url),
    });
    let runs = 0;
    const store = await workspace.createRows({
      checkpointsOf(file) {
        const settings = { file, logPagesMax: 1_000 };
        const worker = threads.dedicate(dedicated["sqlite-checkpoints"], {
          settings,
          memoryMb: 32,
        });
        return {
          async run() {
            await worker.call("checkpoint", undefined);
            runs += 1;
          },
          close: () => worker.close(),
        };
      },
    });
    let written = 0;
    while (runs < 4) {
      await insert(store.durable, `row ${written}`, row);
      written += 1;
    }
    expect(await countRows(store)).toBe(written);
    await expect.poll(() => fileBytes()).toBeGreaterThan((written - 64) * ROW_BYTES * 0.9);
    await store.close();
    await threads.close();
    expect(countInFile()).toBe(written);
  });

  it("cuts a log that a long reader let grow piece by piece, and loses no row", async () => {
    const MB = 1_024 * 1_024;
    let runs = 0;
    const store = await workspace.createRows({
      checkpointsOf(file) {
        const service = openCheckpointService({ file, logPagesMax: 262_144 });
        return {
          async run() {
            service.checkpoint();
            runs += 1;
          },
          async close() {
            await service.close?.();
          },
        };
      },
    });
    const reader = new Database(workspace.file, { readonly: true });
    reader.exec("BEGIN");
    reader.prepare("SELECT count(*) FROM rows").get();
    const rows = 240;
    for (let at = 0; at < rows; at += 1) await insert(store, `row ${at}`, row);
    reader.exec("COMMIT");
    reader.close();
    const sizes = [logBytes()];
    expect(sizes[0]).toBeGreaterThan(56 * MB);
    let written = rows;
    while ((sizes.at(-1) ?? 0) > 17 * MB) {
      const before = runs;
      await expect.poll(() => runs).toBeGreaterThan(before);
      // The first write after a checkpoint begins the log anew.
      await insert(store, `row ${written}`, row);
      written += 1;
      sizes.push(logBytes());
    }
    const cuts = sizes.slice(1).map((size, at) => (sizes[at] ?? 0) - size);
    expect(Math.max(...cuts)).toBeLessThan(17 * MB);
    expect(cuts.filter((cut) => cut > 0).length).toBeGreaterThan(2);
    await store.close();
    expect(countInFile()).toBe(written);
  });

  it("does without when the checkpoints fail", async () => {
    let asked = 0;
    const store = await workspace.createRows({
      checkpointsOf: () => ({
        async run() {
          asked += 1;
          throw new Error("the thread is gone");
        },
        close: () => Promise.resolve(),
      }),
    });
    for (let at = 0; asked < 2; at += 1) {
      await insert(store, `row ${at}`, row);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(fileBytes()).toBe(PAGE_BYTES);
    await insert(store, "last", row);
    await store.close();
    const again = workspace.open();
    expect(await countRows(again)).toBeGreaterThan(asked);
  });
});

describe("the service that checkpoints", () => {
  async function open(logPagesMax: number) {
    const store = await workspace.createRows({
      checkpointsOf: () => ({ run: () => Promise.resolve(), close: () => Promise.resolve() }),
    });
    return { store, service: openCheckpointService({ file: workspace.file, logPagesMax }) };
  }

  it("copies what is committed, and leaves the log of a few pages to grow", async () => {
    const { store, service } = await open(1_000);
    for (let at = 0; at < 4; at += 1) await insert(store, `row ${at}`, row);
    expect(fileBytes()).toBe(PAGE_BYTES);
    service.checkpoint();
    expect(countInFile()).toBe(4);
    const before = logBytes();
    await insert(store, "row 4", row);
    // The writer began the log anew by itself, since nobody read it.
    expect(logBytes()).toBe(before);
    await service.close?.();
  });

  it("waits for no reader for long, and begins the log anew when they are gone", async () => {
    const { store, service } = await open(10);
    await insert(store, "row 0", row);
    const reader = new Database(workspace.file, { readonly: true });
    reader.exec("BEGIN");
    reader.prepare("SELECT count(*) FROM rows").get();
    await insert(store, "row 1", row);
    service.checkpoint();
    // The reader keeps the pages that it does not see out of the file; writes go on.
    await insert(store, "row 2", row);
    const long = logBytes();
    expect(long).toBeGreaterThan(3 * ROW_BYTES);
    expect(reader.prepare("SELECT count(*) AS count FROM rows").get()).toEqual({ count: 1 });
    reader.exec("COMMIT");
    reader.close();
    service.checkpoint();
    for (let at = 3; at < 6; at += 1) await insert(store, `row ${at}`, row);
    expect(logBytes()).toBeLessThan(long + PAGE_BYTES);
    expect(await countRows(store)).toBe(6);
    await service.close?.();
  });
});
