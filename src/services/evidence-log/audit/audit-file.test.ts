import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { evidenceLogOptions } from "../../../../test/helpers/evidence-log-options.js";
import { tempFolder } from "../../../../test/helpers/temp-folder.js";
import { areAsSealed } from "../../../engines/evidence/merkle/packed-leaves.js";
import { migrate } from "../../../platform/store/migrate.js";
import { MIGRATIONS } from "../../../platform/store/migrated-store.js";
import { openStore } from "../../../platform/store/open-store.js";
import { type Query, sql } from "../../../platform/store/sql.js";
import { openSqliteScan } from "../../../platform/store/sqlite/sqlite-scan.js";
import { createEvidenceLog } from "../create-evidence-log.js";
import { CHUNK } from "./audit.js";
import { auditFile, readPacked } from "./audit-file.js";

const COUNT = CHUNK + 40;
const folder = tempFolder();
const sealed = join(folder, "sealed.db");

/** Texts that hold what an audit searches for, or takes longer to read. */
const DECISIONS = [
  "plain",
  '"id":"pkt_0"',
  'a {brace} and a "quote"',
  "é \u{1f602} \u0000 \\",
  "}",
];

beforeAll(async () => {
  const store = await openStore(`sqlite:${sealed}`, { poolSize: 1 });
  await migrate(store, MIGRATIONS);
  const log = await createEvidenceLog(store, evidenceLogOptions());
  const seal = (at: number) =>
    log.seal({
      type: "agent-decision",
      owner: "key_1",
      chain: [`agent ${at % 3}`],
      content: { decision: DECISIONS[at % DECISIONS.length], metadata: { at, seq: at } },
    });
  await Promise.all(Array.from({ length: COUNT }, (_, at) => seal(at)));
  await log.close();
  await store.close();
});

