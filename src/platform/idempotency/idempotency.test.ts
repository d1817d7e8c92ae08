import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tempFolder } from "../../../test/helpers/temp-folder.js";
import { startHeartbeat } from "../heartbeat/heartbeat.js";
import { migrate } from "../store/migrate.js";
import type { Store } from "../store/sql.js";
import { StoreUnavailable } from "../store/sql.js";
import { openSqlite } from "../store/sqlite/sqlite.js";
import { createIdempotency, type Idempotency } from "./idempotency.js";

const MIGRATIONS = fileURLToPath(new URL("../../../migrations", import.meta.url));
const file = join(tempFolder(), "kept.db");
const request = { scope: "key_1 POST /jobs", header: "order-7", body: Buffer.from("{}") };
const answer = { status: 200, headers: {}, body: Buffer.from('{"ok":true}') };
let store: Store;
let kept: Idempotency;
let stop: () => Promise<void>;

beforeAll(async () => {
  store = openSqlite(file, { lockedMsMax: 50 });
  await migrate(store, MIGRATIONS);
  const heartbeat = await startHeartbeat(store, Date.now, () => undefined);
  const { processId } = heartbeat;
  kept = createIdempotency(store, { clock: Date.now, secret: "s".repeat(32), processId });
  stop = async () => {
    await heartbeat.close();
    await store.close();
  };
});

afterAll(() => stop());

it("gives up work whose answer could not be kept, once the store can be written again", async () => {
  const claim = await kept.claim(request);
  if (claim.outcome !== "run") throw new Error(`the first claim answered ${claim.outcome}`);

  const intruder = new Database(file);
  intruder.exec("BEGIN IMMEDIATE");
  await expect(kept.keep(claim.claim, answer)).rejects.toThrow(StoreUnavailable);
  await expect(kept.releaseUnkept()).rejects.toThrow(StoreUnavailable);
  intruder.exec("ROLLBACK");
  intruder.close();

  await kept.releaseUnkept();
  expect(await kept.claim(request)).toMatchObject({
    outcome: "run",
    claim: { id: claim.claim.id, recoveryPoint: undefined, isTakenOver: false },
  });
});

it("replays what was kept", async () => {
  const other = { ...request, header: "order-8" };
  const claim = await kept.claim(other);
  if (claim.outcome !== "run") throw new Error(`the first claim answered ${claim.outcome}`);
  await kept.keep(claim.claim, answer);
  await kept.releaseUnkept();
  expect(await kept.claim(other)).toEqual({ outcome: "replay", answer });
});
