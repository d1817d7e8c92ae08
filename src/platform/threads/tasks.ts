/**
 * An engine by name, loaded when a thread first needs it. Input and output cross threads by
 * structured clone: plain data only, and a Buffer arrives as a Uint8Array.
 */
export type TaskRegistry = Readonly<Record<string, () => Promise<(input: never) => unknown>>>;

/** What runs on workers. Start-up stays short because nothing here is imported before its first use. */
export const tasks = {
  "evidence-audit": async () =>
    (await import("../../engines/evidence/merkle/growing-tree-audit.js")).auditLeaves,
  "evidence-audit-file": async () =>
    (await import("../../services/evidence-log/audit/audit-file.js")).auditFile,
  "event-batch": async () =>
    (await import("../../engines/http/event-batch/read-batch.js")).readBatch,
  "evidence-benchmark": async () => {
    const { runBenchmark } = await import("../../engines/evidence/benchmark/benchmark.js");
    // Engines have no clock, so this one is lent that of its thread.
    return ({ budgetMs }: { readonly budgetMs: number }) =>
      runBenchmark({ budgetMs, now: () => performance.now() });
  },
  portfolio: async () =>
    (await import("../../engines/optimize/portfolio/optimize-task.js")).runOptimizeTask,
  "scene-image": async () =>
    (await import("../../engines/pictures/scene/draw-picture.js")).drawPicture,
  "script-writer": async () => {
    const { writeScript } = await import("../../engines/text/script-writer/write-script.js");
    // Patterns are compiled by their first use and again by their second, which together take
    // longer than a quick task may; a fresh thread that was ended for it would never get warm.
    for (const brief of ["Rehearse this.", "Rehearse this, too."]) {
      writeScript({ brief, seconds: 15, type: "script" });
    }
    return writeScript;
  },
  "vector-batch": async () =>
    (await import("../../engines/vectors/vector-batch/read-vector-batch.js")).readVectorBatch,
} satisfies TaskRegistry;

export type ProductTasks = typeof tasks;

export type TaskName<Tasks extends TaskRegistry = ProductTasks> = keyof Tasks & string;

type Engine<Tasks extends TaskRegistry, Name extends TaskName<Tasks>> = Awaited<
  ReturnType<Tasks[Name]>
>;

export type TaskInput<
  Name extends TaskName<Tasks>,
  Tasks extends TaskRegistry = ProductTasks,
> = Parameters<Engine<Tasks, Name>>[0];

export type TaskOutput<
  Name extends TaskName<Tasks>,
  Tasks extends TaskRegistry = ProductTasks,
> = Awaited<ReturnType<Engine<Tasks, Name>>>;
