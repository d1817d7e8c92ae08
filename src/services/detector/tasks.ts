import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("services/detector", {
  "detect-texts": async () => (await import("./detect-texts.js")).detectTexts,
});
