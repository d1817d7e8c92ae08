import { ASKED_UNITS } from "../../../../content/chemistry-words/untold-words.js";
import { unitOf } from "../../../../engines/chemistry/amounts/units.js";
import { type Item, isCue, type QuantityItem } from "../items/item.js";
import type { SpeciesItem } from "../items/measured.js";
import type { AskedSize, SizeConditions } from "./asked-size.js";
import { formulaOf } from "./draft.js";
import type { Scene, Sentence } from "./scene.js";

const WORD_GAP_MAX = 3;
const SPECIES_GAP_MAX = 6;

/** `how many mL of 0.1 M HCl`, `what volume of CO2`, `litres of CO2` and `how many molecules` in a part of a prompt. */
export function askedSize(scene: Scene, { block }: Sentence): AskedSize | undefined {
  let sizes = known.get(scene);
  if (!sizes) {
    sizes = sizesByBlock(scene);
    known.set(scene, sizes);
  }
  return sizes.get(block);
}

/** Each question for an amount looks in its part of the prompt, which is read once. */
const known = new WeakMap<Scene, ReadonlyMap<number, AskedSize>>();

function sizesByBlock({ sentences }: Scene): ReadonlyMap<number, AskedSize> {
  const sizes = new Map<number, AskedSize>();
  for (const { block, items } of sentences) {
    for (const [at, item] of items.entries()) {
      const found = sizes.has(block) ? undefined : sizeAt(items, at);
      if (found === undefined) continue;
      const species = speciesBehind(items, found.next);
      const { unit } = found;
      sizes.set(block, { unit, span: item.span, ...(species ? { species } : {}) });
    }
  }
  return sizes;
}

function sizeAt(
  items: readonly Item[],
  at: number,
): { readonly unit: string; readonly next: number } | undefined {
  const item = items[at];
  if (isCue(item, "how much")) {
    if (/volum/u.test(item.key)) return { unit: "L", next: at + 1 };
    for (let next = at + 1; next <= at + WORD_GAP_MAX; next += 1) {
      const unit = ASKED_UNITS.get(keyOf(items[next]));
      if (unit !== undefined) return { unit, next: next + 1 };
    }
    return undefined;
  }
  const unit = ASKED_UNITS.get(keyOf(item));
  const isOf = /^(?:of|de|von)$/u.test(keyOf(items[at + 1])) && items[at + 2]?.type === "substance";
  return unit !== undefined && isOf && items[at - 1]?.type !== "number"
    ? { unit, next: at + 1 }
    : undefined;
}

function keyOf(item: Item | undefined): string {
  return item && "key" in item ? item.key : "";
}

function speciesBehind(items: readonly Item[], from: number): SpeciesItem | undefined {
  for (const item of items.slice(from, from + SPECIES_GAP_MAX)) {
    if (item.type === "substance" || item.type === "symbol") return item;
    if (item.type === "quantity" && item.dimension !== "concentration") return undefined;
  }
  return undefined;
}

/** What a volume of a species needs; undefined where the prompt does not say it, and empty for particles. */
export function conditionsOf(
  scene: Scene,
  { unit }: AskedSize,
  formula: string,
): SizeConditions | undefined {
  if (unitOf(unit, "").dimension !== "volume") return {};
  const solution = scene.sentences
    .flatMap(({ measured }) => measured)
    .find(
      ({ quantity, species }) =>
        quantity.dimension === "concentration" && species && formulaOf(species) === formula,
    );
  if (solution) return { molarity_mol_l: solution.quantity };
  const of = (dimension: string) =>
    scene.items.find(
      (item): item is QuantityItem => item.type === "quantity" && item.dimension === dimension,
    );
  const [kelvin, kilopascals] = [of("temperature"), of("pressure")];
  return kelvin && kilopascals ? { temperature_k: kelvin, pressure_kpa: kilopascals } : undefined;
}
