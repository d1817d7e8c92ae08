import type { Aircraft, Change, Constraints } from "../picture/traffic-picture.js";

const TURNS_DEG = [10, 15, 20, 30, 45, 60];
const SPEED_SHARES = [0.95, 1.05, 0.9, 1.1, 0.85, 0.8];
const LEVELS_FT = [1000, 2000, 3000, 4000];
const RATES_FPM = [500, 1000, 1500];
/** Nobody is sent above it who is not there. */
export const CEILING_FT = 41_000;
/** Nobody is sent below it who is not there: what the ground is like is not in the picture. */
export const FLOOR_FT = 3000;

/** What one aircraft may be told to do now, the smaller changes first in each kind. */
export function candidatesOf(
  aircraft: Aircraft,
  constraints: Constraints,
  lookahead_s: number,
): readonly Change[] {
  const mayTurn = aircraft.gs_kt > 0 && !(constraints.no_turn ?? []).includes(aircraft.id);
  return [
    ...(mayTurn ? headings(aircraft) : []),
    ...levels(aircraft),
    ...speeds(aircraft, constraints),
    ...rates(aircraft, lookahead_s),
  ];
}

const headings = ({ track_deg }: Aircraft): Change[] =>
  TURNS_DEG.flatMap((turn) =>
    [turn, -turn].map((by) => {
      const value = ((Math.round(track_deg + by) % 360) + 360) % 360;
      return { kind: "heading" as const, value, unit: "deg" as const, at_s: 0 };
    }),
  );

/** Whole thousands of feet; an aircraft that stands still cannot leave its level. */
function levels({ alt_ft, gs_kt }: Aircraft): Change[] {
  if (gs_kt === 0) return [];
  const nearest = Math.round(alt_ft / 1000) * 1000;
  return [0, ...LEVELS_FT.flatMap((by) => [by, -by])]
    .map((by) => nearest + by)
    .filter((value) => value !== alt_ft && isAllowed(value, alt_ft))
    .map((value) => ({ kind: "level", value, unit: "ft", at_s: 0 }));
}

function speeds({ gs_kt }: Aircraft, { min_gs_kt = 0, max_gs_kt }: Constraints): Change[] {
  const most = max_gs_kt ?? Number.POSITIVE_INFINITY;
  const values = SPEED_SHARES.map((share) => Math.round((gs_kt * share) / 5) * 5);
  return [...new Set(values)]
    .filter((value) => value !== gs_kt && value > 0 && value >= min_gs_kt && value <= most)
    .map((value) => ({ kind: "speed", value, unit: "kt", at_s: 0 }));
}

/** Rates that keep an aircraft between the floor and the ceiling until the look-ahead. */
function rates({ alt_ft, gs_kt, vs_fpm }: Aircraft, lookahead_s: number): Change[] {
  if (gs_kt === 0) return [];
  return [0, ...RATES_FPM.flatMap((rate) => [rate, -rate])]
    .filter((value) => value !== vs_fpm && isAllowed(alt_ft + (value * lookahead_s) / 60, alt_ft))
    .map((value) => ({ kind: "vertical_rate", value, unit: "fpm", at_s: 0 }));
}

const isAllowed = (value: number, alt_ft: number): boolean =>
  value >= Math.min(FLOOR_FT, alt_ft) && value <= Math.max(CEILING_FT, alt_ft);
