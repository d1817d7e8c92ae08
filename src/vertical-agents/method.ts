import type { Assumption, MissingField, Understanding } from "./understanding.js";

export type Workflow = "triage" | "plan";

/** What a solver may spend, and what it is to find out. */
export interface Work {
  /** `triage` ranks what is wrong or possible in little time; `plan` makes one plan to be followed. */
  readonly workflow: Workflow;
  /** Whether the time for solving is over; what is there by then is the answer. */
  readonly isOver: () => boolean;
  /** What is left of that time, for those who divide it; not known where absent. */
  readonly leftMs?: () => number;
  /** From 0 to 2^32 - 1; the same seed gives the same answer. */
  readonly seed: number;
  readonly runSimulation: boolean;
}

/** A statement about an answer, checked without the code that found it. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly value: number | null;
  readonly limit: number | null;
  readonly unit: string;
}

/** How often seeded runs broke a limit; the interval is Wilson's, of 95 %. */
export interface Breach {
  readonly constraint: string;
  readonly probability: number;
  readonly ci95: readonly [number, number];
}

/** What seeded runs of a plan came to. */
export interface Simulation {
  readonly n: number;
  readonly seed: number;
  /** Of what is uncertain, in words. */
  readonly distributions: readonly string[];
  /** What the four figures are of, and in which unit. */
  readonly measure: string;
  readonly unit: string;
  readonly mean: number;
  readonly p50: number;
  readonly p90: number;
  readonly p95: number;
  readonly breach: readonly Breach[];
  /** The alternatives again, by the value that 90 of 100 runs keep; `was` is the rank without runs. */
  readonly ranking?: readonly {
    readonly rank: number;
    readonly was: number;
    readonly p90: number | null;
  }[];
}

/** A number of the summary, as it is written there. */
export interface KeyFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string | null;
}

/** What an agent found. */
export interface Solved {
  /** One to five sentences; each of its numbers is one of `keyFigures` or stands in the problem. */
  readonly summary: string;
  readonly keyFigures: readonly KeyFigure[];
  /** Fields of the output: `plan`, `ranking` and those of the agent's own. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly checks: readonly Check[];
  readonly simulation: Simulation | null;
  readonly assumptions: readonly Assumption[];
  readonly warnings: readonly string[];
  /** Whether the answer is proven to be the best, and how far it is from the bound at most (0.01 is 1 %). */
  readonly optimal: boolean;
  readonly gap: number | null;
  /** What had to be known after all; the other fields then say what can be said without. */
  readonly missing?: readonly MissingField[];
}

/** A problem that cannot be used. */
export interface ProblemFault {
  /** `too_large` is beyond a limit, which the message names. */
  readonly code: "invalid" | "too_large";
  /** A JSON Pointer into the problem. */
  readonly path: string;
  readonly message: string;
}

/** How one agent reads and answers; pure, and called on a thread. */
export interface AgentMethod<Problem extends object> {
  /** Reads a prompt of 1 to 20,000 characters. */
  read(prompt: string): Understanding;
  /** What a problem lacks, whoever made it; it may be of any shape. */
  missingIn(problem: object): readonly MissingField[];
  /** Throws what `faultOf` knows for a problem that cannot be used. */
  solve(problem: Problem, work: Work): Solved;
  faultOf(error: unknown): ProblemFault | undefined;
  /** Whether `solve` answers what it can of a problem that lacks something, and says in `missing` what it cannot. */
  readonly solvesInPart?: true;
  /** What stands in each answer, such as what it is not for. */
  readonly notice?: string;
}
