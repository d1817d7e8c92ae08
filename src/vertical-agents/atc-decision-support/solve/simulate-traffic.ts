import { MEASURES, UNCERTAIN } from "../../../content/air-traffic-advice/air-traffic-advice.js";
import type { Action } from "../../../engines/air-traffic/picture/traffic-picture.js";
import {
  type PlanSimulation,
  simulatePlans,
} from "../../../engines/air-traffic/simulation/simulate-plans.js";
import type { Simulation, Work } from "../../method.js";
import type { WholePicture } from "../problem/picture-of.js";

const RUNS = 1000;
/** Encounters that are flown whatever the time, which takes some 50 ms: small pictures get all runs. */
const FREE = 8000;
/** Fewer runs are told. */
const RUNS_MIN = 500;
const ALONE = "there is no pair to simulate";

/** A plan to be flown; without a rank it is in no ranking. */
export interface FlownPlan {
  readonly rank?: number;
  readonly actions: readonly Action[];
}

/** Plans flown with errors; nothing where there was no time for a single run. */
export interface SimulatedTraffic {
  readonly simulation: Simulation | null;
  /** In the order of the plans. */
  readonly simulated: readonly (PlanSimulation & Pick<FlownPlan, "rank">)[];
  readonly warnings: readonly string[];
}

/** Flies plans with errors; the four figures are of the first plan, and those with a rank are ranked again. */
export function simulateTraffic(
  picture: WholePicture,
  plans: readonly FlownPlan[],
  { seed, isOver }: Pick<Work, "seed" | "isOver">,
): SimulatedTraffic {
  if (picture.aircraft.length < 2) return { simulation: null, simulated: [], warnings: [ALONE] };
  const pairs = (picture.aircraft.length * (picture.aircraft.length - 1)) / 2;
  let free = Math.floor(FREE / Math.max(1, pairs * plans.length));
  const actions = plans.map((plan) => plan.actions);
  const { plans: flown } = simulatePlans(picture, actions, {
    seed: `${seed}`,
    runs: RUNS,
    isOver: () => {
      free -= 1;
      return free < 0 && isOver();
    },
  });
  const simulated: SimulatedTraffic["simulated"] = flown.map((one, at) => {
    const rank = plans[at]?.rank;
    return rank === undefined ? one : { rank, ...one };
  });
  const first = simulated[0];
  if (!first?.shortfall_nm) {
    return { simulation: null, simulated: [], warnings: ["no time was left to simulate"] };
  }
  const simulation = {
    n: first.n,
    seed,
    distributions: UNCERTAIN.traffic,
    measure: MEASURES.traffic,
    unit: "nm",
    ...first.shortfall_nm,
    breach: first.breach,
    ...(first.rank === undefined ? {} : { ranking: ranked(simulated) }),
  };
  const warnings =
    first.n < RUNS_MIN ? [`only ${first.n} runs were simulated in the time that was left`] : [];
  return { simulation, simulated, warnings };
}

/** By what 90 of 100 runs keep, then by how often separation is lost, then by the least distance of 95 of 100. */
function ranked(simulated: SimulatedTraffic["simulated"]): NonNullable<Simulation["ranking"]> {
  const p90 = (one: PlanSimulation) => one.shortfall_nm?.p90 ?? Number.POSITIVE_INFINITY;
  const lost = (one: PlanSimulation) => one.breach[0]?.probability ?? 1;
  const least = (one: PlanSimulation) => one.p5_nm ?? Number.MAX_VALUE;
  return [...simulated]
    .sort(
      (one, other) => p90(one) - p90(other) || lost(one) - lost(other) || least(other) - least(one),
    )
    .map((one, at) => ({ rank: at + 1, was: one.rank ?? at + 1, p90: p90(one) }));
}
