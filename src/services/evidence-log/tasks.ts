import { defineDedicated, defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("services/evidence-log", {
  "evidence-audit": async () =>
    (await import("../../engines/evidence/merkle/growing-tree-audit.js")).auditLeaves,
  "evidence-audit-file": async () => (await import("./audit/audit-file.js")).auditFile,
});

export const dedicated = defineDedicated("services/evidence-log", {
  "evidence-payloads": async () => (await import("./append/seal-payloads.js")).openPayloadSealing,
});
