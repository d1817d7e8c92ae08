import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("vertical-agents/flight-ops-routing", {
  "answer-flight": async () => (await import("./answer.js")).answer,
});
