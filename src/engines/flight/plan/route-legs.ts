import { geodesicLeg, type Position, pointsAlong } from "../geodesic/geodesic.js";
import type { FlightProblem } from "../problem/flight-problem.js";
import type { FlightTask, NamedPosition } from "../problem/read-problem.js";
import { edgeWinds, isLegWinds } from "../routes/graph-routes.js";
import { flownPieces, type LegFigures, legFigures } from "../routes/leg-figures.js";
import type { Stretch } from "../wind/turning-points.js";
import { CALM, type Wind, windOfReturn, windTriangle } from "../wind/wind-triangle.js";

/** A leg of the plan; fuel is null where the fuel flow is not known. */
export interface Leg extends LegFigures {
  readonly from: string;
  readonly to: string;
  readonly fuel_kg: number | null;
}

/** Legs in order, the points that they join (none for a single leg by track), and their speeds both ways. */
export interface RouteLegs {
  readonly legs: readonly Leg[];
  readonly points: readonly NamedPosition[];
  readonly stretches: readonly Stretch[];
  /** The same with one engine out; null where that airspeed is not known. */
  readonly oeiStretches: readonly Stretch[] | null;
}

/** The leg of a problem that gives a track and a distance. */
export function singleLeg(task: FlightTask): RouteLegs {
  const { track_deg = 0, distance_nm = 0 } = task.problem;
  const wind = legWind(task, 0);
  const figures = { trackDeg: track_deg, distanceNm: distance_nm };
  return joined(task, [], [{ from: "start", to: "end", figures, wind }]);
}

/**
 * The legs of a route. An edge of a graph is one leg by the track at its start; other ways are cut into pieces that
 * turn little, each flown by the track at its middle, and before that into as many equal parts as the caller numbers
 * winds for.
 */
export function routeLegs(task: FlightTask, route: readonly NamedPosition[]): RouteLegs {
  if (task.problem.graph === undefined) return cutRoute(task, route);
  const windBetween = edgeWinds(task.problem);
  const flown = route.slice(1).map((to, at) => {
    const from = route[at] as NamedPosition;
    const wind = windBetween(from, to);
    return { from: from.id, to: to.id, figures: geodesicLeg(from, to), wind };
  });
  return joined(task, route, flown);
}

interface FlownLeg {
  readonly from: string;
  readonly to: string;
  readonly figures: { readonly trackDeg: number; readonly distanceNm: number };
  readonly wind: Wind;
}

function joined(
  task: FlightTask,
  points: readonly NamedPosition[],
  flown: readonly FlownLeg[],
): RouteLegs {
  const { tas_kt, oei_tas_kt: oeiTas, fuel_flow_kg_h: flow } = task.aircraft;
  const legs = flown.map(({ from, to, figures, wind }): Leg => {
    const leg = legFigures(figures, tas_kt, wind);
    const fuel = flow === undefined || leg.time_h === null ? null : leg.time_h * flow;
    return { from, to, ...leg, fuel_kg: fuel };
  });
  return {
    legs,
    points,
    stretches: stretchesAt(tas_kt, flown),
    oeiStretches: oeiTas === undefined ? null : stretchesAt(oeiTas, flown),
  };
}

function stretchesAt(tasKt: number, flown: readonly FlownLeg[]): Stretch[] {
  return flown.map(({ figures: { trackDeg, distanceNm }, wind }) => ({
    distanceNm,
    outKt: windTriangle(tasKt, trackDeg, wind).groundSpeedKt,
    backKt: windTriangle(tasKt, trackDeg + 180, windOfReturn(wind)).groundSpeedKt,
  }));
}

/** Of numbered winds, each holds until the next; before the first it is calm. */
function legWind({ problem: { wind = CALM } }: FlightTask, leg: number): Wind {
  if (!isLegWinds(wind)) return wind;
  let best: { leg: number; wind: Wind } = { leg: -1, wind: CALM };
  for (const entry of wind) {
    const at = entry.leg as number;
    if (at <= leg && at >= best.leg) best = { leg: at, wind: entry };
  }
  return best.wind;
}

function cutRoute(task: FlightTask, route: readonly NamedPosition[]): RouteLegs {
  const points: NamedPosition[] = [route[0] as NamedPosition];
  const flown: FlownLeg[] = [];
  const parts = numberedParts(task.problem);
  for (const [at, to] of route.slice(1).entries()) {
    const ends = pointsAlong(route[at] as NamedPosition, to, parts);
    for (const [part, end] of ends.slice(1).entries()) {
      const wind = legWind(task, at * parts + part);
      for (const piece of flownPieces(ends[part] as Position, end, wind)) {
        const from = points.at(-1) as NamedPosition;
        const next = piece.to === to ? to : { id: `P${points.length}`, ...piece.to };
        points.push(next);
        flown.push({ from: from.id, to: next.id, figures: piece, wind });
      }
    }
  }
  return joined(task, points, flown);
}

/** Into how many equal parts a way is cut for winds that are numbered. */
export function numberedParts({ wind = CALM }: FlightProblem): number {
  return isLegWinds(wind) ? Math.max(1, ...wind.map(({ leg }) => Number(leg) + 1)) : 1;
}
