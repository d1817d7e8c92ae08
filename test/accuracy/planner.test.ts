import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Plan, planTask } from "../../src/engines/text/planner/plan-task.js";

/** Tasks with answers that were computed apart from this program, in many styles; see `docs/decisions/0033`. */
interface InScope {
  readonly task: string;
  readonly answer: string | number;
  readonly context?: readonly string[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`planner/${name}.json`, import.meta.url), "utf8"));
const inScope = read("in-scope") as readonly InScope[];
const outOfScope = read("out-of-scope") as readonly string[];
/** Tasks over data in the task or its context, dates, and tasks within other words; all parts of an answer, in order. */
const givenData = read("given-data") as readonly {
  readonly task: string;
  readonly context?: readonly string[];
  readonly answer: number | readonly string[];
}[];
/** Tasks like those, which lack something, or ask for what no rule computes. */
const nearMisses = read("near-misses") as readonly Omit<InScope, "answer">[];

const plan = (task: string, context: readonly string[] = []) =>
  planTask(task, {
    nowMs: Date.parse("2026-03-25T10:00:00Z"),
    timeZone: "UTC",
    context,
    operations: [],
  });

/** Whether one of the first numbers told is the answer, to half a cent; texts are looked for as they are. */
function isRight(output: string, answer: string | number): boolean {
  if (typeof answer === "string") return output.toLowerCase().includes(answer.toLowerCase());
  const numbers = output.replace(/(\d),(?=\d{3})/gu, "$1").match(/-?\d+(?:\.\d+)?/gu) ?? [];
  const nearness = Math.abs(answer) < 1 ? 0.003 : 0.006;
  return numbers.slice(0, 3).some((number) => Math.abs(Number(number) - answer) < nearness);
}

const outputOf = (made: Plan) => (made.kind === "answer" ? made.output : made.kind);

it("answers what is in its scope, and nothing of it wrongly", () => {
  const answered = inScope.map(({ task, answer, context }) => {
    const output = outputOf(plan(task, context));
    return { task, answer, output, isRight: isRight(output, answer) };
  });
  const wrong = answered.filter(({ isRight, output }) => !isRight && output !== "unsupported");
  expect(wrong).toEqual([]);
  expect(answered.filter(({ isRight }) => isRight).length / inScope.length).toBeGreaterThan(0.97);
});

it("leaves alone what it cannot compute: other work, facts of the world, half-told problems", () => {
  const answered = outOfScope.map((task) => ({ task, output: outputOf(plan(task)) }));
  expect(answered.filter(({ output }) => output !== "unsupported")).toEqual([]);
});

/** Whether all parts stand in the answer, one behind the other. */
function isInOrder(output: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = output.toLowerCase().indexOf(part.toLowerCase(), from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

it("answers from tables, lists and texts that are given, through any manners of asking", () => {
  const missed = givenData.flatMap(({ task, context, answer }) => {
    const output = outputOf(plan(task, context));
    const isAnswered =
      typeof answer === "number" ? isRight(output, answer) : isInOrder(output, answer);
    return isAnswered ? [] : [{ task, answer, output }];
  });
  expect(missed).toEqual([]);
});

it("leaves alone what the data given does not tell", () => {
  const answered = nearMisses.map(({ task, context }) => ({
    task,
    output: outputOf(plan(task, context)),
  }));
  expect(answered.filter(({ output }) => output !== "unsupported")).toEqual([]);
});
