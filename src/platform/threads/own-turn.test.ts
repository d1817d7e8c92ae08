import { setImmediate as tick } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ownTurn } from "./own-turn.js";

describe("a turn of one's own", () => {
  it("comes once in a turn of the loop, and to an owner at most once between two of another", async () => {
    const works = fc.array(
      fc.record({ owner: fc.constantFrom("a", "b", "c"), slices: fc.integer({ min: 1, max: 4 }) }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(works, async (all) => {
        const waiting = new Map<string, number>();
        const add = (owner: string, by: number) =>
          waiting.set(owner, (waiting.get(owner) ?? 0) + by);
        const taken: { loop: number; owner: string; others: string[] }[] = [];
        let loop = 0;
        let isOver = false;
        const counting = (async () => {
          for (; !isOver; loop += 1) await tick();
        })();
        const work = async ({ owner, slices }: (typeof all)[number]) => {
          for (let slice = 0; slice < slices; slice += 1) {
            add(owner, 1);
            await ownTurn(owner);
            add(owner, -1);
            const others = [...waiting.keys()].filter(
              (other) => other !== owner && (waiting.get(other) ?? 0) > 0,
            );
            taken.push({ loop, owner, others });
          }
        };
        await Promise.all(all.map(work));
        isOver = true;
        await counting;

        expect(new Set(taken.map(({ loop: at }) => at)).size).toBe(taken.length);
        for (const [at, { owner, others }] of taken.entries()) {
          const next = taken.findIndex((turn, place) => place > at && turn.owner === owner);
          const between = taken.slice(at + 1, next < 0 ? undefined : next);
          for (const other of next < 0 ? [] : others) {
            expect(between.filter((turn) => turn.owner === other)).toHaveLength(1);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it("lets what came in be served between two of them", async () => {
    const order: string[] = [];
    const slices = ["first", "second", "third"].map(async (name) => {
      await ownTurn("a");
      order.push(name);
      if (name === "first") setImmediate(() => order.push("served"));
    });
    await Promise.all(slices);
    expect(order.indexOf("served")).toBeLessThan(order.indexOf("third"));
  });
});
