import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { type PgliteServer, startPglite } from "../../../test/helpers/servers/pglite.js";
import {
  POSTGRES_MISSING,
  type PostgresServer,
  startPostgres,
} from "../../../test/helpers/servers/postgres.js";
import { tempFolder } from "../../../test/helpers/temp-folder.js";
import { type Query, type Store, sql } from "../../platform/store/sql.js";
import { backend } from "./index.js";
import { keyRangeOf } from "./key-range.js";
import { readPage } from "./read-page.js";
import { findKeyspace } from "./store.js";
import { sweepKeys } from "./sweep.js";

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
  { title: "an SQLite file", poolSize: 1, runs: 25, url: async () => `sqlite:${folder}/keys.db` },
  { title: "PGlite", poolSize: 1, runs: 10, url: async () => pglite.url },
  {
    title: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    isMissing: !postgres,
    poolSize: 10,
    runs: 10,
    url: async () => postgres!.createDatabase(),
  },
];

describe.each(engines)(
  "the keyed store on $title",
  ({ isMissing = false, poolSize, runs, url }) => {
    let house: BackendTestApp;
    let now = 1_800_000_000_000;
    let spaces = 0;

    beforeAll(async () => {
      if (isMissing) return;
      house = await buildBackendApp(backend, {
        databaseUrl: await url(),
        poolSize,
        clock: () => now,
      });
    });
    afterAll(() => house?.close());

    const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
      house.app.inject({
        method,
        url: `/v1/keyspaces${path}`,
        headers: onBehalfOf("acc_one"),
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });

    async function newSpace(): Promise<string> {
      spaces += 1;
      const name = `space-${spaces}`;
      expect((await send("POST", "", { name })).statusCode).toBe(201);
      return `/${name}`;
    }

    async function scanAll(
      space: string,
      limit: number,
    ): Promise<{ key: string; value: unknown }[]> {
      const found: { key: string; value: unknown }[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const order = { limit, ...(cursor === undefined ? {} : { cursor }) };
        const page = (await send("POST", `${space}/scan`, order)).json();
        found.push(...page.entries);
        cursor = page.next_cursor as string | null;
      }
      return found;
    }

    const longRows = async () =>
      (await house.platform.store.get<{ rows: number }>(
        sql`SELECT count(*) AS rows FROM keyed_long_values`,
      ))!.rows;

    it.skipIf(isMissing)("orders keys by their UTF-8 bytes, whatever the collation", async () => {
      const space = await newSpace();
      const sorted = [
        "A",
        "B",
        "Z",
        "_",
        "a",
        "a b",
        "ab",
        "z",
        "~",
        "Ä",
        "ä",
        "\ufffd",
        "\u{1f600}",
      ];
      for (const key of sorted.toReversed())
        await send("POST", `${space}/put`, { key, value: key });
      expect((await scanAll(space, 3)).map(({ key }) => key)).toEqual(sorted);
      const { entries } = (await send("POST", `${space}/scan`, { prefix: "a" })).json();
      expect(entries.map(({ key }: { key: string }) => key)).toEqual(["a", "a b", "ab"]);
    });

    it.skipIf(isMissing)("lets one of twenty puts with the same if_version win", async () => {
      const space = await newSpace();
      for (const if_version of [0, 1]) {
        const puts = Array.from({ length: 20 }, (_, value) =>
          send("PUT", `${space}/keys/one`, { value, if_version }),
        );
        const replies = await Promise.all(puts);
        const winners = replies.flatMap(({ statusCode }, value) =>
          statusCode < 300 ? [value] : [],
        );
        expect(winners).toHaveLength(1);
        expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
        const { value, version } = (await send("GET", `${space}/keys/one`)).json();
        expect([value, version]).toEqual([winners[0], if_version + 1]);
      }
    });

    it.skipIf(isMissing)("takes a hundred writes at once and counts each of them", async () => {
      const space = await newSpace();
      const puts = Array.from({ length: 100 }, (_, at) =>
        send("PUT", `${space}/keys/key-${at % 50}`, { value: "1234" }),
      );
      const created = (await Promise.all(puts)).map(({ statusCode }) => statusCode);
      expect(created.filter((status) => status === 201)).toHaveLength(50);
      expect(created.filter((status) => status === 200)).toHaveLength(50);
      expect((await send("GET", space)).json()).toMatchObject({ keys: 50, bytes: 300 });
    });

    it.skipIf(isMissing)("writes nothing of a batch that fails in its midst", async () => {
      const space = await newSpace();
      const operations = [
        { op: "put", key: "a", value: "x".repeat(1000) },
        { op: "put", key: "b", value: 1, if_version: 4 },
      ];
      const before = await longRows();
      expect((await send("POST", `${space}/batch`, { operations })).statusCode).toBe(409);
      expect((await send("GET", `${space}/keys/a`)).statusCode).toBe(404);
      expect(await longRows()).toBe(before);
    });

    it.skipIf(isMissing)("scans keys as they were at one moment while batches write", async () => {
      const space = await newSpace();
      const write = (round: number) => {
        const operations = Array.from({ length: 100 }, (_, at) => ({
          op: "put",
          key: `key-${at}`,
          value: [round, "x".repeat(at % 3 ? 3_000 : 3)],
        }));
        return send("POST", `${space}/batch`, { operations });
      };
      await write(0);
      let isWriting = true;
      const writing = (async () => {
        for (let round = 1; round <= 8; round += 1) await write(round);
        isWriting = false;
      })();
      const rounds: number[] = [];
      do {
        const { entries } = (await send("POST", `${space}/scan`, { limit: 100 })).json();
        expect(entries).toHaveLength(100);
        const seen = new Set<number>(
          entries.map(({ value }: { value: [number, string] }) => value[0]),
        );
        expect(seen.size).toBe(1);
        rounds.push(...seen);
      } while (isWriting);
      await writing;
      expect(rounds).toEqual(rounds.toSorted((one, other) => one - other));
    });

    it.skipIf(isMissing)("reads a page whose values change each time it looks", async () => {
      const space = await newSpace();
      const { store } = house.platform;
      let puts = 0;
      const put = async () => {
        puts += 1;
        await send("PUT", `${space}/keys/a`, { value: `${puts}${"x".repeat(1_000)}` });
      };
      await put();
      const restless: Store = {
        ...store,
        async all<Row>(query: Query) {
          const rows = await store.all<Row>(query);
          await put();
          return rows;
        },
      };
      const keyspace = await findKeyspace(store, { account: "acc_one", name: space.slice(1) });
      const page = await readPage(restless, {
        ...keyRangeOf({}),
        account: "acc_one",
        keyspaceId: keyspace!.id,
        limit: 10,
        bytesMax: 1_000_000,
        now,
      });
      expect(page.rows.map(({ version }) => version)).toEqual([puts]);
      expect(page.rows[0]?.value).toContain(`${puts}x`);
    });

    it.skipIf(isMissing)("sweeps expired keys and the keys of deleted keyspaces", async () => {
      const [expiring, deleted] = [await newSpace(), await newSpace()];
      const before = await longRows();
      const operations = Array.from({ length: 60 }, (_, at) => ({
        op: "put",
        key: `key-${at}`,
        value: at % 2 ? "short" : "long".repeat(100),
        ttl_seconds: 5,
      }));
      await send("POST", `${expiring}/batch`, { operations });
      await send("POST", `${deleted}/batch`, { operations: operations.slice(0, 55) });
      expect((await send("DELETE", deleted)).statusCode).toBe(204);
      await send("PUT", `${expiring}/keys/stays`, { value: "longer".repeat(100) });
      now += 5000;
      await sweepKeys(house.platform, now);
      expect((await send("GET", expiring)).json()).toMatchObject({ keys: 1, bytes: 602 });
      expect(await longRows()).toBe(before + 1);
      const retired = await house.platform.store.all(
        sql`SELECT id FROM keyspaces WHERE name IS NULL`,
      );
      expect(retired).toEqual([]);
    });

    it.skipIf(isMissing)("does what a map does, and never gives a version twice", async () => {
      const key = fc.constantFrom("a", "a/", "b", "é", "\u{1f600}");
      const value = fc.oneof(
        fc.integer(),
        fc.string({ unit: "grapheme" }),
        fc.constant("y".repeat(400)),
      );
      const step = fc.oneof(
        fc.record({ op: fc.constant("put" as const), key, value }),
        fc.record({ op: fc.constant("delete" as const), key }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
          const space = await newSpace();
          const model = new Map<string, unknown>();
          const used = new Set<string>();
          for (const operation of steps) {
            const path = `${space}/keys/${encodeURIComponent(operation.key)}`;
            if (operation.op === "delete") {
              const expected = model.delete(operation.key) ? 204 : 404;
              expect((await send("DELETE", path)).statusCode).toBe(expected);
              continue;
            }
            const reply = await send("PUT", path, { value: operation.value });
            expect(reply.statusCode).toBe(model.has(operation.key) ? 200 : 201);
            model.set(operation.key, operation.value);
            const use = `${reply.json().version} of ${operation.key}`;
            expect(used.has(use)).toBe(false);
            used.add(use);
          }
          const inOrder = [...model].sort(([a], [b]) =>
            Buffer.compare(Buffer.from(a), Buffer.from(b)),
          );
          const found = await scanAll(space, 2);
          expect(found.map((entry) => [entry.key, entry.value])).toEqual(inOrder);
          const bytes = inOrder.map(([, kept]) => Buffer.byteLength(JSON.stringify(kept)));
          const total = bytes.reduce((sum, size) => sum + size, 0);
          expect((await send("GET", space)).json()).toMatchObject({
            keys: model.size,
            bytes: total,
          });
        }),
        { numRuns: runs },
      );
    });
  },
);
