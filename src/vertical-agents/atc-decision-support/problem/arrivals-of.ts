import { WHYS } from "../../../content/air-traffic-advice/air-traffic-advice.js";
import {
  type Aircraft,
  AirTrafficRefused,
  type Position,
  SEPARATION,
} from "../../../engines/air-traffic/picture/traffic-picture.js";
import { arrivalsAt } from "../../../engines/air-traffic/sequencing/arrivals-at.js";
import { MIN_SHARE } from "../../../engines/air-traffic/sequencing/crossing-times.js";
import type {
  Arrival,
  SequenceProblem,
} from "../../../engines/air-traffic/sequencing/sequence-problem.js";
import type { Assumption } from "../../understanding.js";
import type { AirTrafficProblem, Fix, TrafficAircraft } from "../air-traffic-problem.js";
import { pictureOf } from "./picture-of.js";

/** What a problem asks to be put in order, with each default; distances are measured where none are given. */
export function arrivalsOf(problem: AirTrafficProblem): {
  readonly sequence: SequenceProblem;
  readonly assumptions: readonly Assumption[];
} {
  const { aircraft, fix = {}, separation, constraints = {} } = problem;
  const lateral_nm = separation?.lateral_nm ?? SEPARATION.lateral_nm;
  const isUnspaced = fix.in_trail_nm === undefined && fix.in_trail_s === undefined;
  const { min_gs_kt, max_gs_kt } = constraints;
  const measured = aircraft.some(({ distance_nm }) => distance_nm === undefined);
  const sequence = {
    arrivals: measured ? measuredArrivals(aircraft, fix) : (aircraft as readonly Arrival[]),
    in_trail_nm: fix.in_trail_nm ?? (isUnspaced ? lateral_nm : 0),
    in_trail_s: fix.in_trail_s ?? 0,
    ...(min_gs_kt === undefined ? {} : { min_gs_kt }),
    ...(max_gs_kt === undefined ? {} : { max_gs_kt }),
  };
  const assumptions: Assumption[] = [];
  const add = (field: string, value: Assumption["value"], unit: string | null, why: string) =>
    assumptions.push({ field, value, unit, why });
  if (isUnspaced) add("fix.in_trail_nm", lateral_nm, "nm", WHYS.trail);
  if (min_gs_kt === undefined) {
    add("constraints.min_gs_kt", 100 * MIN_SHARE, "% of gs_kt", WHYS.leastSpeed);
  }
  if (measured) add("aircraft.distance_nm", "straight to the fix", "nm", WHYS.straight);
  add("sequence", "spacing over the fix alone", null, WHYS.ways);
  add("sequence.gs_kt", "the least speed where there is a hold", null, WHYS.sequenceSpeeds);
  add("wind.kt", 0, "kt", WHYS.wind);
  add("ranking.cost", "delays and holds", "s", WHYS.sequenceCost);
  return { sequence, assumptions };
}

/** Speaks of the problem's fields where the engine speaks of its own. */
export function inFieldsOfProblem(error: unknown): unknown {
  if (!(error instanceof AirTrafficRefused)) return error;
  const path = error.path
    .replace(/^\/arrivals/, "/aircraft")
    .replace(/^\/in_trail/, "/fix/in_trail")
    .replace(/^\/(min|max)_gs/, "/constraints/$1_gs");
  return new AirTrafficRefused(error.code, path, error.message);
}

/** Those with a distance keep it; the others' is that of a straight line, for which only their place counts. */
function measuredArrivals(aircraft: readonly TrafficAircraft[], fix: Fix): readonly Arrival[] {
  const places = [...aircraft.keys()].filter((at) => aircraft[at]?.distance_nm === undefined);
  const placed = places.map((at) => {
    const { alt_ft, track_deg, ...given } = aircraft[at] as TrafficAircraft;
    return { ...given, alt_ft: alt_ft ?? 0, track_deg: track_deg ?? 0 } as TrafficAircraft;
  });
  const { picture } = pictureOf({ aircraft: placed });
  const found = new Map(
    arrivalsIn({ picture, fix, places }).map((one, at) => [places[at] as number, one]),
  );
  return aircraft.map((one, at) => found.get(at) ?? (one as Arrival));
}

function arrivalsIn({
  picture,
  fix,
  places,
}: {
  readonly picture: { readonly aircraft: readonly Aircraft[] };
  readonly fix: Fix;
  /** Of the picture's aircraft in the problem. */
  readonly places: readonly number[];
}): readonly Arrival[] {
  try {
    return arrivalsAt(picture, fix as Position);
  } catch (error) {
    if (!(error instanceof AirTrafficRefused)) throw error;
    const path = error.path.replace(
      /^\/aircraft\/(\d+)/,
      (_, at: string) => `/aircraft/${places[Number(at)]}`,
    );
    throw new AirTrafficRefused(error.code, path, error.message);
  }
}
