import { describe, expect, it } from "vitest";
import type { AskedSpecies, Quantity, Task } from "../problem/problem.js";
import { verifyChemistry } from "../verify/verify-answers.js";
import type { ChemistryAnswer, ReactionAmountsAnswer } from "./answers.js";
import { solveTask } from "./solve-tasks.js";

const q = (species: string, value: number, unit: string, more: Partial<Quantity> = {}) => ({
  species,
  value,
  unit,
  ...more,
});
const reaction = (equation: string, quantity: Quantity, more: Partial<Task> = {}) =>
  ({ kind: "stoichiometry", equation, quantities: [quantity], ...more }) as const;
const failing = (task: Task, answer: ChemistryAnswer) =>
  verifyChemistry({ tasks: [task] }, [answer]).flatMap(({ checks }) =>
    checks.filter(({ ok }) => !ok).map(({ name }) => name),
  );
function solve(task: Task): ReactionAmountsAnswer {
  const answer = solveTask(task, "/tasks/0", () => false);
  expect(failing(task, answer)).toEqual([]);
  if (answer.kind !== "stoichiometry" && answer.kind !== "limiting_reagent") {
    throw new Error("another answer");
  }
  return answer;
}
const of = (answer: ReactionAmountsAnswer, species: string) =>
  answer.amounts.find((one) => one.species === species);

const CARBONATE = "CaCO3 -> CaO + CO2";
const NEUTRAL = "2 NaOH + H2SO4 -> Na2SO4 + 2 H2O";
const RUST = "Fe2O3 + 3 CO -> 2 Fe + 3 CO2";

describe("sizes that are asked for", () => {
  it("are the volume of a solution", () => {
    const asked = [{ species: "H2SO4", unit: "mL", molarity_mol_l: 0.0987 }];
    const task = reaction(NEUTRAL, q("NaOH", 25, "mL", { molarity_mol_l: 0.1023 }), { asked });
    // 25 mL * 0.1023 / 2 / 0.0987
    expect(of(solve(task), "H2SO4")?.volume_l).toBeCloseTo(0.01295593, 8);
  });

  it("are the volume of an ideal gas", () => {
    const asked = [{ species: "CO2", unit: "L", temperature_k: 273.15, pressure_kpa: 100 }];
    const answer = solve(reaction(CARBONATE, q("CaCO3", 1, "mol"), { asked }));
    expect(of(answer, "CO2")?.volume_l).toBeCloseTo(22.71095464, 6);
  });

  it("are molecules or atoms", () => {
    const asked = [{ species: "CO2", unit: "molecules" }];
    const answer = solve(reaction(CARBONATE, q("CaCO3", 0.5, "mol"), { asked }));
    expect(of(answer, "CO2")?.particles).toBe(3.01107038e23);
    const atoms = [{ species: "CO2", unit: "atoms" }];
    const counted = solve(reaction(CARBONATE, q("CaCO3", 0.5, "mol"), { asked: atoms }));
    expect(of(counted, "CO2")?.particles).toBe(9.03321114e23);
  });

  it.each<[AskedSpecies, string, string]>([
    [{ species: "CO2", unit: "L" }, "missing", "/tasks/0/asked/0/molarity_mol_l"],
    [{ species: "CO2", unit: "L", temperature_k: 300 }, "missing", "/tasks/0/asked/0/pressure_kpa"],
    [{ species: "CO2", unit: "%" }, "invalid", "/tasks/0/asked/0/unit"],
    [{ species: "CO2", unit: "oz" }, "invalid", "/tasks/0/asked/0/unit"],
    [{ species: "H2", unit: "g" }, "invalid", "/tasks/0/asked/0/species"],
  ])("are refused as %o", (asked, code, path) => {
    const task = reaction(CARBONATE, q("CaCO3", 1, "g"), { asked: [asked] });
    expect(() => solve(task)).toThrow(expect.objectContaining({ code, path }));
  });
});

