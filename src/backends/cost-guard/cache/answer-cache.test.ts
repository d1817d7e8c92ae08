import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { bothStores } from "../../../../test/helpers/both-stores.js";
import { serverSecret } from "../../../platform/secrets/server-secret.js";
import { type Store, sql } from "../../../platform/store/sql.js";
import { createTallies, forgetDays } from "../usage/tallies.js";
import { createAnswerCache, forgetStoredBefore } from "./answer-cache.js";

const DAY_MS = 86_400_000;
const log = pino({ level: "silent" });
const bounds = { keptMs: DAY_MS, accountBytesMax: 10_000, bytesMax: 15_000 };
const usage = { input: 7, output: 3 };

const question = (digest: string, accountId = "acc_1") => ({ accountId, digest, route: "big" });
const answer = (text: string) => ({ text, model: "big", usage });

describe.each(await bothStores())("answers that are kept, on $title", ({ open }) => {
  let store: Store;
  let now: number;

  beforeEach(async () => {
    store = await open();
    for (const table of ["cached_completions", "cached_completion_sums", "completion_days"]) {
      await store.exec(`DELETE FROM ${table}`);
    }
    now = 100 * DAY_MS;
    return () => store.close();
  });

  const cacheUnder = (secret = "s".repeat(32)) =>
    createAnswerCache({ store, clock: () => now, log, secret: serverSecret(secret, []) }, bounds);

  it("are found by account, model and question, for their time", async () => {
    const cache = cacheUnder();
    await cache.put(question("a"), answer("It is\na text"));
    expect(await cache.find(question("a"))).toEqual({ ...answer("It is\na text"), storedAt: now });
    expect(await cache.find(question("b"))).toBeUndefined();
    expect(await cache.find(question("a", "acc_2"))).toBeUndefined();
    expect(await cache.find({ ...question("a"), route: "small" })).toBeUndefined();
    expect(await cacheUnder("t".repeat(32)).find(question("a"))).toBeUndefined();
    now += DAY_MS;
    expect(await cache.find(question("a"))).toBeUndefined();
  });

  it("are as none where their row was damaged", async () => {
    const cache = cacheUnder();
    await cache.put(question("a"), answer("one"));
    const row = await store.get<{ sealed: Buffer }>(sql`SELECT sealed FROM cached_completions`);
    const sealed = Buffer.from(row?.sealed ?? []);
    sealed.writeUInt8(sealed.readUInt8(20) ^ 1, 20);
    await store.run(sql`UPDATE cached_completions SET sealed = ${sealed}`);
    expect(await cache.find(question("a"))).toBeUndefined();
    await cache.put(question("a"), answer("two"));
    expect(await cache.find(question("a"))).toMatchObject({ text: "two" });
  });

  it("are replaced by newer ones, and counted once", async () => {
    const cache = cacheUnder();
    await cache.put(question("a"), answer("one"));
    now += 5;
    await cache.put(question("a"), answer("another"));
    expect(await cache.find(question("a"))).toMatchObject({ text: "another", storedAt: now });
    const row = await store.get<{ bytes: number }>(sql`SELECT bytes FROM cached_completions`);
    expect(await cache.sumOf("acc_1")).toEqual({ items: 1, bytes: row?.bytes });
  });

  it("go where there is no room, those used longest ago first, of the account and of all", async () => {
    const cache = cacheUnder();
    const put = (digest: string, account = "acc_1") => {
      now += 61_000;
      return cache.put(question(digest, account), answer("x".repeat(3_000)));
    };
    const kept = async (account: string) =>
      (
        await Promise.all(
          ["a", "b", "c", "d"].map(async (digest) =>
            (await cache.find(question(digest, account))) ? digest : "",
          ),
        )
      ).join("");
    for (const digest of ["a", "b", "c"]) await put(digest);
    now += 61_000;
    await cache.find(question("a"));
    await sleep(50);
    await put("d");
    expect(await kept("acc_1")).toBe("acd");
    for (const digest of ["a", "b"]) await put(digest, "acc_2");
    const items = async (account: string) => (await cache.sumOf(account)).items;
    expect([await items("acc_1"), await items("acc_2"), await items("")]).toEqual([2, 2, 4]);
    expect((await cache.sumOf("")).bytes).toBeLessThanOrEqual(bounds.bytesMax);
    await cache.put(question("e"), answer("x".repeat(20_000)));
    expect(await items("")).toBe(4);
  });

  it("are forgotten when they are too old, with their sums", async () => {
    const cache = cacheUnder();
    for (const digest of ["a", "b"]) await cache.put(question(digest), answer("one"));
    now += 1;
    await cache.put(question("c", "acc_2"), answer("two"));
    expect(await forgetStoredBefore(store, now - 1)).toBe(2);
    expect(await cache.sumOf("acc_1")).toEqual({ items: 0, bytes: 0 });
    expect(await cache.sumOf("")).toEqual(await cache.sumOf("acc_2"));
  });

  it("are counted by day and model", async () => {
    const tallies = createTallies({ store, clock: () => now, log });
    const count = (kind: "hit" | "miss" | "failure", accountId = "acc_1") =>
      tallies.count({ accountId, model: "big", kind, usage });
    count("hit");
    count("hit");
    await tallies.flush();
    count("miss");
    count("miss", "acc_2");
    now += DAY_MS;
    count("failure");
    const day = { account_id: "acc_1", model: "big", hits: 0, misses: 0, bypasses: 0, failures: 0 };
    expect(await tallies.since("acc_1", 0)).toEqual([
      {
        ...{ ...day, day: 100, hits: 2, misses: 1, input_tokens: 7, output_tokens: 3 },
        ...{ saved_input_tokens: 14, saved_output_tokens: 6 },
      },
      {
        ...{ ...day, day: 101, failures: 1, input_tokens: 7, output_tokens: 3 },
        ...{ saved_input_tokens: 0, saved_output_tokens: 0 },
      },
    ]);
    expect(await tallies.since("acc_1", 102)).toEqual([]);
    expect(await forgetDays(store, now + 400 * DAY_MS)).toBe(2);
    expect(await tallies.since("acc_1", 0)).toHaveLength(1);
  });
});
