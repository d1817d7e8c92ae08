import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("http/input", {
  "read-body": async () =>
    (await import("../../engines/json/body-json/read-body.js")).readProjectedBody,
});