describe("numbers of particles", () => {
  it("are amounts, of molecules or of all atoms", () => {
    const answer = solve(reaction(CARBONATE, q("CO2", 6.02214076e23, "molecules")));
    expect(of(answer, "CaCO3")?.amount_mol).toBe(1);
    const atoms = solve(reaction(CARBONATE, q("CO2", 6.02214076e23, "atoms")));
    expect(of(atoms, "CaCO3")?.amount_mol).toBeCloseTo(1 / 3, 12);
  });
});

describe("purity and yield", () => {
  it("are used in the amounts", () => {
    const ore = q("Fe2O3", 500, "kg", { purity_percent: 85 });
    const answer = solve(reaction(RUST, ore, { yield_percent: 92 }));
    const pure = 500_000 * 0.85;
    const iron = ((pure * 2) / 159.687) * 55.845;
    expect((of(answer, "Fe")?.theoretical_g ?? 0) / iron).toBeCloseTo(1, 4);
    expect((of(answer, "Fe")?.mass_g ?? 0) / iron).toBeCloseTo(0.92, 4);
    // What reacts is not less for what goes astray.
    expect((of(answer, "Fe2O3")?.mass_g ?? 0) / pure).toBeCloseTo(1, 12);
  });

  it("make a wanted product need more", () => {
    const answer = solve(
      reaction("Zn + 2 HCl -> ZnCl2 + H2", q("H2", 1, "mol"), { yield_percent: 80 }),
    );
    expect(of(answer, "Zn")?.amount_mol).toBe(1.25);
    expect(of(answer, "H2")).toMatchObject({ amount_mol: 1, theoretical_mol: 1.25 });
    expect(of(answer, "ZnCl2")?.amount_mol).toBe(1);
  });

  it("follow from what formed", () => {
    const task = {
      ...reaction("2 H2 + O2 -> 2 H2O", q("H2", 2, "mol")),
      actual: q("H2O", 1.8, "mol", { purity_percent: 90 }),
    };
    const answer = solve(task);
    expect(answer.percent_yield).toEqual({
      species: "H2O",
      actual_mol: 1.62,
      theoretical_mol: 2,
      percent: 81,
    });
  });

  it.each<[Partial<Task>, Quantity, string]>([
    [{ yield_percent: 0 }, q("H2", 1, "g"), "/tasks/0/yield_percent"],
    [{ yield_percent: 101 }, q("H2", 1, "g"), "/tasks/0/yield_percent"],
    [{}, q("H2", 1, "g", { purity_percent: 100.1 }), "/tasks/0/quantities/0/purity_percent"],
    [{ actual: q("O2", 1, "g") }, q("H2", 1, "g"), "/tasks/0/actual/species"],
    [{ actual: q("H2O", 1, "L") }, q("H2", 1, "g"), "/tasks/0/actual/molarity_mol_l"],
    [{ actual: q("H2O", 1, "g"), yield_percent: 80 }, q("H2", 1, "g"), "/tasks/0/actual"],
    [{ actual: q("H2O", 1, "g") }, q("H2O", 1, "g"), "/tasks/0/actual"],
  ])("are refused as %o", (more, quantity, path) => {
    const task = reaction("2 H2 + O2 -> 2 H2O", quantity, more);
    expect(() => solve(task)).toThrow(expect.objectContaining({ path }));
  });
});

describe("the verifier of sizes and yields", () => {
  const asked = [{ species: "CO2", unit: "L", temperature_k: 300, pressure_kpa: 100 }];
  const gas = reaction(CARBONATE, q("CaCO3", 10, "g", { purity_percent: 90 }), { asked });
  const change = (answer: ReactionAmountsAnswer, species: string, more: object) => ({
    ...answer,
    amounts: answer.amounts.map((one) => (one.species === species ? { ...one, ...more } : one)),
  });

  it("sees wrong ones", () => {
    const answer = solve(gas);
    expect(failing(gas, change(answer, "CO2", { volume_l: 2.4 }))).toEqual(["asked_size_error"]);
    const given = change(answer, "CaCO3", { given_mol: 0.1 });
    expect(failing(gas, given)).toEqual(["given_amount_error"]);
    expect(failing({ ...gas, yield_percent: 50 }, answer)).toContain("amount_error");
  });

  it("sees a wrong per cent yield", () => {
    const task = { ...reaction("2 H2 + O2 -> 2 H2O", q("H2", 4, "g")), actual: q("H2O", 30, "g") };
    const answer = solve(task);
    const { percent_yield: found } = answer;
    if (!found) throw new Error("no yield");
    const wrong = { ...answer, percent_yield: { ...found, percent: 84 } };
    expect(failing(task, wrong)).toEqual(["percent_yield_error"]);
  });
});

