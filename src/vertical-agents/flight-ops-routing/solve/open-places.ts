import { holdsPoint } from "../../../engines/flight/airspace/closed-area.js";
import { sphere } from "../../../engines/flight/airspace/vector.js";
import type { FlightProblem } from "../../../engines/flight/problem/flight-problem.js";
import { type NamedPosition, readProblem } from "../../../engines/flight/problem/read-problem.js";
import { closedAreas, isClosedAirport } from "../../../engines/flight/routes/find-routes.js";

export interface OpenPlaces {
  /** The problem with the alternates that are open. */
  readonly problem: FlightProblem;
  /** Alternates and airports on the way that closures take away, each once. */
  readonly closed: readonly string[];
  /** Whether alternates were asked for and none is open. */
  readonly areAllClosed: boolean;
  /** The destination, where it stood among its own alternates. */
  readonly ownAlternate?: string;
}

/**
 * Leaves out alternates that are closed or lie in closed areas, and the destination where it is among them. Throws a
 * `FlightError` for what is no problem.
 */
export function openPlaces(sent: FlightProblem): OpenPlaces {
  const { problem, own } = withoutDestination(sent);
  const found = openOf(problem);
  return own === undefined ? found : { ...found, ownAlternate: own };
}

function withoutDestination(problem: FlightProblem): { problem: FlightProblem; own?: string } {
  if (!problem.alternates?.length || problem.destination === undefined) return { problem };
  const { alternates: places, destination } = readProblem(problem);
  const isOwn = (at: number) =>
    places[at]?.lat === destination?.lat && places[at]?.lon === destination?.lon;
  const alternates = problem.alternates.filter((_, at) => !isOwn(at));
  if (alternates.length === problem.alternates.length || destination === null) return { problem };
  return { problem: { ...problem, alternates }, own: destination.id };
}

function openOf(problem: FlightProblem): OpenPlaces {
  if (!problem.closed?.length) return { problem, closed: [], areAllClosed: false };
  const { alternates, etopsAlternates } = readProblem(problem);
  const areas = closedAreas(problem);
  const shut = new Set(
    (problem.closed ?? []).flatMap((closure) => ("waypoint" in closure ? [closure.waypoint] : [])),
  );
  const isClosed = (place: NamedPosition) =>
    shut.has(place.id) ||
    isClosedAirport(place.id, problem) ||
    areas.some((area) => holdsPoint(area, sphere(place)));
  const open = <Item>(items: readonly Item[], places: readonly NamedPosition[]) =>
    items.filter((_, at) => !isClosed(places[at] as NamedPosition));
  const { alternates: asked, etops_alternates: onTheWay, ...rest } = problem;
  const left = asked && open(asked, alternates);
  return {
    problem: {
      ...rest,
      ...(left ? { alternates: left } : {}),
      ...(onTheWay ? { etops_alternates: open(onTheWay, etopsAlternates) } : {}),
    },
    closed: [...new Set([...alternates, ...etopsAlternates].filter(isClosed).map(({ id }) => id))],
    areAllClosed: asked !== undefined && asked.length > 0 && left?.length === 0,
  };
}
