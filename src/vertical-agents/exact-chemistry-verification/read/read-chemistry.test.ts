import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readChemistry } from "./read-chemistry.js";

const PARTS = [
  ..."balance|check|molar mass of|10 g|2 M|H2O|-> |+|=|KMnO4|CC(=O)O|c1ccccc1|(|)|?|\n|;|,|student says".split(
    "|",
  ),
  ...'dilute|to|250 mL|40 %|C|empirical formula|rest|is|water|iron(III)|chloride|¤|\\ce{|}|[|{"kind":'.split(
    "|",
  ),
  ..."oxidation state|1:5|not|sorry|²⁺|−|e-|😀|1e400|0.1|M(".split("|"),
];

describe("readChemistry", () => {
  it("reads any prompt, with spans that show their text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 6 })), {
          maxLength: 25,
        }),
        (parts) => {
          const prompt = parts.join(" ");
          const { problem, spans, missing } = readChemistry(prompt);
          for (const { text, start, end } of spans) expect(prompt.slice(start, end)).toBe(text);
          expect(Object.keys(problem).length + missing.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("names a span for each value that it read", () => {
    const { spans } = readChemistry("C12H22O11 = 342.3 g/mol? dilute 10 mL of 6 M HCl to 1 L");
    expect(spans.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["tasks[0].claim.unit", "tasks[1].quantities[2].role"]),
    );
  });

  it("lists names that it read by a table", () => {
    const { assumptions } = readChemistry("molar mass of table salt");
    expect(assumptions).toEqual([
      { field: "tasks[0].formula", value: "NaCl", unit: null, why: '"table salt" is NaCl' },
    ]);
  });

  it("reads at most 50 tasks and says so", () => {
    const formulas = Array.from({ length: 60 }, (_, at) => `C${at + 2}H${2 * at + 6}`).join(", ");
    const { problem, warnings } = readChemistry(`molar mass of ${formulas}`);
    expect((problem as { tasks: unknown[] }).tasks).toHaveLength(50);
    expect(warnings).toEqual(["The prompt has more than 50 tasks; the first 50 were read."]);
  });
});
