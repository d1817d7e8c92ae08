import { describe, expect, it } from "vitest";
import {
  amounts,
  balance,
  claim,
  solve,
  WATER,
  work,
} from "../../../test/helpers/vertical-agents/chemistry/task-cases.js";
import { ChemistryError } from "../../engines/chemistry/errors/chemistry-error.js";
import { faultOfProblem, solveProblem } from "./solve-problem.js";

describe("the answers", () => {
  it("stand one for each task, beside those that were refused", () => {
    const { fields, warnings, missing, optimal, gap } = solve(
      balance(WATER),
      { kind: "molar_mass", formula: "Xx2" },
      { kind: "stoichiometry", equation: WATER },
      { kind: "dance" },
    );
    expect(fields.answers).toMatchObject([
      { kind: "balance", status: "balanced", coefficients: [2, 1, 2] },
      { kind: "molar_mass", status: "refused", code: "unknown_element", path: "/tasks/1/formula" },
      { kind: "stoichiometry", status: "refused", code: "missing", path: "/tasks/2/quantities" },
      { kind: "unknown", status: "refused", code: "invalid", path: "/tasks/3/kind" },
    ]);
    expect(warnings).toEqual([
      'tasks[1] was not answered: "Xx" is not the symbol of an element (column 1)',
      "tasks[2] was not answered: stoichiometry needs at least 1 of quantities",
      expect.stringMatching(/^tasks\[3\] was not answered: kind must be one of balance, /),
    ]);
    expect(missing).toEqual([
      {
        field: "tasks[1].formula",
        ask: expect.stringMatching(/^"Xx" is not .* Which formula is meant/),
      },
      { field: "tasks[2].quantities", ask: expect.stringMatching(/^How much of which species/) },
      {
        field: "tasks[3].kind",
        ask: expect.stringMatching(/^Kind must be one of .* What is to be done/),
      },
    ]);
    expect([optimal, gap]).toEqual([false, null]);
  });

  it("warn of what a task says and its kind does not use", () => {
    const stock = { value: 12, unit: "M", role: "stock", purity_percent: 90 };
    const final = { unit: "M", role: "final" };
    const { warnings } = solve(
      { kind: "molar_mass", formula: "H2O", medium: "acid", yield_percent: 80 },
      {
        kind: "dilution",
        quantities: [stock, { ...final, value: 1 }, { ...final, value: 1, unit: "L" }],
      },
      { ...amounts("stoichiometry", WATER, ["H2", 1, "g"]), yield_percent: 80 },
      { ...balance(WATER), medium: "acid" },
    );
    expect(warnings).toEqual([
      "tasks[0].medium was not used: molar_mass does not take it",
      "tasks[0].yield_percent was not used: molar_mass does not take it",
      "tasks[1].purity_percent was not used: dilution does not take it",
    ]);
  });

  it("ask nothing where a limit is in the way", () => {
    const { missing, warnings } = solve(balance(WATER), {
      kind: "molar_mass",
      formula: "C".repeat(2001),
    });
    expect(missing).toBeUndefined();
    expect(warnings).toEqual([expect.stringMatching(/^tasks\[1\] .* at most 2000 characters/)]);
  });

  it("leave out what there is no time for, after the first", () => {
    const tasks = [balance(WATER), { kind: "molar_mass", formula: "H2O" }, { kind: "smiles" }];
    const late = { ...work, isOver: () => true };
    const sent = { tasks: [tasks[1], tasks[1], tasks[2]] };
    const { fields, missing } = solveProblem(sent, late);
    expect(fields.answers).toMatchObject([
      { kind: "molar_mass", formula: "H2O" },
      { kind: "molar_mass", status: "refused", code: "timeout", path: "/tasks/1" },
      { kind: "smiles", status: "refused" },
    ]);
    expect(missing).toBeUndefined();
    expect(() => solveProblem({ tasks }, late)).toThrow("the time for the tasks is over");
  });

  it("are an error where no task can be used", () => {
    const fault = (problem: object) => {
      try {
        return solveProblem(problem, work);
      } catch (error) {
        return faultOfProblem(error);
      }
    };
    const message = "balance needs equation";
    const tasks = [{ kind: "balance" }, { kind: "smiles", smiles: "C(" }];
    expect(fault({ tasks })).toEqual({ code: "invalid", path: "/tasks/0/equation", message });
    expect(fault({})).toMatchObject({ code: "invalid", path: "/tasks" });
    expect(fault({ tasks: "H2O" })).toMatchObject({ code: "invalid", path: "/tasks" });
    expect(fault({ tasks: [] })).toMatchObject({ code: "invalid", path: "/tasks" });
    expect(fault({ tasks: Array(51).fill(tasks[0]) })).toMatchObject({ code: "too_large" });
    expect(fault({ tasks: [{ kind: "smiles", smiles: "C".repeat(2001) }] })).toMatchObject({
      code: "too_large",
      path: "/tasks/0/smiles",
    });
  });

  it("know no fault in what is not the problem's", () => {
    expect(faultOfProblem(new RangeError("a defect"))).toBeUndefined();
    expect(faultOfProblem(new ChemistryError("timeout", "/tasks/0", "late"))).toEqual({
      code: "too_large",
      path: "/tasks/0",
      message: "late",
    });
  });

  it("have the checks of their verifier by the task", () => {
    const { checks, optimal, gap } = solve({ kind: "molar_mass", formula: "H2O" }, balance(WATER));
    expect(checks.map(({ name }) => name)).toContain("tasks[0].molar_mass_error");
    expect(checks.map(({ name }) => name)).toContain("tasks[1].unequal_elements_and_charge");
    expect(checks.every(({ ok }) => ok)).toBe(true);
    expect([optimal, gap]).toEqual([true, 0]);
  });

  it("name what an equation without a balance may lack", () => {
    const { fields, summary } = solve(balance("MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+"));
    const completed = "MnO4^- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O";
    expect(fields.plan).toMatchObject({
      alternatives: [
        { task: 0, medium: "acid", added: ["H+", "H2O"], balanced_equation: completed },
        { task: 0, medium: "base" },
      ],
    });
    expect(summary).toBe(
      `MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+ cannot be balanced: O is only on the left; in acid, with H+ and H2O added it is ${completed}.`,
    );
  });

  it("say how much the quantities of a substance are", () => {
    const quantities = [
      { value: 2.5, unit: "g" },
      { value: 10, unit: "mmol" },
    ];
    const { fields, checks } = solve({ kind: "molar_mass", formula: "C9H8O4", quantities });
    expect(fields.answers).toMatchObject([
      {
        samples: [
          { amount_mol: expect.closeTo(2.5 / 180.157, 6), mass_g: 2.5 },
          { amount_mol: 0.01, mass_g: expect.closeTo(1.80157, 4) },
        ],
      },
    ]);
    expect(checks).toContainEqual(
      expect.objectContaining({ name: "tasks[0].sample_amount_error", ok: true }),
    );
  });
});

