import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tempFolder } from "../../../test/helpers/temp-folder.js";
import { type Heartbeat, startHeartbeat } from "../heartbeat/heartbeat.js";
import { type ServerSecret, serverSecret } from "../secrets/server-secret.js";
import { migrate } from "../store/migrate.js";
import type { Store } from "../store/sql.js";
import { StoreUnavailable, sql } from "../store/sql.js";
import { openSqlite } from "../store/sqlite/sqlite.js";
import { ClaimLost } from "./claim-lost.js";
import { type Claim, createIdempotency, type Idempotency } from "./idempotency.js";

const MIGRATIONS = fileURLToPath(new URL("../../../migrations", import.meta.url));
const file = join(tempFolder(), "kept.db");
const request = { scope: "key_1 POST /jobs", header: "order-7", body: Buffer.from("{}") };
const answer = { status: 200, headers: {}, body: Buffer.from('{"ok":true}') };
let store: Store;
let kept: Idempotency;
let heartbeat: Heartbeat;
let stop: () => Promise<void>;

beforeAll(async () => {
  store = openSqlite(file, { lockedMsMax: 50 });
  await migrate(store, MIGRATIONS);
  heartbeat = await startHeartbeat(store, Date.now, () => undefined);
  kept = createIdempotency(store, {
    clock: Date.now,
    secret: serverSecret("s".repeat(32), []),
    heartbeat,
  });
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
    claim: { places: [{ id: idOf(claim.claim) }], recoveryPoint: undefined, isTakenOver: false },
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

/** The claim of a request that nobody has claimed, or whose process is gone. */
async function claimOf(header: string): Promise<Claim> {
  const claimed = await kept.claim({ ...request, header });
  if (claimed.outcome !== "run") throw new Error(`the claim answered ${claimed.outcome}`);
  return claimed.claim;
}

const idOf = ({ places }: Claim) => places[0]?.id ?? "";

/** Leaves a claim as a process does that died. */
const abandon = (claim: Claim) =>
  store.run(sql`
    UPDATE idempotent_answers SET process_id = 'prc_dead' WHERE id = ${idOf(claim)}`);

describe("work that another process has taken over", () => {
  it("is rolled back where it comes late, and leaves the answer of the other", async () => {
    const late = await claimOf("order-9");
    await abandon(late);
    const taken = await claimOf("order-9");
    expect(taken).toMatchObject({
      places: [{ id: idOf(late) }],
      isTakenOver: true,
      recoveryPoint: undefined,
    });
    await store.exec("CREATE TABLE done (by TEXT)");
    const work = store.tx(async (tx) => {
      await tx.run(sql`INSERT INTO done (by) VALUES ('late')`);
      await kept.keepWith(tx, late, answer);
    });
    await expect(work).rejects.toThrow(ClaimLost);
    await expect(store.tx((tx) => kept.reach(tx, late, "half way"))).rejects.toThrow(ClaimLost);
    expect(await store.all(sql`SELECT by FROM done`)).toEqual([]);
    await kept.release(late);
    await store.tx((tx) => kept.keepWith(tx, taken, answer));
    await kept.keep(late, { ...answer, status: 409 });
    expect(await kept.claim({ ...request, header: "order-9" })).toEqual({
      outcome: "replay",
      answer,
    });
  });

  it("is refused to a late claim of the same process as well", async () => {
    const late = await claimOf("order-10");
    await kept.release(late);
    const next = await claimOf("order-10");
    expect(next.isTakenOver).toBe(false);
    await expect(store.tx((tx) => kept.keepWith(tx, late, answer))).rejects.toThrow(ClaimLost);
  });
});

describe("a recovery point", () => {
  it.each(["given up", "cut off"])("is where work that was %s goes on", async (how) => {
    const header = `order ${how}`;
    const first = await claimOf(header);
    await store.tx((tx) => kept.reach(tx, first, "half way"));
    await (how === "given up" ? kept.release(first) : abandon(first));
    const next = await claimOf(header);
    expect(next).toMatchObject({
      recoveryPoint: "half way",
      isTakenOver: how === "cut off",
    });
    await store.tx((tx) => kept.keepWith(tx, next, answer));
    expect(await kept.claim({ ...request, header })).toEqual({ outcome: "replay", answer });
  });

  it("is stored sealed", async () => {
    const claim = await claimOf("order-11");
    await store.tx((tx) => kept.reach(tx, claim, "half way"));
    const row = await store.get<{ recovery_point: Buffer }>(
      sql`SELECT recovery_point FROM idempotent_answers WHERE id = ${idOf(claim)}`,
    );
    expect(row?.recovery_point.toString("latin1")).not.toContain("half way");
  });

  it("goes with the transaction that does not reach it", async () => {
    const first = await claimOf("order-12");
    const work = store.tx(async (tx) => {
      await kept.reach(tx, first, "half way");
      throw new Error("a defect");
    });
    await expect(work).rejects.toThrow("a defect");
    await abandon(first);
    expect((await claimOf("order-12")).recoveryPoint).toBeUndefined();
  });
});

describe("while the secret of the server is replaced", () => {
  const [before, after] = ["b".repeat(32), "a".repeat(32)] as const;
  const open = (secret: ServerSecret) =>
    createIdempotency(store, { clock: Date.now, secret, heartbeat });
  const former = (value: string) => [{ value, replacedAt: Date.now() }];
  const [knowsBefore, knowsAfter] = [serverSecret(before, []), serverSecret(after, [])];
  const newOrder = (header: string) => ({ ...request, header });
  const servers = {
    "the one before alone": knowsBefore,
    "the new one beside it": serverSecret(after, former(before)),
    "the one before beside the new one": serverSecret(before, former(after)),
    "the new one alone": knowsAfter,
  };
  const pairs = Object.keys(servers).flatMap((first) =>
    Object.keys(servers).map((second) => [first, second] as const),
  ) as [keyof typeof servers, keyof typeof servers][];
  const mixed = pairs.filter(
    (pair) => !(pair.includes("the one before alone") && pair.includes("the new one alone")),
  );

  it.each(mixed)(
    "a server that knows %s and one that knows %s replay each other's answers",
    async (first, second) => {
      const order = newOrder(`mixed ${first} ${second}`);
      const claimed = await open(servers[first]).claim(order);
      if (claimed.outcome !== "run") throw new Error(claimed.outcome);
      await store.tx((tx) => kept.keepWith(tx, claimed.claim, answer));
      expect(await open(servers[second]).claim(order)).toEqual({ outcome: "replay", answer });
      const other = { ...order, body: Buffer.from("[]") };
      expect(await open(servers[second]).claim(other)).toEqual({ outcome: "other-body" });
    },
  );

  it.each(mixed)("one that knows %s and one that knows %s run work once", async (...pair) => {
    const order = newOrder(`once ${pair.join()}`);
    let runs = 0;
    const outcomes = await Promise.all(
      pair.map(async (name) => {
        const server = open(servers[name]);
        const claimed = await server.claim(order);
        if (claimed.outcome === "run") {
          runs += 1;
          await server.keep(claimed.claim, answer);
        }
        return claimed.outcome;
      }),
    );
    expect(runs).toBe(1);
    expect(outcomes.sort()).toEqual(["replay", "run"]);
  });

  it("work that was cut off goes on where it stood", async () => {
    const order = newOrder("cut off under the one before");
    const claimed = await open(knowsBefore).claim(order);
    if (claimed.outcome !== "run") throw new Error(claimed.outcome);
    await store.tx((tx) => kept.reach(tx, claimed.claim, "half way"));
    await abandon(claimed.claim);
    const server = open(servers["the new one beside it"]);
    const next = await server.claim(order);
    if (next.outcome !== "run") throw new Error(next.outcome);
    expect(next.claim).toMatchObject({ recoveryPoint: "half way", isTakenOver: true });
    await server.release(next.claim);
    expect(await server.claim(order)).toMatchObject({
      outcome: "run",
      claim: { recoveryPoint: "half way" },
    });
  });

  it("a server whose secret was replaced a day ago answers that it cannot be used", async () => {
    const spent = serverSecret(before, [], () => Date.now() - 86_400_000);
    await expect(open(spent).claim(newOrder("spent"))).rejects.toThrow(
      new StoreUnavailable("SESSION_SECRET was replaced a day ago: restart with the new one"),
    );
  });
});
