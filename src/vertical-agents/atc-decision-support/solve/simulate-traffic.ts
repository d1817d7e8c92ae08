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

/** Plans flown with errors; nothing where there was no time for a single run. */
export interface SimulatedTraffic {
  readonly simulation: Simulation | null;
  /** In the order of the plans. */
  readonly simulated: readonly PlanSimulation[];
  readonly warnings: readonly string[];
}

/** Flies plans with errors; the four figures are of the first plan, `isRanked` says whether to rank all again. */
export function simulateTraffic(
  picture: WholePicture,
  plans: readonly (readonly Action[])[],
  { isRanked, seed, isOver }: Pick<Work, "seed" | "isOver"> & { readonly isRanked: boolean },
): SimulatedTraffic {
  if (picture.aircraft.length < 2) return { simulation: null, simulated: [], warnings: [ALONE] };
  const pairs = (picture.aircraft.length * (picture.aircraft.length - 1)) / 2;
  let free = Math.floor(FREE / Math.max(1, pairs * plans.length));
  const { plans: simulated } = simulatePlans(picture, plans, {
    seed: `${seed}`,
    runs: RUNS,
    isOver: () => {
      free -= 1;
      return free < 0 && isOver();
    },
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
    ...(isRanked ? { ranking: ranked(simulated) } : {}),
  };
  const warnings =
    first.n < RUNS_MIN ? [`only ${first.n} runs were simulated in the time that was left`] : [];
  return { simulation, simulated, warnings };
}

/** By what 90 of 100 runs keep, then by how often separation is lost, then by the least distance of 95 of 100. */
function ranked(simulated: readonly PlanSimulation[]): NonNullable<Simulation["ranking"]> {
  const p90 = (one: PlanSimulation) => one.shortfall_nm?.p90 ?? Number.POSITIVE_INFINITY;
  const lost = (one: PlanSimulation) => one.breach[0]?.probability ?? 1;
  const least = (one: PlanSimulation) => one.p5_nm ?? Number.MAX_VALUE;
  return simulated
    .map((one, at) => ({ one, was: at + 1 }))
    .sort(
      ({ one: a, was: first }, { one: b, was: second }) =>
        p90(a) - p90(b) || lost(a) - lost(b) || least(b) - least(a) || first - second,
    )
    .map(({ one, was }, at) => ({ rank: at + 1, was, p90: p90(one) }));
}
