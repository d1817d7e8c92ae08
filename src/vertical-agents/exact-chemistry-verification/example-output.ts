const equation = "KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2";
const balanced = "2 KMnO4 + 16 HCl -> 2 KCl + 2 MnCl2 + 8 H2O + 5 Cl2";

/** What the example is answered, with some of its amounts, steps, checks and assumptions. */
export const exampleOutput = {
  summary: `Balanced: ${balanced}. 10 g KMnO4 gives 11.22 g Cl2. This holds for pure substances and a complete reaction.`,
  key_figures: [{ name: "mass of Cl2", value: 11.22, unit: "g" }],
  problem: {
    tasks: [
      { kind: "balance", equation },
      {
        kind: "stoichiometry",
        equation,
        quantities: [{ species: "KMnO4", value: 10, unit: "g" }],
        asked: ["Cl2"],
      },
    ],
  },
  answers: [
    {
      kind: "balance",
      status: "balanced",
      coefficients: [2, 16, 2, 2, 8, 5],
      balanced_equation: balanced,
      conservation: [
        { element: "K", left: 2, right: 2 },
        { element: "Mn", left: 2, right: 2 },
        { element: "O", left: 8, right: 8 },
        { element: "H", left: 16, right: 16 },
        { element: "Cl", left: 16, right: 16 },
      ],
    },
    {
      kind: "stoichiometry",
      status: "solved",
      balanced_equation: balanced,
      extent_mol: 0.03163877269075037,
      amounts: [
        {
          species: "KMnO4",
          side: "reactant",
          coefficient: 2,
          amount_mol: 0.06327754538150074,
          mass_g: 10,
          given_mol: 0.06327754538150074,
        },
        {
          species: "Cl2",
          side: "product",
          coefficient: 5,
          amount_mol: 0.15819386345375183,
          mass_g: 11.216419500461367,
        },
      ],
    },
  ],
  ranking: [
    { rank: 1, task: 0, kind: "balance", outcome: "balanced", severity: "note" },
    { rank: 2, task: 1, kind: "stoichiometry", outcome: "solved", severity: "note" },
  ],
  issues: [],
  plan: {
    steps: [
      {
        step: 5,
        task: 1,
        action: "amounts",
        text: "Given: n(KMnO4) = 10 g / 158.034 g/mol = 0.06328 mol",
        values: [{ name: "n(KMnO4)", value: 0.06327754538150074, unit: "mol" }],
      },
    ],
    alternatives: [],
  },
  checks: [
    { name: "tasks[0].unequal_elements_and_charge", ok: true, value: 0, limit: 0, unit: "" },
    { name: "tasks[1].reactants_overdrawn", ok: true, value: 0, limit: 0, unit: "" },
  ],
  assumptions: [
    {
      field: "tasks[1].equation",
      value: "complete",
      unit: null,
      why: "pure substances react until one is used up",
    },
  ],
};
