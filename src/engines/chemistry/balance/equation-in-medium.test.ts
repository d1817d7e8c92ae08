import { describe, expect, it } from "vitest";
import { solveTask } from "../tasks/solve-tasks.js";
import { verifyChemistry } from "../verify/verify-answers.js";

const never = () => false;
function balanced(equation: string, medium: "acid" | "base") {
  const task = { kind: "balance", equation, medium } as const;
  const answer = solveTask(task, "", never);
  const [found] = verifyChemistry({ tasks: [task] }, [answer]);
  expect(found?.checks.filter(({ ok }) => !ok)).toEqual([]);
  if (answer.kind !== "balance") throw new Error("another answer");
  return answer;
}

describe("a balance in a medium", () => {
  it.each<[string, "acid" | "base", string]>([
    ["MnO4- + CN- -> MnO2 + CNO-", "base", "2 MnO4- + 3 CN- + H2O -> 2 MnO2 + 3 CNO- + 2 OH-"],
    ["MnO4- + Fe^2+ -> Mn^2+ + Fe^3+", "acid", "MnO4- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O"],
    ["Cr2O7^2- -> Cr^3+", "acid", "Cr2O7^2- + 14 H+ + 6 e- -> 2 Cr^3+ + 7 H2O"],
    ["MnO4- -> MnO2", "base", "MnO4- + 2 H2O + 3 e- -> MnO2 + 4 OH-"],
    ["Cl2 -> Cl- + ClO3-", "base", "3 Cl2 + 6 OH- -> 5 Cl- + ClO3- + 3 H2O"],
    ["HO2- -> OH-", "base", "HO2- + H2O + 2 e- -> 3 OH-"],
    ["HCN -> NH4+ + HCOOH", "acid", "HCN + 2 H2O + H+ -> NH4+ + HCOOH"],
    ["Zn -> Zn^2+", "acid", "Zn -> Zn^2+ + 2 e-"],
    // What has a balance by itself gets nothing.
    ["H2 + O2 -> H2O", "acid", "2 H2 + O2 -> 2 H2O"],
    [
      "MnO4- + Fe^2+ + H+ -> Mn^2+ + Fe^3+",
      "base",
      "MnO4- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O",
    ],
  ])("of %s in %s", (equation, medium, expected) => {
    expect(balanced(equation, medium).balanced_equation).toBe(expected);
  });

  it("names what was added, and leaves what nothing helps", () => {
    expect(balanced("MnO4- + CN- -> MnO2 + CNO-", "base").added).toEqual(["H2O", "OH-"]);
    const impossible = balanced("Fe + O2 -> FeCl3", "acid");
    expect(impossible).toMatchObject({ status: "impossible", species: { length: 3 } });
    expect(impossible.added).toBeUndefined();
  });

  it("says of several reactions what they are", () => {
    expect(balanced("H2O2 + MnO4- -> Mn^2+ + O2", "acid")).toMatchObject({
      status: "not_unique",
      added: ["H+", "H2O"],
    });
  });

  it("is not checked as one of the other medium, or of none", () => {
    const task = { kind: "balance", equation: "Cl2 -> Cl- + ClO3-" } as const;
    const answer = solveTask({ ...task, medium: "base" }, "", never);
    for (const other of [task, { ...task, medium: "acid" as const }]) {
      const [found] = verifyChemistry({ tasks: [other] }, [answer]);
      const failed = found?.checks.filter(({ ok }) => !ok).map(({ name }) => name);
      expect(failed).toEqual(["species_not_in_equation"]);
    }
  });
});
