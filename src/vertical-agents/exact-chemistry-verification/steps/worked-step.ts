/** A number of a worked solution, not rounded for reading; text where it is a fraction or beyond 2^53. */
export interface StepValue {
  readonly name: string;
  readonly value: number | string;
  readonly unit: string | null;
}

/** One step of a worked solution, before it has its number. */
export interface TaskStep {
  readonly action: string;
  /** The step as one would write it down; its numbers are rounded values. */
  readonly text: string;
  readonly values: readonly StepValue[];
}

/** A step among those of all tasks. */
export interface WorkedStep extends TaskStep {
  /** From 1. */
  readonly step: number;
  /** Index of the task, from 0. */
  readonly task: number;
}
