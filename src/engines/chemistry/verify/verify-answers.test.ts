import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChemistryProblem, Task } from "../problem/problem.js";
import type { ChemistryAnswer } from "../tasks/answers.js";
import { solveChemistry } from "../tasks/solve-tasks.js";
import { verifyChemistry } from "./verify-answers.js";

const TASKS: readonly Task[] = [
  { kind: "balance", equation: "MnO4- + Fe2+ + H^+ -> Mn²⁺ + Fe³⁺ + H₂O" },
  { kind: "balance", equation: "{[Co(NH3)4(OH)2]3Co}(SO4)3·4H2O -> Co + NH3 + H2SO4 + H2O + O2" },
  {
    kind: "balance",
    equation: "CaSO4·½H2O + D2O + ^{13}CO2 + [13CH4] -> CaSO4 + H2O + [13C]D4 + O2",
  },
  { kind: "balance", equation: "H2 + O2 -> CO2" },
  { kind: "balance", equation: "CO + H2 -> CO2 + H2O" },
  { kind: "balance", equation: "Fe + Cl2 -> FeCl2 + FeCl3" },
  { kind: "balance", equation: "Cu + 2 e- -> Cu2+" },
  { kind: "check_balance", equation: "2 Al + 6HCl = 2AlCl3 + 3 H2" },
  { kind: "molar_mass", formula: "K4[Fe(CN)6]·3H2O" },
  { kind: "molar_mass", formula: "SO4^2-" },
  { kind: "percent_composition", formula: "CuSO4.5H2O" },
  { kind: "smiles", smiles: "CN1C=NC2=C1C(=O)N(C(=O)N2C)C" },
  { kind: "smiles", smiles: "C[S+](=O)(C)C.[I-]" },
  { kind: "oxidation_states", formula: "Cr2O7^2-" },
  {
    kind: "empirical_formula",
    quantities: [
      { species: "Fe", value: 69.94, unit: "%" },
      { species: "O", value: 30.06, unit: "%" },
    ],
  },
  {
    kind: "limiting_reagent",
    equation: "N2 + H2 -> NH3",
    quantities: [{ species: "N2", value: 28, unit: "g" }],
  },
  {
    kind: "dilution",
    quantities: [
      { species: "HCl", value: 12, unit: "M", role: "stock" },
      { species: "HCl", value: 10, unit: "mL", role: "stock" },
      { species: "HCl", value: 120, unit: "mL", role: "final" },
    ],
  },
  { kind: "claim", formula: "H2O", claim: { value: 18.1 } },
  { kind: "claim", formula: "H2O", claim: { value: 88.81, unit: "%", species: "O" } },
  { kind: "claim", smiles: "CC(=O)O", claim: { value: "CH3COOH" } },
];

const failing = (problem: ChemistryProblem, answers: readonly ChemistryAnswer[]) =>
  verifyChemistry(problem, answers).flatMap(({ checks }) =>
    checks.filter(({ ok }) => !ok).map(({ name }) => name),
  );
const solve = (task: Task) => solveChemistry({ tasks: [task] }, () => false);

describe("the verifier", () => {
  it.each(TASKS)("passes the answer to %o", (task) => {
    const answers = solve(task);
    expect(verifyChemistry({ tasks: [task] }, answers)[0]?.checks.length).toBeGreaterThan(0);
    expect(failing({ tasks: [task] }, answers)).toEqual([]);
  });

  it.each<[Task, object, string]>([
    [TASKS[0]!, { coefficients: [1, 5, 8, 1, 5, 3] }, "unequal_elements_and_charge"],
    [TASKS[0]!, { coefficients: [2, 10, 16, 2, 10, 8] }, "common_divisor"],
    [TASKS[0]!, { coefficients: [0, 0, 0, 0, 0, 0] }, "coefficients_not_positive"],
    [TASKS[3]!, { status: "balanced", coefficients: [1, 1, 1] }, "unequal_elements_and_charge"],
    [TASKS[5]!, { status: "impossible", blocked_by: [] }, "impossibility_not_proved"],
    [
      TASKS[5]!,
      { status: "impossible", blocked_by: [{ element: "Fe", weight: 1 }] },
      "impossibility_not_proved",
    ],
    [
      TASKS[5]!,
      { minimal_reactions: [{ coefficients: [1, 1, 1, 0], balanced_equation: "" }] },
      "species_in_no_minimal_reaction",
    ],
    [
      TASKS[5]!,
      { minimal_reactions: [{ coefficients: [1, 1, 1, 1], balanced_equation: "" }] },
      "minimal_reactions_not_conserved",
    ],
    [TASKS[7]!, { is_balanced: false }, "verdict_against_sums"],
    [TASKS[8]!, { molar_mass_g_mol: 422.39 }, "molar_mass_error"],
    [TASKS[8]!, { composition: { K: 4 } }, "atoms_miscounted"],
    [TASKS[10]!, { mass_percent: { Cu: 100 } }, "percent_error"],
    [TASKS[11]!, { atoms: { C: 8, H: 11, N: 4, O: 2 } }, "atoms_miscounted"],
    [TASKS[11]!, { monoisotopic_mass: 194.0809 }, "monoisotopic_mass_error"],
    [TASKS[12]!, { charge: 1 }, "charge_error"],
    [TASKS[13]!, { states: { Cr: 3, O: -2 } }, "charge_error"],
    [TASKS[14]!, { composition: { Fe: 1, O: 1 } }, "ratio_error"],
    [TASKS[15]!, { extent_mol: 2 }, "amount_error"],
    [TASKS[16]!, { final_l: 0.2 }, "solute_error"],
    [TASKS[17]!, { verdict: "true" }, "verdict_against_difference"],
    [TASKS[17]!, { correct: { value: 18.02, unit: "g/mol" } }, "correct_value_error"],
    [TASKS[18]!, { correct: { value: 88.9, unit: "%" } }, "correct_value_error"],
    [TASKS[19]!, { verdict: "false" }, "verdict_against_counts"],
  ])("sees that the answer to %o is not %o", (task, change, name) => {
    const answers = solve(task).map((answer) => ({ ...answer, ...change }) as ChemistryAnswer);
    expect(failing({ tasks: [task] }, answers)).toContain(name);
  });

  it("sees a species that the equation does not have, and an answer that is not there", () => {
    const task = TASKS[3]!;
    const other: Task = { kind: "balance", equation: "H2 + O2 -> H2O2" };
    expect(failing({ tasks: [other] }, solve(task))).toContain("species_not_in_equation");
    expect(failing({ tasks: [task] }, [])).toEqual(["answers_missing"]);
  });

  it("proves every answer to equations of random formulas", () => {
    const element = fc.constantFrom("H", "C", "O", "Fe", "Cl");
    const count = fc.integer({ min: 1, max: 9 });
    const species = fc
      .uniqueArray(fc.tuple(element, count), {
        minLength: 1,
        maxLength: 3,
        selector: ([one]) => one,
      })
      .map((atoms) => atoms.map(([symbol, number]) => `${symbol}${number}`).join(""));
    const side = fc.array(species, { minLength: 1, maxLength: 4 }).map((all) => all.join(" + "));
    fc.assert(
      fc.property(side, side, (left, right) => {
        const task: Task = { kind: "balance", equation: `${left} -> ${right}` };
        expect(failing({ tasks: [task] }, solve(task))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