describe("the ranking", () => {
  it("begins with what is wrong", () => {
    const { fields } = solve(
      balance(WATER),
      balance("Fe + Cl2 -> FeCl2 + FeCl3"),
      { kind: "smiles" },
      balance("Fe + O2 -> FeCl3"),
      claim("H2O", "18.1"),
      { kind: "check_balance", equation: WATER },
    );
    expect(fields.ranking).toMatchObject([
      { rank: 1, task: 4, outcome: "false", severity: "breaks" },
      { rank: 2, task: 5, outcome: "not_balanced", severity: "breaks" },
      { rank: 3, task: 3, outcome: "impossible", severity: "breaks" },
      { rank: 4, task: 2, outcome: "refused", severity: "breaks" },
      { rank: 5, task: 1, outcome: "not_unique", severity: "tight" },
      { rank: 6, task: 0, outcome: "balanced", severity: "note" },
    ]);
    expect(fields.issues).toMatchObject([
      { rank: 1, task: 4, margin: expect.closeTo(0.05 - 0.08465, 4), unit: "g/mol" },
      { rank: 2, task: 5, margin: -1, unit: "atoms of O" },
      {
        rank: 3,
        task: 3,
        issue: "no balance exists: O is only on the left and Cl is only on the right",
      },
      { rank: 4, task: 2 },
      { rank: 5, task: 1, issue: "2 independent reactions balance the equation" },
    ]);
  });

  it.each<[string, object, string, number | null]>([
    [
      "a limiting reagent by little",
      amounts("limiting_reagent", "Al + Cl2 -> AlCl3", ["Al", 2.7, "g"], ["Cl2", 10.8, "g"]),
      "Cl2 nearly limits, too",
      1.4777,
    ],
    [
      "two that run out together",
      amounts("limiting_reagent", WATER, ["H2", 2, "mol"], ["O2", 1, "mol"]),
      "H2 and O2 run out together",
      0,
    ],
    [
      "a claim near its tolerance",
      claim("H2O", 18.065, { tolerance: 0.05 }),
      "the claim is true, with most of its tolerance used up",
      0.00035,
    ],
    [
      "coefficients that have a divisor",
      { kind: "check_balance", equation: "4 H2 + 2 O2 -> 4 H2O" },
      "the coefficients are not the smallest whole numbers",
      null,
    ],
    [
      "an element without a weight",
      { kind: "molar_mass", formula: "TcO4-" },
      "no standard atomic weight: Tc",
      null,
    ],
    [
      "states that are not settled",
      { kind: "oxidation_states", formula: "CuFeS2" },
      "the rules do not settle all states",
      null,
    ],
  ])("looks at %s", (_, task, issue, margin) => {
    expect(solve(task).fields.issues).toEqual([
      {
        rank: 1,
        task: 0,
        issue,
        severity: "tight",
        margin: margin === null ? null : expect.closeTo(margin, 4),
        unit: margin === null ? null : expect.any(String),
      },
    ]);
  });

  it("objects to nothing where a reagent is far from limiting", () => {
    const task = amounts("limiting_reagent", WATER, ["H2", 2, "mol"], ["O2", 3, "mol"]);
    expect(solve(task).fields.issues).toEqual([]);
  });
});

