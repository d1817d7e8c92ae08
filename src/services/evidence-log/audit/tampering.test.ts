import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { evidenceLogOptions } from "../../../../test/helpers/evidence-log-options.js";
import { tempFolder } from "../../../../test/helpers/temp-folder.js";
import { auditLeaves } from "../../../engines/evidence/merkle/growing-tree-audit.js";
import { migrate } from "../../../platform/store/migrate.js";
import { MIGRATIONS } from "../../../platform/store/migrated-store.js";
import { openStore } from "../../../platform/store/open-store.js";
import { type Query, type Store, sql } from "../../../platform/store/sql.js";
import { createThreads } from "../../../platform/threads/threads.js";
import { createEvidenceLog } from "../create-evidence-log.js";
import { LogBroken } from "../evidence-log.js";
import { readHead } from "../log-store.js";
import { rotateSigning } from "../signing/rotate-signing.js";
import { auditLog, CHUNK, lookThrough } from "./audit.js";
import { auditFile } from "./audit-file.js";
import { auditWholeLog } from "./full-audit.js";

const COUNT = 700;
const BUILT = new URL("../../../../dist/", import.meta.url);

const folder = tempFolder();
let store: Store;
const open = () => createEvidenceLog(store, evidenceLogOptions());
const decision = (at: number) => ({
  type: "agent-decision",
  owner: `key_${at % 2}`,
  chain: [`agent ${at % 3}`],
  content: { agent_id: `agent ${at % 3}`, decision: `decision ${at}` },
});

beforeEach(async () => {
  store = await openStore(`sqlite:${join(folder, `${randomUUID()}.db`)}`, { poolSize: 1 });
  await migrate(store, MIGRATIONS);
  const log = await open();
  await Promise.all(Array.from({ length: COUNT }, (_, at) => log.seal(decision(at))));
  await rotateSigning(store, evidenceLogOptions());
  await log.close();
});
afterEach(() => store.close());

/** What is changed, how, and the entry at which it shows; with whether a start notices it. */
const changes: readonly (readonly [
  what: string,
  statement: Query,
  index: number,
  atStart: boolean,
])[] = [
  [
    "a payload",
    sql`UPDATE evidence_entries SET payload = replace(payload, 'decision 3', 'decision 4') WHERE leaf_index = 3`,
    3,
    true,
  ],
  [
    "a leaf hash",
    sql`UPDATE evidence_entries SET leaf_hash = ${Buffer.alloc(32)} WHERE leaf_index = 690`,
    690,
    true,
  ],
  [
    "an id",
    sql`UPDATE evidence_entries SET packet_id = 'pkt_000000000000000000000000' WHERE leaf_index = 5`,
    5,
    true,
  ],
  [
    "a chain",
    sql`UPDATE evidence_entries SET chain = '0000000000000000' WHERE leaf_index = 6`,
    6,
    true,
  ],
  [
    "a place in a chain",
    sql`UPDATE evidence_entries SET seq = 100000 WHERE leaf_index = 7`,
    7,
    true,
  ],
  [
    "a time",
    sql`UPDATE evidence_entries SET issued_at = issued_at + 1 WHERE leaf_index = 8`,
    8,
    true,
  ],
  [
    "a time that no calendar has",
    sql`UPDATE evidence_entries SET issued_at = 9000000000000000 WHERE leaf_index = 9`,
    9,
    true,
  ],
  ["an entry that is gone", sql`DELETE FROM evidence_entries WHERE leaf_index = 11`, 11, true],
  [
    "the last entry that is gone",
    sql`DELETE FROM evidence_entries WHERE leaf_index = 700`,
    700,
    true,
  ],
  ["an entry beyond the end", sql`UPDATE evidence_head SET size = 700 WHERE id = 1`, 700, true],
  [
    "the hashes of a tile",
    sql`UPDATE evidence_tiles SET hashes = ${Buffer.alloc(8192)} WHERE tile_index = 1`,
    256,
    true,
  ],
  [
    "the root of a tile",
    sql`UPDATE evidence_tiles SET root = ${Buffer.alloc(32)} WHERE tile_index = 1`,
    256,
    true,
  ],
  ["a tile that is gone", sql`DELETE FROM evidence_tiles WHERE tile_index = 0`, 0, true],
  ["an owner", sql`UPDATE evidence_entries SET owner = 'key_0' WHERE leaf_index = 13`, 13, false],
  [
    "the owner of a chain",
    sql`UPDATE evidence_chains SET owner = 'key_9' WHERE chain = (SELECT chain FROM evidence_entries WHERE leaf_index = 2)`,
    2,
    false,
  ],
  [
    "the agent of a chain",
    sql`UPDATE evidence_chains SET agent_id = 'agent 9' WHERE chain = (SELECT chain FROM evidence_entries WHERE leaf_index = 2)`,
    2,
    false,
  ],
  [
    "the workflow of a chain",
    sql`UPDATE evidence_chains SET workflow_id = 'x' WHERE chain = (SELECT chain FROM evidence_entries WHERE leaf_index = 1)`,
    1,
    false,
  ],
  [
    "the revocation of a key",
    sql`UPDATE evidence_signing_keys SET revoked_at = 1 WHERE epoch = 0 AND purpose = 'packet'`,
    700,
    false,
  ],
  [
    "the end of a key",
    sql`UPDATE evidence_signing_keys SET ended_at = NULL WHERE epoch = 0`,
    700,
    false,
  ],
  ["the head, gone", sql`DELETE FROM evidence_head`, 0, true],
  [
    "the signed head",
    sql`UPDATE evidence_head SET checkpoint = (SELECT note FROM evidence_checkpoints WHERE size = 0)`,
    700,
    true,
  ],
  [
    "a signature",
    sql`UPDATE evidence_entries SET signature = ${Buffer.alloc(64)} WHERE leaf_index = 14`,
    14,
    false,
  ],
  ["an epoch", sql`UPDATE evidence_entries SET epoch = 1 WHERE leaf_index = 15`, 15, false],
  [
    "a countersignature",
    sql`UPDATE evidence_entries SET countersignature = ${Buffer.alloc(64)} WHERE leaf_index = 700`,
    700,
    false,
  ],
  [
    "a countersignature that is gone",
    sql`UPDATE evidence_entries SET countersignature = NULL WHERE leaf_index = 700`,
    700,
    false,
  ],
  [
    "a countersignature too many",
    sql`UPDATE evidence_entries SET countersignature = signature WHERE leaf_index = 16`,
    16,
    false,
  ],
  [
    "what it follows in its chain",
    sql`UPDATE evidence_entries SET prev_index = prev_index - 1 WHERE leaf_index = 17`,
    17,
    false,
  ],
  [
    "the end of a chain",
    sql`UPDATE evidence_chain_ends SET leaf_index = 18 WHERE leaf_index = 699`,
    699,
    false,
  ],
  [
    "the end of a chain that is gone",
    sql`DELETE FROM evidence_chain_ends WHERE leaf_index = 698`,
    698,
    false,
  ],
  [
    "a mark in a chain",
    sql`UPDATE evidence_chain_marks SET leaf_index = 19 WHERE chain = (SELECT chain FROM evidence_entries WHERE leaf_index = 20)`,
    19,
    false,
  ],
  [
    "a checkpoint",
    sql`UPDATE evidence_checkpoints SET note = replace(note, 'gatehouse.test', 'gatehouse.best') WHERE size = 700`,
    699,
    false,
  ],
];

