import { describe, expect, it } from "vitest";
import { CHATTY_PROMPTS } from "../../../../test/helpers/vertical-agents/flight-prompts/chatty-prompts.js";
import { CLOSURE_PROMPTS } from "../../../../test/helpers/vertical-agents/flight-prompts/closure-prompts.js";
import { DIVERSION_PROMPTS } from "../../../../test/helpers/vertical-agents/flight-prompts/diversion-prompts.js";
import { FOREIGN_PROMPTS } from "../../../../test/helpers/vertical-agents/flight-prompts/foreign-prompts.js";
import { LAID_OUT_PROMPTS } from "../../../../test/helpers/vertical-agents/flight-prompts/laid-out-prompts.js";
import { OTHER_PROMPTS } from "../../../../test/helpers/vertical-agents/flight-prompts/other-prompts.js";
import { PRACTICE_PROMPTS } from "../../../../test/helpers/vertical-agents/flight-prompts/practice-prompts.js";
import type { PromptCase } from "../../../../test/helpers/vertical-agents/flight-prompts/prompt-case.js";
import { TERSE_PROMPTS } from "../../../../test/helpers/vertical-agents/flight-prompts/terse-prompts.js";
import { TRADE_PROMPTS } from "../../../../test/helpers/vertical-agents/flight-prompts/trade-prompts.js";
import { VARIED_PROMPTS } from "../../../../test/helpers/vertical-agents/flight-prompts/varied-prompts.js";
import { WIND_PROMPTS } from "../../../../test/helpers/vertical-agents/flight-prompts/wind-prompts.js";
import { WORDED_PROMPTS } from "../../../../test/helpers/vertical-agents/flight-prompts/worded-prompts.js";
import { readFlight } from "./read-flight.js";

const SETS: readonly (readonly [string, readonly PromptCase[]])[] = [
  ["terse", TERSE_PROMPTS],
  ["chatty", CHATTY_PROMPTS],
  ["laid out", LAID_OUT_PROMPTS],
  ["foreign", FOREIGN_PROMPTS],
  ["worded", WORDED_PROMPTS],
  ["other", OTHER_PROMPTS],
  ["varied", VARIED_PROMPTS],
  ["diversion", DIVERSION_PROMPTS],
  ["closure", CLOSURE_PROMPTS],
  ["wind", WIND_PROMPTS],
  ["practice", PRACTICE_PROMPTS],
  ["trade", TRADE_PROMPTS],
];

/** Units leave noise in the last digits. */
function rounded(value: unknown): unknown {
  const text = JSON.stringify(value);
  return JSON.parse(text, (_, leaf) =>
    typeof leaf === "number" ? Number(leaf.toPrecision(7)) : leaf,
  );
}

describe.each(SETS)("readFlight of %s prompts", (_name, cases) => {
  it.each(cases)("reads $prompt", ({ prompt, problem, missing = [], isRefused }) => {
    const read = readFlight(prompt);
    expect(rounded(read.problem)).toEqual(rounded(problem));
    expect(read.missing.map(({ field }) => field)).toEqual(missing);
    expect(read.refusal !== undefined).toBe(isRefused === true);
    for (const { text, start, end } of read.spans) {
      expect(text).toBe(prompt.slice(start, end));
      expect(end).toBeGreaterThan(start);
    }
  });
});
