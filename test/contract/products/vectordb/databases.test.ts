import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPglite } from "../../../helpers/servers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../../../helpers/servers/postgres.js";
import { tempFolder } from "../../../helpers/temp-folder.js";
import { ACCOUNT, type Call, openVectordbHouse, STRANGER, type VectordbHouse } from "./house.js";

const pglite = await startPglite();
const postgres = await startPostgres();
const databases = [
  { title: "SQLite", url: `sqlite:${tempFolder()}/vectors.db`, pool: "1" },
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

for (const { title, url, pool } of databases) {
  describe.skipIf(url === undefined)(`the vector store on ${title}`, () => {
    let house: VectordbHouse;
    let call: Call;
    let stranger: Call;
    beforeAll(async () => {
      house = await openVectordbHouse({
        DATABASE_URL: url ?? "",
        DATABASE_POOL: pool,
      });
      call = await house.as(ACCOUNT);
      stranger = await house.as(STRANGER);
    });
    afterAll(() => house?.close());

    const search = async (by: Call, collection: string, query_vector: readonly number[]) => {
      const reply = await by("POST", "/search", {
        collection,
        query_vector,
        include_metadata: true,
      });
      return reply.json().results;
    };

    it("inserts, replaces, finds, fetches and deletes", async () => {
      const id = "é 😀 ' \" \\ %";
      const metadata = { nul: "\0", text: id, list: [1, null] };
      const items = [
        { id, vector: [0.1, 0.9], metadata },
        { id: "other", vector: [0.9, 0.1] },
      ];
      const inserted = await call("POST", "/insert", { collection: "life", items });
      expect(inserted.json()).toEqual({ collection: "life", inserted: 2, replaced: 0, count: 2 });
      const replaced = await call("POST", "/insert", { collection: "life", ...items[0] });
      expect(replaced.json()).toMatchObject({ id, replaced: true, count: 2 });
      expect(await search(call, "life", [0, 1])).toMatchObject([
        { id, metadata },
        { id: "other", metadata: {} },
      ]);
      const path = `?collection=life&id=${encodeURIComponent(id)}`;
      const fetched = await call("GET", `/fetch${path}`);
      expect(fetched.json()).toMatchObject({ id, vector: [0.1, 0.9], metadata });
      expect((await call("DELETE", `/delete${path}`)).json()).toMatchObject({ count: 1 });
      expect((await call("DELETE", `/delete${path}`)).statusCode).toBe(404);
      expect(await search(call, "life", [0, 1])).toMatchObject([{ id: "other" }]);
    });

    it("changes nothing when an item of many is refused", async () => {
      await call("POST", "/insert", { collection: "whole", id: "a", vector: [1, 2] });
      const items = [
        { id: "a", vector: [3, 4] },
        { id: "b", vector: [3, 4, 5] },
      ];
      const reply = await call("POST", "/insert", { collection: "whole", items });
      expect(reply.statusCode).toBe(422);
      const other = { collection: "whole", id: "a", vector: [3, 4, 5] };
      expect((await call("POST", "/insert", other)).statusCode).toBe(422);
      expect((await call("GET", "/collections/whole")).json()).toMatchObject({ count: 1 });
      expect((await call("GET", "/fetch?collection=whole&id=a")).json().vector).toEqual([1, 2]);
    });

    it("counts right when many insert, replace and delete at once", async () => {
      const insert = (place: number) =>
        call("POST", "/insert", { collection: "busy", id: `v${place % 16}`, vector: [1, place] });
      const replies = await Promise.all(Array.from({ length: 64 }, (_, place) => insert(place)));
      expect(replies.filter((reply) => !reply.json().replaced)).toHaveLength(16);
      const deletions = await Promise.all(
        Array.from({ length: 8 }, (_, place) =>
          call("DELETE", `/delete?collection=busy&id=v${place % 4}`),
        ),
      );
      expect(deletions.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
      expect((await call("GET", "/collections/busy")).json()).toMatchObject({ count: 12 });
      expect(await search(call, "busy", [1, 1])).toHaveLength(10);
    });

    it("keeps accounts apart and lists the collections of each by name", async () => {
      for (const [by, name] of [
        [call, "b-shared"],
        [stranger, "b-shared"],
        [stranger, "B-only"],
        [stranger, "a_only"],
      ] as const) {
        await by("POST", "/insert", { collection: name, id: "a", vector: [1] });
      }
      const names: string[] = [];
      let cursor: string | null = "";
      for (let page = 0; cursor !== null && page < 10; page += 1) {
        const path: string = `/collections?limit=1${cursor && `&cursor=${cursor}`}`;
        const { collections, next_cursor } = (await stranger("GET", path)).json();
        names.push(...collections.map(({ name }: { name: string }) => name));
        cursor = next_cursor;
      }
      expect(names.toSorted()).toEqual(["B-only", "a_only", "b-shared"]);
      expect((await stranger("DELETE", "/collections/b-shared")).statusCode).toBe(200);
      expect(await search(call, "b-shared", [1])).toMatchObject([{ id: "a" }]);
      expect((await stranger("GET", "/collections/b-shared")).statusCode).toBe(404);
    });
  });
}

describe("a collection that is full", () => {
  it("is 413 with its bound, and stays as it is", async () => {
    const house = await openVectordbHouse({ VECTOR_MEMORY_MB: "16" });
    const call = await house.as(ACCOUNT);
    const vector = Array(256).fill(1);
    await call("POST", "/insert", { collection: "full", id: "a", vector });
    const items = Array.from({ length: 1_000 }, (_, place) => ({
      id: `v${place}`,
      vector,
      metadata: { text: "x".repeat(16_000) },
    }));
    const reply = await call("POST", "/insert", { collection: "full", items });
    expect(reply.statusCode).toBe(413);
    expect(reply.json().error).toMatchObject({
      code: "payload_too_large",
      message: expect.stringMatching(/^a collection takes at most \d+ bytes of memory$/),
    });
    expect((await call("GET", "/collections/full")).json()).toMatchObject({ count: 1 });
    await house.close();
  });
});
