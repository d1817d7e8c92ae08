/**
 * How many tasks of `test/accuracy/planner` the planner answers rightly, leaves alone and answers wrongly,
 * by the tool that answered. Usage: npx tsx bench/planner.ts [file.json ...], each file a list of
 * `{"task": ..., "answer": ..., "kind": ...}`; the answer of a task that cannot be computed is null.
 */
import { readFileSync } from "node:fs";
import { type Plan, planTask } from "../src/engines/text/planner/plan-task.js";

interface Task {
  readonly task: string;
  /** Texts that all have to be told, a number, or null where nothing can be computed. */
  readonly answer: string | number | readonly string[] | null;
  readonly context?: readonly string[];
  readonly kind?: string;
}

interface Score {
  right: number;
  unsupported: number;
  wrong: number;
}

const suite = (name: string) => new URL(`../test/accuracy/planner/${name}.json`, import.meta.url);
const read = (file: string | URL): unknown => JSON.parse(readFileSync(file, "utf8"));

const plan = ({ task, context = [] }: Task) =>
  planTask(task, {
    nowMs: Date.parse("2026-03-25T10:00:00Z"),
    timeZone: "UTC",
    context,
    operations: [],
  });

/** Whether one of the first numbers told is the answer, to half a cent; texts are looked for as they are. */
function isRight(output: string, answer: string | number | readonly string[]): boolean {
  if (typeof answer !== "number")
    return [answer].flat().every((part) => output.toLowerCase().includes(part.toLowerCase()));
  const numbers = output.replace(/(\d),(?=\d{3})/gu, "$1").match(/-?\d+(?:\.\d+)?/gu) ?? [];
  const nearness = Math.abs(answer) < 1 ? 0.003 : 0.006;
  return numbers.slice(0, 3).some((number) => Math.abs(Number(number) - answer) < nearness);
}

/** The tool of the last step, so that kinds show without being told. */
const toolOf = (made: Plan) => made.steps.at(-1)?.tool ?? "none";

function verdictOf(made: Plan, answer: Task["answer"]): keyof Score {
  if (made.kind !== "answer") return answer === null ? "right" : "unsupported";
  return answer !== null && isRight(made.output, answer) ? "right" : "wrong";
}

function scoreSuite(name: string, tasks: readonly Task[]): void {
  const scores = new Map<string, Score>();
  const startedAt = performance.now();
  for (const task of tasks) {
    const made = plan(task);
    const verdict = verdictOf(made, task.answer);
    for (const kind of ["all", task.kind ?? toolOf(made)]) {
      const score = scores.get(kind) ?? { right: 0, unsupported: 0, wrong: 0 };
      score[verdict] += 1;
      scores.set(kind, score);
    }
    if (verdict === "wrong" && made.kind === "answer")
      console.log(`wrong: ${task.task} -> ${made.output} (${task.answer ?? "cannot be computed"})`);
  }
  const perTask = (performance.now() - startedAt) / Math.max(1, tasks.length);
  console.log(`\n${name}: ${tasks.length} tasks, ${perTask.toFixed(1)} ms each`);
  console.table(Object.fromEntries([...scores].sort(([a], [b]) => a.localeCompare(b))));
}

const files = process.argv.slice(2);
if (files.length > 0) for (const file of files) scoreSuite(file, read(file) as readonly Task[]);
else {
  scoreSuite("in scope", read(suite("in-scope")) as readonly Task[]);
  scoreSuite("word problems", read(suite("word-problems")) as readonly Task[]);
  scoreSuite("given data", read(suite("given-data")) as readonly Task[]);
  for (const name of ["out-of-scope", "near-misses"]) {
    const tasks = read(suite(name)) as readonly (string | Omit<Task, "answer">)[];
    scoreSuite(
      name,
      tasks.map((task) => ({ ...(typeof task === "string" ? { task } : task), answer: null })),
    );
  }
}