describe("claims about sizes and yields", () => {
  const water = reaction("2 H2 + O2 -> 2 H2O", q("H2", 4, "g"));
  const neutral = reaction(NEUTRAL, q("NaOH", 25, "mL", { molarity_mol_l: 0.1023 }));
  const acid = { species: "H2SO4", unit: "mL", molarity_mol_l: 0.0987 };
  it.each<[Task, string]>([
    [
      { ...water, kind: "claim", actual: q("H2O", 30, "g"), claim: { value: "84", unit: "%" } },
      "true",
    ],
    [
      { ...water, kind: "claim", actual: q("H2O", 30, "g"), claim: { value: "80", unit: "%" } },
      "false",
    ],
    [
      {
        ...water,
        kind: "claim",
        yield_percent: 50,
        claim: { value: "17.9", unit: "g", species: "H2O" },
      },
      "true",
    ],
    [
      {
        ...neutral,
        kind: "claim",
        asked: [acid],
        claim: { value: "12.96", unit: "mL", species: "H2SO4" },
      },
      "true",
    ],
    [
      {
        ...neutral,
        kind: "claim",
        asked: [acid],
        claim: { value: "25.91", unit: "mL", species: "H2SO4" },
      },
      "false",
    ],
    [
      { ...neutral, kind: "claim", claim: { value: "12.96", unit: "mL", species: "H2SO4" } },
      "not_decidable",
    ],
    [
      {
        kind: "claim",
        formula: "CuSO4·5H2O",
        claim: { value: "36.08", unit: "%", species: "H2O" },
      },
      "true",
    ],
    [
      { kind: "claim", formula: "CuSO4·5H2O", claim: { value: "4.04", unit: "%", species: "H2O" } },
      "false",
    ],
    [
      {
        kind: "claim",
        formula: "CO2",
        quantities: [q("CO2", 22, "g")],
        claim: { value: "3.01e23", unit: "molecules" },
      },
      "true",
    ],
  ])("%o is %s", (task, verdict) => {
    const answer = solveTask(task, "/tasks/0", () => false);
    expect(answer).toMatchObject({ verdict });
    expect(failing(task, answer)).toEqual([]);
  });

  it("about a balance and amounts are checked again", () => {
    const task = { kind: "claim", equation: "Na + H2O -> NaOH + H2" } as const;
    const answer = solveTask(task, "", () => false);
    if (answer.kind !== "claim" || !answer.balance) throw new Error("another answer");
    expect(failing(task, answer)).toEqual([]);
    const balance = { ...answer.balance, written: [2, 2, 2, 1] };
    expect(failing(task, { ...answer, balance })).toEqual(["sums_recounted_otherwise"]);
    const claim = { value: 35.7, unit: "g", species: "H2O" };
    const weighed = { ...water, kind: "claim", claim } as const;
    const judged = solveTask(weighed, "", () => false);
    if (judged.kind !== "claim") throw new Error("another answer");
    const wrong = { ...judged, correct: { value: 36, unit: "g" } };
    expect(failing(weighed, wrong)).toEqual(["correct_value_error"]);
  });

  it("that are no number are said to be none", () => {
    const task = { kind: "claim", formula: "H2O", claim: { value: "abc" } } as const;
    expect(() => solveTask(task, "", () => false)).toThrow(
      'value must be a number, a formula or "balanced"',
    );
  });
});
