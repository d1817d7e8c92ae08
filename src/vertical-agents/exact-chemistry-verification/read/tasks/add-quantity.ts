import type { QuantityItem } from "../items/item.js";
import type { Measured } from "../items/measured.js";
import type { Draft } from "./draft.js";
import type { Scene } from "./scene.js";

/** With the conditions of a gas, if the prompt has them; a volume without any is asked about. */
export function addQuantity(
  scene: Scene,
  draft: Draft,
  each: Measured,
  formula: string | undefined,
): void {
  const path = `quantities[${((draft.fields.quantities ?? []) as object[]).length}]`;
  const isOpen = each.quantity.dimension === "volume" && !each.molarity;
  const found = isOpen ? [gasValue(scene, "temperature"), gasValue(scene, "pressure")] : [];
  // Room temperature somewhere in a letter makes no gas of a solution.
  const isGas =
    found.every((one) => one !== undefined) || found.some((one) => isBeside(scene, one, each));
  const [kelvin, kilopascals] = isGas ? found : [];
  draft.quantity(each, formula, {
    ...(kelvin ? { temperature_k: kelvin.value } : {}),
    ...(kilopascals ? { pressure_kpa: kilopascals.value } : {}),
  });
  if (kelvin) draft.spans.push({ field: `${path}.temperature_k`, span: kelvin.span });
  if (kilopascals) draft.spans.push({ field: `${path}.pressure_kpa`, span: kilopascals.span });
  if (kelvin && kilopascals && kelvin.span.start === kilopascals.span.start) {
    draft.note(
      `${path}.temperature_k`,
      "conditions of the gas by their short name: 273.15 K and 100 kPa are STP of IUPAC since 1982, older books mean 101.325 kPa",
      kelvin.value,
      "K",
    );
  }
  if (!isOpen || (kelvin && kilopascals)) return;
  const what = `${each.quantity.digits} ${each.quantity.unit} of ${formula ?? "it"}`;
  if (kelvin) draft.ask(`${path}.pressure_kpa`, `At which pressure are the ${what}?`);
  else if (kilopascals) draft.ask(`${path}.temperature_k`, `At which temperature are the ${what}?`);
  else {
    draft.ask(
      `${path}.molarity_mol_l`,
      `Are the ${what} a solution (which molarity?) or a gas (at which temperature and pressure)?`,
    );
  }
}

/** Whether a condition stands in the sentence of a volume. */
function isBeside(
  scene: Scene,
  condition: QuantityItem | undefined,
  { quantity }: Measured,
): boolean {
  return (
    condition !== undefined &&
    scene.sentences.some(({ items }) => items.includes(condition) && items.includes(quantity))
  );
}

function gasValue(scene: Scene, dimension: "temperature" | "pressure"): QuantityItem | undefined {
  return scene.items.find(
    (item): item is QuantityItem => item.type === "quantity" && item.dimension === dimension,
  );
}
