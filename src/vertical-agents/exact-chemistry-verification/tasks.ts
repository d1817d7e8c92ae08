import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("vertical-agents/exact-chemistry-verification", {
  "answer-chemistry": async () => (await import("./answer.js")).answer,
});
