import { fuelRoom, takeOffMass } from "../../../engines/flight/plan/fuel-plan.js";
import type { FlightProblem } from "../../../engines/flight/problem/flight-problem.js";
import type { FlightPlan, FlightSolution } from "../../../engines/flight/solve-flight.js";
import { crosswinds } from "./leg-winds.js";

export type Severity = "breaks" | "tight" | "note";
export type IssueKind =
  | "route"
  | "ground_speed"
  | "crosswind"
  | "fuel"
  | "fuel_on_board"
  | "take_off_mass"
  | "endurance"
  | "etops"
  | "alternates"
  | "alternate_reach"
  | "payload"
  | "detour";

/** A limit, with what is left until it breaks; ranked by what breaks first. */
export interface Issue {
  readonly rank: number;
  readonly kind: IssueKind;
  readonly issue: string;
  readonly severity: Severity;
  /** Below 0 where the limit is broken; null where it cannot be told. */
  readonly margin: number | null;
  readonly unit: string;
  readonly value: number | null;
  readonly limit: number | null;
}

type Finding = Omit<Issue, "rank">;

/** A limit with less than this share of it left is tight. */
const TIGHT_SHARE = 0.05;
/** Less ground speed than this share of the airspeed is tight; more than the other is not worth a word. */
const SPEED_SHARES = { tight: 0.3, note: 0.75 } as const;
/** Half of the airspeed across the track turns the heading by 30 degrees. */
const CROSSWIND_SHARES = { tight: 0.5, note: 0.1 } as const;
/** A detour that is shorter than this share of the direct way is not worth a word. */
const DETOUR_SHARE = 0.001;

/** Of the sine of the angle between wind and track. */
const ROUNDING = 1e-9;

const SEVERITIES: readonly Severity[] = ["breaks", "tight", "note"];

/** The limits of a solution's plan, the first to break first: broken ones, then by the share that is left. */
export function issuesOf(
  problem: FlightProblem,
  solution: FlightSolution,
  { areAllClosed = false }: { readonly areAllClosed?: boolean },
): Issue[] {
  const { plan, reasons } = solution;
  const found = areAllClosed ? [unmet("alternates", "every alternate is closed", "airports")] : [];
  if (plan === null) found.push(unmet("route", reasons.join("; "), "routes"));
  else {
    found.push(
      ...windIssues(problem, solution, plan),
      ...loadIssues(solution, plan),
      ...timeIssues(solution, plan),
      ...alternateIssues(problem, solution, plan),
      ...detour(solution, plan),
    );
  }
  return found
    .sort(
      (a, b) =>
        SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || shareOf(a) - shareOf(b),
    )
    .map((finding, at) => ({ rank: at + 1, ...finding }));
}

/** What is no limit comes last. */
function shareOf({ kind, margin, limit }: Finding): number {
  if (margin === null || kind === "payload" || kind === "detour") return Number.MAX_VALUE;
  return margin / Math.max(1e-9, Math.abs(limit ?? 1));
}

/** Something that is needed once and is not there. */
function unmet(kind: IssueKind, issue: string, unit: string): Finding {
  return { kind, issue, severity: "breaks", margin: -1, unit, value: 0, limit: 1 };
}

function atMost(
  kind: IssueKind,
  issue: string,
  [value, limit, unit]: readonly [value: number, limit: number, unit: string],
): Finding {
  const margin = limit - value;
  const severity = margin < 0 ? "breaks" : margin < limit * TIGHT_SHARE ? "tight" : "note";
  return { kind, issue, severity, margin, unit, value, limit };
}

function windIssues(
  problem: FlightProblem,
  { aircraft: { tas_kt: tas } }: FlightSolution,
  plan: FlightPlan,
): Finding[] {
  const found: Finding[] = [];
  const across = Math.max(0, ...crosswinds(problem, plan)) / tas;
  const isAbeam = across >= 1 - ROUNDING;
  if (across > CROSSWIND_SHARES.note) {
    found.push({
      kind: "crosswind",
      issue: "share of the airspeed that the strongest crosswind takes",
      severity: isAbeam ? "breaks" : across > CROSSWIND_SHARES.tight ? "tight" : "note",
      margin: isAbeam ? Math.min(0, 1 - across) : 1 - across,
      unit: "1",
      value: across,
      limit: 1,
    });
  }
  const speeds = plan.legs.flatMap(({ ground_speed_kt: speed }) => (speed === null ? [] : [speed]));
  const slowest = Math.min(...speeds);
  // Where the wind abeam is what stops it, there is no head wind to speak of.
  const isStoppedAbeam = isAbeam && slowest <= 0;
  if (slowest < tas * SPEED_SHARES.note && !isStoppedAbeam) {
    found.push({
      kind: "ground_speed",
      issue: "ground speed of the slowest leg, which must be above zero",
      severity: slowest <= 0 ? "breaks" : slowest < tas * SPEED_SHARES.tight ? "tight" : "note",
      margin: slowest,
      unit: "kt",
      value: slowest,
      limit: 0,
    });
  }
  return found;
}

