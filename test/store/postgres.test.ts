import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPostgres } from "../../src/platform/store/postgres/postgres.js";
import {
  type Store,
  StoreUnavailable,
  sql,
  type Transaction,
} from "../../src/platform/store/sql.js";
import { POSTGRES_MISSING, startPostgres } from "../helpers/servers/postgres.js";

const server = await startPostgres();
afterAll(() => server?.stop());
const title = server
  ? "the PostgreSQL store"
  : `the PostgreSQL store, skipped: ${POSTGRES_MISSING}`;

describe.skipIf(!server)(title, () => {
  let url: string;
  let store: Store;
  let operator: Store;

  beforeEach(async () => {
    url = await server!.createDatabase();
    store = openPostgres(url, { poolSize: 4 });
    operator = openPostgres(url, { poolSize: 1 });
    await store.exec("CREATE TABLE counters (id TEXT PRIMARY KEY, n BIGINT NOT NULL)");
    await store.run(sql`INSERT INTO counters (id, n) VALUES ('a', 0), ('b', 0)`);
  });

  afterEach(async () => {
    await store.close();
    await operator.close();
  });

  const read = () => store.get<{ n: number }>(sql`SELECT n FROM counters WHERE id = 'a'`);

  /** Ends every other connection to the database, as a restart of the server does. */
  const cutConnections = () =>
    operator.all(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);

  it("opens a new connection after an idle one was cut", async () => {
    await Promise.all([read(), read(), read()]);
    await cutConnections();
    await expect.poll(() => read().catch(() => undefined)).toEqual({ n: 0 });
  });

  it("reports a connection that was cut inside a transaction and goes on", async () => {
    const outcome = store.tx(async (tx) => {
      await tx.run(sql`UPDATE counters SET n = 5`);
      await cutConnections();
      await tx.run(sql`UPDATE counters SET n = 6`);
    });
    await expect(outcome).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await read()).toEqual({ n: 0 });
  });

  it("repeats a transaction that stood still for too long", async () => {
    let runs = 0;
    await store.tx(async (tx) => {
      runs += 1;
      await tx.run(sql`UPDATE counters SET n = n + 1 WHERE id = 'a'`);
      await tx.exec("SET LOCAL idle_in_transaction_session_timeout = 20");
      if (runs === 1) await new Promise(() => {});
    });
    expect(runs).toBe(2);
    expect(await read()).toEqual({ n: 1 });
  });

  it("gives up, as unavailable, on one that always stands still", async () => {
    const hasty = openPostgres(url, { poolSize: 1, retryMsMax: 50 });
    const outcome = hasty.tx(async (tx) => {
      await tx.exec("SET LOCAL idle_in_transaction_session_timeout = 20");
      await new Promise(() => {});
    });
    await expect(outcome).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(outcome).rejects.toThrow("a transaction stood still for too long (25P03)");
    await hasty.close();
  });

  it("sends a transaction at once that awaits nothing, with the answers at its end", async () => {
    const added: Promise<number>[] = [];
    await store.tx(
      async (tx) => {
        added.push(tx.run(sql`UPDATE counters SET n = n + 1`));
        added.push(tx.run(sql`INSERT INTO counters (id, n) VALUES ('c', 1)`));
      },
      { isolation: "statement", sendsAtOnce: true },
    );
    expect(await Promise.all(added)).toEqual([2, 1]);
    expect(await read()).toEqual({ n: 1 });
  });

  it("rolls all of it back when one of its statements fails", async () => {
    const outcome = store.tx(
      async (tx) => {
        void tx.run(sql`UPDATE counters SET n = n + 1`);
        void tx.run(sql`INSERT INTO counters (id, n) VALUES ('a', 1)`);
        void tx.run(sql`INSERT INTO counters (id, n) VALUES ('c', 1)`);
      },
      { isolation: "statement", sendsAtOnce: true },
    );
    await expect(outcome).rejects.toMatchObject({ code: "23505" });
    expect(await store.all(sql`SELECT id, n FROM counters ORDER BY id`)).toEqual([
      { id: "a", n: 0 },
      { id: "b", n: 0 },
    ]);
  });

  it("repeats transactions that collide until each has succeeded", async () => {
    let runs = 0;
    const add = () =>
      store.tx(async (tx) => {
        runs += 1;
        const row = await tx.get<{ n: number }>(sql`SELECT n FROM counters WHERE id = 'a'`);
        await tx.run(sql`UPDATE counters SET n = ${(row?.n ?? 0) + 1} WHERE id = 'a'`);
      });
    await Promise.all([add(), add(), add(), add()]);
    expect(await read()).toEqual({ n: 4 });
    expect(runs).toBeGreaterThanOrEqual(4);
  });

  it("repeats a collision that the work has wrapped", async () => {
    let runs = 0;
    await store.tx(async (tx) => {
      runs += 1;
      await tx.get(sql`SELECT n FROM counters WHERE id = 'a'`);
      if (runs === 1) await operator.run(sql`UPDATE counters SET n = 9 WHERE id = 'a'`);
      try {
        await tx.run(sql`UPDATE counters SET n = n + 1 WHERE id = 'a'`);
      } catch (error) {
        throw new Error("wrapped", { cause: error });
      }
    });
    expect(runs).toBe(2);
    expect(await read()).toEqual({ n: 10 });
  });

  it("gives up, as unavailable, on a transaction that always collides", async () => {
    const hasty = openPostgres(url, { poolSize: 1, retryMsMax: 200 });
    let runs = 0;
    const outcome = hasty.tx(async (tx) => {
      runs += 1;
      await tx.get(sql`SELECT n FROM counters WHERE id = 'a'`);
      await operator.run(sql`UPDATE counters SET n = n + 1 WHERE id = 'a'`);
      await tx.run(sql`UPDATE counters SET n = n + 1 WHERE id = 'a'`);
    });
    await expect(outcome).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(outcome).rejects.toThrow("kept colliding with others (40001)");
    expect(runs).toBeGreaterThan(1);
    expect(await read()).toEqual({ n: runs });
    await hasty.close();
  });

  describe("on disk", () => {
    /** Adds one to all, and answers where the log was after that. */
    const addOne = async (tx: Transaction) => {
      await tx.run(sql`UPDATE counters SET n = n + 1`);
      const row = await tx.get<{ lsn: string }>(sql`
        SELECT CAST(pg_current_wal_insert_lsn() AS TEXT) AS lsn`);
      return row?.lsn ?? "";
    };
    const isFlushed = async (lsn: string) => {
      const row = await operator.get<{ flushed: number }>(sql`
        SELECT pg_current_wal_flush_lsn() >= CAST(${lsn} AS pg_lsn) AS flushed`);
      return row?.flushed === 1;
    };

    it.each([1, 4])(
      "is what was written durably, with %i connections, though the database says otherwise",
      async (poolSize) => {
        const name = new URL(url).pathname.slice(1);
        await operator.exec(`ALTER DATABASE ${name} SET synchronous_commit = off`);
        const fresh = openPostgres(url, { poolSize });
        for (let at = 0; at < 20; at += 1) {
          expect(await isFlushed(await fresh.durable.tx(addOne))).toBe(true);
        }
        await fresh.close();
      },
    );

    it("is all that was committed before, after a wait", async () => {
      const places = await Promise.all([1, 2, 3].map(() => store.tx(addOne)));
      await store.onDisk();
      for (const place of places) expect(await isFlushed(place)).toBe(true);
    });

    it("is nothing that is known once the connections broke, and what comes later is again", async () => {
      await store.run(sql`UPDATE counters SET n = 1`);
      await cutConnections();
      await expect(store.onDisk()).rejects.toThrow("before a write was known to be on disk");
      await expect
        .poll(() => store.durable.run(sql`UPDATE counters SET n = 2`).catch(() => 0))
        .toBe(2);
    });
  });

  it("is unavailable while the database is read-only", async () => {
    const name = new URL(url).pathname.slice(1);
    await operator.exec(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const fresh = openPostgres(url, { poolSize: 1 });
    const outcome = fresh.run(sql`UPDATE counters SET n = 1`);
    await expect(outcome).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(outcome).rejects.toThrow("the database is read-only (25006)");
    expect(await fresh.get(sql`SELECT COUNT(*) AS count FROM counters`)).toEqual({ count: 2 });
    await fresh.close();
  });

  it("is unavailable when a statement takes too long, and goes on", async () => {
    const outcome = store.tx(async (tx) => {
      await tx.exec("SET LOCAL statement_timeout = 20");
      await tx.get(sql`SELECT pg_sleep(10)`);
    });
    await expect(outcome).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(outcome).rejects.toThrow("the database took too long to answer (57014)");
    expect(await read()).toEqual({ n: 0 });
  });

  it.each([
    ["a database that does not exist", { pathname: "/nowhere" }, "does not exist"],
    ["a user that does not exist", { username: "nobody" }, "refused the user"],
    ["a port where nothing listens", { port: "1" }, "cannot be reached"],
  ])("is unavailable with %s", async (_name, fault, reason) => {
    const bad = Object.assign(new URL(url), fault);
    const lost = openPostgres(bad.href, { poolSize: 1 });
    for (const outcome of [
      lost.get(sql`SELECT 1`),
      lost.tx(async () => 1),
      lost.exec("SELECT 1"),
    ]) {
      await expect(outcome).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(outcome).rejects.toThrow(reason);
    }
    await lost.close();
  });
});

describe("the PostgreSQL store without a server", () => {
  it("is unavailable when the other side hangs up, and says no secret", async () => {
    const rude = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(rude, "listening");
    const address = rude.address();
    const port = typeof address === "object" ? address?.port : 0;
    const lost = openPostgres(`postgres://me:secret@127.0.0.1:${port}/x`, { poolSize: 1 });
    const error = await lost.get(sql`SELECT 1`).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(String(error)).not.toContain("secret");
    await lost.close();
    rude.close();
  });
});
