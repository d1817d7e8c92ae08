import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("backends/design-gates", {
  "audit-source": async () => (await import("./audit-on-thread.js")).auditAndWrite,
  "list-gates": async () => (await import("./audit-on-thread.js")).writeGates,
});
