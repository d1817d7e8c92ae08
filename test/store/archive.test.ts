import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkArchive, exportDatabase } from "../../src/platform/store/archive/export-database.js";
import {
  importIntoFile,
  importIntoPostgres,
} from "../../src/platform/store/archive/import-database.js";
import {
  findDerived,
  findFilled,
  readCatalogue,
  readSchema,
} from "../../src/platform/store/archive/tables.js";
import type { Sums } from "../../src/platform/store/archive/write-archive.js";
import { openMigratedStore } from "../../src/platform/store/migrated-store.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { type Store, sql } from "../../src/platform/store/sql.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { startEngines } from "./engines.js";

const folder = tempFolder();
const ROWS = 1_200;
const engines = await startEngines();
afterAll(() => engines.stop());
const { tables, migrations } = await readSchema();

let files = 0;
function newFile(suffix: string): string {
  files += 1;
  return join(folder, `${files}${suffix}`);
}

const order = { audit: async () => {}, onProgress: () => {}, onCheck: () => {} };

function exported(from: { file: string } | { url: string }, to: string) {
  const look = async () => {};
  const createdAt = "2026-01-01T00:00:00.000Z";
  return exportDatabase({ from, name: "it", to, createdAt, look, onProgress: () => {} });
}

async function importFile(archive: string): Promise<{ file: string; sums: Sums }> {
  const file = newFile(".db");
  writeFileSync(file, "");
  return { file, sums: await importIntoFile(file, { ...order, archive }) };
}

/** What both engines hold, and no more: every kind of value in some column of its type. */
async function fill(store: Store): Promise<void> {
  const texts = ["", "é\u{1f602}\ufffd", '"\\\n\t\u0001', "x".repeat(100_000)];
  for (const [at, text] of texts.entries()) {
    await store.run(sql`
      INSERT INTO accounts (id, email, keys_made, created_at)
      VALUES (${`acc_${at}`}, ${text}, ${(-1n) ** BigInt(at) * (2n ** 62n + 1n)}, 0)`);
  }
  await store.run(sql`INSERT INTO sessions (digest, account_id, created_at, expires_at)
    VALUES ('s', 'acc_0', ${-(2n ** 63n)}, ${2n ** 63n - 1n})`);
  for (const [at, price] of [1, 0.1, 5e-324, 1.7976931348623157e308, -2.5, 1e21].entries()) {
    await store.run(
      sql`INSERT INTO asset_prices (asset, day, price) VALUES ('a', ${`${at}`}, ${price})`,
    );
  }
  await store.run(sql`INSERT INTO asset_prices (asset, day, price)
    VALUES ('a', '8', ${Number.POSITIVE_INFINITY}), ('Z', '8', ${Number.NEGATIVE_INFINITY})`);
  await store.run(sql`INSERT INTO keyspaces (id, account_id, name, keys, bytes, version_floor, created_at)
    VALUES (1, 'acc_0', NULL, 0, 0, 0, 0)`);
  const keys = [Buffer.of(), Buffer.of(0), Buffer.of(0xff), Buffer.of(0xff, 0), Buffer.from("a")];
  for (const key of keys) {
    await store.run(sql`INSERT INTO keyed_values (keyspace_id, key, version, bytes, updated_at)
      VALUES (1, ${key}, 1, 0, 0)`);
  }
  await store.run(sql`INSERT INTO keyed_long_values (id, value) VALUES (41, 'long')`);
  await store.run(sql`UPDATE counters SET value = 7 WHERE name = 'keyspaces'`);
  await store.tx(async (tx) => {
    for (let at = 0; at < ROWS; at += 1) {
      await tx.run(
        sql`INSERT INTO quota_days (counter_id, day, used) VALUES (${`key ${at}`}, ${at}, 1)`,
      );
    }
  });
}

