import { spreadOf, wilsonInterval } from "../../../engines/math/monte-carlo/monte-carlo.js";
import { seededRandom } from "../../../engines/math/seeded-random/seeded-random.js";
import type { Simulation, Work } from "../../method.js";
import type { AnsweredTask } from "../solve/answer-tasks.js";
import type { SampledTask } from "./sampled-task.js";
import { sampledTask } from "./sampled-tasks.js";
import { createUncertainInputs } from "./uncertain-inputs.js";

const RUNS = 1_000;
/** With no time left. */
const RUNS_MIN = 500;

/**
 * Runs the tasks that ask for masses or other measured values with errors of the readings and the atomic weights. The
 * figures are of the first task with readings, else of the first at all; null where no task has any. The breaches are
 * of all tasks.
 */
export function simulateTasks(
  answered: readonly AnsweredTask[],
  { seed, isOver }: Pick<Work, "seed" | "isOver">,
): Simulation | null {
  const inputs = createUncertainInputs();
  const sampled = answered.flatMap((one) => {
    const found = sampledTask(one, inputs);
    return found ? [{ hasReadings: (one.task.quantities ?? []).length > 0, sampled: found }] : [];
  });
  const main = (sampled.find(({ hasReadings }) => hasReadings) ?? sampled[0])?.sampled;
  if (!main || !inputs.hasAny()) return null;
  const tasks = sampled.map((one) => one.sampled);
  const random = seededRandom(`chemistry ${seed}`);
  const values: number[] = [];
  const broken = tasks.map(() => 0);
  for (let run = 0; run < RUNS; run += 1) {
    if (run === RUNS_MIN && isOver()) break;
    inputs.draw(random);
    values.push(main.value());
    for (const [at, { breach }] of tasks.entries()) {
      if (breach?.isBroken()) broken[at] = (broken[at] ?? 0) + 1;
    }
  }
  const n = values.length;
  return {
    n,
    seed,
    distributions: DISTRIBUTIONS,
    measure: main.measure,
    unit: main.unit,
    ...spreadOf(values),
    breach: tasks.flatMap((one, at) => breachOf(one, broken[at] ?? 0, n)),
  };
}

const DISTRIBUTIONS = [
  "readings: uniform, within half a unit of the last digit written and at most 2 %",
  "standard atomic weights: uniform within the interval or uncertainty of IUPAC 2021, drawn once in a run",
];

function breachOf({ breach }: SampledTask, hits: number, runs: number) {
  if (!breach) return [];
  const { constraint } = breach;
  return [{ constraint, probability: hits / runs, ci95: wilsonInterval(hits, runs) }];
}
