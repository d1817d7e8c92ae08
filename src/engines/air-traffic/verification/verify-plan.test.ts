import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Action, Aircraft } from "../picture/traffic-picture.js";
import { flyPicture } from "./fly-picture.js";
import { verifyPlan } from "./verify-plan.js";
import { verifySequence } from "./verify-sequence.js";

const aircraft: readonly Aircraft[] = [
  { id: "A", x_nm: 0, y_nm: 0, alt_ft: 35_000, gs_kt: 360, track_deg: 90, vs_fpm: 0 },
  { id: "B", x_nm: 45, y_nm: 0, alt_ft: 35_000, gs_kt: 360, track_deg: 270, vs_fpm: 0 },
];
const usual = { turn_deg_s: 3, acceleration_kt_s: 1, level_fpm: 1500 };
const climb: Action = { aircraft: "A", kind: "level", value: 36_000, unit: "ft", at_s: 0 };

describe("flyPicture", () => {
  it("counts a pair from the second at which both minima are lost", () => {
    const { losses, min_separation_nm } = flyPicture({ aircraft }, [], usual);
    // 40 nm at 720 kt take 200 s, at which the two are at the minimum still.
    expect(losses).toEqual([{ pair: ["A", "B"], at_s: 201 }]);
    expect(min_separation_nm).toBeLessThan(0.11);
  });

  it("climbs at its rate and stops at the level", () => {
    const { losses, min_separation_nm } = flyPicture({ aircraft }, [climb], usual);
    expect(losses).toEqual([]);
    // Until 1,000 ft are there at 1,500 ft a minute: 39 steps of 0.2 nm.
    expect(min_separation_nm).toBeCloseTo(45 - 39 * 0.2, 6);
  });

  it("finds the least distance however seldom it looks at pairs that are far apart", () => {
    const state = fc.record({
      x_nm: fc.integer({ min: -100, max: 100 }),
      y_nm: fc.integer({ min: -100, max: 100 }),
      alt_ft: fc.constantFrom(33_000, 33_900, 34_500),
      gs_kt: fc.integer({ min: 0, max: 500 }),
      track_deg: fc.integer({ min: 0, max: 359 }),
      vs_fpm: fc.constantFrom(0, 0, 500, -900),
    });
    fc.assert(
      fc.property(fc.array(state, { minLength: 2, maxLength: 6 }), (states) => {
        const many = states.map((one, at) => ({ id: `A${at}`, ...one }));
        const flown = flyPicture({ aircraft: many, lookahead_s: 900 }, [], usual);
        const placeAt = (one: (typeof many)[number], t: number) => {
          const [angle, way] = [(one.track_deg * Math.PI) / 180, (one.gs_kt * t) / 3600];
          return [one.x_nm + way * Math.sin(angle), one.y_nm + way * Math.cos(angle)] as const;
        };
        const lost = new Set<string>();
        let least = Number.POSITIVE_INFINITY;
        for (let t = 0; t <= 900; t += 1) {
          for (const [at, one] of many.entries()) {
            for (const other of many.slice(at + 1)) {
              const height = one.alt_ft - other.alt_ft + ((one.vs_fpm - other.vs_fpm) * t) / 60;
              if (Math.abs(height) >= 1000 - 1e-6) continue;
              const [a, b] = [placeAt(one, t), placeAt(other, t)];
              const distance = Math.hypot(a[0] - b[0], a[1] - b[1]);
              least = Math.min(least, distance);
              if (distance < 5 - 1e-6) lost.add(`${one.id},${other.id}`);
            }
          }
        }
        if (least < Number.POSITIVE_INFINITY) expect(flown.min_separation_nm).toBeCloseTo(least, 6);
        else expect(flown.min_separation_nm).toBeNull();
        expect(new Set(flown.losses.map(({ pair }) => `${pair}`))).toEqual(lost);
      }),
      { numRuns: 60 },
    );
  });

  it("turns at its rate to the side that is nearer", () => {
    const turn = { aircraft: "A", kind: "heading", value: 350, unit: "deg", at_s: 0 } as const;
    const north: Aircraft = { ...aircraft[0]!, track_deg: 10 };
    const beside: Aircraft = { ...aircraft[1]!, x_nm: -6, y_nm: 30, gs_kt: 0 };
    const straight = flyPicture({ aircraft: [north, beside] }, [], usual).losses;
    expect(straight).toEqual([]);
    const { losses } = flyPicture({ aircraft: [north, beside] }, [turn], usual);
    expect(losses).toHaveLength(1);
    const quick = { ...usual, turn_deg_s: Number.POSITIVE_INFINITY };
    const atOnce = flyPicture({ aircraft: [north, beside] }, [turn], quick).losses;
    expect(atOnce[0]!.at_s).toBeLessThanOrEqual(losses[0]!.at_s + 1);
  });
});

