import { describe, expect, it } from "vitest";
import { strayNumbers } from "../../engines/text/stray-numbers/stray-numbers.js";
import type { Ask } from "../ask.js";
import { answer } from "./answer.js";
import { method } from "./method.js";

function ask(prompt: string, more: Partial<Ask> = {}) {
  const outcome = answer({
    body: { prompt },
    problemJson: undefined,
    modelProblem: undefined,
    workflow: "plan",
    seed: 7,
    solveMs: 4_000,
    runSimulation: true,
    ...more,
  });
  if ("refused" in outcome) return { refused: outcome.refused };
  const { facts, output } = outcome;
  return { facts, output: JSON.parse(new TextDecoder().decode(output)) };
}

describe("exact chemistry verification", () => {
  it.each<[string, readonly object[], string]>([
    [
      "Balance KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2 and tell me grams of Cl2 from 10 g KMnO4",
      [
        { kind: "balance", coefficients: [2, 16, 2, 2, 8, 5] },
        { kind: "stoichiometry", status: "solved" },
      ],
      "11.22 g Cl2",
    ],
    [
      "is 2 Al + 6HCl = 2AlCl3 + 3 H2 right?",
      [{ kind: "check_balance", is_balanced: true }],
      "is balanced.",
    ],
    [
      "Cr2O7^2- + Fe2+ + H+ => Cr3+ + Fe3+ + H2O, acidic, pls",
      [{ kind: "balance", coefficients: [1, 6, 14, 2, 6, 7] }],
      "14 H+",
    ],
    [
      "student says aspirin CC(=O)Oc1ccccc1C(=O)O is C9H8O4 mw 180.2, needs 2.5g sample how many mmol?? also CuSO4.5H2O mass",
      [
        { kind: "claim", verdict: "true" },
        { kind: "claim", verdict: "true" },
        { kind: "molar_mass", samples: [{ mass_g: 2.5 }] },
        { kind: "molar_mass", formula: "CuSO4.5H2O" },
      ],
      "13.88 mmol",
    ],
  ])("answers %s", (prompt, answers, told) => {
    const { facts, output } = ask(prompt);
    expect(facts?.status).toBe("answered");
    expect(output.answers).toMatchObject(answers);
    expect(output.summary).toContain(told);
    expect(strayNumbers(output.summary, { ...output, summary: "" })).toEqual([]);
    expect(output.checks.length).toBeGreaterThan(0);
    expect(output.notice).toBe(method.notice);
    expect(ask(prompt).output).toEqual(output);
  });

  it("answers a problem that was sent like one that was read", () => {
    const tasks = [
      { kind: "molar_mass", formula: "H2O" },
      { kind: "molar_mass", formula: "Qq" },
    ];
    const { facts, output } = ask("solve", { problemJson: JSON.stringify({ tasks }) });
    expect(facts).toMatchObject({ status: "needs_input", optimal: false, simulated: true });
    expect(facts?.missing).toMatchObject([{ field: "tasks[1].formula" }]);
    expect(output.answers).toMatchObject([{ kind: "molar_mass" }, { status: "refused" }]);
  });

  it("refuses a problem of which no task can be used", () => {
    const tasks = [{ kind: "molar_mass", formula: "Qq" }];
    expect(ask("solve", { problemJson: JSON.stringify({ tasks }) })).toMatchObject({
      refused: { path: "/problem/tasks/0/formula", message: expect.stringContaining("Qq") },
    });
  });
});
