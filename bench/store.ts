// What the store costs: reads beside bare prepared statements of better-sqlite3, durable inserts
// beside SQLite that syncs every commit and beside the disk itself. Run it with: npx tsx bench/store.ts
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { type Store, sql } from "../src/platform/store/sql.js";
import { openSqlite } from "../src/platform/store/sqlite/sqlite.js";

const ROWS = 10_000;
const ROUNDS = 21;
const READS = 4_096;
const LISTS = 256;
const IN_FLIGHT = 64;
const DURABLE_WRITES = 2_048;
const SYNCED_WRITES = 256;
const PAGE = Buffer.alloc(4_096, 1);

/** Does its work and answers how often. */
type Run = () => Promise<number>;

interface Comparison {
  readonly name: string;
  readonly peer: string;
  readonly bare: Run;
  readonly store: Run;
}

interface Line {
  readonly name: string;
  readonly peer: string;
  readonly bareMicroseconds: number;
  readonly storeMicroseconds: number;
  readonly ratio: number;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-bench-"));
  const file = join(folder, "store.db");
  const store = openSqlite(file);
  await fill(store);
  const bare = new Database(file, { readonly: true });
  const synced = openSynced(join(folder, "synced.db"));
  const descriptor = openSync(join(folder, "bare.log"), "w");

  const lines: Line[] = [];
  const comparisons = [...compareReads(store, bare), ...compareWrites(store, synced, descriptor)];
  for (const comparison of comparisons) lines.push(await compare(comparison));
  print(lines);

  closeSync(descriptor);
  synced.close();
  bare.close();
  await store.close();
  await rm(folder, { recursive: true });
}

async function fill(store: Store): Promise<void> {
  await store.exec(`
    CREATE TABLE keys (id TEXT PRIMARY KEY, owner TEXT NOT NULL, used BIGINT NOT NULL, scopes TEXT NOT NULL);
    CREATE INDEX keys_by_owner ON keys (owner, id);
    CREATE TABLE entries (id TEXT PRIMARY KEY, content TEXT NOT NULL)`);
  await store.tx(async (tx) => {
    for (let i = 0; i < ROWS; i += 1) {
      await tx.run(sql`
        INSERT INTO keys (id, owner, used, scopes)
        VALUES (${keyId(i)}, ${ownerId(i)}, ${i}, ${"read write"})`);
    }
  });
}

const keyId = (i: number) => `key_${((i * 7919) % ROWS).toString().padStart(24, "0")}`;
const ownerId = (i: number) => `owner_${Math.floor(((i * 7919) % ROWS) / 50)}`;

function openSynced(file: string): Database.Database {
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec("CREATE TABLE entries (id TEXT PRIMARY KEY, content TEXT NOT NULL)");
  return database;
}

function compareReads(store: Store, bare: Database.Database): Comparison[] {
  const byId = bare.prepare("SELECT id, owner, used, scopes FROM keys WHERE id = ?");
  const byOwner = bare.prepare(
    "SELECT id, used, scopes FROM keys WHERE owner = ? ORDER BY id LIMIT ?",
  );
  const getKey = (i: number) =>
    store.get(sql`SELECT id, owner, used, scopes FROM keys WHERE id = ${keyId(i)}`);
  const listKeys = (i: number) =>
    store.all(sql`
      SELECT id, used, scopes FROM keys WHERE owner = ${ownerId(i)} ORDER BY id LIMIT ${50}`);
  const bareLookups = repeat(READS, 1, (i) => byId.get(keyId(i)));
  const peer = "prepared statement";
  return [
    {
      name: "key lookup, one at a time",
      peer,
      bare: bareLookups,
      store: repeat(READS, 1, getKey),
    },
    {
      name: `key lookup, ${IN_FLIGHT} at once`,
      peer,
      bare: bareLookups,
      store: repeat(READS, IN_FLIGHT, getKey),
    },
    {
      name: "list of 50, one at a time",
      peer,
      bare: repeat(LISTS, 1, (i) => byOwner.all(ownerId(i), 50)),
      store: repeat(LISTS, 1, listKeys),
    },
  ];
}

function compareWrites(store: Store, synced: Database.Database, descriptor: number): Comparison[] {
  const insert = synced.prepare("INSERT INTO entries (id, content) VALUES (?, ?)");
  let count = 0;
  const nextId = () => {
    count += 1;
    return `entry_${count}`;
  };
  const insertDurably = () =>
    store.durable.run(sql`INSERT INTO entries (id, content) VALUES (${nextId()}, ${"content"})`);
  const durable = repeat(DURABLE_WRITES, IN_FLIGHT, insertDurably);
  return [
    {
      name: `durable insert, ${IN_FLIGHT} at once`,
      peer: "synchronous = FULL, one by one",
      bare: repeat(SYNCED_WRITES, 1, () => insert.run(nextId(), "content")),
      store: durable,
    },
    {
      name: `durable insert, ${IN_FLIGHT} at once`,
      peer: "write of 4 KiB and fdatasync",
      bare: repeat(SYNCED_WRITES, 1, () => {
        writeSync(descriptor, PAGE);
        fdatasyncSync(descriptor);
      }),
      store: durable,
    },
  ];
}

/** `step` may answer at once or with a promise; only promises are awaited. */
function repeat(total: number, inFlight: number, step: (i: number) => unknown): Run {
  return async () => {
    let next = 0;
    const lane = async () => {
      while (next < total) {
        const answer = step(next++);
        if (answer instanceof Promise) await answer;
      }
    };
    await Promise.all(Array.from({ length: inFlight }, lane));
    return total;
  };
}

/** Rounds alternate between both sides, so that what else the machine does falls on both. */
async function compare({ name, peer, bare, store }: Comparison): Promise<Line> {
  await bare();
  await store();
  const rounds: { bare: number; store: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) {
      const first = await measure(bare);
      rounds.push({ bare: first, store: await measure(store) });
    } else {
      const first = await measure(store);
      rounds.push({ store: first, bare: await measure(bare) });
    }
  }
  return {
    name,
    peer,
    bareMicroseconds: median(rounds.map((round) => round.bare)),
    storeMicroseconds: median(rounds.map((round) => round.store)),
    ratio: median(rounds.map((round) => round.store / round.bare)),
  };
}

async function measure(run: Run): Promise<number> {
  const start = performance.now();
  const count = await run();
  return ((performance.now() - start) * 1_000) / count;
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function print(lines: Line[]): void {
  console.log(`Node ${process.version}, ${ROWS} rows, medians of ${ROUNDS} interleaved rounds\n`);
  console.log("| what | beside | µs beside | µs store | per second, store | ratio |");
  console.log("|---|---|---|---|---|---|");
  for (const { name, peer, bareMicroseconds, storeMicroseconds, ratio } of lines) {
    const perSecond = Math.round(1_000_000 / storeMicroseconds);
    const figures = [bareMicroseconds.toFixed(1), storeMicroseconds.toFixed(1), perSecond];
    console.log(`| ${name} | ${peer} | ${figures.join(" | ")} | ${ratio.toFixed(2)} |`);
  }
}

await main();
