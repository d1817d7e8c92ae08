import { type Config, pickSettings } from "../config/read-config.js";
import type { Settings, Variables } from "../config/variables.js";
import type { House } from "./house.js";
import type { Needed, PartName } from "./part.js";

/** What a feature declares of what it takes. */
export interface Equipped<Name extends PartName, Own extends Variables> {
  readonly needs?: readonly Name[];
  readonly config?: Own;
}

/** The parts that a feature needs, made if they were not, and the values of its own variables. */
export async function equip<Name extends PartName, Own extends Variables>(
  { needs = [], config: own = {} as Own }: Equipped<Name, Own>,
  { house, config }: { readonly house: House; readonly config: Config },
): Promise<[needed: Needed<Name>, settings: Settings<Own>]> {
  return [await house.get(needs), pickSettings(own, config)];
}
