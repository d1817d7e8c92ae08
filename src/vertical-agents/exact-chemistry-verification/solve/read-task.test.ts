import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ChemistryError } from "../../../engines/chemistry/errors/chemistry-error.js";
import { faultOfProblem, solveProblem } from "../solve-problem.js";
import { readTask } from "./read-task.js";
import { TASK_KINDS } from "./task-kinds.js";

const quantity = { species: "H2", value: 1, unit: "g" };
const amounts = (...quantities: unknown[]) => ({ kind: "stoichiometry", quantities });

describe("readTask", () => {
  it("keeps the fields that it knows, and takes null as absent", () => {
    const task = {
      kind: "claim",
      formula: "H2O",
      smiles: null,
      claim: { value: "18", unit: null },
    };
    expect(readTask({ ...task, extra: 1 }, "/tasks/0")).toEqual({
      kind: "claim",
      formula: "H2O",
      claim: { value: "18" },
    });
  });

  it("needs no species where there is one substance", () => {
    const solution = { value: 2, unit: "M", role: "stock" };
    expect(readTask({ kind: "dilution", quantities: [solution] }, "")).toMatchObject({
      quantities: [{ species: "", ...solution }],
    });
  });

  it.each<[unknown, string, string, RegExp]>([
    [null, "invalid", "", /object/],
    [[], "invalid", "", /object/],
    ["balance", "invalid", "", /object/],
    [{}, "invalid", "/kind", /one of balance/],
    [{ kind: "toString" }, "invalid", "/kind", /one of/],
    [{ kind: "balance", equation: 7 }, "invalid", "/equation", /text/],
    [{ kind: "molar_mass", formula: ["H2O"] }, "invalid", "/formula", /text/],
    [{ kind: "smiles", smiles: {} }, "invalid", "/smiles", /text/],
    [{ kind: "stoichiometry", quantities: quantity }, "invalid", "/quantities", /list/],
    [amounts(...Array(101).fill(quantity)), "too_large", "/quantities", /at most 100/],
    [amounts(quantity, null), "invalid", "/quantities/1", /object/],
    [amounts({ ...quantity, value: "1" }), "invalid", "/quantities/0/value", /number/],
    [amounts({ ...quantity, value: Infinity }), "invalid", "/quantities/0/value", /number/],
    [amounts({ ...quantity, value: undefined }), "missing", "/quantities/0/value", /needed/],
    [amounts({ ...quantity, unit: null }), "missing", "/quantities/0/unit", /needed/],
    [amounts({ value: 1, unit: "g" }), "missing", "/quantities/0/species", /needed/],
    [amounts({ ...quantity, role: "both" }), "invalid", "/quantities/0/role", /stock or final/],
    [
      amounts({ ...quantity, temperature_k: true }),
      "invalid",
      "/quantities/0/temperature_k",
      /number/,
    ],
    [{ kind: "balance", asked: "Cl2" }, "invalid", "/asked", /list/],
    [{ kind: "balance", asked: ["Cl2", 7] }, "invalid", "/asked/1", /formulas/],
    [{ kind: "balance", asked: Array(101).fill("O2") }, "too_large", "/asked", /100/],
    [{ kind: "balance", asked: [null] }, "invalid", "/asked/0", /object/],
    [{ kind: "balance", asked: [{ unit: "L" }] }, "missing", "/asked/0/species", /needed/],
    [
      { kind: "balance", asked: [{ species: "O2", pressure_kpa: "1" }] },
      "invalid",
      "/asked/0/pressure_kpa",
      /number/,
    ],
    [{ kind: "balance", medium: "water" }, "invalid", "/medium", /acid or base/],
    [{ kind: "stoichiometry", yield_percent: "80" }, "invalid", "/yield_percent", /number/],
    [{ kind: "stoichiometry", actual: 7 }, "invalid", "/actual", /object/],
    [
      { kind: "stoichiometry", actual: { value: 1, unit: "g" } },
      "missing",
      "/actual/species",
      /needed/,
    ],
    [
      amounts({ ...quantity, purity_percent: [] }),
      "invalid",
      "/quantities/0/purity_percent",
      /number/,
    ],
    [{ kind: "claim", claim: "18 g" }, "invalid", "/claim", /object/],
    [{ kind: "claim", claim: {} }, "missing", "/claim/value", /value/],
    [{ kind: "claim", claim: { value: [] } }, "invalid", "/claim/value", /number/],
    [
      { kind: "claim", claim: { value: 1, tolerance: "1" } },
      "invalid",
      "/claim/tolerance",
      /number/,
    ],
  ])("refuses %j", (task, code, path, message) => {
    expect(() => readTask(task, "/tasks/3")).toThrow(
      expect.objectContaining({
        code,
        path: `/tasks/3${path}`,
        message: expect.stringMatching(message),
      }),
    );
  });
});

