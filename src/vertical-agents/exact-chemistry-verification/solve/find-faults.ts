import type { Task } from "../../../engines/chemistry/problem/problem.js";
import type {
  CheckBalanceAnswer,
  ClaimAnswer,
  EmpiricalFormulaAnswer,
  ReactionAmountsAnswer,
} from "../../../engines/chemistry/tasks/answers.js";
import { blockText } from "../words/block-text.js";
import { type AnsweredTask, isAnswered, type TaskOutcome } from "./answer-tasks.js";
import { empiricalDoubt } from "./empirical-fit.js";
import { limitingMargin } from "./limiting-margin.js";

/** `breaks` is wrong, `tight` may turn out otherwise, `note` is right. */
export type Severity = "breaks" | "tight" | "note";

/** What is to be said about a task. */
export interface Finding {
  /** Index of the task, from 0. */
  readonly task: number;
  /** From 0, the worst. */
  readonly faultClass: number;
  readonly severity: Severity;
  /** The status or verdict of the answer. */
  readonly outcome: string;
  /** Undefined where there is nothing to object. */
  readonly issue?: string;
  /** How far the limit is away, in the unit; negative beyond it. */
  readonly margin: number | null;
  readonly unit: string | null;
}

const FAILED_CHECK = 0;
const FALSE = 1;
const IMPOSSIBLE = 2;
const REFUSED = 3;
const UNDECIDED = 4;
const TIGHT = 5;
const RIGHT = 6;

/** Another reagent would limit after an error of so many per cent: what careless measuring does. */
const LIMITING_MARGIN_TIGHT = 5;
/** A claim that uses up so much of its tolerance stands on its rounding. */
const TOLERANCE_SHARE_TIGHT = 0.9;

/** What is wrong with the answer to a task, the gravest of it. */
export function findFault(outcome: TaskOutcome): Finding {
  if (!isAnswered(outcome)) {
    const { index, answer } = outcome;
    return breaks(index, REFUSED, "refused", { issue: answer.message });
  }
  const failed = outcome.checks.find(({ ok }) => !ok);
  if (failed) {
    const issue = `the check ${failed.name} failed: do not use the answer`;
    const margin = failed.limit - failed.value;
    return breaks(outcome.index, FAILED_CHECK, "check_failed", {
      issue,
      margin,
      unit: failed.unit,
    });
  }
  return ofAnswer(outcome);
}

function ofAnswer({ index, task, answer }: AnsweredTask): Finding {
  switch (answer.kind) {
    case "claim":
      return ofClaim(index, answer);
    case "check_balance":
      return ofCheck(index, answer);
    case "balance": {
      if (answer.status === "balanced") return right(index, "balanced");
      if (answer.status === "not_unique") {
        const issue = `${answer.nullity} independent reactions balance the equation`;
        return undecided(index, "not_unique", issue);
      }
      const issue = `no balance exists: ${blockText(answer, task.equation ?? "")}`;
      return breaks(index, IMPOSSIBLE, "impossible", { issue });
    }
    case "stoichiometry":
    case "limiting_reagent":
      return ofReaction(index, answer);
    case "empirical_formula":
      return ofEmpirical(index, task, answer);
    case "oxidation_states":
      return answer.status === "decided"
        ? right(index, "decided")
        : undecided(index, answer.status, "the rules do not settle all states");
    case "molar_mass":
      return answer.without_standard_weight.length === 0
        ? right(index, "computed")
        : tight(
            index,
            "computed",
            `no standard atomic weight: ${answer.without_standard_weight.join(", ")}`,
          );
    case "percent_composition":
    case "smiles":
    case "dilution":
      return right(index, "computed");
  }
}

function ofEmpirical(index: number, task: Task, answer: EmpiricalFormulaAnswer): Finding {
  if (answer.status !== "found") {
    return undecided(index, answer.status, "no small whole numbers fit the ratios");
  }
  const doubt = empiricalDoubt(task, answer);
  if (!doubt) return right(index, "found");
  if (doubt.about === "share") {
    const issue = `the formula has another share of ${doubt.element} than was measured`;
    const margin = -Math.abs(doubt.given - doubt.calculated);
    return { ...tight(index, "found", issue), margin, unit: "%" };
  }
  const issue = "the shares do not add up to 100 %";
  const margin = -Math.abs(doubt.sum - 100);
  if (doubt.sum < 100) return { ...tight(index, "found", issue), margin, unit: "%" };
  return breaks(index, FALSE, "found", { issue, margin, unit: "%" });
}

