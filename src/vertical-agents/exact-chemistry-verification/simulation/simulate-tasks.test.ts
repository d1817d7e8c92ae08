import { describe, expect, it } from "vitest";
import {
  amounts,
  balance,
  claim,
  WATER,
} from "../../../../test/helpers/vertical-agents/chemistry/task-cases.js";
import { answerTasks, isAnswered } from "../solve/answer-tasks.js";
import { relativeReadingError } from "./reading-error.js";
import { simulateTasks } from "./simulate-tasks.js";

const never = () => false;
function simulate(tasks: readonly object[], { seed = 1, isOver = never } = {}) {
  const answered = answerTasks({ tasks }, never).filter(isAnswered);
  return simulateTasks(answered, { seed, isOver });
}

describe("relativeReadingError", () => {
  it.each([
    [158.03, 0.005 / 158.03],
    [28, 0.5 / 28 / 1],
    [10, 0.02],
    [2.75, 0.005 / 2.75],
    [1.2345e-7, 0.00005 / 1.2345],
    [1e-7, 0.02],
    [123456, 0.5 / 123456],
    [1e21, 0.02],
  ])("of %d is %d, at most 2 %%", (value, expected) => {
    expect(relativeReadingError(value)).toBeCloseTo(Math.min(0.02, expected), 12);
  });
});

