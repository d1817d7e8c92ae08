import type { Atoms } from "../../../engines/chemistry/formula/species.js";
import type { Drawn, UncertainInputs } from "./uncertain-inputs.js";

/** What a task asks for, in runs with errors. */
export interface SampledTask {
  readonly measure: string;
  readonly unit: string;
  readonly value: Drawn;
  /** Whether what the answer says does not hold in a run. */
  readonly breach?: { readonly constraint: string; readonly isBroken: () => boolean };
}

/** Where a sampled task stands, and what it draws from. */
export interface Sampling {
  /** As in `tasks[0]`. */
  readonly place: string;
  readonly inputs: UncertainInputs;
}

/** The share of an element in the mass of a composition, in per cent. */
export function sampledShare(atoms: Atoms, key: string, inputs: UncertainInputs): Drawn {
  const total = inputs.molarMass({ atoms, charge: 0n });
  const own = new Map([...atoms].filter(([name]) => name === key));
  const part = inputs.molarMass({ atoms: own, charge: 0n });
  return () => (100 * part()) / total();
}