function ofClaim(index: number, answer: ClaimAnswer): Finding {
  const { verdict, difference, tolerance, correct, why } = answer;
  const isNumber = difference !== null && tolerance !== null;
  const margin = isNumber ? tolerance - Math.abs(difference) : null;
  const unit = isNumber ? (correct?.unit ?? null) : null;
  if (verdict === "false") {
    return breaks(index, FALSE, "false", { issue: `the claim is false: ${why}`, margin, unit });
  }
  if (verdict === "not_decidable") return { ...undecided(index, verdict, why), margin, unit };
  const isTight = isNumber && Math.abs(difference) > TOLERANCE_SHARE_TIGHT * tolerance;
  if (!isTight) return { ...right(index, "true"), margin, unit };
  const issue = "the claim is true, with most of its tolerance used up";
  return { ...tight(index, "true", issue), margin, unit };
}

function ofCheck(index: number, answer: CheckBalanceAnswer): Finding {
  if (answer.is_balanced) {
    return answer.is_smallest
      ? right(index, "balanced")
      : tight(index, "balanced", "the coefficients are not the smallest whole numbers");
  }
  const worst = answer.conservation
    .map(({ element, left, right: other }) => ({
      element,
      gap: Math.abs(Number(left) - Number(other)),
    }))
    .filter(({ gap }) => Number.isFinite(gap))
    .sort((one, other) => other.gap - one.gap)[0];
  const issue = `not equal on both sides: ${answer.unequal.join(", ")}`;
  if (!worst || worst.gap === 0) return breaks(index, FALSE, "not_balanced", { issue });
  const unit = worst.element === "charge" ? "elementary charges" : `atoms of ${worst.element}`;
  return breaks(index, FALSE, "not_balanced", { issue, margin: -worst.gap, unit });
}

function ofReaction(index: number, answer: ReactionAmountsAnswer): Finding {
  if (answer.status === "impossible") {
    return breaks(index, IMPOSSIBLE, "impossible", { issue: "the equation cannot be balanced" });
  }
  if (answer.status === "not_unique") {
    return undecided(index, "not_unique", "the equation has several balances; write coefficients");
  }
  const { percent = 0, species: product } = answer.percent_yield ?? {};
  if (percent > 100) {
    const issue = `more ${product} is said to have formed than can`;
    return breaks(index, FALSE, "solved", { issue, margin: 100 - percent, unit: "%" });
  }
  const next = limitingMargin(answer);
  if (!next) return right(index, "solved");
  const measured = { margin: next.percent, unit: "%" };
  if (next.percent >= LIMITING_MARGIN_TIGHT) return { ...right(index, "solved"), ...measured };
  const issue =
    next.percent === 0
      ? `${answer.limiting.join(" and ")} run out together`
      : `${next.species} nearly limits, too`;
  return { ...tight(index, "solved", issue), ...measured };
}

function breaks(
  task: number,
  faultClass: number,
  outcome: string,
  {
    issue,
    margin = null,
    unit = null,
  }: { readonly issue: string; readonly margin?: number | null; readonly unit?: string | null },
): Finding {
  return { task, faultClass, severity: "breaks", outcome, issue, margin, unit };
}

function undecided(task: number, outcome: string, issue: string): Finding {
  return { ...tight(task, outcome, issue), faultClass: UNDECIDED };
}

function tight(task: number, outcome: string, issue: string): Finding {
  const nothing = { margin: null, unit: null };
  return { task, faultClass: TIGHT, severity: "tight", outcome, issue, ...nothing };
}

function right(task: number, outcome: string): Finding {
  const nothing = { margin: null, unit: null };
  return { task, faultClass: RIGHT, severity: "note", outcome, ...nothing };
}
