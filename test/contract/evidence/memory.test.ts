import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoryRoutes } from "../../../src/apis/evidence/memory/memory.js";
import { createMemory, type Memory } from "../../../src/services/memory/memory.js";
import {
  buildEvidenceApp,
  type EvidenceTestApp,
  type MountedEvidence,
} from "../../helpers/apps/evidence-app.js";
import { type PgliteServer, startPglite } from "../../helpers/servers/pglite.js";
import {
  POSTGRES_MISSING,
  type PostgresServer,
  startPostgres,
} from "../../helpers/servers/postgres.js";
import { tempFolder } from "../../helpers/temp-folder.js";

const BYTES_MAX = 200_000;
const folder = tempFolder();
const [postgres, pglite]: [PostgresServer | undefined, PgliteServer] = await Promise.all([
  startPostgres(),
  startPglite(),
]);
afterAll(async () => {
  await pglite.stop();
  await postgres?.stop();
});

const engines = [
  { title: "an SQLite file", pool: "1", url: async () => `sqlite:${folder}/memory.db` },
  { title: "PGlite", pool: "1", url: async () => pglite.url },
  {
    title: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    isMissing: !postgres,
    pool: "10",
    url: async () => postgres!.createDatabase(),
  },
];

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the answers of many routes, compared as they are
  readonly body: any;
  readonly headers: Record<string, unknown>;
}

