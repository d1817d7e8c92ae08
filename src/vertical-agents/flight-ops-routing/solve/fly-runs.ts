import { rankByP90, simulateFlight } from "../../../engines/flight/simulate/simulate-flight.js";
import type { FlightPlan, FlightSolution } from "../../../engines/flight/solve-flight.js";
import type { Simulation, Work } from "../../method.js";

const RUNS = 1_000;

/** Flies a plan and its alternatives in seeded runs; null when the plan cannot be flown or the time is over first. */
export function flyRuns(
  { aircraft, plan }: FlightSolution,
  alternatives: readonly FlightPlan[],
  { seed, isOver }: Work,
): Simulation | null {
  if (plan === null) return null;
  const [flown, ...others] = [plan, ...alternatives].map((one) =>
    simulateFlight(
      one,
      { endurance_h: aircraft.endurance_h },
      { runs: RUNS, seed: `${seed}` },
      isOver,
    ),
  );
  if (!flown) return null;
  return {
    n: flown.n,
    seed,
    distributions: flown.distributions,
    measure: "flight time",
    unit: "h",
    ...flown.time_h,
    breach: flown.breach,
    ranking: rankByP90([flown, ...others]).map(({ rank: was, p90_h: p90 }, at) => ({
      rank: at + 1,
      was,
      p90,
    })),
  };
}
