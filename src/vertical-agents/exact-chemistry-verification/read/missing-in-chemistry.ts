import type { MissingField } from "../../understanding.js";

/** What each kind needs, and the question for it. */
const NEEDED: Readonly<Record<string, readonly (readonly [field: string, ask: string])[]>> = {
  balance: [
    ["equation", "Which equation, with all reactants and products, such as H2 + O2 -> H2O?"],
  ],
  check_balance: [
    ["equation", "Which equation, with its coefficients, such as 2 H2 + O2 -> 2 H2O?"],
  ],
  molar_mass: [["formula", "Of which substance? Give its formula, such as H2SO4."]],
  percent_composition: [["formula", "Of which substance? Give its formula, such as H2SO4."]],
  oxidation_states: [["formula", "Of which substance or ion? Give its formula, such as Cr2O7^2-."]],
  smiles: [["smiles", "Which structure, as a SMILES text such as CCO?"]],
  stoichiometry: [
    ["equation", "Which equation does the reaction have, such as 2 H2 + O2 -> 2 H2O?"],
    ["quantities", "How much is there of one of the substances?"],
  ],
  limiting_reagent: [
    ["equation", "Which equation does the reaction have, such as 2 H2 + O2 -> 2 H2O?"],
    ["quantities", "How much is there of each reactant?"],
  ],
  empirical_formula: [
    [
      "quantities",
      "Which elements does it hold, and what is the share (%), mass or amount of each?",
    ],
  ],
  dilution: [
    [
      "quantities",
      "Three of these must be known: concentration and volume of the stock, concentration and volume of the final solution. Which are they?",
    ],
  ],
};
const KINDS = [...Object.keys(NEEDED), "claim"];
const DILUTION_QUANTITIES = 3;
const VOLUME = /^(?:m?[lL]|uL|µL|dm3|cm3|m3)$/u;
export const ASK_TASKS =
  "What shall be checked or computed? Equations (balance, check), amounts of a reaction, molar masses, compositions, empirical formulas, oxidation states, SMILES texts, dilutions and claims are answered.";

type Fields = Readonly<Record<string, unknown>>;

/** What a problem of any shape lacks before it can be solved; wrong shapes are for the solver to refuse. */
export function missingInChemistry(problem: object): MissingField[] {
  const tasks = (problem as Fields).tasks;
  if (!Array.isArray(tasks) || tasks.length === 0) return [{ field: "tasks", ask: ASK_TASKS }];
  return tasks
    .slice(0, 50)
    .flatMap((task: unknown, index) =>
      isFields(task) ? missingInTask(task, `tasks[${index}]`) : [],
    );
}

function missingInTask(task: Fields, path: string): MissingField[] {
  const { kind } = task;
  if (typeof kind !== "string" || kind === "") {
    return [{ field: `${path}.kind`, ask: `What is the task: ${KINDS.join(", ")}?` }];
  }
  if (kind === "claim") return missingInClaim(task, path);
  const fields = (Object.hasOwn(NEEDED, kind) ? NEEDED[kind] : undefined) ?? [];
  const missing = fields
    .filter(([field]) => isAbsent(task[field]) || tooFew(kind, field, task[field]))
    .map(([field, ask]) => ({ field: `${path}.${field}`, ask }));
  return [...missing, ...missingInQuantities(task, kind, path)];
}

function missingInClaim(task: Fields, path: string): MissingField[] {
  if (!isAbsent(task.equation)) return [];
  const missing: MissingField[] = [];
  if (isAbsent(task.formula) && isAbsent(task.smiles)) {
    missing.push({
      field: `${path}.formula`,
      ask: "What is the claim about? Give a formula, a SMILES text or an equation.",
    });
  }
  if (!isFields(task.claim) || isAbsent(task.claim.value)) {
    missing.push({
      field: `${path}.claim.value`,
      ask: "What is claimed: a number with its unit, a formula, or balanced?",
    });
  } else if (task.claim.unit === "%" && isAbsent(task.claim.species)) {
    missing.push({
      field: `${path}.claim.species`,
      ask: "Which element is the share of?",
    });
  }
  return missing;
}

function missingInQuantities(task: Fields, kind: string, path: string): MissingField[] {
  if (!Array.isArray(task.quantities)) return [];
  const { quantities } = task;
  return quantities.slice(0, 100).flatMap((quantity: unknown, index) => {
    if (!isFields(quantity)) return [];
    const at = `${path}.quantities[${index}]`;
    if (kind === "dilution") {
      return isAbsent(quantity.role)
        ? [{ field: `${at}.role`, ask: "Is it of the stock or of the final solution?" }]
        : [];
    }
    // In a titration the other quantity tells what an open volume holds.
    const isAsked = kind === "stoichiometry" && quantities.some(isComplete);
    return [
      ...missingSpecies(quantity, at),
      ...(isAsked ? [] : missingConditions(quantity, kind, at)),
    ];
  });
}

function missingSpecies(quantity: Fields, at: string): MissingField[] {
  if (!isAbsent(quantity.species) || quantity.unit === "g/mol") return [];
  return [{ field: `${at}.species`, ask: "Of which substance is the quantity?" }];
}

function missingConditions(quantity: Fields, kind: string, at: string): MissingField[] {
  const {
    unit,
    molarity_mol_l: molarity,
    temperature_k: kelvin,
    pressure_kpa: pressure,
  } = quantity;
  if (kind === "empirical_formula" || typeof unit !== "string" || !VOLUME.test(unit)) return [];
  if (!isAbsent(molarity) || (!isAbsent(kelvin) && !isAbsent(pressure))) return [];
  if (isAbsent(kelvin) && isAbsent(pressure)) {
    return [
      {
        field: `${at}.molarity_mol_l`,
        ask: "Is the volume one of a solution (which molarity?) or of a gas (at which temperature and pressure)?",
      },
    ];
  }
  const field = isAbsent(kelvin) ? "temperature_k" : "pressure_kpa";
  const what = isAbsent(kelvin) ? "temperature" : "pressure";
  return [{ field: `${at}.${field}`, ask: `At which ${what} is the gas?` }];
}

/** Whether a quantity alone tells an amount of its species. */
function isComplete(quantity: unknown): boolean {
  return isFields(quantity) && missingConditions(quantity, "stoichiometry", "").length === 0;
}

function tooFew(kind: string, field: string, value: unknown): boolean {
  if (field !== "quantities" || !Array.isArray(value)) return false;
  return value.length < (kind === "dilution" ? DILUTION_QUANTITIES : 1);
}

function isAbsent(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === "string" && value.trim() === "")
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
