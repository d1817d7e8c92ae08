import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetEvents } from "../../../src/backends/events/retention.js";
import { type Store, sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { startPglite } from "../../helpers/servers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../../helpers/servers/postgres.js";
import { tempFolder } from "../../helpers/temp-folder.js";
import { type Person, signIn } from "../accounts/person.js";

const DAY_MS = 86_400_000;
const LIMITS = {
  FREE_CALLS_PER_DAY: "100000",
  EVENTS_RETENTION_DAYS: "30",
  EVENTS_MAX: "5",
  EVENTS_MAX_MB: "1",
  VECTORS_MAX: "4",
  VECTOR_COLLECTIONS_MAX: "2",
  RUNS_MAX: "2",
  RUN_STEPS_MAX: "3",
  KEYED_STORE_KEYS_MAX: "5",
  KEYED_STORE_MAX_MB: "1",
  KEYED_STORE_KEYSPACES_MAX: "2",
  JOBS_MAX: "2",
  EVIDENCE_PACKETS_MAX: "3",
};

const pglite = await startPglite();
const postgres = await startPostgres();
const databases = [
  { title: "SQLite", url: `sqlite:${tempFolder()}/quotas.db`, pool: "1" },
  { title: "PGlite", url: pglite.url, pool: "1" },
  {
    title: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    url: await postgres?.createDatabase(),
    pool: "10",
  },
];
afterAll(async () => {
  await pglite.stop();
  await postgres?.stop();
});

interface Caller {
  readonly person: Person;
  /** Calls a backend behind the gateway. */
  gateway(method: "POST" | "DELETE", path: string, body?: unknown): Promise<LightMyRequestResponse>;
  vectors(method: "POST" | "DELETE", path: string, body?: unknown): Promise<LightMyRequestResponse>;
  /** What the account's usage says of a kind. */
  stored(kind: string): Promise<{ items: number; bytes: number }>;
}

/** The message of a refusal for want of room. */
function refusal(reply: LightMyRequestResponse): string {
  expect(reply.statusCode, reply.body).toBe(403);
  const { error } = reply.json<{ error: { code: string; message: string } }>();
  expect(error.code).toBe("forbidden");
  return error.message;
}

async function storedBy(person: Person, kind: string): Promise<{ items: number; bytes: number }> {
  const { storage } = (await person.send("GET", "/usage")).json();
  const line = storage.find((one: { kind: string }) => one.kind === kind);
  return { items: line.items, bytes: line.bytes };
}

function succeeded(reply: LightMyRequestResponse): LightMyRequestResponse {
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply;
}

for (const { title, url, pool } of databases) {
  describe.skipIf(url === undefined)(`what one account stores, on ${title}`, () => {
    let house: TestApp;
    let store: Store;
    let now = Date.UTC(2026, 10, 21, 12);
    beforeAll(async () => {
      const database = { DATABASE_URL: url ?? "", DATABASE_POOL: pool };
      house = await buildTestApp({ ...LIMITS, ...database }, { clock: () => now });
      store = house.platform.store;
    });
    afterAll(() => house?.close());

    async function newCaller(): Promise<Caller> {
      const person = await signIn(house);
      const { keys } = house.platform;
      const [gateway, products] = await store.durable.tx(async (tx) => {
        const own = { ownerId: person.id, name: "test" };
        for (const slug of ["run-record", "keyed-store"]) {
          await keys.setGrant(tx, { ownerId: person.id, slug, granted: true });
        }
        return [
          await keys.issue(tx, { ...own, realm: "gateway" }),
          await keys.issue(tx, { ...own, realm: "products", scopes: ["all"] }),
        ];
      });
      const send = (key: string, prefix: string): Caller["gateway"] => {
        return (method, path, body) =>
          house.app.inject({
            method,
            url: `${prefix}/${path}`,
            headers: { authorization: `Bearer ${key}` },
            ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
          });
      };
      return {
        person,
        gateway: send(gateway?.text ?? "", "/v1/api"),
        vectors: send(products?.text ?? "", "/v1/vectordb"),
        stored: (kind) => storedBy(person, kind),
      };
    }

    const events = (...names: string[]) =>
      names.map((name) => ({ app_id: "shop", event_name: name, event_id: name }));
    const collect = (caller: Caller, body: unknown) =>
      caller.gateway("POST", "events/api/v1/collect", body);
    const vectorsOf = (collection: string, ...ids: string[]) => ({
      collection,
      items: ids.map((id) => ({ id, vector: [1, 2] })),
    });

    it("is told in the usage of the account, with the bounds, before anything is stored", async () => {
      const { person } = await newCaller();
      const { storage } = (await person.send("GET", "/usage")).json();
      expect(storage).toEqual([
        { kind: "collections", items: 0, items_max: 2, bytes: 0, bytes_max: null },
        { kind: "corrections", items: 0, items_max: 10_000, bytes: 0, bytes_max: 8 * 1_048_576 },
        { kind: "events", items: 0, items_max: 5, bytes: 0, bytes_max: 1_048_576 },
        { kind: "keys", items: 0, items_max: 5, bytes: 0, bytes_max: 1_048_576 },
        { kind: "keyspaces", items: 0, items_max: 2, bytes: 0, bytes_max: null },
        { kind: "packets", items: 0, items_max: 3, bytes: 0, bytes_max: 16_384 * 1_048_576 },
        { kind: "run_steps", items: 0, items_max: 3, bytes: 0, bytes_max: 8_192 * 1_048_576 },
        { kind: "runs", items: 0, items_max: 2, bytes: 0, bytes_max: 1_024 * 1_048_576 },
        { kind: "vectors", items: 0, items_max: 4, bytes: 0, bytes_max: 8_192 * 1_048_576 },
      ]);
    });

    it("bounds events, of which a call stores all or none, and not those that are there", async () => {
      const [caller, other] = [await newCaller(), await newCaller()];
      succeeded(await collect(caller, events("a", "b", "c")));
      expect(refusal(await collect(caller, events("d", "e", "f")))).toBe(
        "your quota of events is 5: 3 are stored and 3 more do not fit; wait until the oldest are forgotten, after EVENTS_RETENTION_DAYS days, or ask the operator to raise EVENTS_MAX",
      );
      expect((await caller.stored("events")).items).toBe(3);
      const full = succeeded(await collect(caller, events("a", "b", "d", "e")));
      expect(full.json()).toMatchObject({ persisted: 2, duplicates: 2 });
      expect(succeeded(await collect(caller, events("e"))).json()).toMatchObject({ duplicates: 1 });
      expect(await caller.stored("events")).toEqual(await eventsIn(caller));
      succeeded(await collect(other, events("a", "b", "c", "d", "e")));
    });

    it("bounds the bytes of events, and gives back what is forgotten", async () => {
      const caller = await newCaller();
      const large = (name: string) => ({ ...events(name)[0], text: "é".repeat(30_000) });
      const names = ["a", "b", "c", "d"];
      succeeded(await collect(caller, names.map(large)));
      const { bytes } = await caller.stored("events");
      expect(bytes).toBeGreaterThan(4 * 60_000);
      expect(await caller.stored("events")).toEqual(await eventsIn(caller));
      // As if there were a megabyte already.
      await store.run(sql`
        UPDATE stored_amounts SET bytes = bytes + ${1_048_576 - bytes}
         WHERE owner_id = ${caller.person.id} AND kind = 'events'`);
      expect(refusal(await collect(caller, events("f")))).toMatch(
        /^your quota of events is 1048576 bytes: 1048576 are stored and \d+ more do not fit; .* EVENTS_MAX_MB$/,
      );
      await store.run(sql`
        UPDATE stored_amounts SET bytes = ${bytes}
         WHERE owner_id = ${caller.person.id} AND kind = 'events'`);
      now += 31 * DAY_MS;
      expect(await forgetEvents(house.platform, now - 30 * DAY_MS)).toBeGreaterThan(0);
      const later = await signIn(house, caller.person.email);
      expect(await storedBy(later, "events")).toEqual({ items: 0, bytes: 0 });
      expect(await eventsIn(caller)).toEqual({ items: 0, bytes: 0 });
    });

    async function eventsIn({ person }: Caller) {
      return store.get(sql`
        SELECT count(*) AS items, COALESCE(sum(octet_length(content)), 0) AS bytes FROM events
         WHERE account_id = ${person.id}`);
    }

    it("bounds vectors over all collections, and gives back what is deleted", async () => {
      const [caller, other] = [await newCaller(), await newCaller()];
      succeeded(await caller.vectors("POST", "insert", vectorsOf("one", "a", "b", "c")));
      expect(refusal(await caller.vectors("POST", "insert", vectorsOf("two", "a", "b")))).toBe(
        "your quota of vectors is 4: 3 are stored and 2 more do not fit; delete vectors or collections, or ask the operator to raise VECTORS_MAX",
      );
      expect(await caller.stored("collections")).toEqual({ items: 1, bytes: 0 });
      succeeded(await caller.vectors("POST", "insert", vectorsOf("one", "a", "b", "c", "d")));
      succeeded(await caller.vectors("DELETE", "delete?collection=one&id=a"));
      succeeded(await caller.vectors("POST", "insert", vectorsOf("two", "a")));
      expect(refusal(await caller.vectors("POST", "insert", vectorsOf("one", "a")))).toContain(
        "4 are stored and 1 more do not fit",
      );
      succeeded(await caller.vectors("DELETE", "collections/one"));
      expect(await caller.stored("vectors")).toEqual(await vectorsIn(caller));
      expect(await caller.stored("collections")).toEqual({ items: 1, bytes: 0 });
      succeeded(await caller.vectors("POST", "insert", vectorsOf("one", "a", "b", "c")));
      succeeded(await other.vectors("POST", "insert", vectorsOf("one", "a", "b", "c", "d")));
    });

    it("bounds collections, also emptied ones", async () => {
      const caller = await newCaller();
      for (const name of ["one", "two"]) {
        succeeded(await caller.vectors("POST", "insert", vectorsOf(name, "a")));
        succeeded(await caller.vectors("DELETE", `delete?collection=${name}&id=a`));
      }
      expect(refusal(await caller.vectors("POST", "insert", vectorsOf("three", "a")))).toContain(
        "your quota of collections is 2: 2 are stored and 1 more do not fit; delete collections, or ask the operator to raise VECTOR_COLLECTIONS_MAX",
      );
      succeeded(await caller.vectors("DELETE", "collections/two"));
      succeeded(await caller.vectors("POST", "insert", vectorsOf("three", "a")));
      expect(await caller.stored("vectors")).toEqual(await vectorsIn(caller));
    });

    it("counts vectors of many callers at once, and keeps the refused apart from the others", async () => {
      const callers = [await newCaller(), await newCaller()];
      const replies = await Promise.all(
        Array.from({ length: 24 }, (_, at) =>
          callers[at % 2]!.vectors("POST", "insert", vectorsOf("one", `id-${at}`)),
        ),
      );
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8);
      expect(replies.filter(({ statusCode }) => statusCode === 403)).toHaveLength(16);
      for (const caller of callers) {
        expect(await caller.stored("vectors")).toEqual(await vectorsIn(caller));
      }
    });

    async function vectorsIn({ person }: Caller) {
      return store.get(sql`
        SELECT count(*) AS items, COALESCE(sum(vectors.bytes), 0) AS bytes
          FROM vectors JOIN vector_collections ON vector_collections.id = collection_id
         WHERE account_id = ${person.id} AND vector IS NOT NULL`);
    }

    it("bounds runs and their steps", async () => {
      const [caller, other] = [await newCaller(), await newCaller()];
      const create = (by: Caller) =>
        by.gateway("POST", "run-record/v1/runs", { name: "é", meta: { a: 1 } });
      const append = (id: string) =>
        caller.gateway("POST", `run-record/v1/runs/${id}/steps`, { kind: "k", content: "c" });
      const ids = [];
      for (let run = 0; run < 2; run += 1) {
        ids.push(succeeded(await create(caller)).json<{ run_id: string }>().run_id);
      }
      expect(refusal(await create(caller))).toContain(
        "your quota of runs is 2: 2 are stored and 1 more do not fit",
      );
      expect(await caller.stored("runs")).toEqual({ items: 2, bytes: 2 * (2 + 7) });
      const replies = await Promise.all([...ids, ...ids, ...ids].map(append));
      const refused = replies.filter(({ statusCode }) => statusCode !== 201);
      expect(refused).toHaveLength(3);
      expect(refusal(refused[0]!)).toContain("RUN_STEPS_MAX");
      expect(await caller.stored("run_steps")).toEqual({ items: 3, bytes: 3 * (1 + 2) });
      const { steps } = (await store.get<{ steps: number }>(sql`
        SELECT sum(step_count) AS steps FROM recorded_runs WHERE account_id = ${caller.person.id}`))!;
      expect(steps).toBe(3);
      for (const id of ids) {
        const verdict = await caller.gateway("POST", `run-record/v1/runs/${id}/verify`, {});
        expect(verdict.json()).toMatchObject({ valid: true });
      }
      succeeded(await create(other));
    });

    it("bounds keys and keyspaces, and gives back what is deleted or has expired", async () => {
      const caller = await newCaller();
      const call = (method: "POST" | "DELETE", path: string, body?: unknown) =>
        caller.gateway(method, `keyed-store/v1/keyspaces${path}`, body);
      const batch = (name: string, ...keys: string[]) =>
        call("POST", `/${name}/batch`, {
          operations: keys.map((key) => ({ op: "put", key, value: 1, ttl_seconds: 60 })),
        });
      for (const name of ["one", "two"]) succeeded(await call("POST", "", { name }));
      expect(refusal(await call("POST", "", { name: "three" }))).toContain(
        "your quota of keyspaces is 2",
      );
      succeeded(await batch("one", "a", "b", "c"));
      expect(refusal(await batch("two", "a", "b", "c"))).toContain(
        "your quota of keys is 5: 3 are stored and 3 more do not fit",
      );
      succeeded(await batch("two", "a", "b"));
      succeeded(await batch("one", "a", "b", "c"));
      expect(refusal(await batch("one", "d"))).toContain("KEYED_STORE_KEYS_MAX");
      expect(await caller.stored("keys")).toEqual({ items: 5, bytes: 5 });
      succeeded(await call("POST", "/one/delete", { key: "a" }));
      succeeded(await call("DELETE", "/two"));
      expect(await caller.stored("keys")).toEqual({ items: 2, bytes: 2 });
      expect(await caller.stored("keyspaces")).toEqual({ items: 1, bytes: 0 });
      now += 61_000;
      await expect.poll(() => caller.stored("keys")).toEqual({ items: 0, bytes: 0 });
    });

    it("bounds the bytes of values", async () => {
      const caller = await newCaller();
      const call = (path: string, body: unknown) =>
        caller.gateway("POST", `keyed-store/v1/keyspaces${path}`, body);
      succeeded(await call("", { name: "one" }));
      const value = "x".repeat(262_142);
      for (const key of ["a", "b", "c", "d"]) {
        succeeded(await call("/one/put", { key, value }));
      }
      expect(refusal(await call("/one/put", { key: "e", value: 1 }))).toContain(
        "your quota of keys is 1048576 bytes: 1048576 are stored and 1 more do not fit",
      );
      succeeded(await call("/one/put", { key: "a", value: 1 }));
      succeeded(await call("/one/put", { key: "e", value: 1 }));
      expect(await caller.stored("keys")).toEqual({ items: 5, bytes: 3 * 262_144 + 2 });
    });

    it("bounds the jobs of an agent, whose family answers 400 for it", async () => {
      const signUp = async () => {
        const reply = await house.app.inject({ method: "POST", url: "/api/agents/signup" });
        return reply.json<{ apiKey: string }>().apiKey;
      };
      const submit = (key: string) =>
        house.app.inject({
          method: "POST",
          url: "/api/agents/jobs",
          headers: { "x-api-key": key },
          payload: { brief: "The plant on the sill is green." },
        });
      const [key, other] = [await signUp(), await signUp()];
      succeeded(await submit(key));
      succeeded(await submit(key));
      const refused = await submit(key);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toEqual({
        ok: false,
        error: "invalid_request",
        message:
          "your quota of jobs is 2: 2 are stored and 1 more do not fit; jobs are kept for good, so sign up another agent, or ask the operator to raise JOBS_MAX",
      });
      const list = await house.app.inject({
        url: "/api/agents/jobs",
        headers: { "x-api-key": key },
      });
      expect(list.json<{ jobs: object[] }>().jobs).toHaveLength(2);
      succeeded(await submit(other));
    });

    it("bounds the packets of an evidence key, and those of an account beside them", async () => {
      const keys: string[] = [];
      for (const email of ["a@example.org", "b@example.org"]) {
        const reply = await house.app.inject({
          method: "POST",
          url: "/api/v1/key",
          payload: { email },
        });
        keys.push(reply.json<{ api_key: string }>().api_key);
      }
      const seal = (key: string) =>
        house.app.inject({
          method: "POST",
          url: "/api/v1/evidence/seal",
          headers: { "x-api-key": key },
          payload: { agent_id: "a", decision: "é" },
        });
      const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => seal(keys[at % 2]!)));
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
      const refused = replies.filter(({ statusCode }) => statusCode !== 200);
      expect(refused).toHaveLength(6);
      for (const reply of refused) {
        expect(refusal(reply)).toBe(
          "your quota of packets is 3: 3 are stored and 1 more do not fit; packets are kept for good, so seal with another key, or ask the operator to raise EVIDENCE_PACKETS_MAX",
        );
      }
      const usage = await house.app.inject({
        url: "/api/v1/usage",
        headers: { "x-api-key": keys[0] },
      });
      const { counterId } = (await house.platform.keys.find("evidence", keys[0]!))!;
      const sealed = await store.get<object>(sql`
        SELECT count(*) AS items, sum(octet_length(payload)) AS bytes FROM evidence_entries
         WHERE owner = ${counterId}`);
      expect(usage.json()).toMatchObject({
        calls_used: 3,
        storage: [{ ...sealed, kind: "packets", items: 3, items_max: 3 }],
      });
      const health = await house.app.inject({ url: "/api/v1/health" });
      expect(health.statusCode).toBe(200);
    });
  });
}
