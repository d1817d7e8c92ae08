import type { Aircraft, Change, Constraints } from "../picture/traffic-picture.js";

/** Which changes are tried: a few, those of a finer grid, or also large ones that nobody likes. */
export type Reach = "usual" | "fine" | "wide";

const fives = (to: number): readonly number[] =>
  Array.from({ length: to / 5 - 1 }, (_, at) => 10 + 5 * at);
const TURNS_DEG: Readonly<Record<Reach, readonly number[]>> = {
  usual: [10, 15, 20, 30, 45, 60],
  fine: fives(60),
  wide: fives(90),
};
const SPEED_SHARES = [0.95, 1.05, 0.9, 1.1, 0.85, 0.8];
const LEVELS_FT = [1000, 2000, 3000, 4000];
const RATES_FPM = [500, 1000, 1500];
/** Nobody is sent above it who is not there. */
export const CEILING_FT = 41_000;
/** Nobody is sent below it who is not there: what the ground is like is not in the picture. */
export const FLOOR_FT = 3000;

/** Whether constraints allow to tell an aircraft a change of a kind. */
export function mayTell(
  { no_turn = [], no_change = [], only }: Constraints,
  id: string,
  kind: Change["kind"],
): boolean {
  if (no_change.includes(id)) return false;
  if (kind === "heading" && no_turn.includes(id)) return false;
  return only === undefined || only.some((allowed) => allowed === kind);
}

/** What one aircraft may be told to do now, the smaller changes first in each kind. */
export function candidatesOf(
  aircraft: Aircraft,
  constraints: Constraints,
  lookahead_s: number,
  reach: Reach,
): readonly Change[] {
  // What stands still can neither turn nor leave its level.
  const flying = aircraft.gs_kt > 0;
  const changes = [
    ...(flying ? headings(aircraft, TURNS_DEG[reach]) : []),
    ...(flying ? levels(aircraft) : []),
    ...speeds(aircraft, constraints),
    ...(flying ? rates(aircraft, lookahead_s) : []),
  ];
  return changes.filter(({ kind }) => mayTell(constraints, aircraft.id, kind));
}

const headings = ({ track_deg }: Aircraft, turns: readonly number[]): Change[] =>
  turns.flatMap((turn) =>
    [turn, -turn].map((by) => {
      const value = ((Math.round(track_deg + by) % 360) + 360) % 360;
      return { kind: "heading" as const, value, unit: "deg" as const, at_s: 0 };
    }),
  );

/** Whole thousands of feet. */
function levels({ alt_ft }: Aircraft): Change[] {
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
function rates({ alt_ft, vs_fpm }: Aircraft, lookahead_s: number): Change[] {
  return [0, ...RATES_FPM.flatMap((rate) => [rate, -rate])]
    .filter((value) => value !== vs_fpm && isAllowed(alt_ft + (value * lookahead_s) / 60, alt_ft))
    .map((value) => ({ kind: "vertical_rate", value, unit: "fpm", at_s: 0 }));
}

const isAllowed = (value: number, alt_ft: number): boolean =>
  value >= Math.min(FLOOR_FT, alt_ft) && value <= Math.max(CEILING_FT, alt_ft);
