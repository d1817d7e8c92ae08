// What a memory costs beside bare prepared statements on the same kind of database: reads beside a
// bare read, writes beside a bare upsert, or an insertion and the deletion of the oldest,
// whose commits share an fdatasync as the store's do.
// Run it with: npx tsx bench/memory-speed.ts
import { closeSync, fdatasync, openSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { migrate } from "../src/platform/store/migrate.js";
import { MIGRATIONS } from "../src/platform/store/migrated-store.js";
import { openStore } from "../src/platform/store/open-store.js";
import { shareSync } from "../src/platform/store/shared-sync.js";
import { createMemory, type Memory } from "../src/services/memory/memory.js";

const ENTRIES = 2_000;
const READS = 20_000;
const WRITES = 4_000;
const ROUNDS = 5;
const OWNER = "key_0123456789abcdef01234567";
const VALUE = JSON.stringify({ text: "what an agent keeps in mind ".repeat(14) });
const BYTES_MAX = 64 * 2 ** 20;
/** A memory of this size is full soon, so that each new key evicts another. */
const ENTRIES_TIGHT = 600;
const BYTES_TIGHT = 400_000;

export interface SpeedLine {
  readonly name: string;
  readonly inFlight: number;
  readonly memoryPerSecond: number;
  readonly barePerSecond: number;
  /** Memory as a share of bare statements. */
  readonly ratio: number;
}

type Operation = (at: number) => Promise<unknown> | unknown;

/** Medians of several rounds in which both take turns. */
export async function compareMemorySpeed(): Promise<SpeedLine[]> {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-memory-"));
  const store = await openStore(`sqlite:${join(folder, "memory.db")}`, { poolSize: 1 });
  await migrate(store, MIGRATIONS);
  const options = { clock: Date.now, onFlushFailure: () => {} };
  const memory = createMemory(store, { ...options, bytesMax: BYTES_MAX });
  const tight = createMemory(store, { ...options, bytesMax: BYTES_TIGHT });
  const bare = await openBare(join(folder, "bare.db"));
  for (let at = 0; at < ENTRIES; at += 1) bare.upsert(at);
  await inFlight(16, ENTRIES, (at) => put(memory, OWNER, keyOf(at)));

  const lines: SpeedLine[] = [];
  const name = (at: number) => ({ agentId: "planner", namespace: "default", key: keyOf(at) });
  for (const count of [1, 8, 32]) {
    lines.push(
      await compare(
        "retrieve",
        { count, operations: READS },
        (at) => memory.retrieve(OWNER, name(at)),
        bare.read,
      ),
      await compare(
        "store over what is there",
        { count, operations: WRITES },
        (at) => put(memory, OWNER, keyOf(at)),
        bare.durableUpsert,
      ),
      await compare(
        "store a new key, which evicts",
        { count, operations: WRITES },
        (at) => put(tight, "tight", `${keyOf(at)}/${Math.random()}`),
        bare.durableExchange,
      ),
    );
  }
  bare.close();
  await store.close();
  await rm(folder, { recursive: true });
  return lines;
}

function keyOf(at: number): string {
  return `user/${at % ENTRIES}/facts`;
}

function put(memory: Memory, owner: string, key: string): Promise<unknown> {
  return memory.store(owner, {
    name: { agentId: "planner", namespace: "default", key },
    value: VALUE,
  });
}

/** The statements that a memory is made of, bare, on tables and indexes of the same form. */
async function openBare(file: string) {
  const prepared = await openStore(`sqlite:${file}`, { poolSize: 1 });
  await migrate(prepared, MIGRATIONS);
  await prepared.close();
  const database = new Database(file);
  database.pragma("synchronous = NORMAL");
  database.prepare("SELECT count(*) FROM memory_entries").get();
  const descriptor = openSync(`${file}-wal`, "r+");
  const sync = shareSync(() => promisify(fdatasync)(descriptor), { failsForGood: true });
  const write = database.prepare(`
    INSERT INTO memory_entries
      (owner_id, namespace, key, agent_id, place, visited, bytes, version, revision, stored_at,
       expires_at, value)
    VALUES (?, 'default', ?, 'planner', ?, 0, 500, 1, ?, ?, NULL, ?)
    ON CONFLICT (owner_id, namespace, key, agent_id) DO UPDATE
       SET visited = 1, version = version + 1, revision = excluded.revision,
           stored_at = excluded.stored_at, value = excluded.value`);
  const remove = database.prepare("DELETE FROM memory_entries WHERE owner_id = ? AND place = ?");
  const select = database.prepare(`
    SELECT agent_id, version, stored_at, expires_at, place, visited, value FROM memory_entries
     WHERE owner_id = ? AND namespace = 'default' AND key = ? AND agent_id = 'planner'`);
  let revision = 0;
  const upsert = (owner: string, key: string) => {
    revision += 1;
    write.run(owner, key, revision, revision, Date.now(), VALUE);
  };
  const exchange = database.transaction((key: string) => {
    upsert("tight", key);
    remove.run("tight", revision - ENTRIES_TIGHT);
  });
  return {
    upsert: (at: number) => upsert(OWNER, keyOf(at)),
    durableUpsert(at: number) {
      upsert(OWNER, keyOf(at));
      return sync.wait();
    },
    durableExchange(at: number) {
      exchange(`${keyOf(at)}/${Math.random()}`);
      return sync.wait();
    },
    read: (at: number) => select.get(OWNER, keyOf(at)),
    close() {
      closeSync(descriptor);
      database.close();
    },
  };
}

async function compare(
  name: string,
  load: { readonly count: number; readonly operations: number },
  ours: Operation,
  bare: Operation,
): Promise<SpeedLine> {
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.ours.push(await rate(load, ours));
    rates.bare.push(await rate(load, bare));
  }
  const [memoryPerSecond, barePerSecond] = [median(rates.ours), median(rates.bare)];
  return {
    name,
    inFlight: load.count,
    memoryPerSecond: Math.round(memoryPerSecond),
    barePerSecond: Math.round(barePerSecond),
    ratio: Number((memoryPerSecond / barePerSecond).toFixed(2)),
  };
}

async function rate(
  { count, operations }: { readonly count: number; readonly operations: number },
  operation: Operation,
): Promise<number> {
  const startedAt = performance.now();
  await inFlight(count, operations, operation);
  return (operations * 1000) / (performance.now() - startedAt);
}

async function inFlight(count: number, operations: number, operation: Operation): Promise<void> {
  let next = 0;
  const callers = Array.from({ length: count }, async () => {
    while (next < operations) await operation(next++);
  });
  await Promise.all(callers);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  console.table(await compareMemorySpeed());
}