describe("the assumptions", () => {
  const assumed = (task: object) =>
    solve(task).assumptions.map(({ field, value }) => `${field}: ${value}`);
  it.each<[string, object, readonly string[]]>([
    [
      "an ambiguous charge",
      balance("SO42- + Ba^2+ -> BaSO4"),
      ["tasks[0].equation: SO42- was read as SO4 with the charge 2-"],
    ],
    [
      "one in a claim",
      claim("NH4+", "18.04", { unit: "g/mol", tolerance: 1 }),
      ["tasks[0].formula: NH4+ was read as NH4 with the charge +", "atomic_weights: IUPAC 2021"],
    ],
    [
      "the unit and tolerance of a claim",
      claim("H2O", "18.02"),
      [
        "tasks[0].claim.unit: g/mol",
        "tasks[0].claim.tolerance: 0.005",
        "atomic_weights: IUPAC 2021",
      ],
    ],
    [
      "coefficients that do not balance",
      amounts("stoichiometry", "2 H2 + 2 O2 -> H2O", ["H2", 1, "g"]),
      [
        "tasks[0].equation: complete",
        "tasks[0].equation: 2 H2 + O2 -> 2 H2O",
        "atomic_weights: IUPAC 2021",
      ],
    ],
    [
      "reactants without a quantity",
      amounts("limiting_reagent", "2 H2 + O2 -> 2 H2O", ["H2", 1, "g"]),
      ["tasks[0].equation: complete", "tasks[0].quantities: O2", "atomic_weights: IUPAC 2021"],
    ],
    ["nothing", balance(WATER), []],
  ])("name %s", (_, task, expected) => {
    expect(assumed(task)).toEqual(expected);
  });

  it("name an ideal gas and the volumes of a dilution", () => {
    const gas = { species: "H2", value: 24, unit: "L", temperature_k: 298, pressure_kpa: 100 };
    const equation = "2 H2 + O2 -> 2 H2O";
    expect(assumed({ kind: "stoichiometry", equation, quantities: [gas] })).toContain(
      "tasks[0].quantities[0]: ideal gas",
    );
    const quantities = [
      { value: 12, unit: "M", role: "stock" },
      { value: 10, unit: "mL", role: "stock" },
      { value: 1, unit: "L", role: "final" },
    ];
    expect(assumed({ kind: "dilution", quantities })).toEqual(["tasks[0].quantities: volumes add"]);
  });
});
