import { isClearLeg } from "../airspace/clear-leg.js";
import { type ClosedArea, closedArea, crossesItself, holdsPoint } from "../airspace/closed-area.js";
import { sphere } from "../airspace/vector.js";
import { FlightError } from "../flight-error.js";
import { findAirport } from "../problem/airports.js";
import type { FlightProblem } from "../problem/flight-problem.js";
import type { FlightTask, NamedPosition } from "../problem/read-problem.js";
import { type FoundRoutes, noRoute } from "./found-routes.js";
import { freeRoutes } from "./free-routes.js";
import { graphRoutes } from "./graph-routes.js";

/** Sides that follow a latitude count once a degree. */
const SIDES_MAX = 2_000;

/** The routes of a task that has places: through its graph, straight, or round closed areas. */
export function findRoutes(task: FlightTask, isOver: () => boolean): FoundRoutes {
  const ends = [task.origin as NamedPosition, task.destination as NamedPosition];
  const areas = closedAreas(task.problem);
  const inside = ends.find((end) => areas.some((area) => holdsPoint(area, sphere(end))));
  if (inside !== undefined) return noRoute(`${inside.id} lies in a closed area`);
  const shut = ends.find(({ id }) => isClosedAirport(id, task.problem));
  if (shut !== undefined) return noRoute(`${shut.id} is closed`);
  if (task.problem.graph !== undefined) return graphRoutes(task, areas, isOver);
  const [origin, destination] = ends as [NamedPosition, NamedPosition];
  if (!isClearLeg(origin, destination, areas)) return freeRoutes(task, areas, isOver);
  return { routes: [ends], isComplete: true, reason: null };
}

/** Whether a closure names the airport of an ICAO code, by either of its codes. */
export function isClosedAirport(icao: string, { closed = [] }: FlightProblem): boolean {
  return closed.some(
    (closure) => "waypoint" in closure && findAirport(closure.waypoint)?.icao === icao,
  );
}

/** The closed areas of a problem, laid out; throws a `FlightError` for what is no area. */
export function closedAreas({ closed = [] }: FlightProblem): ClosedArea[] {
  const areas = closed.flatMap((closure, at) => {
    if (!("polygon" in closure)) return [];
    const path = `/closed/${at}/polygon`;
    return [{ path, area: closedArea(closure.polygon, path) }];
  });
  const sides = areas.reduce((sum, { area }) => sum + area.corners.length, 0);
  if (sides > SIDES_MAX) {
    const message = `closed areas may have ${SIDES_MAX} sides; these have ${sides}`;
    throw new FlightError("too_large", "/closed", message);
  }
  const crossing = areas.find(({ area }) => crossesItself(area));
  if (crossing !== undefined) {
    const message = "the sides of the polygon cross each other; give its corners in their order";
    throw new FlightError("invalid", crossing.path, message);
  }
  return areas.map(({ area }) => area);
}
