import { type Rational, subtract, toDouble } from "../../math/exact-numbers/rational.js";
import { type Dilution, dilute } from "../amounts/dilute.js";
import { measured } from "../amounts/units.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import type { Task } from "../problem/problem.js";
import type { DilutionAnswer } from "./answers.js";
import { neededQuantities } from "./task-text.js";

const FIELDS = {
  stock: { concentration: "stockMolL", volume: "stockL" },
  final: { concentration: "finalMolL", volume: "finalL" },
} as const;

/** The fourth of the concentrations and volumes of a stock and a final solution, from three. */
export function dilutionOf(task: Task, path: string): DilutionAnswer {
  const known: { -readonly [Key in keyof Dilution]?: Rational } = {};
  for (const [index, quantity] of neededQuantities(task, 3, path).entries()) {
    const at = `${path}/quantities/${index}`;
    if (quantity.role === undefined) {
      throw new ChemistryError("missing", `${at}/role`, "role must be stock or final");
    }
    const { dimension, value } = measured(quantity, at);
    if (dimension !== "concentration" && dimension !== "volume") {
      throw new ChemistryError("invalid", `${at}/unit`, "unit must be one of mol/L or L");
    }
    const field = FIELDS[quantity.role][dimension];
    if (known[field]) throw new ChemistryError("invalid", at, "the same quantity is given twice");
    known[field] = value;
  }
  const full = dilute(known);
  if (!full) {
    const message = "three quantities must be known, and the stock must be the stronger solution";
    throw new ChemistryError("invalid", `${path}/quantities`, message);
  }
  return {
    kind: "dilution",
    stock_mol_l: toDouble(full.stockMolL),
    stock_l: toDouble(full.stockL),
    final_mol_l: toDouble(full.finalMolL),
    final_l: toDouble(full.finalL),
    solvent_l: toDouble(subtract(full.finalL, full.stockL)),
  };
}