describe("a stored log that was changed", () => {
  it.each(changes)("shows %s", async (_what, statement, index, atStart) => {
    expect(await store.run(statement)).toBeGreaterThan(0);
    const report = await auditWholeLog(store);
    expect(report?.fault).toMatchObject({ index });
    const opening = open();
    if (!atStart) return (await opening).close();
    await expect(opening).rejects.toThrow(LogBroken);
    return undefined;
  });

  it.each(changes.filter(([what]) => what !== "the head, gone"))(
    "shows %s alike when a thread reads the file",
    async (_what, statement) => {
      await store.run(statement);
      const head = await readHead(store);
      if (!head || store.file === undefined) throw new Error("the log is in a file");
      const { file } = store;
      const onThread = await auditLog(store, head, {
        step: 2 * CHUNK,
        look: async (range) => auditFile({ ...range, file }),
      });
      expect(onThread).toEqual(
        await auditLog(store, head, { look: lookThrough(store, auditLeaves) }),
      );
    },
  );

  it.each(changes.filter(([, , , atStart]) => atStart).slice(0, 3))(
    "is refused at the start for %s, by the number of the entry",
    async (_what, statement, index) => {
      await store.run(statement);
      await expect(open()).rejects.toThrow(`entry ${index} of the evidence log was changed`);
    },
  );

  it.each([
    ["is another size", sql`UPDATE evidence_head SET size = 1 WHERE id = 1`],
    [
      "is an older one",
      sql`UPDATE evidence_head SET checkpoint = (SELECT note FROM evidence_checkpoints WHERE size = 700) WHERE id = 1`,
    ],
    ["is not a note", sql`UPDATE evidence_head SET checkpoint = 'x' WHERE id = 1`],
  ])("is refused at the start when the head %s", async (_what, statement) => {
    await store.run(statement);
    await expect(open()).rejects.toThrow(LogBroken);
  });

  it("is found in the background when it was audited before, and nothing is sealed then", async () => {
    await store.run(sql`UPDATE evidence_head SET audited_size = 701 WHERE id = 1`);
    await store.run(
      sql`UPDATE evidence_entries SET payload = replace(payload, 'decision 3', 'decision 4') WHERE leaf_index = 3`,
    );
    const threads = createThreads({ threads: 2, memoryMb: 64, root: BUILT });
    const log = await createEvidenceLog(store, { ...evidenceLogOptions(), threads });
    await expect.poll(() => log.fault()).toMatch(/^entry 3 /);
    await expect(log.seal(decision(1))).rejects.toThrow(LogBroken);
    await log.close();
    await threads.close();
  });

  it("is not what a sound log looks like, which is audited in the background to its end", async () => {
    const threads = createThreads({ threads: 2, memoryMb: 64, root: BUILT });
    const log = await createEvidenceLog(store, { ...evidenceLogOptions(), threads });
    await expect.poll(async () => (await readHead(store))?.audited_size).toBe(COUNT + 1);
    expect(log.fault()).toBeUndefined();
    expect(await auditWholeLog(store)).toMatchObject({ size: COUNT + 1, chains: 7 });
    await log.close();
    await threads.close();
  });
});
