import { isClearLeg } from "../airspace/clear-leg.js";
import type { ClosedArea } from "../airspace/closed-area.js";
import { FlightError } from "../flight-error.js";
import { geodesicLeg } from "../geodesic/geodesic.js";
import {
  type FlightProblem,
  type LegWind,
  LIMITS,
  type RouteGraph,
} from "../problem/flight-problem.js";
import type { FlightTask, NamedPosition } from "../problem/read-problem.js";
import { CALM, type Wind, windOfReturn } from "../wind/wind-triangle.js";
import { bestPaths } from "./best-paths.js";
import { type FoundRoutes, noRoute, ROUTES_MAX } from "./found-routes.js";
import { legFigures } from "./leg-figures.js";
import { pathGraph } from "./path-graph.js";

/** The best simple routes through the graph of a task, without its closed waypoints and edges that meet areas. */
export function graphRoutes(
  task: FlightTask,
  areas: readonly ClosedArea[],
  isOver: () => boolean,
): FoundRoutes {
  const { waypoints, edges } = task.problem.graph as RouteGraph;
  const points = waypoints.map(([id, lat, lon]) => ({ id, lat, lon }));
  const index = new Map(points.map(({ id }, at) => [id, at]));
  const source = endOf(index, task.origin, "/origin");
  const target = endOf(index, task.destination, "/destination");
  const closedNodes = new Uint8Array(points.length);
  for (const closure of task.problem.closed ?? []) {
    const node = "waypoint" in closure ? index.get(closure.waypoint) : undefined;
    if (node !== undefined) closedNodes[node] = 1;
  }
  const shut = [source, target].find((node) => closedNodes[node] === 1);
  if (shut !== undefined) return noRoute(`${points[shut]?.id} is closed`);
  const costOf = edgeCost(task);
  let isCut = false;
  const graph = pathGraph(points.length, edges, (edge) => {
    const [one, other] = edges[edge] as readonly [number, number];
    const [from, to] = [points[one] as NamedPosition, points[other] as NamedPosition];
    // Without the time to look, an edge may meet an area.
    isCut ||= areas.length > 0 && isOver();
    if (isCut || !isClearLeg(from, to, areas)) return [Infinity, Infinity];
    return [costOf(from, to), costOf(to, from)];
  });
  const found = bestPaths(graph, [source, target], ROUTES_MAX, closedNodes, isOver);
  if (found.paths.length === 0) {
    const reason = `no open route leads from ${points[source]?.id} to ${points[target]?.id}`;
    return isCut
      ? noRoute("the time was over before the edges were looked at", false)
      : noRoute(reason);
  }
  const lengths = found.paths.map(({ nodes }) => nodes.length - 1);
  if ((lengths[0] as number) > LIMITS.routeLegs) {
    const message = `a route may have ${LIMITS.routeLegs} legs; the best has ${lengths[0]}`;
    throw new FlightError("too_large", "/graph", message);
  }
  const routes = found.paths
    .filter((_, at) => (lengths[at] as number) <= LIMITS.routeLegs)
    .map(({ nodes }) => nodes.map((node) => points[node] as NamedPosition));
  return { routes, isComplete: found.isComplete && !isCut, reason: null };
}

/** The wind between two waypoints: that of their leg, or the one of all legs; calm where none is given. */
export function edgeWinds({
  wind = CALM,
}: FlightProblem): (from: NamedPosition, to: NamedPosition) => Wind {
  if (!isLegWinds(wind)) return () => wind;
  const byLeg = new Map(wind.map((entry) => [entry.leg, entry]));
  return (from, to) => {
    const back = byLeg.get(`${to.id}-${from.id}`);
    return byLeg.get(`${from.id}-${to.id}`) ?? (back === undefined ? CALM : windOfReturn(back));
  };
}

export const isLegWinds = (wind: Wind | readonly LegWind[]): wind is readonly LegWind[] =>
  Array.isArray(wind);

function edgeCost({ problem, aircraft }: FlightTask) {
  const windOf = edgeWinds(problem);
  return (from: NamedPosition, to: NamedPosition): number => {
    const figures = legFigures(geodesicLeg(from, to), aircraft.tas_kt, windOf(from, to));
    if (figures.time_h === null) return Infinity;
    // At a constant fuel flow the least fuel is the least time.
    return problem.objective === "distance" ? figures.distance_nm : figures.time_h;
  };
}

function endOf(
  index: ReadonlyMap<string, number>,
  end: NamedPosition | null,
  path: string,
): number {
  const node = end === null ? undefined : index.get(end.id);
  if (node !== undefined) return node;
  throw new FlightError("invalid", path, `${path.slice(1)} must be a waypoint of the graph`);
}
