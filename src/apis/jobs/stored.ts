import { defineStored } from "../../platform/parts/stored-kind.js";

/** Jobs, whose briefs and scripts are bounded by themselves. */
export const storedJobs = defineStored({
  name: "jobs",
  noun: "jobs",
  holders: ["agent"],
  items: { variable: "JOBS_MAX", default: 1_000_000 },
  room: "jobs are kept for good, so sign up another agent",
});
