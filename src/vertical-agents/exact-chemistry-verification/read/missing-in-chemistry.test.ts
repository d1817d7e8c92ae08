import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { missingInChemistry } from "./missing-in-chemistry.js";

const fieldsOf = (problem: object) => missingInChemistry(problem).map(({ field }) => field);
const volume = { species: "HCl", value: 20, unit: "mL" };

describe("missingInChemistry", () => {
  it.each<[string, object, readonly string[]]>([
    ["no tasks", {}, ["tasks"]],
    ["no task", { tasks: [] }, ["tasks"]],
    ["a task without a kind", { tasks: [{ formula: "H2O" }] }, ["tasks[0].kind"]],
    ["no formula", { tasks: [{ kind: "molar_mass", formula: " " }] }, ["tasks[0].formula"]],
    [
      "nothing of a reaction",
      { tasks: [{ kind: "stoichiometry" }] },
      ["tasks[0].equation", "tasks[0].quantities"],
    ],
    [
      "a volume of neither solution nor gas",
      { tasks: [{ kind: "stoichiometry", equation: "x", quantities: [volume] }] },
      ["tasks[0].quantities[0].molarity_mol_l"],
    ],
    [
      "the pressure of a gas",
      {
        tasks: [
          { kind: "stoichiometry", equation: "x", quantities: [{ ...volume, temperature_k: 300 }] },
        ],
      },
      ["tasks[0].quantities[0].pressure_kpa"],
    ],
    [
      "nothing of a titration",
      {
        tasks: [
          {
            kind: "stoichiometry",
            equation: "x",
            quantities: [volume, { ...volume, species: "KOH", molarity_mol_l: 0.1 }],
          },
        ],
      },
      [],
    ],
    [
      "two of three of a dilution",
      { tasks: [{ kind: "dilution", quantities: [{ ...volume, role: "stock" }, volume] }] },
      ["tasks[0].quantities", "tasks[0].quantities[1].role"],
    ],
    ["what is claimed", { tasks: [{ kind: "claim", formula: "H2O" }] }, ["tasks[0].claim.value"]],
    [
      "what it is claimed of",
      { tasks: [{ kind: "claim", claim: { value: 1 } }] },
      ["tasks[0].formula"],
    ],
    [
      "the element of a share",
      { tasks: [{ kind: "claim", formula: "H2O", claim: { value: 1, unit: "%" } }] },
      ["tasks[0].claim.species"],
    ],
    ["nothing", { tasks: [{ kind: "balance", equation: "H2 + O2 -> H2O" }] }, []],
    ["nothing of a wrong shape", { tasks: [null, 3, { kind: 5 }] }, ["tasks[2].kind"]],
  ])("asks for %s", (_what, problem, fields) => {
    expect(fieldsOf(problem)).toEqual(fields);
  });

  it("answers for any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (tasks, other) => {
        const problem = { tasks: Array.isArray(tasks) ? [...tasks, other] : tasks };
        expect(missingInChemistry(problem).every(({ ask }) => ask.length > 0)).toBe(true);
      }),
    );
  });
});
