// Figures of single backends, through their servers and the store as callers use them, beside the
// bare database. It needs wrk and taskset. Build first, then: npx tsx bench/backends.ts
import { execFileSync } from "node:child_process";
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { backend as keyedStore } from "../src/backends/keyed-store/index.js";
import { buildBackendApp, onBehalfOf } from "../test/helpers/apps/backend-app.js";
import { freePort } from "../test/helpers/servers/server-process.js";
import { median, startPinned } from "./paired-load.js";

const EVENTS_A_CALL = 1_000;
const CALLS = 60;
const CALLERS = 4;
const ROUNDS = 7;
const KEYS_FEW = 1_000;
const KEYS_MANY = Number(process.env.KEYS ?? 1_000_000);
const READS = 4_000;
const SERVER = fileURLToPath(new URL("./servers/gateway-server.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));

function print(name: string, figure: number, unit: string): void {
  console.log(`${name.padEnd(66)}${figure.toFixed(2).padStart(11)} ${unit}`);
}

function eventOf(call: number, place: number) {
  return {
    app_id: "bench",
    event_name: `button_${place % 20}`,
    user_id: `user_${(call * 7919 + place) % 5_000}`,
    properties: { page: `/page/${place % 50}`, value: place * 1.5, is_new: place % 2 === 0 },
  };
}

/** Rows a second of prepared rows in one transaction a call and one sync, without any reading. */
function insertBare(round: number): number {
  const file = join(folder, `bare-${round}.db`);
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.exec(`
    CREATE TABLE events (account_id TEXT NOT NULL, occurred_at BIGINT NOT NULL, id TEXT NOT NULL,
      app_id TEXT NOT NULL, event_name TEXT NOT NULL, event_id TEXT, received_at BIGINT NOT NULL,
      content TEXT NOT NULL, PRIMARY KEY (account_id, occurred_at, id));
    CREATE UNIQUE INDEX by_event_id ON events (account_id, app_id, event_id) WHERE event_id IS NOT NULL;
    CREATE INDEX by_age ON events (received_at);`);
  const insert = database.prepare("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const calls = Array.from({ length: CALLS }, (_, call) =>
    Array.from({ length: EVENTS_A_CALL }, (_, place) => {
      const event = eventOf(call, place);
      const id = `evt_${String(call * EVENTS_A_CALL + place).padStart(24, "0")}`;
      return ["acc_1", call, id, event.app_id, event.event_name, null, call, JSON.stringify(event)];
    }),
  );
  const log = openSync(`${file}-wal`, "r+");
  const insertAll = database.transaction((rows: unknown[][]) => {
    for (const row of rows) insert.run(...row);
  });
  const startedAt = performance.now();
  for (const rows of calls) {
    insertAll(rows);
    fdatasyncSync(log);
  }
  const rate = (CALLS * EVENTS_A_CALL * 1_000) / (performance.now() - startedAt);
  closeSync(log);
  database.close();
  return rate;
}

/** Rows a second over loopback, from the answers of a load generator in a process of its own. */
async function collect(): Promise<{ rate(seconds: number): number; stop(): void }> {
  const port = await freePort();
  const database = join(folder, "events.db");
  const environment = { MODE: "events", PORT: String(port), DATABASE: database };
  const server = startPinned(process.execPath, [SERVER], environment);
  const body = JSON.stringify(
    Array.from({ length: EVENTS_A_CALL }, (_, place) => eventOf(7, place)),
  );
  const script = join(folder, "events.lua");
  writeFileSync(
    script,
    `wrk.method="POST"; wrk.body=[==[${body}]==]; wrk.headers["x-gw-account"]="acc_1"`,
  );
  const url = `http://127.0.0.1:${port}/api/v1/collect`;
  for (let tried = 0; tried < 200; tried++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const rate = (seconds: number) => {
    const args = ["-c", "1", "wrk", "-t1", `-c${CALLERS}`, `-d${seconds}s`, "-s", script, url];
    const output = execFileSync("taskset", args, { encoding: "utf8" });
    if (/Non-2xx|Socket errors/.test(output)) throw new Error(output);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]) * EVENTS_A_CALL;
  };
  return { rate, stop: server.stop };
}

async function compareEvents(): Promise<void> {
  const server = await collect();
  const shares: number[] = [];
  const rates: number[] = [];
  server.rate(5);
  for (let round = 0; round < ROUNDS; round++) {
    const bare = insertBare(round);
    const ours = server.rate(2);
    shares.push(ours / bare);
    rates.push(ours);
  }
  server.stop();
  print(`events, ${CALLERS} callers, ${EVENTS_A_CALL} a call`, median(rates), "events/s");
  print("their share of a bare batched insert (limit 0.60)", median(shares), "x");
}

async function compareReads(): Promise<void> {
  const databaseUrl = `sqlite:${join(folder, "keys.db")}`;
  const house = await buildBackendApp(keyedStore, { databaseUrl });
  const headers = onBehalfOf("acc_1");
  const ask = (method: "POST" | "GET", url: string, payload?: object) =>
    house.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  const keyOf = (at: number) => `user:${(at * 2_654_435_761) % 4_294_967_296}:${at}`;
  for (const [name, keys] of [
    ["few", KEYS_FEW],
    ["many", KEYS_MANY],
  ] as const) {
    await ask("POST", "/v1/keyspaces", { name });
    for (let at = 0; at < keys; at += 100) {
      const operations = Array.from({ length: 100 }, (_, place) => ({
        op: "put",
        key: keyOf(at + place),
        value: { name: `person ${at + place}`, visits: place, tags: ["one", "two"] },
      }));
      const reply = await ask("POST", `/v1/keyspaces/${name}/batch`, { operations });
      if (reply.statusCode !== 200) throw new Error(reply.body);
    }
  }
  const costs = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, keys] of [
      ["few", KEYS_FEW],
      ["many", KEYS_MANY],
    ] as const) {
      const times: number[] = [];
      for (let read = 0; read < READS; read++) {
        const key = encodeURIComponent(keyOf(Math.floor(Math.random() * keys)));
        const startedAt = performance.now();
        const reply = await ask("GET", `/v1/keyspaces/${name}/keys/${key}`);
        times.push(performance.now() - startedAt);
        if (reply.statusCode !== 200) throw new Error(reply.body);
      }
      costs[name].push(median(times) * 1_000);
    }
  }
  await house.close();
  print(`keyed-store, one read of ${KEYS_FEW} keys`, median(costs.few), "us");
  print(`keyed-store, one read of ${KEYS_MANY} keys`, median(costs.many), "us");
  const ratios = costs.many.map((cost, round) => cost / (costs.few[round] ?? Number.NaN));
  print("a read of many keys, times one of few (limit 1.2)", median(ratios), "x");
}

try {
  await compareEvents();
  await compareReads();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
