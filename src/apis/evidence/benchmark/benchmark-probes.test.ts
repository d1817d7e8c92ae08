import { expect, it } from "vitest";
import { probeMemory } from "./benchmark-probes.js";

it("lets the event loop turn while a store answers at once", async () => {
  const done = { writes: 0, reads: 0, cleared: 0 };
  let turns = 0;
  let ticker = setImmediate(function tick() {
    turns += 1;
    ticker = setImmediate(tick);
  });
  const count = (what: keyof typeof done) => async () => {
    done[what] += 1;
  };
  const probes = { write: count("writes"), read: count("reads"), clear: count("cleared") };
  const { writes, reads } = await probeMemory(probes, 200);
  clearImmediate(ticker);
  expect(turns).toBeGreaterThan(10);
  expect([writes.measured, reads.measured]).toEqual([done.writes, done.reads]);
  expect(done.cleared).toBe(1);
});
