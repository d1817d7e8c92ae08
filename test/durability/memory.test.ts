import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { seededRandom } from "../../bench/memory-traces.js";
import { migrate } from "../../src/platform/store/migrate.js";
import { MIGRATIONS } from "../../src/platform/store/migrated-store.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { type Store, sql } from "../../src/platform/store/sql.js";
import { openSqlite } from "../../src/platform/store/sqlite/sqlite.js";
import { entryBytes } from "../../src/services/memory/entry.js";
import { createMemory } from "../../src/services/memory/memory.js";
import { tempFolder } from "../helpers/temp-folder.js";

const BYTES_MAX = 60_000;
const KILLS = 4;
const CALLERS = 8;
/** A million takes minutes: MEMORY_OPERATIONS=1000000 npx vitest run test/durability/memory.test.ts */
const OPERATIONS = Number(process.env.MEMORY_OPERATIONS ?? 20_000);
const WRITER = fileURLToPath(new URL("memory-writer.ts", import.meta.url));
const folder = tempFolder();

async function migrated(store: Store): Promise<Store> {
  await migrate(store, MIGRATIONS);
  return store;
}

interface Rows {
  readonly values: Map<string, string>;
  readonly evictions: number;
}

/** What is stored of one owner, after a check that it is what is counted and within the bound. */
async function audit(store: Store, owner: string): Promise<Rows> {
  const rows = await store.all<{ key: string; value: string }>(sql`
    SELECT key, value FROM memory_entries WHERE owner_id = ${owner}`);
  const name = { agentId: "a", namespace: "n" };
  const bytes = rows.reduce((sum, { key, value }) => sum + entryBytes({ ...name, key }, value), 0);
  const counted = await store.get<{ bytes: number; entries: number; evictions: number }>(sql`
    SELECT bytes, entries, evictions FROM memory_owners WHERE owner_id = ${owner}`);
  expect(counted).toMatchObject({ bytes, entries: rows.length });
  expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return { values, evictions: counted?.evictions ?? 0 };
}

it(`is never a byte over its bound in ${OPERATIONS} random operations`, async () => {
  // A bound has nothing to do with the disk, whose syncs would take most of the time.
  const file = join(folder, "operations.db");
  const store = await migrated(openSqlite(file, { sync: async () => {} }));
  const random = seededRandom(20_260_117);
  let now = 1_800_000_000_000;
  const open = () =>
    createMemory(store, { clock: () => now, bytesMax: BYTES_MAX, onFlushFailure: () => {} });
  let memory = open();
  let fullest = 0;
  for (let done = 0; done < OPERATIONS; done += 1) {
    const key = `k${Math.floor(random() ** 2 * 400)}`;
    const name = { agentId: "a", namespace: "n", key };
    const drawn = random();
    now += 1;
    if (drawn < 0.3) await memory.retrieve("owner", name);
    else if (drawn < 0.35) await memory.delete("owner", name);
    else {
      const value = JSON.stringify({ fill: "x".repeat(Math.floor(random() ** 4 * 30_000)) });
      const ttlSeconds = drawn < 0.45 ? 1 : undefined;
      expect((await memory.store("owner", { name, value, ttlSeconds })).kind).toBe("stored");
    }
    // What was not written down is lost, as in a kill.
    if (random() < 0.001) memory = open();
    if (random() < 0.001) await memory.sweep();
    const held = await store.get<{ bytes: number }>(sql`
      SELECT sum(bytes) AS bytes FROM memory_entries WHERE owner_id = 'owner'`);
    fullest = Math.max(fullest, held?.bytes ?? 0);
    if (fullest > BYTES_MAX) break;
    if (done % 1_000 === 0) await audit(store, "owner");
  }
  await audit(store, "owner");
  expect(fullest).toBeLessThanOrEqual(BYTES_MAX);
  expect(fullest).toBeGreaterThan(BYTES_MAX * 0.99);
  await store.close();
}, 3_600_000);

it(`loses nothing it acknowledged, and keeps its bound, when it is killed ${KILLS} times`, async () => {
  const url = `sqlite:${join(folder, "killed.db")}`;
  await (await migrated(await openStore(url, { poolSize: 1 }))).close();
  let evictionsBefore = 0;
  for (let round = 1; round <= KILLS; round += 1) {
    const told = await writeUntilKilled(url, round);
    expect(told.length).toBeGreaterThan(0);
    const store = await openStore(url, { poolSize: 1 });
    const { values, evictions } = await audit(store, "owner");
    await store.close();
    const untold = evictions - evictionsBefore - told.flatMap(({ evicted }) => evicted).length;
    evictionsBefore = evictions;
    checkAcknowledged(told, values, { seed: String(round), untold });
  }
});

interface Told {
  readonly evicted: readonly string[];
  readonly deleted?: string;
  readonly key?: string;
  readonly value?: string;
}

/** Starts a writer, lets it write for a while, kills it, and answers what it said before. */
async function writeUntilKilled(url: string, round: number): Promise<Told[]> {
  const args = ["--import", "tsx", WRITER, url, String(round), String(BYTES_MAX)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  await once(child.stdout, "data");
  await sleep(150 * round);
  child.kill("SIGKILL");
  await once(child, "close");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  return whole
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * A key that was stored last, as far as it was told, is there with that value, unless a write that
 * was on its way evicted, deleted or replaced it. Each caller has one on its way.
 */
function checkAcknowledged(
  told: readonly Told[],
  stored: ReadonlyMap<string, string>,
  { seed, untold }: { readonly seed: string; readonly untold: number },
): void {
  const expected = new Map<string, string>();
  for (const { evicted, deleted = "", key = "", value = "" } of told) {
    for (const name of [...evicted, deleted]) expected.delete(name);
    if (value !== "") expected.set(key, value);
  }
  const changedBy = new Set<string>();
  let missing = 0;
  for (const [key, value] of expected) {
    const found = stored.get(key);
    if (found === value) continue;
    if (found === undefined) {
      missing += 1;
      continue;
    }
    const caller = key.slice(0, key.indexOf("/"));
    expect(changedBy.has(caller)).toBe(false);
    changedBy.add(caller);
    const [before, after] = [JSON.parse(value), JSON.parse(found)];
    expect([after.seed, after.count > before.count]).toEqual([seed, true]);
  }
  expect(missing).toBeLessThanOrEqual(untold + CALLERS);
  expect(untold).toBeLessThan(CALLERS * 5);
  expect(expected.size).toBeGreaterThan(missing);
}
