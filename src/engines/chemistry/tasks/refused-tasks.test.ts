import { describe, expect, it } from "vitest";
import type { Task } from "../problem/problem.js";
import { solveChemistry } from "./solve-tasks.js";

const never = () => false;
const solve = (task: Task) => solveChemistry({ tasks: [task] }, never)[0];

describe("tasks that cannot be answered", () => {
  const equation = "2 H2 + O2 -> 2 H2O";
  const quantity = { species: "H2", value: 1, unit: "g" };
  it.each<[Task, string, string]>([
    [{ kind: "balance" }, "missing", "/tasks/0/equation"],
    [{ kind: "molar_mass", formula: " " }, "missing", "/tasks/0/formula"],
    [{ kind: "molar_mass", formula: "e-" }, "invalid", "/tasks/0/formula"],
    [{ kind: "oxidation_states", formula: "e-" }, "invalid", "/tasks/0/formula"],
    [{ kind: "smiles" }, "missing", "/tasks/0/smiles"],
    [{ kind: "claim", formula: "H2O" }, "missing", "/tasks/0/claim"],
    [{ kind: "claim", claim: { value: 1 } }, "missing", "/tasks/0/formula"],
    [
      { kind: "claim", formula: "H2O", claim: { value: 1, unit: "%" } },
      "missing",
      "/tasks/0/claim/species",
    ],
    [
      { kind: "claim", formula: "H2O", claim: { value: 1, unit: "L" } },
      "invalid",
      "/tasks/0/claim/unit",
    ],
    [
      { kind: "claim", formula: "H2O", claim: { value: 1, tolerance: -1 } },
      "invalid",
      "/tasks/0/claim/tolerance",
    ],
    [
      { kind: "claim", formula: "H2O", claim: { value: "1".repeat(2001) } },
      "too_large",
      "/tasks/0/claim/value",
    ],
    [{ kind: "stoichiometry", equation }, "missing", "/tasks/0/quantities"],
    [
      { kind: "stoichiometry", equation, quantities: [quantity, quantity] },
      "invalid",
      "/tasks/0/quantities",
    ],
    [
      { kind: "limiting_reagent", equation, quantities: [quantity, quantity] },
      "invalid",
      "/tasks/0/quantities/1/species",
    ],
    [
      { kind: "limiting_reagent", equation, quantities: Array(101).fill(quantity) },
      "too_large",
      "/tasks/0/quantities",
    ],
    [
      { kind: "stoichiometry", equation, quantities: [{ ...quantity, species: "N2" }] },
      "invalid",
      "/tasks/0/quantities/0/species",
    ],
    [
      { kind: "stoichiometry", equation, quantities: [{ ...quantity, unit: "oz" }] },
      "invalid",
      "/tasks/0/quantities/0/unit",
    ],
    [
      { kind: "stoichiometry", equation, quantities: [{ ...quantity, unit: "M" }] },
      "invalid",
      "/tasks/0/quantities/0/unit",
    ],
    [
      { kind: "stoichiometry", equation, quantities: [{ ...quantity, value: 0 }] },
      "invalid",
      "/tasks/0/quantities/0/value",
    ],
    [
      { kind: "stoichiometry", equation, quantities: [{ ...quantity, value: 1e31 }] },
      "invalid",
      "/tasks/0/quantities/0/value",
    ],
    [
      { kind: "stoichiometry", equation, quantities: [{ ...quantity, unit: "L" }] },
      "missing",
      "/tasks/0/quantities/0/molarity_mol_l",
    ],
    [
      {
        kind: "stoichiometry",
        equation,
        quantities: [{ ...quantity, unit: "L", temperature_k: 300 }],
      },
      "missing",
      "/tasks/0/quantities/0/pressure_kpa",
    ],
    [
      {
        kind: "stoichiometry",
        equation: "Fe^3+ + e- -> Fe^2+",
        quantities: [{ species: "e-", value: 1, unit: "g" }],
      },
      "invalid",
      "/tasks/0/quantities/0",
    ],
    [
      { kind: "empirical_formula", quantities: [{ ...quantity, unit: "L" }] },
      "invalid",
      "/tasks/0/quantities/0/unit",
    ],
    [
      { kind: "empirical_formula", quantities: [{ ...quantity, species: "H2O" }] },
      "invalid",
      "/tasks/0/quantities/0/species",
    ],
    [
      { kind: "dilution", quantities: [quantity, quantity, quantity] },
      "missing",
      "/tasks/0/quantities/0/role",
    ],
    [
      { kind: "dilution", quantities: Array(3).fill({ ...quantity, role: "stock" }) },
      "invalid",
      "/tasks/0/quantities/0/unit",
    ],
    [
      { kind: "dilution", quantities: Array(3).fill({ ...quantity, unit: "M", role: "stock" }) },
      "invalid",
      "/tasks/0/quantities/1",
    ],
    [
      {
        kind: "dilution",
        quantities: [
          { species: "", value: 1, unit: "M", role: "stock" },
          { species: "", value: 2, unit: "M", role: "final" },
          { species: "", value: 1, unit: "L", role: "final" },
        ],
      },
      "invalid",
      "/tasks/0/quantities",
    ],
  ])("%o", (task, code, path) => {
    expect(() => solve(task)).toThrow(expect.objectContaining({ code, path }));
  });

  it("are none or more than 50", () => {
    const task = { kind: "molar_mass", formula: "H2O" } as const;
    expect(() => solveChemistry({ tasks: [] }, never)).toThrow(
      expect.objectContaining({ code: "missing", path: "/tasks" }),
    );
    expect(solveChemistry({ tasks: Array(50).fill(task) }, never)).toHaveLength(50);
    expect(() => solveChemistry({ tasks: Array(51).fill(task) }, never)).toThrow(
      expect.objectContaining({ code: "too_large", path: "/tasks" }),
    );
  });
});
