// Delay of the main loop, as a health check sees it, and quick jobs, while every long thread is stuck.
// Build first, then: npx tsx bench/threads.ts [seconds]
import { setTimeout as sleep } from "node:timers/promises";
import { createThreads } from "../src/platform/threads/threads.js";
import { BENCH_TASKS, echo, spin } from "./threads-bench.js";

const SECONDS = Number(process.argv[2] ?? 5);

const threads = createThreads({
  threads: 2,
  memoryMb: 512,
  root: new URL("../dist/", import.meta.url),
  overrides: BENCH_TASKS,
});

function quantile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
}

/** Milliseconds by which a turn of the main loop came late, and of a quick job there and back. */
async function sample(seconds: number): Promise<{ late: number[]; quick: number[] }> {
  const late: number[] = [];
  const quick: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const before = performance.now();
    await sleep(5);
    late.push(Math.max(0, performance.now() - before - 5));
    const asked = performance.now();
    await threads.run(echo, 1, { owner: "bench", timeoutMs: 250, lane: "quick" });
    quick.push(performance.now() - asked);
  }
  return { late: late.sort((a, b) => a - b), quick: quick.sort((a, b) => a - b) };
}

function print(name: string, values: readonly number[]): void {
  const figures = [0.5, 0.99, 1].map((share) => quantile(values, share).padStart(9));
  console.log(`${name.padEnd(34)}${figures.join("")}`);
}

const cold = performance.now();
await threads.warm(echo);
const warmed = performance.now() - cold;
const idle = await sample(SECONDS);
const stuck = threads
  .run(spin, null, { owner: "bench", timeoutMs: SECONDS * 1000 + 1000 })
  .catch(String);
await sleep(200);
const busy = await sample(SECONDS);
console.log(`${"milliseconds".padEnd(34)}      p50      p99      max`);
print("loop late, threads idle", idle.late);
print("loop late, one thread stuck", busy.late);
print("quick job, threads idle", idle.quick);
print("quick job, one thread stuck", busy.quick);
console.log(`first thread and engine            ${warmed.toFixed(1)}`);
console.log(await stuck);
await threads.close();
