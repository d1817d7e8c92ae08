import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Change } from "../picture/traffic-picture.js";
import { encounter, firstLoss } from "./encounter.js";
import { type Leg, trajectory } from "./trajectory.js";

const SEPARATION = { lateral_nm: 5, vertical_ft: 1000 };
const usual = { turn_deg_s: 3, acceleration_kt_s: 1, level_fpm: 1500 };
const still = { id: "A", x_nm: 0, y_nm: 0, alt_ft: 30_000, gs_kt: 0, track_deg: 0, vs_fpm: 0 };
const aircraft = { ...still, intent: [], turned_deg: 0 };
const at = (legs: readonly Leg[], t: number) => {
  const leg = legs.findLast(({ at_s }) => at_s <= t) ?? legs[0]!;
  const by = t - leg.at_s;
  return [leg.x + leg.vx * by, leg.y + leg.vy * by, leg.z + leg.vz * by] as const;
};
const change = (kind: Change["kind"], value: number, at_s = 0): Change => {
  const units = { heading: "deg", level: "ft", speed: "kt", vertical_rate: "fpm" } as const;
  return { kind, value, unit: units[kind], at_s };
};

describe("trajectory", () => {
  it("stops a climb at the level, to the second and the foot", () => {
    const legs = trajectory(aircraft, [change("level", 33_000, 10)], usual);
    expect(legs.map(({ at_s }) => at_s)).toEqual([0, 10, 130]);
    expect(legs[2]).toMatchObject({ z: 33_000, vz: 0 });
  });

  it("keeps the rate of one that is under way to the level, and turns round one that is not", () => {
    const climbing = { ...aircraft, vs_fpm: 2000 };
    expect(trajectory(climbing, [change("level", 32_000)], usual)[1]!.at_s).toBeCloseTo(60, 9);
    expect(trajectory(climbing, [change("level", 27_000)], usual)[1]!.at_s).toBeCloseTo(120, 9);
  });

  it("turns the shorter way at its rate, and then flies straight", () => {
    const flying = { ...aircraft, gs_kt: 360, track_deg: 350 };
    const legs = trajectory(flying, [change("heading", 20)], usual);
    const end = legs.at(-1)!;
    expect(Math.atan2(end.vx, end.vy)).toBeCloseTo((20 * Math.PI) / 180, 9);
    expect(end.at_s).toBe(9);
  });

  it("lets the later change count", () => {
    const legs = trajectory(
      aircraft,
      [change("level", 33_000), change("vertical_rate", -600, 60)],
      usual,
    );
    expect(at(legs, 60)[2]).toBeCloseTo(31_500, 6);
    expect(at(legs, 660)[2]).toBeCloseTo(25_500, 6);
  });
});

describe("encounter", () => {
  it("finds along many legs what moments between them show", () => {
    const changes = fc.array(
      fc.oneof(
        fc.tuple(fc.constant("heading" as const), fc.integer({ min: 0, max: 359 })),
        fc.tuple(fc.constant("speed" as const), fc.integer({ min: 100, max: 500 })),
        fc.tuple(fc.constant("level" as const), fc.integer({ min: 28_000, max: 33_000 })),
        fc.tuple(fc.constant("vertical_rate" as const), fc.integer({ min: -2000, max: 2000 })),
      ),
      { maxLength: 3 },
    );
    const start = fc.record({
      x_nm: fc.integer({ min: -20, max: 20 }),
      y_nm: fc.integer({ min: -20, max: 20 }),
      alt_ft: fc.integer({ min: 29_000, max: 32_000 }),
      gs_kt: fc.integer({ min: 200, max: 500 }),
      track_deg: fc.integer({ min: 0, max: 359 }),
      vs_fpm: fc.integer({ min: -1000, max: 1000 }),
    });
    const flown = fc.tuple(start, changes).map(([from, list]) =>
      trajectory(
        { ...aircraft, ...from },
        list.map(([kind, value], index) => change(kind, value, 40 * index)),
        usual,
      ),
    );
    fc.assert(
      fc.property(flown, flown, (one, other) => {
        const met = encounter(one, other, SEPARATION, 300);
        let [cpa, least, first] = [Infinity, Infinity, Infinity];
        for (let t = 0; t <= 300; t += 0.25) {
          const [a, b] = [at(one, t), at(other, t)];
          const distance = Math.hypot(a[0] - b[0], a[1] - b[1]);
          const isLevel = Math.abs(a[2] - b[2]) < 1000 - 1e-6;
          cpa = Math.min(cpa, distance);
          if (isLevel) least = Math.min(least, distance);
          if (isLevel && distance < 5 - 1e-6) first = Math.min(first, t);
        }
        // A quarter of a second is 0.07 nm at 1,000 kt at most.
        expect(met.cpa_nm).toBeLessThanOrEqual(cpa + 1e-9);
        expect(met.cpa_nm).toBeGreaterThan(cpa - 0.07);
        expect(met.least_nm).toBeLessThanOrEqual(least + 1e-9);
        expect(met.lossIn_s).toBeLessThanOrEqual(first + 1e-6);
        expect(firstLoss(one, other, SEPARATION, [0, 300])).toBe(met.lossIn_s);
        expect(firstLoss(one, other, SEPARATION, [100, 300])).toBeGreaterThanOrEqual(
          Math.max(100, met.lossIn_s),
        );
        if (met.lossIn_s < first - 0.25) expect(met.lossOut_s - met.lossIn_s).toBeLessThan(0.25);
      }),
      { numRuns: 150 },
    );
  });

  it("keeps two apart that climb together at exactly the minimum, one of them in a turn", () => {
    const one = { ...aircraft, alt_ft: 30_000.1, gs_kt: 450, vs_fpm: 700 };
    const other = { ...one, alt_ft: 31_000.1 };
    const turning = trajectory(other, [change("heading", 40)], usual);
    const met = encounter(trajectory(one, [], usual), turning, SEPARATION, 600);
    expect(met.lossIn_s).toBe(Number.POSITIVE_INFINITY);
  });
});
