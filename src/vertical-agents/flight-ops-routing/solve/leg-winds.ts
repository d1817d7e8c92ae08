import { numberedParts } from "../../../engines/flight/plan/route-legs.js";
import type { FlightProblem } from "../../../engines/flight/problem/flight-problem.js";
import type { NamedPosition } from "../../../engines/flight/problem/read-problem.js";
import { edgeWinds, isLegWinds } from "../../../engines/flight/routes/graph-routes.js";
import type { FlightPlan } from "../../../engines/flight/solve-flight.js";
import { CALM, type Wind } from "../../../engines/flight/wind/wind-triangle.js";

const RADIANS = Math.PI / 180;

/** The wind across each leg of a plan, in knots, from either side. */
export function crosswinds(problem: FlightProblem, plan: FlightPlan): number[] {
  const { legs } = plan;
  const windOn = windsOf(problem, plan);
  return legs.map(({ track_deg: track }, at) => {
    const wind = windOn(at);
    if ("tailwind_kt" in wind) return 0;
    return Math.abs(wind.kt * Math.sin((wind.from_deg - track) * RADIANS));
  });
}

function windsOf(
  problem: FlightProblem,
  { waypoints, legs, total }: FlightPlan,
): (leg: number) => Wind {
  const { wind = CALM, graph } = problem;
  if (!isLegWinds(wind)) return () => wind;
  if (graph !== undefined) {
    const between = edgeWinds(problem);
    return (leg) => between(waypoints[leg] as NamedPosition, waypoints[leg + 1] as NamedPosition);
  }
  // Of numbered winds, each holds until the next; of two for one leg the later counts.
  const inOrder = [...wind].sort((a, b) => Number(a.leg) - Number(b.leg));
  const parts = numberedParts(problem);
  const ends = legs.map((_, at) =>
    legs.slice(0, at + 1).reduce((nm, { distance_nm }) => nm + distance_nm, 0),
  );
  return (leg) => {
    const middle = (ends[leg] as number) - (legs[leg]?.distance_nm ?? 0) / 2;
    const part = total.distance_nm === 0 ? leg : Math.floor((middle / total.distance_nm) * parts);
    return inOrder.findLast((entry) => Number(entry.leg) <= part) ?? CALM;
  };
}
