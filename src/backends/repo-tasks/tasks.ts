import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("backends/repo-tasks", {
  "read-test-output": async () =>
    (await import("../../engines/code/test-output/read-test-output.js")).readTestOutput,
  "plan-change": async () =>
    (await import("../../engines/code/change-plan/plan-change.js")).planChange,
  "write-commit": async () =>
    (await import("../../engines/code/commit-message/write-commit.js")).writeCommit,
  "resolve-conflicts": async () =>
    (await import("../../engines/code/merge/resolve-conflicts.js")).resolveConflicts,
  "prepare-repair": async () =>
    (await import("../../engines/code/repair/repair-steps.js")).prepareRun,
  "propose-repairs": async () =>
    (await import("../../engines/code/repair/repair-steps.js")).proposeRepairs,
  "write-repair": async () =>
    (await import("../../engines/code/repair/repair-steps.js")).writeRepair,
});
