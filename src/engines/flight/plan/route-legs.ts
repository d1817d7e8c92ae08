import { geodesicLeg, pointsAlong } from "../geodesic/geodesic.js";
import type { FlightTask, NamedPosition } from "../problem/read-problem.js";
import { edgeWinds, isLegWinds } from "../routes/graph-routes.js";
import { type LegFigures, legFigures, windyPoints } from "../routes/leg-figures.js";
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
}

/** The leg of a problem that gives a track and a distance. */
export function singleLeg(task: FlightTask): RouteLegs {
  const { track_deg = 0, distance_nm = 0 } = task.problem;
  const wind = legWind(task, 0);
  const figures = { trackDeg: track_deg, distanceNm: distance_nm };
  return joined(task, [], [{ from: "start", to: "end", figures, wind }]);
}

/**
 * The legs of a route. An edge of a graph is one leg; other legs are cut where a wind would make them drift off
 * their geodesic, and where the caller gives winds for numbered legs.
 */
export function routeLegs(task: FlightTask, route: readonly NamedPosition[]): RouteLegs {
  const isGraph = task.problem.graph !== undefined;
  const points = isGraph ? route : cutRoute(task, route);
  const windBetween = isGraph ? edgeWinds(task.problem) : null;
  const flown = points.slice(1).map((to, at) => {
    const from = points[at] as NamedPosition;
    const wind = windBetween === null ? legWind(task, at) : windBetween(from, to);
    return { from: from.id, to: to.id, figures: geodesicLeg(from, to), wind };
  });
  return joined(task, points, flown);
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
  const { tas_kt, fuel_flow_kg_h: flow } = task.aircraft;
  const legs: Leg[] = [];
  const stretches: Stretch[] = [];
  for (const { from, to, figures, wind } of flown) {
    const leg = legFigures(figures, tas_kt, wind);
    const back = windTriangle(tas_kt, figures.trackDeg + 180, windOfReturn(wind));
    const fuel = flow === undefined || leg.time_h === null ? null : leg.time_h * flow;
    legs.push({ from, to, ...leg, fuel_kg: fuel });
    stretches.push({
      distanceNm: figures.distanceNm,
      outKt: leg.ground_speed_kt,
      backKt: back.groundSpeedKt,
    });
  }
  return { legs, points, stretches };
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

function cutRoute(task: FlightTask, route: readonly NamedPosition[]): NamedPosition[] {
  const { wind = CALM } = task.problem;
  const points: NamedPosition[] = [route[0] as NamedPosition];
  for (const [at, to] of route.slice(1).entries()) {
    const from = route[at] as NamedPosition;
    const cuts = isLegWinds(wind)
      ? pointsAlong(from, to, Math.max(1, ...wind.map(({ leg }) => Number(leg) + 1)))
      : windyPoints(from, to, wind);
    for (const cut of cuts.slice(1, -1)) points.push({ id: `P${points.length}`, ...cut });
    points.push(to);
  }
  return points;
}
