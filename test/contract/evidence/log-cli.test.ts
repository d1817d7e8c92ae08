import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logCommand } from "../../../src/cli/log.js";
import { rotateSigningKeys } from "../../../src/cli/signing-keys.js";
import { migrate } from "../../../src/platform/store/migrate.js";
import { MIGRATIONS } from "../../../src/platform/store/migrated-store.js";
import { openStore } from "../../../src/platform/store/open-store.js";
import { type Store, sql } from "../../../src/platform/store/sql.js";
import { createEvidenceLog } from "../../../src/services/evidence-log/create-evidence-log.js";
import { readSigningSecret } from "../../../src/services/evidence-log/signing/signing-secret.js";
import { createLogSink } from "../../helpers/log-sink.js";
import { tempFolder } from "../../helpers/temp-folder.js";

const folder = tempFolder();
const SINCE = "2026-01-31T09:00:00.000Z";
let databases = 0;
let databaseUrl: string;
let store: Store;
let out: string;
let err: string;

beforeEach(async () => {
  databases += 1;
  databaseUrl = `sqlite:${join(folder, `${databases}.db`)}`;
  vi.stubEnv("DATABASE_URL", databaseUrl);
  vi.stubEnv("EVIDENCE_SIGNING_KEY", undefined);
  vi.stubEnv("EVIDENCE_SIGNING_KEY_PREVIOUS", undefined);
  out = "";
  err = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    err += String(text);
    return true;
  });
  store = await openStore(databaseUrl, { poolSize: 1 });
  await migrate(store, MIGRATIONS);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await store.close();
});

const open = async () =>
  createEvidenceLog(store, {
    clock: Date.now,
    log: createLogSink("silent").logger,
    origin: "gatehouse.test/evidence",
    secret: await readSigningSecret({
      databaseUrl,
      configured: process.env.EVIDENCE_SIGNING_KEY,
      previous: process.env.EVIDENCE_SIGNING_KEY_PREVIOUS,
    }),
  });
const sealSome = async (count: number) => {
  const log = await open();
  for (let at = 0; at < count; at += 1) {
    const content = { agent_id: "a", decision: `decision ${at}` };
    const about = { owner: "key_a", chain: ["a"] };
    await log.seal({ type: "agent-decision", content, ...about });
  }
  await log.close();
};

describe("gatehouse log audit", () => {
  it("says so when there is nothing to audit", async () => {
    expect(await logCommand.run(["audit"])).toBe(0);
    expect(out).toBe("there is no evidence log yet\n");
  });

  it("finds a log sound and counts what it looked at", async () => {
    await sealSome(5);
    expect(await logCommand.run(["audit"])).toBe(0);
    expect(out).toBe("5 entries in 1 chains under 6 checkpoints are as they were sealed\n");
    out = "";
    expect(await logCommand.run(["audit", "--json"])).toBe(0);
    expect(JSON.parse(out)).toEqual({
      ok: true,
      entries: 5,
      chains: 1,
      checkpoints: 6,
      keys_fit_secret: true,
      fault: null,
    });
  });

  it("names the entry that was changed, with the status 1", async () => {
    await sealSome(5);
    await store.run(
      sql`UPDATE evidence_entries SET signature = ${Buffer.alloc(64)} WHERE leaf_index = 3`,
    );
    expect(await logCommand.run(["audit"])).toBe(1);
    expect(out).toMatch(/^entry 3 of the evidence log was changed: its signature /);
  });

  it("finds keys that do not come from the secret", async () => {
    await sealSome(1);
    vi.stubEnv("EVIDENCE_SIGNING_KEY", Buffer.alloc(32, 5).toString("base64"));
    expect(await logCommand.run(["audit"])).toBe(1);
    expect(out).toBe("the keys in the database do not come from the signing secret\n");
  });
});

describe("gatehouse keys rotate-signing", () => {
  it("begins new keys, which the log then signs with", async () => {
    await sealSome(2);
    expect(await rotateSigningKeys([])).toBe(0);
    const log = await open();
    const keys = await log.keys();
    await log.close();
    expect(out).toBe(
      `packets are signed by ${keys[2]?.key_id}\ncheckpoints are signed by ${keys[3]?.key_id}\n`,
    );
    expect(keys.map(({ not_after }) => not_after === null)).toEqual([false, false, true, true]);
    await sealSome(1);
    out = "";
    expect(await logCommand.run(["audit"])).toBe(0);
    expect(out).toMatch(/^4 entries in 2 chains /);
  });

  it("revokes keys together with their secret only", async () => {
    await sealSome(1);
    expect(await rotateSigningKeys(["--revoke-since", SINCE])).toBe(1);
    expect(err).toMatch(/together with their secret/);
    const { current } = await readSigningSecret({ databaseUrl });
    vi.stubEnv("EVIDENCE_SIGNING_KEY", Buffer.alloc(32, 5).toString("base64"));
    vi.stubEnv("EVIDENCE_SIGNING_KEY_PREVIOUS", current.toString("base64"));
    err = "";
    const status = await rotateSigningKeys(["--revoke-since", SINCE]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    const log = await open();
    const keys = await log.keys();
    await log.close();
    expect(keys.map(({ revoked_at }) => revoked_at)).toEqual([SINCE, SINCE, null, null]);
  });

  it("refuses what is no time, and a log that did not begin", async () => {
    await expect(rotateSigningKeys(["--revoke-since", "yesterday"])).rejects.toThrow(
      /takes a time/,
    );
    expect(await rotateSigningKeys([])).toBe(1);
    expect(err).toMatch(/begins with the server/);
  });
});
