import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WELL_CLEAR, wellClear } from "./well-clear.js";

type State = readonly [x: number, y: number, alt: number, gs: number, track: number, vs: number];
const aircraft = (id: string, [x_nm, y_nm, alt_ft, gs_kt, track_deg, vs_fpm]: State) => ({
  id,
  x_nm,
  y_nm,
  alt_ft,
  gs_kt,
  track_deg,
  vs_fpm,
});
const reportOf = (one: State, other: State, lookahead_s = 300, volume = WELL_CLEAR) =>
  wellClear({ aircraft: [aircraft("A", one), aircraft("B", other)], lookahead_s }, volume)[0]!;

/** The volume by its definition at one moment. */
function isInside(one: State, other: State, t: number, volume = WELL_CLEAR): boolean {
  const velocity = ([, , , gs, track, vs]: State) => {
    const angle = (track * Math.PI) / 180;
    return [(gs / 3600) * Math.sin(angle), (gs / 3600) * Math.cos(angle), vs / 60] as const;
  };
  const [u, v] = [velocity(one), velocity(other)];
  const w = [v[0] - u[0], v[1] - u[1], v[2] - u[2]] as const;
  const s = [0, 1, 2].map((axis) => other[axis]! - one[axis]! + w[axis]! * t);
  const range = Math.hypot(s[0]!, s[1]!);
  const closing = s[0]! * w[0] + s[1]! * w[1];
  const speed = w[0] ** 2 + w[1] ** 2;
  const cpa =
    speed === 0
      ? range
      : Math.hypot(s[0]! - (w[0] * closing) / speed, s[1]! - (w[1] * closing) / speed);
  const tau = (volume.distance_nm ** 2 - range ** 2) / closing;
  const isLateral =
    range <= volume.distance_nm ||
    (closing < 0 && cpa <= volume.distance_nm && tau <= volume.tau_mod_s);
  const level = s[2]! * w[2] < 0 ? -s[2]! / w[2] : -1;
  const isVertical =
    Math.abs(s[2]!) <= volume.height_ft || (level >= 0 && level <= volume.coaltitude_s);
  return isLateral && isVertical;
}

describe("wellClear", () => {
  it("enters head on when modified tau is the threshold", () => {
    // (r^2 - D^2) / (r v) = 35 s at 900 kt: r = (35 v + sqrt((35 v)^2 + 4 D^2)) / 2.
    const range = (8.75 + Math.sqrt(8.75 ** 2 + 4 * 0.66 ** 2)) / 2;
    const { t_in_s, t_out_s } = reportOf([0, 0, 0, 450, 0, 0], [0, 40, 0, 450, 180, 0]);
    expect(t_in_s).toBeCloseTo((40 - range) / 0.25, 9);
    expect(t_out_s).toBeCloseTo(40.66 / 0.25, 9);
  });

  it.each([
    ["apart for good", [0, 0, 0, 450, 0, 0], [2, 0, 0, 450, 0, 0], null, null],
    ["together for good", [0, 0, 0, 450, 0, 0], [0.66, 0, 450, 450, 0, 0], 0, 300],
    ["too far above", [0, 0, 0, 450, 0, 0], [0, 40, 451, 450, 180, 0], null, null],
    ["on the way apart", [0, 0, 0, 450, 180, 0], [0, 1, 0, 450, 0, 0], null, null],
    ["after the look-ahead", [0, 0, 0, 450, 0, 0], [0, 100, 0, 450, 180, 0], null, null],
  ] as const)("answers aircraft %s", (_, one, other, t_in_s, t_out_s) => {
    expect(reportOf(one, other)).toMatchObject({ t_in_s, t_out_s });
  });

  it("is inside at exactly the moments that the definition says", () => {
    const state = fc.tuple(
      fc.double({ min: -8, max: 8, noNaN: true }),
      fc.double({ min: -8, max: 8, noNaN: true }),
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: -2000, max: 2000 }),
    );
    const volumes = fc.constantFrom(WELL_CLEAR, { ...WELL_CLEAR, coaltitude_s: 20 });
    fc.assert(
      fc.property(state, state, volumes, (one, other, volume) => {
        const { t_in_s, t_out_s } = reportOf(one, other, 120, volume);
        for (let t = 0.5; t < 120; t += 1) {
          const isEdge = [t_in_s, t_out_s].some(
            (edge) => edge !== null && Math.abs(edge - t) < 1e-6,
          );
          const isBetween = t_in_s !== null && t > t_in_s && t < (t_out_s as number);
          if (!isEdge) expect(isInside(one, other, t, volume)).toBe(isBetween);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("refuses a volume of no size", () => {
    const volume = { ...WELL_CLEAR, tau_mod_s: -1 };
    expect(() => reportOf([0, 0, 0, 1, 0, 0], [1, 0, 0, 1, 0, 0], 300, volume)).toThrow(
      "tau_mod_s must be a number from 0 to 600",
    );
  });
});
