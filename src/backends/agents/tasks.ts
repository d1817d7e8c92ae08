import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("backends/agents", {
  plan: async () => (await import("./planner/plan.js")).plan,
  calculate: async () => (await import("../../engines/text/calculator/calculate.js")).calculate,
  "answer-date": async () => (await import("./tools/date-on-thread.js")).dateOnThread,
});
