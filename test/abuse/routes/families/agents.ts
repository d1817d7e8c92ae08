import type { FamilyEntries } from "../entry.js";

/** As much of a task as the planner reads. */
const TASK_CHARS_READ_MAX = 10_000;
const CONTEXT_CHARS_MAX = 200_000;

/** Sentences that hold a number and a date each, so that whatever looks for them finds many. */
const sentences = (chars: number) => {
  const sentence = "On 2026-03-01 the 17 crates of lot 4 weighed 12.5 kg each and cost $3.20. ";
  return sentence.repeat(Math.ceil(chars / sentence.length)).slice(0, chars);
};

export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    executeTask: {
      body: () => ({ task: "What is 15 % of 240?", tools: undefined, model: undefined }),
      costly: () => ({
        task: `What is the sum of all numbers in this? ${sentences(TASK_CHARS_READ_MAX - 100)}`,
        context: sentences(CONTEXT_CHARS_MAX),
        max_steps: 32,
      }),
    },
  },
};
