import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("services/natives", {
  "load-natives": async () => (await import("./load-natives.js")).loadNatives,
});
