import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AirTrafficRefused } from "../picture/traffic-picture.js";
import { verifySequence } from "../verification/verify-sequence.js";
import { firstComeFirstServed, sequenceArrivals } from "./sequence-arrivals.js";
import type { SequenceProblem } from "./sequence-problem.js";

const inbound: SequenceProblem = {
  arrivals: [
    { id: "KLM1", distance_nm: 32, gs_kt: 250 },
    { id: "EZY2", distance_nm: 35, gs_kt: 240 },
    { id: "TRA3", distance_nm: 36, gs_kt: 260 },
    { id: "BEE4", distance_nm: 41, gs_kt: 220 },
  ],
  in_trail_nm: 3,
  in_trail_s: 90,
};

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    orders([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

/** The cost of an order, with each time found by trying seconds in small steps. */
function costOf(problem: SequenceProblem, order: SequenceProblem["arrivals"]): number {
  let [cost, before] = [0, Number.NEGATIVE_INFINITY];
  for (const { distance_nm, gs_kt } of order) {
    const own = (3600 * distance_nm) / gs_kt;
    const least = gs_kt * 0.8;
    const isKept = (t: number) => {
      const speed = Math.max(least, (3600 * distance_nm) / t);
      return (
        t - before >= problem.in_trail_s && (speed * (t - before)) / 3600 >= problem.in_trail_nm
      );
    };
    let t = own;
    if (before > Number.NEGATIVE_INFINITY) {
      let [low, high] = [own, own + 20_000];
      if (!isKept(own)) {
        for (let halving = 0; halving < 60; halving += 1) {
          const middle = (low + high) / 2;
          if (isKept(middle)) high = middle;
          else low = middle;
        }
        t = high;
      }
    }
    cost += t - own + Math.max(0, t - (3600 * distance_nm) / least);
    before = t;
  }
  return cost;
}

describe("sequenceArrivals", () => {
  it("puts four in trail, the second and third over one another's place", () => {
    const { crossings, optimal, total_hold_s } = sequenceArrivals(inbound);
    expect(crossings.map(({ id }) => id)).toEqual(["KLM1", "TRA3", "EZY2", "BEE4"]);
    expect(crossings.map(({ at_s }) => Math.round(at_s * 10) / 10)).toEqual([
      460.8, 550.8, 640.8, 730.8,
    ]);
    expect([optimal, total_hold_s]).toEqual([true, 0]);
    expect(verifySequence(inbound, crossings).filter(({ ok }) => !ok)).toEqual([]);
  });

  it("costs what the best of all orders costs, and passes its check", () => {
    const arrival = fc.record({
      distance_nm: fc.integer({ min: 4, max: 60 }),
      gs_kt: fc.integer({ min: 150, max: 300 }),
    });
    fc.assert(
      fc.property(
        fc.array(arrival, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 150 }),
        (list, in_trail_nm, in_trail_s) => {
          const arrivals = list.map((one, at) => ({ id: `A${at}`, ...one }));
          const problem = { arrivals, in_trail_nm, in_trail_s };
          const { total_delay_s, total_hold_s, crossings } = sequenceArrivals(problem);
          const least = Math.min(...orders(arrivals).map((order) => costOf(problem, order)));
          expect(total_delay_s + total_hold_s).toBeCloseTo(least, 4);
          expect(verifySequence(problem, crossings).filter(({ ok }) => !ok)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("keeps to limits of speed, and holds what slowing down does not take", () => {
    const problem = { ...inbound, in_trail_s: 300, min_gs_kt: 200, max_gs_kt: 230 };
    const { crossings, total_hold_s } = sequenceArrivals(problem);
    expect(total_hold_s).toBeGreaterThan(0);
    for (const { gs_kt, hold_s } of crossings) {
      expect(gs_kt).toBeLessThanOrEqual(230 + 1e-9);
      expect(gs_kt).toBeGreaterThanOrEqual(200 - 1e-9);
      if (hold_s > 0) expect(gs_kt).toBe(200);
    }
    expect(verifySequence(problem, crossings).filter(({ ok }) => !ok)).toEqual([]);
  });

  it("sequences 200, without a claim that no order is better", () => {
    const arrivals = Array.from({ length: 200 }, (_, at) => ({
      id: `A${at}`,
      distance_nm: 20 + ((at * 37) % 200),
      gs_kt: 220 + ((at * 53) % 60),
    }));
    const { crossings, optimal } = sequenceArrivals({ ...inbound, arrivals });
    expect(optimal).toBe(false);
    const checks = verifySequence({ ...inbound, arrivals }, crossings);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  it("has nothing to say of nobody", () => {
    const empty = sequenceArrivals({ ...inbound, arrivals: [] });
    expect(empty).toEqual({ crossings: [], total_delay_s: 0, total_hold_s: 0, optimal: true });
  });

  it.each([
    [
      {
        arrivals: Array.from({ length: 201 }, (_, at) => ({
          id: `A${at}`,
          distance_nm: 9,
          gs_kt: 200,
        })),
      },
      "too_large",
      "/arrivals",
      "arrivals may be 200 at most; there are 201",
    ],
    [
      { arrivals: [inbound.arrivals[0]!, inbound.arrivals[0]!] },
      "invalid",
      "/arrivals/1/id",
      "arrivals must differ by id; two are KLM1",
    ],
    [
      { arrivals: [{ id: "A", distance_nm: 3, gs_kt: 0 }] },
      "invalid",
      "/arrivals/0/gs_kt",
      "gs_kt must be a number from 1 to 3000",
    ],
    [
      { arrivals: [{ id: "A", distance_nm: -3, gs_kt: 200 }] },
      "invalid",
      "/arrivals/0/distance_nm",
      "distance_nm must be a number from 0 to 5000",
    ],
    [{ in_trail_s: -1 }, "invalid", "/in_trail_s", "in_trail_s must be a number from 0 to 3600"],
    [{ in_trail_nm: 201 }, "invalid", "/in_trail_nm", "in_trail_nm must be a number from 0 to 200"],
    [
      { min_gs_kt: 300, max_gs_kt: 200 },
      "invalid",
      "/min_gs_kt",
      "min_gs_kt must be at most max_gs_kt, which is 200",
    ],
  ] as const)("refuses %j", (change, code, path, message) => {
    const work = () => sequenceArrivals({ ...inbound, ...change });
    expect(work).toThrow(AirTrafficRefused);
    expect(work).toThrow(expect.objectContaining({ code, path, message }));
  });
});

describe("firstComeFirstServed", () => {
  it("serves by the time at own speed, and costs no less than the best order", () => {
    const arrivals = [
      { id: "SLOW", distance_nm: 20, gs_kt: 150 },
      { id: "FAST", distance_nm: 36, gs_kt: 260 },
      { id: "LAST", distance_nm: 36, gs_kt: 250 },
    ];
    const problem = { arrivals, in_trail_nm: 3, in_trail_s: 90 };
    const first = firstComeFirstServed(problem);
    expect(first.crossings.map(({ id }) => id)).toEqual(["SLOW", "FAST", "LAST"]);
    expect(verifySequence(problem, first.crossings).filter(({ ok }) => !ok)).toEqual([]);
    const best = sequenceArrivals(problem);
    const costOf = (one: typeof first) => one.total_delay_s + one.total_hold_s;
    expect(costOf(best)).toBeLessThanOrEqual(costOf(first));
  });
});
