import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { MIGRATIONS } from "../../src/migrated-store.js";
import { createAddressGuard } from "../../src/platform/outbound/address-guard.js";
import { migrate } from "../../src/platform/store/migrate.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { type Store, sql } from "../../src/platform/store/sql.js";
import { createWebhooks } from "../../src/platform/webhooks/create-webhooks.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { startWebhookSink } from "../helpers/webhook-sink.js";

/** More of them: WEBHOOK_KILLS=50 npx vitest run test/durability/webhooks.test.ts */
const KILLS = Number(process.env.WEBHOOK_KILLS ?? 10);
const ENDPOINTS = 3;
const OWNER = "acc_owner";
const SECRET = "server secret";
/** Each process lives so much later than the one before, whose leases have run out by then. */
const LATER_MS = 60_000;
const EMITTER = fileURLToPath(new URL("webhook-emitter.ts", import.meta.url));
const folder = tempFolder();

it(`loses no event and no order when it is killed ${KILLS} times`, async () => {
  const url = `sqlite:${join(folder, "killed.db")}`;
  const sink = await startWebhookSink();
  sink.answer = (_arrival, reply) => {
    const drawn = Math.random();
    if (drawn < 0.002) reply.socket?.destroy();
    else reply.writeHead(drawn < 0.004 ? 503 : 204).end();
  };
  let laterMs = 0;
  const parts = {
    clock: () => Date.now() + laterMs,
    log: pino({ level: "silent" }),
    secret: SECRET,
    guard: createAddressGuard({ allowLoopback: true }),
  };
  let store = await openStore(url, { poolSize: 1 });
  await migrate(store, MIGRATIONS);
  await store.exec("CREATE TABLE changes (id TEXT PRIMARY KEY)");
  const before = createWebhooks(store, parts);
  for (let path = 0; path < ENDPOINTS; path += 1) {
    await before.register(OWNER, { url: `${sink.url}/${path}`, events: ["collection.updated"] });
  }
  await before.close();
  await store.close();

  const told: string[] = [];
  for (let round = 1; round <= KILLS; round += 1) {
    laterMs += LATER_MS;
    told.push(...(await emitUntilKilled([url, SECRET, String(round), String(laterMs)])));
  }
  const arrivedBeforeTheEnd = sink.arrivals.length;

  store = await openStore(url, { poolSize: 1 });
  const webhooks = createWebhooks(store, parts);
  await vi.waitFor(
    async () => {
      laterMs += LATER_MS;
      webhooks.wake();
      expect(await countPending(store)).toBe(0);
    },
    { timeout: 120_000, interval: 200 },
  );
  await webhooks.close();

  const committed = await store.all<{ id: string }>(sql`SELECT id FROM changes`);
  const changes = new Set(committed.map(({ id }) => id));
  expect(told.filter((id) => !changes.has(id))).toEqual([]);
  expect(told.length).toBeGreaterThan(KILLS);
  expect(arrivedBeforeTheEnd).toBeGreaterThan(KILLS);
  for (const { url: target, sent } of await sentByEndpoint(store)) {
    const arrivals = sink.arrivals.filter(({ path }) => target === sink.url + path);
    // The first arrivals of all events are the queue itself, in its order: none is missing or late.
    expect([...new Set(arrivals.map(({ id }) => id))]).toEqual(
      sent.map(({ event_id }) => event_id),
    );
    expect(new Set(sent.map(({ body }) => JSON.parse(body).data.id))).toEqual(changes);
    const bodies = new Map(sent.map(({ event_id, body }) => [event_id, body]));
    expect(arrivals.filter(({ id, body }) => bodies.get(id) !== body)).toEqual([]);
  }
  await store.close();
  await parts.guard.close();
  await sink.close();
}, 600_000);

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
  await sleep(Math.random() * 500);
  child.kill("SIGKILL");
  await once(child, "close");
  return text.slice(0, text.lastIndexOf("\n")).split("\n");
}

async function countPending(store: Store): Promise<number> {
  const row = await store.get<{ pending: number }>(sql`
    SELECT count(*) AS pending FROM webhook_deliveries WHERE state = 'pending'`);
  return row?.pending ?? 0;
}

interface Sent {
  readonly event_id: string;
  readonly body: string;
}

async function sentByEndpoint(store: Store): Promise<{ url: string; sent: Sent[] }[]> {
  const endpoints = await store.all<{ id: string; url: string }>(sql`
    SELECT id, url FROM webhook_endpoints WHERE is_enabled = 1`);
  expect(endpoints).toHaveLength(ENDPOINTS);
  return Promise.all(
    endpoints.map(async ({ id, url }) => {
      const sent = await store.all<Sent>(sql`
        SELECT event_id, body FROM webhook_deliveries WHERE endpoint_id = ${id} ORDER BY position`);
      return { url, sent };
    }),
  );
}