describe("simulated tasks", () => {
  it("are the same with the same seed, and others with another", () => {
    const tasks = [amounts("stoichiometry", WATER, ["H2", 4.03, "g"])];
    expect(simulate(tasks)).toEqual(simulate(tasks));
    expect(simulate(tasks)?.mean).not.toBe(simulate(tasks, { seed: 2 })?.mean);
  });

  it("are fewer without time", () => {
    const tasks = [{ kind: "molar_mass", formula: "H2O" }];
    expect(simulate(tasks)?.n).toBe(1000);
    expect(simulate(tasks, { isOver: () => true })?.n).toBe(500);
  });

  it("are none where nothing is uncertain", () => {
    expect(simulate([balance(WATER), { kind: "oxidation_states", formula: "KMnO4" }])).toBeNull();
    expect(simulate([{ kind: "molar_mass", formula: "[13C]" }])).toBeNull();
    expect(simulate([claim("H2O", "H2O")])).toBeNull();
  });

  it.each<[string, object, string, number, number]>([
    // A uniform distribution has its 90 % quantile at 0.8 of the half width, its 95 % at 0.9.
    ["a molar mass", { kind: "molar_mass", formula: "Cl2" }, "g/mol", 70.903, 2 * 0.0055],
    [
      "a yield",
      amounts("stoichiometry", "2 Na + F2 -> 2 NaF", ["Na", 11.5, "g"]),
      "g",
      21.0036,
      (21.0036 * 0.05) / 11.5,
    ],
    [
      "what is asked of it",
      { ...amounts("stoichiometry", "2 Na + F2 -> 2 NaF", ["Na", 11.5, "g"]), asked: ["F2"] },
      "g",
      (11.5 * 37.99680633) / (2 * 22.98976928),
      ((11.5 * 37.99680633) / (2 * 22.98976928)) * (0.05 / 11.5),
    ],
    [
      "what a product needs",
      amounts("stoichiometry", "2 Na + F2 -> 2 NaF", ["NaF", 0.25, "mol"]),
      "g",
      22.98977 / 4,
      (22.98977 / 4) * 0.02,
    ],
    [
      "a sample",
      { kind: "molar_mass", formula: "NaF", quantities: [{ value: 2.5, unit: "mmol" }] },
      "g",
      0.1049704,
      0.1049704 * 0.02,
    ],
    [
      "an amount",
      { kind: "smiles", smiles: "F", quantities: [{ value: 25.5, unit: "g" }] },
      "mol",
      25.5 / 20.00637,
      (25.5 / 20.00637) * (0.05 / 25.5),
    ],
    ["a share", { kind: "percent_composition", formula: "FCl" }, "%", 65.108472, 0.0035244],
  ])("spread %s as its one uncertain value", (_, task, unit, value, half) => {
    const found = simulate([task]);
    expect(found?.unit).toBe(unit);
    const within = half * 0.08;
    expect(Math.abs((found?.mean ?? 0) - value)).toBeLessThan(within);
    expect(Math.abs((found?.p50 ?? 0) - value)).toBeLessThan(within * 1.5);
    expect(Math.abs((found?.p90 ?? 0) - (value + 0.8 * half))).toBeLessThan(within);
    expect(Math.abs((found?.p95 ?? 0) - (value + 0.9 * half))).toBeLessThan(within);
  });

  it("spread the molarity that a titration finds", () => {
    const quantities = [
      { species: "NaOH", value: 25, unit: "mL", molarity_mol_l: 0.1 },
      { species: "HCl", value: 20, unit: "mL" },
    ];
    const equation = "NaOH + HCl -> NaCl + H2O";
    const found = simulate([{ kind: "stoichiometry", equation, quantities }]);
    expect(found).toMatchObject({ measure: "molarity of HCl (tasks[0])", unit: "mol/L" });
    expect(Math.abs((found?.mean ?? 0) - 0.125)).toBeLessThan(0.125 * 0.005);
  });

  it.each<[string, object, string, string, number]>([
    [
      "volume of a solution",
      { asked: [{ species: "HCl", unit: "mL", molarity_mol_l: 0.125 }] },
      "volume of HCl (tasks[0])",
      "L",
      0.02,
    ],
    [
      "volume of a gas",
      { asked: [{ species: "H2O", unit: "L", temperature_k: 400, pressure_kpa: 100 }] },
      "volume of H2O (tasks[0])",
      "L",
      (0.0025 * 8.31446261815324 * 400) / 100,
    ],
    [
      "mass at a yield",
      { asked: ["NaCl"], yield_percent: 50 },
      "mass of NaCl (tasks[0])",
      "g",
      0.00125 * 58.4415,
    ],
    [
      "yield",
      { actual: { species: "NaCl", value: 2, unit: "mmol" } },
      "yield of NaCl (tasks[0])",
      "%",
      80,
    ],
    [
      "mass of what is pure",
      { quantities: [{ species: "NaOH", value: 4, unit: "mmol", purity_percent: 50 }] },
      "mass of NaCl (tasks[0])",
      "g",
      0.002 * 58.4415,
    ],
    [
      "mass from molecules",
      { quantities: [{ species: "NaOH", value: 6.02214076e20, unit: "molecules" }] },
      "mass of NaCl (tasks[0])",
      "g",
      0.001 * 58.4415,
    ],
  ])("know the %s", (_, more, measure, unit, value) => {
    const base = { species: "NaOH", value: 25, unit: "mL", molarity_mol_l: 0.1 };
    const equation = "NaOH + HCl -> NaCl + H2O";
    const found = simulate([{ kind: "stoichiometry", equation, quantities: [base], ...more }]);
    expect(found).toMatchObject({ measure, unit });
    expect(Math.abs((found?.mean ?? 0) / value - 1)).toBeLessThan(0.005);
  });

  it.each<[string, readonly object[], string, number]>([
    [
      "concentration",
      [
        { value: 10.5, unit: "mL", role: "stock" },
        { value: 12, unit: "M", role: "stock" },
        { value: 0.1, unit: "L", role: "final" },
      ],
      "mol/L",
      1.26,
    ],
    [
      "volume",
      [
        { value: 10, unit: "mL", role: "stock" },
        { value: 12, unit: "M", role: "stock" },
        { value: 500, unit: "mM", role: "final" },
      ],
      "L",
      0.24,
    ],
    [
      "stock",
      [
        { value: 12, unit: "M", role: "stock" },
        { value: 250, unit: "mL", role: "final" },
        { value: 0.6, unit: "M", role: "final" },
      ],
      "L",
      0.0125,
    ],
  ])("know the %s of a dilution", (_, quantities, unit, value) => {
    const found = simulate([{ kind: "dilution", quantities }]);
    expect(found).toMatchObject({ unit });
    expect(Math.abs((found?.mean ?? 0) / value - 1)).toBeLessThan(0.005);
  });

  it("know gases and solutions", () => {
    const gas = {
      species: "H2",
      value: 24.79,
      unit: "L",
      temperature_k: 298.15,
      pressure_kpa: 100.5,
    };
    const acid = { species: "HCl", value: 50.5, unit: "mL", molarity_mol_l: 0.255 };
    const found = simulate([
      { kind: "stoichiometry", equation: "H2 + F2 -> 2 HF", quantities: [gas] },
      { kind: "stoichiometry", equation: "NaF + HCl -> HF + NaCl", quantities: [acid] },
    ]);
    const moles = (100.5 * 24.79) / (8.31446261815324 * 298.15);
    expect(found?.measure).toBe("mass of HF (tasks[0])");
    expect(Math.abs((found?.mean ?? 0) / (2 * moles * 20.00637) - 1)).toBeLessThan(1e-3);
  });

  it("break a claim as often as the weights allow", () => {
    // The weight of chlorine is uniform from 35.446 to 35.457, so that NaCl is within 58.4405 in (58.4405 - 58.43577) / 0.011.
    const found = simulate([claim("NaCl", 58.43, { tolerance: 0.0105 })]);
    expect(found?.breach).toMatchObject([
      { constraint: "tasks[0]: the claim 58.43 g/mol, which is not decidable, turns out false" },
    ]);
    const kept = (58.4405 - (35.446 + 22.98977)) / 0.011;
    expect(Math.abs((found?.breach[0]?.probability ?? 0) - (1 - kept))).toBeLessThan(0.06);
  });

  it("break a limiting reagent as often as the readings allow", () => {
    // Al limits unless (1 + a) > 1.014777 (1 + c), with a within 0.0185185 and c within 0.0046296.
    const found = simulate([
      amounts("limiting_reagent", "Al + Cl2 -> AlCl3", ["Al", 2.7, "g"], ["Cl2", 10.8, "g"]),
    ]);
    const expected = (0.0185185 - 0.014777) / (2 * 0.0185185);
    const [breach] = found?.breach ?? [];
    expect(breach?.constraint).toBe("tasks[0]: another reactant than Al limits");
    expect(Math.abs((breach?.probability ?? 0) - expected)).toBeLessThan(0.04);
    expect(breach?.ci95[0]).toBeLessThan(breach?.probability ?? 0);
  });

  it("leave certain claims alone, and count those of shares and yields", () => {
    const found = simulate([
      claim("H2O", 17),
      claim("H2O", "88.81", { unit: "%", species: "O" }),
      {
        ...amounts("claim", WATER, ["H2", 4, "g"]),
        claim: { value: 35.7, unit: "g", species: "H2O" },
      },
      {
        ...amounts("claim", WATER, ["H2", 4, "mol"], ["O2", 3, "mol"]),
        claim: { value: 40, unit: "mol", species: "H2O" },
      },
      {
        ...amounts("claim", WATER, ["NaF", 1, "g"]),
        equation: null,
        formula: "NaF",
        claim: { value: "23.8", unit: "mmol" },
      },
      {
        ...amounts("claim", WATER, ["NaF", 1, "mol"]),
        equation: null,
        formula: "NaF",
        claim: { value: 90, unit: "g" },
      },
    ]);
    expect(
      found?.breach.map(({ constraint, probability }) => [constraint, probability > 0]),
    ).toEqual([
      ["tasks[0]: the verdict on the claim 17 g/mol changes from false to true", false],
      ["tasks[1]: the verdict on the claim 88.81 % changes from true to false", false],
      ["tasks[2]: the verdict on the claim 35.7 g changes from true to false", true],
      ["tasks[3]: the verdict on the claim 40 mol changes from false to true", false],
      ["tasks[4]: the verdict on the claim 23.8 mmol changes from true to false", true],
      ["tasks[5]: the verdict on the claim 90 g changes from false to true", false],
    ]);
    expect(found?.measure).toBe("correct value of the claim (tasks[2])");
  });
});
