import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterEach, describe, expect, it } from "vitest";
import { evidenceLogOptions } from "../../../../test/helpers/evidence-log-options.js";
import { tempFolder } from "../../../../test/helpers/temp-folder.js";
import { openNote, readCheckpoint } from "../../../engines/evidence/signed-note/signed-note.js";
import { migrate } from "../../../platform/store/migrate.js";
import { MIGRATIONS } from "../../../platform/store/migrated-store.js";
import { type Store, StoreUnavailable, sql } from "../../../platform/store/sql.js";
import { openSqlite } from "../../../platform/store/sqlite/sqlite.js";
import { auditWholeLog } from "../audit/full-audit.js";
import { createEvidenceLog } from "../create-evidence-log.js";
import type { ServedLog } from "../served-log.js";

const folder = tempFolder();
let store: Store;
afterEach(() => store.close());

const LOCKED_MS_MAX = 200;

/** A log whose syncs end when the test says so, once it holds them up. */
async function openLog() {
  const file = join(folder, `${randomUUID()}.db`);
  let isHeldUp = false;
  const syncing: { readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  store = openSqlite(file, {
    lockedMsMax: LOCKED_MS_MAX,
    sync: () =>
      isHeldUp
        ? new Promise((end, fail) => syncing.push({ end, fail }))
        : new Promise((end) => setImmediate(end)),
  });
  await migrate(store, MIGRATIONS);
  const log = await createEvidenceLog(store, evidenceLogOptions());
  return {
    log,
    file,
    syncing,
    holdUp(held: boolean) {
      isHeldUp = held;
      if (!held) for (const { end } of syncing.splice(0)) end();
    },
  };
}

function seal(log: ServedLog, name: string): Promise<string> {
  return log.sealText({
    type: "agent-decision",
    owner: "key",
    chain: [name],
    content: { agent_id: name, decision: "wait" },
  });
}

async function storedSize(): Promise<number | undefined> {
  const head = await store.get<{ size: number }>(sql`SELECT size FROM evidence_head`);
  return head?.size;
}

const shownSize = async (log: ServedLog) =>
  readCheckpoint(openNote(await log.checkpoint()).text).size;

describe("batches of the evidence log", () => {
  it("are committed while the one before is written to disk, and settle after it", async () => {
    const { log, syncing, holdUp } = await openLog();
    const settled: string[] = [];
    const sealed = (name: string) => seal(log, name).then(() => settled.push(name));
    holdUp(true);
    const first = sealed("first");
    await expect.poll(() => syncing.length).toBe(1);
    const second = sealed("second");
    await expect.poll(storedSize).toBe(2);
    expect(settled).toEqual([]);
    expect(syncing).toHaveLength(1);
    syncing.shift()?.end();
    await first;
    expect(settled).toEqual(["first"]);
    await expect.poll(() => syncing.length).toBe(1);
    holdUp(false);
    await second;
    expect(await shownSize(log)).toBe(2);
    await log.close();
  });

  it("settle as failures when the disk fails, and none after them is shown", async () => {
    const { log, syncing, holdUp } = await openLog();
    await seal(log, "sound");
    holdUp(true);
    const lost = [seal(log, "first"), seal(log, "other")];
    await expect.poll(() => syncing.length).toBe(1);
    lost.push(seal(log, "second"));
    await expect.poll(storedSize).toBe(4);
    syncing.shift()?.fail(new Error("the disk is broken"));
    const results = await Promise.allSettled([...lost, seal(log, "third")]);
    for (const result of results) {
      expect(result).toMatchObject({ status: "rejected", reason: expect.any(StoreUnavailable) });
    }
    await expect(log.checkpoint()).rejects.toThrow(StoreUnavailable);
    await log.close();
  });

  it("outlive the failure of the one before", async () => {
    const { log, file } = await openLog();
    await seal(log, "sound");
    const other = new Database(file);
    other.exec("BEGIN IMMEDIATE");
    const lost = expect(seal(log, "agent")).rejects.toThrow(StoreUnavailable);
    await setTimeout(LOCKED_MS_MAX / 4);
    const second = seal(log, "agent");
    await lost;
    other.close();
    const packets = [await second, await seal(log, "agent"), await seal(log, "sound")];
    expect(packets.map((packet) => JSON.parse(packet).payload.seq)).toEqual([0, 1, 1]);
    expect(await storedSize()).toBe(4);
    expect(await auditWholeLog(store)).toMatchObject({ size: 4, fault: undefined });
    await log.close();
  });

  it("are all on disk when the log is closed", async () => {
    const { log, syncing, holdUp } = await openLog();
    holdUp(true);
    const sealing = Array.from({ length: 300 }, (_, at) => seal(log, `agent ${at}`));
    await expect.poll(() => syncing.length).toBe(1);
    const closing = log.close();
    holdUp(false);
    await closing;
    await Promise.all(sealing);
    expect(await storedSize()).toBe(300);
  });
});
