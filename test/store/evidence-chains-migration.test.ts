import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "../../src/platform/store/migrate.js";
import { MIGRATIONS } from "../../src/platform/store/migrated-store.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { rowInsert } from "../../src/platform/store/row-insert.js";
import { sql } from "../../src/platform/store/sql.js";
import { startEngines } from "./engines.js";

const engines = await startEngines();
afterAll(() => engines.stop());

const COLUMNS = [
  "leaf_index",
  "packet_id",
  "leaf_hash",
  "owner",
  "chain",
  "seq",
  "issued_at",
  "epoch",
  "signature",
  "payload",
];
const addEntries = rowInsert({ into: "evidence_entries", columns: COLUMNS });

/** The migrations that came before the one that links entries. */
async function olderMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-migrations-"));
  const names = (await readdir(MIGRATIONS)).filter((name) => name < "0016");
  for (const name of names) await cp(join(MIGRATIONS, name), join(folder, name));
  return folder;
}

for (const engine of engines.list) {
  describe.skipIf(engine.isMissing)(`a log of before the links on ${engine.title}`, () => {
    it("is linked and marked when it is migrated, and keeps all that it held", async () => {
      const place = await engine.createPlace();
      const store = await openStore(place.url, engine);
      const folder = await olderMigrations();
      await migrate(store, folder);
      // Of three entries, two are in one chain and the third in another.
      const rows = Array.from({ length: 300 }, (_, index) => {
        const [chain, seq] =
          index % 3 === 2 ? ["b", (index - 2) / 3] : ["a", index - Math.floor(index / 3)];
        return { index, chain, seq: Number(seq), payload: `{"é":${index}}` };
      });
      const bytes = Buffer.alloc(32, 7);
      await store.run(
        addEntries(
          rows.map(({ index, chain, seq, payload }) => [
            index,
            `pkt_${index}`,
            bytes,
            "key",
            String(chain),
            seq,
            1_000 + index,
            0,
            bytes,
            payload,
          ]),
        ),
      );
      await store.run(sql`INSERT INTO evidence_checkpoints (size, note) VALUES (300, 'a note')`);
      await migrate(store, MIGRATIONS);

      const entries = await store.all(sql`
        SELECT leaf_index, packet_id, leaf_hash, owner, chain, seq, prev_index, issued_at, epoch,
          signature, countersignature, payload
        FROM evidence_entries ORDER BY leaf_index`);
      expect(entries).toEqual(
        rows.map(({ index, chain, seq, payload }) => ({
          leaf_index: index,
          packet_id: `pkt_${index}`,
          leaf_hash: bytes,
          owner: "key",
          chain,
          seq,
          prev_index: rows.find((row) => row.chain === chain && row.seq === seq - 1)?.index ?? null,
          issued_at: 1_000 + index,
          epoch: 0,
          signature: bytes,
          countersignature: null,
          payload,
        })),
      );
      const places = (found: typeof rows) =>
        found.map(({ chain, index }) => ({ chain, leaf_index: index }));
      expect(
        await store.all(sql`SELECT chain, leaf_index FROM evidence_chain_ends ORDER BY chain`),
      ).toEqual([
        { chain: "a", leaf_index: 298 },
        { chain: "b", leaf_index: 299 },
      ]);
      expect(
        await store.all(
          sql`SELECT chain, leaf_index FROM evidence_chain_marks ORDER BY leaf_index`,
        ),
      ).toEqual(places(rows.filter(({ seq }) => seq > 0 && seq % 64 === 0)));
      expect(await store.all(sql`SELECT size, note FROM evidence_checkpoints`)).toEqual([
        { size: 300, note: "a note" },
      ]);
      await store.close();
      await place.remove();
      await rm(folder, { recursive: true });
    });
  });
}
