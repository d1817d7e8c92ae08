import type { Workflow } from "./method.js";
import type { InputSpan, MissingField } from "./understanding.js";

/** What a thread is handed: one question to an agent. */
export interface Ask {
  /** What came in the body beside the problem. */
  readonly body: { readonly prompt: string };
  /** The problem that was sent, as JSON; the prompt is not read then. */
  readonly problemJson: string | undefined;
  /** What a language model made of the prompt, which is held against what the reader makes of it. */
  readonly modelProblem: object | undefined;
  readonly workflow: Workflow;
  readonly seed: number;
  /** Time for solving. */
  readonly solveMs: number;
  readonly runSimulation: boolean;
}

/** What an answer says beside its output. */
export interface AnswerFacts {
  readonly status: "answered" | "needs_input";
  readonly missing: readonly MissingField[];
  readonly inputSpans: readonly InputSpan[];
  /** SHA-256 of the canonical form (RFC 8785) of what came in the body, and of the output; in lower case hex. */
  readonly inputSha256: string;
  readonly outputSha256: string;
  readonly optimal: boolean;
  readonly gap: number | null;
  readonly simulated: boolean;
  readonly warnings: readonly string[];
}

/** Why there is no answer: a fault of the prompt or of the problem, by its place in the body. */
export interface AskRefused {
  readonly path: string;
  readonly message: string;
}

/** What a thread hands back; `output` is JSON. */
export type AskOutcome =
  | { readonly facts: AnswerFacts; readonly output: Uint8Array; readonly spentMs: number }
  | { readonly refused: AskRefused; readonly spentMs: number };
