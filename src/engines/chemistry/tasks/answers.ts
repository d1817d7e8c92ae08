import type { IntegerJson } from "./integer-json.js";

/** One conserved quantity and its sums over both sides; `element` is "charge" for the charge. */
export interface Conservation {
  readonly element: string;
  /** An integer, or a fraction as text where a formula has fractions of atoms. */
  readonly left: IntegerJson;
  readonly right: IntegerJson;
}

/** A species as it was understood; the formula is as written, without coefficient and phase. */
export interface SpeciesJson {
  readonly formula: string;
  readonly charge: IntegerJson;
  readonly side: "left" | "right";
}

export interface ReactionJson {
  readonly coefficients: readonly IntegerJson[];
  readonly balanced_equation: string;
}

/** How the equation is balanced; coefficients are of the left species, then of the right ones. */
export interface BalanceAnswer {
  readonly kind: "balance";
  readonly status: "balanced" | "impossible" | "not_unique";
  /** In the order of the coefficients. */
  readonly species: readonly SpeciesJson[];
  /** Empty unless balanced. */
  readonly coefficients: readonly IntegerJson[];
  readonly balanced_equation: string | null;
  readonly conservation: readonly Conservation[];
  readonly nullity: number;
  /** With `impossible`: weights whose sum over elements and charge one side has and the other cannot. */
  readonly blocked_by?: readonly { readonly element: string; readonly weight: IntegerJson }[];
  /** With `not_unique`: the reactions of which every balance is a sum; left out where there are over 200. */
  readonly minimal_reactions?: readonly ReactionJson[];
  readonly readings: readonly string[];
  /** What the medium gives or takes, where the equation has not all of it. */
  readonly added?: readonly string[];
}

/** Whether the coefficients as written conserve everything. */
export interface CheckBalanceAnswer {
  readonly kind: "check_balance";
  readonly is_balanced: boolean;
  /** The coefficients as they stand there, left then right; fractions as text. */
  readonly written: readonly IntegerJson[];
  readonly conservation: readonly Conservation[];
  /** What is not conserved. */
  readonly unequal: readonly string[];
  /** Balanced, but with a common factor or fractions left. */
  readonly is_smallest: boolean;
  readonly correct: BalanceAnswer;
}

/** What a formula with dots is made of, such as salt and water. */
export interface PartJson {
  readonly formula: string;
  /** How often it is in one formula unit. */
  readonly count: number;
  readonly mass_percent: number;
}

export interface MolarMassAnswer {
  readonly kind: "molar_mass";
  readonly formula: string;
  readonly molar_mass_g_mol: number;
  /** Sum of the uncertainties of the atomic weights; null with elements that have none. */
  readonly uncertainty: number | null;
  /** Atoms in one formula unit. */
  readonly composition: Readonly<Record<string, number>>;
  readonly parts?: readonly PartJson[];
  readonly charge: IntegerJson;
  /** Elements counted by the mass number of a well-known isotope. */
  readonly without_standard_weight: readonly string[];
  readonly readings: readonly string[];
}

export interface PercentCompositionAnswer {
  readonly kind: "percent_composition";
  readonly formula: string;
  readonly charge: IntegerJson;
  /** Mass of each element in per cent of the whole. */
  readonly mass_percent: Readonly<Record<string, number>>;
  readonly parts?: readonly PartJson[];
}

export interface EmpiricalFormulaAnswer {
  readonly kind: "empirical_formula";
  readonly status: "found" | "not_decidable";
  readonly formula: string | null;
  readonly composition: Readonly<Record<string, number>>;
  /** Amounts relative to the least one, as measured. */
  readonly ratios: Readonly<Record<string, number>>;
  /** Share of each element in the mass of the formula that was found. */
  readonly mass_percent: Readonly<Record<string, number>>;
  /** Of the shares that were given, where all were given in per cent. */
  readonly percent_sum?: number;
  /** The multiple of the empirical formula that has the molar mass that was given. */
  readonly molecular_formula: string | null;
}

