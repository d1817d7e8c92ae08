import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("backends/events", {
  "event-batch": async () =>
    (await import("../../engines/http/event-batch/read-batch.js")).readBatch,
});
