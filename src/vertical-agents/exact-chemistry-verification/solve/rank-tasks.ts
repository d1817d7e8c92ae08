import type { TaskOutcome } from "./answer-tasks.js";
import { type Finding, findFault, type Severity } from "./find-faults.js";

/** A task in the order of what is wrong. */
export interface RankedTask {
  readonly rank: number;
  /** Of the task, from 0. */
  readonly task: number;
  readonly kind: string;
  /** Its verdict or status, such as `false`, `impossible` or `balanced`. */
  readonly outcome: string;
  readonly severity: Severity;
}

export interface Issue {
  readonly rank: number;
  readonly task: number;
  readonly issue: string;
  readonly severity: Severity;
  /** How far the limit is away, in the unit; negative beyond it. */
  readonly margin: number | null;
  readonly unit: string | null;
}

export interface Ranking {
  /** What is wrong first: failed claims, impossible equations, refused tasks, then the rest. */
  readonly ranking: readonly RankedTask[];
  readonly issues: readonly Issue[];
}

export function rankTasks(outcomes: readonly TaskOutcome[]): Ranking {
  const findings = outcomes
    .map((outcome) => ({ outcome, finding: findFault(outcome) }))
    .sort((one, other) => compareFindings(one.finding, other.finding));
  const faults = findings.filter(({ finding }) => finding.issue !== undefined);
  return {
    ranking: findings.map(({ outcome, finding: { task, outcome: found, severity } }, at) => ({
      rank: at + 1,
      task,
      kind: outcome.answer.kind,
      outcome: found,
      severity,
    })),
    issues: faults.map(({ finding: { task, issue = "", severity, margin, unit } }, at) => ({
      rank: at + 1,
      task,
      issue,
      severity,
      margin,
      unit,
    })),
  };
}

function compareFindings(one: Finding, other: Finding): number {
  return one.faultClass - other.faultClass || one.task - other.task;
}