let filled: string;
let archive: string;
let sums: Sums;
beforeAll(async () => {
  filled = newFile(".db");
  const store = await openMigratedStore(`sqlite:${filled}`, { poolSize: 1 });
  await fill(store);
  await store.close();
  archive = newFile(".gz");
  ({ sums } = await exported({ file: filled }, archive));
});

describe("an archive", () => {
  it("has every table of the catalogue with its rows and sums", async () => {
    const names = tables.map(({ name }) => name);
    expect(Object.keys(sums)).toEqual(names);
    expect(names).toContain("evidence_entries");
    expect(names).not.toContain("migrations");
    expect(names.indexOf("agents")).toBeLessThan(names.indexOf("jobs"));
    expect(sums.quota_days).toMatchObject({ rows: ROWS });
    const lines = gunzipSync(readFileSync(archive)).toString().trimEnd().split("\n");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ format: "gatehouse-archive", version: 1 });
    expect(JSON.parse(lines.at(-1) ?? "")).toEqual({ sums });
    await checkArchive(archive);
  });

  it("becomes a file with the same rows", async () => {
    const imported = await importFile(archive);
    expect(imported.sums).toEqual(sums);
    expect((await exported({ file: imported.file }, newFile(".gz"))).sums).toEqual(sums);
    const store = await openStore(`sqlite:${imported.file}`, { poolSize: 1 });
    expect(await findFilled(store, tables)).toBeDefined();
    await store.close();
  });

  it("carries between files of SQLite what PostgreSQL has no place for", async () => {
    const odd = newFile(".db");
    const store = await openMigratedStore(`sqlite:${odd}`, { poolSize: 1 });
    await store.run(sql`INSERT INTO accounts (id, email, keys_made, created_at)
      VALUES ('a', ${"zero \0"}, 2.5, 0), ('b', CAST(x'eda080' AS TEXT), 'many', x'00'), ('c', ${"\ufffd"}, 1, 0)`);
    await store.close();
    const to = newFile(".gz");
    const first = await exported({ file: odd }, to);
    const imported = await importFile(to);
    expect(imported.sums).toEqual(first.sums);
    const connection = new Database(imported.file);
    const read = connection.prepare(
      "SELECT hex(email), typeof(keys_made), typeof(created_at) FROM accounts ORDER BY id",
    );
    expect(read.raw().all()).toEqual([
      ["7A65726F2000", "real", "integer"],
      ["EDA080", "text", "blob"],
      ["EFBFBD", "integer", "integer"],
    ]);
    connection.close();
  });

  const rewritten = (change: (text: string) => string) => {
    const file = newFile(".gz");
    writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(archive)).toString())));
    return file;
  };
  it.each([
    [
      "a row that is gone",
      (text: string) => text.replace('["key 7",7,1]\n', ""),
      "the rows of quota_days are not those that were written",
    ],
    [
      "a value that is another",
      (text: string) => text.replace('["key 7",7,1]', '["key 7",7,2]'),
      "the rows of quota_days are not those that were written",
    ],
    [
      "a value of another type",
      (text: string) => text.replace('["key 7",7,1]', '["key 7",7,true]'),
      "a value of type boolean stands where BIGINT should",
    ],
    ["no end", (text: string) => text.slice(0, text.lastIndexOf('{"sums"')), "its end is missing"],
    ["half a line", (text: string) => text.slice(0, -10), "its last line has no end"],
    [
      "a table that there is not",
      (text: string) => text.replace('{"table":"jobs"', '{"table":"works"'),
      "it has a table works, which there is not",
    ],
    [
      "another column",
      (text: string) => text.replace('["email","TEXT"]', '["mail","TEXT"]'),
      "the columns of accounts are others",
    ],
    [
      "a newer version",
      (text: string) => text.replace('"version":1', '"version":2'),
      "is an archive of a newer release",
    ],
    [
      "another format",
      (text: string) => text.replace("gatehouse-archive", "x"),
      "is not an archive of Gatehouse",
    ],
    [
      "a newer schema",
      (text: string) => text.replace('"0001_foundation"', '"0001_foundation","9999_more"'),
      "the archive is newer: 9999_more",
    ],
    [
      "an older schema",
      (text: string) => text.replace('"0001_foundation",', ""),
      "lacks the migration 0001_foundation",
    ],
  ])("is refused with %s", async (_what, change, reason) => {
    await expect(importFile(rewritten(change))).rejects.toThrow(reason);
  });

  it("is refused when it is cut off or has a flipped bit", async () => {
    const bytes = readFileSync(archive);
    const cut = newFile(".gz");
    writeFileSync(cut, bytes.subarray(0, bytes.length / 2));
    await expect(importFile(cut)).rejects.toThrow("is cut off: its end is missing");
    const flipped = newFile(".gz");
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(flipped, bytes);
    await expect(importFile(flipped)).rejects.toThrow("is damaged");
  });
});

