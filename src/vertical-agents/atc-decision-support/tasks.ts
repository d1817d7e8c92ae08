import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("vertical-agents/atc-decision-support", {
  "answer-air-traffic": async () => (await import("./answer.js")).answer,
});
