import { takeOffMass } from "../../../engines/flight/plan/fuel-plan.js";
import type { FlightPlan, FlightSolution } from "../../../engines/flight/solve-flight.js";
import type { Workflow } from "../../method.js";
import type { Issue } from "./issues.js";
import type { Judged } from "./judged.js";
import { stepsOf } from "./steps.js";
import { tidy } from "./tidy.js";

interface Found {
  readonly issues: readonly Issue[];
  readonly alternatives: readonly Judged[];
  readonly workflow: Workflow;
}

/** The fields of the output that only this agent has. */
export function fieldsOf(judged: Judged, { issues, alternatives, workflow }: Found) {
  const { solution, feasible, reasons, problem } = judged;
  const { plan, bounds, aircraft } = solution;
  const isLimited = judged.places.areAllClosed || judged.missing.length > 0;
  const names = (waypoints: readonly string[]) =>
    problem.graph === undefined ? waypoints.filter((id) => !CUT.test(id)) : waypoints;
  return tidy({
    feasible,
    reasons,
    issues,
    plan: plan === null ? null : { ...planOf(plan, solution), steps: stepsOf(plan, solution) },
    ranking: (judged.diversions?.ranking ?? solution.ranking).map((route) => ({
      ...route,
      feasible: route.feasible && !isLimited,
      waypoints: names(route.waypoints),
    })),
    alternatives: alternatives.map((alternative, at) => ({
      rank: at + 1,
      feasible: alternative.feasible,
      reasons: alternative.reasons,
      ...alternativeOf(alternative, workflow),
    })),
    alternates: alternatesOf(solution),
    bounds,
    aircraft,
  });
}

/** Points at which a straight way is cut for the wind, which are none of the caller's. */
const CUT = /^P\d+$/;

function planOf(plan: FlightPlan, { aircraft }: FlightSolution) {
  const { fuel, times } = plan;
  const isWeighed = fuel !== null && aircraft.oew_kg !== undefined;
  const takeOff = takeOffMass(aircraft, fuel);
  return {
    ...plan,
    times:
      times === null
        ? null
        : {
            ...times,
            departure_clock_utc: clockOf(times.departure_utc),
            arrival_clock_utc: clockOf(times.arrival_utc),
          },
    mass: isWeighed ? { take_off_kg: takeOff, landing_kg: takeOff - fuel.trip } : null,
  };
}

function clockOf(utc: string): string {
  return utc.includes("T") ? utc.slice(utc.indexOf("T") + 1).slice(0, 5) : utc;
}

/** In a triage their figures only; a plan has their legs too. */
function alternativeOf({ solution }: Judged, workflow: Workflow) {
  const plan = solution.plan as FlightPlan;
  const { legs, times: _, ...figures } = plan;
  return workflow === "plan" ? { ...figures, legs } : figures;
}

/** With what the loaded fuel leaves after a diversion from the destination. */
function alternatesOf({ alternates, plan }: FlightSolution) {
  const { fuel = null, loaded_kg: loaded = null } = plan ?? {};
  return alternates.map((alternate) => ({
    ...alternate,
    fuel_left_kg:
      fuel === null || loaded === null || alternate.fuel_kg === null
        ? null
        : loaded - (fuel.taxi ?? 0) - fuel.trip - alternate.fuel_kg,
  }));
}
