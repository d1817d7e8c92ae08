import { describe, expect, it } from "vitest";
import { TELLING_PROMPTS } from "../../../../../test/helpers/vertical-agents/flight-prompts/telling-prompts.js";
import { readFlight } from "../read-flight.js";

describe("what is no field", () => {
  it.each(TELLING_PROMPTS)("of $prompt is asked for or told", ({ prompt, asked, told }) => {
    const { missing, warnings } = readFlight(prompt);
    expect(missing.map(({ field }) => field)).toEqual(asked ?? []);
    for (const text of told ?? []) expect(warnings.join("\n")).toContain(text);
    if (!told && !asked) expect(warnings).toEqual([]);
    for (const { ask } of missing) expect(ask).toMatch(/[?.]$/u);
  });
});
