import { expect, it } from "vitest";
import { figuresOf, rowOf, scorePrompts } from "./vertical-prompts/score-prompts.js";
import { SET_NAMES } from "./vertical-prompts/sets.js";

it.each(SET_NAMES)("reads known prompts of %s as they are meant", async (set) => {
  const scores = await scorePrompts(set, "known");
  console.table([rowOf(set, "known", scores)]);
  const { rightShare, silent } = figuresOf(scores);
  expect(silent).toEqual([]);
  expect(rightShare).toBeGreaterThanOrEqual(0.95);
});

/** A little worse than what the readers reach: a guard against getting worse, no goal. Raise it as they get better. */
const FLOORS = {
  chemistry: { rightShare: 0.67, silent: 16 },
  flight: { rightShare: 0.86, silent: 4 },
  "air-traffic": { rightShare: 0.83, silent: 8 },
};

it.each(SET_NAMES)("reads held prompts of %s no worse than before", async (set) => {
  const scores = await scorePrompts(set, "held");
  console.table([rowOf(set, "held", scores)]);
  const { rightShare, silent } = figuresOf(scores);
  expect(silent.length).toBeLessThanOrEqual(FLOORS[set].silent);
  expect(rightShare).toBeGreaterThanOrEqual(FLOORS[set].rightShare);
});
