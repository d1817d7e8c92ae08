import type { FlightProblem } from "../../../engines/flight/problem/flight-problem.js";
import type { NamedPosition } from "../../../engines/flight/problem/read-problem.js";
import { edgeWinds, isLegWinds } from "../../../engines/flight/routes/graph-routes.js";
import type { FlightPlan } from "../../../engines/flight/solve-flight.js";
import { CALM, type Wind } from "../../../engines/flight/wind/wind-triangle.js";

const RADIANS = Math.PI / 180;

/** The wind across each leg of a plan, in knots, from either side. */
export function crosswinds(problem: FlightProblem, { legs, waypoints }: FlightPlan): number[] {
  const windOn = windsOf(problem, waypoints);
  return legs.map(({ track_deg: track }, at) => {
    const wind = windOn(at);
    if ("tailwind_kt" in wind) return 0;
    return Math.abs(wind.kt * Math.sin((wind.from_deg - track) * RADIANS));
  });
}

function windsOf(
  problem: FlightProblem,
  waypoints: readonly NamedPosition[],
): (leg: number) => Wind {
  const { wind = CALM, graph } = problem;
  if (!isLegWinds(wind)) return () => wind;
  if (graph !== undefined) {
    const between = edgeWinds(problem);
    return (leg) => between(waypoints[leg] as NamedPosition, waypoints[leg + 1] as NamedPosition);
  }
  // Of numbered winds, each holds until the next; of two for one leg the later counts.
  const inOrder = [...wind].sort((a, b) => Number(a.leg) - Number(b.leg));
  return (leg) => inOrder.findLast((entry) => Number(entry.leg) <= leg) ?? CALM;
}
