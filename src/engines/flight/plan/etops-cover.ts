import { geodesicLeg, type Position, pointsAlong, positionAt } from "../geodesic/geodesic.js";
import type { NamedPosition } from "../problem/read-problem.js";

/** How far apart the track is looked at first; the distance to an airport changes by no more than the way flown. */
const STEP_NM = 10;
/** On routes that go round the Earth many times, the steps are longer. */
const STEPS_MAX = 4_000;
const REFINEMENTS = 40;

/** How a route is covered by circles about airports, of the still-air way flown with one engine out. */
export interface EtopsCover {
  readonly limit_min: number;
  readonly radius_nm: number;
  readonly is_covered: boolean;
  /** The point of the track that is furthest from its nearest airport. */
  readonly furthest: {
    readonly from_start_nm: number;
    readonly lat: number;
    readonly lon: number;
    readonly airport: string;
    readonly distance_nm: number;
    readonly time_min: number;
  };
  /** Stretches of the track outside all circles. */
  readonly gaps: readonly { readonly from_nm: number; readonly to_nm: number }[];
}

interface Sample {
  readonly nm: number;
  readonly far: number;
}

/** Follows a route of at least two points and measures the nearest airport all along it. */
export function etopsCover(
  route: readonly NamedPosition[],
  airports: readonly NamedPosition[],
  limitMin: number,
  oeiTasKt: number,
): EtopsCover {
  const radius = (limitMin / 60) * oeiTasKt;
  const at = trackOf(route);
  const farAt = (nm: number) => nearest(at(nm), airports).distance;
  const samples = sampleTrack(route, airports);
  const nm = furthestAlong(samples, farAt);
  const place = at(nm);
  const { airport, distance } = nearest(place, airports);
  const gaps = gapsOf(samples, nm, distance, radius, farAt);
  return {
    limit_min: limitMin,
    radius_nm: radius,
    is_covered: distance <= radius && gaps.length === 0,
    furthest: {
      from_start_nm: nm,
      lat: place.lat,
      lon: place.lon,
      airport,
      distance_nm: distance,
      time_min: (distance / oeiTasKt) * 60,
    },
    gaps,
  };
}

function nearest(place: Position, airports: readonly NamedPosition[]) {
  let best = { airport: "", distance: Infinity };
  for (const airport of airports) {
    const distance = geodesicLeg(place, airport).distanceNm;
    if (distance < best.distance) best = { airport: airport.id, distance };
  }
  return best;
}

/** The position at a distance from the start of the route. */
function trackOf(route: readonly NamedPosition[]): (nm: number) => Position {
  const lengths = route
    .slice(1)
    .map((to, at) => geodesicLeg(route[at] as NamedPosition, to).distanceNm);
  return (nm) => {
    let leg = 0;
    let left = nm;
    while (leg < lengths.length - 1 && left > (lengths[leg] as number)) {
      left -= lengths[leg] as number;
      leg += 1;
    }
    return positionAt(route[leg] as NamedPosition, route[leg + 1] as NamedPosition, left);
  };
}

function sampleTrack(
  route: readonly NamedPosition[],
  airports: readonly NamedPosition[],
): Sample[] {
  const samples: Sample[] = [];
  const total = route
    .slice(1)
    .reduce((nm, to, at) => nm + geodesicLeg(route[at] as NamedPosition, to).distanceNm, 0);
  const step = Math.max(STEP_NM, total / STEPS_MAX);
  let passed = 0;
  for (let leg = 1; leg < route.length; leg += 1) {
    const [from, to] = [route[leg - 1] as NamedPosition, route[leg] as NamedPosition];
    const { distanceNm } = geodesicLeg(from, to);
    const pieces = Math.max(1, Math.ceil(distanceNm / step));
    for (const [at, point] of pointsAlong(from, to, pieces).entries()) {
      if (at === 0 && leg > 1) continue;
      samples.push({
        nm: passed + (distanceNm * at) / pieces,
        far: nearest(point, airports).distance,
      });
    }
    passed += distanceNm;
  }
  return samples;
}

/** Narrows the furthest sample between its neighbours by thirds. */
function furthestAlong(samples: readonly Sample[], farAt: (nm: number) => number): number {
  let best = 0;
  for (const [at, { far }] of samples.entries()) {
    if (far > (samples[best] as Sample).far) best = at;
  }
  const middle = samples[best] as Sample;
  let low = samples[Math.max(0, best - 1)]?.nm as number;
  let high = samples[Math.min(samples.length - 1, best + 1)]?.nm as number;
  for (let step = 0; step < REFINEMENTS; step += 1) {
    const [one, two] = [low + (high - low) / 3, high - (high - low) / 3];
    if (farAt(one) < farAt(two)) low = one;
    else high = two;
  }
  const refined = (low + high) / 2;
  return farAt(refined) > middle.far ? refined : middle.nm;
}

/** Stretches beyond the radius: their ends are bisected between samples on either side of it. */
function gapsOf(
  samples: readonly Sample[],
  furthestNm: number,
  furthest: number,
  radius: number,
  farAt: (nm: number) => number,
): { from_nm: number; to_nm: number }[] {
  const all = [...samples, { nm: furthestNm, far: furthest }].sort((a, b) => a.nm - b.nm);
  const gaps: { from_nm: number; to_nm: number }[] = [];
  let from: number | null = null;
  for (const [at, { nm, far }] of all.entries()) {
    const before = all[at - 1];
    if (far > radius && from === null) {
      from = before === undefined ? nm : crossing(before.nm, nm, radius, farAt);
    } else if (far <= radius && from !== null) {
      gaps.push({ from_nm: from, to_nm: crossing(nm, before?.nm as number, radius, farAt) });
      from = null;
    }
  }
  if (from !== null) gaps.push({ from_nm: from, to_nm: all.at(-1)?.nm as number });
  return gaps;
}

/** Where the nearest airport is a radius away, between a point inside a circle and one outside. */
function crossing(
  inside: number,
  outside: number,
  radius: number,
  farAt: (nm: number) => number,
): number {
  let [near, far] = [inside, outside];
  for (let step = 0; step < REFINEMENTS; step += 1) {
    const middle = (near + far) / 2;
    if (farAt(middle) <= radius) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}
