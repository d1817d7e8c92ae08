import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { startHeartbeat } from "../../src/platform/heartbeat/heartbeat.js";
import { createAddressGuard } from "../../src/platform/outbound/address-guard.js";
import { serverSecret } from "../../src/platform/secrets/server-secret.js";
import { migrate } from "../../src/platform/store/migrate.js";
import { MIGRATIONS } from "../../src/platform/store/migrated-store.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { type Store, sql } from "../../src/platform/store/sql.js";
import { createWebhooks } from "../../src/services/webhooks/create-webhooks.js";
import type { Webhooks } from "../../src/services/webhooks/webhooks.js";
import type { Arrival, WebhookSink } from "../helpers/servers/webhook-sink.js";

const ENDPOINTS = 3;
const OWNER = "acc_owner";
const SECRET = "server secret";
/** Each process lives so much later than the one before, whose pauses have run out by then. */
const LATER_MS = 60_000;
const ALIVE_MS_MAX = 500;
const DRAIN_MS_MAX = 120_000;
const LOOK_EVERY_MS = 200;
const EMITTER = fileURLToPath(new URL("webhook-emitter.ts", import.meta.url));

/** What became of the events of processes that were killed, counted over all endpoints. */
export interface KillsOutcome {
  readonly committed: number;
  /** Changes that a process was told are committed and that are not there. */
  readonly forgotten: number;
  readonly arrivedBetweenKills: number;
  readonly arrived: number;
  /** Changes whose event never arrived. */
  readonly lost: number;
  /** Events that arrived without a change, or otherwise than they were written down. */
  readonly wrong: number;
  /** Arrivals of events that had arrived before. */
  readonly duplicates: number;
  /** Events that first arrived after one that follows them. */
  readonly outOfOrder: number;
}

/** Starts processes that emit and deliver on an empty database, kills each, and delivers the rest. */
export async function emitThroughKills({
  url,
  kills,
  sink,
}: {
  readonly url: string;
  readonly kills: number;
  readonly sink: WebhookSink;
}): Promise<KillsOutcome> {
  let laterMs = 0;
  const clock = () => Date.now() + laterMs;
  await withWebhooks(url, clock, (webhooks, store) => prepare(webhooks, store, sink.url));

  const told: string[] = [];
  for (let round = 1; round <= kills; round += 1) {
    laterMs += LATER_MS;
    told.push(...(await emitUntilKilled([url, SECRET, String(round), String(laterMs)])));
  }
  const arrivedBetweenKills = sink.arrivals.length;

  return withWebhooks(url, clock, async (webhooks, store) => {
    const endsAt = performance.now() + DRAIN_MS_MAX;
    while ((await countPending(store)) > 0) {
      if (performance.now() > endsAt) throw new Error("what waits is not delivered in time");
      laterMs += LATER_MS;
      webhooks.wake();
      await sleep(LOOK_EVERY_MS);
    }
    return { ...(await judge(store, sink, told)), arrivedBetweenKills };
  });
}

async function withWebhooks<T>(
  url: string,
  clock: () => number,
  work: (webhooks: Webhooks, store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore(url, { poolSize: 1 });
  await migrate(store, MIGRATIONS);
  const heartbeat = await startHeartbeat(store, clock, () => {});
  const guard = createAddressGuard({ allowLoopback: true });
  const log = pino({ level: "silent" });
  const webhooks = createWebhooks(store, {
    clock,
    log,
    secret: serverSecret(SECRET, []),
    guard,
    processId: heartbeat.processId,
    deadBefore: heartbeat.deadBefore,
  });
  try {
    return await work(webhooks, store);
  } finally {
    await webhooks.close();
    await guard.close();
    await heartbeat.close();
    await store.close();
  }
}

async function prepare(webhooks: Webhooks, store: Store, url: string): Promise<void> {
  await store.exec("CREATE TABLE changes (id TEXT PRIMARY KEY)");
  for (let path = 0; path < ENDPOINTS; path += 1) {
    await webhooks.register(OWNER, { url: `${url}/${path}`, events: ["collection.updated"] });
  }
}

/** Starts an emitter, kills it at a random moment, and answers what it was told is committed. */
async function emitUntilKilled(args: readonly string[]): Promise<string[]> {
  const child = spawn(process.execPath, ["--import", "tsx", EMITTER, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  await once(child.stdout, "data");
  await sleep(Math.random() * ALIVE_MS_MAX);
  child.kill("SIGKILL");
  await once(child, "close");
  return text.slice(0, text.lastIndexOf("\n")).split("\n");
}

async function countPending(store: Store): Promise<number> {
  const row = await store.get<{ pending: number }>(sql`
    SELECT count(*) AS pending FROM webhook_deliveries WHERE state = 'pending'`);
  return row?.pending ?? 0;
}

async function judge(
  store: Store,
  { url, arrivals }: WebhookSink,
  told: readonly string[],
): Promise<Omit<KillsOutcome, "arrivedBetweenKills">> {
  const rows = await store.all<{ id: string }>(sql`SELECT id FROM changes`);
  const changes = new Set(rows.map(({ id }) => id));
  const endpoints = await store.all<{ id: string; url: string }>(sql`
    SELECT id, url FROM webhook_endpoints WHERE is_enabled = 1`);
  if (endpoints.length !== ENDPOINTS) throw new Error("an endpoint was disabled");
  const outcome = { lost: 0, wrong: 0, duplicates: 0, outOfOrder: 0 };
  for (const endpoint of endpoints) {
    const sent = await store.all<Sent>(sql`
      SELECT event_id, body FROM webhook_deliveries WHERE endpoint_id = ${endpoint.id}
       ORDER BY position`);
    const arrived = arrivals.filter(({ path }) => endpoint.url === url + path);
    const found = judgeEndpoint({ changes, sent, arrived });
    outcome.lost += found.lost;
    outcome.wrong += found.wrong;
    outcome.duplicates += found.duplicates;
    outcome.outOfOrder += found.outOfOrder;
  }
  return {
    committed: changes.size,
    forgotten: told.filter((id) => !changes.has(id)).length,
    arrived: arrivals.length,
    ...outcome,
  };
}

interface Sent {
  readonly event_id: string;
  readonly body: string;
}

function judgeEndpoint({
  changes,
  sent,
  arrived,
}: {
  readonly changes: ReadonlySet<string>;
  readonly sent: readonly Sent[];
  readonly arrived: readonly Arrival[];
}) {
  const places = new Map(sent.map(({ event_id }, place) => [event_id, place]));
  const bodies = new Map(sent.map(({ event_id, body }) => [event_id, body]));
  const reported = new Set(arrived.map(({ body }) => String(JSON.parse(body).data.id)));
  const firsts = [...new Set(arrived.map(({ id }) => id))].map((id) => places.get(id) ?? -1);
  let furthest = -1;
  let outOfOrder = 0;
  for (const place of firsts) {
    if (place < furthest) outOfOrder += 1;
    furthest = Math.max(furthest, place);
  }
  return {
    lost: [...changes].filter((id) => !reported.has(id)).length,
    wrong:
      [...reported].filter((id) => !changes.has(id)).length +
      arrived.filter(({ id, body }) => bodies.get(id) !== body).length,
    duplicates: arrived.length - firsts.length,
    outOfOrder,
  };
}
