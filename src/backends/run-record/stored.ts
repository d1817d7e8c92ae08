import { defineStored } from "../../platform/parts/stored-kind.js";

/** Runs; their bytes are those of their names and metas. */
export const storedRuns = defineStored({
  name: "runs",
  noun: "runs",
  holders: ["account"],
  items: { variable: "RUNS_MAX", default: 1_000_000 },
  megabytes: { variable: "RUNS_MAX_MB", default: 1_024 },
  room: "runs are kept for good, so append to one that is there",
});

/** Steps of all runs; their bytes are those of their kinds and metas. */
export const storedSteps = defineStored({
  name: "run_steps",
  noun: "steps of runs",
  holders: ["account"],
  items: { variable: "RUN_STEPS_MAX", default: 10_000_000 },
  megabytes: { variable: "RUN_STEPS_MAX_MB", default: 8_192 },
  room: "steps are kept for good, so record fewer of them",
});
