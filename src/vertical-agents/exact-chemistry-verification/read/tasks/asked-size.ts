import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import type { QuantityItem } from "../items/item.js";
import type { SpeciesItem } from "../items/measured.js";

/** The unit in which a question wants to know an amount, and of what. */
export interface AskedSize {
  readonly unit: string;
  readonly span: Span;
  readonly species?: SpeciesItem;
}

/** What an asked volume holds: the molarity of a solution, or the conditions of a gas. */
export interface SizeConditions {
  readonly molarity_mol_l?: QuantityItem;
  readonly temperature_k?: QuantityItem;
  readonly pressure_kpa?: QuantityItem;
}
