import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../../src/platform/ids/ids.js";
import { buildTestApp, type TestApp } from "../../../helpers/apps/test-app.js";
import { startPglite } from "../../../helpers/servers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../../../helpers/servers/postgres.js";
import {
  answerWith,
  startWebhookSink,
  type WebhookSink,
} from "../../../helpers/servers/webhook-sink.js";
import { hasSecretSignature } from "../../../helpers/webhook-signature.js";

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
const TIMESTAMP = "2026-01-02T03:04:05.678Z";

const [postgres, pglite] = await Promise.all([startPostgres(), startPglite()]);
afterAll(async () => {
  await postgres?.stop();
  await pglite.stop();
});
const databases = [
  { title: "SQLite", url: "sqlite::memory:", pool: "1" },
  { title: "PGlite", url: pglite.url, pool: "1" },
  {
    title: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    url: await postgres?.createDatabase(),
    pool: "5",
  },
];

type Change = "inserted" | "replaced" | "deleted" | "dropped";
type Told = readonly [change: Change, id: string | null, count: number];

describe.each(databases)("the events of collections on $title", ({ url, pool }) => {
  describe.skipIf(url === undefined)("", () => {
    let house: TestApp;
    let sink: WebhookSink;
    let send: (method: "POST" | "DELETE", path: string, payload?: object) => Promise<number>;
    let webhookId: string;
    let secret: string;

    beforeAll(async () => {
      house = await buildTestApp(
        { DATABASE_URL: url ?? "", DATABASE_POOL: pool, WEBHOOK_ALLOW_LOOPBACK: "1" },
        { clock: () => NOW },
      );
    });
    afterAll(() => house.close());
    beforeEach(async () => {
      sink = await startWebhookSink();
      const as = await newCaller();
      send = async (method, path, payload) => (await as(method, path, payload)).statusCode;
      const hook = { url: `${sink.url}/hook`, events: ["collection.updated"] };
      const registered = await as("POST", "/v1/webhooks", hook);
      expect(registered.statusCode, registered.body).toBe(201);
      ({ id: webhookId, secret } = registered.json());
    });
    afterEach(() => sink.close());

    async function newCaller() {
      const { keys, store } = house.platform;
      const wanted = { realm: "products", name: "test", scopes: ["vectordb"] } as const;
      const { text } = await keys.issue(store, { ...wanted, ownerId: newId("acc") });
      const headers = { authorization: `Bearer ${text}` };
      return (method: "POST" | "DELETE", path: string, payload?: object) =>
        house.app.inject({ method, url: path, headers, ...(payload ? { payload } : {}) });
    }

    const insert = (body: object) =>
      send("POST", "/v1/vectordb/insert", { collection: "notes", ...body });
    const remove = (id: string) => send("DELETE", `/v1/vectordb/delete?collection=notes&id=${id}`);
    const drop = () => send("DELETE", "/v1/vectordb/collections/notes");

    /** Waits until these came, signed and in their order, and nothing else. */
    async function expectTold(...told: Told[]): Promise<void> {
      const arrivals = await sink.received(told.length);
      expect(arrivals.map(({ body }) => JSON.parse(body))).toEqual(
        told.map(([change, id, count]) => ({
          event: "collection.updated",
          data: { collection: "notes", change, id, count, timestamp: TIMESTAMP },
        })),
      );
      expect(arrivals.every((arrival) => hasSecretSignature(arrival, secret))).toBe(true);
      expect(new Set(arrivals.map(({ id }) => id)).size).toBe(told.length);
    }

    it("tell of each insertion, replacement, deletion and the end of a collection", async () => {
      const statuses = [
        await insert({ id: "a", vector: [1, 0] }),
        await insert({ id: "b", vector: [0, 1], metadata: { private: "content" } }),
        await insert({ id: "a", vector: [1, 1] }),
        await remove("b"),
        await drop(),
        await insert({ id: "a", vector: [1, 2, 3] }),
      ];
      expect(statuses).toEqual(Array(6).fill(200));
      await expectTold(
        ["inserted", "a", 1],
        ["inserted", "b", 2],
        ["replaced", "a", 2],
        ["deleted", "b", 1],
        ["dropped", null, 0],
        ["inserted", "a", 1],
      );
    });

    it("tell of each vector of a batch, in the order of its items", async () => {
      const items = Array.from({ length: 50 }, (_, place) => ({ id: `v${place}`, vector: [1] }));
      expect(await insert({ items })).toBe(200);
      expect(await insert({ items: [...items.slice(48), { id: "new", vector: [2] }] })).toBe(200);
      await expectTold(
        ...items.map(({ id }, place): Told => ["inserted", id, place + 1]),
        ["replaced", "v48", 50],
        ["replaced", "v49", 50],
        ["inserted", "new", 51],
      );
    });

    it("tell nothing of what was refused, nor of another account", async () => {
      const stranger = await newCaller();
      const theirs = { collection: "notes", id: "theirs", vector: [1] };
      expect((await stranger("POST", "/v1/vectordb/insert", theirs)).statusCode).toBe(200);
      expect(await remove("a")).toBe(404);
      expect(await drop()).toBe(404);
      expect(await insert({ id: "a", vector: [1, 0] })).toBe(200);
      const refused = [
        await insert({ id: "b", vector: [1, 0, 0] }),
        await insert({ id: "b", vector: [0, 0] }),
        await insert({
          items: [
            { id: "b", vector: [1, 1] },
            { id: "c", vector: [1] },
          ],
        }),
        await insert({ id: "b", vector: [1, 0], metric: "dot" }),
      ];
      expect(refused).toEqual([422, 422, 422, 422]);
      expect(await remove("b")).toBe(404);
      expect(await insert({ id: "z", vector: [0, 1] })).toBe(200);
      await expectTold(["inserted", "a", 1], ["inserted", "z", 2]);
    });

    it("come in the order of the changes when these come together", async () => {
      const ids = Array.from({ length: 20 }, (_, place) => `v${place}`);
      const statuses = await Promise.all(ids.map((id) => insert({ id, vector: [1, 0] })));
      expect(statuses).toEqual(Array(20).fill(200));
      const arrivals = await sink.received(20);
      const data = arrivals.map(({ body }) => JSON.parse(body).data);
      expect(data.map(({ count }) => count)).toEqual(ids.map((_, place) => place + 1));
      expect(new Set(data.map(({ id }) => id))).toEqual(new Set(ids));
    });

    it("wait for a receiver that cannot take them now", async () => {
      sink.answer = answerWith(503);
      expect(await insert({ id: "a", vector: [1] })).toBe(200);
      await sink.received(1);
      expect(await remove("a")).toBe(200);
      sink.answer = answerWith(200);
      expect(await send("POST", `/v1/webhooks/${webhookId}/test`)).toBe(202);
      const arrivals = await sink.received(4);
      expect(arrivals.map(({ body }) => JSON.parse(body).data.change)).toEqual([
        "inserted",
        "inserted",
        "deleted",
        undefined,
      ]);
    });
  });
});
