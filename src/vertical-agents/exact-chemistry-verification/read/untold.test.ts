import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readChemistry } from "./read-chemistry.js";

const warningsOf = (prompt: string) => readChemistry(prompt).warnings.join("\n");

describe("what no task took", () => {
  it.each([
    ["N2 + 3 H2 -> 2 NH3, 28 g N2, 3 g H2 (±0.1 g) which is limiting?", '"0.1 g"'],
    ["molar masses: NaCl, KBr, CsI, Xx, H2O", '"Xx"'],
    ["molar mass of NaCl. Then XxO2 was weighed", '"XxO2"'],
    ["-5 g of NaCl in moles", '"-5 g" was read as 5 g'],
    ["CaCO3 -> CaO + CO2, what volume of CO2 from 10 g CaCO3?", "this volume is not computed"],
    ["balance H2 + O2 -> H2O and K2Xx + O2 -> K2XxO4", "was not read as an equation"],
  ])("%s", (prompt, told) => {
    expect(warningsOf(prompt)).toContain(told);
  });

  it.each([
    "Balance H2 + O2 -> H2O (due 12/05, room 3.12, 15 points, kit $12.50, order 2231)",
    "molar mass of NaCl (CAS 7647-14-5) and KBr",
    "2 H2 + O2 -> 2 H2O, 4 g H2, sorry, 6 g H2. theoretical yield of water?",
    "empirical formula: 40.0% C, 6.7% H, 53.3% O, molar mass 180 g/mol",
    "dilute 10 mL of 6 M NaOH to 250 mL, final conc?",
    "claim: glucose C6H12O6 mw 180.16 ± 0.02",
    "Cr2O7^2- + Fe2+ + H+ => Cr3+ + Fe3+ + H2O in acidic solution, balance",
    "hello there",
  ])("nothing of: %s", (prompt) => {
    expect(readChemistry(prompt).warnings).toEqual([]);
  });

  it("quotes each mass of a prompt that no task has", () => {
    const masses = fc.uniqueArray(fc.integer({ min: 101, max: 999 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(masses, (values) => {
        const story = values.map((value) => `there was a jar of ${value} kg`).join(", ");
        const prompt = `Balance H2 + O2 -> H2O. In the store ${story}.`;
        const { problem, warnings, missing } = readChemistry(prompt);
        const said = JSON.stringify([problem, warnings, missing]);
        for (const value of values) expect(said).toContain(String(value));
      }),
      { numRuns: 50 },
    );
  });
});

describe("equations that are too long", () => {
  const alkanes = Array.from({ length: 499 }, (_, at) => `C${at + 1}H${2 * at + 4}`).join(" + ");

  it.each(["balance ", "please check whether it is balanced: ", ""])("refuses one: %s", (words) => {
    const { problem, missing } = readChemistry(`${words}${alkanes} + O2 -> CO2 + H2O`);
    const { tasks = [] } = problem as { readonly tasks?: readonly { equation?: string }[] };
    expect(tasks.every(({ equation }) => equation === undefined)).toBe(true);
    expect(missing.map(({ ask }) => ask).join()).toContain("at most 500 terms; this one has 502");
  });

  it("reads one of 500 terms with coefficients whole", () => {
    const left = Array.from({ length: 498 }, (_, at) => `2 C${at + 1}H${2 * at + 4}`).join(" + ");
    const equation = `${left} -> CO2 + H2O`;
    const { problem } = readChemistry(`check ${equation}`);
    expect(problem).toEqual({ tasks: [{ kind: "check_balance", equation }] });
  });
});