function loadIssues({ aircraft }: FlightSolution, { fuel }: FlightPlan): Finding[] {
  const found: Finding[] = [];
  const { mtow_kg: mtow, oew_kg: empty, payload_kg: payload } = aircraft;
  const { max_fuel_kg: tank, fuel_on_board_kg: onBoard } = aircraft;
  const most = Math.max(fuel?.total ?? 0, onBoard ?? 0);
  if (onBoard !== undefined && fuel !== null) {
    const issue = "fuel on board, reserves included";
    found.push(atMost("fuel_on_board", issue, [fuel.total, onBoard, "kg"]));
  }
  if (tank !== undefined && (onBoard === undefined ? fuel !== null : most > tank)) {
    found.push(atMost("fuel", "fuel in the tanks, reserves included", [most, tank, "kg"]));
  }
  if (mtow === undefined) return found;
  const mass = takeOffMass(aircraft, fuel);
  const what = payload === undefined ? "take-off mass without any payload" : "take-off mass";
  const lift = atMost("take_off_mass", what, [mass, mtow, "kg"]);
  if (payload !== undefined || lift.severity === "breaks") return [...found, lift];
  if (empty === undefined || fuel === null) return found;
  const issue = "payload that the take-off mass leaves room for; none was given";
  found.push({ ...lift, kind: "payload", issue, severity: "note" });
  return found;
}

function timeIssues({ aircraft }: FlightSolution, { total, etops }: FlightPlan): Finding[] {
  const found: Finding[] = [];
  const { endurance_h: endurance } = aircraft;
  if (endurance !== undefined && total.time_h !== null) {
    const minutes = [total.time_h * 60, endurance * 60, "min"] as const;
    found.push(atMost("endurance", "flight time within the endurance", minutes));
  }
  if (etops !== null) {
    const { furthest, limit_min: limit, gaps } = etops;
    const issue = `minutes to ${furthest.airport}, the nearest airport, from the furthest point`;
    const cover = atMost("etops", issue, [furthest.time_min, limit, "min"]);
    found.push(gaps.length > 0 ? { ...cover, severity: "breaks" } : cover);
  }
  return found;
}

function alternateIssues(
  { closed = [] }: FlightProblem,
  { alternates, aircraft }: FlightSolution,
  { fuel, total }: FlightPlan,
): Finding[] {
  const room = fuelRoom(aircraft);
  const isFlown = total.time_h !== null;
  return alternates.flatMap(({ id, time_h: time, fuel_kg: burnt, rank }): Finding[] => {
    if (time === null) {
      const severity = rank === 1 && isFlown ? "breaks" : "tight";
      const issue = closed.some((closure) => "polygon" in closure)
        ? `no way to the alternate ${id} was found round closed areas`
        : `the wind is too strong to reach the alternate ${id}`;
      return [
        {
          kind: "alternate_reach",
          issue,
          severity,
          margin: null,
          unit: "kg",
          value: null,
          limit: null,
        },
      ];
    }
    // The alternate that is planned with stands in the fuel, and beyond that fuel the others are no news.
    if (rank === 1 || fuel === null || burnt === null || room === null) return [];
    if (fuel.total > room) return [];
    const needed = fuel.total - fuel.alternate + burnt;
    const issue = `fuel with ${id} as the alternate`;
    const reach = atMost("alternate_reach", issue, [needed, room, "kg"]);
    if (reach.severity !== "breaks") return [reach];
    // Without this one there still is the first: no limit of the plan is broken.
    return [
      { ...reach, severity: "tight", margin: null, issue: `${issue}, more than there may be` },
    ];
  });
}

function detour({ bounds }: FlightSolution, { total }: FlightPlan): Finding[] {
  if (bounds === null) return [];
  const direct = bounds.lower.distance_nm;
  const extra = total.distance_nm - direct;
  if (extra <= direct * DETOUR_SHARE) return [];
  const issue = "way beyond the great circle";
  return [
    {
      kind: "detour",
      issue,
      severity: "note",
      margin: extra,
      unit: "nm",
      value: total.distance_nm,
      limit: null,
    },
  ];
}
