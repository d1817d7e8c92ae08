import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createLogSink } from "../../../test/helpers/log-sink.js";
import { startPglite } from "../../../test/helpers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../../../test/helpers/postgres.js";
import { tempFolder } from "../../../test/helpers/temp-folder.js";
import { startWebhookSink, type WebhookSink } from "../../../test/helpers/webhook-sink.js";
import { MIGRATIONS } from "../../migrated-store.js";
import { newId } from "../ids/ids.js";
import {
  type AddressGuard,
  AddressRefused,
  createAddressGuard,
} from "../outbound/address-guard.js";
import { migrate } from "../store/migrate.js";
import { openStore } from "../store/open-store.js";
import { type Store, sql } from "../store/sql.js";
import { createWebhooks, type WebhooksParts } from "./create-webhooks.js";
import type { DisabledNotice } from "./queue-run.js";
import type { WebhookEvent } from "./webhook-event.js";
import { EndpointDisabled, TooManyEndpoints, type Webhooks } from "./webhooks.js";

const folder = tempFolder();
const [postgres, pglite] = await Promise.all([startPostgres(), startPglite()]);
afterAll(async () => {
  await pglite.stop();
  await postgres?.stop();
});

let files = 0;
const engines = [
  { title: "an SQLite file", poolSize: 1, url: async () => `sqlite:${folder}/${++files}.db` },
  { title: "PGlite", poolSize: 1, url: async () => pglite.url },
  {
    title: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    isMissing: !postgres,
    poolSize: 10,
    url: async () => postgres!.createDatabase(),
  },
];

const START = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [OWNER, STRANGER] = ["acc_owner", "acc_stranger"];

const changed = (id: string): WebhookEvent => ({
  event: "collection.updated",
  data: { collection: "papers", change: "inserted", id, count: 1, timestamp: "2027-01-15" },
});
const detected: WebhookEvent = {
  event: "detection.complete",
  data: { id: "det_1", is_ai: true, confidence: 0.9, timestamp: "2027-01-15" },
};
const idsOf = (bodies: readonly { body: string }[]) =>
  bodies.map(({ body }) => (JSON.parse(body) as WebhookEvent).data.id);
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 10_000, interval: 5 });

