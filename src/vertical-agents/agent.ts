import type { TProperties, TSchema } from "@sinclair/typebox";
import type { ViewName } from "../http/operations/operation-notes.js";
import type { Task } from "../platform/threads/define-tasks.js";
import type { Ask, AskOutcome } from "./ask.js";

/** What the description of the API says of an agent's answers. */
export interface AgentSchemas {
  readonly Problem: TSchema;
  /** The fields of the output that only this agent has, such as its plan. */
  readonly fields: TProperties;
  /** What the example is answered, perhaps shortened. */
  readonly exampleOutput: object;
}

/** An agent that answers a question in words for one domain. Its folder's name is its slug. */
export interface VerticalAgent {
  readonly slug: string;
  /** Its place among the agents. */
  readonly position: number;
  readonly title: string;
  /** One sentence for who looks for it. */
  readonly purpose: string;
  readonly example: { readonly prompt: string };
  /** Whether a plan mostly takes longer than what other callers may be kept waiting for. */
  readonly hasLongPlans?: true;
  /** What shows its answers to people. */
  readonly view?: ViewName;
  readonly task: Task<Ask, AskOutcome>;
  readonly schemas: () => Promise<AgentSchemas>;
}

declare module "../platform/parts/part.js" {
  interface Parts {
    readonly agents: readonly VerticalAgent[];
  }
}

/** Declares an agent; its folder's `index.ts` exports it as `agent`. */
export function defineAgent(agent: VerticalAgent): VerticalAgent {
  return agent;
}
