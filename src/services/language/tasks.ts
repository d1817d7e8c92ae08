import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("services/language", {
  "run-builtin": async () =>
    (await import("../../engines/text/builtin-model/run-builtin.js")).runBuiltin,
});
