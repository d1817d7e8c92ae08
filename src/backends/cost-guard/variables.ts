import { count } from "../../platform/config/variables.js";

/** What the backend takes from the configuration. */
export const costGuardVariables = {
  COMPLETION_CACHE_HOURS: count(
    "models",
    24,
    1,
    "hours that an answer is kept for the same question",
    720,
  ),
  COMPLETION_CACHE_MB: count(
    "models",
    512,
    1,
    "answers that are kept for all accounts, in MB of 2^20 bytes; those used longest ago go first",
    1_048_576,
  ),
  COMPLETION_CACHE_PER_ACCOUNT_MB: count("models", 64, 1, "the same for one account", 1_048_576),
  COMPLETIONS_AT_ONCE: count(
    "models",
    64,
    1,
    "calls of one account that the model endpoint works on at the same time",
    4_096,
  ),
};
