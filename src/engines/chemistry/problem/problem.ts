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
  /** g mg kg ug, mol mmol umol kmol, molecules atoms, L mL uL, mol/L mmol/L (M, mM), % or g/mol. */
  readonly unit: string;
  /** How much of it is the species, above 0 to 100: by mass, of a gas by volume. All of it by default. */
  readonly purity_percent?: number;
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

/** A species that a question is about, and what it wants to know of it. */
export interface AskedSpecies {
  /** A formula of the equation; of a formula an element, or a part such as the water of a hydrate. */
  readonly species: string;
  /** A unit of mass, amount, number or volume; a volume needs the molarity or the conditions of a gas. */
  readonly unit?: string;
  readonly molarity_mol_l?: number;
  readonly temperature_k?: number;
  readonly pressure_kpa?: number;
}

export interface Task {
  readonly kind: TaskKind;
  readonly equation?: string;
  readonly formula?: string;
  readonly smiles?: string;
  readonly quantities?: readonly Quantity[];
  readonly claim?: Claim;
  /** The species that the question is about; it asks for all products where absent. Answers tell all. */
  readonly asked?: readonly (string | AskedSpecies)[];
  /** What forms of each product, in per cent of what the equation promises: above 0 to 100, 100 by default. */
  readonly yield_percent?: number;
  /** What formed of one product, so that the per cent yield is asked for; not with `yield_percent`. */
  readonly actual?: Quantity;
  /** With `balance`: the solution may give or take H2O, H+ or OH-, and a half-reaction electrons. */
  readonly medium?: Medium;
}

export type Medium = "acid" | "base";

/** The species that a task asks about, with what it wants to know of them. */
export function askedSpecies({ asked = [] }: Task): readonly AskedSpecies[] {
  return asked.map((one) => (typeof one === "string" ? { species: one } : one));
}

export interface ChemistryProblem {
  readonly tasks: readonly Task[];
}
