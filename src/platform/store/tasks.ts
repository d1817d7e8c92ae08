import { defineDedicated } from "../threads/define-tasks.js";

export const dedicated = defineDedicated("platform/store", {
  "sqlite-checkpoints": async () =>
    (await import("./sqlite/checkpoint-service.js")).openCheckpointService,
});
