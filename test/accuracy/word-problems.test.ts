import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { solveProblem } from "../../src/engines/text/planner/word-problems/solve-problem.js";

/** Word problems with answers that were computed apart from this program; `bench/planner.ts` shows them by kind. */
interface Problem {
  readonly kind: string;
  readonly task: string;
  readonly answer: number;
}

const problems = JSON.parse(
  readFileSync(new URL("planner/word-problems.json", import.meta.url), "utf8"),
) as readonly Problem[];

function isRight(output: string, answer: number): boolean {
  const numbers = output.replace(/(\d),(?=\d{3})/gu, "$1").match(/-?\d+(?:\.\d+)?/gu) ?? [];
  return numbers.some((number) => Math.abs(Number(number) - answer) < 0.006);
}

it("solves word problems of many kinds, and none of them wrongly", () => {
  const told = problems.map(({ task, answer }) => {
    const output = solveProblem(task)?.output;
    return { task, output, isRight: output !== undefined && isRight(output, answer) };
  });
  expect(told.filter(({ output, isRight: right }) => output !== undefined && !right)).toEqual([]);
  const share = told.filter(({ isRight: right }) => right).length / told.length;
  expect(share).toBeGreaterThan(0.78);
});

it.each([
  "Tom had 10 marbles. Ben gave him 3. How many does Ben have?",
  "40% of the 350 employees work from home. How many work in the office?",
  "Sam has 12 red pens and 8 blue pens. He gives away 3. How many blue pens does he have?",
  "Ann, Bob and Carl share $90. Ann gets twice as much as Bob. How much does Carl get?",
  "A car is 20% cheaper than a van. How much is the van?",
  "A printer prints 20 pages per minute but jams for 2 minutes. How many pages does it print in 10 minutes?",
])("leaves alone what is half told: %s", (task) => {
  expect(solveProblem(task)).toBeUndefined();
});
