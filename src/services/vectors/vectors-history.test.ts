import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { callLater } from "../../../test/helpers/call-later.js";
import { noDeadline } from "../../../test/helpers/no-deadline.js";
import { startPglite } from "../../../test/helpers/servers/pglite.js";
import { startPostgres } from "../../../test/helpers/servers/postgres.js";
import { tempFolder } from "../../../test/helpers/temp-folder.js";
import { vectorQuotas } from "../../../test/helpers/vector-quotas.js";
import type { Outbox } from "../../platform/outbox/event.js";
import { migrate } from "../../platform/store/migrate.js";
import { MIGRATIONS } from "../../platform/store/migrated-store.js";
import { openStore } from "../../platform/store/open-store.js";
import { type Store, sql } from "../../platform/store/sql.js";
import { createVectors } from "./create-vectors.js";
import { createIndexService } from "./index/index-service.js";
import type { Vectors } from "./vectors.js";

const folder = tempFolder();
const postgres = await startPostgres();
const pglite = postgres ? undefined : await startPglite();
const pgvector = await startPglite({ pgvector: true });
afterAll(async () => {
  await pgvector.stop();
  await pglite?.stop();
  await postgres?.stop();
});

const engines = [
  { title: "an SQLite file", poolSize: 1, runs: 60, url: async () => `sqlite:${folder}/v.db` },
  postgres
    ? { title: "PostgreSQL", poolSize: 10, runs: 15, url: () => postgres.createDatabase() }
    : { title: "PGlite", poolSize: 1, runs: 8, url: async () => pglite!.url },
  { title: "PGlite with pgvector", poolSize: 1, runs: 8, url: async () => pgvector.url },
];

const TABLE = `
  CREATE TABLE test_states (account_id TEXT, place BIGINT, state TEXT, PRIMARY KEY (account_id, place))`;

/** Keeps what a collection is after each transaction: ids with the number that wrote them. */
const outbox: Outbox = {
  async emit(writer, accountId) {
    const rows = await writer.all<{ vector_id: string; metadata: string }>(sql`
      SELECT vector_id, metadata FROM vectors JOIN vector_collections ON id = collection_id
       WHERE account_id = ${accountId} AND vector IS NOT NULL`);
    const states = await writer.get<{ count: number }>(sql`
      SELECT COUNT(*) AS count FROM test_states WHERE account_id = ${accountId}`);
    const state = stateOf(rows.map(({ vector_id, metadata }) => ({ id: vector_id, metadata })));
    await writer.run(sql`
      INSERT INTO test_states VALUES (${accountId}, ${states?.count ?? 0}, ${state})`);
  },
  wake() {},
};

const stateOf = (rows: readonly { id: string; metadata?: string }[]) =>
  rows
    .map(({ id, metadata }) => `${id}=${metadata}`)
    .sort()
    .join(" ");

const step = fc.record({
  kind: fc.constantFrom("insert", "insert", "insert", "remove", "search", "search", "drop", "lose"),
  ids: fc.uniqueArray(fc.constantFrom("a", "b", "c"), { minLength: 1 }),
  replica: fc.nat({ max: 1 }),
  turns: fc.nat({ max: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Observed {
  readonly state: string;
  /** Numbers of insertions that were answered before the search began. */
  readonly answered: ReadonlySet<number>;
  /** States there were when it was answered. */
  readonly end: number;
}

describe.each(engines)("the history of a collection on $title", ({ poolSize, runs, url }) => {
  async function run(store: Store, accountId: string, callers: readonly Step[][]) {
    let now = 1_800_000_000_000;
    const indexes = [0, 1].map(() => createIndexService({ bytesMax: 1e9 }));
    const replicas: Vectors[] = indexes.map((_, at) =>
      createVectors(store, {
        clock: () => now,
        host: callLater(() => indexes[at]!),
        outbox,
        quotas: vectorQuotas(store),
        bytesMax: 1e9,
        onFailure: (error) => expect.unreachable(String(error)),
      }),
    );
    const collection = { accountId, name: "c" };
    const answered = new Set<number>();
    const observed: Observed[] = [];
    let inserted = 0;

    const statesNow = () =>
      store.all<{ state: string }>(sql`
        SELECT state FROM test_states WHERE account_id = ${accountId} ORDER BY place`);

    async function search(vectors: Vectors) {
      const before = new Set(answered);
      const query = Float32Array.of(1, 1);
      const found = await vectors.search(
        collection,
        [{ query, topK: 100, includeMetadata: true }],
        noDeadline,
      );
      const end = (await statesNow()).length;
      observed.push({ state: stateOf(found?.[0] ?? []), answered: before, end });
    }

    async function take({ kind, ids, replica }: Step) {
      const vectors = replicas[replica]!;
      if (kind === "insert") {
        inserted += 1;
        const number = inserted;
        const item = { vector: Float32Array.of(1, 1), metadata: String(number) };
        await vectors.insert(collection, { items: ids.map((id) => ({ ...item, id })) });
        answered.add(number);
      } else if (kind === "remove") await vectors.remove(collection, ids[0]!);
      else if (kind === "search") await search(vectors);
      else if (kind === "drop") await vectors.drop(collection);
      else {
        indexes[replica] = createIndexService({ bytesMax: 1e9 });
        now += 7_200_000;
        await vectors.sweep();
      }
    }

    await Promise.all(
      callers.map(async (steps) => {
        for (const each of steps) {
          for (let turn = 0; turn < each.turns; turn += 1) await nextTurn();
          await take(each);
        }
      }),
    );
    for (const vectors of replicas) await search(vectors);
    for (const vectors of replicas) await vectors.close();
    return { observed, states: ["", ...(await statesNow()).map(({ state }) => state)] };
  }

  it("shows each search one state, none older than what was answered before", async () => {
    const store = await openStore(await url(), { poolSize });
    if (store.dialect === "postgres") {
      await store.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    }
    await migrate(store, MIGRATIONS);
    await store.exec(TABLE);
    let accounts = 0;
    const callers = fc.array(fc.array(step, { maxLength: 10 }), { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(callers, async (steps) => {
        accounts += 1;
        const { observed, states } = await run(store, `acc_${accounts}`, steps);
        for (const { state, answered, end } of observed) {
          const oldest = Math.max(
            0,
            ...Array.from(answered, (number) => firstWith(states, number)),
          );
          expect(states.slice(oldest, end + 1)).toContain(state);
        }
        expect(observed.slice(-2).map(({ state }) => state)).toEqual([
          states.at(-1),
          states.at(-1),
        ]);
      }),
      { numRuns: runs },
    );
    await store.close();
  });
});

/** The first state that an insertion made; the first of all where another overwrote it at once. */
function firstWith(states: readonly string[], number: number): number {
  return Math.max(
    0,
    states.findIndex((state) => state.split(" ").some((row) => row.endsWith(`=${number}`))),
  );
}
