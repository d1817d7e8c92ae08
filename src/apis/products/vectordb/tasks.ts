import { defineTasks } from "../../../platform/threads/define-tasks.js";

export const tasks = defineTasks("apis/products/vectordb", {
  "vector-batch": async () =>
    (await import("../../../engines/vectors/vector-batch/read-vector-batch.js")).readVectorBatch,
  "vector-searches": async () => (await import("./read-search.js")).readSearches,
});
