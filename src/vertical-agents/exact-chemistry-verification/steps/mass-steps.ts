import { atomicWeight } from "../../../engines/chemistry/elements/elements.js";
import type {
  EmpiricalFormulaAnswer,
  MolarMassAnswer,
  PercentCompositionAnswer,
  SmilesAnswer,
} from "../../../engines/chemistry/tasks/answers.js";
import { toDouble } from "../../../engines/math/exact-numbers/rational.js";
import { listText } from "../words/list-text.js";
import { significantText } from "../words/significant-decimals.js";
import type { StepValue, TaskStep } from "./worked-step.js";

/** The molar mass of a formula or SMILES text: atoms, their weights, the sum. */
export function molarMassSteps(answer: MolarMassAnswer | SmilesAnswer): readonly TaskStep[] {
  const counts = answer.kind === "smiles" ? answer.atoms : answer.composition;
  const weights = Object.keys(counts).map((key) => value(key, weightOf(key), "g/mol"));
  const products = Object.entries(counts).map(
    ([key, count]) => `${count} · ${significantText(weightOf(key), 6)}`,
  );
  const total = answer.molar_mass_g_mol;
  const charge = Number(answer.charge);
  const electrons =
    charge === 0
      ? ""
      : charge > 0
        ? " less the electrons that are gone"
        : " with the added electrons";
  return [
    {
      action: "count_atoms",
      text: `${answer.formula}: ${listText(Object.entries(counts).map(([key, count]) => `${count} ${key}`))}`,
      values: Object.entries(counts).map(([key, count]) => value(key, count, "atoms")),
    },
    {
      action: "weights",
      text: `Standard atomic weights: ${namedText(weights, 6)}`,
      values: weights,
    },
    {
      action: "result",
      text: `M = ${sumText(products)}${electrons} = ${significantText(total, 7)} g/mol`,
      values: [value("M", total, "g/mol")],
    },
  ];
}

/** Shares of the elements in a mass. */
export function percentSteps(answer: PercentCompositionAnswer): readonly TaskStep[] {
  const shares = Object.entries(answer.mass_percent).map(([key, share]) => value(key, share, "%"));
  return [
    {
      action: "result",
      text: `Atoms times weight over the whole of ${answer.formula}: ${namedText(shares, 4)}`,
      values: shares,
    },
  ];
}

/** A formula from measured shares: ratios, whole numbers, and the multiple that has the molar mass. */
export function empiricalSteps(answer: EmpiricalFormulaAnswer): readonly TaskStep[] {
  const ratios = Object.entries(answer.ratios).map(([key, ratio]) => value(key, ratio, null));
  const counts = Object.entries(answer.composition).map(([key, count]) =>
    value(key, count, "atoms"),
  );
  return [
    {
      action: "ratios",
      text: `Share over weight, divided by the least: ${namedText(ratios, 4)}`,
      values: ratios,
    },
    {
      action: "result",
      text:
        answer.formula === null
          ? "No small whole numbers are near these ratios"
          : `Whole numbers: ${answer.formula}`,
      values: counts,
    },
    ...(answer.molecular_formula === null
      ? []
      : [
          {
            action: "multiple",
            text: `With the molar mass: ${answer.molecular_formula}`,
            values: [],
          },
        ]),
  ];
}

function weightOf(key: string): number {
  const weight = atomicWeight(key);
  if (!weight) throw new RangeError(`${key} has no weight`);
  return toDouble(weight.value);
}

function namedText(values: readonly StepValue[], digits: number): string {
  return listText(
    values.map(({ name, value: number, unit }) => {
      const text = significantText(Number(number), digits);
      return unit === null ? `${name} ${text}` : `${name} ${text} ${unit}`;
    }),
  );
}

function sumText(products: readonly string[]): string {
  const shown = products.slice(0, 8);
  return shown.length < products.length ? `${shown.join(" + ")} + …` : shown.join(" + ");
}

function value(name: string, number: number | string, unit: string | null): StepValue {
  return { name, value: number, unit };
}
