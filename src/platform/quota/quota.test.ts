import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryStore } from "../../../test/helpers/temporary-store.js";
import type { Query, Store, Writer } from "../store/sql.js";
import { createQuota } from "./quota.js";
import { addUsed, takeBackUsed } from "./quota-store.js";

const DAY_MS = 86_400_000;
const LIMIT = 10;

let store: Store;
beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.close());

describe("a quota", () => {
  it("grants no more than its limit on any day, whatever comes at once and is given back", async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("take" as const), calls: fc.integer({ min: 1, max: 15 }) }),
      fc.record({ kind: fc.constant("back" as const) }),
      fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: DAY_MS }) }),
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        let now = 20_000 * DAY_MS - 5;
        const quotas = [createQuota(store, () => now, LIMIT), createQuota(store, () => now, LIMIT)];
        const counter = `key_${run++}`;
        const usedByDay = new Map<number, number>();
        const used = () => usedByDay.get(Math.floor(now / DAY_MS)) ?? 0;
        for (const one of steps) {
          const day = Math.floor(now / DAY_MS);
          if (one.kind === "wait") now += one.ms;
          else if (one.kind === "back" && used() > 0) {
            await quotas[0]?.giveBack(counter, day);
            usedByDay.set(day, used() - 1);
          } else if (one.kind === "take") {
            const before = used();
            const answers = await Promise.all(
              Array.from({ length: one.calls }, (_, at) => quotas[at % 2]?.take(counter)),
            );
            const granted = answers.filter((answer) => answer?.granted);
            expect(granted).toHaveLength(Math.min(one.calls, LIMIT - before));
            const told = granted.map((answer) => answer?.remaining);
            expect(new Set(told).size).toBe(granted.length);
            usedByDay.set(day, before + granted.length);
          }
          expect(await quotas[1]?.remaining(counter)).toBe(LIMIT - used());
        }
      }),
      { numRuns: 200 },
    );
  });

  it("counts no more calls than it grants when others are given back between its statements", async () => {
    const row = { counterId: "key_busy", day: 20_000 };
    await addUsed(store, row, { wanted: LIMIT, limit: LIMIT });
    let toGiveBack = 6;
    const interrupted: Writer = {
      ...store,
      async get<Row>(query: Query) {
        const found = await store.get<Row>(query);
        await takeBackUsed(store, row, toGiveBack);
        toGiveBack = 0;
        return found;
      },
    };
    const counted = await addUsed(interrupted, row, { wanted: 2, limit: LIMIT });
    expect(counted).toEqual({ granted: 2, used: LIMIT - 4 });
  });

  it("tells the seconds to the next UTC day", () => {
    const at = (now: number) => createQuota(store, () => now, LIMIT).secondsToReset();
    expect(at(DAY_MS - 1)).toBe(1);
    expect(at(DAY_MS)).toBe(86_400);
    expect(at(DAY_MS + 1_500)).toBe(86_399);
  });

  it("forgets days long past and keeps the present one", async () => {
    let now = 20_000 * DAY_MS;
    const quota = createQuota(store, () => now, LIMIT);
    await quota.take("key_a");
    await quota.sweep();
    expect(await quota.remaining("key_a")).toBe(LIMIT - 1);
    now += 500 * DAY_MS;
    await quota.sweep();
    now -= 500 * DAY_MS;
    expect(await quota.remaining("key_a")).toBe(LIMIT);
  });

  it("fails a call that the storage could not count, and counts the next", async () => {
    const quota = createQuota(store, Date.now, LIMIT);
    await store.exec("ALTER TABLE quota_days RENAME TO elsewhere");
    await expect(quota.take("key_b")).rejects.toThrow();
    await store.exec("ALTER TABLE elsewhere RENAME TO quota_days");
    expect(await quota.take("key_b")).toMatchObject({ granted: true, remaining: LIMIT - 1 });
  });
});
