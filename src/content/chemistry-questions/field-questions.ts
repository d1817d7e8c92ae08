/** What is asked about what a task lacks, by the name of the field. */
export const fieldQuestions: Readonly<Record<string, string>> = {
  kind: "What is to be done: balance, weigh, check a claim, or something else?",
  equation: "Which equation is meant, with an arrow between reactants and products?",
  formula: "Which formula is meant, such as CuSO4·5H2O?",
  smiles: "Which SMILES text is meant, such as CC(=O)O?",
  quantities: "How much of which species is there, with its unit (g, mol, mL, mol/L, %)?",
  species: "Which species or element is it about?",
  value: "Which number is meant?",
  unit: "Which unit is meant?",
  role: "Does this belong to the stock solution or to the final one?",
  claim:
    "What is to be judged: a number with its unit, a formula, or that the equation is balanced?",
  molarity_mol_l:
    "Which molarity (mol/L) has the solution or, if it is a gas, which temperature (K) and pressure (kPa)?",
  temperature_k: "Which temperature has the gas, in K?",
  asked: "How much of which species is asked for, and in which unit?",
  purity_percent: "How many per cent of it are the species?",
  yield_percent: "Which part of what the equation promises forms, in per cent?",
  actual: "How much of which product formed?",
  medium: "Is it in acid or in base?",
  pressure_kpa: "Which pressure has the gas, in kPa?",
};
