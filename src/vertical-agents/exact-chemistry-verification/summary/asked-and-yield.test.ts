import { describe, expect, it } from "vitest";
import {
  amounts,
  balance,
  claim,
  solve,
  WATER,
} from "../../../../test/helpers/vertical-agents/chemistry/task-cases.js";
import { strayNumbers } from "../../../engines/text/stray-numbers/stray-numbers.js";

const sample = (formula: string, value: number, unit: string, more: object = {}) => ({
  kind: "molar_mass",
  formula,
  quantities: [{ value, unit }],
  ...more,
});
const shares = (of: Readonly<Record<string, number>>, unit = "%") => ({
  kind: "empirical_formula",
  quantities: Object.entries(of).map(([species, value]) => ({ species, value, unit })),
});
const carbonate = (asked: object) => ({
  ...amounts("stoichiometry", "CaCO3 -> CaO + CO2", ["CaCO3", 10, "g"]),
  asked: [asked],
});

describe("the summary", () => {
  it.each<[string, object, string]>([
    [
      "a volume of a gas",
      carbonate({ species: "CO2", unit: "L", temperature_k: 273.15, pressure_kpa: 100 }),
      "10 g CaCO3 gives 2.269 L CO2. This holds for pure substances and a complete reaction.",
    ],
    [
      "a volume of a solution",
      {
        kind: "stoichiometry",
        equation: "2 NaOH + H2SO4 -> Na2SO4 + 2 H2O",
        quantities: [{ species: "NaOH", value: 25, unit: "mL", molarity_mol_l: 0.1023 }],
        asked: [{ species: "H2SO4", unit: "mL", molarity_mol_l: 0.0987 }],
      },
      "25 mL of 0.1023 mol/L NaOH needs 12.96 mL of 0.0987 mol/L H2SO4. This holds for pure substances and a complete reaction.",
    ],
    [
      "molecules and another unit",
      carbonate({ species: "CO2", unit: "molecules" }),
      "10 g CaCO3 gives 6.017e+22 molecules of CO2. This holds for pure substances and a complete reaction.",
    ],
    [
      "a mass in a unit",
      carbonate({ species: "CO2", unit: "mg" }),
      "10 g CaCO3 gives 4397 mg CO2. This holds for pure substances and a complete reaction.",
    ],
    [
      "purity and yield",
      {
        kind: "stoichiometry",
        equation: "Fe2O3 + 3 CO -> 2 Fe + 3 CO2",
        quantities: [{ species: "Fe2O3", value: 500, unit: "kg", purity_percent: 85 }],
        yield_percent: 92,
        asked: ["Fe"],
      },
      "500 kg of 85 % Fe2O3 gives 273.5 kg Fe at a yield of 92 %.",
    ],
    [
      "a yield that follows",
      {
        ...amounts("stoichiometry", "2 H2 + O2 -> 2 H2O", ["H2", 4, "g"]),
        actual: { species: "H2O", value: 30, unit: "g" },
      },
      "4 g H2 gives 35.75 g H2O; 30 g H2O is a yield of 83.93 %. This holds for pure substances and a complete reaction.",
    ],
    [
      "what one reactant needs of the others",
      amounts("stoichiometry", "2 H2 + O2 -> 2 H2O", ["H2", 4, "g"]),
      "4 g H2 needs 31.75 g O2 and gives 35.75 g H2O. This holds for pure substances and a complete reaction.",
    ],
    [
      "molecules of a sample",
      sample("H2O", 18, "g", { asked: [{ species: "H2O", unit: "molecules" }] }),
      "The molar mass of H2O is 18.015 ± 0.001 g/mol; 18 g is 6.017e+23 molecules.",
    ],
    [
      "atoms of a sample",
      sample("H2O", 2, "mol", { asked: [{ species: "H2O", unit: "atoms" }] }),
      "The molar mass of H2O is 18.015 ± 0.001 g/mol; 2 mol is 3.613e+24 atoms.",
    ],
    [
      "atoms of one element",
      sample("H2O", 2, "mol", { asked: [{ species: "H", unit: "atoms" }] }),
      "The molar mass of H2O is 18.015 ± 0.001 g/mol; 2 mol holds 2.409e+24 atoms of H.",
    ],
    [
      "one molecule",
      sample("C6H12O6", 1, "molecules"),
      "The molar mass of C6H12O6 is 180.156 ± 0.01 g/mol; 1 molecule is 2.992e-22 g.",
    ],
    [
      "many molecules",
      sample("CO2", 3.011e23, "molecules"),
      "The molar mass of CO2 is 44.009 ± 0.002 g/mol; 3.011e+23 molecules is 500 mmol (22 g).",
    ],
    [
      "the water of a hydrate",
      sample("CuSO4·5H2O", 10, "g", { asked: ["H2O"] }),
      "The molar mass of CuSO4·5H2O is 249.688 ± 0.016 g/mol; 10 g holds 200.3 mmol (3.608 g) H2O.",
    ],
    [
      "its share",
      { kind: "percent_composition", formula: "CuSO4·5H2O", asked: ["H2O"] },
      "By mass CuSO4·5H2O is 36.08 % H2O.",
    ],
    [
      "elements and parts",
      { kind: "percent_composition", formula: "NaF·H2O" },
      "By mass NaF·H2O is 31.66 % F, 3.36 % H, 38.31 % Na and 26.66 % O; of it 69.98 % NaF and 30.02 % H2O.",
    ],
    [
      "a sample that is not pure",
      {
        kind: "molar_mass",
        formula: "NaF",
        quantities: [{ value: 2.5, unit: "g", purity_percent: 95 }],
      },
      "The molar mass of NaF is 41.988 g/mol; 2.5 g of 95 % purity is 56.56 mmol.",
    ],
    [
      "shares beyond the whole",
      shares({ C: 40, H: 6.7, O: 60 }),
      "The empirical formula is C8H16O9, but the shares add up to 106.7 %, so check them.",
    ],
    [
      "a formula that is only near",
      shares({ Fe: 56.79, C: 43.21 }),
      "The nearest formula is Fe2C7, but it has 57.05 % Fe where 56.79 % is given.",
    ],
    ["a salt", shares({ Na: 18.78, Cl: 28.95, O: 52.27 }), "The empirical formula is NaClO4."],
    ["masses", shares({ Mg: 2.431, O: 1.6 }, "g"), "The empirical formula is MgO."],
    [
      "the states in ions",
      { kind: "oxidation_states", formula: "NH4NO3" },
      "Oxidation states in NH4NO3: N -3 in NH4+, N +5 in NO3-, H +1 and O -2.",
    ],
    [
      "a balance in a medium",
      { ...balance("MnO4- + CN- -> MnO2 + CNO-"), medium: "base" },
      "Balanced in base with H2O and OH- added: 2 MnO4- + 3 CN- + H2O -> 2 MnO2 + 3 CNO- + 2 OH-.",
    ],
    [
      "a mass that is out of sight",
      { kind: "molar_mass", formula: "C99999999999999999999H2" },
      "The molar mass of C99999999999999999999H2 is 1.201e+21 g/mol ± 0.0083 %.",
    ],
  ])("tells %s", (_, task, expected) => {
    const { summary, keyFigures, fields, checks } = solve(task);
    expect(summary).toBe(expected);
    expect(strayNumbers(summary, { keyFigures, task, ...fields })).toEqual([]);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  it("tells many tasks of a kind together", () => {
    const formulas = ["KMnO4", "K2Cr2O7", "H2O2", "HClO4", "NaH", "OF2"];
    const { summary } = solve(
      ...formulas.map((formula) => ({ kind: "oxidation_states", formula })),
    );
    expect(summary).toMatch(/^All 6 tasks are answered\. /);
    for (const formula of formulas) expect(summary).toContain(`states in ${formula}: `);
    const long = solve(
      ...Array.from({ length: 50 }, (_, at) => ({
        kind: "oxidation_states",
        formula: `C${at + 1}H2`,
      })),
    ).summary;
    expect(long).toMatch(/; the others are in answers\.$/);
    expect(long.length).toBeLessThan(1100);
  });

  it("has the unit of each figure, and begins a long equation", () => {
    const { keyFigures } = solve({ kind: "molar_mass", formula: "AlCl3" });
    expect(keyFigures.map(({ unit }) => unit)).toEqual(["g/mol", "g/mol"]);
    const equation = `${Array.from({ length: 60 }, (_, at) => `C${at + 1}H4`).join(" + ")} -> C + H2`;
    const { summary } = solve({ kind: "check_balance", equation });
    expect(summary).toMatch(/^C1H4 \+ C2H4 [\w +]* … \(whole in tasks\[0\]\) is not balanced/);
  });
});

describe("the ranking", () => {
  it.each<[object, string, string]>([
    [shares({ C: 40, H: 6.7, O: 60 }), "breaks", "the shares do not add up to 100 %"],
    [shares({ C: 39.5, H: 6.6, O: 52.5 }), "tight", "the shares do not add up to 100 %"],
    [
      shares({ Fe: 56.79, C: 43.21 }),
      "tight",
      "the formula has another share of Fe than was measured",
    ],
    [
      {
        ...amounts("stoichiometry", WATER, ["H2", 4, "g"]),
        actual: { species: "H2O", value: 40, unit: "g" },
      },
      "breaks",
      "more H2O is said to have formed than can",
    ],
  ])("objects to %o", (task, severity, issue) => {
    expect(solve(task).fields.issues).toMatchObject([{ severity, issue }]);
  });

  it.each([
    shares({ C: 40, H: 6.7, O: 53.3 }),
    shares({ Fe: 69.94, O: 30.06 }),
    shares({ C: 60, H: 4.48, O: 35.52 }),
    shares({ C: 1, H: 2.01, O: 1 }, "mol"),
    shares({ Cu: 6.355, O: 1.6 }, "g"),
  ])("objects nothing to %o", (task) => {
    expect(solve(task).fields.issues).toEqual([]);
  });

  it("has checks of a claim that an equation is balanced", () => {
    const { checks } = solve({
      kind: "claim",
      equation: "Na + H2O -> NaOH + H2",
      claim: { value: "balanced" },
    });
    expect(checks.length).toBeGreaterThan(3);
    expect(solve(claim("H2O", "18.02")).checks.length).toBeGreaterThan(0);
  });
});

describe("the worked steps", () => {
  it("show purity, yield and what formed", () => {
    const task = {
      kind: "stoichiometry",
      equation: "Zn + 2 HCl -> ZnCl2 + H2",
      quantities: [{ species: "Zn", value: 10, unit: "g", purity_percent: 50 }],
    };
    const textsOf = (more: object) =>
      (solve({ ...task, ...more }).fields.plan as { steps: { text: string }[] }).steps.map(
        ({ text }) => text,
      );
    const withYield = textsOf({ yield_percent: 80 });
    expect(withYield).toContain("Given: n(Zn) = 50 % · 10 g / 65.38 g/mol = 0.07648 mol");
    expect(withYield.at(-1)).toContain("H2: 80 % · 1 · 0.07648 mol = 0.06118 mol");
    expect(textsOf({ actual: { species: "H2", value: 0.1, unit: "g" } }).at(-1)).toBe(
      "H2: 0.0496 mol of 0.07648 mol = 64.86 %",
    );
  });
});
