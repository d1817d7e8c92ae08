import { describe, expect, it } from "vitest";
import {
  amounts,
  balance,
  claim,
  solve,
  WATER,
} from "../../../../test/helpers/vertical-agents/chemistry/task-cases.js";

describe("the worked steps", () => {
  const steps = (...tasks: object[]) =>
    (
      solve(...tasks).fields.plan as {
        steps: { step: number; task: number; action: string; text: string }[];
      }
    ).steps.map(({ step, task, action, text }) => `${step} ${task} ${action}: ${text}`);

  it("go from the balance to the masses", () => {
    const task = amounts(
      "limiting_reagent",
      "Al + Cl2 -> AlCl3",
      ["Al", 2.7, "g"],
      ["Cl2", 10.8, "g"],
    );
    expect(steps(balance(WATER), task)).toEqual([
      "1 0 balance: 2 H2 + O2 -> 2 H2O",
      "2 0 conservation: Equal on both sides: H 4 and O 2",
      "3 1 balance: 2 Al + 3 Cl2 -> 2 AlCl3",
      "4 1 molar_masses: M: Al 26.9815 g/mol, Cl2 70.903 g/mol and AlCl3 133.336 g/mol",
      "5 1 amounts: Given: n(Al) = 2.7 g / 26.9815 g/mol = 0.1001 mol; n(Cl2) = 10.8 g / 70.903 g/mol = 0.1523 mol",
      "6 1 limiting: n(Al)/2 = 0.05003 mol and n(Cl2)/3 = 0.05077 mol; the least decides: Al",
      "7 1 left_over: m(Cl2) left over = 0.1573 g",
      "8 1 result: AlCl3: 2 · 0.05003 mol = 0.1001 mol = 13.34 g",
    ]);
  });

  it("have the numbers of the answer, not rounded", () => {
    const task = amounts("stoichiometry", WATER, ["H2", 4, "g"]);
    const { answers, plan } = solve(task).fields as {
      answers: [
        { extent_mol: number; amounts: { species: string; amount_mol: number; mass_g: number }[] },
      ];
      plan: { steps: { values: { name: string; value: number }[] }[] };
    };
    const values = new Map(
      plan.steps.flatMap((one) => one.values.map(({ name, value }) => [name, value])),
    );
    expect(values.get("extent")).toBe(answers[0].extent_mol);
    for (const { species, amount_mol: amount, mass_g: mass } of answers[0].amounts.slice(1)) {
      expect([values.get(`n(${species})`), values.get(`m(${species})`)]).toEqual([amount, mass]);
    }
  });

  it.each<[string, object, readonly string[]]>([
    [
      "an impossible balance",
      balance("Fe + O2 -> FeCl3"),
      ["1 0 balance: No balance: O is only on the left and Cl is only on the right"],
    ],
    [
      "a claim",
      claim("H2O", "18.1"),
      [
        "1 0 correct: 18.01535 g/mol",
        "2 0 verdict: Claimed less correct: 0.08465 g/mol, tolerance 0.05 g/mol: false",
      ],
    ],
    [
      "an ion",
      { kind: "molar_mass", formula: "F^-" },
      [
        "1 0 count_atoms: F^-: 1 F",
        "2 0 weights: Standard atomic weights: F 18.9984 g/mol",
        "3 0 result: M = 1 · 18.9984 with the added electrons = 18.99895 g/mol",
      ],
    ],
    [
      "a check",
      { kind: "check_balance", equation: "H2 + Cl2 = HCl" },
      [
        "1 0 conservation: Left and right: H 2 ≠ 1 and Cl 2 ≠ 1",
        "2 0 balance: H2 + Cl2 -> 2 HCl",
        "3 0 conservation: Equal on both sides: H 2 and Cl 2",
      ],
    ],
  ])("work out %s", (_, task, expected) => {
    expect(steps(task)).toEqual(expected);
  });
});
