import { type AccountService, createAccountService } from "../apis/accounts/service.js";
import type { AnyBackend } from "../backends/backend.js";
import { buildHouse } from "../build-house.js";
import { declarations, loadConfig } from "../config.js";
import { type Config, pickSettings } from "../platform/config/read-config.js";
import type { Variables } from "../platform/config/variables.js";
import { PRO_TIER } from "../platform/keys/pro-tier.js";
import type { Needed, PartName } from "../platform/parts/part.js";
import { logTo } from "../platform/telemetry/log.js";

/** Opens some parts of the configured house for one piece of work, and ends them again. */
export async function withHouse<const Name extends PartName, Result>(
  names: readonly Name[],
  work: (parts: Needed<Name>) => Promise<Result>,
  config: Config = loadConfig(),
): Promise<Result> {
  const log = logTo({ write: () => undefined }, "silent");
  const house = buildHouse(config, { log }, { mayReplaceSecrets: false });
  try {
    // A command with another secret than the servers' is refused as a server is.
    await house.get(["secrets"]);
    return await work(await house.get(names));
  } finally {
    await house.close();
  }
}

/** What the operator works on; a running server may have the same store open. */
export type Parts = Needed<"store" | "keys" | "mailer"> & { readonly accounts: AccountService };

/** The store, keys, mail and accounts of the configuration, for one piece of work. */
export function withParts<Result>(work: (parts: Parts) => Promise<Result>): Promise<Result> {
  return withHouse(
    ["store", "keys", "mailer", "accounts", "clock", "quota", "usage", "storageQuota"],
    (parts) =>
      work({ ...parts, accounts: createAccountService({ ...parts, services: services() }) }),
  );
}

/** Every service of the catalogue, and the tier that is granted as they are. */
export function services(): readonly Pick<AnyBackend, "slug" | "access">[] {
  return [...declarations.backends, PRO_TIER];
}

/** Some values of the configuration, typed by their variables. */
export function configured<Own extends Variables>(variables: Own) {
  return pickSettings(variables, loadConfig());
}
