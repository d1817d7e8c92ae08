import { type Offer, offerBackends } from "./backends/offer.js";
import { declarations, storedKinds } from "./config.js";
import { keyFormatsOf } from "./http/family.js";
import type { Config } from "./platform/config/read-config.js";
import { createHouse, type GivenParts, type House } from "./platform/parts/house.js";
import { definePart } from "./platform/parts/part.js";
import type { StoredKind } from "./platform/parts/stored-kind.js";
import { createStorageQuota } from "./platform/storage-quota/storage-quota.js";

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
  const storageQuota = definePart({
    name: "storageQuota",
    needs: ["store", "metrics"],
    create({ store, metrics }) {
      const count = metrics.counter({
        name: "gatehouse_storage_refusals_total",
        help: "Writes refused because their owner stores as much as it may, by kind",
        labels: ["kind"],
      });
      const onRefused = ({ name: kind }: StoredKind) => count({ kind });
      return createStorageQuota(store, storedKinds, { config, onRefused });
    },
  });
  const made = [backends, keyFormats, storageQuota];
  const house: House = createHouse([...declarations.parts, ...made], { config, given });
  return house;
}
