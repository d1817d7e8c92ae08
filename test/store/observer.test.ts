import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { createKeyedMutex } from "../../src/platform/store/keyed-mutex.js";
import { observeStore } from "../../src/platform/store/observe-store.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { sql } from "../../src/platform/store/sql.js";
import { createMetrics } from "../../src/platform/telemetry/metrics.js";
import { POSTGRES_MISSING, startPostgres } from "../helpers/servers/postgres.js";
import { eventually } from "../helpers/waiting.js";

const WAIT_MS = 60;
const postgres = await startPostgres();
afterAll(() => postgres?.stop());

async function open(url: string, poolSize: number) {
  const metrics = createMetrics({ processMetrics: false });
  const store = await openStore(url, { poolSize, observer: observeStore(metrics) });
  const sampleOf = async (name: string) => {
    const { body } = await metrics.render();
    const line = body.split("\n").find((one) => one.startsWith(`${name} `));
    return Number(line?.split(" ").at(-1));
  };
  return { store, sampleOf };
}

it("tells how long writes waited for the writer of SQLite", async () => {
  const { store, sampleOf } = await open("sqlite::memory:", 1);
  await store.exec("CREATE TABLE one (id BIGINT)");
  const slow = store.tx(async (tx) => {
    await tx.get(sql`SELECT 1 AS one`);
    await sleep(WAIT_MS);
  });
  await Promise.all([slow, store.run(sql`INSERT INTO one (id) VALUES (1)`)]);
  const waited = await sampleOf('gatehouse_store_wait_seconds_sum{for="writer"}');
  expect(waited).toBeGreaterThan((WAIT_MS / 1000) * 0.9);
  await store.close();
});

describe.skipIf(!postgres)(
  `on PostgreSQL${postgres ? "" : `, skipped: ${POSTGRES_MISSING}`}`,
  () => {
    it("tells how many wait for a connection, and for how long", async () => {
      const { store, sampleOf } = await open((await postgres?.createDatabase()) ?? "", 1);
      let end = () => {};
      const isEnded = new Promise<void>((resolve) => {
        end = resolve;
      });
      const slow = store.tx(async (tx) => {
        await tx.get(sql`SELECT 1 AS one`);
        await isEnded;
      });
      await eventually(async () =>
        expect(await sampleOf('gatehouse_store_wait_seconds_count{for="connection"}')).toBe(1),
      );
      const second = store.get(sql`SELECT 2 AS two`);
      await eventually(async () =>
        expect(await sampleOf("gatehouse_store_connections_waiting")).toBe(1),
      );
      await sleep(WAIT_MS);
      end();
      await Promise.all([slow, second]);
      expect(await sampleOf("gatehouse_store_connections_waiting")).toBe(0);
      const waited = await sampleOf('gatehouse_store_wait_seconds_sum{for="connection"}');
      expect(waited).toBeGreaterThan((WAIT_MS / 1000) * 0.9);
      await store.close();
    });

    it("counts what is run again by SQLSTATE", async () => {
      const { store, sampleOf } = await open((await postgres?.createDatabase()) ?? "", 4);
      await store.exec("CREATE TABLE one (id BIGINT PRIMARY KEY, count BIGINT NOT NULL)");
      await store.run(sql`INSERT INTO one (id, count) VALUES (1, 0)`);
      let hasCollided = false;
      await store.tx(async (tx) => {
        const row = await tx.get<{ count: number }>(sql`SELECT count FROM one WHERE id = 1`);
        if (!hasCollided) await store.run(sql`UPDATE one SET count = count + 1 WHERE id = 1`);
        hasCollided = true;
        await tx.run(sql`UPDATE one SET count = ${(row?.count ?? 0) + 1} WHERE id = 1`);
      });
      expect(await sampleOf('gatehouse_store_repeats_total{sqlstate="40001"}')).toBe(1);
      expect(await store.get(sql`SELECT count FROM one`)).toEqual({ count: 2 });
      await store.close();
    });

    it("tells how long work waited for its turn at a row", async () => {
      const { store, sampleOf } = await open((await postgres?.createDatabase()) ?? "", 1);
      const mutex = createKeyedMutex(store);
      await Promise.all([mutex.run("a", () => sleep(WAIT_MS)), mutex.run("a", async () => {})]);
      const waited = await sampleOf('gatehouse_store_wait_seconds_sum{for="row"}');
      expect(waited).toBeGreaterThan((WAIT_MS / 1000) * 0.9);
      await store.close();
    });
  },
);