describe.each(engines)("webhooks on $title", ({ isMissing, poolSize, url }) => {
  describe.skipIf(isMissing)("", () => {
    let store: Store;
    let sink: WebhookSink;
    let guard: AddressGuard;
    let webhooks: Webhooks;
    let now: number;
    let notices: DisabledNotice[];
    const log = createLogSink("debug");
    const opened: Webhooks[] = [];

    function open(parts: Partial<WebhooksParts> = {}): Webhooks {
      const made = createWebhooks(store, {
        clock: () => now,
        log: log.logger,
        secret: "server secret",
        guard,
        random: () => 0.5,
        notify: async (writer, notice) => {
          await writer.get(sql`SELECT 1 AS one`);
          notices.push(notice);
        },
        ...parts,
      });
      opened.push(made);
      return made;
    }

    beforeAll(async () => {
      store = await openStore(await url(), { poolSize });
      await migrate(store, MIGRATIONS);
    });
    afterAll(() => store.close());
    beforeEach(async () => {
      now = START;
      notices = [];
      await store.exec(`
        DELETE FROM webhook_endpoints; DELETE FROM webhook_queues; DELETE FROM webhook_deliveries`);
      sink = await startWebhookSink();
      guard = createAddressGuard({ allowLoopback: true });
      webhooks = open();
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((made) => made.close()));
      await guard.close();
      await sink.close();
    });

    const register = (path = "/hook", account = OWNER) =>
      webhooks.register(account, { url: sink.url + path, events: ["collection.updated"] });

    async function emit(events: readonly WebhookEvent[], account = OWNER): Promise<void> {
      await store.durable.tx((tx) => webhooks.emit(tx, account, events));
      webhooks.wake();
    }
    const emitIds = (...ids: string[]) => emit(ids.map(changed));

    /** All deliveries of an endpoint, oldest first. */
    async function deliveriesOf(id: string) {
      const page = await webhooks.deliveries(OWNER, id, { limit: 1_000 });
      return [...(page?.deliveries ?? [])].reverse();
    }
    const statesOf = async (id: string) => (await deliveriesOf(id)).map(({ state }) => state);
    const settled = (id: string, state: string) =>
      eventually(async () => expect(new Set(await statesOf(id))).toEqual(new Set([state])));
    /** Waits until the first delivery failed so often. */
    const failedTimes = (id: string, attempts: number) =>
      eventually(async () => expect((await deliveriesOf(id))[0]).toMatchObject({ attempts }));
    const answerWith = (status: number, headers: Record<string, string> = {}) => {
      sink.answer = (_arrival, reply) => void reply.writeHead(status, headers).end();
    };
    function goOnTo(time: number): void {
      now = time;
      webhooks.wake();
    }

    describe("the outbox", () => {
      it("sends the events of transactions in their order, signed, as exactly event and data", async () => {
        const { id, secret } = await register();
        const ids = Array.from({ length: 60 }, (_, place) => `v${place}`);
        await emitIds(...ids.slice(0, 40));
        await emitIds(...ids.slice(40));
        await sink.received(60);
        expect(idsOf(sink.arrivals)).toEqual(ids);
        const [first] = sink.arrivals;
        expect(first).toMatchObject({ path: "/hook", body: JSON.stringify(changed("v0")) });
        expect(first?.id).toMatch(/^whe_[0-9a-f]{24}$/);
        const timestamp = String(START / 1000);
        const sum = createHmac("sha256", Buffer.from(secret.slice("whsec_".length), "base64"));
        sum.update(`${first?.id}.${timestamp}.${first?.body}`);
        expect(first?.headers).toMatchObject({
          "content-type": "application/json",
          "user-agent": "Gatehouse-Webhooks",
          "webhook-timestamp": timestamp,
          "webhook-signature": `v1,${sum.digest("base64")}`,
        });
        await settled(id, "delivered");
        expect((await deliveriesOf(id))[59]).toMatchObject({
          id: expect.stringMatching(/^whd_/),
          endpointId: id,
          eventId: sink.arrivals[59]?.id,
          event: "collection.updated",
          attempts: 1,
          status: 204,
          error: null,
          createdAt: START,
          firstAttemptAt: START,
          nextAttemptAt: null,
          finishedAt: START,
        });
      });

      it("keeps nothing of a transaction that is rolled back, and takes no place for it", async () => {
        const { id } = await register();
        const broken = store.durable.tx(async (tx) => {
          await webhooks.emit(tx, OWNER, [changed("lost")]);
          throw new Error("rolled back");
        });
        await expect(broken).rejects.toThrow("rolled back");
        await emitIds("kept");
        await sink.received(1);
        await settled(id, "delivered");
        expect(idsOf(sink.arrivals)).toEqual(["kept"]);
        const row = await store.get(sql`SELECT max(position) AS last FROM webhook_deliveries`);
        expect(row).toEqual({ last: 1 });
      });

      it("sends to who listens: of the account, to the event, and enabled", async () => {
        const both = await webhooks.register(OWNER, {
          url: `${sink.url}/both`,
          events: ["detection.complete", "collection.updated"],
        });
        await register("/collections");
        await register("/stranger", STRANGER);
        const { id: off } = await register("/off");
        await webhooks.update(OWNER, off, { enabled: false });
        await emit([changed("a"), detected, changed("b")]);
        await sink.received(5);
        await settled(both.id, "delivered");
        const at = (path: string) =>
          idsOf(sink.arrivals.filter((arrival) => arrival.path === path));
        expect(at("/both")).toEqual(["a", "det_1", "b"]);
        expect(at("/collections")).toEqual(["a", "b"]);
        expect(sink.arrivals).toHaveLength(5);
        const [first, second] = sink.arrivals.filter(({ body }) => body.includes('"a"'));
        expect(first?.id).toBe(second?.id);
      });

      it("refuses an event over 20 kB, which is no event of ours", async () => {
        await expect(emitIds("x".repeat(20_000))).rejects.toThrow(RangeError);
      });
    });

    describe("a failed attempt", () => {
      it("is repeated on schedule with the same id and a new signature, while what follows waits", async () => {
        const { id } = await register();
        answerWith(500);
        await emitIds("a", "b");
        await failedTimes(id, 1);
        expect(await deliveriesOf(id)).toMatchObject([
          { state: "pending", status: 500, firstAttemptAt: START, nextAttemptAt: START + 5_000 },
          { state: "pending", attempts: 0, firstAttemptAt: null },
        ]);
        goOnTo(START + 4_999);
        await emitIds("c");
        goOnTo(START + 5_000);
        await failedTimes(id, 2);
        expect((await deliveriesOf(id))[0]).toMatchObject({ nextAttemptAt: START + 35_000 });
        answerWith(200);
        goOnTo(START + 35_000);
        await settled(id, "delivered");
        expect(idsOf(sink.arrivals)).toEqual(["a", "a", "a", "b", "c"]);
        const tries = sink.arrivals.slice(0, 3);
        expect(new Set(tries.map((arrival) => arrival.id)).size).toBe(1);
        expect(tries.map(({ headers }) => Number(headers["webhook-timestamp"]))).toEqual(
          [0, 5, 35].map((seconds) => START / 1000 + seconds),
        );
        expect(new Set(tries.map(({ headers }) => headers["webhook-signature"])).size).toBe(3);
        expect((await deliveriesOf(id))[0]).toMatchObject({ attempts: 3, status: 200 });
      });

      it.each([199 + 101, 302, 400, 404, 500])("is what %s answers", async (status) => {
        const { id } = await register();
        answerWith(status, { location: `${sink.url}/elsewhere` });
        await emitIds("a");
        await failedTimes(id, 1);
        expect(await deliveriesOf(id)).toMatchObject([{ state: "pending", status, error: null }]);
        expect(sink.arrivals.map(({ path }) => path)).toEqual(["/hook"]);
      });

      it("says when there was no answer, or the address may not be called any more", async () => {
        const { id } = await register();
        sink.answer = (_arrival, reply) => void reply.socket?.destroy();
        await emitIds("a");
        await failedTimes(id, 1);
        expect(await deliveriesOf(id)).toMatchObject([{ status: null, error: "connection" }]);
        await webhooks.close();
        const strict = createAddressGuard({ allowLoopback: false });
        webhooks = open({ guard: strict });
        goOnTo(START + 5_000);
        await failedTimes(id, 2);
        expect(await deliveriesOf(id)).toMatchObject([{ status: null, error: "address_refused" }]);
        expect(sink.arrivals).toHaveLength(1);
        await strict.close();
      });

      it("is repeated when the endpoint asked for it, after an hour at most", async () => {
        const { id } = await register();
        answerWith(429, { "retry-after": "120" });
        await emitIds("a");
        await failedTimes(id, 1);
        expect(await deliveriesOf(id)).toMatchObject([{ nextAttemptAt: START + 120_000 }]);
        answerWith(503, { "retry-after": "86400" });
        goOnTo(START + 120_000);
        await failedTimes(id, 2);
        expect(await deliveriesOf(id)).toMatchObject([
          { nextAttemptAt: START + 120_000 + HOUR_MS },
        ]);
      });

      it("of a disabled endpoint never touches what was added once it was enabled again", async () => {
        const { id } = await register();
        answerWith(500);
        await emitIds("a");
        await failedTimes(id, 1);
        await webhooks.close();
        await store.run(sql`
          UPDATE webhook_endpoints SET is_enabled = 0, disabled_reason = 'asked', disabled_at = 1`);
        answerWith(200);
        webhooks = open();
        await webhooks.update(OWNER, id, { enabled: true });
        await emitIds("b");
        await eventually(async () => expect(await statesOf(id)).toEqual(["failed", "delivered"]));
        expect(idsOf(sink.arrivals)).toEqual(["a", "b"]);
      });

      it("holds up no other endpoint", async () => {
        await register("/dead");
        const { id } = await register("/alive");
        sink.answer = ({ path }, reply) => void reply.writeHead(path === "/dead" ? 500 : 200).end();
        await emitIds("a", "b", "c");
        await settled(id, "delivered");
      });

      it("is tried at once at a new address", async () => {
        const { id } = await register();
        answerWith(500);
        await emitIds("a");
        await failedTimes(id, 1);
        answerWith(200);
        await webhooks.update(OWNER, id, { url: `${sink.url}/moved` });
        await settled(id, "delivered");
        expect(sink.arrivals.map(({ path }) => path)).toEqual(["/hook", "/moved"]);
      });
    });

    describe("an endpoint", () => {
      it("is disabled when all attempts of 24 hours failed, with a notice, and starts afresh", async () => {
        const { id } = await register();
        answerWith(500);
        await emitIds("a", "b");
        for (let attempts = 1; ; attempts += 1) {
          await failedTimes(id, attempts);
          const [head] = await deliveriesOf(id);
          if (!head?.nextAttemptAt) break;
          expect(head.nextAttemptAt).toBeLessThanOrEqual(START + DAY_MS);
          goOnTo(head.nextAttemptAt);
        }
        await settled(id, "failed");
        expect(now).toBe(START + DAY_MS);
        const disabled = { reason: "failing", at: now };
        expect(await webhooks.find(OWNER, id)).toMatchObject({ enabled: false, disabled });
        const url = `${sink.url}/hook`;
        expect(notices).toEqual([{ accountId: OWNER, endpointId: id, url, ...disabled }]);
        await emitIds("while disabled");
        await expect(webhooks.sendTest(OWNER, id)).rejects.toThrow(EndpointDisabled);
        const [, second] = await deliveriesOf(id);
        await expect(webhooks.redeliver(OWNER, second!.id)).rejects.toThrow(EndpointDisabled);
        expect(await statesOf(id)).toEqual(["failed", "failed"]);

        const enabled = await webhooks.update(OWNER, id, { enabled: true });
        expect(enabled).toMatchObject({ enabled: true, disabled: null });
        await emitIds("c");
        await eventually(async () =>
          expect((await deliveriesOf(id)).at(-1)).toMatchObject({
            state: "pending",
            attempts: 1,
            nextAttemptAt: now + 5_000,
          }),
        );
      });

      it("is disabled at once by 410, and what waits has failed", async () => {
        const { id } = await register();
        answerWith(410);
        await emitIds("a", "b");
        await settled(id, "failed");
        expect(sink.arrivals).toHaveLength(1);
        expect(await webhooks.find(OWNER, id)).toMatchObject({
          disabled: { reason: "gone", at: START },
        });
        expect(notices).toMatchObject([{ reason: "gone" }]);
      });

      it("gets nothing once its owner disabled it, and no notice", async () => {
        const { id } = await register();
        answerWith(500);
        await emitIds("a");
        await failedTimes(id, 1);
        const updated = await webhooks.update(OWNER, id, { enabled: false });
        expect(updated).toMatchObject({ enabled: false, disabled: { reason: "asked", at: START } });
        expect(await statesOf(id)).toEqual(["failed"]);
        await webhooks.update(OWNER, id, { enabled: true });
        answerWith(200);
        await emitIds("b");
        await sink.received(2);
        expect(idsOf(sink.arrivals)).toEqual(["a", "b"]);
        expect(notices).toEqual([]);
      });

      it("has a public key for Ed25519, and signs with it", async () => {
        const made = await webhooks.register(OWNER, {
          url: sink.url,
          events: ["collection.updated"],
          signature: "v1a",
        });
        expect(made.secret).toMatch(/^whpk_[A-Za-z0-9+/]{43}=$/);
        expect(made.publicKey).toBe(made.secret);
        await emitIds("a");
        await sink.received(1);
        expect(sink.arrivals[0]?.headers["webhook-signature"]).toMatch(/^v1a,[A-Za-z0-9+/]{86}==$/);
        const rotated = await webhooks.rotateSecret(OWNER, made.id);
        expect(rotated?.publicKey).not.toBe(made.publicKey);
        expect(await webhooks.find(OWNER, made.id)).toMatchObject({
          publicKey: rotated?.publicKey,
        });
      });

      it("signs with the secret before the newest for 24 hours", async () => {
        const { id, secret } = await register();
        const rotated = await webhooks.rotateSecret(OWNER, id);
        expect(rotated?.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
        const signatures = async (eventId: string) => {
          const before = sink.arrivals.length;
          await emitIds(eventId);
          await sink.received(before + 1);
          const { headers, id: messageId, body } = sink.arrivals.at(-1)!;
          const content = `${messageId}.${headers["webhook-timestamp"]}.${body}`;
          const expected = [rotated!.secret, secret].map((text) => {
            const key = Buffer.from(text.slice("whsec_".length), "base64");
            return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
          });
          return { sent: String(headers["webhook-signature"]).split(" "), expected };
        };
        now = START + DAY_MS - 1;
        const during = await signatures("a");
        expect(during.sent).toEqual(during.expected);
        await settled(id, "delivered");
        now = START + DAY_MS;
        const after = await signatures("b");
        expect(after.sent).toEqual(after.expected.slice(0, 1));
      });

      it("is disabled when its secret was sealed under another server secret, until it is rotated", async () => {
        const { id } = await register();
        await webhooks.close();
        webhooks = open({ secret: "another" });
        await emitIds("a");
        await settled(id, "failed");
        expect(await webhooks.find(OWNER, id)).toMatchObject({
          disabled: { reason: "secret_lost" },
        });
        await webhooks.rotateSecret(OWNER, id);
        await webhooks.update(OWNER, id, { enabled: true });
        await emitIds("b");
        await sink.received(1);
        expect(idsOf(sink.arrivals)).toEqual(["b"]);
      });

      it("leaves nothing behind when it is removed with deliveries under way", async () => {
        const { id } = await register();
        const replies: (() => void)[] = [];
        sink.answer = (_arrival, reply) => void replies.push(() => void reply.end());
        await emitIds("a", "b", "c");
        await sink.received(1);
        expect(await webhooks.remove(OWNER, id)).toBe(true);
        expect(await webhooks.remove(OWNER, id)).toBe(false);
        sink.answer = (_arrival, reply) => void reply.end();
        for (const reply of replies) reply();
        await webhooks.close();
        expect(await webhooks.find(OWNER, id)).toBeUndefined();
        expect(await webhooks.deliveries(OWNER, id, { limit: 10 })).toBeUndefined();
        const left = await store.get(sql`
          SELECT (SELECT count(*) FROM webhook_deliveries) AS deliveries,
                 (SELECT count(*) FROM webhook_queues) AS queues`);
        expect(left).toEqual({ deliveries: 0, queues: 0 });
      });

      it("is one of 20 of its account at most, also when many are made at once", async () => {
        const made = await Promise.allSettled(Array.from({ length: 25 }, () => register()));
        const refused = made.flatMap((result) =>
          result.status === "rejected" ? [result.reason] : [],
        );
        expect(refused.length).toBeGreaterThanOrEqual(5);
        for (let left = 20 - (25 - refused.length); left > 0; left -= 1) await register();
        await expect(register()).rejects.toThrow(TooManyEndpoints);
        expect(await webhooks.list(OWNER)).toHaveLength(20);
        await register("/hook", STRANGER);
      });

      it("is made and moved only to addresses that may be called", async () => {
        const url = "http://example.com/";
        const events = ["collection.updated"] as const;
        await expect(webhooks.register(OWNER, { url, events })).rejects.toThrow(AddressRefused);
        const { id } = await register();
        const moved = webhooks.update(OWNER, id, { url, enabled: false });
        await expect(moved).rejects.toThrow(AddressRefused);
        expect(await webhooks.list(OWNER)).toMatchObject([{ id, enabled: true }]);
      });

      it("is unknown to every other account", async () => {
        const { id } = await register();
        await emitIds("a");
        await settled(id, "delivered");
        const [delivery] = await deliveriesOf(id);
        expect(await webhooks.list(STRANGER)).toEqual([]);
        expect(await webhooks.find(STRANGER, id)).toBeUndefined();
        expect(await webhooks.update(STRANGER, id, { enabled: false })).toBeUndefined();
        expect(await webhooks.rotateSecret(STRANGER, id)).toBeUndefined();
        expect(await webhooks.sendTest(STRANGER, id)).toBeUndefined();
        expect(await webhooks.deliveries(STRANGER, id, { limit: 1 })).toBeUndefined();
        expect(await webhooks.redeliver(STRANGER, delivery!.id)).toBeUndefined();
        expect(await webhooks.remove(STRANGER, id)).toBe(false);
        expect(await webhooks.find(OWNER, id)).toMatchObject({ enabled: true });
        expect(await deliveriesOf(id)).toHaveLength(1);
      });

      it("shows its secret once and keeps it sealed", async () => {
        const { id, secret, ...shown } = await register();
        expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
        expect(await webhooks.find(OWNER, id)).toEqual({ id, ...shown });
        const row = await store.get<{ secret: Buffer }>(sql`
          SELECT secret FROM webhook_endpoints WHERE id = ${id}`);
        const bytes = Buffer.from(secret.slice("whsec_".length), "base64");
        expect(bytes).toHaveLength(32);
        expect(row?.secret.includes(bytes)).toBe(false);
      });
    });

    describe("what an owner asks for", () => {
      it("is sent at the end of the queue: a test, and an event again with its id", async () => {
        const { id } = await register();
        await emitIds("a", "b");
        await settled(id, "delivered");
        const [first] = await deliveriesOf(id);
        const again = await webhooks.redeliver(OWNER, first!.id);
        expect(again).toMatchObject({ eventId: first?.eventId, state: "pending", attempts: 0 });
        const test = await webhooks.sendTest(OWNER, id);
        expect(test).toMatchObject({ event: "webhook.test", endpointId: id });
        await sink.received(4);
        expect(sink.arrivals[2]).toEqual({ ...sink.arrivals[0], headers: expect.anything() });
        expect(JSON.parse(sink.arrivals[3]!.body)).toEqual({
          event: "webhook.test",
          data: { webhook: id, timestamp: new Date(START).toISOString() },
        });
        expect(sink.arrivals[3]?.id).toBe(test?.eventId);
      });

      it("lets a queue that waits after a failure go on at once", async () => {
        const { id } = await register();
        answerWith(500);
        await emitIds("a");
        await failedTimes(id, 1);
        answerWith(200);
        await webhooks.sendTest(OWNER, id);
        await settled(id, "delivered");
        expect(sink.arrivals).toHaveLength(3);
      });

      it("is undefined for a delivery or endpoint that does not exist", async () => {
        expect(await webhooks.redeliver(OWNER, newId("whd"))).toBeUndefined();
        expect(await webhooks.sendTest(OWNER, newId("whk"))).toBeUndefined();
      });

      it("is listed newest first, in pages", async () => {
        const { id } = await register();
        await emitIds("a", "b", "c", "d", "e");
        await settled(id, "delivered");
        const all = (await deliveriesOf(id)).reverse();
        const first = await webhooks.deliveries(OWNER, id, { limit: 2 });
        const second = await webhooks.deliveries(OWNER, id, { limit: 2, cursor: first?.next });
        const third = await webhooks.deliveries(OWNER, id, { limit: 2, cursor: second?.next });
        const pages = [first, second, third].flatMap((page) => page?.deliveries ?? []);
        expect(pages).toEqual(all);
        expect(third?.next).toBeUndefined();
      });
    });

    describe("a process", () => {
      const process = (id: string) => ({
        heartbeat: { processId: id, afterBeat: () => {} },
      });

      it("shares the endpoints with another: each event once, in order", async () => {
        const other = open(process("prc_other"));
        const ids = await Promise.all(
          ["/0", "/1", "/2", "/3", "/4"].map(async (path) => (await register(path)).id),
        );
        for (let count = 0; count < 30; count += 1) {
          await store.durable.tx((tx) => webhooks.emit(tx, OWNER, [changed(`v${count}`)]));
          webhooks.wake();
          other.wake();
        }
        await sink.received(150);
        for (const id of ids) await settled(id, "delivered");
        const expected = Array.from({ length: 30 }, (_, count) => `v${count}`);
        for (const path of ["/0", "/1", "/2", "/3", "/4"]) {
          expect(idsOf(sink.arrivals.filter((arrival) => arrival.path === path))).toEqual(expected);
        }
        expect(sink.arrivals).toHaveLength(150);
      });

      it("takes a queue over when the lease of one that is dead has run out, not before", async () => {
        const { id } = await register();
        await store.run(sql`
          UPDATE webhook_queues SET lease_owner = 'prc_dead', lease_until = ${START + 10_000}`);
        await emitIds("a");
        goOnTo(START + 9_999);
        const { id: probe } = await register("/probe");
        await emitIds("b");
        await settled(probe, "delivered");
        expect(idsOf(sink.arrivals.filter(({ path }) => path === "/hook"))).toEqual([]);
        goOnTo(START + 10_000);
        await settled(id, "delivered");
        expect(idsOf(sink.arrivals.filter(({ path }) => path === "/hook"))).toEqual(["a", "b"]);
      });

      it("continues what one before it left waiting", async () => {
        await webhooks.close();
        const { id } = await register();
        await emitIds("a");
        expect(await statesOf(id)).toEqual(["pending"]);
        webhooks = open();
        await settled(id, "delivered");
      });

      it("writes down what was answered before it closes, and counts no attempt it gave up", async () => {
        const { id } = await register();
        sink.answer = ({ body }, reply) => void (body.includes('"b"') || reply.end());
        await emitIds("a", "b");
        await sink.received(2);
        await webhooks.close();
        expect(await deliveriesOf(id)).toMatchObject([
          { state: "delivered", attempts: 1 },
          { state: "pending", attempts: 0, status: null, error: null },
        ]);
        const queue = await store.get(sql`SELECT lease_until FROM webhook_queues`);
        expect(queue).toEqual({ lease_until: 0 });
      });
    });

    describe("the sweep", () => {
      it("forgets what is older than 30 days and what is not among the last 10,000, not what waits", async () => {
        const { id } = await register();
        await emitIds("old");
        await settled(id, "delivered");
        now += 30 * DAY_MS;
        await webhooks.sweep();
        expect(await statesOf(id)).toHaveLength(1);
        now += 1;
        await webhooks.sweep();
        expect(await statesOf(id)).toEqual([]);

        answerWith(500);
        await emit(Array.from({ length: 10_050 }, (_, place) => changed(`v${place}`)));
        await store.run(sql`
          UPDATE webhook_deliveries SET state = 'delivered' WHERE position > 5`);
        await webhooks.sweep();
        const kept = await store.all<{ position: number }>(sql`
          SELECT position FROM webhook_deliveries ORDER BY position`);
        expect(kept.slice(0, 5).map(({ position }) => position)).toEqual([2, 3, 4, 5, 52]);
        expect(kept).toHaveLength(10_004);
      });

      it("forgets what a process that ended left of an endpoint that is gone", async () => {
        const { id } = await register();
        await emitIds("a");
        await settled(id, "delivered");
        await store.run(sql`DELETE FROM webhook_endpoints WHERE id = ${id}`);
        await webhooks.sweep();
        const left = await store.get(sql`
          SELECT (SELECT count(*) FROM webhook_deliveries) AS deliveries,
                 (SELECT count(*) FROM webhook_queues) AS queues`);
        expect(left).toEqual({ deliveries: 0, queues: 0 });
      });
    });

    it("logs ids, statuses and attempts, neither addresses nor bodies nor secrets", async () => {
      const { id, secret } = await register("/hook?token=hidden");
      answerWith(500);
      await emitIds("private-id");
      await failedTimes(id, 1);
      expect(log.lines("a webhook failed").at(-1)).toMatchObject({
        endpointId: id,
        status: 500,
        attempt: 1,
      });
      for (const hidden of ["hidden", "private-id", "127.0.0.1", secret]) {
        expect(log.text()).not.toContain(hidden);
      }
    });
  });
});
