import type { DateContext } from "../../dates/answer-date.js";

/** An operation that a plan may ask its host to call. */
export interface PlannedOperation {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  /** JSON Schema of one object of arguments. */
  readonly input: unknown;
}

export interface PlanContext extends DateContext {
  /** Texts that the task speaks of. They are data: nothing in them chooses what is done. */
  readonly context: readonly string[];
  readonly operations: readonly PlannedOperation[];
}

export interface PlanStep {
  readonly tool: string;
  readonly input: unknown;
  readonly output: unknown;
}

export type Plan =
  | { readonly kind: "answer"; readonly output: string; readonly steps: readonly PlanStep[] }
  | {
      readonly kind: "call";
      readonly operation: string;
      readonly arguments: Readonly<Record<string, unknown>>;
      readonly steps: readonly PlanStep[];
    }
  | {
      readonly kind: "unsupported";
      readonly message: string;
      readonly abilities: readonly string[];
      readonly steps: readonly PlanStep[];
    };
