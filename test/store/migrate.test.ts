import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate, pendingMigrations } from "../../src/platform/store/migrate.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { type Store, sql } from "../../src/platform/store/sql.js";
import { MIGRATIONS, type Place, startEngines } from "./engines.js";

const engines = await startEngines();
afterAll(() => engines.stop());

for (const engine of engines.list) {
  describe.skipIf(engine.isMissing)(`migrations on ${engine.title}`, () => {
    let place: Place;
    let store: Store;
    let folder: string;

    beforeEach(async () => {
      place = await engine.createPlace();
      store = await openStore(place.url, engine);
      folder = await mkdtemp(join(tmpdir(), "gatehouse-migrations-"));
      await cp(MIGRATIONS, folder, { recursive: true });
    });

    afterEach(async () => {
      await store.close();
      await place.remove();
      await rm(folder, { recursive: true });
    });

    const expected = () => [
      "0001_quotas.sql",
      `0001_quotas.${store.dialect}.sql`,
      "0002_samples.sql",
    ];

    function add(name: string, script: string): Promise<void> {
      return writeFile(join(folder, name), script);
    }

    function appliedNames(): Promise<string[]> {
      return store
        .all<{ name: string }>(sql`SELECT name FROM migrations ORDER BY name`)
        .then((rows) => rows.map(({ name }) => name));
    }

    it("applies each file once, in order, the engine's own after the shared one", async () => {
      expect(await pendingMigrations(store, folder)).toEqual(expected());
      expect(await migrate(store, folder)).toEqual(expected());
      expect(await pendingMigrations(store, folder)).toEqual([]);
      expect(await migrate(store, folder)).toEqual([]);
      expect(await store.get(sql`SELECT engine FROM quotas`)).toEqual({ engine: store.dialect });
    });

    it("records the hash and the time of each file", async () => {
      const before = Date.now();
      await migrate(store, folder);
      const rows = await store.all<{ sha256: string; applied_at: number }>(
        sql`SELECT sha256, applied_at FROM migrations`,
      );
      for (const row of rows) {
        expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
        expect(row.applied_at).toBeGreaterThanOrEqual(before);
        expect(row.applied_at).toBeLessThanOrEqual(Date.now());
      }
    });

    it("applies only what a later build adds", async () => {
      await migrate(store, folder);
      await add("0003_more.sql", "CREATE TABLE more (id TEXT PRIMARY KEY);");
      expect(await pendingMigrations(store, folder)).toEqual(["0003_more.sql"]);
      expect(await migrate(store, folder)).toEqual(["0003_more.sql"]);
    });

    it("refuses an applied file that was edited, by name", async () => {
      await migrate(store, folder);
      await add("0002_samples.sql", "CREATE TABLE samples (id TEXT);");
      const reason = "0002_samples.sql was edited after it was applied";
      await expect(migrate(store, folder)).rejects.toThrow(reason);
      await expect(pendingMigrations(store, folder)).rejects.toThrow(reason);
    });

    it("refuses a database that is newer than the build", async () => {
      await add("0009_x.sql", "CREATE TABLE x (id TEXT);");
      await migrate(store, folder);
      await rm(join(folder, "0009_x.sql"));
      await add("0003_more.sql", "CREATE TABLE more (id TEXT);");
      const reason = "the database is newer than this build: 0009_x.sql";
      await expect(migrate(store, folder)).rejects.toThrow(reason);
      await expect(pendingMigrations(store, folder)).rejects.toThrow(reason);
      expect(await appliedNames()).not.toContain("0003_more.sql");
    });

    it("leaves nothing of a run in which a file fails, and names the file", async () => {
      await add("0003_broken.sql", "CREATE TABLE half (id TEXT); CREATE TABLE samples (id TEXT);");
      await expect(migrate(store, folder)).rejects.toThrow("0003_broken.sql failed");
      expect(await appliedNames()).toEqual([]);
      await expect(store.get(sql`SELECT id FROM half`)).rejects.toThrow("half");
      await add("0003_broken.sql", "CREATE TABLE half (id TEXT);");
      expect(await migrate(store, folder)).toEqual([...expected(), "0003_broken.sql"]);
    });

    it.each([
      ["a name without a number", "quotas.sql"],
      ["a name of another shape", "0003-more.sql"],
      ["an engine nobody knows", "0003_more.mysql.sql"],
    ])("refuses %s", async (_name, file) => {
      await add(file, "CREATE TABLE more (id TEXT);");
      await expect(migrate(store, folder)).rejects.toThrow(`${file} is not named like`);
    });

    it("refuses two files of one number", async () => {
      await add("0002_more.sql", "CREATE TABLE more (id TEXT);");
      await expect(migrate(store, folder)).rejects.toThrow("two migrations are number 0002");
    });

    it("does nothing with an empty folder", async () => {
      for (const name of await readdir(folder)) await rm(join(folder, name));
      expect(await migrate(store, folder)).toEqual([]);
      expect(await pendingMigrations(store, folder)).toEqual([]);
    });

    if (engine.isShared) {
      it("applies each file once when stores start together", async () => {
        const others = await Promise.all([1, 2, 3].map(() => openStore(place.url, engine)));
        const runs = await Promise.all([store, ...others].map((each) => migrate(each, folder)));
        expect(runs.flat()).toEqual(expected());
        expect(await appliedNames()).toEqual(expected().sort());
        await Promise.all(others.map((other) => other.close()));
      });
    }
  });
}
