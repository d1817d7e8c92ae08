import { describe, expect, it } from "vitest";
import type { Task } from "../problem/problem.js";
import { solveChemistry } from "./solve-tasks.js";

const never = () => false;
const solve = (task: Task) => solveChemistry({ tasks: [task] }, never)[0];

describe("tasks", () => {
  it("balance", () => {
    expect(solve({ kind: "balance", equation: "Fe^3+ + e- -> Fe^2+" })).toMatchObject({
      status: "balanced",
      coefficients: [1, 1, 1],
      balanced_equation: "Fe^3+ + e- -> Fe^2+",
      conservation: [
        { element: "Fe", left: 1, right: 1 },
        { element: "charge", left: 2, right: 2 },
      ],
    });
  });

  it("write a coefficient beyond 2^53 as text", () => {
    expect(
      solve({ kind: "balance", equation: "H1000000000 + HeLi1000000000 -> HHe1000000000 + Li" }),
    ).toMatchObject({
      coefficients: [1, "1000000000000000000", 1000000000, "1000000000000000000000000000"],
    });
  });

  it("check_balance", () => {
    expect(solve({ kind: "check_balance", equation: "4Al + 12HCl = 4AlCl3 + 6H2" })).toMatchObject({
      is_balanced: true,
      is_smallest: false,
    });
    expect(solve({ kind: "check_balance", equation: "H2 + O2 -> H2O" })).toMatchObject({
      is_balanced: false,
      unequal: ["O"],
      correct: { coefficients: [2, 1, 2] },
    });
  });

  it("molar_mass", () => {
    expect(solve({ kind: "molar_mass", formula: "CuSO4.5H2O" })).toMatchObject({
      molar_mass_g_mol: expect.closeTo(249.685, 2),
      uncertainty: expect.closeTo(0.01618, 6),
      composition: { Cu: 1, H: 10, O: 9, S: 1 },
    });
  });

  it("percent_composition", () => {
    expect(solve({ kind: "percent_composition", formula: "H2O" })).toMatchObject({
      mass_percent: { H: expect.closeTo(11.19, 2), O: expect.closeTo(88.81, 2) },
    });
  });

  const shares = (percents: Readonly<Record<string, number>>) =>
    Object.entries(percents).map(([species, value]) => ({ species, value, unit: "%" }));

  it.each([
    [{ C: 40, H: 6.7, O: 53.3 }, "CH2O"],
    [{ Fe: 69.94, O: 30.06 }, "Fe2O3"],
    [{ C: 60.0, H: 4.48, O: 35.52 }, "C9H8O4"],
    [{ K: 26.58, Cr: 35.35, O: 38.07 }, "K2Cr2O7"],
  ])("empirical_formula of %o", (percents, formula) => {
    const quantities = shares(percents);
    expect(solve({ kind: "empirical_formula", quantities })).toMatchObject({ formula });
  });

  it("empirical_formula with a molar mass, and without whole ratios", () => {
    const target = { species: "glucose", value: 180.16, unit: "g/mol" };
    const quantities = [...shares({ C: 40, H: 6.7, O: 53.3 }), target];
    expect(solve({ kind: "empirical_formula", quantities })).toMatchObject({
      molecular_formula: "C6H12O6",
    });
    const odd = [
      { species: "Fe", value: 1, unit: "mol" },
      { species: "O", value: Math.SQRT2 * 1.03, unit: "mol" },
      { species: "C", value: 1.7321, unit: "mol" },
    ];
    expect(solve({ kind: "empirical_formula", quantities: odd })).toMatchObject({
      status: "not_decidable",
      formula: null,
    });
  });

  it("stoichiometry", () => {
    const answer = solve({
      kind: "stoichiometry",
      equation: "KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2",
      quantities: [{ species: "KMnO4", value: 10, unit: "g" }],
    });
    if (answer?.kind !== "stoichiometry") throw new Error("another answer");
    // 10 g / 158.034 g/mol * 5/2 * 70.903 g/mol
    expect(answer.amounts.at(-1)).toMatchObject({
      species: "Cl2",
      mass_g: expect.closeTo(11.2164, 3),
    });
  });

  it("stoichiometry of an equation with several balances, by its own coefficients", () => {
    const equation = "5 H2O2 + 2 KMnO4 + 3 H2SO4 -> 5 O2 + 2 MnSO4 + K2SO4 + 8 H2O";
    const quantities = [{ species: "KMnO4", value: 2, unit: "mmol" }];
    expect(solve({ kind: "stoichiometry", equation, quantities })).toMatchObject({
      status: "solved",
      amounts: expect.arrayContaining([
        expect.objectContaining({ species: "O2", amount_mol: 0.005 }),
      ]),
    });
    const bare = equation.replace(/(^|\+ |> )\d /gu, "$1");
    expect(solve({ kind: "stoichiometry", equation: bare, quantities })).toMatchObject({
      status: "not_unique",
      amounts: [],
    });
  });

  it("stoichiometry of a titration gives the molarity of the other solution", () => {
    const answer = solve({
      kind: "stoichiometry",
      equation: "Ba(OH)2 + 2 HCl -> BaCl2 + 2 H2O",
      quantities: [
        { species: "Ba(OH)2", value: 20, unit: "mL" },
        { species: "HCl", value: 25, unit: "mL", molarity_mol_l: 0.16 },
      ],
    });
    // 25 mL * 0.16 mol/L / 2 / 20 mL
    expect(answer).toMatchObject({
      amounts: expect.arrayContaining([
        expect.objectContaining({ species: "Ba(OH)2", molarity_mol_l: 0.1 }),
      ]),
    });
  });

  it("limiting_reagent with a mass, a solution and a gas", () => {
    const answer = solve({
      kind: "limiting_reagent",
      equation: "Zn + 2 HCl + O2 -> ZnCl2 + H2O2",
      quantities: [
        { species: "Zn", value: 6.538, unit: "g" },
        { species: "HCl", value: 50, unit: "mL", molarity_mol_l: 2 },
        { species: "O2", value: 2.2711, unit: "L", temperature_k: 273.15, pressure_kpa: 100 },
      ],
    });
    expect(answer).toMatchObject({
      limiting: ["HCl"],
      extent_mol: 0.05,
      amounts: [
        { given_mol: expect.closeTo(0.1, 9), left_over_mol: expect.closeTo(0.05, 9) },
        { given_mol: 0.1, left_over_mol: 0 },
        { given_mol: expect.closeTo(0.1, 5) },
        { species: "ZnCl2", amount_mol: 0.05 },
        { species: "H2O2", amount_mol: 0.05 },
      ],
    });
  });

  it("limiting_reagent names reactants whose quantity is not said", () => {
    const equation = "CH4 + O2 -> CO2 + H2O";
    const quantities = [{ species: "CH4", value: 1, unit: "mol" }];
    expect(solve({ kind: "limiting_reagent", equation, quantities })).toMatchObject({
      taken_as_enough: ["O2"],
    });
  });

  it.each([
    ["KMnO4", { K: 1, O: -2, Mn: 7 }],
    ["Fe3O4", { O: -2, Fe: "8/3" }],
    ["H2O2", { H: 1, O: -1 }],
    ["KO2", { K: 1, O: "-1/2" }],
    ["OF2", { F: -1, O: 2 }],
    ["NaH", { Na: 1, H: -1 }],
    ["CuSO4·5H2O", { H: 1, O: -2, S: 6, Cu: 2 }],
    ["K4[Fe(CN)6]", { K: 1, C: 2, N: -3, Fe: 2 }],
    ["Cr2O7^2-", { O: -2, Cr: 6 }],
    ["HClO4", { H: 1, O: -2, Cl: 7 }],
    ["ICl3", { Cl: -1, I: 3 }],
    ["O2", { O: 0 }],
    ["Fe3+", { Fe: 3 }],
  ])("oxidation_states of %s", (formula, states) => {
    const answer = solve({ kind: "oxidation_states", formula });
    expect(answer).toMatchObject({ status: "decided" });
    expect(answer?.kind === "oxidation_states" && answer.states).toEqual(states);
  });

  it.each(["CuFeS2", "CrO5", "S2O8^2-", "[Pt(NH3)4]2(NO3)4"])(
    "oxidation_states says that %s is not decidable",
    (formula) => {
      expect(solve({ kind: "oxidation_states", formula })).toMatchObject({
        status: "not_decidable",
      });
    },
  );

  it("dilution", () => {
    const quantities = [
      { species: "HCl", value: 12, unit: "M", role: "stock" },
      { species: "HCl", value: 0.5, unit: "mol/L", role: "final" },
      { species: "HCl", value: 240, unit: "mL", role: "final" },
    ] as const;
    expect(solve({ kind: "dilution", quantities })).toMatchObject({
      stock_l: 0.01,
      solvent_l: 0.23,
    });
  });

  it.each<[string, Omit<Task, "kind">, string]>([
    ["a mass", { formula: "C9H8O4", claim: { value: 180.2, unit: "g/mol" } }, "true"],
    ["a wrong mass", { formula: "H2O", claim: { value: 18.1 } }, "false"],
    [
      "a mass within its uncertainty",
      { formula: "NaCl", claim: { value: "58.445" } },
      "not_decidable",
    ],
    ["a mass with a tolerance", { formula: "H2O", claim: { value: 18.1, tolerance: 0.1 } }, "true"],
    ["a formula", { smiles: "CC(=O)Oc1ccccc1C(=O)O", claim: { value: "C9H8O4" } }, "true"],
    ["a wrong formula", { smiles: "CCO", claim: { value: "C2H4O" } }, "false"],
    ["a share", { formula: "H2O", claim: { value: "88.81", unit: "%", species: "O" } }, "true"],
    [
      "no such element",
      { formula: "H2O", claim: { value: 1, unit: "%", species: "C" } },
      "not_decidable",
    ],
    ["a balance", { equation: "2 Al + 6HCl = 2AlCl3 + 3 H2" }, "true"],
    ["no balance", { equation: "Al + HCl = AlCl3 + H2", claim: { value: "balanced" } }, "false"],
    [
      "a yield",
      {
        equation: "N2 + H2 -> NH3",
        quantities: [{ species: "N2", value: 28, unit: "g" }],
        claim: { value: 34.0, unit: "g", species: "NH3" },
      },
      "true",
    ],
    [
      "the amount of a sample",
      {
        formula: "C9H8O4",
        quantities: [{ species: "C9H8O4", value: 2.5, unit: "g" }],
        claim: { value: "13.88", unit: "mmol" },
      },
      "true",
    ],
    [
      "the mass of a solute",
      {
        formula: "NaOH",
        quantities: [{ species: "NaOH", value: 250, unit: "mL", molarity_mol_l: 0.1 }],
        claim: { value: "1.1", unit: "g" },
      },
      "false",
    ],
    ["a yield of nothing", { equation: "N2 + H2 -> NH3", claim: { value: 3 } }, "not_decidable"],
  ])("judge the claim of %s", (_, task, verdict) => {
    expect(solve({ kind: "claim", ...task })).toMatchObject({ verdict });
  });
});
