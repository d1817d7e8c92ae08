import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("backends/run-record", {
  "content-hashes": async () =>
    (await import("../../engines/evidence/run-chain/content-hashes.js")).hashContents,
});
