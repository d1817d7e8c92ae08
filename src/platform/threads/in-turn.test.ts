import fc from "fast-check";
import { expect, it } from "vitest";
import { inTurn } from "./in-turn.js";

it("has few slices under way, and an owner with one waits for no more than those", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 5, max: 40 }),
      fc.scheduler(),
      async (flooded, scheduler) => {
        let underWay = 0;
        let mostUnderWay = 0;
        const begun: string[] = [];
        const slice = (owner: string) =>
          inTurn(owner, async () => {
            begun.push(owner);
            underWay += 1;
            mostUnderWay = Math.max(mostUnderWay, underWay);
            await scheduler.schedule(Promise.resolve());
            underWay -= 1;
          });
        const all = [...Array.from({ length: flooded }, () => slice("many")), slice("one")];
        await scheduler.waitFor(Promise.all(all));

        expect(mostUnderWay).toBeLessThanOrEqual(4);
        expect(begun).toHaveLength(flooded + 1);
        expect(begun.indexOf("one")).toBeLessThanOrEqual(4);
      },
    ),
    { numRuns: 30 },
  );
});

it("answers as the slice does, and lets the next one begin after one that failed", async () => {
  const failing = Array.from({ length: 8 }, () =>
    inTurn("a", () => Promise.reject(new Error("no such table"))),
  );
  const outcomes = await Promise.allSettled([...failing, inTurn("a", async () => 3)]);
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(8).fill("rejected"), "fulfilled"]);
  expect(outcomes.at(-1)).toMatchObject({ value: 3 });
});
