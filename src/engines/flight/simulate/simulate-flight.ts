import {
  drawNormal,
  type Spread,
  spreadOf,
  wilsonInterval,
} from "../../math/monte-carlo/monte-carlo.js";
import { type Random, seededRandom } from "../../math/seeded-random/seeded-random.js";
import { FlightError } from "../flight-error.js";
import type { FlightPlan } from "../solve-flight.js";

export const RUNS_MIN = 500;
export const RUNS_MAX = 2_000;

/** Of the wind along the track, per step of the way; its correlation over the length of a step. */
const WIND_ERROR_KT = 15;
const STEP_NM = 100;
const CORRELATION_NM = 400;
const FLOW_ERROR = 0.03;
/** One flight in four holds, for up to 20 minutes. */
const HOLD_SHARE = 0.25;
const HOLD_MAX_H = 20 / 60;
/** A wind error that would stop the aircraft leaves it this share of its planned ground speed. */
const SPEED_FLOOR = 0.1;

export interface Breach {
  readonly constraint: "final_reserve" | "alternate_fuel" | "endurance" | "fuel_to_destination";
  readonly probability: number;
  readonly ci95: readonly [number, number];
}

export interface FlightSimulation {
  readonly n: number;
  readonly seed: string;
  readonly distributions: readonly string[];
  readonly time_h: Spread;
  /** Null where the fuel flow is not known, as are the fuel's breaches. */
  readonly trip_fuel_kg: Spread | null;
  readonly breach: readonly Breach[];
}

interface Flown {
  readonly hours: number;
  readonly fuel: number;
}

/**
 * Flies a plan in seeded runs with errors of the wind (a chain of correlated steps), of the fuel flow, and with
 * holding. The fuel is that which is loaded: a run breaches `final_reserve` when it lands with less than that, and
 * `alternate_fuel` when the way to the alternate would use it. Null when the plan cannot be flown or the time is over
 * before the fewest runs; with the time over later, `n` is less than asked for.
 */
export function simulateFlight(
  { legs, fuel, total, loaded_kg: loaded }: FlightPlan,
  limits: { readonly endurance_h?: number | undefined },
  { runs, seed }: { readonly runs: number; readonly seed: string },
  isOver: () => boolean,
): FlightSimulation | null {
  if (!(Number.isInteger(runs) && runs >= RUNS_MIN && runs <= RUNS_MAX)) {
    const message = `runs must be from ${RUNS_MIN} to ${RUNS_MAX}`;
    throw new FlightError("invalid", "/options/runs", message);
  }
  if (total.time_h === null) return null;
  const flow = fuel === null || total.time_h === 0 ? 0 : fuel.trip / total.time_h;
  const random = seededRandom(seed);
  const flown: Flown[] = [];
  while (flown.length < runs && !isOver()) flown.push(flyOnce(legs, flow, random));
  if (flown.length < RUNS_MIN) return null;
  return {
    n: flown.length,
    seed,
    distributions: [
      `wind along the track: N(0, ${WIND_ERROR_KT} kt), AR(1) with a correlation length of ${CORRELATION_NM} nm`,
      `fuel flow: N(1, ${FLOW_ERROR})`,
      `holding: ${HOLD_SHARE * 100} % of flights, uniform up to ${Math.round(HOLD_MAX_H * 60)} min`,
    ],
    time_h: spreadOf(flown.map(({ hours }) => hours)),
    trip_fuel_kg: fuel === null ? null : spreadOf(flown.map((run) => run.fuel)),
    breach: breaches(flown, { fuel, loaded }, limits.endurance_h),
  };
}

/** The ranks of plans, from 1, in the order of the time that 90 of 100 runs keep; those without runs come last. */
export function rankByP90(
  simulations: readonly (FlightSimulation | null)[],
): { readonly rank: number; readonly p90_h: number | null }[] {
  return simulations
    .map((simulation, at) => ({ rank: at + 1, p90_h: simulation?.time_h.p90 ?? null }))
    .sort((a, b) => {
      if (a.p90_h === null || b.p90_h === null)
        return Number(a.p90_h === null) - Number(b.p90_h === null);
      return a.p90_h - b.p90_h;
    });
}

function flyOnce(legs: FlightPlan["legs"], flow: number, random: Random): Flown {
  let error = drawNormal(random) * WIND_ERROR_KT;
  let hours = 0;
  for (const leg of legs) {
    const speed = leg.ground_speed_kt as number;
    const steps = Math.max(1, Math.ceil(leg.distance_nm / STEP_NM));
    const step = leg.distance_nm / steps;
    const kept = Math.exp(-step / CORRELATION_NM);
    for (let at = 0; at < steps; at += 1) {
      hours += step / Math.max(speed * SPEED_FLOOR, speed + error);
      error = kept * error + Math.sqrt(1 - kept * kept) * WIND_ERROR_KT * drawNormal(random);
    }
  }
  if (random.next() < HOLD_SHARE) hours += random.next() * HOLD_MAX_H;
  const fuel = hours * flow * Math.max(0, 1 + FLOW_ERROR * drawNormal(random));
  return { hours, fuel };
}

function breaches(
  flown: readonly Flown[],
  { fuel, loaded }: { readonly fuel: FlightPlan["fuel"]; readonly loaded: number | null },
  enduranceH: number | undefined,
): Breach[] {
  const found: Breach[] = [];
  const add = (constraint: Breach["constraint"], isBroken: (run: Flown) => boolean) => {
    const hits = flown.filter(isBroken).length;
    found.push({
      constraint,
      probability: hits / flown.length,
      ci95: wilsonInterval(hits, flown.length),
    });
  };
  if (fuel !== null && loaded !== null) {
    const atTakeOff = loaded - (fuel.taxi ?? 0);
    const { final_reserve: reserve, alternate } = fuel;
    if (alternate > 0) add("alternate_fuel", (run) => run.fuel + alternate + reserve > atTakeOff);
    add("final_reserve", (run) => run.fuel + reserve > atTakeOff);
    add("fuel_to_destination", (run) => run.fuel > atTakeOff);
  }
  if (enduranceH !== undefined) add("endurance", ({ hours }) => hours > enduranceH);
  return found;
}
