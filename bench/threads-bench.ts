import type { Task } from "../src/platform/threads/define-tasks.js";

/** What createThreads is told, so that its threads find the tasks of the bench. */
export const BENCH_TASKS = {
  bench: new URL("./threads-bench-tasks.mjs", import.meta.url),
};

export const echo = benchTask<number, number>("echo");
export const spin = benchTask<null, never>("spin");

function benchTask<Input, Output>(name: string): Task<Input, Output> {
  return { part: "bench", name, load: () => Promise.reject(new Error("threads load it")) };
}
