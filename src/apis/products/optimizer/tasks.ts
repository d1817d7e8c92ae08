import { defineTasks } from "../../../platform/threads/define-tasks.js";

export const tasks = defineTasks("apis/products/optimizer", {
  portfolio: async () =>
    (await import("../../../engines/optimize/portfolio/optimize-task.js")).runOptimizeTask,
});
