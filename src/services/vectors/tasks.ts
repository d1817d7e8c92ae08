import { defineDedicated } from "../../platform/threads/define-tasks.js";

export const dedicated = defineDedicated("services/vectors", {
  "vector-index": async () => (await import("./index/index-service.js")).openIndexService,
});
