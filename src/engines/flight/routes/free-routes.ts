import type { ClosedArea } from "../airspace/closed-area.js";
import { turningCorners } from "../airspace/turning-corners.js";
import { cross, dot, sphere } from "../airspace/vector.js";
import { FlightError } from "../flight-error.js";
import { geodesicLeg } from "../geodesic/geodesic.js";
import type { FlightTask, NamedPosition } from "../problem/read-problem.js";
import { CALM } from "../wind/wind-triangle.js";
import { bestPaths } from "./best-paths.js";
import { type FoundRoutes, noRoute, ROUTES_MAX } from "./found-routes.js";
import { isLegWinds } from "./graph-routes.js";
import { hoursBetween } from "./leg-figures.js";
import { type PathGraph, pathGraph } from "./path-graph.js";
import { visibleEdges } from "./visible-edges.js";

/** The most corners that routes may turn at. */
export const CORNERS_MAX = 200;

/** Routes round closed areas: the best paths through the corners that see each other. */
export function freeRoutes(
  { problem, aircraft, origin, destination }: FlightTask,
  areas: readonly ClosedArea[],
  isOver: () => boolean,
): FoundRoutes {
  const { wind = CALM, objective } = problem;
  if (isLegWinds(wind)) {
    const message = "a route round closed areas takes one wind, since its legs are not known yet";
    throw new FlightError("invalid", "/wind", message);
  }
  const corners = turningCorners(areas);
  if (corners.length > CORNERS_MAX) {
    const message = `routes may turn at ${CORNERS_MAX} corners at most; these are ${corners.length}`;
    throw new FlightError("too_large", "/closed", message);
  }
  const points = [
    origin as NamedPosition,
    destination as NamedPosition,
    ...corners.map(({ place }, at) => ({ id: `C${at + 1}`, ...place })),
  ];
  const areaOf = [-1, -1, ...corners.map(({ area }) => area)];
  const edges = visibleEdges(points, areas, { isOver });
  if (edges === null) return noRoute("the time was over before the corners were joined", false);
  const cost = (from: NamedPosition, to: NamedPosition) =>
    objective === "distance"
      ? geodesicLeg(from, to).distanceNm
      : hoursBetween(from, to, aircraft.tas_kt, wind);
  const graph = pathGraph(points.length, edges, (edge) => {
    const [one, other] = edges[edge] as readonly [number, number];
    const [from, to] = [points[one] as NamedPosition, points[other] as NamedPosition];
    return [cost(from, to), cost(to, from)];
  });
  return differentRoutes(graph, points, areaOf, isOver);
}

/** The best route, then the best of those that pass the areas that it turns at on their other side, and so on. */
function differentRoutes(
  graph: PathGraph,
  points: readonly NamedPosition[],
  areaOf: readonly number[],
  isOver: () => boolean,
): FoundRoutes {
  const [start, end] = [points[0] as NamedPosition, points[1] as NamedPosition];
  const normal = cross(sphere(start), sphere(end));
  const sides = points.map((point) => Math.sign(dot(normal, sphere(point))));
  const closedNodes = new Uint8Array(points.length);
  const routes: NamedPosition[][] = [];
  let isComplete = true;
  while (routes.length < ROUTES_MAX && isComplete) {
    const [path] = bestPaths(graph, [0, 1], 1, closedNodes, isOver).paths;
    if (path === undefined) break;
    routes.push(path.nodes.map((node) => points[node] as NamedPosition));
    const turned = new Set(path.nodes.slice(1, -1).map((node) => `${areaOf[node]} ${sides[node]}`));
    for (let node = 2; node < points.length; node += 1) {
      if (turned.has(`${areaOf[node]} ${sides[node]}`)) closedNodes[node] = 1;
    }
    isComplete = !isOver();
  }
  if (routes.length === 0) return noRoute("closed areas or the wind leave no way through");
  return { routes, isComplete, reason: null };
}
