import { type Offer, offerBackends, watchedParts } from "./backends/offer.js";
import { declarations, secretKinds, storedKinds } from "./config.js";
import { keyFormatsOf } from "./http/family.js";
import type { Config } from "./platform/config/read-config.js";
import { createHouse, type GivenParts, type House } from "./platform/parts/house.js";
import { definePart } from "./platform/parts/part.js";
import type { StoredKind } from "./platform/parts/stored-kind.js";
import { openSecrets } from "./platform/secrets/secrets.js";
import { createStorageQuota } from "./platform/storage-quota/storage-quota.js";

export interface BuildOptions {
  /** Compile each schema at its first use; tests compile all of them at once. */
  readonly lazySchemas?: boolean;
  /** Whether a new secret replaces that of the store, as a server's does; false for a command's. */
  readonly mayReplaceSecrets?: boolean;
}

/** The house of this build over a configuration; `given` parts replace those it would make. */
export function buildHouse(
  config: Config,
  given: GivenParts,
  { lazySchemas = true, mayReplaceSecrets: mayReplace = true }: BuildOptions = {},
): House {
  const backends = definePart({
    name: "backends",
    needs: ["build", ...watchedParts(declarations.backends)],
    create({ build: { version }, ...watched }): Offer {
      const options = { config, version, lazySchemas, watched };
      return offerBackends(declarations.backends, house, options);
    },
  });
  const agents = definePart({ name: "agents", create: () => declarations.agents });
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
  const secrets = definePart({
    name: "secrets",
    needs: ["store", "clock", "log", "metrics"],
    // Nothing is written under a secret that is not the one of the store.
    startsWithServer: true,
    async create({ store, clock, log, metrics }) {
      const opened = await openSecrets(store, secretKinds, { config, clock, log, mayReplace });
      metrics.gauge(
        "gatehouse_secrets_replaced",
        "Secrets that another server replaced by one that this process does not know",
        () => opened.replaced().length,
      );
      return opened;
    },
    schedule: [{ name: "watch-secrets", everyMs: 5_000, run: (opened) => opened.watch() }],
  });
  const made = [secrets, backends, agents, keyFormats, storageQuota];
  const house: House = createHouse([...made, ...declarations.parts], { config, given });
  return house;
}
