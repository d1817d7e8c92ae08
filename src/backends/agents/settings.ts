import type { Settings } from "../../platform/config/variables.js";
import { count } from "../../platform/config/variables.js";

/** The bounds of one run, and of the runs of one account. */
export const agentVariables = {
  AGENTS_SECONDS: count("models", 120, 1, "longest time of one run of an agent", 600),
  AGENTS_TOKENS: count(
    "models",
    200_000,
    1_000,
    "tokens that a model may read and write in one run of an agent",
    10_000_000,
  ),
  AGENTS_TOOL_CALLS: count("models", 64, 1, "calls that the tools of one run may make", 1_000),
  AGENTS_AT_ONCE: count("models", 4, 1, "runs of one account at the same time", 64),
};

export type AgentSettings = Settings<typeof agentVariables>;
