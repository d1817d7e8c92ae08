import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amounts,
  balance,
  claim,
  solve,
  WATER,
  work,
} from "../../../../test/helpers/vertical-agents/chemistry/task-cases.js";
import { strayNumbers } from "../../../engines/text/stray-numbers/stray-numbers.js";
import { answerTasks, isAnswered } from "../solve/answer-tasks.js";
import { rankTasks } from "../solve/rank-tasks.js";
import { solveProblem } from "../solve-problem.js";
import { writeSummary } from "./write-summary.js";

describe("the summary", () => {
  it.each<[string, object, string]>([
    [
      "a balance",
      balance("Cr2O7^2- + Fe^2+ + H+ => Cr^3+ + Fe^3+ + H2O"),
      "Balanced: Cr2O7^2- + 6 Fe^2+ + 14 H+ -> 2 Cr^3+ + 6 Fe^3+ + 7 H2O.",
    ],
    [
      "an impossible one",
      balance("CO + H2 -> CO2 + H2O"),
      "CO + H2 -> CO2 + H2O cannot be balanced: C and O cannot be equal on both sides at once.",
    ],
    [
      "several balances",
      balance("Fe + Cl2 -> FeCl2 + FeCl3"),
      "Fe + Cl2 -> FeCl2 + FeCl3 has no single balance: it mixes Fe + Cl2 -> FeCl2 and 2 Fe + 3 Cl2 -> 2 FeCl3.",
    ],
    [
      "the species asked for",
      { ...amounts("stoichiometry", "N2 + 3 H2 -> 2 NH3", ["N2", 28.014, "g"]), asked: ["H2"] },
      "28.014 g N2 needs 6.048 g H2. This holds for pure substances and a complete reaction.",
    ],
    [
      "what is left of it",
      {
        ...amounts("limiting_reagent", "N2 + 3 H2 -> 2 NH3", ["N2", 28.014, "g"], ["H2", 10, "g"]),
        asked: ["H2", "CO2", "?"],
      },
      "N2 limits: 28.014 g N2 and 10 g H2 leave 3.952 g H2. This holds for pure substances and a complete reaction.",
    ],
    [
      "a titration",
      {
        kind: "stoichiometry",
        equation: "NaOH + HCl -> NaCl + H2O",
        quantities: [
          { species: "NaOH", value: 25, unit: "mL", molarity_mol_l: 0.1 },
          { species: "HCl", value: 20, unit: "mL" },
        ],
      },
      "25 mL of 0.1 mol/L NaOH and 20 mL HCl react: HCl has 0.125 mol/L. This holds for pure substances and a complete reaction.",
    ],
    [
      "a check",
      { kind: "check_balance", equation: "2 Al + 6HCl = 2AlCl3 + 3 H2" },
      "2 Al + 6HCl = 2AlCl3 + 3 H2 is balanced.",
    ],
    [
      "a failed check",
      { kind: "check_balance", equation: WATER },
      "H2 + O2 -> H2O is not balanced (O: 2 on the left, 1 on the right); right is 2 H2 + O2 -> 2 H2O.",
    ],
    [
      "a check of the impossible",
      { kind: "check_balance", equation: "H2 + C -> H2O" },
      "H2 + C -> H2O is not balanced (C: 1 on the left, 0 on the right; O: 0 on the left, 1 on the right); and no coefficients can balance it, since C is only on the left and O is only on the right.",
    ],
    [
      "a false claim",
      claim("H2O", "18.1"),
      "The claim 18.1 g/mol for H2O is false: it is 18.015 g/mol, so 0.085 g/mol too high.",
    ],
    [
      "a claim of a share",
      claim("H2O", "88.81", { unit: "%", species: "O" }),
      "The claim 88.81 % O for H2O is true: it is 88.8098 %.",
    ],
    [
      "a wrong formula",
      { kind: "claim", smiles: "CCO", claim: { value: "C2H4O" } },
      "The claim C2H4O for CCO is false: the atoms or the charge differ; right is C2H6O.",
    ],
    [
      "a molar mass",
      { kind: "molar_mass", formula: "CuSO4.5H2O" },
      "The molar mass of CuSO4.5H2O is 249.688 ± 0.016 g/mol.",
    ],
    [
      "a sample",
      { kind: "molar_mass", formula: "NaF", quantities: [{ value: 2.5, unit: "g" }] },
      "The molar mass of NaF is 41.988 g/mol; 2.5 g is 59.54 mmol.",
    ],
    [
      "a solute",
      {
        kind: "molar_mass",
        formula: "NaF",
        quantities: [{ value: 250, unit: "mL", molarity_mol_l: 0.1 }],
      },
      "The molar mass of NaF is 41.988 g/mol; 250 mL is 25 mmol (1.05 g).",
    ],
    [
      "a claim of a sample",
      {
        ...claim("C9H8O4", "13.9", { unit: "mmol" }),
        quantities: [{ species: "C9H8O4", value: 2.5, unit: "g" }],
      },
      "The claim 13.9 mmol for 2.5 g of C9H8O4 is true: it is 13.877 mmol.",
    ],
    [
      "shares",
      { kind: "percent_composition", formula: "H2O" },
      "By mass H2O is 11.19 % H and 88.81 % O.",
    ],
    [
      "oxidation states",
      { kind: "oxidation_states", formula: "Fe3O4" },
      "Oxidation states in Fe3O4: O -2 and Fe +8/3.",
    ],
    [
      "a yield",
      amounts("stoichiometry", WATER, ["H2", 4, "g"]),
      "By 2 H2 + O2 -> 2 H2O, 4 g H2 needs 31.75 g O2 and gives 35.75 g H2O. This holds for pure substances and a complete reaction.",
    ],
    [
      "what a product needs, in its unit",
      amounts("stoichiometry", "2H2 + O2 -> 2H2O", ["H2O", 1, "kg"]),
      "1 kg H2O needs 0.1119 kg H2 and 0.8881 kg O2. This holds for pure substances and a complete reaction.",
    ],
    [
      "amounts",
      amounts("stoichiometry", "2 H2 + O2 -> 2 H2O", ["O2", 0.5, "mol"]),
      "0.5 mol O2 needs 1 mol (2.016 g) H2 and gives 1 mol (18.02 g) H2O. This holds for pure substances and a complete reaction.",
    ],
    [
      "what limits",
      amounts("limiting_reagent", "N2 + 3 H2 -> 2 NH3", ["N2", 28, "g"], ["H2", 10, "g"]),
      "N2 limits: 28 g N2 and 10 g H2 give 34.04 g NH3, with 3.955 g H2 left over. This holds for pure substances and a complete reaction.",
    ],
  ])("tells %s", (_, task, expected) => {
    expect(solve(task).summary).toBe(expected);
  });

  it("tells a dilution and an empirical formula", () => {
    const dilution = [
      { value: 12, unit: "M", role: "stock" },
      { value: 0.5, unit: "M", role: "final" },
      { value: 240, unit: "mL", role: "final" },
    ];
    const shares = [
      ...Object.entries({ C: 40, H: 6.7, O: 53.3 }).map(([species, value]) => ({
        species,
        value,
        unit: "%",
      })),
      { value: 180.16, unit: "g/mol" },
    ];
    const { summary } = solve(
      { kind: "dilution", quantities: dilution },
      { kind: "empirical_formula", quantities: shares },
    );
    expect(summary).toBe(
      "Take 10 mL of 12 mol/L stock and fill up to 240 mL of 0.5 mol/L (about 230 mL of solvent). The empirical formula is CH2O; with the given molar mass the molecular formula is C6H12O6.",
    );
  });

  it("tells of many tasks the gravest, and what was not answered", () => {
    const { summary } = solve(
      ...Array(4).fill(balance(WATER)),
      claim("H2O", 17),
      { kind: "smiles" },
      balance("Fe + Cl2 -> FeCl2 + FeCl3"),
    );
    expect(summary).toBe(
      "Of 7 tasks, 2 with a fault and 1 to look at. The claim 17 g/mol for H2O is false: it is 18.02 g/mol, so 1 g/mol too low. Fe + Cl2 -> FeCl2 + FeCl3 has no single balance: it mixes Fe + Cl2 -> FeCl2 and 2 Fe + 3 Cl2 -> 2 FeCl3; Balanced: 2 H2 + O2 -> 2 H2O. Not answered: tasks[5] (smiles needed).",
    );
  });

  it("has no number that the output has not", () => {
    const pool = [
      balance("KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2"),
      balance("Fe + Cl2 -> FeCl2 + FeCl3"),
      { kind: "check_balance", equation: "3 H2 + O2 -> H2O" },
      claim("CuSO4·5H2O", "249.6"),
      claim("NaCl", 58.445),
      amounts("limiting_reagent", "Zn + HCl -> ZnCl2 + H2", ["Zn", 5, "g"], ["HCl", 0.2, "mol"]),
      amounts("stoichiometry", "CaCO3 -> CaO + CO2", ["CaO", 1e-9, "t"]),
      { kind: "smiles", smiles: "[13CH3]C(=O)[O-]", quantities: [{ value: 1e12, unit: "kg" }] },
      { kind: "percent_composition", formula: "K4[Fe(CN)6]·3H2O" },
      { kind: "oxidation_states", formula: "Fe3O4" },
      { kind: "molar_mass", formula: "Uu3" },
    ];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(pool, { minLength: 1 }),
        fc.boolean(),
        (tasks, runSimulation) => {
          if (tasks.every((one) => one === pool.at(-1))) return;
          const solved = solveProblem({ tasks }, { ...work, runSimulation });
          const { summary, keyFigures, fields, checks, assumptions, simulation } = solved;
          const output = {
            keyFigures,
            problem: { tasks },
            ...fields,
            checks,
            assumptions,
            simulation,
          };
          expect(strayNumbers(summary, output)).toEqual([]);
          expect(summary.split(/\.(?: |$)/).filter((one) => one !== "").length).toBeLessThanOrEqual(
            5,
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("long texts", () => {
  it("are not told", () => {
    const long = `${"C99".repeat(600)}`;
    const { summary } = solve(
      { kind: "molar_mass", formula: long },
      { ...amounts("stoichiometry", WATER, ["H2", 1, "g"]), equation: `${long} + O2 -> CO2` },
      balance(`${long} + O2 -> CO2`),
    );
    expect(summary).toMatch(/answers\[0\] is too long to tell\./);
    expect(summary).toMatch(/Not answered: tasks\[1\]\.$/);
    expect(summary.length).toBeLessThan(1500);
  });
});

describe("an answer with a failed check", () => {
  const tasks = [balance(WATER), claim("H2O", "18.1"), { kind: "molar_mass", formula: "H2O" }];
  const outcomes = answerTasks({ tasks }, () => false).map((outcome) => {
    if (!isAnswered(outcome) || outcome.index !== 2) return outcome;
    const checks = outcome.checks.map((check) => ({ ...check, ok: false, value: 2, limit: 1 }));
    return { ...outcome, checks };
  });

  it("comes first, and is told not to be used", () => {
    const { ranking, issues } = rankTasks(outcomes);
    expect(ranking[0]).toMatchObject({ task: 2, outcome: "check_failed", severity: "breaks" });
    expect(issues[0]).toMatchObject({ task: 2, margin: -1 });
    expect(writeSummary(outcomes, ranking, null).summary).toMatch(
      /Do not use answers with failed checks: tasks\[2\]\.atoms_miscounted and tasks\[2\]\.molar_mass_error\.$/,
    );
  });
});
