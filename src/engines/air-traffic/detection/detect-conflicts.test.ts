import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectConflicts } from "./detect-conflicts.js";
import published from "./pairs.fixture.json" with { type: "json" };

const aircraft = (id: string, [x_nm, y_nm, alt_ft, gs_kt, track_deg, vs_fpm]: number[]) => ({
  id,
  x_nm: x_nm!,
  y_nm: y_nm!,
  alt_ft: alt_ft!,
  gs_kt: gs_kt!,
  track_deg: track_deg!,
  vs_fpm: vs_fpm!,
});
const pairOf = (one: number[], other: number[], lookahead_s = 1200) =>
  detectConflicts({ aircraft: [aircraft("A", one), aircraft("B", other)], lookahead_s })
    .conflicts[0]!;

describe("detectConflicts", () => {
  it.each(published.cases.map((one) => [one.name, one] as const))("agrees on %s", (_, one) => {
    const found = pairOf(one.aircraft[0]!, one.aircraft[1]!, one.lookahead_s);
    const { expected } = one;
    expect(found.conflict).toBe(expected.conflict);
    expect(found.d_cpa_nm).toBeCloseTo(expected.d_cpa_nm, 5);
    expect(found.vsep_at_cpa_ft).toBeCloseTo(expected.vsep_at_cpa_ft, 2);
    for (const name of ["t_cpa_s", "t_los_in_s", "t_los_out_s"] as const) {
      if (expected[name] === null) expect(found[name]).toBeNull();
      else expect(found[name]).toBeCloseTo(expected[name], 3);
    }
  });

  it.each([
    [
      "in one place for good",
      [0, 0, 100, 0, 0, 0],
      [0, 0, 100, 0, 90, 0],
      { t_cpa_s: 0, d_cpa_nm: 0, conflict: true, t_los_in_s: 0, t_los_out_s: null },
    ],
    [
      "below the sea and apart",
      [0, 0, -1000, 100, 0, 0],
      [0, 0, 0, 100, 0, 0],
      { vsep_at_cpa_ft: 1000, conflict: false },
    ],
    [
      "at exactly the minimum",
      [0, 0, 0, 100, 0, 0],
      [5, 0, 0, 100, 0, 0],
      { t_cpa_s: 0, conflict: false },
    ],
    [
      "at a standstill under a descent",
      [0, 0, 0, 0, 0, 0],
      [0, 0, 4000, 0, 0, -600],
      { conflict: true, t_los_in_s: 300, t_los_out_s: 500 },
    ],
    [
      "after the look-ahead",
      [0, 0, 0, 0, 0, 0],
      [105, 0, 0, 300, 270, 0],
      { t_cpa_s: 1260, conflict: true },
    ],
  ] as const)("answers aircraft %s", (_, one, other, expected) => {
    expect(pairOf([...one], [...other])).toMatchObject(expected);
  });

  it("looks as far as the look-ahead, and not a second further", () => {
    const [one, other] = [
      [0, 0, 0, 0, 0, 0],
      [105, 0, 0, 300, 270, 0],
    ] as const;
    expect(pairOf([...one], [...other], 1199)).toMatchObject({ conflict: false, t_los_in_s: null });
  });

  it("stops a climb where the aircraft intends to", () => {
    const climbing = aircraft("A", [0, 0, 30_000, 400, 90, 1000]);
    const above = aircraft("B", [40, 0, 36_000, 400, 270, 0]);
    const level = { kind: "level", value: 33_000, unit: "ft", at_s: 0 } as const;
    const free = detectConflicts({ aircraft: [climbing, above] }).conflicts[0]!;
    expect(free.conflict).toBe(false);
    expect(free.vsep_at_cpa_ft).toBeCloseTo(3000, 6);
    const later = { ...above, x_nm: 90 };
    expect(detectConflicts({ aircraft: [climbing, later] }).conflicts[0]!.conflict).toBe(true);
    const stopped = detectConflicts({ aircraft: [{ ...climbing, intent: [level] }, later] });
    expect(stopped.conflicts[0]!.conflict).toBe(false);
    expect(stopped.conflicts[0]!.vsep_at_cpa_ft).toBe(3000);
  });

  it("lists each pair once, the first conflict first", () => {
    const all = [0, 30, 60, 90].map((x, at) => aircraft(`A${at}`, [x, 0, 0, 300 - 3 * x, 90, 0]));
    const { conflicts } = detectConflicts({ aircraft: all });
    expect(new Set(conflicts.map(({ pair }) => `${pair}`)).size).toBe(6);
    const begins = conflicts.map(({ t_los_in_s }) => t_los_in_s ?? Number.MAX_VALUE);
    expect(begins).toEqual([...begins].sort((one, other) => one - other));
    expect(begins[0]).toBeLessThan(1200);
  });

  it("finds what steps of a tenth of a second find", () => {
    const state = fc.tuple(
      fc.integer({ min: -30, max: 30 }),
      fc.integer({ min: -30, max: 30 }),
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: -2000, max: 2000 }),
    );
    fc.assert(
      fc.property(state, state, (one, other) => {
        const found = pairOf(one, other, 600);
        const first = firstLoss(one, other, 600);
        if (first === null)
          expect(found.t_los_in_s ?? 600).toSatisfy((t) => t === 600 || isShort(found));
        else expect(Math.abs(first - found.t_los_in_s!)).toBeLessThanOrEqual(0.1 + 1e-9);
      }),
      { numRuns: 200 },
    );
  });
});

const isShort = ({
  t_los_in_s,
  t_los_out_s,
}: {
  t_los_in_s: number | null;
  t_los_out_s: number | null;
}) => t_los_out_s !== null && Math.min(600, t_los_out_s) - t_los_in_s! <= 0.1 + 1e-9;

function firstLoss(one: readonly number[], other: readonly number[], until: number): number | null {
  const place = ([x, y, z, gs, track, vs]: readonly number[], t: number) => [
    x! + ((gs! * t) / 3600) * Math.sin((track! * Math.PI) / 180),
    y! + ((gs! * t) / 3600) * Math.cos((track! * Math.PI) / 180),
    z! + (vs! * t) / 60,
  ];
  for (let step = 0; step <= until * 10; step += 1) {
    const [a, b] = [place(one, step / 10), place(other, step / 10)];
    const isNear = Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) < 5 - 1e-9;
    if (isNear && Math.abs(a[2]! - b[2]!) < 1000 - 1e-6) return step / 10;
  }
  return null;
}
