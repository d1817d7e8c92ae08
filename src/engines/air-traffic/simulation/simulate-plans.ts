import { type Spread, spreadOf, wilsonInterval } from "../../math/monte-carlo/monte-carlo.js";
import { type Random, seededRandom } from "../../math/seeded-random/seeded-random.js";
import { encounter } from "../motion/encounter.js";
import { type Extent, extentOf, isAbove } from "../motion/extent.js";
import { type Leg, type Response, trajectory } from "../motion/trajectory.js";
import { checkActions, requireNumber } from "../picture/check-picture.js";
import { type PlaneAircraft, type PlanePicture, planePicture } from "../picture/local-plane.js";
import { type Action, AirTrafficRefused, type TrafficPicture } from "../picture/traffic-picture.js";

export interface SimulationOptions {
  readonly seed: string;
  /** 1 to 2,000. */
  readonly runs: number;
  /** Whether the time is up; asked before each run. */
  readonly isOver: () => boolean;
}

/** What a plan does in many flights. Distances are the least of a flight while below the vertical minimum. */
export interface PlanSimulation {
  readonly actions: readonly Action[];
  /** The flights that were flown. */
  readonly n: number;
  /** Flights in which a pair came below the vertical minimum at all; the figures in nm are of them. */
  readonly n_close: number;
  readonly mean_nm: number | null;
  readonly p5_nm: number | null;
  readonly p50_nm: number | null;
  readonly p90_nm: number | null;
  readonly p95_nm: number | null;
  /** What the lateral minimum is lost by in nm, 0 in a flight that keeps it; null without a flight. */
  readonly shortfall_nm: Spread | null;
  readonly breach: readonly {
    readonly constraint: "separation";
    readonly probability: number;
    readonly ci95: readonly [number, number];
  }[];
}

export interface Simulation {
  readonly seed: string;
  readonly distributions: typeof DISTRIBUTIONS;
  /** In the order of the plans. */
  readonly plans: readonly PlanSimulation[];
  /** The plans' places in that order, those with the fewest losses first. */
  readonly order: readonly number[];
}

export const DISTRIBUTIONS = [
  { field: "x_nm, y_nm", distribution: "normal", sigma: 0.1, unit: "nm" },
  { field: "track_deg", distribution: "normal", sigma: 1, unit: "deg" },
  { field: "gs_kt", distribution: "normal", sigma: 5, unit: "kt" },
  { field: "response", distribution: "uniform", from: 5, to: 20, unit: "s" },
] as const;

const [PLACE, TRACK, SPEED, DELAY] = DISTRIBUTIONS;
const RUNS_MAX = 2000;
const PLANS_MAX = 10;
const RESPONSE: Response = { turn_deg_s: 3, acceleration_kt_s: 1, level_fpm: 1500 };

/**
 * Flies each plan many times with errors in where aircraft are and go, and in how soon they respond. All plans meet
 * the same errors, and a run in which the time was up is of none. Throws `AirTrafficRefused` for a picture, a plan
 * or a number of runs that cannot be used.
 */
export function simulatePlans(
  picture: TrafficPicture,
  plans: readonly (readonly Action[])[],
  { seed, runs, isOver }: SimulationOptions,
): Simulation {
  const plane = planePicture(picture);
  requireNumber("/runs", runs, [1, RUNS_MAX]);
  if (plans.length > PLANS_MAX) {
    const message = `plans may be ${PLANS_MAX} at most; there are ${plans.length}`;
    throw new AirTrafficRefused("too_large", "/plans", message);
  }
  for (const plan of plans) checkActions(plan, picture);
  const random = seededRandom(seed);
  const flights: Flight[][] = plans.map(() => []);
  for (let run = 0; run < runs && !isOver(); run += 1) {
    const errors = plane.aircraft.map(() => drawError(random));
    for (const [at, plan] of plans.entries()) flights[at]?.push(fly(plane, plan, errors));
  }
  const { lateral_nm } = plane.separation;
  const simulated = plans.map((actions, at) => summary(actions, flights[at] ?? [], lateral_nm));
  const worst = ({ breach }: PlanSimulation) => breach[0]?.probability ?? 0;
  const order = [...simulated.keys()].sort((one, other) => {
    const [a, b] = [simulated[one] as PlanSimulation, simulated[other] as PlanSimulation];
    return worst(a) - worst(b) || (b.p5_nm ?? Infinity) - (a.p5_nm ?? Infinity) || one - other;
  });
  return { seed, distributions: DISTRIBUTIONS, plans: simulated, order };
}