export interface SmilesAnswer {
  readonly kind: "smiles";
  readonly formula: string;
  readonly monoisotopic_mass: number | null;
  readonly molar_mass_g_mol: number;
  readonly uncertainty: number | null;
  readonly atoms: Readonly<Record<string, number>>;
  readonly charge: IntegerJson;
  readonly canonical: string;
}

export interface SpeciesAmount {
  readonly species: string;
  readonly side: "reactant" | "product";
  readonly coefficient: IntegerJson;
  /** What reacts or forms when the reaction runs to its end. */
  readonly amount_mol: number;
  readonly mass_g: number;
  /** What was there, where it was said, and what of it is left. */
  readonly given_mol?: number;
  readonly left_over_mol?: number;
  readonly left_over_g?: number;
  /** With a yield below 100 %: what the equation promises of a product. */
  readonly theoretical_mol?: number;
  readonly theoretical_g?: number;
  /** Of the solution whose volume was given without it. */
  readonly molarity_mol_l?: number;
  /** Where it was asked for, of a gas at the stated conditions or of a solution. */
  readonly volume_l?: number;
  /** Molecules, formula units or atoms, where they were asked for. */
  readonly particles?: number;
}

/** What formed of a product against what the equation promises. */
export interface PercentYield {
  readonly species: string;
  readonly actual_mol: number;
  readonly theoretical_mol: number;
  readonly percent: number;
}

export interface ReactionAmountsAnswer {
  readonly kind: "stoichiometry" | "limiting_reagent";
  /** Other than `solved`: the equation has no single balance, and its own coefficients do not balance it. */
  readonly status: "solved" | "impossible" | "not_unique";
  readonly balanced_equation: string | null;
  readonly extent_mol: number | null;
  /** The reactant that is used up first; several when they run out together. */
  readonly limiting: readonly string[];
  readonly amounts: readonly SpeciesAmount[];
  /** Reactants whose quantity was not said: taken as enough. */
  readonly taken_as_enough: readonly string[];
  readonly percent_yield?: PercentYield;
}

export interface OxidationStatesAnswer {
  readonly kind: "oxidation_states";
  readonly formula: string;
  readonly charge: IntegerJson;
  readonly status: "decided" | "not_decidable";
  /** An integer, or a mean such as "8/3". */
  readonly states: Readonly<Record<string, IntegerJson>>;
  /** Of a salt whose ions hold an element in several states: those of each ion, of which `states` has the means. */
  readonly ions?: readonly {
    readonly formula: string;
    readonly count: number;
    readonly states: Readonly<Record<string, IntegerJson>>;
  }[];
  readonly rules: readonly string[];
}

export interface DilutionAnswer {
  readonly kind: "dilution";
  readonly stock_mol_l: number;
  readonly stock_l: number;
  readonly final_mol_l: number;
  readonly final_l: number;
  /** Final volume less stock volume: exact only where volumes add. */
  readonly solvent_l: number;
}

export interface ClaimAnswer {
  readonly kind: "claim";
  readonly verdict: "true" | "false" | "not_decidable";
  readonly correct: { readonly value: number | string; readonly unit: string } | null;
  readonly tolerance: number | null;
  readonly difference: number | null;
  readonly why: string;
  /** With a claim that an equation is balanced. */
  readonly balance?: CheckBalanceAnswer;
  /** With a number about a reaction: the amounts that it was judged by. */
  readonly reaction?: ReactionAmountsAnswer;
}

export type ChemistryAnswer =
  | BalanceAnswer
  | CheckBalanceAnswer
  | MolarMassAnswer
  | PercentCompositionAnswer
  | EmpiricalFormulaAnswer
  | SmilesAnswer
  | ReactionAmountsAnswer
  | OxidationStatesAnswer
  | DilutionAnswer
  | ClaimAnswer;
