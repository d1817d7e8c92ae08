import type { Task } from "../problem/problem.js";
import type { ClaimAnswer, ReactionAmountsAnswer } from "../tasks/answers.js";
import { atMost, type Check } from "./check.js";
import { verifyReaction } from "./verify-amounts.js";
import { amountFinder, UNITS } from "./verify-quantities.js";

/** The amounts that a claim about a reaction was judged by, and that what is said to be right is one of them. */
export function verifyClaimed(
  task: Task,
  { correct }: ClaimAnswer,
  reaction: ReactionAmountsAnswer,
): readonly Check[] {
  const checks = verifyReaction(task, reaction);
  const value = Number(correct?.value);
  const expected = expectedValue(task, reaction, correct?.unit ?? "");
  if (expected === undefined) return checks;
  const limit = 1e-11 + 1e-9 * Math.abs(expected);
  return [...checks, atMost("correct_value_error", Math.abs(value - expected), limit)];
}

function expectedValue(
  { claim, actual }: Task,
  { amounts, percent_yield: found }: ReactionAmountsAnswer,
  unit: string,
): number | undefined {
  if (unit === "%") return found?.percent;
  const amount = amountFinder(amounts)(claim?.species ?? actual?.species ?? "");
  const [dimension, scale = 1] = UNITS[unit.trim()] ?? [];
  if (!amount || dimension === undefined) return undefined;
  const size = {
    mass: amount.mass_g,
    mol: amount.amount_mol,
    volume: amount.volume_l,
    number: amount.particles,
  }[dimension];
  return size === undefined ? undefined : size / scale;
}