for (const engine of engines.list.filter(({ isKept }) => isKept)) {
  it.skipIf(engine.isMissing)(
    `the tables of ${engine.title} are those that archives carry`,
    async () => {
      const place = await engine.createPlace();
      const store = await openMigratedStore(place.url, engine);
      expect(findDerived(tables, await readCatalogue(store))).toEqual([]);
      expect(await findFilled(store, tables)).toBeUndefined();
      await store.close();
      await place.remove();
    },
  );
}

for (const engine of engines.list.filter(({ title }) => /^P/.test(title))) {
  describe.skipIf(engine.isMissing)(`an archive and ${engine.title}`, () => {
    const settle = async () => {};
    const into = (url: string, from: string) =>
      importIntoPostgres(url, { ...order, archive: from, name: "it", settle });

    it("carry all rows there and back", async () => {
      const { url, remove } = await engine.createPlace();
      expect(await into(url, archive)).toEqual(sums);
      await expect(into(url, archive)).rejects.toThrow(
        "it is not empty, there are rows in accounts",
      );
      const back = newFile(".gz");
      const again = await exported({ url }, back);
      expect(again).toEqual({ engine: "postgres", sums, derived: [] });
      expect((await importFile(back)).sums).toEqual(sums);
      const store = await openStore(url, engine);
      const next = await store.get(
        sql`INSERT INTO keyed_long_values (value) VALUES ('next') RETURNING id`,
      );
      expect(next).toEqual({ id: 42 });
      await store.close();
      await remove();
    });

    it("leave out what a server made from the rows", async () => {
      const { url, remove } = await engine.createPlace();
      const store = await openMigratedStore(url, engine);
      await store.exec(`CREATE TABLE vector_embeddings (id TEXT);
        ALTER TABLE vector_collections ADD COLUMN embedded_version BIGINT`);
      await store.close();
      const { derived } = await exported({ url }, newFile(".gz"));
      expect(derived).toEqual(["vector_collections.embedded_version", "vector_embeddings.id"]);
      await remove();
    });

    it("leave the database empty when something does not fit", async () => {
      const odd = newFile(".db");
      const source = await openMigratedStore(`sqlite:${odd}`, { poolSize: 1 });
      await source.run(
        sql`INSERT INTO accounts (id, email, keys_made, created_at) VALUES ('a', ${"\0"}, 0, 0)`,
      );
      await source.close();
      const from = newFile(".gz");
      await exported({ file: odd }, from);
      const { url, remove } = await engine.createPlace();
      await expect(into(url, from)).rejects.toThrow(
        "PostgreSQL cannot hold a text with a zero character, which a row has in accounts.email",
      );
      const store = await openStore(url, engine);
      expect(await findFilled(store, tables)).toBeUndefined();
      await store.close();
      await remove();
    });
  });
}

it("names the migrations without what tells the engines apart", () => {
  expect(migrations).toContain("0005_keyed_store");
});
