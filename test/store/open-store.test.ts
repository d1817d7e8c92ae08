import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../src/platform/store/open-store.js";
import { StoreUnavailable, sql } from "../../src/platform/store/sql.js";

const options = { poolSize: 1 };

it("opens SQLite in memory", async () => {
  const store = await openStore("sqlite::memory:", options);
  expect(store.dialect).toBe("sqlite");
  expect(await store.get(sql`SELECT 1 AS one`)).toEqual({ one: 1 });
  await store.close();
});

it("opens an SQLite file by its absolute path", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-open-"));
  const store = await openStore(`sqlite:${join(folder, "store.db")}`, options);
  expect(store.dialect).toBe("sqlite");
  await store.close();
  await rm(folder, { recursive: true });
});

it.each(["postgres", "postgresql"])("opens %s:// without connecting yet", async (scheme) => {
  const store = await openStore(`${scheme}://me:secret@127.0.0.1:1/x`, options);
  expect(store.dialect).toBe("postgres");
  await expect(store.get(sql`SELECT 1`)).rejects.toBeInstanceOf(StoreUnavailable);
  await store.close();
});

it.each([
  ["", "must start with sqlite:"],
  ["./data/gatehouse.db", "must start with sqlite:"],
  ["mysql://me:secret@localhost/x", "must start with sqlite:"],
  ["sqlite:", "names no file"],
  ["sqlite://data/gatehouse.db", "sqlite: takes a path, not a host"],
  ["postgres://me:secret@[::1/x", "must look like postgres://"],
])("refuses %j and keeps the password to itself", async (url, reason) => {
  const error = await openStore(url, options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(StoreUnavailable);
  expect(String(error)).toContain(reason);
  expect(String(error)).not.toContain("secret");
});
