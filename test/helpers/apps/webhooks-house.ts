import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from "vitest";
import { DEAD_AFTER_MS } from "../../../src/platform/heartbeat/heartbeat.js";
import {
  type AddressGuard,
  createAddressGuard,
} from "../../../src/platform/outbound/address-guard.js";
import type { WebhookEvent } from "../../../src/platform/outbox/event.js";
import { serverSecret } from "../../../src/platform/secrets/server-secret.js";
import { migrate } from "../../../src/platform/store/migrate.js";
import { MIGRATIONS } from "../../../src/platform/store/migrated-store.js";
import { openStore } from "../../../src/platform/store/open-store.js";
import { type Store, sql } from "../../../src/platform/store/sql.js";
import {
  createWebhooks,
  type WebhooksParts,
} from "../../../src/services/webhooks/create-webhooks.js";
import type { DisabledNotice } from "../../../src/services/webhooks/delivery/queue-run.js";
import type {
  EndpointWithSecret,
  WebhookDelivery,
  Webhooks,
} from "../../../src/services/webhooks/webhooks.js";
import { createLogSink, type LogSink } from "../log-sink.js";
import { startPglite } from "../servers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../servers/postgres.js";
import { startWebhookSink, type WebhookSink } from "../servers/webhook-sink.js";
import { tempFolder } from "../temp-folder.js";
import { eventually } from "../waiting.js";

export { eventually };

export const START = 1_800_000_000_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const OWNER = "acc_owner";
export const STRANGER = "acc_stranger";
const PROCESS = "prc_house";

export const changed = (id: string): WebhookEvent => ({
  event: "collection.updated",
  data: { collection: "papers", change: "inserted", id, count: 1, timestamp: "2027-01-15" },
});
export const idsOf = (bodies: readonly { body: string }[]) =>
  bodies.map(({ body }) => (JSON.parse(body) as WebhookEvent).data.id);

/** Webhooks over a store with a clock that stands still, and a receiver. */
export interface WebhooksHouse {
  readonly store: Store;
  readonly sink: WebhookSink;
  readonly log: LogSink;
  readonly notices: readonly DisabledNotice[];
  /** Epoch milliseconds. */
  now: number;
  webhooks: Webhooks;
  /** Other webhooks on the same store; closed after the test. */
  open(parts?: Partial<WebhooksParts>): Webhooks;
  register(path?: string, account?: string): Promise<EndpointWithSecret>;
  emit(...events: readonly WebhookEvent[]): Promise<void>;
  emitIds(...ids: readonly string[]): Promise<void>;
  goOnTo(time: number): void;
  /** All deliveries of an endpoint of the owner, oldest first. */
  deliveriesOf(id: string): Promise<WebhookDelivery[]>;
  statesOf(id: string): Promise<string[]>;
  /** Waits until all deliveries are in a state. */
  settled(id: string, state: string): Promise<void>;
  /** Waits until the first delivery failed so often. */
  failedTimes(id: string, attempts: number): Promise<void>;
}

/** A process that beats for ever, and its id. */
export async function beatingProcess(store: Store, processId: string): Promise<string> {
  await store.run(sql`
    INSERT INTO processes (id, started_at, beat_at)
    VALUES (${processId}, 0, ${Number.MAX_SAFE_INTEGER}) ON CONFLICT DO NOTHING`);
  return processId;
}

/** The same tests of webhooks on every engine that is there. */
export function describeWebhooks(title: string, tests: (house: WebhooksHouse) => void): void {
  const folder = tempFolder();
  const [postgres, pglite] = servers;
  const engines = [
    { engine: "an SQLite file", poolSize: 1, url: async () => `sqlite:${folder}/webhooks.db` },
    { engine: "PGlite", poolSize: 1, url: async () => pglite.url },
    {
      engine: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
      isMissing: !postgres,
      poolSize: 10,
      url: async () => postgres!.createDatabase(),
    },
  ];
  describe.each(engines)(`${title}, on $engine`, ({ isMissing = false, poolSize, url }) => {
    describe.skipIf(isMissing)("", () => {
      tests(openHouse(async () => openStore(await url(), { poolSize })));
    });
  });
}

/** For all files of this worker, one after the other. */
const servers = await Promise.all([startPostgres(), startPglite()]);

function openHouse(connect: () => Promise<Store>): WebhooksHouse {
  let store: Store;
  let sink: WebhookSink;
  let guard: AddressGuard;
  let webhooks: Webhooks;
  let notices: DisabledNotice[] = [];
  const log = createLogSink("debug");
  const opened: Webhooks[] = [];

  beforeAll(async () => {
    store = await connect();
    await migrate(store, MIGRATIONS);
    await beatingProcess(store, PROCESS);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    house.now = START;
    notices = [];
    await store.exec(`
      DELETE FROM webhook_endpoints; DELETE FROM webhook_queues; DELETE FROM webhook_deliveries`);
    sink = await startWebhookSink();
    guard = createAddressGuard({ allowLoopback: true });
    webhooks = house.open();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((made) => made.close()));
    await guard.close();
    await sink.close();
  });

  const house: WebhooksHouse = {
    get store() {
      return store;
    },
    get sink() {
      return sink;
    },
    get notices() {
      return notices;
    },
    get webhooks() {
      return webhooks;
    },
    set webhooks(made) {
      webhooks = made;
    },
    log,
    now: START,
    open(parts = {}) {
      const made = createWebhooks(store, {
        clock: () => house.now,
        log: log.logger,
        secret: serverSecret("server secret", []),
        guard,
        processId: PROCESS,
        deadBefore: () => house.now - DEAD_AFTER_MS,
        random: () => 0.5,
        notify: async (writer, notice) => {
          await writer.get(sql`SELECT 1 AS one`);
          notices.push(notice);
        },
        ...parts,
      });
      opened.push(made);
      return made;
    },
    register: (path = "/hook", account = OWNER) =>
      webhooks.register(account, { url: sink.url + path, events: ["collection.updated"] }),
    async emit(...events) {
      await store.durable.tx((tx) => webhooks.emit(tx, OWNER, events));
      webhooks.wake();
    },
    emitIds: (...ids) => house.emit(...ids.map(changed)),
    goOnTo(time) {
      house.now = time;
      webhooks.wake();
    },
    async deliveriesOf(id) {
      const page = await webhooks.deliveries(OWNER, id, { limit: 1_000 });
      return [...(page?.deliveries ?? [])].reverse();
    },
    statesOf: async (id) => (await house.deliveriesOf(id)).map(({ state }) => state),
    settled: (id, state) =>
      eventually(async () => expect(new Set(await house.statesOf(id))).toEqual(new Set([state]))),
    failedTimes: (id, attempts) =>
      eventually(async () => expect((await house.deliveriesOf(id))[0]).toMatchObject({ attempts })),
  };
  return house;
}