describe("verifyPlan", () => {
  it("finds a plan that does nothing, with what it lacks", () => {
    const checks = verifyPlan({ aircraft }, [], { usual });
    expect(checks[0]).toEqual({
      name: "losses_usual",
      ok: false,
      value: 1,
      limit: 0,
      unit: "pairs",
    });
    expect(checks[1]).toMatchObject({ name: "separation_usual", ok: false, limit: 5, unit: "nm" });
  });

  it("finds an action that starts too late", () => {
    expect(verifyPlan({ aircraft }, [climb], { usual })[0]!.ok).toBe(true);
    expect(verifyPlan({ aircraft }, [{ ...climb, at_s: 190 }], { usual })[0]!.ok).toBe(false);
  });

  it("finds turns and speeds that the constraints forbid", () => {
    const constraints = { no_turn: ["A"], min_gs_kt: 300, max_gs_kt: 400 };
    const actions: Action[] = [
      { aircraft: "A", kind: "heading", value: 60, unit: "deg", at_s: 0 },
      { aircraft: "A", kind: "speed", value: 290, unit: "kt", at_s: 0 },
      { aircraft: "B", kind: "speed", value: 410, unit: "kt", at_s: 0 },
    ];
    const checks = verifyPlan({ aircraft, constraints }, actions, {});
    expect(checks).toEqual([
      { name: "no_turn", ok: false, value: 1, limit: 0, unit: "actions" },
      { name: "min_gs_kt", ok: false, value: 290, limit: 300, unit: "kt" },
      { name: "max_gs_kt", ok: false, value: 410, limit: 400, unit: "kt" },
    ]);
  });

  it("counts what is told to whom nothing may be, and kinds that are not allowed", () => {
    const constraints = { no_change: ["B"], only: ["level"] } as const;
    const slow: Action = { aircraft: "B", kind: "speed", value: 290, unit: "kt", at_s: 0 };
    const named = (actions: readonly Action[]) =>
      verifyPlan({ aircraft, constraints }, actions, {}).map(({ name, ok }) => [name, ok]);
    expect(named([climb, slow])).toEqual([
      ["no_turn", true],
      ["no_change", false],
      ["only", false],
    ]);
    expect(named([climb]).every(([, ok]) => ok)).toBe(true);
  });

  it("has no distance where no pair comes below the vertical minimum", () => {
    const apart = aircraft.map((one, at) => ({ ...one, alt_ft: 35_000 + 1000 * at }));
    const [, separation] = verifyPlan({ aircraft: apart }, [], { usual });
    expect(separation).toMatchObject({ ok: true, value: null });
  });

  it("refuses what cannot be flown", () => {
    const stranger = { ...climb, aircraft: "Z" };
    expect(() => verifyPlan({ aircraft }, [stranger], { usual })).toThrow(
      "action 0 is of Z, which is not in aircraft",
    );
  });
});

describe("verifySequence", () => {
  const problem = {
    arrivals: [
      { id: "A", distance_nm: 20, gs_kt: 240 },
      { id: "B", distance_nm: 26, gs_kt: 240 },
    ],
    in_trail_nm: 3,
    in_trail_s: 90,
  };
  const first = { id: "A", at_s: 300, gs_kt: 240, hold_s: 0 };
  const second = { id: "B", at_s: 390, gs_kt: 240, hold_s: 0 };

  it.each([
    ["nothing", [first, second], []],
    ["a missing one", [first], ["each_once"]],
    ["a double one", [first, first], ["each_once", "in_trail_s", "in_trail_nm"]],
    ["a stranger", [first, second, { ...first, id: "C" }], ["each_once"]],
    ["too little time", [first, { ...second, at_s: 360, gs_kt: 260 }], ["in_trail_s"]],
    ["a wrong speed", [first, { ...second, gs_kt: 230 }], ["distance_flown"]],
    [
      "too slow a flight",
      [
        { ...first, at_s: 400, gs_kt: 180 },
        { ...second, at_s: 520, gs_kt: 180 },
      ],
      ["least_speed"],
    ],
  ])("finds %s", (_, crossings, names) => {
    const failed = verifySequence(problem, crossings).filter(({ ok }) => !ok);
    expect(failed.map(({ name }) => name)).toEqual(names);
  });
});
