import { WHYS } from "../../../content/air-traffic-advice/air-traffic-advice.js";
import {
  type Aircraft,
  LOOKAHEAD_S,
  SEPARATION,
  type Separation,
  type TrafficPicture,
} from "../../../engines/air-traffic/picture/traffic-picture.js";
import type { Assumption } from "../../understanding.js";
import type { AirTrafficProblem, TrafficAircraft } from "../air-traffic-problem.js";

/** A picture with nothing left to default. */
export interface WholePicture extends TrafficPicture {
  readonly separation: Separation;
  readonly lookahead_s: number;
}

/** Constraints that name aircraft, and what is said of those who are not there. */
const STRANGERS = [
  ["no_turn", WHYS.stranger],
  ["no_change", WHYS.unchangedStranger],
] as const;

/** Aircraft whose defaults are listed one by one; those of more are listed together. */
const LISTED_MAX = 12;

/** The traffic of a problem with each default, of which numbers are not checked yet. */
export function pictureOf(problem: AirTrafficProblem): {
  readonly picture: WholePicture;
  readonly assumptions: readonly Assumption[];
  /** Who must not turn, or not be changed, and is not there; nothing in the picture depends on it. */
  readonly strangers: readonly string[];
} {
  const { aircraft, constraints = {}, lookahead_s = LOOKAHEAD_S } = problem;
  const ids = new Set(aircraft.map(({ id }) => id));
  const kept: Partial<Record<"no_turn" | "no_change", readonly string[]>> = {};
  const absent: Assumption[] = [];
  for (const [name, why] of STRANGERS) {
    const named = constraints[name];
    if (named === undefined) continue;
    kept[name] = named.filter((id) => ids.has(id));
    for (const [at, value] of named.entries()) {
      if (ids.has(value)) continue;
      absent.push({ field: `constraints.${name}[${at}]`, value, unit: null, why });
    }
  }
  const strangers = [...new Set(absent.map(({ value }) => `${value}`))];
  const picture = {
    aircraft: aircraft.map(aircraftOf),
    separation: { ...SEPARATION, ...definedOf(problem.separation ?? {}) },
    lookahead_s,
    constraints: { ...constraints, ...kept },
  };
  return { picture, assumptions: [...defaultsOf(problem), ...absent], strangers };
}

const KEPT = [
  "id",
  "x_nm",
  "y_nm",
  "lat",
  "lon",
  "alt_ft",
  "gs_kt",
  "track_deg",
  "intent",
] as const;

/** What a problem gives of an aircraft; a field that is absent stays so, for the engine to refuse. */
function aircraftOf(aircraft: TrafficAircraft): Aircraft {
  const given: Partial<Record<(typeof KEPT)[number], unknown>> = aircraft;
  const kept = KEPT.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]));
  return {
    ...Object.fromEntries(kept),
    vs_fpm: aircraft.vs_fpm === undefined ? 0 : aircraft.vs_fpm,
  };
}

function definedOf<Fields extends object>(fields: Fields): Fields {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as Fields;
}

function defaultsOf({ aircraft, separation, lookahead_s }: AirTrafficProblem): Assumption[] {
  const found: Assumption[] = [];
  const add = (field: string, value: number, unit: string, why: string) =>
    found.push({ field, value, unit, why });
  if (separation?.lateral_nm === undefined) {
    add("separation.lateral_nm", SEPARATION.lateral_nm, "nm", WHYS.lateral);
  }
  if (separation?.vertical_ft === undefined) {
    add("separation.vertical_ft", SEPARATION.vertical_ft, "ft", WHYS.vertical);
  }
  if (lookahead_s === undefined) add("lookahead_s", LOOKAHEAD_S, "s", WHYS.lookahead);
  const level = [...aircraft.keys()].filter((at) => aircraft[at]?.vs_fpm === undefined);
  if (level.length > LISTED_MAX) {
    add("aircraft.vs_fpm", 0, "fpm", `${WHYS.level}, which is so for ${level.length} aircraft`);
  } else for (const at of level) add(`aircraft[${at}].vs_fpm`, 0, "fpm", WHYS.level);
  add("wind.kt", 0, "kt", WHYS.wind);
  return found;
}
