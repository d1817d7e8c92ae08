import { fileURLToPath } from "node:url";
import type { Config } from "./config.js";
import { migrate, pendingMigrations } from "./platform/store/migrate.js";
import { openStore } from "./platform/store/open-store.js";
import type { Store } from "./platform/store/sql.js";

/** Where the migrations are, beside the source as beside what is built from it. */
export const MIGRATIONS = fileURLToPath(new URL("../migrations", import.meta.url));
/** Opens the store of a configuration and applies the migrations it lacks. */
export async function openMigratedStore(config: Config): Promise<Store> {
  const store = await openStore(config.DATABASE_URL, { poolSize: config.DATABASE_POOL });
  try {
    // A store that lacks nothing is not written to, so that a read-only one can still be read.
    if ((await pendingMigrations(store, MIGRATIONS)).length > 0) await migrate(store, MIGRATIONS);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
