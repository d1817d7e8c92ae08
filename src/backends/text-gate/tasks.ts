import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("backends/text-gate", {
  "check-text": async () => (await import("./check-on-thread.js")).checkAndWrite,
  "check-answer": async () => (await import("./check-on-thread.js")).checkAnswer,
});