/** A copy of the sealed log after one more statement. */
async function changedBy(statement: Query): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.db`);
  copyFileSync(sealed, file);
  const store = await openStore(`sqlite:${file}`, { poolSize: 1 });
  await store.run(statement);
  await store.close();
  return file;
}

function packedOf(file: string, end: number = CHUNK) {
  const scan = openSqliteScan(file);
  try {
    return readPacked(scan, { from: 0, end });
  } finally {
    scan.close();
  }
}

describe("auditFile", () => {
  it("answers the roots of full tiles and the hashes of the leaves after them", () => {
    const { fault, roots, rest } = auditFile({ file: sealed, from: 0, end: COUNT });
    expect(fault).toBeUndefined();
    expect(roots).toHaveLength(2);
    expect(rest).toHaveLength(COUNT - CHUNK);
  });

  it("reads whole tiles at once, which are accepted as they are, and others not", () => {
    const packed = packedOf(sealed);
    expect(packed && areAsSealed(packed)).toBe(true);
    const tile = packedOf(sealed, CHUNK / 2);
    expect(tile && areAsSealed(tile)).toBe(true);
    expect(packedOf(sealed, COUNT)).toBeUndefined();
  });

  it.each<readonly [what: string, statement: Query, index: number, reason: string]>([
    [
      "a payload",
      sql`UPDATE evidence_entries SET payload = replace(payload, 'decision', 'revision') WHERE leaf_index = 3`,
      3,
      "its payload does not have the leaf hash that is stored",
    ],
    [
      "a payload that is no UTF-8",
      sql`UPDATE evidence_entries SET payload = CAST(x'7bff7d' AS TEXT) WHERE leaf_index = 3`,
      3,
      "its payload does not have the leaf hash that is stored",
    ],
    [
      "a payload with a zero byte",
      sql`UPDATE evidence_entries SET payload = payload || char(0) WHERE leaf_index = 3`,
      3,
      "its payload does not have the leaf hash that is stored",
    ],
    [
      "a large payload",
      sql`UPDATE evidence_entries SET payload = hex(zeroblob(10000)) WHERE leaf_index = 3`,
      3,
      "its payload does not have the leaf hash that is stored",
    ],
    [
      "a leaf hash",
      sql`UPDATE evidence_entries SET leaf_hash = zeroblob(32) WHERE leaf_index = 300`,
      300,
      "its payload does not have the leaf hash that is stored",
    ],
    [
      "leaf hashes of another length",
      sql`UPDATE evidence_entries SET leaf_hash = CASE leaf_index WHEN 5 THEN substr(leaf_hash, 2) ELSE CAST(leaf_hash
        || (SELECT substr(leaf_hash, 1, 1) FROM evidence_entries WHERE leaf_index = 5) AS BLOB) END
        WHERE leaf_index = 4 OR leaf_index = 5`,
      4,
      "its payload does not have the leaf hash that is stored",
    ],
    [
      "an id",
      sql`UPDATE evidence_entries SET packet_id = 'pkt_0' WHERE leaf_index = 1`,
      1,
      "its id is not the one that was sealed",
    ],
    [
      "a chain",
      sql`UPDATE evidence_entries SET chain = '0' WHERE leaf_index = 2`,
      2,
      "its chain is not the one that was sealed",
    ],
    [
      "a place in a chain",
      sql`UPDATE evidence_entries SET seq = leaf_index WHERE leaf_index = 510`,
      510,
      "its seq is not the one that was sealed",
    ],
    [
      "a place in a chain that is nearly the one it was",
      sql`UPDATE evidence_entries SET seq = ${4.999999999999999} WHERE leaf_index = 15`,
      15,
      "its seq is not the one that was sealed",
    ],
    [
      "a time",
      sql`UPDATE evidence_entries SET issued_at = issued_at + 1 WHERE leaf_index = 511`,
      511,
      "its issued_at is not the one that was sealed",
    ],
    [
      "an entry that is gone",
      sql`DELETE FROM evidence_entries WHERE leaf_index = 7`,
      7,
      "it is missing",
    ],
    [
      "the hashes of a tile",
      sql`UPDATE evidence_tiles SET hashes = zeroblob(8192) WHERE level = 0 AND tile_index = 1`,
      256,
      "its leaf hash is not the one in its tile",
    ],
    [
      "the root of a tile",
      sql`UPDATE evidence_tiles SET root = zeroblob(32) WHERE level = 0 AND tile_index = 1`,
      256,
      "the tile that begins with it has another root",
    ],
    [
      "a tile that is gone",
      sql`DELETE FROM evidence_tiles WHERE level = 0 AND tile_index = 0`,
      0,
      "the tile that begins with it is missing",
    ],
  ])("finds %s", async (_what, statement, index, reason) => {
    const file = await changedBy(statement);
    expect(auditFile({ file, from: 0, end: COUNT }).fault).toEqual({ index, reason });
  });

  it.each([
    [
      "payload of one is no UTF-8",
      sql`UPDATE evidence_entries SET payload = CAST(x'7bff7d' AS TEXT) WHERE leaf_index = 9`,
    ],
    [
      "payload of one has another type",
      sql`UPDATE evidence_entries SET payload = CAST(payload AS BLOB) WHERE leaf_index = 9`,
    ],
    [
      "leaf hash of one has another type",
      sql`UPDATE evidence_entries SET leaf_hash = hex(zeroblob(16)) WHERE leaf_index = 9`,
    ],
    [
      "id of one has another type",
      sql`UPDATE evidence_entries SET packet_id = CAST(packet_id AS BLOB) WHERE leaf_index = 9`,
    ],
    ["chain", sql`UPDATE evidence_entries SET chain = CAST(chain AS BLOB) WHERE leaf_index = 9`],
    [
      "place in a chain of one has another type",
      sql`UPDATE evidence_entries SET seq = CAST(seq AS BLOB) WHERE leaf_index = 9`,
    ],
    [
      "time of one has another type",
      sql`UPDATE evidence_entries SET issued_at = CAST(issued_at AS BLOB) WHERE leaf_index = 9`,
    ],
  ])("does not read entries at once when the %s", async (_what, statement) => {
    expect(packedOf(await changedBy(statement))).toBeUndefined();
  });
});
