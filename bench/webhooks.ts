// Webhooks: deliveries a second from a full outbox to 10 endpoints of a sink in another process, and
// how long a single event takes from its commit to its arrival there. With KILLS=50 also what becomes
// of events whose process is killed 50 times while it commits and delivers.
// Run it with: npx tsx bench/webhooks.ts
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { type Heartbeat, startHeartbeat } from "../src/platform/heartbeat/heartbeat.js";
import { type AddressGuard, createAddressGuard } from "../src/platform/outbound/address-guard.js";
import type { WebhookEvent } from "../src/platform/outbox/event.js";
import { serverSecret } from "../src/platform/secrets/server-secret.js";
import { migrate } from "../src/platform/store/migrate.js";
import { MIGRATIONS } from "../src/platform/store/migrated-store.js";
import { openStore } from "../src/platform/store/open-store.js";
import type { Store } from "../src/platform/store/sql.js";
import { createWebhooks } from "../src/services/webhooks/create-webhooks.js";
import type { Webhooks } from "../src/services/webhooks/webhooks.js";
import { emitThroughKills } from "../test/durability/webhook-kills.js";
import { launchPostgres } from "../test/helpers/servers/postgres.js";
import { startWebhookSink } from "../test/helpers/servers/webhook-sink.js";

const ENDPOINTS = 10;
const EVENTS = 500;
const ROUNDS = 3;
const SINGLE_EVENTS = 200;
const PAUSE_MS = 20;
const POOL = 10;
const KILLS = Number(process.env.KILLS ?? 0);

/** What the sink tells: events by the id in their data, with the nanoseconds when they arrived. */
export interface SinkReport {
  readonly port: number;
  readonly arrivals: readonly { readonly id: string; readonly at: string }[];
}

interface Sink {
  readonly url: string;
  /** The nanoseconds of the arrivals of events, by their ids. */
  readonly arrivals: Map<string, bigint[]>;
  readonly child: ChildProcess;
}

interface House {
  readonly store: Store;
  readonly heartbeat: Heartbeat;
  readonly guard: AddressGuard;
  readonly sink: Sink;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-bench-"));
  const postgres = await launchPostgres();
  const databases = [
    { engine: "SQLite", newUrl: async () => `sqlite:${join(folder, `${Date.now()}.db`)}` },
    ...(postgres
      ? [{ engine: "PostgreSQL without fsync", newUrl: () => postgres.createDatabase() }]
      : []),
  ];
  const sink = await startSink();
  for (const { engine, newUrl } of databases) {
    console.log(`${engine}, Node ${process.version}`);
    await measure(await newUrl(), sink);
    if (KILLS > 0) await countKills(await newUrl());
  }
  sink.child.disconnect();
  await postgres?.stop();
  await rm(folder, { recursive: true });
}

async function startSink(): Promise<Sink> {
  const child = fork(fileURLToPath(new URL("./servers/webhook-sink.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
  });
  const arrivals: Sink["arrivals"] = new Map();
  const [{ port }] = (await once(child, "message")) as [SinkReport];
  child.on("message", (report: SinkReport) => {
    for (const { id, at } of report.arrivals) {
      arrivals.set(id, [...(arrivals.get(id) ?? []), BigInt(at)]);
    }
  });
  return { url: `http://127.0.0.1:${port}`, arrivals, child };
}

async function measure(url: string, sink: Sink): Promise<void> {
  const store = await openStore(url, { poolSize: POOL });
  await migrate(store, MIGRATIONS);
  const heartbeat = await startHeartbeat(store, Date.now, console.error);
  const guard = createAddressGuard({ allowLoopback: true });
  const house = { store, heartbeat, guard, sink };
  await registerAll(house);
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rates.push(await drain(house, `round ${round}`));
  const perSecond = rates.map((rate) => rate.toFixed(0)).join(", ");
  console.log(`  deliveries a second, ${ENDPOINTS} endpoints    ${perSecond}`);
  const lags = (await sendSingly(house)).sort((a, b) => a - b);
  const [p50, p99] = [0.5, 0.99].map((share) => lags[Math.floor(lags.length * share)] ?? 0);
  console.log(
    `  ms from commit to arrival           p50 ${p50?.toFixed(1)}, p99 ${p99?.toFixed(1)}`,
  );
  await guard.close();
  await heartbeat.close();
  await store.close();
  sink.arrivals.clear();
}

/** An account with ten endpoints and one with a single one. */
async function registerAll(house: House): Promise<void> {
  const webhooks = openWebhooks(house);
  const events = ["collection.updated"] as const;
  for (let path = 0; path < ENDPOINTS; path += 1) {
    await webhooks.register("acc_many", { url: `${house.sink.url}/${path}`, events });
  }
  await webhooks.register("acc_one", { url: `${house.sink.url}/one`, events });
  await webhooks.close();
}

function openWebhooks({ store, heartbeat, guard }: House): Webhooks {
  const log = pino({ level: "silent" });
  const secret = serverSecret("a server secret of some length", []);
  return createWebhooks(store, {
    clock: Date.now,
    log,
    secret,
    guard,
    processId: heartbeat.processId,
    deadBefore: heartbeat.deadBefore,
  });
}

/** Fills the outbox while nothing is sent, and answers the deliveries a second once it is. */
async function drain(house: House, name: string): Promise<number> {
  const { store, sink } = house;
  const filling = openWebhooks(house);
  await filling.close();
  const ids = Array.from({ length: EVENTS }, (_, count) => `${name}, ${count}`);
  await store.durable.tx((tx) => filling.emit(tx, "acc_many", ids.map(insertion)));
  const startedAt = process.hrtime.bigint();
  const sending = openWebhooks(house);
  const arrivals = () => ids.map((id) => sink.arrivals.get(id) ?? []);
  while (arrivals().some(({ length }) => length < ENDPOINTS)) await sleep(PAUSE_MS);
  await sending.close();
  const last = arrivals()
    .flat()
    .reduce((latest, at) => (at > latest ? at : latest));
  return (EVENTS * ENDPOINTS) / (Number(last - startedAt) / 1e9);
}

/** The milliseconds from the commit of an event to its arrival, one event after the other. */
async function sendSingly(house: House): Promise<number[]> {
  const { store, sink } = house;
  const webhooks = openWebhooks(house);
  const lags: number[] = [];
  for (let count = 0; count < SINGLE_EVENTS; count += 1) {
    const id = `single ${count}`;
    await store.durable.tx((tx) => webhooks.emit(tx, "acc_one", [insertion(id)]));
    const committedAt = process.hrtime.bigint();
    webhooks.wake();
    while (!sink.arrivals.has(id)) await sleep(PAUSE_MS);
    lags.push(Number((sink.arrivals.get(id)?.[0] ?? 0n) - committedAt) / 1e6);
  }
  await webhooks.close();
  return lags;
}

function insertion(id: string): WebhookEvent {
  const timestamp = new Date().toISOString();
  return {
    event: "collection.updated",
    data: { collection: "papers", change: "inserted", id, count: 1, timestamp },
  };
}

async function countKills(url: string): Promise<void> {
  const sink = await startWebhookSink();
  const { committed, arrived, lost, forgotten, wrong, duplicates, outOfOrder } =
    await emitThroughKills({ url, kills: KILLS, sink });
  await sink.close();
  console.log(`  ${KILLS} kills: ${committed} changes committed, ${arrived} messages arrived`);
  console.log(
    `    lost ${lost + forgotten}, wrong ${wrong}, duplicates ${duplicates}, out of order ${outOfOrder}`,
  );
}

await main();
