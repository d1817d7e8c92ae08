import { MEASURES, UNCERTAIN } from "../../../content/air-traffic-advice/air-traffic-advice.js";
import type { Crossing } from "../../../engines/air-traffic/sequencing/crossing-times.js";
import type { SequenceProblem } from "../../../engines/air-traffic/sequencing/sequence-problem.js";
import {
  drawNormal,
  type Spread,
  spreadOf,
  wilsonInterval,
} from "../../../engines/math/monte-carlo/monte-carlo.js";
import { type Random, seededRandom } from "../../../engines/math/seeded-random/seeded-random.js";
import type { Breach, Simulation } from "../../method.js";

const RUNS = 1000;
const DISTANCE_NM = 0.1;
const SPEED_KT = 5;
const RESPONSE_S = [5, 20] as const;
/** A second of planned spacing that rounding takes is not a breach. */
const ROUNDING = 1e-6;

interface Errors {
  readonly distance_nm: number;
  readonly gs_kt: number;
  readonly response_s: number;
}

/**
 * Flies sequences 1000 times with errors in distances, speeds and how soon aircraft respond; all meet the same errors.
 * The four figures are of the first sequence. Takes some 50 ms for 200 aircraft.
 */
export function simulateSequences(
  problem: SequenceProblem,
  sequences: readonly (readonly Crossing[])[],
  seed: number,
): Simulation {
  const random = seededRandom(`${seed}`);
  const runs = Array.from(
    { length: RUNS },
    () => new Map(problem.arrivals.map(({ id }) => [id, drawErrors(random)])),
  );
  const flown = sequences.map((crossings) => flySequence(problem, crossings, runs));
  const [first] = flown as [Flown, ...Flown[]];
  return {
    n: RUNS,
    seed,
    distributions: UNCERTAIN.sequence,
    measure: MEASURES.sequence,
    unit: "s",
    ...first.spread,
    breach: first.breach,
    ranking: flown
      .map(({ spread: { p90 } }, at) => ({ p90, was: at + 1 }))
      .sort((one, other) => one.p90 - other.p90 || one.was - other.was)
      .map(({ p90, was }, at) => ({ rank: at + 1, was, p90 })),
  };
}

interface Flown {
  readonly spread: Spread;
  readonly breach: readonly Breach[];
}

function drawErrors(random: Random): Errors {
  const [soonest, latest] = RESPONSE_S;
  return {
    distance_nm: DISTANCE_NM * drawNormal(random),
    gs_kt: SPEED_KT * drawNormal(random),
    response_s: soonest + (latest - soonest) * random.next(),
  };
}

function flySequence(
  problem: SequenceProblem,
  crossings: readonly Crossing[],
  runs: readonly ReadonlyMap<string, Errors>[],
): Flown {
  const arrivals = new Map(problem.arrivals.map((one) => [one.id, one]));
  let [short_s, short_nm] = [0, 0];
  const worst = runs.map((errors) => {
    let [lacks_s, lacks_nm, lacks] = [0, 0, 0];
    let leader_s = Number.NEGATIVE_INFINITY;
    for (const crossing of crossings) {
      const { distance_nm, gs_kt } = arrivals.get(crossing.id) ?? { distance_nm: 0, gs_kt: 1 };
      const { at_s, speed_kt } = cross(crossing, { distance_nm, gs_kt }, errors.get(crossing.id));
      const gap_s = at_s - leader_s;
      const gap_nm = (gap_s * speed_kt) / 3600;
      lacks_s = Math.max(lacks_s, problem.in_trail_s - gap_s);
      lacks_nm = Math.max(lacks_nm, problem.in_trail_nm - gap_nm);
      lacks = Math.max(lacks, lacks_s, ((problem.in_trail_nm - gap_nm) * 3600) / speed_kt);
      leader_s = at_s;
    }
    if (lacks_s > ROUNDING) short_s += 1;
    if (lacks_nm > ROUNDING) short_nm += 1;
    return lacks;
  });
  const breachOf = (constraint: string, count: number): Breach => ({
    constraint,
    probability: count / RUNS,
    ci95: wilsonInterval(count, RUNS),
  });
  return {
    spread: spreadOf(worst),
    breach: [
      ...(problem.in_trail_s > 0 ? [breachOf("in_trail_s", short_s)] : []),
      ...(problem.in_trail_nm > 0 ? [breachOf("in_trail_nm", short_nm)] : []),
    ],
  };
}

/** At its own speed until it responds, then at the speed that it is told; a hold is flown in full. */
function cross(
  told: Crossing,
  own: { readonly distance_nm: number; readonly gs_kt: number },
  errors: Errors = { distance_nm: 0, gs_kt: 0, response_s: 0 },
): { readonly at_s: number; readonly speed_kt: number } {
  const left_nm = Math.max(0, own.distance_nm + errors.distance_nm);
  const before_kt = Math.max(1, own.gs_kt + errors.gs_kt);
  const after_kt = Math.max(1, told.gs_kt + errors.gs_kt);
  const until_nm = (before_kt * errors.response_s) / 3600;
  if (until_nm >= left_nm && told.hold_s === 0) {
    return { at_s: (3600 * left_nm) / before_kt, speed_kt: before_kt };
  }
  const rest_s = (3600 * Math.max(0, left_nm - until_nm)) / after_kt;
  return { at_s: errors.response_s + rest_s + told.hold_s, speed_kt: after_kt };
}
