import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { limitTime } from "./time-limit.js";

it("is over once for each that was not stopped, after its own time", async () => {
  const limits = fc.array(fc.record({ ms: fc.integer({ min: 1, max: 25 }), stops: fc.boolean() }), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(limits, async (wanted) => {
      const begin = performance.now();
      const over: { ms: number; at: number }[] = [];
      const made = wanted.map(({ ms }) =>
        limitTime(ms, () => over.push({ ms, at: performance.now() - begin })),
      );
      for (const [at, { stops }] of wanted.entries()) if (stops) made[at]?.stop();
      const left = wanted.filter(({ stops }) => !stops).map(({ ms }) => ms);
      while (over.length < left.length) await sleep(1);
      await sleep(2);

      expect(over.map(({ ms }) => ms).sort()).toEqual(left.sort());
      for (const { ms, at } of over) expect(at).toBeGreaterThanOrEqual(ms);
    }),
    { numRuns: 25 },
  );
});

it("begins anew when it is restarted, and not once it is over", async () => {
  let overs = 0;
  const limit = limitTime(60, () => {
    overs += 1;
  });
  const begin = performance.now();
  while (performance.now() - begin < 100) {
    limit.restart();
    await sleep(5);
    expect(overs).toBe(0);
  }
  while (overs === 0) await sleep(5);
  limit.restart();
  await sleep(80);
  expect(overs).toBe(1);
});
