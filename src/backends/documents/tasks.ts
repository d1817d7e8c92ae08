import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("backends/documents", {
  "convert-document": async () => (await import("./convert-on-thread.js")).convertAndWrite,
});