describe.each(engines)("memory on $title", ({ isMissing = false, pool, url }) => {
  let house: EvidenceTestApp;
  let memory: Memory;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    if (isMissing) return;
    house = await buildEvidenceApp({
      environment: { DATABASE_URL: await url(), DATABASE_POOL: pool },
      clock: () => now,
      routes: [
        async (app, { parts, meter }: MountedEvidence) => {
          memory = createMemory(parts.store, {
            clock: parts.clock,
            bytesMax: BYTES_MAX,
            onFlushFailure: () => {},
          });
          await app.register(memoryRoutes, { memory, meter });
        },
      ],
    });
  });
  afterAll(() => house?.close());

  async function newAgent() {
    const key = await house.issueKey();
    const send = async (
      method: "GET" | "POST" | "DELETE",
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const reply = await house.app.inject({
        method,
        url: `/api/v1/memory${path}`,
        headers: { "x-api-key": key, ...headers },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
    };
    return {
      send,
      store: (name: string, value: object, rest: object = {}) =>
        send("POST", "/store", { agent_id: "one", key: name, value, ...rest }),
      retrieve: (query: Record<string, string>) =>
        send("GET", `/retrieve?${new URLSearchParams(query)}`),
      list: (query: Record<string, string> = {}) =>
        send("GET", `/list?${new URLSearchParams(query)}`),
      remove: (query: Record<string, string>) => send("DELETE", `?${new URLSearchParams(query)}`),
      search: (query: string, rest: object = {}) => send("POST", "/search", { query, ...rest }),
      stats: async () => (await send("GET", "/stats")).body,
    };
  }
  const iso = (time: number) => new Date(time).toISOString();
  const keysOf = ({ body }: Answer) =>
    (body.results ?? body.entries).map(({ key }: { key: string }) => key);

  describe.skipIf(isMissing)("an entry", () => {
    it("is stored, read, written over and deleted", async () => {
      const agent = await newAgent();
      const value = { drink: "green tea", "10": [1, null, { é: "日本\0\u2028" }], empty: {} };
      const first = await agent.store("user/7", value);
      const bytes = 192 + "one".length + "default".length + "user/7".length;
      expect(first).toMatchObject({
        status: 200,
        body: {
          stored: true,
          version: 1,
          bytes: bytes + Buffer.byteLength(JSON.stringify(value)),
          evicted: [],
        },
        headers: { "cache-control": "no-store" },
      });
      expect(first.body).not.toHaveProperty("expires_at");
      const stored_at = iso(now);
      now += 5;
      const name = { agent_id: "one", namespace: "default", key: "user/7" };
      expect((await agent.retrieve({ key: "user/7" })).body).toEqual({
        ...name,
        value,
        version: 1,
        stored_at,
      });
      expect((await agent.store("user/7", { a: 1 })).body).toMatchObject({
        version: 2,
        bytes: bytes + 7,
      });
      const again = await agent.retrieve({ ...name });
      expect(again.body).toEqual({ ...name, value: { a: 1 }, version: 2, stored_at: iso(now) });
      expect((await agent.remove({ key: "user/7" })).body).toEqual({ deleted: 1 });
      expect((await agent.remove({ key: "user/7" })).body).toEqual({ deleted: 0 });
      expect((await agent.retrieve({ key: "user/7" })).status).toBe(404);
      // A version is never used again, so an old one cannot match what came later.
      expect((await agent.store("user/7", {})).body.version).toBe(3);
    });

    it("is apart by namespace and agent, and without an agent the newest is read", async () => {
      const agent = await newAgent();
      await agent.store("plan", { of: "one" });
      await agent.store("plan", { of: "two" }, { agent_id: "two" });
      await agent.store("plan", { of: "one in work" }, { namespace: "work" });
      const wrote = async (query: Record<string, string>) =>
        (await agent.retrieve({ key: "plan", ...query })).body.value?.of;
      expect(await wrote({ agent_id: "one" })).toBe("one");
      expect(await wrote({ agent_id: "two" })).toBe("two");
      expect(await wrote({})).toBe("two");
      expect(await wrote({ namespace: "work" })).toBe("one in work");
      await agent.store("plan", { of: "one, later in the same millisecond" });
      expect(await wrote({})).toBe("one, later in the same millisecond");
      expect(await wrote({ namespace: "work", agent_id: "two" })).toBeUndefined();
    });

    it("goes by itself when its time is over", async () => {
      const agent = await newAgent();
      const kept = await agent.store("short", { word: "brief" }, { ttl_seconds: 10 });
      expect(kept.body.expires_at).toBe(iso(now + 10_000));
      await agent.store("long", { word: "brief" });
      now += 9_999;
      const there = await agent.retrieve({ key: "short" });
      expect(there.body.expires_at).toBe(iso(now + 1));
      now += 1;
      expect((await agent.retrieve({ key: "short" })).status).toBe(404);
      expect((await agent.retrieve({ key: "short", agent_id: "one" })).status).toBe(404);
      expect(keysOf(await agent.list())).toEqual(["long"]);
      expect(keysOf(await agent.search("brief"))).toEqual(["long"]);
      expect(await agent.stats()).toMatchObject({ entries: 1 });
      expect((await agent.store("short", {}, { if_version: 1 })).status).toBe(409);
      expect((await agent.store("short", {}, { if_version: 0 })).body.version).toBe(2);
      // Written over without a time to live, an entry stays.
      await agent.store("changed", {}, { ttl_seconds: 1 });
      await agent.store("changed", {});
      now += 1_000;
      expect((await agent.retrieve({ key: "changed" })).status).toBe(200);
    });

    it("is removed for good by a sweep once it has expired", async () => {
      const agent = await newAgent();
      for (let at = 0; at < 120; at += 1) await agent.store(`k${at}`, {}, { ttl_seconds: 5 });
      await agent.store("stays", {}, { ttl_seconds: 6, namespace: "other" });
      now += 5_000;
      const before = await agent.stats();
      await memory.sweep();
      expect(await agent.stats()).toEqual(before);
      expect(before).toMatchObject({ entries: 1, namespaces: ["other"], evictions: 0 });
    });

    it("is written only at the version that was asked for", async () => {
      const agent = await newAgent();
      expect((await agent.store("a", { n: 0 }, { if_version: 0 })).body.version).toBe(1);
      const taken = await agent.store("a", { n: 1 }, { if_version: 0 });
      expect([taken.status, taken.body.error.code, taken.body.error.message]).toEqual([
        409,
        "conflict",
        "if_version is 0, but the entry has version 1",
      ]);
      const missing = await agent.store("b", {}, { if_version: 4 });
      expect([missing.status, missing.body.error.message]).toEqual([
        409,
        "if_version is 4, but there is no such entry",
      ]);
      expect((await agent.retrieve({ key: "b" })).status).toBe(404);
      expect((await agent.retrieve({ key: "a" })).body).toMatchObject({ value: { n: 0 } });
      expect((await agent.store("a", { n: 1 }, { if_version: 1 })).body.version).toBe(2);
    });

    it("has versions without gaps when many write it at once", async () => {
      const agent = await newAgent();
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, n) => agent.store("hot", { n })),
      );
      const versions = replies.map(({ body }) => body.version).sort((a, b) => a - b);
      expect(versions).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
      const last = replies.findIndex(({ body }) => body.version === 100);
      expect((await agent.retrieve({ key: "hot" })).body.value).toEqual({ n: last });
      const first = await Promise.all(
        Array.from({ length: 20 }, (_, n) => agent.store("once", { n }, { if_version: 0 })),
      );
      expect(first.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(first.filter(({ status }) => status === 409)).toHaveLength(19);
    });

    it("is stored once by stores with one Idempotency-Key", async () => {
      const agent = await newAgent();
      const body = { agent_id: "one", key: "once", value: {} };
      const headers = { "idempotency-key": "store-once" };
      const first = await agent.send("POST", "/store", body, headers);
      const second = await agent.send("POST", "/store", body, headers);
      expect(second.headers["idempotency-replayed"]).toBe("true");
      expect(second.body).toEqual(first.body);
      expect((await agent.retrieve({ key: "once" })).body.version).toBe(1);
    });

    it("may have the longest names and the longest value", async () => {
      const agent = await newAgent();
      const name = { agent_id: "é".repeat(128), namespace: "日".repeat(128) };
      const key = "k/".repeat(256);
      const value = { text: "x".repeat(65_536 - '{"text":""}'.length) };
      expect((await agent.store(key, value, name)).status).toBe(200);
      expect((await agent.retrieve({ key, ...name })).body.value).toEqual(value);
    });
  });

  describe.skipIf(isMissing)("a full memory", () => {
    const filler = (bytes: number) => ({ f: "x".repeat(bytes) });

    it("evicts what was used least, and names it", async () => {
      const agent = await newAgent();
      for (const name of ["a", "b", "c"]) await agent.store(name, filler(60_000));
      await agent.retrieve({ key: "a" });
      const { body } = await agent.store("d", filler(60_000));
      expect(body.evicted).toEqual([
        { agent_id: "one", namespace: "default", key: "b", reason: "space" },
      ]);
      expect(keysOf(await agent.list())).toEqual(["a", "c", "d"]);
      expect((await agent.retrieve({ key: "b" })).status).toBe(404);
      expect(await agent.search("b")).toMatchObject({ body: { results: [] } });
      expect(await agent.stats()).toMatchObject({ entries: 3, evictions: 1 });
      // The hand is past a, whose use is spent, and c is next.
      expect((await agent.store("e", filler(60_000))).body.evicted).toMatchObject([{ key: "c" }]);
      // What grows makes room for itself, and does not go.
      const grown = await agent.store("a", filler(65_000));
      expect(grown.body.evicted).toEqual([]);
      expect((await agent.store("f", filler(20_000))).body.evicted).toMatchObject([{ key: "d" }]);
    });

    it("lets go of what has expired first", async () => {
      const agent = await newAgent();
      await agent.store("old", filler(60_000));
      await agent.store("brief", filler(60_000), { ttl_seconds: 1 });
      await agent.store("new", filler(60_000));
      now += 1_000;
      const { body } = await agent.store("more", filler(60_000));
      expect(body.evicted).toMatchObject([{ key: "brief", reason: "expired" }]);
      expect(await agent.stats()).toMatchObject({ entries: 3, evictions: 0 });
    });

    it("says how full it is, to the byte", async () => {
      const agent = await newAgent();
      expect(await agent.stats()).toEqual({
        memory_type: "bounded-sieve",
        bounded: true,
        memory_mb: 0,
        entries: 0,
        max_mb: 0.190735,
        max_entries: 10_000,
        evictions: 0,
        namespaces: [],
      });
      let bytes = 0;
      for (const [at, namespace] of ["b", "a", "b"].entries()) {
        bytes += (await agent.store(`k${at}`, filler(at * 100), { namespace })).body.bytes;
      }
      const stats = await agent.stats();
      expect(stats).toMatchObject({ entries: 3, namespaces: ["a", "b"] });
      expect(Math.round(stats.memory_mb * 2 ** 20)).toBe(bytes);
    });
  });

  describe.skipIf(isMissing)("a list", () => {
    it("goes by the bytes of the names, in pages, of a selection", async () => {
      const agent = await newAgent();
      const names = ["a", "B", "é", "日", "a/b", "a%", "a_", "Z", "\u{1f600}", "ab"];
      for (const name of names) await agent.store(name, {});
      await agent.store("a", {}, { agent_id: "two" });
      await agent.store("a", {}, { namespace: "first" });
      const order = ["B", "Z", "a", "a", "a%", "a/b", "a_", "ab", "é", "日", "\u{1f600}"];
      expect(keysOf(await agent.list({ namespace: "default" }))).toEqual(order);
      const walked: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const page: Answer = await agent.list({ limit: "5", ...(cursor === "" ? {} : { cursor }) });
        walked.push(...keysOf(page));
        cursor = page.body.next_cursor;
      }
      expect(walked).toEqual([...order, "a"]);
      expect(keysOf(await agent.list({ prefix: "a" }))).toEqual([
        ...["a", "a", "a%", "a/b", "a_", "ab"],
        "a",
      ]);
      expect(keysOf(await agent.list({ prefix: "a%", namespace: "default" }))).toEqual(["a%"]);
      expect(keysOf(await agent.list({ prefix: "\u{1f600}" }))).toEqual(["\u{1f600}"]);
      const { body } = await agent.list({ agent_id: "two" });
      expect(body).toEqual({
        entries: [
          {
            agent_id: "two",
            namespace: "default",
            key: "a",
            version: 1,
            bytes: 192 + 3 + 7 + 1 + 2,
            stored_at: iso(now),
          },
        ],
        next_cursor: null,
      });
    });
  });

  describe.skipIf(isMissing)("a deletion", () => {
    it("takes the names from a body as well, before those of the query", async () => {
      const agent = await newAgent();
      for (const name of ["a", "b"]) {
        for (const namespace of ["default", "work"]) await agent.store(name, {}, { namespace });
      }
      const remove = async (body: object, query = "") =>
        (await agent.send("DELETE", query, body)).body;
      expect(await remove({ key: "a", namespace: "work", agent_id: null })).toEqual({ deleted: 1 });
      expect(await remove({ namespace: "work" }, "?namespace=default")).toEqual({ deleted: 1 });
      expect(await remove({ key: "b" }, "?namespace=work")).toEqual({ deleted: 0 });
      expect(await agent.stats()).toMatchObject({ entries: 2, namespaces: ["default"] });
    });

    it("takes what bears every given name", async () => {
      const agent = await newAgent();
      const fill = async () => {
        for (const agent_id of ["one", "two"]) {
          for (const namespace of ["default", "work"]) {
            for (const name of ["a", "b"]) await agent.store(name, {}, { agent_id, namespace });
          }
        }
      };
      await fill();
      const remove = async (query: Record<string, string>) =>
        (await agent.remove(query)).body.deleted;
      expect(await remove({ key: "a", agent_id: "one" })).toBe(1);
      expect(await remove({ key: "a" })).toBe(1);
      expect(await remove({ key: "a", namespace: "work" })).toBe(2);
      expect(await remove({ namespace: "work", agent_id: "one" })).toBe(1);
      expect(await remove({ namespace: "work" })).toBe(1);
      expect(await remove({ agent_id: "two" })).toBe(1);
      expect(await agent.stats()).toMatchObject({ entries: 1, namespaces: ["default"] });
      await fill();
      await agent.store("brief", {}, { ttl_seconds: 1 });
      now += 1_000;
      expect(await remove({ agent_id: "one" })).toBe(4);
      expect(await agent.stats()).toMatchObject({ entries: 4 });
    });
  });

  describe.skipIf(isMissing)("a search", () => {
    it("ranks what has the words, with the whole entry", async () => {
      const agent = await newAgent();
      await agent.store("drinks", { likes: "green tea", notes: ["never coffee"] });
      await agent.store("travel", { city: "Kyoto", tea: { kind: "green green" } });
      await agent.store("music", { style: "jazz" });
      const { body } = await agent.search("Greens, teas?");
      expect(body.results.map(({ key }: { key: string }) => key)).toEqual(["travel", "drinks"]);
      expect(body.results[0]).toEqual({
        agent_id: "one",
        namespace: "default",
        key: "travel",
        version: 1,
        stored_at: iso(now),
        value: { city: "Kyoto", tea: { kind: "green green" } },
        score: expect.any(Number),
      });
      expect(body.results[0].score).toBeGreaterThan(body.results[1].score);
      expect(keysOf(await agent.search("kind"))).toEqual(["travel"]);
      expect(keysOf(await agent.search("music"))).toEqual(["music"]);
      await agent.store("music", { style: "tango" });
      expect(keysOf(await agent.search("jazz"))).toEqual([]);
      expect(keysOf(await agent.search("tango"))).toEqual(["music"]);
      await agent.remove({ key: "music" });
      expect(keysOf(await agent.search("tango"))).toEqual([]);
    });

    it("keeps to top_k, a namespace and an agent", async () => {
      const agent = await newAgent();
      for (let at = 0; at < 60; at += 1) await agent.store(`k${at}`, { word: "same" });
      await agent.store("other", { word: "same" }, { namespace: "work", agent_id: "two" });
      expect(keysOf(await agent.search("same", { top_k: 2 }))).toEqual(["other", "k59"]);
      expect(keysOf(await agent.search("same"))).toHaveLength(10);
      expect(keysOf(await agent.search("same", { top_k: 50 }))).toHaveLength(50);
      expect(keysOf(await agent.search("same", { namespace: "work" }))).toEqual(["other"]);
      expect(keysOf(await agent.search("same", { agent_id: "two" }))).toEqual(["other"]);
    });

    it("finds nothing, and fails on nothing, in a query of signs", async () => {
      const agent = await newAgent();
      await agent.store("a", { text: "plain" });
      for (const query of ['"', "(a OR", "*", "a*", "NEAR/2", "'; --", "\0", "🎉", "col:x", "%_"]) {
        const { status, body } = await agent.search(query);
        expect([query, status]).toEqual([query, 200]);
        expect(body.results.length).toBe(/^\(?a/.test(query) ? 1 : 0);
      }
    });

    it("knows what another process wrote", async () => {
      const agent = await newAgent();
      const key = (await house.platform.keys.issue(house.platform.store, {
        realm: "evidence",
        ownerId: "two processes",
        name: "test",
        tier: "free",
      })) as { text: string };
      const other = createMemory(house.platform.store, {
        clock: () => now,
        bytesMax: BYTES_MAX,
        onFlushFailure: () => {},
      });
      const owner = (await house.platform.keys.find("evidence", key.text))?.counterId ?? "";
      const find = async (keeper: Memory) =>
        (await keeper.search(owner, "word", { limit: 5 })).map((entry) => entry.key);
      const put = (keeper: Memory, name: string, text: string) =>
        keeper.store(owner, {
          name: { agentId: "one", namespace: "n", key: name },
          value: JSON.stringify({ text }),
        });
      await put(memory, "a", "word");
      expect([await find(memory), await find(other)]).toEqual([["a"], ["a"]]);
      await put(other, "b", "word");
      await put(other, "a", "nothing");
      expect([await find(memory), await find(other)]).toEqual([["b"], ["b"]]);
      await memory.delete(owner, { key: "b" });
      expect([await find(memory), await find(other)]).toEqual([[], []]);
      expect(await agent.stats()).toMatchObject({ entries: 0 });
    });
  });

  describe.skipIf(isMissing)("two keys", () => {
    it("know nothing of each other", async () => {
      const [mine, theirs] = [await newAgent(), await newAgent()];
      await mine.store("secret", { text: "hidden" });
      expect((await theirs.retrieve({ key: "secret" })).status).toBe(404);
      expect((await theirs.retrieve({ key: "secret", agent_id: "one" })).status).toBe(404);
      expect(keysOf(await theirs.list())).toEqual([]);
      expect(keysOf(await theirs.search("hidden"))).toEqual([]);
      expect(await theirs.stats()).toMatchObject({ entries: 0, namespaces: [], memory_mb: 0 });
      expect((await theirs.remove({ key: "secret" })).body).toEqual({ deleted: 0 });
      expect((await theirs.store("secret", {}, { if_version: 1 })).status).toBe(409);
      expect((await theirs.store("secret", { text: "own" })).body.version).toBe(1);
      for (let at = 0; at < 4; at += 1) {
        await theirs.store(`fill${at}`, { f: "x".repeat(60_000) });
      }
      expect((await mine.retrieve({ key: "secret" })).body.value).toEqual({ text: "hidden" });
      expect(house.log.text()).not.toMatch(/hidden|secret/);
    });
  });
});