describe("a problem of any shape", () => {
  const work = { workflow: "plan", seed: 1, runSimulation: true, isOver: () => false } as const;
  const outcome = (problem: object) => {
    try {
      return JSON.stringify(solveProblem(problem, work), (name, value: unknown) => {
        if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError(name);
        return value;
      });
    } catch (error) {
      expect(error).toBeInstanceOf(ChemistryError);
      expect(faultOfProblem(error)?.path).toMatch(/^\/tasks/);
      return "refused";
    }
  };
  const text = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom("H2O", "N2 + H2 -> NH3", "Fe3+", "CCO", "e-", "g", "%", "mol", "L", "M", "1e3"),
  );
  const anything = fc.oneof(
    text,
    fc.double(),
    fc.jsonValue({ maxDepth: 2 }),
    fc.constant(undefined),
  );
  const number = fc.oneof(fc.double(), fc.integer({ min: -3, max: 100 }), anything);
  const anyQuantity = fc.record({
    species: fc.oneof(fc.constantFrom("N2", "H2", "NH3", "C", "O"), anything),
    value: number,
    unit: fc.oneof(fc.constantFrom("g", "mol", "mL", "M", "%", "g/mol", "atoms"), anything),
    molarity_mol_l: number,
    purity_percent: fc.oneof(number, fc.constant(undefined)),
    role: fc.constantFrom("stock", "final", undefined, null),
  });
  const anyTask = fc.record({
    kind: fc.constantFrom(...TASK_KINDS),
    equation: fc.oneof(fc.constantFrom("N2 + H2 -> NH3", "H2 + Cl2 = HCl"), anything),
    formula: fc.oneof(fc.constantFrom("CuSO4.5H2O", "C6H12O6"), anything),
    smiles: fc.oneof(fc.constantFrom("CCO", "c1ccccc1"), anything),
    quantities: fc.oneof(fc.array(anyQuantity, { maxLength: 4 }), anything),
    claim: fc.oneof(
      fc.record({
        value: number,
        unit: fc.oneof(fc.constantFrom("g", "mol", "g/mol", "%"), anything),
        tolerance: number,
        species: fc.oneof(fc.constantFrom("NH3", "H"), anything),
      }),
      anything,
    ),
    asked: fc.oneof(
      fc.array(
        fc.oneof(
          text,
          fc.record({
            species: fc.constantFrom("NH3", "H2", "H", "H2O", "x"),
            unit: fc.constantFrom("L", "mol", "molecules", "atoms", "kg", "%", undefined),
            molarity_mol_l: number,
          }),
        ),
        { maxLength: 2 },
      ),
      anything,
    ),
    yield_percent: fc.oneof(fc.integer({ min: 0, max: 101 }), fc.constant(undefined)),
    actual: fc.oneof(anyQuantity, fc.constant(undefined)),
    medium: fc.constantFrom("acid", "base", undefined, null),
  });

  it("is answered or refused by its fault", () => {
    fc.assert(
      fc.property(fc.oneof(fc.object(), fc.record({ tasks: anything })), (problem) => {
        expect(outcome(problem)).toBeTypeOf("string");
      }),
    );
  });

  it("is answered or refused task by task, with finite numbers", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyTask, anything), { maxLength: 4 }), (tasks) => {
        expect(outcome({ tasks })).toBeTypeOf("string");
      }),
      { numRuns: 300 },
    );
  });
});
