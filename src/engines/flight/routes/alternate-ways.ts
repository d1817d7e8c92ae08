import { isClearLeg } from "../airspace/clear-leg.js";
import { type ClosedArea, holdsPoint } from "../airspace/closed-area.js";
import { turningCorners } from "../airspace/turning-corners.js";
import { sphere } from "../airspace/vector.js";
import type { FlightTask, NamedPosition } from "../problem/read-problem.js";
import type { Wind } from "../wind/wind-triangle.js";
import { bestPaths } from "./best-paths.js";
import { CORNERS_MAX } from "./free-routes.js";
import { hoursBetween } from "./leg-figures.js";
import { pathGraph } from "./path-graph.js";
import { visibleEdges } from "./visible-edges.js";

/** A way by its points; null where there is none, or where there was no time to look for one. */
export type Way = readonly NamedPosition[] | null;

/** The soonest ways from the destination to each alternate: straight, or round closed areas. */
export function alternateWays(
  { destination, alternates, aircraft }: FlightTask,
  { areas, wind }: { readonly areas: readonly ClosedArea[]; readonly wind: Wind },
  isOver: () => boolean,
): Way[] {
  const start = destination as NamedPosition;
  const straight = alternates.map((alternate): Way => [start, alternate]);
  // Nothing is flown to a closed destination; how far its alternates are is told all the same.
  if (areas.some((area) => holdsPoint(area, sphere(start)))) return straight;
  const shut = alternates.filter((alternate) => !isClearLeg(start, alternate, areas));
  if (shut.length === 0) return straight;
  const corners = turningCorners(areas).map(({ place }, at) => ({ id: `C${at + 1}`, ...place }));
  const points = [start, ...shut, ...corners];
  const isAlternate = (node: number) => node > 0 && node <= shut.length;
  const edges =
    corners.length > CORNERS_MAX
      ? null
      : visibleEdges(points, areas, {
          isOver,
          isWanted: (from, to) => !(isAlternate(from) && isAlternate(to)),
        });
  const hours = (from: number, to: number) =>
    hoursBetween(points[from] as NamedPosition, points[to] as NamedPosition, aircraft.tas_kt, wind);
  const graph =
    edges &&
    pathGraph(points.length, edges, (edge) => {
      const [one, other] = edges[edge] as readonly [number, number];
      return [hours(one, other), hours(other, one)];
    });
  const wayTo = (alternate: NamedPosition): Way => {
    if (graph === null) return null;
    const target = shut.indexOf(alternate) + 1;
    const closedNodes = new Uint8Array(points.length);
    closedNodes.fill(1, 1, shut.length + 1);
    closedNodes[target] = 0;
    const [path] = bestPaths(graph, [0, target], 1, closedNodes, isOver).paths;
    return path ? path.nodes.map((node) => points[node] as NamedPosition) : null;
  };
  return alternates.map((alternate, at) =>
    shut.includes(alternate) ? wayTo(alternate) : (straight[at] as Way),
  );
}
