import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("backends/memory", {
  "rank-corrections": async () => (await import("./rank-slices.js")).rankSlices,
});
