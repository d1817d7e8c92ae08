import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encounter, firstLoss } from "./encounter.js";
import { extentOf, isAbove, wholeExtent } from "./extent.js";
import { trajectory } from "./trajectory.js";

const usual = { turn_deg_s: 3, acceleration_kt_s: 1, level_fpm: 1500 };
const still = { id: "A", x_nm: 0, y_nm: 0, alt_ft: 30_000, gs_kt: 360, track_deg: 0, vs_fpm: 0 };
const aircraft = { ...still, intent: [], turned_deg: 0 };
const level = (value: number) => ({ kind: "level", value, unit: "ft", at_s: 60 }) as const;
const faster = { kind: "speed", value: 720, unit: "kt", at_s: 0 } as const;

describe("extentOf", () => {
  it("spans what is flown until then, and no more", () => {
    const legs = trajectory({ ...aircraft, vs_fpm: -600 }, [level(33_000)], usual);
    // 600 ft down in the first minute, then 1,500 ft up in each.
    expect(extentOf(legs, 30)).toEqual({ fastest_nm: 0.1, low_ft: 29_700, high_ft: 30_000 });
    expect(extentOf(legs, 120)).toEqual({ fastest_nm: 0.1, low_ft: 29_400, high_ft: 30_900 });
    expect(extentOf(legs, 1200)).toMatchObject({ low_ft: 29_400, high_ft: 33_000 });
    expect(extentOf(trajectory(aircraft, [faster], usual), 400).fastest_nm).toBeCloseTo(0.2, 12);
  });

  it("calls nobody above another who comes below the minimum", () => {
    const flown = fc
      .record({
        alt_ft: fc.integer({ min: 29_000, max: 32_000 }),
        vs_fpm: fc.constantFrom(0, 0, 700, -900),
        to: fc.option(fc.integer({ min: 28_000, max: 33_000 }), { nil: undefined }),
      })
      .map(({ alt_ft, vs_fpm, to }) =>
        trajectory({ ...aircraft, alt_ft, vs_fpm }, to === undefined ? [] : [level(to)], usual),
      );
    fc.assert(
      fc.property(flown, flown, (one, other) => {
        const minima = { lateral_nm: 5, vertical_ft: 1000 };
        const isApart = isAbove(extentOf(one, 300), extentOf(other, 300), 1000);
        if (!isApart) return;
        expect(firstLoss(one, other, minima, [0, 300])).toBe(Number.POSITIVE_INFINITY);
        expect(encounter(one, other, minima, 300).least_nm).toBe(Number.POSITIVE_INFINITY);
      }),
      { numRuns: 300 },
    );
  });

  it("is that of all flights of an aircraft together", () => {
    const one = { fastest_nm: 0.1, low_ft: 30_000, high_ft: 31_000 };
    const other = { fastest_nm: 0.2, low_ft: 29_000, high_ft: 30_500 };
    expect(wholeExtent([one, other])).toEqual({
      fastest_nm: 0.2,
      low_ft: 29_000,
      high_ft: 31_000,
    });
  });
});
