import { describe, expect, it } from "vitest";
import { solveTask } from "../../../engines/chemistry/tasks/solve-tasks.js";
import { completeEquation } from "./complete-equation.js";

const never = () => false;
function complete(equation: string, kind: "balance" | "check_balance" = "balance") {
  const task = { kind, equation };
  return completeEquation(task, solveTask(task, "", never), never);
}

describe("completeEquation", () => {
  it.each<[string, readonly [string, string][]]>([
    [
      "MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+",
      [
        ["acid", "MnO4^- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O"],
        ["base", "MnO4^- + 5 Fe^2+ + 4 H2O -> Mn^2+ + 5 Fe^3+ + 8 OH-"],
      ],
    ],
    ["Fe^2+ -> Fe^3+", [["half-reaction", "Fe^2+ -> Fe^3+ + e-"]]],
    [
      "Cr2O7^2- -> Cr^3+",
      [
        ["half-reaction in acid", "Cr2O7^2- + 14 H+ + 6 e- -> 2 Cr^3+ + 7 H2O"],
        ["half-reaction in base", "Cr2O7^2- + 7 H2O + 6 e- -> 2 Cr^3+ + 14 OH-"],
      ],
    ],
    ["CaO -> Ca(OH)2", [["water", "CaO + H2O -> Ca(OH)2"]]],
    ["Fe + O2 -> FeCl3", []],
    ["H2 + O2 -> H2O", []],
    ["Fe + Cl2 -> FeCl2 + FeCl3", []],
  ])("of %s", (equation, expected) => {
    const found = complete(equation).map((one) => [one.medium, one.balanced_equation]);
    expect(found).toEqual(expected);
  });

  it("adds nothing that is there, and leaves long equations and those without time", () => {
    expect(complete("MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+")).toMatchObject([
      { medium: "water", added: ["H2O"] },
    ]);
    const long = Array.from({ length: 17 }, (_, at) => `C${at + 1}`).join(" + ");
    expect(complete(`CaO + ${long} -> Ca(OH)2`)).toEqual([]);
    const task = { kind: "balance", equation: "CaO -> Ca(OH)2" } as const;
    expect(completeEquation(task, solveTask(task, "", never), () => true)).toEqual([]);
  });

  it("ends in the middle of a trial when the time does", () => {
    const task = { kind: "balance", equation: "MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+" } as const;
    const answer = solveTask(task, "", never);
    for (let asked = 1; asked < 60; asked += 1) {
      let left = asked;
      const found = completeEquation(task, answer, () => {
        left -= 1;
        return left < 0;
      });
      expect(found.length).toBeLessThanOrEqual(2);
    }
  });

  it("knows equations whose balance was checked", () => {
    expect(complete("Fe^2+ -> Fe^3+", "check_balance")).toMatchObject([{ added: ["e-"] }]);
  });
});