interface Flight {
  readonly least_nm: number;
  readonly isLost: boolean;
}

interface Errors {
  readonly x: number;
  readonly y: number;
  readonly track: number;
  readonly gs: number;
  readonly delay_s: number;
}

function drawError(random: Random): Errors {
  const [x, y] = normals(random);
  const [track, gs] = normals(random);
  return {
    x: x * PLACE.sigma,
    y: y * PLACE.sigma,
    track: track * TRACK.sigma,
    gs: gs * SPEED.sigma,
    delay_s: DELAY.from + (DELAY.to - DELAY.from) * random.next(),
  };
}

/** Two independent standard normal numbers (Box and Muller, 1958). */
function normals(random: Random): readonly [number, number] {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  const angle = 2 * Math.PI * random.next();
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

interface FlownLegs extends Extent {
  readonly legs: readonly Leg[];
}

/** Pairs that cannot come as near as counts are not followed. */
function fly(plane: PlanePicture, plan: readonly Action[], errors: readonly Errors[]): Flight {
  const { separation, lookahead_s } = plane;
  const { lateral_nm, vertical_ft } = separation;
  const flown = plane.aircraft.map((one, at): FlownLegs => {
    const legs = flyOne(one, plan, errors[at] as Errors);
    return { legs, ...extentOf(legs, lookahead_s) };
  });
  let [least_nm, isLost] = [Number.POSITIVE_INFINITY, false];
  for (const [at, first] of flown.entries()) {
    for (let place = 0; place < at; place += 1) {
      const other = flown[place] as FlownLegs;
      if (isAbove(first, other, vertical_ft)) continue;
      const reach_nm = lookahead_s * (first.fastest_nm + other.fastest_nm);
      if (distanceNow(first, other) - reach_nm > Math.max(lateral_nm, least_nm)) continue;
      const met = encounter(first.legs, other.legs, separation, lookahead_s);
      least_nm = Math.min(least_nm, met.least_nm);
      isLost ||= met.lossIn_s <= lookahead_s;
    }
  }
  return { least_nm, isLost };
}

function distanceNow({ legs: [one] }: FlownLegs, { legs: [other] }: FlownLegs): number {
  const [a, b] = [one as Leg, other as Leg];
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

/** One that stands still keeps its place and speed: an error of speed would make it fly. */
function flyOne(one: PlaneAircraft, plan: readonly Action[], error: Errors): readonly Leg[] {
  const changes = plan
    .filter(({ aircraft }) => aircraft === one.id)
    .map((action) => ({
      ...action,
      at_s: action.at_s + error.delay_s,
      value: action.kind === "heading" ? action.value + one.turned_deg + error.track : action.value,
    }));
  const flown = {
    ...one,
    x_nm: one.x_nm + error.x,
    y_nm: one.y_nm + error.y,
    track_deg: one.track_deg + error.track,
    gs_kt: one.gs_kt === 0 ? 0 : Math.max(0, one.gs_kt + error.gs),
  };
  return trajectory(flown, changes, RESPONSE);
}

function summary(
  actions: readonly Action[],
  flights: readonly Flight[],
  lateral_nm: number,
): PlanSimulation {
  const n = flights.length;
  const close = flights
    .map(({ least_nm }) => least_nm)
    .filter(Number.isFinite)
    .sort((one, other) => one - other);
  const quantile = (share: number) =>
    close[Math.max(0, Math.ceil(share * close.length) - 1)] ?? null;
  const total = close.reduce((sum, value) => sum + value, 0);
  const lost = flights.filter(({ isLost }) => isLost).length;
  return {
    actions,
    n,
    n_close: close.length,
    mean_nm: close.length === 0 ? null : total / close.length,
    p5_nm: quantile(0.05),
    p50_nm: quantile(0.5),
    p90_nm: quantile(0.9),
    p95_nm: quantile(0.95),
    shortfall_nm:
      n === 0 ? null : spreadOf(flights.map(({ least_nm }) => Math.max(0, lateral_nm - least_nm))),
    breach: [
      {
        constraint: "separation",
        probability: n === 0 ? 0 : lost / n,
        ci95: wilsonInterval(lost, n),
      },
    ],
  };
}
