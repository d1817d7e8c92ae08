import { defineTasks } from "../../../platform/threads/define-tasks.js";

export const tasks = defineTasks("apis/evidence/benchmark", {
  "evidence-benchmark": async () => {
    const { runBenchmark } = await import("../../../engines/evidence/benchmark/benchmark.js");
    // Engines have no clock, so this one is lent that of its thread.
    return ({ budgetMs }: { readonly budgetMs: number }) =>
      runBenchmark({ budgetMs, now: () => performance.now() });
  },
});
