import { type Offer, offerBackends } from "./backends/offer.js";
import { declarations } from "./config.js";
import { keyFormatsOf } from "./http/family.js";
import type { Config } from "./platform/config/read-config.js";
import { createHouse, type GivenParts, type House } from "./platform/parts/house.js";
import { definePart } from "./platform/parts/part.js";

export interface BuildOptions {
  /** Compile each schema at its first use; tests compile all of them at once. */
  readonly lazySchemas?: boolean;
}

/** The house of this build over a configuration; `given` parts replace those it would make. */
export function buildHouse(
  config: Config,
  given: GivenParts,
  { lazySchemas = true }: BuildOptions = {},
): House {
  const backends = definePart({
    name: "backends",
    needs: ["build"],
    create: ({ build: { version } }): Offer =>
      offerBackends(declarations.backends, house, { config, version, lazySchemas }),
  });
  const keyFormats = definePart({
    name: "keyFormats",
    create: () => keyFormatsOf(declarations.families),
  });
  const house: House = createHouse([...declarations.parts, backends, keyFormats], {
    config,
    given,
  });
  return house;
}
