export const TASKS_MAX = 50;
export const QUANTITIES_MAX = 100;

export type TaskKind =
  | "balance"
  | "check_balance"
  | "molar_mass"
  | "stoichiometry"
  | "limiting_reagent"
  | "percent_composition"
  | "empirical_formula"
  | "oxidation_states"
  | "smiles"
  | "dilution"
  | "claim";

/** How much of a species there is. */
export interface Quantity {
  /** A formula of the equation; for `empirical_formula` an element. */
  readonly species: string;
  readonly value: number;
  /** g mg kg ug, mol mmol umol kmol, L mL uL, mol/L mmol/L (M, mM), % or g/mol. */
  readonly unit: string;
  /** Concentration of a solution whose volume is given. */
  readonly molarity_mol_l?: number;
  /** Conditions of an ideal gas whose volume is given; both or none. */
  readonly temperature_k?: number;
  readonly pressure_kpa?: number;
  /** Which solution of a dilution it belongs to. */
  readonly role?: "stock" | "final";
}

/** A statement to be judged. */
export interface Claim {
  /** A number, a number as written (its digits set the tolerance), a formula, or "balanced". */
  readonly value: number | string;
  readonly unit?: string;
  /** Absolute, in the unit; half a unit of the last digit by default. */
  readonly tolerance?: number;
  /** The species of the equation or the element of the formula that the number is about. */
  readonly species?: string;
}

export interface Task {
  readonly kind: TaskKind;
  readonly equation?: string;
  readonly formula?: string;
  readonly smiles?: string;
  readonly quantities?: readonly Quantity[];
  readonly claim?: Claim;
  /** Formulas of the species that the question is about; it asks for all products where absent. Answers tell all. */
  readonly asked?: readonly string[];
}

export interface ChemistryProblem {
  readonly tasks: readonly Task[];
}
